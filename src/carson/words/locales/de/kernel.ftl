### Was bei jedem Spiel gesagt wird: Aufzählungen, Ablehnungen, und was an einer Aufzeichnung oder Einstellung falsch ist.

## Aufzählungen

list-separator = { ", " }
list-and = { $start } und { $last }
list-or = { $start } oder { $last }
list-more = { $count ->
    [one] noch eins
   *[other] noch { $count }
  }

seat-value = { $seat } ({ $value })
# Was andere gefragt werden, für alle, die warten: `doing` ist das `.wait` der Frage, ein Infinitiv.
seats-waiting = Warten auf { $seats }: { $doing }.

## Ablehnungen

refusal-game-over = Das Spiel ist zu Ende; beginne ein neues, um noch einmal zu spielen.
refusal-not-your-decision = { $seat } hat jetzt nichts zu entscheiden; das Spiel wartet auf { $seats }.
refusal-wrong-moment = Du kannst jetzt nicht { ACTION($action) }; { $asked ->
    [power] setze die Fähigkeit ein oder passe.
    [bid] wähle eine Gebotskarte.
    [take] nimm eine Karte der Auslage.
    [take-now] nimm eine Karte der Auslage.
    [place] lege die Karte, die du genommen hast.
    [sell] verkaufe eine Karte oder passe.
    [paperboy] nimm einen Charakter, der niemandem gehört, oder passe.
    [claim] wähle eine Parzelle für dein Besitzplättchen.
    [character] nimm einen Charakter.
    [ask] beantworte die Frage deines Charakters.
    [cowboy] setze einen Cowboy oder passe.
    [duel-order] wähle das nächste Duell.
    [buy-parcel] kaufe eine Parzelle oder passe.
    [purchase] kaufe das Gebäude oder passe.
    [build] baue, bitte einen Gegner um Erlaubnis oder passe.
    [house] setze ein Haus oder mache eines zum Stadthaus.
    [consent] stimme zu oder lehne ab.
    [buy-vp] wähle, wie viel du für SP ausgibst, oder passe.
    [cash] wähle, wie viel du ausgibst, oder passe, wenn du darfst.
    [take-parcel] wähle eine Parzelle.
    [auction] biete oder passe.
    [heal] schicke den besiegten Cowboy weiter oder passe.
    [toll] zahle oder verliere 1 SP.
    [blast] wähle eine Mine oder passe.
    [reroll] würfle noch einmal oder behalte deinen Wurf.
    [city-hall] wähle einen Platz für das Rathaus.
    [occupy] besetze das Rathaus oder passe, um darauf zu verzichten.
    [last-roads] lege eine Straße oder passe.
    [outlaws] wähle den Gesetzlosen, der als Nächster zieht.
    [spoils] nimm die SP oder greif an.
    [sheet] fülle deinen Bogen aus.
    [horse] stelle ein Pferd in eine Koppel oder passe.
    [stable] setze einen Cowboy, setze einen um oder nimm einen zurück, passe oder verzichte.
    [wages] kaufe ein Pferd, oder passe, um den Lohn zu nehmen.
    [ranches] wähle eine Ranch oder passe.
    [duel-tile] spiele eines deiner Duellplättchen, mit Dynamit zwei.
    [last-tile] spiele eines deiner Duellplättchen, mit Dynamit zwei.
    [free-cowboys] setze einen Cowboy, setze einen um, oder passe, um aufzuhören.
   *[other] beantworte die Frage, die dir gestellt wurde.
  }
refusal-no-such-parcel = Es gibt hier keine Parzelle „{ $at }“; nenne den Buchstaben der Spalte und die Nummer der Zeile.

## Fehler

error-at-line = Zeile { $line }: { $sentence }

error-language-unknown = Die Sprache „{ $wanted }“ ist nicht verfügbar; wähle { LIST($known, join: "or") }.

error-undo-nothing = Es gibt nichts zurückzunehmen: Weiter als bis zur letzten gezogenen Karte, zum letzten Wurf oder zum letzten aufgedeckten Gebot geht es nicht.
error-game-without-seed = Das Spiel hat keinen Startwert, darum kann aus „{ $what }“ nichts gezogen werden; gib einen an, um weiterzuspielen.
error-no-such-seat = Platz { $found } gibt es in diesem Spiel nicht; die Plätze sind { LIST($known) }.

error-record-not-one = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile muss „{ $expected }“ lauten.
error-record-too-long = Die Aufzeichnung ist zu lang; mehr als { $most ->
    [one] eine Zeile
   *[other] { $most } Zeilen
  } darf sie nicht haben.
error-record-many-remarks = Die Aufzeichnung hat { $found } Kommentarzeilen; erlaubt sind höchstens { $most }.
error-record-cut-off = Die Aufzeichnung bricht ab; eine vollständige hat einen Kopf, eine leere Zeile, die Züge und eine Schlusszeile mit „end“.
error-record-bad-head = „{ $text }“ ist keine Zeile des Kopfes; sie muss „Name: Wert“ lauten, jeder Name einmal.
error-record-head-missing = Im Kopf fehlt die Zeile „{ $key }: …“; füge sie hinzu.
error-record-bad-line = „{ $text }“ ist keine Zeile einer Aufzeichnung; sie muss „start“ lauten oder aus einem Platz und einer Aktion bestehen, wie „0 pass“.
error-record-wrong-count = Die Schlusszeile nennt { $said ->
    [one] einen Zug
   *[other] { $said } Züge
  }, die Aufzeichnung hat aber { $found }.
error-record-after-end = Nach der Schlusszeile steht noch Text; dort muss die Aufzeichnung enden.
error-record-bad-tag = „{ $tag }“ kann nicht im Kopf stehen: Ein Name besteht aus kleinen Buchstaben, Ziffern, Punkten und Bindestrichen und kommt nur einmal vor; sein Wert ist eine Zeile ohne Leerzeichen am Rand.
error-record-without-beginning = Es kann keine Aufzeichnung geschrieben werden: { $missing ->
    [one] Der erste Zug des Spiels ist
   *[other] Die ersten { $missing } Züge des Spiels sind
  } hier nicht bekannt; nimm die Kopie mit dem ganzen Spiel.
error-record-does-not-play = „{ $text }“ kann nicht gespielt werden. { $reason }
error-record-other-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
error-record-other-version = Die Aufzeichnung folgt Version { $found } der Regeln, nicht Version { $expected }.
error-record-other-position = Die Züge führen zu einer anderen Stellung ({ $found }), als die Schlusszeile sagt ({ $expected }): Die Aufzeichnung wurde verändert.
error-record-other-scores = Die Züge führen zu den Punkten { LIST($found) }, die Schlusszeile sagt aber { LIST($expected) }: Die Aufzeichnung wurde verändert.
error-record-draw-missing = Der Zug zieht aus „{ $what }“, aber diese Ziehung fehlt in seiner Zeile; füge sie nach „=>“ hinzu.
error-record-draw-other = Der Zug zieht aus „{ $what }“, in seiner Zeile steht dort aber eine Ziehung aus „{ $recorded }“.
error-record-draw-impossible = Der Zug kann das nicht aus „{ $what }“ ziehen: Nummer { $value } gibt es dort nicht.
error-record-draw-left-over = In der Zeile steht eine Ziehung aus „{ $what }“, die der Zug nicht macht; entferne sie.
error-record-draw-not-seeded = In der Aufzeichnung steht die Ziehung „{ $found }“, der Startwert ergibt aber „{ $expected }“: Jemand hat sie gewählt oder die Aufzeichnung verändert.
error-record-bad-number = Die Kopfzeile „{ $key }“ muss 64 Zeichen haben, jedes von 0 bis 9 oder a bis f.
error-record-other-options = In der Aufzeichnung ist { $key } „{ $found }“, in diesem Spiel aber „{ $expected }“.
error-record-still-open = Das ist die öffentliche Aufzeichnung eines laufenden Spiels; du kannst sie lesen, aber nicht nachspielen.
error-record-bad-options = Die Einstellungen der Aufzeichnung sind nicht gültig: { $reason }
error-record-bad-position = Die Zeile „position“ der Aufzeichnung ist keine Stellung dieses Spiels: { $reason }
error-seed-unprintable = Der Startwert enthält Zeichen, die sich nicht drucken lassen; nimm Buchstaben, Ziffern und Leerzeichen.
error-undo-relied-on = Du kannst deinen Zug nicht zurücknehmen: { $seat } hat schon darauf reagiert.

error-action-empty = Die Aktion ist leer; eine Aktion beginnt mit { LIST($known, join: "or") }.
error-action-unknown = „{ $text }“ ist keine Aktion; eine Aktion beginnt mit { LIST($known, join: "or") }.
error-action-malformed = „{ $text }“ ist nicht lesbar; { $verb ->
    [pass] schreibe nur „pass“.
    [aside] schreibe nur „aside“.
    [bid] schreibe „bid“ und eine deiner Gebotskarten, wie „bid 7“.
    [use] schreibe „use“ und einen Charakter, wie „use governor“.
    [take] schreibe „take“ und eine einzige Karte, wie „take I-29“.
    [place] schreibe „place“ und eine Parzelle, wie „place n14“.
    [sell] schreibe „sell“ und eine einzige Karte, wie „sell I-29“.
    [choose] schreibe „choose“ und eine der Antworten, wie „choose captain“.
    [cowboy] schreibe „cowboy“, ein Feld oder eine Parzelle, und einen Marker, wenn der Cowboy einen mitnimmt, wie „cowboy wages“.
    [road] schreibe „road“, eine Parzelle und eine ihrer Seiten, wie „road d4e“.
    [buy] schreibe „buy“ und eine Parzelle oder ein Gebäude, wie „buy d4“.
    [spend] schreibe „spend“ und einen Betrag in Dollar, wie „spend 7“.
    [build] schreibe „build“, ein Gebäude und eine Parzelle, wie „build bank d4“.
   *[other] schreibe „{ $verb }“ und eine einzige Parzelle, wie „{ $verb } d4“.
  }
error-action-fields = Als Objekt hat „{ $kind }“ neben seiner Art { $count ->
    [0] keine Felder
    [one] das Feld { LIST($known) }
   *[other] die Felder { LIST($known) }
  }.
error-action-number = In „{ $kind }“ muss „{ $field }“ eine ganze Zahl von 0 bis { $most } sein.
error-action-word = „{ $found }“ kann nicht der Wert von „{ $field }“ in „{ $kind }“ sein; es muss ein einzelnes Wort sein, etwa der Name eines Ortes.
error-action-two-forms = Der Text „{ $text }“ passt nicht zum Objekt, das „{ $found }“ sagt; sende eines von beiden.
error-draw-malformed = „{ $text }“ ist keine Ziehung; sie besteht aus einem Wort für Stapel, Beutel oder Würfel und einem für das, was herauskam.

error-record-players = „{ $text }“ in der Zeile „players“ ist nicht lesbar. Im Kartenspiel stehen dort die Spieler, echte zuerst, wie „real hat, virtual expert star“; im Brettspiel steht dort ihre Anzahl.

error-diagram-column = Es gibt hier keine Spalte „{ $found }“; Spalten sind Buchstaben ab a, jeder einmal.
error-diagram-row = Die Zeile muss mit ihrer Nummer beginnen, von 1 bis { $most }.
error-diagram-row-twice = Zeile { $row } steht zweimal da; schreibe jede Zeile einmal.
error-diagram-sign = „{ $found }“ ist kein Zeichen für eine Parzelle; die Zeichen sind { LIST($known) }.
error-diagram-place = „{ $found }“ steht nicht unter einer Spalte (Zeichen { $column } der Zeile); setze es unter seine Spalte.

error-position-not-one = Das ist keine Stellung: Die erste Zeile muss „{ $expected }“ lauten.
error-position-cut-off = Die Stellung bricht ab; als Nächstes müsste die Zeile „{ $key }“ kommen.
error-position-wrong-line = Dort steht „{ $found }“, wo die Zeile „{ $key }“ stehen muss.
error-position-number = „{ $found }“ muss eine ganze Zahl von 0 bis { $most } sein.
error-position-step = „{ $found }“ ist kein Schritt dieses Spiels.
error-position-too-long = Es sind zu viele Zeilen; die Stellung hätte vor dieser enden müssen.
error-position-does-not-add-up = Die Stellung stimmt nicht: Alles muss an genau einem Ort sein. Siehe { CARD($faults) }.

event-from-position = Das Spiel beginnt in einer vorgegebenen Stellung.

percent = { $percent } %
