### Der Wertungsblock und der Aufbau für alle, die die Schachtel haben.

web-pad-title = Wertungsblock
web-pad-intro = Für eine Partie mit der echten Schachtel. Alles, was du einträgst, bleibt in diesem Browser und funktioniert auch offline.
web-pad-games = Gespeicherte Partien
web-pad-none = Noch keine Partie. Wähle oben ein Spiel.
web-pad-forget = Partie vom { $day } löschen
web-pad-new = Neue Partie
web-pad-add = Spieler hinzufügen
web-pad-remove = { $name } entfernen
web-pad-player = Spieler { $number }
web-pad-name = Name von Spieler { $number }
web-pad-suit = Symbol von { $name }
web-pad-share = Als Text teilen
web-pad-copied = Kopiert.
web-pad-winner = { $names } gewinnt mit { $points }.
web-pad-tie = { $names } teilen sich den ersten Platz mit { $points }.
web-pad-tie-open = Gleichstand an der Spitze: Wer in Runde 4 früher gepasst hat, gewinnt. Trage die Passreihenfolge ein.
web-pad-bridge = Davon neben einer Brücke
web-pad-symbols = Haussymbole in der ganzen Stadt
web-pad-teacher = Lehrerin in Runde 4
web-pad-schools = Schulen, Gefängnisse, Kirchen
web-pad-saloon = hat einen Saloon
web-pad-rodeos = Rodeomarker
web-pad-passed = Platz in der Passreihenfolge von Runde 4
web-pad-virtual = virtueller Spieler
web-pad-attraction = Attraktivität insgesamt
web-pad-cities = Stadt
web-pad-build-city = Stadt auslegen
web-pad-city = Die Stadt von { $name }
web-pad-city-how = Wähle, was auf einer Parzelle liegt, und tippe dann die Parzellen an. Mit den Pfeiltasten bewegst du dich in der Stadt. Gezählt wird online; dafür brauchst du eine Verbindung.
web-pad-brush = Was auf der Parzelle liegt
web-pad-sold = Vom Auktionator verkaufte Karten
web-pad-reckon = Punkte zählen
web-pad-reckoned = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, oben eingetragen.
web-pad-setup = Aufbau
web-pad-setup-intro = Was du aus der Schachtel nimmst und wohin es kommt, Schritt für Schritt, für das Spiel deiner Wahl.
web-pad-real = Echte Spieler
web-pad-in-all = Spieler insgesamt
web-pad-roll = Noch einmal würfeln
web-pad-step-each = Jeder Spieler nimmt
web-pad-step-sheets = Ein neuer Anfang: Stattdessen füllen alle geheim einen Bogen aus, der Geld, Cowboys, Revolvermarker, Straßen und Parzellen festlegt.
web-pad-step-duel-tiles = { $players ->
    [2] Das Recht des Stärkeren: Jeder nimmt die Duellplättchen 0 bis 5 und $15.
    [6] Das Recht des Stärkeren: Mische fünf Sätze Duellplättchen und gib jedem fünf; das Startgeld ist $30 abzüglich ihrer Summe.
   *[other] Das Recht des Stärkeren: Mische einen Satz Duellplättchen je Spieler und gib jedem sechs; das Startgeld ist $30 abzüglich ihrer Summe.
  }
web-pad-step-characters = Lege diese { $count } Charaktere aus, mit dieser Seite nach oben
web-pad-step-bag = Lege diese Gebäude in den Beutel
web-pad-step-track = Fülle die Bauleiste: zwei Ranches und zwei Minen aus dem Beutel, dann drei gezogene Gebäude, zum Beispiel diese
web-pad-step-river = Lege den Fluss auf { $parcels }
web-pad-step-map = Würfle die Stadtmitte und { $count } Berge aus oder nimm diesen Wurf: das Startplättchen auf { $parcel } mit einer Straße an jeder Seite, Berge auf { $parcels }
web-pad-step-outlaws = Lege die Gesetzlosen und ihre Stärkeplättchen bereit; sie kommen ab Runde 2
web-pad-step-horses = Gib jedem Spieler fünf Koppeln; lege die übrigen Pferde und die Rodeomarker bereit
web-pad-step-order = Lose die Passreihenfolge für Runde 1 aus oder nimm diese
web-pad-step-claims = Vom Letzten zum Ersten legt jeder ein Besitzplättchen auf eine freie Parzelle, dann vom Ersten zum Letzten ein zweites
web-pad-step-begin = Beginne Runde 1: In dieser Reihenfolge nehmen alle einen Charakter
web-pad-step-bids = Jeder Spieler nimmt ein Symbol und diese Gebotskarten; die der virtuellen Spieler werden zu einem verdeckten Stapel gemischt
web-pad-step-piles = Mische die 48 Geländekarten der Ära I, die 48 der Ära II und die 21 Charaktere zu drei Stapeln
web-pad-step-offer = Decke in jeder Runde einen Charakter und { $count } Geländekarten in einer Spalte auf, am nächsten an den Stapeln den Charakter
web-pad-step-eras = Spiele neun Runden mit Ära I. Dann nehmen alle ihre Gebotskarten zurück, für neun Runden mit Ära II
web-pad-map = Auf dem Plan zählen
web-pad-map-how = Wähle einen Spieler und was dort steht, dann tippe die Parzellen an: Der Block zählt mit. Mit den Pfeiltasten bewegst du dich auf dem Plan, Enter setzt, noch einmal Enter nimmt weg.
web-pad-owner = Besitzer
web-pad-neutral = niemand
web-pad-map-replaces = Das Zählen auf dem Plan ersetzt bei allen die eingetragenen Berge, Häuser und Gebäude.
web-pad-map-replace = Ersetzen
web-pad-least = Mindestens { $least }.
web-pad-most = Höchstens { $most }.
web-pad-lost = { $line }: verlorene Punkte
