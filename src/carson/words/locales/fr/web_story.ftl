### Ce que le navigateur dit autour d’une partie : sa rediffusion, sa fin, les plans, les relais, et ce qui s’est passé entre-temps.

## Le journal et la rediffusion

web-story-replay = Revoir la partie
web-story-scrubber = Coup
web-story-move-of = Coup { $move } sur { $moves }
web-story-first = Premier coup
web-story-back = Coup précédent
web-story-forward = Coup suivant
web-story-last = Dernier coup
web-story-round-back = Manche ou phase précédente
web-story-round-forward = Manche ou phase suivante
web-story-play = Lecture
web-story-pause = Pause
web-story-speed = Vitesse
web-story-eyes = Vu par
web-story-eyes-spectator = un spectateur
web-story-copy-move = Copier le lien vers ce coup
web-story-play-on = Reprendre la partie ici
web-story-to-table = Retour à la table
web-story-phase-characters = Personnalités
web-story-phase-cowboys = Cowboys
web-story-phase-actions = Actions
web-story-set-up = Mise en place
web-story-to-move = Revoir le coup { $move }
web-story-about-me = Seulement ce qui me concerne
web-story-nothing = Il ne s’est encore rien passé.
web-story-nothing-mine = Rien ne vous concerne encore.
web-story-earlier = { $count ->
    [one] Une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
  }

## Un écran, plusieurs personnes

web-story-give-screen = Passez l’écran à { $name }
web-story-give-about = La table reste cachée en attendant { $name }, pour que personne ne voie ce qui est secret.
web-story-i-am = Je suis { $name } : montrez-moi la table
web-story-curtain-undo = { $name } : annuler mon dernier coup
web-story-curtain = Cacher la table quand l’écran change de mains
web-story-curtain-always = toujours
web-story-curtain-secret = seulement s’il y a un secret
web-story-curtain-never = jamais

## Après la partie

web-story-went = Déroulement de la partie
web-story-round = Manche { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Points si la partie s’était arrêtée là
web-story-graph-vp = PV
web-story-graph-money = Argent
web-story-graph-income = Prochain revenu
web-story-as-table = Les chiffres par manche
web-story-stage-end = { $stage }, à la fin
web-story-stage-within = { $stage }, en cours
web-story-stages = Après
web-story-turning = Moments décisifs
web-story-turn-lead = { $name } prend la tête, avec { $points ->
    [one] un point d’avance
   *[other] { $points } points d’avance
  } sur { $other }.
web-story-turn-gain = { $name } gagne { $points ->
    [one] un point
   *[other] { $points } points
  } sur { $other }.
web-story-turn-end = Le décompte final donne à { $name } { $points ->
    [one] un point d’avance
   *[other] { $points } points d’avance
  } sur { $other }.
web-story-no-turning = Aucun moment décisif : la partie a fini comme elle avait commencé.
web-story-share = Partager
web-story-copy-replay = Copier le lien vers la rediffusion
web-story-image = Enregistrer une image
web-story-send = Envoyer…
web-story-image-failed = L’image n’a pas pu être créée.
web-story-image-alt = Une image du résultat : noms, points et la table à la fin.

## Ce qui s’est passé entre-temps

web-story-since = Depuis votre dernier coup
web-story-since-close = Compris
web-story-since-you = Ce que cela change pour vous
web-story-since-all = { $count ->
    [1] Tout ce qui s’est passé : une ligne
   *[other] Tout ce qui s’est passé : { $count } lignes
  }
web-story-since-income = Votre prochain revenu : ${ $before } → ${ $after }
web-story-since-overtaken = { $name } passe devant vous. Points si la partie finissait maintenant : { $points } à { $own }.
web-story-since-overtook = Vous avez dépassé { $name }. Points si la partie finissait maintenant : { $own } à { $points }.

## Plans

web-story-plan = Planifier
web-story-plan-title = Plan : personne d’autre ne le voit.
web-story-plan-about = Essayez des coups sur une copie privée. Le hasard et ce qui est caché y sont inventés.
web-story-plan-suppose = Et si ? { $question }
web-story-plan-over = La partie serait finie.
web-story-plan-chance = (hasard)
web-story-plan-do = { $count ->
    [0] Jouer
    [one] Jouer : un coup
   *[other] Jouer : { $count } coups
  }
web-story-plan-back = Un pas en arrière
web-story-plan-discard = Effacer le plan
web-story-plan-moved = La partie a continué et le plan ne convient plus. On repart de zéro.

## Consignes

web-story-orders = Consignes
web-story-orders-about = Décidez à l’avance ce qui se passe quand une question vous est posée. Personne d’autre ne le voit.
web-story-order-bid = Prochaine carte enchère à poser
web-story-order-none = aucune
web-story-order-consent = Quand quelqu’un veut placer une Maison sur une de mes parcelles
web-story-order-ask = me demander
web-story-order-agree = toujours accepter
web-story-order-refuse = toujours refuser
web-story-order-pass = Passer à cette manche quand c’est à moi de placer un cowboy
web-story-order-single = Jouer automatiquement quand je n’ai qu’un seul choix
web-story-order-give = Enregistrer la consigne
web-story-order-given = Consigne enregistrée.
web-story-order-not-yet = Pas encore enregistrée.
web-story-order-now = Une question vous est posée en ce moment. Si vous enregistrez la consigne, ceci sera fait aussitôt : { $action }.
web-story-order-dropped = Pas exécuté : { $action }. { $why }

## Touches, et ce qui est lu à voix haute

web-story-keys = Raccourcis clavier
web-story-key-arrows = se déplacer sur la carte, sur la piste des actions ou dans une ville
web-story-key-enter = choisir ; de nouveau pour confirmer
web-story-key-escape = effacer le choix
web-story-key-bid = choisir une carte enchère (0 pour le 10)
web-story-key-x = passer ou refuser
web-story-key-k = sauter ce qui est montré
web-story-key-u = annuler
web-story-key-p = planifier, ou effacer le plan
web-story-key-l = journal
web-story-key-t = discussion
web-story-key-s = points
web-story-key-n = notes
web-story-key-m = table : consignes, abandon
web-story-key-r = revoir la partie
web-story-key-help = cette liste
web-story-announce-turn = À vous de jouer. { $question }
web-story-announce-more = { $count ->
    [one] Encore une ligne dans le journal.
   *[other] Encore { $count } lignes dans le journal.
  }

## Temps

web-story-give-time = Donner à { $name } le temps d’un coup de plus
web-story-time-low = Votre temps est presque écoulé.
web-story-follow = Suivre la partie
web-story-running = La partie est encore en cours.
web-story-fresh = { $count ->
    [one] { $count } nouveau coup.
   *[other] { $count } nouveaux coups.
  }
web-story-whole = Tout afficher

# After the end: what went into the seed, and what the browser can prove.

web-fair-title = Jeu équitable
web-fair-practice = C’était un entraînement : des coups ont été annulés après un tirage, et la suite a pu être connue. Tous les tirages n’en découlent pas moins de la graine.
web-fair-verdict-all = personne n’a choisi la graine, ni le serveur ni un joueur
web-fair-verdict-but = tous les nombres n’ont pas été révélés ; le serveur, de mèche avec ces joueurs, a pu choisir entre { $seeds } graines
web-fair-verdict-some = personne n’a choisi la graine, à moins que le serveur n’ait été de mèche avec tous ceux qui ont fourni un nombre
web-fair-verdict-server = aucun joueur n’a fourni de nombre ; la graine vient du serveur seul
web-fair-verdict-wrong = quelque chose ne concorde pas
web-fair-other-secret = Le secret du serveur n’est pas celui auquel il s’était engagé.
web-fair-other-numbers = Les nombres ne sont pas ceux qui ont été scellés avant la partie.
web-fair-other-seed = La graine ne découle pas du secret et des nombres.
web-fair-dropped = Votre navigateur a révélé son nombre, mais la graine a été faite sans lui.
web-fair-included = Le nombre de votre navigateur fait partie de la graine, et tout ce qu’il a vu avant la partie concorde encore.
web-fair-away = Le nombre de votre navigateur ne fait pas partie de la graine : ce navigateur était absent au début de la partie, ou le serveur a laissé le nombre de côté.
web-fair-commitment = Empreinte du secret
web-fair-secret = Secret du serveur
web-fair-seal = Sceau de tous les nombres
web-fair-number = Nombre : { $name }
web-fair-none = aucun
web-fair-withheld = scellé mais jamais révélé
web-fair-seed = Graine
web-fair-verify = Ce navigateur a vérifié le secret, les nombres et la graine. Pour prouver que chaque carte, dé et tuile découle de la graine, lancez cette commande sur le compte rendu téléchargé :
