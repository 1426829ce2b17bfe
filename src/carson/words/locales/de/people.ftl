# Menschen: ihre Namen, Passwörter, Sitzungen und geheimen Links; was sie am Tisch sagen und notieren.

session-browser-system = { $browser } auf { $system }
session-unknown = ein anderes Programm

error-name-claimed = Der Name „{ $name }“ ist vergeben oder einem vergebenen zu ähnlich. Wähle einen anderen.
error-account-claimed = Du hast schon ein Konto. Du kannst den Namen und das Passwort ändern.
error-account-guest = Nur ein Konto hat ein Passwort. Lege zuerst eines an.
error-account-busy = Du hast dich gerade anderswo an einen Tisch gesetzt. Versuch es noch einmal.
error-password-short = Ein Passwort muss mindestens { $least } Zeichen haben.
error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben.
error-password-is-name = Dein Passwort darf nicht mit deinem Namen übereinstimmen.
error-password-wrong = Falsches Passwort.
error-login-failed = Falscher Name oder falsches Passwort.
error-login-paused = Zu viele Fehlversuche. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} bis zum nächsten Versuch.
error-session-unknown = Dort bist du nicht mehr angemeldet.
error-link-unknown = Dieser Link wurde schon benutzt oder widerrufen, oder er ist abgelaufen.
error-links-too-many = Du hast { $most } unbenutzte geheime Links. Widerrufe zuerst einen.
error-chat-closed = Hier können nur die Spieler an diesem Tisch chatten.
error-chat-spectators-off = Der Gastgeber hat den Chat auf die Spieler am Tisch beschränkt.
error-line-unfit = Eine Nachricht muss 1 bis { $most } Zeichen haben.
error-line-unknown = Diese Nachricht gibt es nicht, oder sie wurde gelöscht.
error-line-not-yours = Du kannst nur deine eigenen Nachrichten löschen.
error-person-unknown = Diese Person gibt es nicht.
error-mute-self = Du kannst dich nicht selbst stumm schalten.
error-mutes-too-many = Du hast { $most } Leute stumm geschaltet. Hebe das zuerst bei einer Person auf.
error-note-long = Deine Notizen an einem Tisch dürfen höchstens { $most } Zeichen haben.
