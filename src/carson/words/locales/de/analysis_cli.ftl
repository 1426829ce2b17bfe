## Analysis and hints in the terminal

cli-help-analyse =
    Auf ein Spiel zurückblicken: die Gewinnchance bei jeder Entscheidung, Fehler und was besser war, Glück und Können.

    Beispiel: carson analyse abend.carson --seat 0
cli-help-analyse-file = die Aufzeichnung, die analysiert wird, „-“ für die Standardeingabe
cli-help-analyse-seat = nur dieser echte Spieler; Plätze werden ab 0 gezählt
cli-help-analyse-effort = wie viel bei jeder Entscheidung ausprobiert wird: quick, normal oder deep
cli-help-analyse-seed = der Text, aus dem alle Ziehungen beim Ausprobieren folgen
cli-help-analyse-all = jede Entscheidung zeigen, nicht nur die schlechtesten und die beste
cli-help-analyse-json = alles als JSON ausgeben
cli-help-analyse-validate = stattdessen Partien mit „normal“-Bots spielen und prüfen, ob Züge, die Fehler heißen, in neuen, zu Ende gespielten Partien mehr verlieren
cli-help-analyse-game = mit --validate: board oder cards
cli-help-analyse-games = mit --validate: wie viele Partien
cli-help-analyse-jobs = mit --validate: wie viele Prozesse
cli-error-analyse-file = Nenne die Aufzeichnung eines Spiels, oder prüfe mit --validate die Analyse selbst.
cli-error-analyse-both = Zu --validate gehört keine Aufzeichnung.
cli-error-analyse-game = Das Spiel „{ $found }“ gibt es nicht; zur Wahl stehen { LIST($known, join: "or") }.
cli-analyse-progress = Analyse
cli-analyse-title = { $file }: { $moves } Züge, Gründlichkeit „{ $effort }“
cli-analyse-seat = { $name }, Platz { $seat }
cli-analyse-chance = Gewinnchance: { $start } % bei der ersten Entscheidung, { $end } % am Ende.
cli-analyse-parts = Eigene Züge { $skill }, Würfel und Ziehungen { $luck }, Gegner und Unvorhersehbares { $others } Prozentpunkte.
cli-analyse-mistakes = Schlechteste Züge
cli-analyse-no-mistakes = Kein Zug hat viel gekostet.
cli-analyse-best = Bester Zug
cli-analyse-luck = Glück
cli-analyse-better = Besser: { $action } ({ $chance } %)
cli-analyse-move = Zug
cli-analyse-decision = Entscheidung
cli-analyse-before = Vorher, %
cli-analyse-after = Nachher, %
cli-analyse-verdict = Urteil
cli-analyse-counts = { $games } Partien: { $called } von { $judged } Entscheidungen heißen Fehler. Je { $tested } wurden zu Ende gespielt, mit dem Zug und mit der besten Alternative, { $turns } Mal.
cli-analyse-lost = Verlorene Gewinnchance gegenüber der besten Alternative, in Prozentpunkten (95 %):
cli-analyse-called = heißen Fehler
cli-analyse-others = andere
cli-hint-only = Es gibt keinen anderen Zug.
cli-hint-chance = { $action } (Gewinnchance { $chance } %)
