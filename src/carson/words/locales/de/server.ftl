# Der Server: warum etwas nicht geht.

error-settings-origin = { $name } muss die Adresse sein, die Browser verwenden, etwa „https://carson.example“, ist aber „{ $found }“.
error-settings-database = Für { $name } ist möglich: { LIST($known, join: "or") }.
error-request-malformed = Die Anfrage ist nicht lesbar: { $reason }
error-request-not-json = Die Anfrage muss JSON sein, vom Typ application/json.
error-request-too-large = Die Anfrage ist zu groß; erlaubt sind höchstens { $most } Bytes.
error-request-foreign = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-request-too-many = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
error-page-unknown = Unter dieser Adresse gibt es nichts.
error-method-unknown = Diese Adresse unterstützt solche Anfragen nicht.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuch es noch einmal.
error-who-unknown = Du bist nicht angemeldet. Beginne zuerst als Gast.
error-name-unfit = „{ $found }“ kann kein Name sein. Ein Name hat 1 bis { $most } druckbare Zeichen.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-other-rules = Der Tisch wurde für Version { $found } der Regeln eröffnet, dieser Server spielt aber Version { $expected }.
error-lesson-unknown = Diese Lektion gibt es nicht.
error-lesson-no-step = Diese Lektion hat keinen Schritt { $found }, nur die Schritte 1 bis { $most }.
error-table-not-open = Das Spiel hat schon begonnen, oder der Tisch wurde geschlossen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-not-playing = An diesem Tisch läuft kein Spiel.
error-table-not-yours = Das darf nur der Gastgeber.
error-table-full = Alle Plätze sind besetzt.
error-table-seats-free = Das Spiel kann nicht beginnen: { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
error-table-beginning = Das Spiel beginnt gleich; der Tisch lässt sich nicht mehr ändern.
error-numbers-position = Ein Spiel, das von einer Stellung ausgeht, nimmt keine Zahlen von Spielern an: Seine verdeckten Karten und Plättchen sind schon gezogen.
error-numbers-not-sealed = Du hast keine versiegelte Zahl zu öffnen. Zahlen werden vor dem Spiel versiegelt und geöffnet, wenn der Gastgeber es startet.
error-number-not-the-sealed-one = Das ist nicht die Zahl, die du versiegelt hast: Ihr SHA-256 stimmt nicht überein.
error-numbers-too-late = Deine Zahl wurde nicht rechtzeitig geöffnet; das Spiel hat ohne sie begonnen.
error-bot-games-too-many = Bei dir laufen schon { $most } Partien nur mit Bots. Beende zuerst eine oder warte, bis eine zu Ende ist.
error-tables-too-many = Du hast { $most } offene Tische. Spiele zuerst einen zu Ende oder schließe einen.
error-seats-count = Der Tisch hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
} zu besetzen, angegeben hast du aber { $found }.
error-seat-none = Du hast keinen Platz an diesem Tisch.
error-seat-which = Du hast mehrere Plätze; sag, für welchen du spielst: { $seats }.
error-seat-not-yours = Platz { $number } ist nicht deiner.
error-seat-taken = Platz { $number } ist nicht frei.
error-action-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
error-action-id-used = Die ID „{ $id }“ wurde schon für eine andere Aktion verwendet.
error-action-id-unfit = Eine Aktion braucht eine eigene ID: 8 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche.
error-action-too-long = Die Aktion ist zu lang; erlaubt sind höchstens { $most } Zeichen.
error-actions-none = Die Liste der Aktionen ist leer; sende mindestens eine.
error-actions-too-many = Das sind zu viele Aktionen; du kannst { $most } auf einmal senden.
error-actions-or-action = Sende „action“ oder „actions“, nicht beides.
error-actions-id-long = Die ID mehrerer Aktionen darf höchstens { $most } Zeichen haben.
error-actions-final = Auf „{ $action }“ kann in derselben Anfrage nichts folgen: Es hängt von einer Ziehung ab oder von dem, was andere geheim halten. Sende den Rest, wenn du das Ergebnis gesehen hast.
error-plan-too-long = Der Plan ist zu lang; erlaubt sind höchstens { $most } Aktionen.
error-undo-other = Du kannst Zug { $asked } nicht zurücknehmen, nur Zug { $found }.
error-undo-too-often = Du hast hier schon { $most } Züge zurückgenommen. Spiel mit deinem jetzigen Zug weiter.
error-rewind-people = So weit kannst du nur zurück, wenn alle anderen Bots sind.

# Records and replays.

error-replay-no-move = Es gibt keinen Zug { $found }; das Spiel hat { $most } Züge.
error-clone-over = Nach diesem Zug ist das Spiel zu Ende. Wähle einen früheren, um von dort zu beginnen.
error-thoughts-too-many = Bei dir laufen schon { $most } längere Berechnungen. Warte, bis sie fertig sind, und versuch es dann noch einmal.
error-thoughts-too-many-address = In deinem Netz laufen schon { $most } längere Berechnungen. Versuch es gleich noch einmal.
error-thoughts-busy = Der Server ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.
error-moves-busy = Der Server ist ausgelastet. Nichts wurde geändert; versuch es in ein paar Sekunden noch einmal.
error-thoughts-failed = Die Berechnung hat zu lange gedauert. Versuch es in ein paar Sekunden noch einmal.
error-record-many-moves = Die Aufzeichnung hat { $found } Züge; für einen Import ist die Grenze { $most }.
error-record-long-head = Kopf und Kommentare der Aufzeichnung haben { $found } Zeichen; für einen Import ist die Grenze { $most }.
error-imports-too-many = Du hast schon { $most } Aufzeichnungen importiert. Lösche zuerst eine davon.
error-import-not-yours = Du kannst nur Aufzeichnungen löschen, die du selbst importiert hast.

# Custom figures and decks.

error-figures-unused = Das Kartenspiel verwendet einen Kartensatz, keine Zahlen.
error-deck-unused = Das Brettspiel verwendet Zahlen, keinen Kartensatz.
error-city-unused = Das Brettspiel wird auf einem Plan gespielt, nicht in Städten aus Karten.
error-city-none = Ein virtueller Spieler baut keine Stadt; wähle einen echten Spieler.

# Der Server: die Zeit und das Leben eines Tisches.

error-clock-move = Die Zeit je Zug ist { $found }, muss aber { $least } bis { $most } Sekunden betragen.
error-clock-bank = Die Reserve ist { $found }, muss aber { $least } bis { $most } Sekunden betragen.
error-clock-days = Die Zeit je Zug ist { $found }, muss aber { $least } bis { $most } Tage betragen.
error-undo-standin = Ein Bot hat diesen Zug gemacht, während du weg warst, also kannst du ihn nicht zurücknehmen.
error-seat-resigned = Du hast an diesem Tisch aufgegeben.
error-seat-nobody = Auf Platz { $number } sitzt niemand.
error-seat-own = Das ist dein eigener Platz; verlasse ihn selbst.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-time-not-live = Du kannst nur in Live-Partien Zeit schenken, und zwar jemandem, der am Zug ist.
error-time-own = Dir selbst kannst du keine Zeit schenken.
error-order-other-game = Den Auftrag „{ $kind }“ gibt es in diesem Spiel nicht.
error-order-bid = „{ $found }“ ist kein Gebot; nenne eine Zahl von { $least } bis { $most }.
error-order-consent = „{ $found }“ ist keine gültige Antwort; wähle { LIST($known, join: "or") }.
server-no-client = Das Spiel für den Browser ist noch nicht gebaut. Baue es mit „make web“.
# Live play
error-live-too-many = Es gibt zu viele Live-Verbindungen. Schließ eine oder versuch es gleich noch einmal.

# Wertungsblöcke, und Aufbau mit der Schachtel.

error-pad = { $name }: { $reason }
error-pad-character = Es gibt keinen Charakter „{ $found }“; wähle { LIST($known, join: "or") }.
error-setup-players = An einem Tisch mit { $players } Plätzen ist kein Platz für { $real } echte Spieler; insgesamt müssen es mindestens { $real } sein.

## Previews of shared links, and the installed client

server-preview-about = Carson City und Carson City: The Card Game, eine inoffizielle Fan-Ausgabe. Spiele im Browser.
server-preview-open = Ein Tisch wartet auf dich. Öffne den Link, um mitzuspielen; ein Konto brauchst du nicht.
server-preview-playing = Hier läuft eine Partie. Öffne den Link, um zuzuschauen oder weiterzuspielen.
server-preview-replay = Eine beendete Partie, Zug für Zug zum Ansehen.
server-preview-picture = Die Straße einer kleinen Westernstadt vor Bergen; zwei Cowboys stehen sich gegenüber.
