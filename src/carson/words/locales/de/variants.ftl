# Varianten, Ausgaben und das Spiel allein: Namen, und welche Tische es nicht gibt.

edition-english = englische Ausgabe
edition-dutch = niederländische Ausgabe

event-bridge = { $seat } baut eine Brücke an { SIDE($line) }.
event-shifted = { $seat } setzt einen Cowboy um: { PLACE($source) } → { PLACE($at) }.
event-city-hall-out = Es gibt keine Parzelle für das Rathaus; es kommt nicht ins Spiel.

refusal-bridge-needs-two = Beiderseits von { SIDE($line) } ist der Fluss; eine Brücke braucht zwei Straßen, und du hast { $roads }.
refusal-school-on-bank = An diesem Ufer des Flusses steht schon eine Schule; auf { $at } kann keine zweite stehen.
refusal-no-cowboy-of-yours = Dort steht kein Cowboy von dir ({ PLACE($at) }); wähle einen Platz, wo einer steht.
refusal-not-on-the-board = { PLACE($at) } liegt nicht auf dem Spielplan; setze den Cowboy auf einen anderen Platz darauf um.
refusal-token-not-there = Der Cowboy nimmt seinen Marker mit, und der kann nicht auf { PLACE($at) }; wähle einen anderen Platz.
refusal-city-hall-there = Auf { $at } steht das Rathaus, und seine Parzelle kann nie jemandem gehören; wähle eine andere.

error-options-variant = „{ $found }“ ist keine Variante; wähle aus { LIST($known) }.
error-options-variant-twice = Die Variante „{ $found }“ steht zweimal da; nenne jede einmal.
error-options-edition = „{ $found }“ ist keine Ausgabe; wähle { LIST($known, join: "or") }.
error-options-father-christmas = Die niederländische Ausgabe hat keinen Weihnachtsmann; lass { $number } weg.

error-record-bad-figures = Die Zahlen in der Aufzeichnung sind nicht brauchbar: { $where }: { $reason }
error-record-other-figures = Die Aufzeichnung braucht die Zahlen „{ $name }“ ({ $expected }), die hier sind aber { $found }; füge die Zeile „figures-data“ mit den gespielten Zahlen hinzu.

action-shift = einen Cowboy umsetzen: { PLACE($word) } → { PLACE($second) }
action-withdraw = einen Cowboy zurücknehmen: { PLACE($word) }
action-horse = ein Pferd in Koppel { $word } stellen
action-sheet = den Bogen ausfüllen: Cowboys { $word }, Revolvermarker { $second }, Straßen { $third }, Parzellen { $fourth }, Gebot ${ $fifth }

# Eigene Zahlen: was an einer Datei nicht stimmt, und wo.

error-figures = Diese Zahlen sind nicht brauchbar. { $where }: { $reason }
error-figures-unread = Das lässt sich nicht lesen: { $reason }
error-figures-directory = Das ist ein Ordner, keine Datei.
error-figures-large = Das ist größer als { $most } Bytes.
error-figures-encoding = Das ist kein gültiges UTF-8 (ab Byte { $byte }).
error-figures-format = Das Format muss „{ $expected }“ sein.
error-figures-name = Der Name muss ein Wort aus höchstens { $most } Buchstaben sein.
error-figures-step-names = Nenne genau diese: { LIST($known) }.
error-figures-step = Jede Stufe muss zwischen ${ $least } und ${ $most } liegen.
error-figures-parcel = „{ $found }“ ist keine Parzelle; Parzellen sind a1 bis h8.
error-figures-river = Ein Fluss hat { $fewest } bis { $most } Parzellen, jede einmal.
error-figures-order = In dieser Reihenfolge muss dort stehen: { LIST($known) }.
error-figures-range = Der Wert muss zwischen { $least } und { $most } liegen.
error-figures-hats = Es müssen { $count } Zahlen von 0 bis { $most } sein, eine für jede Koppel.
error-figures-ware = Nötig ist 0 ≤ fewest ≤ most ≤ { $most } und ein Preis von 0 bis { $price }.
error-figures-purse = Die Börse muss zwischen ${ $least } (was gekauft werden muss) und ${ $most } liegen.
error-figures-sheets = Es wären { $found } verschiedene Bögen möglich; die Grenze ist { $most }. Mach die Börse kleiner.
error-figures-notes = Es dürfen höchstens { $most } Anmerkungen zu je höchstens { $letters } Buchstaben sein.
error-figures-priority = Nenne jedes davon einmal: { LIST($known) }.
error-figures-some-of = Nenne eines oder mehrere davon, jedes einmal: { LIST($known) }.
error-figures-one-of = Möglich ist { LIST($known, join: "or") }.
error-figures-card-g = G ist nur für { LIST($known) }.
error-figures-cards = Für { $name } gibt es { $found } Karten, nötig sind aber { $expected }.
