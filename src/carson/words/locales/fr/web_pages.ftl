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

## Setting up a table, and the waiting room

web-pages-about-game-board = Quatre manches de terres, de bâtiments et de duels, pour deux à six joueurs, ou en solitaire.
web-pages-about-game-cards = Dix-huit manches rapides d’enchères secrètes et une ville de cartes, pour un à six joueurs.
web-pages-presets = Modèles
web-pages-presets-board = Une première partie, une sélection des livrets de règles, ou tout à la fois. Vous pouvez tout changer ci-dessous.
web-pages-presets-cards = Choisir les joueurs virtuels au hasard.
web-pages-everything = Tout
web-pages-surprise = Surprenez-moi
web-pages-surprised = Voici ce que le hasard a choisi. Gardez-le, changez-le ci-dessous, ou recommencez.
web-pages-who = Qui joue
web-pages-alone = En solitaire contre Standish
web-pages-alone-against = Vous jouez en solitaire contre Jeb Standish : { $strategy }.
web-pages-solo-no = non, contre des personnes ou des robots
web-pages-solo-about = Le jeu en solitaire du livret : Jeb Standish suit ses propres cartes. Vous voyez chaque règle qui décide pour lui.
web-pages-solo-drawn = Contre Standish, sept personnalités sont tirées au hasard.
web-pages-solo-rancher = Presque facile : vise les Ranchs.
web-pages-solo-miner = Moyen : vise les Mines et les Banques.
web-pages-solo-strength = Difficile : arrive lourdement armé.
web-pages-solo-urban = Pour experts : veut toute la ville.
web-pages-seat = Place { $seat }
web-pages-seat-guest = une autre personne à cet écran
web-pages-seat-open = libre, pour un ami
web-pages-player = Joueur { $seat }
web-pages-seats-about = Les places libres sont pour ceux qui ont le lien. Le premier joueur est tiré au sort.
web-pages-seats-drawn = Le premier joueur est tiré au sort.
web-pages-table-of = Joueurs en tout
web-pages-table-real = Personnes et robots
web-pages-suits = Symboles
web-pages-suits-any = au hasard
web-pages-suit-any = peu importe
web-pages-suits-about = Le symbole des cartes de chaque joueur. Il départage aussi les enchères égales, dans un ordre qui change à chaque manche.
web-pages-virtual = Joueur virtuel { $number }
web-pages-virtual-about = Ils retournent des cartes enchère d’une pile et gardent ce qu’ils prennent. Ils ne bâtissent pas de ville et n’utilisent aucune personnalité.
web-pages-level-beginner = mise de 1 à 9, comme tout le monde
web-pages-level-intermediate = a un 10 au lieu du 1
web-pages-level-expert = a un 10 et un 11 au lieu du 1 et du 2
web-pages-hopeless = Une seule personne contre cinq experts : même le livret dit que c’est presque impossible à gagner.
web-pages-set-own = à votre choix
web-pages-set-own-about = Sept personnalités, chacune sur la face de votre choix ; le Paperboy vient en plus.
web-pages-set-random-about = Sept personnalités sur des faces au hasard. Vous les voyez une fois la table préparée.
web-pages-set-drawn = au hasard
web-pages-set-count = { $count } sur { $needed } choisies
web-pages-side-y = face jaune
web-pages-side-r = face rouge
web-pages-side-either = l’une ou l’autre face
web-pages-side-out = hors jeu
web-pages-side-in = en jeu
web-pages-tap-face = Touchez un portrait pour lire ce que peut faire la personnalité.
web-pages-bag-own = sac personnalisé
web-pages-bag-own-about = Autant de chaque bâtiment que vous voulez ; les huit types de base doivent y être.
web-pages-no-variants = aucune
web-pages-about-new-beginning = Avant la partie, chacun achète en secret cowboys, routes, jetons revolver et parcelles, au lieu de commencer comme les autres.
web-pages-about-river = Une rivière traverse la carte : personne n’y bâtit, seuls des ponts la franchissent, et les Mines au bord rapportent plus.
web-pages-about-might-is-right = Les duels se jouent avec des tuiles chiffrées, choisies en secret, au lieu de dés : le bluff au lieu de la chance.
web-pages-about-kit-carson = Tous placent leurs cowboys en même temps et peuvent les déplacer jusqu’à ce que chacun s’arrête. De préférence en direct.
web-pages-about-outlaws = Dès la manche 2, des Hors-la-loi arrivent en ville et réduisent de moitié ce que rapportent les bâtiments, jusqu’à ce qu’on les batte ou les enferme.
web-pages-about-horses = Chacun a des chevaux et cinq enclos aux petits avantages ; chaque manche finit par un rodéo.
web-pages-river-printed = la rivière imprimée
web-pages-river-printed-about = D’ouest en est au milieu de la carte.
web-pages-river-own = rivière personnelle
web-pages-river-own-about = La forme dont vous convenez : 1 à 15 parcelles, d’un seul tenant ou non.
web-pages-edition = Édition
web-pages-edition-english = Le livret plus récent et plus complet, avec les vingt personnalités et le jeu en solitaire.
web-pages-edition-dutch = Le livret néerlandais là où il diffère : City Hall, Hors-la-loi et rivières ; ni Père Noël, ni jeu en solitaire.
web-pages-clock-none-about = Prenez tout votre temps.
web-pages-clock-quick-about = Pour une soirée ensemble. Les coups plus longs entament la réserve ; puis un robot joue pour vous jusqu’à votre retour.
web-pages-clock-calm-about = La même chose, avec plus de temps pour réfléchir.
web-pages-clock-day-about = Jouez quand vous avez le temps ; la partie dure quelques semaines.
web-pages-clock-days-about = Pour ceux qui sont souvent absents.
web-pages-clock-own = personnalisé
web-pages-clock-own-about = Choisissez vous-même les secondes ou les jours.
web-pages-clock-kind = Compter en
web-pages-clock-kind-live = secondes
web-pages-clock-kind-days = jours
web-pages-clock-move = Secondes par coup
web-pages-clock-bank = Secondes de réserve
web-pages-clock-days = Jours par coup
web-pages-open-to = Ouverte à
web-pages-public = tout le monde
web-pages-public-about = La table figure dans la liste. Tout le monde peut prendre une place libre, regarder, et revoir la partie ensuite.
web-pages-private = ceux qui ont le lien
web-pages-private-about = La table ne figure pas dans la liste. Quiconque a le lien peut prendre place ou regarder.
web-pages-figures = Chiffres
web-pages-deck = Cartes
web-pages-material-own = les vôtres
web-pages-material-ours = par défaut
web-pages-material-about = Certains chiffres de la boîte ne figurent dans aucun livret : nous les avons reconstitués. Si vous en savez plus, jouez avec votre propre fichier (JSON).
web-pages-material-file = Fichier
web-pages-material-read = { $name } sera utilisé.
web-pages-material-unread = { $name } est illisible : il faut un fichier JSON de chiffres ou de cartes.
web-pages-material-is-own = Partie jouée avec les chiffres de l’hôte : { $name }.
web-pages-then-wait = Vous recevrez ensuite un lien pour vos amis.
web-pages-then-begin = Toutes les places sont prises : la partie commence aussitôt.
web-pages-then-watch = La partie commence aussitôt : les robots jouent et vous regardez.
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
web-pages-bag-count = { $count ->
    [one] { $count } bâtiment dans le sac.
   *[other] { $count } bâtiments dans le sac.
  }
web-pages-river-count = { $count ->
    [one] { $count } parcelle de rivière.
   *[other] { $count } parcelles de rivière.
  }
web-pages-real = { $count ->
    [one] une personne ou un robot
   *[other] { $count } personnes et robots
  }
web-pages-table-virtual = { $count ->
    [0] Il n’y a pas de joueur virtuel.
    [one] Un joueur virtuel complète la table.
   *[other] { $count } joueurs virtuels complètent la table.
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

## Names, accounts, sessions

web-pages-known-guest = Vous jouez en invité sous le nom « { $name } ». Seul ce navigateur vous connaît.
web-pages-known-account = Vous êtes { $name }. Ce nom vous appartient.
web-pages-known-nobody = Aucune session n’est ouverte. Vous n’avez pas besoin de compte pour jouer.
web-pages-claim = Garder votre nom
web-pages-claim-about = Avec un mot de passe, le nom est à vous, sur tous vos appareils, avec toutes vos tables. Aucune adresse de courriel n’est demandée.
web-pages-claim-go = Créer un compte
web-pages-name = Nom
web-pages-password = Mot de passe
web-pages-password-show = Afficher le mot de passe
web-pages-password-hint = Au moins 8 caractères. Il ne peut pas être réinitialisé par courriel : notez-le, ou créez un lien secret ci-dessous.
web-pages-login = Se connecter
web-pages-login-about = Si vous avez déjà un compte.
web-pages-login-guest = Si vous avez déjà un compte. Ce navigateur oublie alors l’invité, sauf si celui-ci a un lien secret.
web-pages-logout = Se déconnecter
web-pages-logout-guest = Vous jouez en invité : sans lien secret, vous ne pourrez pas vous reconnecter et vous perdrez vos tables.
web-pages-logout-sure = Se déconnecter quand même
web-pages-sessions = Appareils connectés
web-pages-sessions-about = Navigateurs et programmes qui peuvent jouer en votre nom.
web-pages-session-this = celui-ci
web-pages-session-seen = vu pour la dernière fois { $when }
web-pages-session-end = Déconnecter
web-pages-sessions-end = Déconnecter tous les autres
web-pages-link-more = Il ne sert qu’une fois et expire après sept jours.
web-pages-link-made = Créé le { $made }, valable jusqu’au { $until }
web-pages-link-withdraw = Révoquer
web-pages-told = Notifications
web-pages-told-about = Désactivées tant que vous ne les activez pas. Une notification nomme la table, mais ne révèle rien de la partie.
web-pages-channel-push = Notifications de ce navigateur
web-pages-channel-mail = Courriel
web-pages-channel-webhook = Webhook
web-pages-channel-on = Activé.
web-pages-channel-unconfirmed = Ouvrez le lien du courriel que nous vous avons envoyé.
web-pages-channel-stopped = Désactivé par le lien d’un courriel.
web-pages-channel-failed = Les messages n’ont pas pu être remis.
web-pages-channel-test = Envoyer un essai
web-pages-channel-tested = Un message d’essai est en route.
web-pages-channel-remove = Supprimer
web-pages-channel-add = Ajouter
web-pages-notice-turn = c’est à moi de jouer
web-pages-notice-clock = mon temps est presque écoulé
web-pages-notice-begun = une partie a commencé
web-pages-notice-seated = quelqu’un a pris place à ma table
web-pages-notice-over = une partie est terminée
web-pages-push-go = Activer ici
web-pages-push-not = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour ce site.
web-pages-push-none = Ce navigateur ne peut pas afficher de notifications quand la page est fermée.
web-pages-mail-address = Adresse de courriel
web-pages-hook-address = Adresse (https)
web-pages-hook-secret = Les messages sont signés avec ce secret. Il n’est affiché qu’une fois :
web-pages-password-change = Changer de mot de passe
web-pages-password-about = Tous les autres navigateurs sont déconnectés et vos liens secrets révoqués.
web-pages-password-old = Mot de passe actuel
web-pages-password-new = Nouveau mot de passe
web-pages-password-done = Votre mot de passe a été changé.
web-pages-data = Vos données
web-pages-export-about = Votre nom, vos tables, notes, messages, sessions et canaux, en un fichier.
web-pages-export = Tout télécharger
web-pages-delete = Supprimer votre compte
web-pages-delete-about = Tout ce qui vous concerne est supprimé, sauf vos coups, qui restent sans nom. Des robots prennent vos places dans les parties en cours.
web-pages-delete-sure = C’est irréversible.
web-pages-delete-go = Tout supprimer
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
web-pages-password-hint-first = Au moins 8 caractères. Il ne peut pas être réinitialisé par courriel : notez-le. Une fois le compte créé, vous pourrez aussi créer un lien secret sur cette page.
