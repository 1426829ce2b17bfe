# Der Server: warum etwas nicht geht.

error-settings-origin = { $name } muss die Adresse sein, die Browser verwenden, etwa „https://carson.example“, ist aber „{ $found }“.
error-settings-database = Für { $name } ist möglich: { LIST($known, join: "or") }.
error-request-malformed = Die Anfrage ist nicht lesbar: { $reason }
error-request-not-json = Die Anfrage muss JSON sein, vom Typ application/json.
error-request-too-large = Die Anfrage ist zu groß; erlaubt sind { $most } Bytes.
error-request-foreign = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-request-too-many = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
error-page-unknown = Unter dieser Adresse gibt es nichts.
error-method-unknown = Das geht unter dieser Adresse nicht.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuch es noch einmal.
error-who-unknown = Du bist nicht angemeldet. Beginne als Gast.
error-name-unfit = „{ $found }“ kann kein Name sein; er muss 1 bis { $most } druckbare Zeichen haben.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-other-rules = Der Tisch wurde für Version { $found } der Regeln aufgestellt, und dieser Server spielt Version { $expected }.
error-lesson-unknown = Diese Lektion gibt es nicht.
error-lesson-no-step = Diese Lektion hat die Schritte 1 bis { $most }, keinen Schritt { $found }.
error-table-not-open = Das Spiel hat begonnen, oder der Tisch wurde geschlossen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-not-playing = An diesem Tisch ist kein Spiel im Gange.
error-table-not-yours = Das darf nur der Gastgeber.
error-table-full = Alle Plätze sind besetzt.
error-table-seats-free = Das Spiel kann nicht beginnen: { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
error-table-beginning = Das Spiel beginnt gleich; am Tisch lässt sich nichts mehr ändern.
error-numbers-position = Ein Spiel, das von einer Stellung ausgeht, nimmt keine Zahlen von Spielern an: Was darin verborgen ist, ist schon gezogen.
error-numbers-not-sealed = Du hast keine versiegelte Zahl zu öffnen: Sie wird vor dem Spiel versiegelt und geöffnet, sobald der Gastgeber es gestartet hat.
error-number-not-the-sealed-one = Das ist nicht die Zahl, die du versiegelt hast: Ihr SHA-256 ist ein anderer.
error-numbers-too-late = Das Spiel hat ohne deine Zahl begonnen: Sie wurde nicht rechtzeitig geöffnet.
error-bot-games-too-many = An deinen Tischen laufen schon { $most } Spiele, in denen nur Bots spielen; beende erst eines oder warte, bis eines zu Ende ist.
error-tables-too-many = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist; beende oder schließe zuerst einen.
error-seats-count = Der Tisch hat { $expected ->
    [one] einen Platz
   *[other] { $expected } Plätze
} zu besetzen, angegeben wurden { $found }.
error-seat-none = Du hast keinen Platz an diesem Tisch.
error-seat-which = Du hast mehrere Plätze; sag, für welchen du spielst: { $seats }.
error-seat-not-yours = Platz { $number } ist nicht deiner.
error-seat-taken = Platz { $number } ist nicht frei.
error-action-stale = Das Spiel ist inzwischen weitergegangen; sieh es dir noch einmal an.
error-action-id-used = Der Name „{ $id }“ wurde schon einer anderen Aktion gegeben.
error-action-id-unfit = Eine Aktion braucht einen eigenen Namen aus 8 bis 64 Buchstaben, Ziffern, Binde- oder Unterstrichen.
error-action-too-long = Die Aktion ist zu lang; erlaubt sind { $most } Zeichen.
error-actions-none = Die Liste der Aktionen ist leer; sende mindestens eine.
error-actions-too-many = Das sind zu viele Aktionen; du kannst { $most } auf einmal senden.
error-actions-or-action = Sende entweder „action“ oder „actions“.
error-actions-id-long = Die id mehrerer Aktionen darf höchstens { $most } Zeichen haben.
error-actions-final = Auf „{ $action }“ kann in derselben Anfrage nichts folgen: Es hängt von einem Zug aus Beutel, Stapel oder Würfeln ab, oder von dem, was andere geheim halten. Sende den Rest, wenn du das Ergebnis gesehen hast.
error-plan-too-long = Der Plan ist zu lang; erlaubt sind { $most } Aktionen.
error-undo-other = Zug { $asked } kannst du nicht zurücknehmen, nur Zug { $found }.
error-undo-too-often = Du hast hier schon { $most } Züge zurückgenommen; spiel mit dem weiter, den du gemacht hast.

# Records and replays.

error-replay-no-move = Das Spiel hat { $most } Züge; einen Zug { $found } gibt es nicht.
error-clone-over = Nach diesem Zug ist das Spiel zu Ende; beginnen lässt sich nur mit einem früheren.
error-thoughts-too-many = Bei dir laufen schon { $most } längere Berechnungen. Warte, bis sie fertig sind, und versuch es dann noch einmal.
error-thoughts-too-many-address = In deinem Netz laufen schon { $most } längere Berechnungen. Versuch es gleich noch einmal.
error-thoughts-busy = Der Server ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.
error-thoughts-failed = Die Berechnung hat zu lange gedauert. Versuch es in ein paar Sekunden noch einmal.
error-record-many-moves = Die Aufzeichnung hat { $found } Züge; höchstens { $most } lassen sich einlesen.
error-imports-too-many = Du hast schon { $most } Aufzeichnungen eingelesen; lösche zuerst eine davon.
error-import-not-yours = Löschen lässt sich nur eine Aufzeichnung, die du selbst eingelesen hast.

# Custom figures and decks.

error-figures-unused = Das Kartenspiel wird nicht mit Zahlen gespielt, sondern mit einem Kartensatz.
error-deck-unused = Das Brettspiel wird nicht mit einem Kartensatz gespielt, sondern mit Zahlen.
error-city-unused = Das Brettspiel wird auf einem Plan gespielt, nicht in Städten aus Karten.
error-city-none = Ein virtueller Spieler baut keine Stadt; frage nach der eines echten Spielers.
error-deck-unfit = Mit diesem Kartensatz kann man nicht spielen. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiterer Fehler)
   *[other] {" "}(und { $more } weitere Fehler)
}
# Der Server: die Zeit und das Leben eines Tisches.

error-clock-move = Die Zeit für einen Zug muss { $least } bis { $most } Sekunden betragen, beträgt aber { $found }.
error-clock-bank = Die Reserve muss { $least } bis { $most } Sekunden betragen, beträgt aber { $found }.
error-clock-days = Ein Zug muss { $least } bis { $most } Tage haben, hat aber { $found }.
error-undo-standin = Diesen Zug hat ein Bot gemacht, während du weg warst; er kann nicht zurückgenommen werden.
error-seat-resigned = Du hast an diesem Tisch aufgegeben.
error-seat-nobody = Auf Platz { $number } sitzt niemand.
error-seat-own = Deinen eigenen Platz verlässt du selbst.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-time-not-live = Zeit kann man schenken, wo Züge in Sekunden zählen, und zwar jemandem, der am Zug ist.
error-time-own = Dir selbst kannst du keine Zeit schenken.
error-order-other-game = Der Auftrag „{ $kind }“ gehört nicht zu diesem Spiel.
error-order-bid = Ein Gebot ist eine Zahl von { $least } bis { $most }; „{ $found }“ ist keine.
error-order-consent = Sag { LIST($known, join: "or") }, nicht „{ $found }“.
server-no-client = Das Spiel für den Browser ist noch nicht gebaut; das macht „make web“.
# Live play
error-live-too-many = Es gibt schon zu viele Live-Verbindungen; bitte eine davon schließen oder es gleich noch einmal versuchen.
## Benachrichtigungen: warum ein Kanal abgelehnt wird, und warum eine Nachricht nicht ankam.

error-settings-smtp = { $name } muss die Adresse eines Mailservers sein: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } muss der Absender der Mails sein, etwa „Carson City <carson@example.org>“, ist aber „{ $found }“.
error-channel-no-origin = Dieser Server kennt seine eigene Adresse nicht und kann deshalb keine Links schicken; wer ihn betreibt, kann { $setting } setzen.
error-channel-no-mail = Dieser Server verschickt keine Mails; dazu braucht er die Einstellungen { LIST($settings) }.
error-channel-no-https = Push-Nachrichten brauchen eine https-Adresse; wer diesen Server betreibt, kann { $setting } setzen.
error-channel-kind-unknown = Über „{ $found }“ lassen sich keine Nachrichten schicken; zur Wahl stehen { LIST($known, join: "or") }.
error-channel-mail-unfit = „{ $found }“ ist keine brauchbare Mailadresse; sie muss aussehen wie name@example.org.
error-channel-webhook-unfit = Die Adresse des Webhooks muss mit https:// und dem Namen eines öffentlichen Hosts beginnen, mit Port 443 oder einem ab { $port }.
error-channel-push-unfit = Das Push-Abonnement des Browsers ist nicht brauchbar; es muss einen https-Endpunkt und die Schlüssel p256dh und auth haben.
error-channel-want-unknown = Es gibt keine Nachrichten der Art „{ $found }“; zur Wahl stehen { LIST($known, join: "or") }.
error-channel-unknown = Diesen Kanal gibt es nicht.
error-channel-not-confirmed = Diese Mailadresse ist nicht bestätigt; der Link steht in der Mail, die dorthin ging.
error-channel-mail-too-many = Diese Adresse wurde heute schon { $most }-mal gefragt; bitte morgen noch einmal versuchen.
error-channels-too-many = Du hast { $most } Kanäle; nimm zuerst einen weg.
error-mail-link-old = Dieser Link gilt nicht mehr.
error-notify-host-unfit = „{ $host }“ hat keine öffentliche Adresse.
error-notify-unreachable = „{ $host }“ war nicht zu erreichen.
error-notify-status = Die Gegenstelle antwortete mit Status { $status }.
error-notify-mail-refused = Die Mail wurde mit Code { $status } abgelehnt.
error-notify-mail-server = Der Mailserver dieses Servers war nicht zu erreichen.
error-notify-mail-too-many = Diese Adresse bekam { $most } Mails an einem Tag; mehr werden nicht geschickt.

## Benachrichtigungen: was verschickt wird.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Du bist am Zug
notify-turn-text = { $name }, du bist bei { $game } am Zug.
notify-over-title = Das Spiel ist zu Ende
notify-over-text = { $name }, deine Partie { $game } ist zu Ende.
notify-over-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
notify-begun-title = Das Spiel hat begonnen
notify-begun-text = { $name }, deine Partie { $game } hat begonnen.
notify-seated-title = Jemand hat sich gesetzt
notify-seated-text = { $who } sitzt jetzt an deinem Tisch ({ $game }).
notify-seated-free = { $count ->
    [0] Alle Plätze sind besetzt: Du kannst beginnen.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
notify-clock-title = Deine Zeit läuft ab
notify-clock-text = { $name }, deine Zeit bei { $game } läuft ab; danach spielt ein Bot für dich.
notify-test-title = Es funktioniert
notify-test-text = Dies ist ein Test. Nachrichten von deinen Tischen kommen hier an.
notify-confirm-title = Ist das deine Adresse?
notify-confirm-text = Jemand, vermutlich du selbst, hat auf { $origin } darum gebeten, Nachrichten über Partien von Carson City hierher zu schicken. Wenn du das möchtest, öffne innerhalb von drei Tagen diesen Link:
notify-confirm-else = Warst du es nicht, brauchst du nichts zu tun: Es kommen keine weiteren Nachrichten.
notify-mail-stop = Abbestellen:
notify-page-confirm = Sollen Nachrichten von deinen Tischen an { $address } gehen?
notify-page-confirm-button = Ja, bitte schicken
notify-page-confirm-done = Danke. Nachrichten gehen ab jetzt an { $address }.
notify-page-stop = Sollen keine Nachrichten mehr an { $address } gehen?
notify-page-stop-button = Keine Nachrichten mehr
notify-page-stop-done = An { $address } gehen keine Nachrichten mehr.
error-pad = { $name }: { $reason }
error-pad-character = Es gibt keinen Charakter „{ $found }“; wähle { LIST($known, join: "or") }.
error-setup-players = An einem Tisch mit { $players } Plätzen ist kein Platz für { $real } echte Spieler; `players` zählt alle und muss mindestens { $real } sein.

## Previews of shared links, and the installed client

server-preview-about = Carson City und Carson City: Das Kartenspiel, eine inoffizielle Fan-Ausgabe. Spiel im Browser.
server-preview-open = Ein Tisch wartet auf dich. Öffne den Link, um dich zu setzen; ein Konto brauchst du nicht.
server-preview-playing = Hier wird gespielt. Öffne den Link, um zuzusehen oder weiterzuspielen.
server-preview-replay = Eine Partie zum Durchblättern, Zug für Zug.
server-preview-picture = Die Straße einer kleinen Westernstadt vor Bergen; zwei Cowboys stehen sich gegenüber.
