# Benachrichtigungen per E-Mail, Web Push und Webhook, und die Seiten, auf die eine E-Mail verweist.

## Benachrichtigungen: warum ein Kanal abgelehnt wird, und warum eine Nachricht nicht ankam.

error-channel-no-origin = Dieser Server kann noch keine Benachrichtigungen schicken: Seine öffentliche Adresse ist nicht bekannt.
error-channel-no-mail = Dieser Server verschickt keine E-Mails.
error-channel-no-https = Benachrichtigungen im Browser brauchen eine sichere Adresse (https); dieser Server hat keine.
error-channel-mail-unfit = „{ $found }“ ist keine gültige E-Mail-Adresse; sie muss aussehen wie name@example.org.
error-channel-webhook-unfit = Die Adresse des Webhooks muss mit https:// und dem Namen eines öffentlichen Hosts beginnen, mit Port 443 oder einem ab { $port }.
error-channel-push-unfit = Das Push-Abonnement des Browsers ist nicht gültig; es muss einen https-Endpunkt und die Schlüssel p256dh und auth haben.
error-channel-unknown = Diesen Kanal gibt es nicht.
error-channel-not-confirmed = Diese E-Mail-Adresse ist nicht bestätigt. Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
error-channel-mail-too-many = Wir haben heute schon { $most } Bestätigungs-E-Mails an diese Adresse geschickt. Versuch es morgen noch einmal.
error-channels-too-many = Du hast { $most } Kanäle. Entferne zuerst einen.
error-mail-link-old = Dieser Link funktioniert nicht mehr.
error-notify-host-unfit = „{ $host }“ hat keine öffentliche Adresse.
error-notify-unreachable = „{ $host }“ war nicht zu erreichen.
error-notify-status = Der andere Server antwortete mit Status { $status }.
error-notify-mail-refused = Die E-Mail wurde mit Code { $status } abgelehnt.
error-notify-mail-server = Dieser Server hat seinen Mailserver nicht erreicht.
error-notify-mail-too-many = Diese Adresse hat an einem Tag { $most } E-Mails bekommen; mehr werden nicht geschickt.

## Benachrichtigungen: was verschickt wird.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Du bist am Zug
notify-turn-text = { $name }, du bist bei { $game } am Zug.
notify-over-title = Das Spiel ist zu Ende
notify-over-text = { $name }, deine Partie von { $game } ist zu Ende.
notify-over-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
notify-begun-title = Das Spiel hat begonnen
notify-begun-text = { $name }, deine Partie von { $game } hat begonnen.
notify-seated-title = Neuer Mitspieler am Tisch
notify-seated-text = { $who } sitzt jetzt an deinem Tisch ({ $game }).
notify-seated-free = { $count ->
    [0] Alle Plätze sind besetzt: Du kannst beginnen.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
notify-clock-title = Deine Zeit wird knapp
notify-clock-text = { $name }, deine Zeit bei { $game } läuft ab. Danach spielt ein Bot für dich.
notify-test-title = Es funktioniert
notify-test-text = Dies ist eine Testnachricht. Benachrichtigungen über deine Tische kommen hier an.
notify-confirm-title = Ist das deine Adresse?
notify-confirm-text = Jemand, vermutlich du selbst, hat auf { $origin } darum gebeten, Benachrichtigungen über Partien von Carson City an diese Adresse zu schicken. Wenn du das möchtest, öffne innerhalb von drei Tagen diesen Link:
notify-confirm-else = Warst du es nicht, brauchst du nichts zu tun. Du hörst dann nichts mehr von uns.
notify-mail-stop = Abbestellen:
notify-page-confirm = Benachrichtigungen über deine Tische an { $address } schicken?
notify-page-confirm-button = Ja, bitte
notify-page-confirm-done = Danke. Wir schicken Benachrichtigungen an { $address }.
notify-page-stop = Keine Benachrichtigungen mehr an { $address } schicken?
notify-page-stop-button = Benachrichtigungen abstellen
notify-page-stop-done = Wir schicken keine Benachrichtigungen mehr an { $address }.
