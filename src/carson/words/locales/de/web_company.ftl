# Gegner, und Gesellschaft am Tisch.

web-bot-easy = Leicht
web-bot-normal = Normal
web-bot-hard = Schwer
web-bot-master = Meister
web-bot-about-easy = Spielt wie ein Anfänger und sieht nicht über diese Runde hinaus.
web-bot-about-normal = Kennt das Spiel und macht selten grobe Fehler.
web-bot-about-hard = Hat aus Tausenden Partien gelernt, was sich lohnt.
web-bot-about-master = Probiert seine Züge aus, bevor er sie macht: der stärkste von allen.
web-bot-level = Bots
web-bot-against = Gegner
web-bot-suggested = Du hast { $wins }-mal in Folge gegen { $level } gewonnen. Lust auf { $next }?
web-bot-suggested-take = Gegen { $next } spielen
web-bots-watch = Bots zusehen
web-bots-watch-about = Bots spielen gegeneinander, und alle dürfen zusehen.
web-bots-watch-start = Spielen lassen
web-bots-fill = Bots auf freien Plätzen
web-company-spectator = Zuschauer
web-company-chat = Zuschauer
web-company-chat-off = Zuschauer können nicht chatten
web-company-chat-off-about = An diesem Tisch schreiben nur Mitspieler und Gastgeber.
web-company-chat-on = Zuschauer dürfen chatten
web-company-chat-on-about = Ihre Nachrichten sind gekennzeichnet, und Mitspieler können sie ausblenden.
web-company-hide = Nachrichten von Zuschauern ausblenden
web-company-hidden = { $count ->
    [one] 1 Nachricht von Zuschauern ist ausgeblendet.
   *[other] { $count } Nachrichten von Zuschauern sind ausgeblendet.
}
web-company-rematch-free = Die Spieler spielen noch einmal, und ein Platz ist frei.
web-company-rematch-full = Die Spieler spielen noch einmal.
web-company-rematch-join = Bei der Revanche mitspielen
web-company-rematch-watch = Bei der Revanche zusehen
web-hint = Tipp
web-review = Analyse
web-review-about = Wo die Partie gewonnen und verloren wurde, Zug für Zug.
web-review-open = Partie analysieren
web-hints-on-about = Alle dürfen in ihrem Zug nach guten Zügen fragen.
web-story-key-h = ein Tipp
web-statistics = Statistik
web-statistics-about = Deine beendeten Partien: was du gewonnen hast, und womit.
