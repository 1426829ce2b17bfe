# Menschen: ihre Namen, Passwörter, Sitzungen und geheimen Links; was sie am Tisch sagen und notieren.

seat-nobody = jemand
session-browser-system = { $browser } auf { $system }
session-unknown = ein anderes Programm

error-name-claimed = „{ $name }“ gehört jemand anderem oder liest sich wie ein solcher Name; bitte einen anderen wählen.
error-account-claimed = Sie haben schon einen eigenen Namen; Sie können ihn ändern, das Passwort auch.
error-account-guest = Nur wer einen eigenen Namen hat, hat ein Passwort zu ändern.
error-account-busy = Sie haben sich gerade in diesem Moment anderswo hingesetzt; bitte noch einmal versuchen.
error-password-short = Ein Passwort sollte mindestens { $least } Zeichen haben.
error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben.
error-password-is-name = Das Passwort sollte nicht der Name sein.
error-password-wrong = Das ist nicht Ihr Passwort.
error-login-failed = Dieser Name und dieses Passwort gehören nicht zusammen.
error-login-paused = Es gab zu viele Fehlversuche; bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} bis zum nächsten warten.
error-session-unknown = Dort kennt man Sie nicht mehr.
error-link-unknown = Dieser Link wurde schon benutzt, zurückgezogen oder ist zu alt.
error-links-too-many = Sie haben { $most } geheime Links, die noch niemand benutzt hat; ziehen Sie zuerst einen zurück.
error-chat-closed = Hier kann nur reden, wer an diesem Tisch sitzt.
error-chat-spectators-off = Der Gastgeber lässt nur reden, wer am Tisch sitzt.
error-line-unfit = Eine Zeile sollte 1 bis { $most } Zeichen haben.
error-line-unknown = Diese Zeile gibt es nicht, oder sie wurde zurückgenommen.
error-line-not-yours = Sie können nur zurücknehmen, was Sie selbst gesagt haben.
error-person-unknown = So jemanden gibt es nicht.
error-mute-self = Sie können sich nicht selbst stumm schalten.
error-mutes-too-many = Sie haben { $most } Leute stumm geschaltet; lassen Sie zuerst jemanden davon wieder zu Wort kommen.
error-note-long = Ihre Notizen an einem Tisch dürfen höchstens { $most } Zeichen haben.
