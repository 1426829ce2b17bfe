### La table du jeu de plateau dans le navigateur.

## Répondre à la table

web-board-answers = Votre réponse
web-board-hint = Choisissez l’un des endroits marqués, puis confirmez.
web-board-hint-map = Choisissez un endroit sur la carte, puis confirmez.
web-board-hint-carry = Faites glisser le cowboy jusqu’à un endroit, ou choisissez-en un sur la carte ou la piste des actions, puis confirmez.
web-board-hint-lift = Pour déplacer un cowboy déjà placé, choisissez-le.
web-board-lift = Déplacer ce cowboy
web-board-lift-where = Choisissez un nouvel endroit pour le cowboy qui est ici : { PLACE($at) }, puis confirmez.
web-board-lift-not = Le laisser là
web-board-plain = Cowboy ordinaire
web-board-consent-rest = En cas d’accord, la suite de votre plan se fait aussitôt.
web-board-idle = Pointez ou touchez un endroit pour voir ce qu’il vaut.
web-board-pass-sure = { $count ->
    [0] Vous pouvez encore placer un cowboy.
    [one] Vous avez encore un cowboy.
   *[other] Vous avez encore { $count } cowboys.
  } Si vous passez, vous n’en placerez plus pendant cette manche.
web-board-which = Choisissez
web-board-confirm = Confirmer
web-board-cancel = Annuler le choix
web-board-change = Modifier
web-board-steps = Construire, étape par étape
web-board-next-build = Choisissez une parcelle pour { OBJECT($building, form: "a") }.
web-board-next-none = Il n’y a pas encore de parcelle pour ce bâtiment : posez des routes vers une des vôtres, ou gardez-le pour plus tard.
web-board-next-builds = Choisissez quoi construire, et où.
web-board-next-house = { $left ->
    [one] Choisissez où va la Maison.
   *[other] Choisissez où va une Maison ; il en reste { $left } à placer.
  }
web-board-roads-lay = { $count ->
    [one] Poser votre route
   *[other] Poser une de vos { $count } routes
  }
web-board-roads-done = Pas de route maintenant
web-board-amount = Montant
web-board-less = Moins
web-board-more = Plus
web-board-in-dollars = $
web-board-zoom = Agrandir la carte
web-board-in-vp = PV
web-board-spend-vp = Dépenser ${ $amount } → { $vp } PV
web-board-cash-left = Vous gardez ${ $left }.
web-board-cash-ahead = { $more ->
    [0] La limite d’argent de cette manche vous laisse garder les ${ $left } qui vous restent.
   *[other] La limite d’argent de cette manche vous laisse ${ $left } ; les ${ $more } autres devront être dépensés : 1 PV par tranche complète de ${ $each }.
  }
web-board-sheet = Votre feuille
web-board-sheet-purse = Vous avez ${ $purse } à dépenser ; ce qui reste est votre argent. Le départ habituel est déjà inscrit.
web-board-sheet-left = reste ${ $left }
web-board-sheet-tiles = { $debt ->
    [yes] Avec vos tuiles de duel, cela ferait { $sum }, moins que zéro : vous commencez avec $0.
   *[no] Avec vos tuiles de duel, vous commencez avec { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboys
web-board-sheet-revolvers = Jetons revolver
web-board-sheet-roads = Routes
web-board-sheet-parcels = Parcelles de départ
web-board-sheet-bid = Mise pour commencer
web-board-sheet-done = Rendre la feuille

## Ce qu’est un endroit

web-board-free = Parcelle libre
web-board-linked = Reliée : n’importe quel bâtiment ou Maison peut s’élever ici.
web-board-unlinked = Non reliée : seuls des Ranchs et des Mines peuvent s’élever ici.
web-board-closed = Fermé aux cowboys pendant cette manche.
web-board-empty-space = Aucun bâtiment ici.
web-board-outlaw = Hors-la-loi
web-board-outlaw-here = Un Hors-la-loi est ici : il faut d’abord le battre.
web-board-income = Revenu
web-board-at-most = jusqu’à ${ $most }
web-board-tripled = Dynamite : revenu triple pour cette manche
web-board-price = Prix
web-board-price-character = avec votre personnalité ${ $price }
web-board-gives = Vous rapporte
web-board-gift-dice = deux dés, de $2 à $12
web-board-gift-firepower = +{ $count } de puissance de feu
web-board-here = Ici :
web-board-odds = Chances dans le duel
web-board-odds-tie = En cas d’égalité, l’ordre de passe décide : { $order }.
web-board-odds-tie-open = En cas d’égalité, le premier à passer gagne.
web-board-odds-tie-rest = le premier à passer
web-board-odds-then = { $before }, puis { $after }
web-board-odds-reach = Contre le Hors-la-loi, il suffit d’égaler sa force.
web-board-changes = Revenus qui changeraient
web-board-no-change = Aucun revenu ne change.
web-board-sites = Peut se construire en
web-board-no-site = aucune de vos parcelles encore
web-board-loot = Si vous gagnez, la moitié
web-board-connects = Relie

## Parties d’une somme

web-board-power-revolvers = { $count ->
    [one] { $count } jeton revolver
   *[other] { $count } jetons revolver
  }
web-board-power-cowboys = { $count ->
    [one] { $count } cowboy en réserve
   *[other] { $count } cowboys en réserve
  }
web-board-power-white = { $count } cowboy blanc
web-board-power-character = { $count } par la personnalité
web-board-power-ammunition = { $count } Munitions
web-board-power-variants = { $count } par les chevaux

## À quoi servent les bâtiments

web-board-about-mountain = $3 pour chaque Mine à côté. Rapporte des PV à son propriétaire à la fin.
web-board-about-house = Compte comme un symbole Maison pour les bâtiments voisins.
web-board-about-townhouse = Compte pour deux symboles Maison pour les bâtiments voisins.
web-board-about-ranch = Rapporte $1 par parcelle vide à côté, $1 au moins. Compte comme un symbole Maison et donne un revolver. N’a pas besoin de route.
web-board-about-mine = Rapporte $3 par Montagne voisine qui est à son propriétaire ou à personne. Donne un revolver. N’a pas besoin de route.
web-board-about-drugstore = Rapporte $3 par symbole Maison voisin qui est à son propriétaire ou à personne, et par Ranch de son propriétaire, où qu’il soit. Apporte une Maison.
web-board-about-bank = Rapporte $3 par symbole Maison voisin qui est à son propriétaire ou à personne, et par Mine de son propriétaire, où qu’elle soit. Apporte une Maison.
web-board-about-saloon = Rapporte $5 par symbole Maison voisin qui est à son propriétaire ou à personne. Apporte une Maison.
web-board-about-hotel = Rapporte $6 et compte pour deux symboles Maison. Apporte une Maison.
web-board-about-general-store = Rapporte $3 par symbole Maison voisin, à qui qu’il soit, et $6 pour ceux de son propriétaire. Apporte une Maison.
web-board-about-blacksmith = Rapporte $5 fois le numéro de la manche, et $5 par Ranch de son propriétaire. Apporte une Maison.
web-board-about-church = Protège des attaques les bâtiments voisins de son propriétaire. Compte comme un symbole Maison. Apporte une Maison.
web-board-about-prison = Donne deux revolvers à son propriétaire. Apporte une Maison.
web-board-about-school = Compte comme un symbole Maison. Apporte trois Maisons.
web-board-about-city-hall = La personne qui l’occupe reçoit davantage de ses bâtiments. Compte comme un symbole Maison. Sa parcelle n’est à personne.
web-board-about-train-station = À la fin, rapporte un demi-PV par symbole Maison de la ville. Compte pour deux symboles Maison.

## La piste des actions

web-board-round = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round } sur 4
  }
web-board-short-wages = Salaires
web-board-short-ammunition = Munitions
web-board-short-roads = Routes
web-board-short-road = Route
web-board-short-parcels-income = Parcelles
web-board-short-cowboy-income = Puissance
web-board-short-gambling = Jeux
web-board-short-parcels-vp = Parcelles
web-board-short-cowboy-vp = Puissance
web-board-short-building-vp = Bâtiments
web-board-bag = { $count ->
    [one] { $count } bâtiment dans le sac
   *[other] { $count } bâtiments dans le sac
  }
web-board-mile-parcels = Achat de parcelles
web-board-mile-kept = Bâtiments gardés
web-board-mile-hall = City Hall
web-board-mile-income = Revenu des bâtiments
web-board-pens = Vos enclos
web-board-pens-of = Les enclos : { $name }
web-board-enclosure-1 = Un cheval ici vous donne +1 de puissance de feu pendant cette manche, trois ou plus donnent +2. Un cowboy ici double les chapeaux de l’enclos au rodéo.
web-board-enclosure-2 = Un cheval ici vous permet tout de suite de placer un autre cowboy, d’en déplacer ou d’en reprendre un, ou de passer. Un cowboy ici double les chapeaux de l’enclos au rodéo.
web-board-enclosure-3 = Chaque cheval ici double pendant cette manche le revenu d’un de vos Ranchs, sauf si votre Commerçante double quelque chose. Un cowboy ici double les chapeaux de l’enclos au rodéo.
web-board-enclosure-4 = Un cheval ici vous rapporte $2 tout de suite. Un cowboy ici double les chapeaux de l’enclos au rodéo.
web-board-enclosure-5 = Les chevaux d’ici comptent le plus au rodéo. Un cowboy ici double les chapeaux de l’enclos au rodéo.

## Joueurs et personnalités

web-board-turn = joue
web-board-passed = a passé
web-board-limit = Limite d’argent
web-board-limit-of = limite ${ $limit }
web-board-taken = prise par { $name }
web-board-tiles = Tuiles de propriété restantes
web-board-general = Cowboys dans la réserve générale
web-board-dynamite = Dynamite
web-board-no-duel = Jetons « sans duel »
web-board-horses = Chevaux
web-board-enclosures = { $supply } en réserve ; enclos 1 à 5 : { $pens } ; rodéos gagnés : { $rodeos }
web-board-duel-tiles = Tuiles de duel
web-board-tiles-hidden = { $count }, pour un total de { $sum }
web-board-tiles-redrawn = { $count }, piochées dans la défausse : leur total est secret
web-board-empty = Parcelle vide
web-board-for-nothing = rien : celle-ci est gratuite
web-board-number = Numéro dans l’ordre du tour
