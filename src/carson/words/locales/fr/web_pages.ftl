### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Regarder
web-pages-pad = Carnet de score
web-pages-account = Votre compte
web-pages-settings = Réglages
web-pages-save = Enregistrer
web-pages-renamed = Vous êtes désormais { $name }, à vos tables aussi.
web-pages-plays-as = Vous êtes { $name }.
web-pages-rename = Changer
web-pages-rename-own = Changer de nom
web-pages-name-is-fine = Garder ce nom
web-pages-name-given = ou un nom au hasard
web-pages-is-guest = Vous jouez en invité ; seul ce navigateur vous connaît.
web-pages-is-account = Ce nom est à vous.
web-pages-sound = Sons
web-pages-calm = Réduire les animations
web-pages-sure = Confirmer les choix
web-pages-sure-always = Toujours
web-pages-sure-final = Seulement ce qui ne peut pas être annulé
web-pages-sure-never = Jamais
web-pages-no-network = Pas de connexion. Ce que vous voyez n’est peut-être plus à jour ; rien n’est perdu.
web-pages-fresh = Une nouvelle version est disponible.
web-pages-reload = Recharger
web-pages-later = Plus tard
web-pages-bot = robot
web-pages-open = Ouvrir
web-pages-go-on = Continuer
web-pages-look-in = Voir
web-pages-replay = Revoir
web-pages-forget = Supprimer
web-pages-imported = importée d’un compte rendu
web-pages-turn-of = À { $names } de jouer
web-pages-turn-bots = Des robots réfléchissent.
web-pages-since = demandé { $when }
web-pages-until = échéance { $when }
web-pages-one-click = contre des robots, sans compte
web-pages-continue = Vos parties
web-pages-about-learn = Une courte leçon pour chaque jeu : vous jouez, nous expliquons.
web-pages-about-mine = Reprenez où vous en étiez, ou revoyez vos parties terminées.
web-pages-about-watch = Regardez les autres jouer, en direct ou en différé.
web-pages-about-rules = Toutes les règles des deux jeux, numérotées et illustrées.
web-pages-about-pad = Additionne les points d’une partie sur une vraie table.
web-pages-join = Rejoindre par un lien
web-pages-about-join = Quelqu’un vous a envoyé un lien ou un numéro de table ?
web-pages-join-label = Lien ou numéro de la table
web-pages-join-nothing = Ce n’est pas un lien vers une table. Un lien ressemble à https://…/table/1a2b… ; un numéro de table a 20 lettres et chiffres.
web-pages-join-elsewhere = Cette table est sur un autre serveur ; ouvrez le lien lui-même pour y aller.
web-pages-watch-about = Tout le monde peut regarder une partie publique. Seules les personnes qui ont le lien voient une partie privée.
web-pages-playing = En cours
web-pages-finished = Terminées
web-pages-nothing-playing = Aucune partie publique n’est en cours en ce moment.
web-pages-nothing-finished = Aucune partie publique terminée pour l’instant.
web-pages-filter = Filtrer les tables
web-pages-filter-turn = À moi de jouer
web-pages-filter-going = En cours
web-pages-filter-waiting = En attente
web-pages-filter-over = Terminées
web-pages-filter-all = Toutes
web-pages-both-games = Les deux jeux
web-pages-none-such = Aucune de vos tables ne correspond.
web-pages-keep-them = Seul ce navigateur sait que ces tables sont les vôtres. Gardez-les grâce à un compte ou un lien secret :
web-pages-bring = Importer le compte rendu d’une partie
web-pages-bring-about = Importez une partie terminée, jouée ici ou ailleurs, et revoyez-la comme une des vôtres. Chaque coup est d’abord vérifié. Personne d’autre ne peut la voir.
web-pages-bring-file = Fichier du compte rendu
web-pages-bring-text = Ou collez son texte
web-pages-bring-go = Vérifier et importer
web-pages-brought = Tous les coups sont valides.

## The waiting room

web-pages-alone = En solitaire contre Standish
web-pages-alone-against = Vous jouez en solitaire contre Jeb Standish : { $strategy }.
web-pages-set-drawn = au hasard
web-pages-tap-face = Touchez un portrait pour lire ce que peut faire la personnalité.
web-pages-side-y = face jaune
web-pages-side-r = face rouge
web-pages-side-either = l’une ou l’autre face
web-pages-side-out = hors jeu
web-pages-side-in = en jeu
web-pages-no-variants = aucune
web-pages-edition = Édition
web-pages-public-about = La table figure dans la liste. Tout le monde peut prendre une place libre, regarder, et revoir la partie ensuite.
web-pages-private-about = La table ne figure pas dans la liste. Quiconque a le lien peut prendre place ou regarder.
web-pages-material-is-own = Partie jouée avec les chiffres de l’hôte : { $name }.
web-pages-invite = Inviter des amis
web-pages-qr = Le lien en code QR, pour votre téléphone
web-pages-share-it = Partager…
web-pages-share = Venez jouer avec moi : { $game } !
web-pages-played = Détails de la partie
web-pages-fair = Personne ne peut choisir ce qui est tiré. Chaque tirage découle d’un secret du serveur, révélé à la fin, et d’un nombre fourni par le navigateur de chaque joueur. Empreinte du secret :
web-pages-fair-server = Chaque tirage découle d’un secret du serveur, révélé à la fin. Notez maintenant son empreinte pour vérifier plus tard que rien n’a été changé :
web-pages-sealed = Nombres déjà scellés : { $names }.
web-pages-opening = La partie va commencer : les navigateurs révèlent leurs nombres.
web-pages-complete = Tout le monde est là.
web-pages-host-begins = C’est l’hôte qui lance la partie.
web-pages-you = vous
web-pages-here = est là
web-pages-away = n’est pas là
web-pages-kept = place réservée
web-pages-seat-bot = Ajouter un robot
web-pages-seat-clear = Retirer
web-pages-start-anyway = Commencer quand même, avec des robots aux places vides
web-pages-leave-about = { $count ->
    [one] Votre place se libère.
   *[other] Vos { $count } places se libèrent.
  }
web-pages-leave-host = { $name } devient l’hôte.
web-pages-leave-last = Personne d’autre n’est assis ici : la table sera fermée.
web-pages-leave-sure = Oui, quitter
web-pages-close-table = Fermer la table
web-pages-turns = { $count ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $count } tables
  }
web-pages-real = { $count ->
    [one] une personne ou un robot
   *[other] { $count } personnes et robots
  }
web-pages-waits = { $count ->
    [1] Il reste une place libre.
   *[other] Il reste { $count } places libres.
  }
web-pages-clock-in-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
web-pages-clock-in-seconds = en direct : { $move ->
    [one] { $move } seconde
   *[other] { $move } secondes
  } par coup, { $unit ->
    [seconds] { $bank ->
        [one] { $bank } seconde
       *[other] { $bank } secondes
      }
   *[minutes] { $bank ->
        [one] { $bank } minute
       *[other] { $bank } minutes
      }
  } de réserve

## Leaving and ending tables, files

web-pages-only-here = Ce lien ne fonctionne que sur cet ordinateur.
web-pages-give-up-about = La partie s’arrête aussitôt, et vous ne gagnez pas.
web-pages-give-up-sure = Oui, abandonner
web-pages-close-about = La table est supprimée et plus personne ne peut la rejoindre.
web-pages-close-sure = Oui, la fermer
web-pages-end-table = Terminer la partie
web-pages-end-about = La partie s’arrête ici, sans vainqueur.
web-pages-end-sure = Oui, la terminer
web-pages-begun = commencée { $when }
web-pages-file-choose = Choisir un fichier
web-pages-file-none = Aucun fichier choisi
web-pages-file-clear = Retirer le fichier
