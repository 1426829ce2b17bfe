# Varianten, Ausgaben und das Spiel allein: Namen, und welche Tische es nicht gibt.

variant-new-beginning = Ein neuer Anfang
variant-river = Carson River
variant-might-is-right = Das Recht des Stärkeren
variant-kit-carson = Kit Carson
variant-outlaws = Gesetzlose
variant-horses = Pferde

edition-english = englische Ausgabe
edition-dutch = niederländische Ausgabe

strategy-rancher = Rancher
strategy-miner = Minenbesitzer
strategy-strength = Stärke
strategy-urban = Städter

space-enclosure-1 = die erste Koppel
space-enclosure-2 = die zweite Koppel
space-enclosure-3 = die dritte Koppel
space-enclosure-4 = die vierte Koppel
space-enclosure-5 = die fünfte Koppel

income-river = der Fluss

event-bridge = { $seat } baut eine Brücke an { SIDE($line) }.

refusal-bridge-needs-two = An { SIDE($line) } ist auf allen Seiten Fluss; eine Brücke braucht zwei Straßen, und du hast { $roads }.
refusal-school-on-bank = An diesem Ufer des Flusses steht schon eine Schule; auf { $at } kann keine zweite stehen.
refusal-outlaw-there = Auf { $at } steht ein Gesetzloser; solange er da ist, wird dort nicht gebaut.

error-options-variant = „{ $found }“ ist keine Variante; wähle aus { LIST($known) }.
error-options-variant-twice = Die Variante „{ $found }“ steht zweimal da; nenne jede einmal.
error-options-edition = „{ $found }“ ist keine Ausgabe; wähle { LIST($known, join: "or") }.
error-options-father-christmas = Die niederländische Ausgabe hat keinen Weihnachtsmann; lass { $number } weg.
error-options-river-unused = Ein Fluss wurde gezeichnet, aber die Variante Carson River ist nicht im Spiel; füge „river“ zu den Varianten hinzu.
error-options-river-parcel = „{ $found }“ ist keine Parzelle; ein Fluss besteht aus Parzellen wie d4, von a1 bis h8.
error-options-river = { $reason ->
    [length] Ein Fluss hat { $fewest } bis { $most } Parzellen.
    [twice] Eine Parzelle des Flusses steht zweimal da; nenne jede einmal.
    [apart] Der Fluss zerfällt; seine Parzellen müssen mit den Seiten aneinanderliegen.
   *[rim] Der Fluss muss von Rand zu Rand fließen; mindestens zwei seiner Parzellen müssen am Rand des Plans liegen.
}
error-options-solo = „{ $found }“ ist keine Strategie von Standish; wähle { LIST($known, join: "or") }.
error-options-solo-players = Allein gegen Standish sind es zwei Spieler, du und er, nicht { $found }.
error-options-solo-dutch = Die niederländische Ausgabe spielt man nicht allein; wähle die englische.
error-options-solo-variant = { LIST($found) }: nicht beim Spiel allein. Dann sind nicht dabei: { LIST($known) }.

error-record-bad-figures = Mit den Zahlen, die die Aufzeichnung mitbringt, kann man nicht spielen: { $reason }
error-record-other-figures = Die Aufzeichnung braucht die Zahlen „{ $name }“ ({ $expected }), die hier sind aber { $found }; füge die Zeile „figures-data“ mit den gespielten Zahlen hinzu.

action-shift = einen Cowboy umsetzen: { PLACE($word) } → { PLACE($second) }
action-withdraw = den Cowboy zurücknehmen: { PLACE($word) }
action-horse = ein Pferd in Koppel { $word } stellen
action-sheet = auf den Bogen schreiben: Cowboys { $word }, Revolvermarker { $second }, Straßen { $third }, Parzellen { $fourth }, Gebot ${ $fifth }
