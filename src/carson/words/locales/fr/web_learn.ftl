### Around the lessons; their texts are in lessons.ftl.

web-learn-intro = Apprenez chaque jeu en moins de dix minutes, à une vraie table : un guide explique une chose à la fois, et vous la faites. Dans une leçon rien n’est laissé au hasard : cartes et dés sont préparés d’avance.
web-learn-length = Environ { $minutes } minutes, { $steps } étapes
web-learn-begin = Commencer
web-learn-again = Recommencer
web-learn-continue = Reprendre à l’étape { $step }
web-learn-done = terminée
web-learn-after = Vous préférez lire ?
web-learn-coach = Guide
web-learn-progress = Étape { $step } sur { $count }
web-learn-fold = Masquer le guide
web-learn-unfold = Afficher le guide
web-learn-leave = Quitter la leçon
web-learn-other = C’est possible aussi, mais ce n’est pas l’objet de cette étape. Essayez encore.
web-learn-meant = Cela aurait donné : { $events }
web-learn-right = Exact !
web-learn-answers = Réponses
web-learn-back = Retour
web-learn-next = Suite
web-learn-skip = Sauter
web-learn-your-turn = À vous !
web-learn-choose = Votre réponse ?
web-learn-show = Montrez-moi
web-learn-congratulations = Bravo !
web-learn-play = Jouer contre des robots
web-learn-next-lesson = Leçon suivante
web-learn-all = Toutes les leçons
