### Ce que disent les commandes pour de nombreuses parties.

## carson simulate

cli-help-simulate = Faire jouer de nombreuses parties par des robots et en montrer le résultat.
cli-help-simulate-cards =
    Simuler The Card Game entre des robots et des joueurs virtuels.

    Exemple : carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Le nombre total de joueurs, de 4 à 6. Par défaut : autant que --bots en nomme, ou 4.
cli-help-simulate-games = Le nombre de parties. Par défaut : 100.
cli-help-simulate-seed = Un texte quelconque ; la même graine donne les mêmes parties.
cli-help-simulate-bots =
    Qui joue, séparé par des virgules : robots (random, greedy) et niveaux de joueurs virtuels (beginner, intermediate,
    expert). Un seul nom vaut pour toutes les places. Les joueurs virtuels sont assis après les robots.
cli-help-simulate-jobs = Le nombre de processus qui jouent en même temps ; le résultat est le même. Par défaut : 1.
cli-help-simulate-records = Garder le compte rendu de chaque partie dans ce dossier.
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
    Mesurer le moteur : décisions par seconde au hasard à quatre joueurs, et coût d’une copie, à côté d’autres moteurs
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
