### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Lerne jedes Spiel in weniger als zehn Minuten, an einem echten Tisch: Ein Trainer erklärt eins nach dem anderen, und du machst es. In einer Lektion bleibt nichts dem Zufall überlassen: Karten und Würfel liegen vorher fest.
web-learn-length = Etwa { $minutes } Minuten, { $steps } Schritte
web-learn-begin = Anfangen
web-learn-again = Von vorn
web-learn-continue = Weiter bei Schritt { $step }
web-learn-done = geschafft
web-learn-after = Liest du lieber?
web-learn-coach = Trainer
web-learn-progress = Schritt { $step } von { $count }
web-learn-fold = Trainer ausblenden
web-learn-unfold = Trainer einblenden
web-learn-leave = Lektion verlassen
web-learn-other = Das geht auch, aber darum geht es in diesem Schritt nicht. Versuch es noch einmal.
web-learn-meant = Dann wäre das geschehen: { $events }
web-learn-right = Richtig!
web-learn-answers = Antworten
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Vorspulen
web-learn-your-turn = Jetzt du!
web-learn-choose = Wähle eine Antwort
web-learn-show = Zeig es mir
web-learn-congratulations = Gut gemacht!
web-learn-play = Gegen Bots spielen
web-learn-next-lesson = Nächste Lektion
web-learn-all = Alle Lektionen
