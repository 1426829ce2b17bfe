### Ce que disent les commandes pour de nombreuses parties.

## carson simulate

cli-help-simulate = Faire jouer de nombreuses parties par des robots et montrer les résultats.
cli-help-simulate-cards =
    Simuler The Card Game entre des robots et des joueurs virtuels.

    Exemple : carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Le nombre total de joueurs, de 4 à 6. Par défaut : autant que --bots en nomme, ou 4.
cli-help-simulate-games = Le nombre de parties. Par défaut : 100.
cli-help-simulate-seed = Un texte quelconque ; la même graine donne les mêmes parties.
cli-help-simulate-bots =
    Qui joue, séparé par des virgules : robots (random, easy, normal, hard, master, greedy, my_module:MyBot) et niveaux de joueurs virtuels (beginner, intermediate,
    expert). Un seul nom vaut pour toutes les places. Les joueurs virtuels prennent place après les robots.
cli-help-simulate-jobs = Le nombre de processus qui jouent en même temps ; le résultat est le même. Par défaut : 1.
cli-help-simulate-records = Enregistrer le compte rendu de chaque partie dans ce dossier.
cli-help-simulate-json = Écrire les chiffres en JSON.
cli-simulate-progress = Parties
cli-simulate-seat = Place
cli-simulate-player = Joueur
cli-simulate-mean = Moyenne
cli-simulate-stdev = Écart
cli-simulate-wins = Victoires
cli-simulate-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s ({ $speed } par seconde). { $shared ->
        [0] Aucune première place n’a été partagée.
        [one] Dans { $shared } partie, la première place a été partagée ; elle compte comme victoire pour chacun.
       *[other] Dans { $shared } parties, la première place a été partagée ; elle compte comme victoire pour chacun.
    }
cli-error-range = { $option } prend un nombre de { $fewest } à { $most }, pas { $found }.
cli-error-bots-count =
    --bots nomme { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    }, mais il y en a { $players } : nommez-en un par place, ou un seul pour toutes.
cli-error-write = { $file } ne peut pas être écrit : { $reason }.

## carson bench

cli-help-bench =
    Mesurer le moteur : décisions par seconde en jouant au hasard à quatre, et coût d’une copie, à côté d’autres moteurs
    dans la même exécution (« make bench » les installe).

    Exemple : carson bench --json
cli-help-bench-seconds = La durée de chacune des cinq mesures par moteur. Par défaut : 1.
cli-help-bench-json = Écrire les chiffres en JSON.
cli-bench-progress = Mesure : { $name }
cli-bench-engine = Moteur
cli-bench-speed = Décisions par seconde
cli-bench-copy = Copie, µs
cli-bench-machine = { $python }, { $machine } ; la médiane de cinq mesures.
cli-bench-missing = Pas installé, donc pas mesuré : { LIST($names) }. « make bench » les installe.
cli-help-bench-compiled = Mesurer aussi le moteur compilé avec mypyc dans ce dossier (« make bench » le fait).
cli-error-compiled = { $folder } ne contient pas de moteur compilé ; tools/compile.py en fait un.

## carson tournament, carson gauntlet

cli-help-tournament = Faire s’affronter des robots dans toutes les compositions, aux mêmes tables avec les mêmes graines, et les classer.
cli-help-tournament-board =
    Un tournoi du jeu de plateau : chaque participant rencontre les autres dans toutes les compositions et occupe chaque place.

    Exemple : carson tournament board --bots random,greedy,my_module:MyBot --games 200 --rows games.csv
cli-help-tournament-cards =
    Un tournoi du jeu de cartes : chaque participant rencontre les autres dans toutes les compositions et occupe chaque place.

    Exemple : carson tournament cards --bots random,greedy --games 200
cli-help-gauntlet = Faire jouer un robot seul contre plusieurs autres et mesurer combien de fois il gagne.
cli-help-gauntlet-board =
    Un robot seul contre une table d’adversaires au jeu de plateau, depuis chaque place, ou contre Standish.

    Exemple : carson gauntlet board --bot normal --against greedy --games 400 --characters random
cli-help-gauntlet-cards =
    Un robot seul contre une table d’adversaires au jeu de cartes, depuis chaque place ; les joueurs virtuels ne changent pas de place.

    Exemple : carson gauntlet cards --bot greedy --against expert --games 400
cli-help-tournament-bots = Qui participe, séparés par des virgules : des robots par leur nom, ou le vôtre sous la forme my_module:MyBot.
cli-help-tournament-bots-cards = Qui participe, séparés par des virgules : des robots par leur nom, le vôtre sous la forme my_module:MyBot, ou des niveaux de joueurs virtuels.
cli-help-tournament-bot = Le prétendant ; plusieurs, séparés par des virgules, jouent les mêmes parties, chacun autant que le dit --games. seer n’est pas un vrai robot : il voit tout ce qui est caché et montre ainsi le maximum que la chance permet.
cli-help-tournament-against = Qui occupe les autres places : un robot pour toutes, ou un par place, séparés par des virgules. Par défaut : greedy.
cli-help-tournament-against-cards =
    Qui occupe les autres places : un robot ou un niveau de joueurs virtuels (beginner, intermediate, expert) pour toutes, ou un
    par place, séparés par des virgules. Par défaut : greedy.
cli-help-tournament-solo = Contre Standish, avec cette stratégie : rancher, miner, strength ou urban.
cli-help-tournament-players = Combien de joueurs à chaque table. Par défaut : 4.
cli-help-tournament-games = Combien de parties au moins ; les donnes sont jouées en entier, pour que chacun occupe chaque place. Par défaut : 100.
cli-help-tournament-seed = Un texte quelconque ; la même graine donne les mêmes parties.
cli-help-tournament-rows =
    Enregistrer une ligne par partie dans ce fichier CSV, ou Parquet si son nom finit par .parquet. Les parties qu’il contient déjà
    ne sont pas rejouées : une compétition interrompue peut ainsi reprendre.
cli-help-tournament-jobs = Combien de processus jouent en même temps. Par défaut : un par cœur.
cli-help-tournament-scheduler = L’adresse d’un ordonnanceur Dask, comme tcp://10.0.0.1:8786, dont les workers jouent les parties.
cli-help-tournament-measure = Mesurer aussi le temps de calcul par décision et la mémoire, par robot.
cli-help-tournament-json = Écrire les résultats en JSON.
cli-contest-bot = Robot
cli-contest-seats = Places
cli-contest-wins = Victoires (95 %)
cli-contest-even = Des joueurs de même force gagneraient chacun { $share } ; une première place partagée compte pour une fraction.
cli-contest-points = Points
cli-contest-rating = Cote (95 %)
cli-contest-p50 = p50, ms
cli-contest-p99 = p99, ms
cli-contest-memory = Mo
cli-contest-summary =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } en { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    }, graine { $seed }.
cli-contest-unrated = Pas de cotes sans openskill : installez carson[arena].
cli-contest-rows = Les parties sont dans { $file } ; « carson report { $file } » en fait une page de graphiques.
cli-error-contestants = Nommez chaque participant une seule fois, séparés par des virgules.
cli-error-against =
    --against nomme { $found ->
        [one] 1 joueur
       *[other] { $found } joueurs
    } pour { $players } autres places : nommez-en un par place, ou un pour toutes.
cli-error-gauntlet-solo = Contre Standish, il n’y a pas d’autres joueurs : omettez --against et --players.
error-arena-other-contest = { $file } contient les parties d’une autre compétition (autres robots, options ou graine). Choisissez un autre fichier.
error-arena-not-rows = { $file } ne contient pas de lignes de parties : { $reason }
error-arena-without-parquet = Les fichiers Parquet nécessitent pyarrow : installez carson[arena], ou choisissez un fichier .csv.
error-arena-without-cluster = --scheduler nécessite Dask : installez carson[cluster].
error-arena-scheduler = Il n’y a pas d’ordonnanceur Dask à { $address } : { $reason }

## carson balance

cli-help-balance =
    Faire jouer un robot contre lui-même au jeu de plateau, à des tables de toutes sortes : tous les nombres de joueurs, personnalités au hasard, chaque variante, Standish.
    Chaque partie est enregistrée aussitôt ; relancez la commande avec le même fichier pour continuer.

    Exemple : carson balance --bot hard --games 10000 --rows balance.csv
cli-help-balance-rows = Enregistrer une ligne par partie dans ce fichier CSV ou Parquet. Les parties qu’il contient déjà ne sont pas rejouées.
cli-help-balance-bot = Le robot à toutes les places. Par défaut : hard.
cli-help-balance-games = Le nombre total de parties que doit contenir le fichier. Par défaut : 10 000.
cli-balance-played =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } de { $bot } dans { $file }.

## carson report

cli-help-report =
    Faire une page de graphiques à partir des lignes d’un tournoi : force, points, personnalités, bâtiments, places, durée.

    Exemple : carson report games.csv
cli-help-report-rows = Le fichier écrit par --rows.
cli-help-report-out = Où va la page. Par défaut : à côté des lignes, avec l’extension .html.
cli-error-report-empty = { $file } ne contient aucune partie.
cli-report-written = { $file } est prêt.
report-title = Tournoi : { $game }
report-game-board = Carson City
report-game-cards = Carson City : The Card Game
report-summary = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } en { $deals ->
        [one] 1 donne
       *[other] { $deals } donnes
    } ; les parties d’une donne ont la même graine.
report-strength = Force
report-strength-about = Part des premières places, avec son intervalle à 95 % ; une première place partagée compte pour une fraction. La ligne pointillée est ce que gagneraient des joueurs de même force.
report-rating = Cote
report-rating-about = Cotes de Plackett-Luce après toutes les parties, avec leurs intervalles à 95 %. Tout le monde commence à 25.
report-points = Points par source
report-points-about = Points moyens par partie et par place.
report-characters = Personnalités gagnantes
report-characters-about = Part des premières places parmi ceux qui ont pris la personnalité au moins une fois, et combien l’ont fait. Un robot fort peut aimer une personnalité sans gagner grâce à elle : ne comparez que des robots d’une même sorte.
report-buildings = Bâtiments
report-buildings-about = Nombre moyen possédé à la fin.
report-winners = Gagnants
report-others = Tous les autres
report-seats = Places
report-seats-about = Part des premières places selon la place à la table, avec son intervalle à 95 %.
report-seat = Place { $seat }
report-length = Durée des parties
report-length-about = Combien de parties ont eu à peu près ce nombre de décisions.
report-side-yellow = jaune
report-side-red = rouge
report-source-parcels-vp = Case PV : parcelles
report-source-cowboy-vp = Case PV : puissance de feu
report-source-building-vp = Case PV : bâtiments
report-source-vp-purchase = PV achetés
report-source-cash-limit = Argent au-delà de la limite
report-source-attraction = Attrait
report-source-other = Autres

## carson train

cli-help-train = Entraîner les robots qui apprennent, avec des parties qu’ils jouent eux-mêmes.
cli-help-train-cards =
    Entraîner hard et master du jeu de cartes. Chaque génération joue des parties, puis apprend de celles-ci et des précédentes. Tout est
    conservé dans le dossier ; relancée, la commande reprend où elle en était. La même graine donne le même réseau.

    Exemple : carson train cards weights --generations 12 --games 300 --jobs 4 --minutes 60
cli-help-train-board =
    Entraîner hard et master du jeu de plateau, à des tables de toutes sortes. Chaque génération joue des parties, puis apprend de
    celles-ci et des précédentes. Tout est conservé dans le dossier ; relancée, la commande reprend où elle en était. La même graine
    donne le même réseau.

    Exemple : carson train board weights --generations 10 --games 2000 --jobs 4 --minutes 60
cli-help-train-folder = Où conserver les réseaux et les parties.
cli-help-train-games = Parties par génération. Par défaut : 300 pour cards, 2000 pour board.
cli-help-train-generations = Nombre de générations. Par défaut : 12 pour cards, 10 pour board.
cli-help-train-jobs = Nombre de processus qui jouent en même temps ; le résultat est le même. Par défaut : 1.
cli-help-train-minutes = Ne plus commencer de génération après ce délai. Par défaut : 60.
cli-help-train-seed = Un texte quelconque ; la même graine donne le même réseau.
cli-train-generation =
    Génération { $generation } : { $players } villes, { $points } points en moyenne, erreur { $wrong } points, { $seconds } s
cli-train-board-generation =
    Génération { $generation } : { $games } parties, erreur moyenne de { $wrong } PV sur les scores, { $seconds } s
cli-train-done = Le dernier réseau est { $file }.
cli-error-train-numpy = L’entraînement a besoin de NumPy. Installez carson[bots].
