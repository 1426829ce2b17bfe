# Deine eigene Statistik.

web-statistics-none = Du hast noch keine Partie beendet. Dein erstes Ergebnis erscheint hier.
web-statistics-games = Partien
web-statistics-wins = Gewonnen
web-statistics-expected = Siege bei gleicher Stärke
web-statistics-points = Punkte je Partie
web-statistics-others = Andere an deinen Tischen
web-statistics-best = Bestes Ergebnis
web-statistics-by-players = Nach Spielerzahl
web-statistics-by-set = Nach Charakterset
web-statistics-by-variant = Nach Variante
web-statistics-by-rival = Nach Gegner
web-statistics-sources = Punkte nach Herkunft
web-statistics-sources-about = Durchschnitt je Partie, verglichen mit den anderen an deinen Tischen. Nur zu Ende gespielte Partien zählen.
web-statistics-yours = Du
web-statistics-characters = Charaktere, die du genommen hast
web-statistics-buildings = Gebäude, die du am Ende hattest
web-statistics-won = { $wins } von { $games } gewonnen
web-statistics-set-own = andere Sets
web-statistics-no-variant = Grundspiel
web-statistics-rival-person = Menschen
web-statistics-rival-virtual = virtueller Spieler, { $level }
web-statistics-count-players = { $count } Spieler
web-statistics-share = { $share } %
