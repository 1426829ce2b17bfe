### Die Spielregeln im Browser.

web-rules-title = Spielregeln
web-rules-intro = Alle Regeln beider Spiele in unseren eigenen Worten, mit der Nummer, die das Spiel nennt. Du kannst sie durchsuchen, jede Regel verlinken und sie ausdrucken.
web-rules-search = In den Regeln suchen
web-rules-search-how = Wörter oder eine Nummer wie BG-4.2
web-rules-search-key = Drücke /, um zu suchen
web-rules-hits = { $count ->
    [0] Keine Regeln gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
web-rules-clear = Suche löschen
web-rules-contents = Inhalt
web-rules-print = Drucken
web-rules-preface = Über diesen Text
web-rules-untranslated = Diese Regeln sind noch nicht übersetzt und stehen hier deshalb auf Englisch. Abbildungen, Kurzübersicht und Vermerke sind übersetzt.
web-rules-number = Nummer
web-rules-ruling = Auslegung
  .about = Die Spielanleitungen sagen hier nichts oder widersprechen sich: So legt unsere Ausgabe sie aus.
web-rules-reconstructed = Rekonstruiert
  .about = Diese Zahl steht auf dem Spielmaterial, aber in keiner Spielanleitung. Wir haben sie gewählt; wer die Schachtel hat, kann sie berichtigen.
web-rules-whole = In den Spielregeln öffnen
web-rules-back-to = Zurück zu { $rule }
web-rules-none = Regel { $rule } gibt es nicht.
web-rules-again = Erneut versuchen
web-rules-quick = Kurzübersicht
web-rules-quick-buildings = Was jedes Gebäude einbringt
web-rules-quick-spaces = Was jedes Aktionsfeld bewirkt
web-rules-quick-characters = Charaktere, beide Seiten, mit ihrem Geldlimit
web-rules-quick-objects = Was jedes Objekt zählt
web-rules-quick-powers = Charaktere
web-rules-yellow = gelb
web-rules-red = rot
web-rules-limit = Limit { $limit }
web-rules-at-most = bis zu ${ $most }
web-rules-city = Beispielstadt
web-rules-allowed = erlaubt
web-rules-not-allowed = nicht erlaubt

## Pieces and steps that figures name

web-rules-token-road = Straße
web-rules-token-revolver = Revolvermarker
web-rules-token-tile = Besitzplättchen
web-rules-token-horse = Pferd
web-rules-token-hats = Hüte
web-rules-token-pile = Stapel
web-rules-back = Rückseite des obersten Charakters
web-rules-phase-1 = 1 Charaktere
web-rules-phase-2 = 2 Cowboys
web-rules-phase-3 = 3 Aktionen
web-rules-phase-4 = 4 Ende der Runde
web-rules-at-first = am Anfang
web-rules-after-1 = nach Runde 1
web-rules-after-2 = nach Runde 2
web-rules-after-3 = nach Runde 3
web-rules-step-parcels = Parzellenkauf
web-rules-step-placing = Behaltene Gebäude bauen
web-rules-step-outlaws = Gesetzlose
web-rules-step-city-hall = Rathaus
web-rules-step-income = Gebäudeeinkommen

## Captions of the figures

web-rules-figure-income = { OBJECT($what) }: bringt hier ${ $pays } ein.
web-rules-figure-score = Was diese kleine Stadt zählt, Zeile für Zeile der Wertung.
web-rules-figure-adjacent = Alle acht Parzellen rings um den Saloon grenzen an ihn.
web-rules-figure-connected = Grüne Parzellen sind angeschlossen: An einer ihrer Ecken endet eine Straße.
web-rules-figure-setup-player = Womit jeder Spieler beginnt.
web-rules-figure-setup-track = Die Bauleiste am Anfang: zwei Ranches, zwei Minen und drei Gebäude aus dem Beutel.
web-rules-figure-setup-map = Ein Spielplan am Anfang: das erste Haus mit seinen vier Straßen, neun Berge und für zwei Spieler je zwei Parzellen.
web-rules-figure-round = Die vier Phasen jeder der vier Runden.
web-rules-figure-track = Die Reihenfolge der Phase 3. Gestrichelte Schritte sind keine Felder: Dort setzt du keine Cowboys.
web-rules-figure-new-cowboys = Wie viele neue Cowboys du bekommst, bis du alle zehn hast.
web-rules-figure-duel = Ein Duell: Würfel, Revolvermarker und die Cowboys im eigenen Vorrat. Neun schlägt acht.
web-rules-figure-price = Rings um die Parzelle stehen zwei Häuser, zwei Saloons und ein Berg: $1 + $5 = $6.
web-rules-figure-build = Ein Zug: Eine neue Straße schließt die Parzelle an, der Saloon wird darauf gebaut, und sein Haus kommt auf eine angeschlossene Parzelle.
web-rules-figure-townhouse = Dieses Haus darf ein Stadthaus werden: Jede der acht Parzellen ringsum ist besetzt oder gehört jemandem.
web-rules-figure-attack = Angriff auf einen Drugstore, der $15 einbringt: Der Angreifer nimmt $7, dem Besitzer bleiben $8.
web-rules-figure-church = Saloon und Bank liegen neben einer Kirche ihres Besitzers und können deshalb nicht angegriffen werden.
web-rules-figure-city-hall = Blau besetzt das Rathaus: Der Saloon bringt eine Stufe von $5 mehr ein.
web-rules-figure-train-station = Alle acht Straßen dieser Linie sind gelegt, also darf der Bahnhof daneben stehen.
web-rules-figure-final = Am Ende zählen dein Geld und alles auf deinen eigenen Parzellen; alles neben einer Brücke bringt je 3 SP.
web-rules-figure-bridge = Mit Fluss auf beiden Seiten braucht es eine Brücke, die zwei Straßen kostet. Der Saloon liegt neben ihr.
web-rules-figure-outlaw = Der Gesetzlose nimmt die Hälfte; der Rest wird abgerundet.
web-rules-figure-rodeo = Rodeo: Pferde mal Hüte, doppelt, wo ein Cowboy in der Koppel steht. 2 + 12 = 14 schlägt 1 + 5 = 6.
web-rules-figure-column = Die Auslage einer Runde: am nächsten an den Stapeln der Charakter, dann die Geländekarten.
web-rules-figure-bids = Zwei bieten 5. Auf der Rückseite steht der Stern über dem Rind, also wählt der Stern als Dritter.
web-rules-figure-virtual = Ein virtueller Spieler nimmt die höchste Attraktivität; von den zwei Karten mit 7 die, die näher an den Stapeln liegt.
web-rules-figure-eras = Zwei Ären von neun Runden. Für Ära II nimmt jeder seine neun Gebotskarten zurück.
web-rules-figure-touching = Eine Karte muss mit einer Seite an die Stadt grenzen oder eine ihrer Parzellen abdecken. Eine Ecke reicht nicht.
web-rules-figure-covering = Eine leere Parzelle darf abgedeckt werden. Ein Gefängnis von einer Mine nicht, eine Mine von einer Mine schon. Das kleine Bild in der Ecke zeigt, was abgedeckt wird.
web-rules-figure-houses = Ein Haus darf von einem Stadthaus abgedeckt werden, aber nicht von einem Hotel und nie von einer leeren Parzelle.
web-rules-figure-outlaws-covered = Mit einem Gefängnis in der Stadt gelten Gesetzlose als leer und dürfen abgedeckt werden; ohne nicht.
web-rules-near = Keine Regel enthält alle diese Wörter. { $count ->
    [one] Am ehesten passt diese.
   *[other] Am ehesten passen diese { $count }.
  }
web-rules-hits-more = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
  }, { $more ->
    [one] eine weitere, die helfen kann.
   *[other] { $more } weitere, die helfen können.
  }
web-rules-found = Passende Regeln
web-rules-may-help = Auch das kann helfen
web-rules-none-try = Versuch es mit weniger Wörtern oder mit einem anderen Wort, etwa dem Namen eines Spielteils: Haus, Duell, Gesetzlose. Du kannst auch die Nummer einer Regel eingeben, etwa BG-4.2.
