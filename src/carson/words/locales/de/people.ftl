# Menschen: ihre Namen, Passwörter, Sitzungen und geheimen Links; was sie am Tisch sagen und notieren.

session-browser-system = { $browser } auf { $system }
session-unknown = ein anderes Programm

error-name-claimed = „{ $name }“ gehört jemand anderem oder liest sich wie ein solcher Name; bitte einen anderen wählen.
error-account-claimed = Du hast schon einen eigenen Namen; du kannst ihn ändern, das Passwort auch.
error-account-guest = Nur wer einen eigenen Namen hat, hat ein Passwort zu ändern.
error-account-busy = Du hast dich gerade in diesem Moment anderswo hingesetzt; bitte noch einmal versuchen.
error-password-short = Ein Passwort muss mindestens { $least } Zeichen haben.
error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben.
error-password-is-name = Das Passwort darf nicht der Name sein.
error-password-wrong = Das ist nicht dein Passwort.
error-login-failed = Dieser Name und dieses Passwort gehören nicht zusammen.
error-login-paused = Es gab zu viele Fehlversuche; bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} bis zum nächsten warten.
error-session-unknown = Dort kennt man dich nicht mehr.
error-link-unknown = Dieser Link wurde schon benutzt, zurückgezogen oder ist zu alt.
error-links-too-many = Du hast { $most } geheime Links, die noch niemand benutzt hat; zieh zuerst einen zurück.
error-chat-closed = Hier kann nur reden, wer an diesem Tisch sitzt.
error-chat-spectators-off = Der Gastgeber lässt nur reden, wer am Tisch sitzt.
error-line-unfit = Eine Zeile muss 1 bis { $most } Zeichen haben.
error-line-unknown = Diese Zeile gibt es nicht, oder sie wurde zurückgenommen.
error-line-not-yours = Du kannst nur zurücknehmen, was du selbst gesagt hast.
error-person-unknown = So jemanden gibt es nicht.
error-mute-self = Du kannst dich nicht selbst stumm schalten.
error-mutes-too-many = Du hast { $most } Leute stumm geschaltet; lass zuerst jemanden davon wieder zu Wort kommen.
error-note-long = Deine Notizen an einem Tisch dürfen höchstens { $most } Zeichen haben.
