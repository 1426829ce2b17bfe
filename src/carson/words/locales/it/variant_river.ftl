# Carson River.

variant-river = Carson River

income-river = fiume

refusal-river-there = { $at } è fiume; nessuno può possederlo, starci o costruirci.

error-options-river-unused = Hai scelto un fiume, ma la variante Carson River non è in gioco; aggiungi «river» alle varianti.
error-options-river-parcel = «{ $found }» non è un lotto; un fiume è fatto di lotti come d4, da a1 a h8.
error-options-river = { $reason ->
    [length] Un fiume ha da { $fewest } a { $most } lotti.
   *[twice] Un lotto del fiume compare due volte; indica ognuno una volta sola.
}
