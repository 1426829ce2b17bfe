### Ce que dit le terminal. Ce qu’on peut taper est anglais dans toutes les langues : ce sont les actions de docs/notation.md.

## Pages d’aide

cli-help =
    Carson City et Carson City : The Card Game, de Xavier Georges, dans le terminal. Une édition de fans, non officielle.

    Exemple : carson play cards
cli-help-usage = Utilisation :
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = afficher cette page
cli-help-version = afficher la version
cli-help-language = --lang en, nl, fr, it ou de choisit la langue de chaque commande ; la variable CARSON_LANG aussi.

cli-help-play =
    Jouer une partie dans le terminal.

    Exemple : carson play cards
cli-help-play-cards =
    Jouer à The Card Game : personnes à ce clavier, robots et joueurs virtuels.

    Sans options, on vous demande qui joue. Pendant la partie, « ? » dit ce que vous pouvez taper. Sans terminal, les coups sont lus ligne par ligne sur l’entrée standard.

    Exemple : carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record soiree.carson
cli-help-play-real = le nombre de personnes qui jouent à ce clavier
cli-help-play-players = qui occupe les places des joueurs réels : human, ou le nom d’un robot, comme dans human,human,greedy
cli-help-play-virtual = les niveaux des joueurs virtuels : beginner, intermediate ou expert, comme dans beginner,expert ; le dernier complète la table
cli-help-play-players-total = le nombre total de joueurs, de 4 à 6
cli-help-play-names = les noms des joueurs réels, comme dans Anna,Bob
cli-help-play-suits = les symboles des joueurs, dans l’ordre de leurs places : hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = un mot ou un nombre dont découle tout le hasard : la même graine donne la même partie
cli-help-play-deck = jouer avec un paquet corrigé (voir carson deck)
cli-help-play-record = enregistrer le compte rendu de la partie dans ce nouveau fichier après chaque coup
cli-help-play-resume = reprendre la partie de ce compte rendu
cli-help-play-hand-over = cacher l’écran entre les décisions secrètes de plusieurs personnes
cli-help-play-hints = montrer ce que chaque réponse vous rapporterait, et donner un conseil pour « h »

cli-help-score =
    Le carnet de score d’une partie autour d’une vraie table : il lit un fichier ou l’entrée standard, ou pose des questions.

    Dans un fichier, chaque joueur réel a une ligne « player: NOM », s’il le faut aussi « characters: doctor, teacher » et « sold: 1 », puis la ville sous forme de plan, deux lettres par parcelle : Ho Maison, TH Maison de ville, Hl Hôtel, Mt Montagne, Mi Mine, Ra Ranch, Bs Maréchal-ferrant, Dr Drugstore, Ba Banque, Sa Saloon, GS General Store, Ch Église, Pr Prison, CH City Hall, Ou Hors-la-loi, .. vide ; des espaces ou -- là où il n’y a pas de carte. Un joueur virtuel tient en une ligne, « virtual: NOM attraction 7 6 5 » ou « virtual: NOM points 97 ». Une ligne qui commence par # est un commentaire.

    Exemple : printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = le fichier à lire, « - » pour l’entrée standard ; sans fichier, des questions vous sont posées
cli-help-score-json = écrire les scores en JSON

cli-help-replay =
    Vérifier le compte rendu d’une partie et la raconter, manche par manche.

    Exemple : carson replay soiree.carson --move 12
cli-help-replay-file = le compte rendu à lire, « - » pour l’entrée standard
cli-help-replay-move = ne montrer que la table après ce nombre de coups
cli-help-replay-seat = montrer la partie comme ce joueur réel l’a vue ; les places se comptent à partir de 0
cli-help-replay-step = montrer un coup à la fois ; Entrée passe au suivant
cli-help-replay-json = écrire les coups, ou avec --move la position, en JSON

cli-help-rules =
    Chercher des règles par numéro, section ou mot ; sans recherche, donner la liste des sections.

    Exemple : carson rules CG-6.5; carson rules saloon
cli-help-rules-query = un numéro comme CG-6.5, une section comme CG-6, ou des mots
cli-help-rules-coverage = donner les règles qu’aucun test ne cite, et les tests qui citent une règle inconnue ; code de sortie 1 s’il y en a

cli-help-deck =
    Les cartes sous forme de données, à consulter et à corriger.

    Ce qu’aucun livret de règles ne montre est reconstitué ; si vous avez la boîte, vous pouvez en corriger une copie et jouer avec.

    Exemple : carson deck show > mes-cartes.json
cli-help-deck-show =
    Écrire le paquet intégré, comme base d’un paquet corrigé.

    Exemple : carson deck show > mes-cartes.json
cli-help-deck-check =
    Vérifier un paquet corrigé et en signaler chaque erreur.

    Pour jouer avec : carson play cards --deck mes-cartes.json

    Exemple : carson deck check mes-cartes.json
cli-help-deck-file = le paquet à vérifier, sous la forme qu’écrit « carson deck show »

## Erreurs dans ce qui a été tapé ou lu

cli-error-bug = C’est une erreur du programme, pas la vôtre : { $error }. Merci de la signaler ; avec la variable d’environnement { $debug }, le programme montre où elle s’est produite.
cli-error-command = La commande « { $found } » n’existe pas{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  } Les commandes sont { LIST($known) }.
cli-error-option = « { $found } » n’est pas une option de « { $command } »{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire { $near } ?
  } « { $command } --help » en donne la liste.
cli-error-needs-value = { $option } doit être suivi d’une valeur.
cli-error-missing = Il manque { $argument } à « { $command } » ; voir « { $command } --help ».
cli-error-value = « { $found } » n’est pas une valeur valable pour { $option }.
cli-error-twice = { $option } est donné deux fois.
cli-error-unused = « { $command } » n’accepte pas « { $found } » ; voir « { $command } --help ».
cli-error-usage = { $reason } Voir « { $command } --help ».
cli-error-read = { $file } ne peut pas être lu : { $reason }.
cli-error-file = { $file } : { $reason }.
cli-error-large = { $file } dépasse { $most } Mo : c’est trop pour être le bon fichier.
cli-error-utf8 = { $file } n’est pas un texte en UTF-8, à partir de l’octet { $byte }.
cli-error-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez la partie qu’il contient avec --resume { $file }.
cli-error-rescue = Le compte rendu n’a pu être enregistré nulle part.
cli-error-game = Le compte rendu concerne le jeu « { $found } », inconnu ici ; il devrait concerner « cards ».
cli-error-deck = { $said } « carson deck check » les énumère toutes.
cli-error-seed = Une graine tient en une ligne de 1 à { $most } caractères, sans espaces autour.
cli-error-real-and-players = Donnez --real ou --players, pas les deux : --players dit déjà combien ils sont.
cli-error-no-human = Personne n’est au clavier ; mettez un human dans --players, ou faites jouer des robots avec « carson simulate cards ».
cli-error-player = « { $found } » ne peut pas jouer ; choisissez { LIST($known, join: "or") }.
cli-error-level = « { $found } » n’est pas un niveau de joueur virtuel ; choisissez { LIST($known, join: "or") }.
cli-error-suit = « { $found } » n’est pas un symbole ; choisissez { LIST($known, join: "or") }.
cli-error-too-many = La table est pour { $total ->
    [one] { $total } joueur
   *[other] { $total } joueurs
  }, mais vous en nommez { $found }.
cli-error-names = Il y a { $found } noms pour { $players ->
    [one] { $players } joueur réel
   *[other] { $players } joueurs réels
  } ; les joueurs virtuels portent le nom de leur symbole.
cli-error-name = « { $found } » ne peut pas être un nom : il peut avoir { $most } caractères au plus, tous imprimables.
cli-error-name-twice = Deux joueurs s’appellent « { $found } » ; donnez à chacun un nom différent.
cli-error-resume-with = --resume reprend la table de son compte rendu et n’accepte donc ni --real, ni --players, ni --virtual, ni --players-total, ni --names, ni --suits, ni --deck.
cli-error-coverage-query = --coverage ne prend pas de mots à chercher.
cli-error-no-tests = Il n’y a pas de dossier tests ici ; --coverage ne fonctionne que dans une copie du code source.
cli-error-seat = Il n’y a pas de joueur réel à la place { $found } ; les places vont de 0 à { $most }.
cli-error-move = Il n’y a pas de coup { $found } ; le compte rendu va de 0 (la mise en place) à { $most }.
cli-error-step-with = --step montre chaque coup et ne va donc ni avec --move ni avec --json.
cli-error-step-pipe = --step attend une touche et a donc besoin d’un terminal.

## Noms des joueurs et des places

cli-player-name = Joueur { $number }
cli-seat = la place { $seat }

## Réponses en un mot. Plusieurs mots peuvent valoir la même réponse, séparés par des espaces.

cli-yes-words = o oui y yes
cli-no-words = n non no
cli-quit-words = q quitter quit
cli-change-words = c choisir change
cli-again-words = r revanche encore rematch again
cli-save-words = s enregistrer sauver garder save

## L’accueil

cli-welcome-title = CARSON CITY : THE CARD GAME
cli-welcome-credits =
    de Xavier Georges, illustré par Alexandre Roche
    une édition de fans, non officielle
cli-welcome =
    Deux époques de neuf manches. À chaque manche, tout le monde enchérit en secret ; la plus haute enchère choisit en premier parmi les cartes de l’offre. Les cartes terrain bâtissent votre ville, les personnalités aident ou rapportent des points. Le plus grand nombre de points l’emporte.
cli-welcome-more =
    Les joueurs virtuels ne bâtissent pas de ville : ils prennent la carte la plus attrayante et marquent son attrait. Les débutants misent de 1 à 9, les experts de 3 à 11. Les robots sont des programmes qui bâtissent une ville comme vous. Pendant la partie, « ? » dit ce que vous pouvez taper, et « r » montre les règles.
cli-menu =
    Entrée  vous contre trois débutants virtuels
    c       choisir qui joue
    ?       en savoir plus
    q       quitter
cli-ask-people = Combien de personnes jouent à ce clavier, de { $least } à { $most } ? [{ $usual }]
cli-ask-number-again = Tapez un nombre de { $least } à { $most }.
cli-ask-names = { $count ->
    [one] Votre nom ? [{ LIST($usual, join: "comma") }]
   *[other] Leurs noms, séparés par des virgules ? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Robots bâtisseurs, séparés par des virgules : { LIST($known, join: "or") } ? [aucun]
cli-ask-bots-again = Nommez au plus { $most ->
    [one] { $most } robot
   *[other] { $most } robots
  }, chacun { LIST($known, join: "or") } ; Entrée pour aucun.
cli-ask-total = Combien de joueurs en tout, de { $least } à { $most } ? Des virtuels complètent la table. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Joueur virtuel : { LIST($known, join: "or") } ? [{ $usual }]
   *[other] Niveaux des { $count } joueurs virtuels : { LIST($known, join: "or") } ; un seul pour tous, ou séparés par des virgules ? [{ $usual }]
  }
cli-ask-levels-again = Tapez { LIST($known, join: "or") }, pour { $count ->
    [one] { $count } joueur.
   *[other] { $count } joueurs au plus.
  }
cli-hopeless = À bon entendeur : seul contre cinq experts, on ne gagne presque jamais.
cli-press-enter = Appuyez sur Entrée pour continuer.

## La page de la table

cli-round = Époque { $era ->
    [1] I
   *[other] II
  }, manche { $round } sur 9
cli-game-over = La partie est terminée
cli-suit = symbole
cli-points = pts
cli-bid = enchère
cli-bids-left = enchères restantes
cli-characters = personnalités
cli-ties = Égalités :
cli-skull = (tête de mort)
cli-offer = Offre
cli-attraction = attrait
cli-gain = gain
cli-card-attraction = attrait { $attraction }
cli-city-of = Ville : { $name }
cli-no-city = Pas encore de carte.
cli-nothing-yet = rien pour l’instant
cli-set-aside = Mises de côté : { $cards }
cli-sold = Vendues : { $cards }
cli-more-places = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
cli-news-left-out = … { $count ->
    [one] { $count } ligne de plus
   *[other] { $count } lignes de plus
  } : l montre le journal
cli-bid-wins-nothing = Vous avez utilisé l’Avocat : cette carte enchère est seulement défaussée.
cli-prompt = (? aide) >
cli-sales = Ou vendre d’abord :
cli-may = Vous pouvez { $action }.
cli-undone = { $name } annule sa dernière action.
cli-play-help =
    Un nombre ou une touche choisit ce qui se trouve à côté. Vous pouvez aussi écrire l’action, ou assez pour qu’elle soit claire : « take I-29 », « t 29 », « n14 », « use doctor », « o », « pass ».

    Entrée     revoir la table          ? MOT      sur une action, carte ou règle
    w ACTION   permis, ou pourquoi pas  r MOT      chercher dans les règles
    u          annuler                  s          scores provisoires
    l          journal                  c          villes et cartes de tous
    h          conseil : de bons coups, avec leurs raisons
    q          quitter ; la partie peut être enregistrée

    Sur le plan, un nombre à côté d’une parcelle indique ce que la carte ajouterait à vos points avec son coin supérieur gauche à cet endroit ; * marque la meilleure place. Dans le tableau, ■ est une enchère face cachée, · une carte enchère jouée, (Nom) une personnalité utilisée. En cas d’égalité, le symbole placé en premier l’emporte.

## Plusieurs personnes à un clavier

cli-hand-over = { $name }, c’est à vous d’enchérir en secret.
cli-hand-over-others = Que tous les autres regardent ailleurs.
cli-hand-over-undo = (u : { $name } annule l’enchère qui vient d’être posée)

## Ce qui a été tapé et n’a pas été compris

cli-typed-unknown = « { $typed } » n’est pas possible ici{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  } Tapez « ? » pour l’aide.
cli-typed-no-number = Il n’y a pas de choix { $typed } ; choisissez de { $first } à { $last }.
cli-typed-no-name = « { $typed } » n’est ni une carte ni une personnalité{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
cli-typed-several = « { $typed } » peut être { CARD($found, join: "or") } ; tapez-en davantage.
cli-typed-bid = « { $typed } » n’est pas une enchère ; tapez un nombre.
cli-typed-alone = Tapez « { $verb } » tout seul.

## Les règles dans le terminal

cli-mark-ruling = interprétation
cli-mark-reconstructed = reconstitué
cli-n-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
cli-rules-how = carson rules CG-4 montre une section, CG-4.3 une règle, et un mot toutes les règles qui le contiennent.
cli-rules-marks = [interprétation] : les livrets ne disent rien, et c’est notre lecture. [reconstitué] : un chiffre qu’aucun livret de règles ne montre.
cli-rules-nothing = Aucune règle ne contient « { $query } »{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire { $near } ?
  }
cli-rules-more = { $count ->
    [one] … et { $count } autre règle
   *[other] … et { $count } autres règles
  }{ $query ->
    [none] {"."}
   *[other] {" : "}carson rules { $query }
  }
cli-coverage-untested = { $number } n’a pas de test
cli-coverage-unknown = { $number } n’est pas une règle, mais est cité par { LIST($tests) }
cli-coverage-complete = Les { $count } règles sont toutes citées par un test.

## Scores

cli-scores-now = Scores provisoires
cli-total = Total
cli-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }{ $shared ->
    [yes] {" "}ex æquo
   *[other] {""}
  }
cli-winner = { LIST($names) } l’emporte.
cli-tie = { LIST($names) } se partagent la première place ; pour les départager, les règles proposent une autre partie.

## La fin, et ce qui est gardé

cli-seed = Graine : { $seed }
cli-next = r : revanche · s : enregistrer le compte rendu · Entrée : quitter >
cli-next-kept = r : revanche · Entrée : quitter >
cli-save-question = Enregistrer la partie pour la reprendre plus tard ? [O/n]
cli-saved = Le compte rendu est enregistré dans { $file }
cli-saved-resume = La partie est enregistrée dans { $file } ; reprenez-la avec carson play cards --resume { $file }.
cli-input-ended = L’entrée s’est arrêtée avant la fin de la partie, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
cli-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.

## Le carnet de score

cli-pad-welcome = Le carnet de score. Tapez les personnalités de chaque joueur, puis sa ville rangée par rangée, de gauche à droite, un signe par parcelle.
cli-pad-signs = Signes : { $signs } ; -- là où il n’y a pas de carte.
cli-pad-ask-name = Nom du premier joueur (« v NOM » pour un joueur virtuel) ? [{ $usual }]
cli-pad-ask-next = Nom du joueur suivant (« v NOM » pour un virtuel ; Entrée : compter) ?
cli-pad-ask-characters = { $name } : personnalités, séparées par des virgules (le début suffit) ?
cli-pad-ask-sold = { $name } : cartes vendues, de 0 à { $most } ? [0]
cli-pad-ask-city = { $name } : la ville ; terminez par une ligne vide.
cli-pad-ask-attraction = { $name } : attrait de toutes les cartes, ou leur somme ?
cli-pad-numbers = Tapez des nombres séparés par des espaces.
cli-pad-name = Un joueur a besoin d’un nom de { $most } caractères au plus.
cli-pad-key = « { $found }: » n’est pas une ligne de carnet de score{ $near ->
    [none] {" ; utilisez "}{ LIST($known) }.
   *[other] {" ; "}vouliez-vous dire « { $near }: » ?
  }
cli-pad-key-twice = « { $key }: » figure deux fois pour un même joueur.
cli-pad-whose = À qui est cette ville ? Commencez-la par « player: NOM ».
cli-pad-empty = Il n’y a aucun joueur dans ce carnet de score ; « carson score --help » en donne un exemple.
cli-pad-virtual = La ligne d’un joueur virtuel s’écrit « virtual: NOM attraction 7 6 5 » ou « virtual: NOM points 97 ».
cli-pad-character = La personnalité « { $found } » n’existe pas{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
cli-pad-several = « { $found } » peut être { LIST($known, join: "or") } ; écrivez-en davantage.
cli-pad-twice = La personnalité { CHARACTER($character) } figure deux fois, mais n’est qu’une fois dans le jeu. [CG-1.3]
cli-pad-owned = { $name } a déjà { CHARACTER($character, form: "the") }. [CG-1.3]
cli-pad-sold = « { $found } » n’est pas un nombre de cartes vendues.
cli-pad-sold-most = { $found } cartes, c’est trop ; le Commissaire-priseur en vend { $most } au plus. [CG-7.10]
cli-pad-sold-who = Il faut avoir le Commissaire-priseur pour avoir vendu des cartes. [CG-7.10]
cli-pad-too-large = La ville a { $width }×{ $height } parcelles ; { $captain ->
    [yes] avec le Capitaine, sa limite est de 8×9 ou 9×8. [CG-7.12]
   *[other] sa limite est de 8×8. [CG-6.1]
  }
cli-pad-apart = La ville n’est pas d’un seul tenant : toutes ses parcelles doivent se toucher par leurs côtés. [CG-6.3]
cli-pad-no-card = La parcelle de la rangée { $row }, colonne { $column } de la ville n’appartient à aucune carte de 2×2 parcelles ; il en manque une à côté. [CG-1.2]
cli-pad-sign = « { $found } » n’est pas un signe ; vouliez-vous dire { LIST($known, join: "or") } ?

## Parties rejouées

cli-replay-title = The Card Game, d’après { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtuel, { $level }
cli-replay-facts = paquet { $deck }, graine { $seed }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
cli-replay-after = { $moves ->
    [0] Après la mise en place
    [one] Après { $moves } coup
   *[other] Après { $moves } coups
  }
cli-replay-unfinished = Le compte rendu s’arrête avant la fin de la partie.
cli-replay-next = Entrée : coup suivant · q : arrêter >
cli-replay-last = Entrée : la fin >

## Paquets

cli-deck-fault = { $where } : { $reason }
cli-deck-warning = { $where } : { $reason } (avertissement)
cli-deck-good = On peut jouer avec { $file }{ $warnings ->
    [0] {"."}
    [one] , avec { $warnings } avertissement.
   *[other] , avec { $warnings } avertissements.
  }

## carson serve

cli-help-serve =
    Ouvrir des tables à d’autres par HTTP. Les parties sont enregistrées dans le fichier carson.db, ou dans la base que
    nomme CARSON_DATABASE_URL (sqlite:///FICHIER ou postgresql://…). Derrière un proxy, CARSON_ORIGIN est
    l’adresse qu’utilisent les navigateurs.

    Exemple : carson serve --port 8000
cli-help-serve-host = L’adresse d’écoute. Par défaut : 127.0.0.1, pour cette machine seulement.
cli-help-serve-port = Le port d’écoute. Par défaut : 8000.
cli-help-serve-open = Ouvrir la page dans le navigateur.
cli-help-serve-workers = Le nombre de processus ; au-delà d’un, il faut PostgreSQL. Par défaut : 1.
cli-serve-address = Tables à l’adresse { $address }
cli-error-serve-missing = Le paquet « { $package } » manque : installez carson[server], ou lancez « make serve ».
cli-error-serve-workers = Plusieurs processus ont besoin de PostgreSQL : indiquez une base PostgreSQL dans { $name }, ou omettez --workers. SQLite est un fichier pour un seul processus.
cli-error-serve-port = Impossible d’écouter à l’adresse { $address } : { $reason }. Arrêtez ce qui l’utilise, ou choisissez un autre --host ou --port.
cli-error-serve-worker = Un processus du serveur n’a pas pu démarrer, les autres ont donc été arrêtés aussi ; le journal dit pourquoi.

## carson bots

cli-help-bots =
    Faire réfléchir des robots sur cette machine pour des serveurs qui partagent une base PostgreSQL et sont lancés avec
    CARSON_BOTS=queue. Autant de machines que vous voulez. Les personnes qui attendent passent d’abord. Demande
    carson[queue].

    Exemple : carson bots --database postgresql://carson@db.example/carson --processes 4
cli-help-bots-processes = Combien de robots réfléchissent en même temps, chacun dans son processus. Par défaut : un par cœur.
cli-help-bots-metrics = Le port des mesures au format de Prometheus. Par défaut : aucun.
cli-help-bots-metrics-host = L’adresse où lire les mesures. Par défaut : 127.0.0.1, pour cette machine seulement.
cli-bots-ready = { $processes ->
    [one] Prêt : 1 robot réfléchit à la fois.
   *[other] Prêt : { $processes } robots réfléchissent à la fois.
  }
cli-error-bots-sqlite = Pour des robots ailleurs, il faut PostgreSQL : indiquez la base des serveurs dans { $name } ou avec --database.
cli-error-bots-missing = Le paquet « { $package } » manque : installez carson[queue].
cli-error-bots-port = Impossible d’écouter à l’adresse { $address } : { $reason }. Arrêtez ce qui l’utilise, ou choisissez un autre --metrics-port.

## carson verify

cli-help-verify =
    Prouver par son seul compte rendu qu’une partie terminée était loyale : chaque coup suit les règles, la graine découle de ce que le serveur a promis avant la partie (l’engagement, « commitment ») et des nombres fournis par les navigateurs des joueurs, et chaque carte, dé et tuile découle de cette graine. La dernière ligne dit ce qui est prouvé.

    Code de sortie 0 : prouvé ; 1 : non.

    Exemple : carson verify carson-4f2a.txt
cli-help-verify-file = le compte rendu à lire, « - » pour l’entrée standard
cli-help-verify-commitment = l’engagement tel que la table l’a montré avant la partie ; sans lui, celui du compte rendu
cli-help-verify-seal = le sceau que votre navigateur a enregistré avant de révéler votre nombre ; sans lui, les nombres scellés du compte rendu
cli-help-verify-number = le nombre que votre navigateur a fourni, pour voir s’il fait partie de la graine
cli-error-verify-digits = --{ $option } demande 64 caractères, de 0 à 9 ou de a à f, tels que la table les montre, et non « { $found } ».
cli-verify-broken = Le compte rendu n’est pas valide. { $reason }
cli-verify-running = La partie est encore en cours. Sa graine est secrète jusqu’à la fin, rien ne peut donc encore être prouvé. { $commitment ->
    [none] Le compte rendu n’a pas d’engagement.
   *[other] Gardez l’engagement { $commitment } et vérifiez le compte rendu après la partie.
  }
cli-verify-moves = { $moves ->
    [1] Le seul coup suit les règles et mène
   *[other] Les { $moves } coups suivent tous les règles et mènent
  } à la fin que donne le compte rendu, avec les scores { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [1] Le seul coup suit les règles
   *[other] Les { $moves } coups suivent tous les règles
  }, mais le compte rendu s’arrête avant la fin de la partie.
cli-verify-ended = { $moves ->
    [1] Le seul coup suit les règles.
   *[other] Les { $moves } coups suivent tous les règles.
  } { $how ->
    [resigned] D’après le compte rendu, quelqu’un a ensuite abandonné.
    [agreed] D’après le compte rendu, tous ont ensuite convenu d’arrêter la partie.
   *[abandoned] D’après le compte rendu, la partie n’a ensuite pas été terminée.
  }
cli-verify-own-data = La partie a été jouée avec un paquet ou des chiffres particuliers, contenus dans le compte rendu ; vérifiez-les aussi.
cli-verify-characters = Les personnalités ont été choisies à la préparation de la table, par un joueur ou au hasard, et montrées avant la partie. Elles ne font pas partie de la preuve.
cli-verify-position = La partie a commencé à partir d’une position. Ce qui y était caché a été disposé par le serveur et ne fait pas partie de la preuve.
cli-verify-no-seed = Le compte rendu n’a pas de graine : ce qui a été tiré ne peut pas être vérifié.
cli-verify-no-commitment = Le compte rendu n’a pas d’engagement : la graine a pu être faite sur mesure. Si vous connaissez l’engagement, donnez-le avec --commitment.
cli-verify-commitment-other = Le compte rendu contient l’engagement { $found } ; on vous avait montré { $given }.
cli-verify-seed = La graine est celle qui a été promise : son SHA-256 est l’engagement { $commitment }.
cli-verify-seed-other = La graine n’est pas celle qui a été promise : son SHA-256 est { $found }, l’engagement { $commitment }.
cli-verify-compare = Cet engagement vient du compte rendu lui-même : comparez-le à celui que la table a montré avant la partie, ou donnez celui-ci avec --commitment.
cli-verify-secret = Le secret du serveur est celui qui a été promis : son SHA-256 est l’engagement { $commitment }.
cli-verify-secret-other = Le secret du serveur n’est pas celui qui a été promis : son SHA-256 est { $found }, l’engagement { $commitment }.
cli-verify-numbers = Nombres fournis par { LIST($names) } ; chacun est celui qui avait été scellé avant que l’un d’eux soit révélé.
cli-verify-number-other = { LIST($names) } : le nombre n’est pas celui qui avait été scellé ; il a pu être choisi une fois les autres connus.
cli-verify-withheld = { LIST($names) } : un nombre a été scellé, mais jamais révélé. Quiconque connaissait le secret du serveur pouvait choisir entre la graine avec lui et la graine sans lui.
cli-verify-without = { LIST($names) } : aucun nombre.
cli-verify-nobody = Aucun joueur n’a fourni de nombre : la graine vient du serveur seul.
cli-verify-seat = place { $seat }
cli-verify-seal = Les nombres scellés sont ceux que votre navigateur a vus avant de révéler le vôtre : leur sceau est { $seal }.
cli-verify-seal-other = Les nombres scellés ne sont pas ceux que votre navigateur a vus avant de révéler le vôtre : leur sceau est { $found }, le vôtre { $given }.
cli-verify-seal-compare = Le sceau de ces nombres est { $seal } : comparez-le à celui que votre navigateur a enregistré, ou donnez celui-ci avec --seal.
cli-verify-own-number = Votre nombre fait partie de la graine.
cli-verify-own-number-missing = Votre nombre { $number } n’est pas dans le compte rendu : la graine a été faite sans lui.
cli-verify-seed-mixed = La graine est celle que donnent le secret et les nombres.
cli-verify-seed-unmixed = La graine n’est pas celle que donnent le secret et les nombres.
cli-verify-draws = { $draws ->
    [1] Le seul tirage est celui
   *[other] Les { $draws } tirages sont tous ceux
  } que donne cette graine.
cli-verify-practice = C’était une partie d’entraînement contre des robots : des coups ont été annulés après un tirage ou une révélation. Les tirages ont donc pu être connus d’avance.
cli-verify-proven = Prouvé : personne n’a choisi ce qui a été tiré, ni le serveur ni un joueur.
cli-verify-proven-practice = Prouvé à titre d’entraînement : tous les tirages découlent de la graine, mais des coups ont été annulés et la suite a pu être connue.
cli-verify-proven-promise = Prouvé : ce qui a été tiré était fixé avant la partie. Aucun joueur n’a fourni de nombre ; il n’est donc pas prouvé que le serveur a choisi la graine au hasard.
cli-verify-proven-but = Prouvé avec une réserve : personne n’a choisi ce qui a été tiré, à moins que le serveur n’ait été de mèche avec ceux qui n’ont jamais révélé leur nombre. Il avait alors le choix entre { $seeds } graines.
cli-verify-proven-some = Prouvé avec une réserve : personne n’a choisi ce qui a été tiré, à moins que le serveur n’ait été de mèche avec tous ceux qui ont fourni un nombre.
cli-verify-not-proven = Non prouvé.
