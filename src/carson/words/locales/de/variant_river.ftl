# Carson River.

variant-river = Carson River

income-river = Fluss

refusal-river-there = { $at } ist Fluss; niemand kann die Parzelle besitzen, darauf stehen oder darauf bauen.

error-options-river-unused = Du hast einen Fluss gewählt, aber die Variante Carson River ist nicht im Spiel; füge „river“ zu den Varianten hinzu.
error-options-river-parcel = „{ $found }“ ist keine Parzelle; ein Fluss besteht aus Parzellen wie d4, von a1 bis h8.
error-options-river = { $reason ->
    [length] Ein Fluss hat { $fewest } bis { $most } Parzellen.
   *[twice] Eine Parzelle des Flusses steht zweimal da; nenne jede einmal.
}
