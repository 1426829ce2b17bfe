### Setting up a table.

web-pages-about-game-board = Quatre manches de terres, de bâtiments et de duels, pour deux à six joueurs, ou en solitaire.
web-pages-about-game-cards = Dix-huit manches rapides d’enchères secrètes et une ville de cartes, pour un à six joueurs.
web-pages-presets = Modèles
web-pages-presets-board = Une première partie, une sélection des livrets de règles, ou tout à la fois. Vous pouvez tout changer ci-dessous.
web-pages-presets-cards = Choisir les joueurs virtuels au hasard.
web-pages-everything = Tout
web-pages-surprise = Surprenez-moi
web-pages-surprised = Voici ce que le hasard a choisi. Gardez-le, changez-le ci-dessous, ou recommencez.
web-pages-who = Qui joue
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
web-pages-set-count = { $count } sur { $needed } choisies
web-pages-bag-own = sac personnalisé
web-pages-bag-own-about = Autant de chaque bâtiment que vous voulez ; les huit types de base doivent y être.
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
web-pages-private = ceux qui ont le lien
web-pages-figures = Chiffres
web-pages-deck = Cartes
web-pages-material-own = les vôtres
web-pages-material-ours = par défaut
web-pages-material-about = Certains chiffres de la boîte ne figurent dans aucun livret : nous les avons reconstitués. Si vous en savez plus, jouez avec votre propre fichier (JSON).
web-pages-material-file = Fichier
web-pages-material-read = { $name } sera utilisé.
web-pages-material-unread = { $name } est illisible : il faut un fichier JSON de chiffres ou de cartes.
web-pages-then-wait = Vous recevrez ensuite un lien pour vos amis.
web-pages-then-begin = Toutes les places sont prises : la partie commence aussitôt.
web-pages-then-watch = La partie commence aussitôt : les robots jouent et vous regardez.
web-pages-bag-count = { $count ->
    [one] { $count } bâtiment dans le sac.
   *[other] { $count } bâtiments dans le sac.
  }
web-pages-river-count = { $count ->
    [one] { $count } parcelle de rivière.
   *[other] { $count } parcelles de rivière.
  }
web-pages-table-virtual = { $count ->
    [0] Il n’y a pas de joueur virtuel.
    [one] Un joueur virtuel complète la table.
   *[other] { $count } joueurs virtuels complètent la table.
  }
