### Was bei jedem Spiel gesagt wird: Aufzählungen, Ablehnungen, und was an einer Aufzeichnung oder Einstellung falsch ist.

## Aufzählungen

list-separator = { ", " }
list-and = { $start } und { $last }
list-or = { $start } oder { $last }
list-more = { $count ->
    [one] noch eins
   *[other] noch { $count }
  }

seat-value = { $seat } { $value }

## Ablehnungen

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um weiterzuspielen.
refusal-not-your-decision = { $seat } hat jetzt nichts zu entscheiden: Das Spiel wartet auf { $seats }.

## Fehler

error-at-line = Zeile { $line }: { $sentence }

error-language-unknown = Die Sprache „{ $wanted }“ gibt es nicht; wähle { LIST($known, join: "or") }.

error-undo-nothing = Es gibt nichts zurückzunehmen: Weiter als bis zur letzten gezogenen Karte oder zum letzten aufgedeckten Gebot geht es nicht.
error-game-without-seed = Das Spiel hat keinen Startwert, darum kann aus „{ $what }“ nichts gezogen werden; gib einen an, um weiterzuspielen.

error-record-not-one = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile muss „{ $expected }“ lauten.
error-record-too-long = Die Aufzeichnung ist zu lang; mehr als { $most ->
    [one] eine Zeile
   *[other] { $most } Zeilen
  } darf sie nicht haben.
error-record-cut-off = Die Aufzeichnung bricht ab; eine ganze hat einen Kopf, eine leere Zeile, die Züge und eine Schlusszeile mit „end“.
error-record-bad-head = „{ $text }“ ist keine Zeile des Kopfes; sie muss „Name: Wert“ lauten, jeder Name einmal.
error-record-head-missing = Im Kopf fehlt die Zeile „{ $key }: …“; füge sie hinzu.
error-record-bad-line = „{ $text }“ ist keine Zeile einer Aufzeichnung; sie muss „start“ lauten, oder ein Platz und eine Aktion, wie „0 bid 7“.
error-record-wrong-count = Die Schlusszeile nennt { $said ->
    [one] einen Zug
   *[other] { $said } Züge
  }, die Aufzeichnung hat aber { $found }.
error-record-after-end = Nach der Schlusszeile steht noch Text; dort muss die Aufzeichnung enden.
error-record-bad-tag = „{ $tag }“ kann nicht im Kopf stehen: Ein Name besteht aus kleinen Buchstaben, Ziffern, Punkten und Bindestrichen und ist noch nicht da, sein Wert ist eine Zeile ohne Leerzeichen am Rand.
error-record-without-beginning = Eine Aufzeichnung geht nicht: { $missing ->
    [one] Der erste Zug des Spiels ist
   *[other] Die ersten { $missing } Züge des Spiels sind
  } hier nicht bekannt; geh dorthin zurück, wo das ganze Spiel liegt.
error-record-does-not-play = „{ $text }“ kann nicht gespielt werden. { $reason }
error-record-other-game = Die Aufzeichnung ist vom Spiel „{ $found }“; sie muss von „{ $expected }“ sein.
error-record-other-version = Die Aufzeichnung folgt Fassung { $found } der Regeln; es muss Fassung { $expected } sein.
error-record-other-position = Die Züge führen zu einer anderen Stellung ({ $found }), als die Schlusszeile sagt ({ $expected }): Die Aufzeichnung wurde verändert.
error-record-other-scores = Die Züge führen zu den Punkten { LIST($found) }, die Schlusszeile sagt aber { LIST($expected) }: Die Aufzeichnung wurde verändert.
error-record-draw-missing = Der Zug zieht aus „{ $what }“, in seiner Zeile fehlt das aber; es muss nach „=>“ stehen.
error-record-draw-other = Der Zug zieht aus „{ $what }“, in seiner Zeile wird dort aber aus „{ $recorded }“ gezogen.
error-record-draw-impossible = Der Zug zieht aus „{ $what }“, was dort nicht zu ziehen ist (Nummer { $value }).
error-record-draw-left-over = In der Zeile wird aus „{ $what }“ gezogen, was der Zug nicht tut; nimm es heraus.
error-record-other-options = Die Aufzeichnung wurde mit { $key } „{ $found }“ gespielt, das Spiel hier hat „{ $expected }“.
error-record-still-open = Das ist die öffentliche Aufzeichnung eines laufenden Spiels; sie lässt sich lesen, aber nicht nachspielen.
error-record-bad-options = Die Spieler der Aufzeichnung können nicht spielen: { $reason }
error-seed-unprintable = Der Startwert enthält Zeichen, die sich nicht drucken lassen; nimm Buchstaben, Ziffern und Leerzeichen.
error-undo-relied-on = Dein Zug kann nicht zurückgenommen werden: { $seat } hat schon darauf gebaut.
