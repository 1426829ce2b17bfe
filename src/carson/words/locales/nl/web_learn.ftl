### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Leer elk spel in minder dan tien minuten, aan een echte tafel: een coach legt telkens één ding uit, en jij doet het. In een les is niets aan het toeval overgelaten: kaarten en dobbelstenen liggen van tevoren vast.
web-learn-length = Ongeveer { $minutes } minuten, { $steps } stappen
web-learn-begin = Beginnen
web-learn-again = Opnieuw beginnen
web-learn-continue = Verder bij stap { $step }
web-learn-done = gedaan
web-learn-after = Lees je liever?
web-learn-coach = Coach
web-learn-progress = Stap { $step } van { $count }
web-learn-fold = De coach inklappen
web-learn-unfold = De coach uitklappen
web-learn-leave = De les verlaten
web-learn-other = Dat kan ook, maar daar gaat deze stap niet over. Probeer het nog eens.
web-learn-meant = Dit zou er gebeurd zijn: { $events }
web-learn-right = Goed!
web-learn-answers = Antwoorden
web-learn-back = Terug
web-learn-next = Verder
web-learn-skip = Overslaan
web-learn-your-turn = Nu jij!
web-learn-choose = Welke?
web-learn-show = Doe het voor
web-learn-congratulations = Goed gedaan!
web-learn-play = Nu spelen tegen bots
web-learn-next-lesson = Volgende les
web-learn-all = Alle lessen
