### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Leer elk spel in minder dan tien minuten, aan een echte tafel: een coach legt telkens één ding uit, en jij doet het. In een les is niets aan het toeval overgelaten: kaarten en dobbelstenen liggen van tevoren vast.
web-learn-length = Ongeveer { $minutes } minuten, { $steps } stappen
web-learn-begin = Beginnen
web-learn-again = Opnieuw beginnen
web-learn-continue = Verder bij stap { $step }
web-learn-done = klaar
web-learn-after = Lees je liever?
web-learn-coach = Coach
web-learn-progress = Stap { $step } van { $count }
web-learn-fold = Coach verbergen
web-learn-unfold = Coach tonen
web-learn-leave = Les verlaten
web-learn-other = Dat kan ook, maar daar gaat deze stap niet over. Probeer het nog eens.
web-learn-meant = Dan was dit gebeurd: { $events }
web-learn-right = Goed!
web-learn-answers = Antwoorden
web-learn-back = Terug
web-learn-next = Verder
web-learn-skip = Vooruitspoelen
web-learn-your-turn = Nu jij!
web-learn-choose = Kies een antwoord
web-learn-show = Laat zien
web-learn-congratulations = Goed gedaan!
web-learn-play = Tegen bots spelen
web-learn-next-lesson = Volgende les
web-learn-all = Alle lessen
