### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Deine Punktzahl ändert sich nicht.
web-cards-place-label = { $action }: { $points }
web-cards-card = Karte { $card }
web-cards-gain = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
  }
web-cards-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
web-cards-covered = abgedeckt
web-cards-empty-parcels = { $count ->
    [one] eine leere Parzelle
   *[other] { $count } leere Parzellen
  }
web-cards-pile-terrain = Gelände
web-cards-pile-characters = Charaktere
web-cards-ties = Bei Gleichstand: das stärkste Symbol zuerst.
web-cards-ties-about = Bei gleichen Geboten wählt zuerst, wessen Symbol weiter links steht. Die Reihenfolge steht auf der Rückseite des obersten Charakters im Stapel; sie wechselt jede Runde.
web-cards-offer-empty = Es liegt keine Karte aus.
web-cards-no-place = kein Platz
web-cards-best = Bester Platz
web-cards-worth = Jetzt wert
web-cards-next = für virtuelle Spieler
web-cards-next-about = Ein virtueller Spieler nimmt die attraktivste Karte; bei Gleichstand die, die den Stapeln am nächsten liegt.
web-cards-players = Punkte, Gebotskarten und Charaktere aller Spieler
web-cards-virtual = virtuell, { $level }
web-cards-thinks = wählt
web-cards-bid-shown = bietet { $bid }
web-cards-bid-none = noch kein Gebot
web-cards-used = { $name }, Fähigkeit eingesetzt
web-cards-order = Reihenfolge der Wahl
web-cards-order-yet = Reihenfolge der Wahl, sofern kein Gebot erhöht wird
web-cards-hand = Deine Gebotskarten
web-cards-bid-played = { $bid }, schon gespielt
web-cards-answers = Deine Möglichkeiten
web-cards-here = hier: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
  }.
web-cards-place-here = Hier anlegen
web-cards-prospect = { $places ->
    [0] passt nirgends in deine Stadt und würde beiseitegelegt.
    [one] passt an eine Stelle deiner Stadt: { $points }.
   *[other] passt an { $places } Stellen deiner Stadt; die beste: { $points }.
  }
web-cards-worth-now = Jetzt: { $points }.
web-cards-sale = verkauft: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
  } insgesamt.
web-cards-sell-hint = Wähle eine umrandete Karte deiner Stadt, um sie zu verkaufen.
web-cards-power-virtual = Virtuelle Spieler setzen nie eine Fähigkeit ein; sie nehmen die Karte wegen ihrer Attraktivität.
web-cards-power-always = Wirkt automatisch.
web-cards-power-used = Schon eingesetzt.
web-cards-power-before = Noch nicht eingesetzt: Wer die Karte hat, wird vor den Geboten gefragt.
web-cards-power-after = Noch nicht eingesetzt: Wer die Karte hat, wird gefragt, sobald alle Gebote aufgedeckt sind.
web-cards-why-not-use = Warum geht das jetzt nicht?
web-cards-cities = Wessen Stadt
web-cards-no-city = { $name } ist ein virtueller Spieler und baut keine Stadt. In jeder Runde nimmt er die attraktivste Karte; am Ende zählt die Attraktivität aller seiner Karten.
web-cards-none-kept = Noch keine Geländekarten.
web-cards-show-points = Punkte je Platz zeigen
web-cards-size = { $width } × { $height } Parzellen (Limit { $limit })
web-cards-aside = Beiseitegelegt: { $cards }
web-cards-sold = Verkauft: { $cards }
web-cards-round = Ära { $era }, Runde { $round } von 9
web-cards-try = Wähle eine Karte der Auslage, um zu sehen, wohin sie könnte.
web-cards-prospect-of = { $places ->
    [0] passt nirgends in die Stadt von { $name }.
    [one] passt an eine Stelle der Stadt von { $name }: { $points }.
   *[other] passt an { $places } Stellen der Stadt von { $name }; die beste: { $points }.
  }
web-cards-place-hint = Wähle, wohin die Mitte der Karte kommt, oder zieh die Karte dorthin.
web-cards-bid-hint = Wähle eine Gebotskarte. Du siehst, was sie bedeutet, bevor du sie spielst.
web-cards-bid-means = { $sure ->
    [yes] Mit { $bid } wählst du als { $first }. von { $count }.
   *[no] Mit { $bid } wählst du als { $first }. bis { $last }. von { $count }: Diese Karte schlägt { $beats } der { $against } Gebotskarten, die die anderen spielen können.
  }
web-cards-bid-nothing = Mit { $bid } nimmst du in dieser Runde keine Karte: Du hast den Anwalt eingesetzt.
web-cards-power-takes = Das Beste in der Auslage: { $cards }.
web-cards-zoom = Größe der Stadt
web-cards-larger = Größer
web-cards-smaller = Kleiner
web-cards-left = Restliche Gebotskarten aller
