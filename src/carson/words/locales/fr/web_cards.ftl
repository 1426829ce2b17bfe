### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Votre score ne change pas.
web-cards-place-label = { $action } : { $points }
web-cards-card = Carte { $card }
web-cards-gain = { $points } { $count ->
    [one] point
   *[other] points
  }
web-cards-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-cards-covered = sous une autre carte
web-cards-empty-parcels = { $count ->
    [1] une parcelle vide
   *[other] { $count } parcelles vides
  }
web-cards-pile-terrain = terrains
web-cards-pile-characters = personnalités
web-cards-ties = Égalités : du symbole le plus fort au plus faible.
web-cards-ties-about = À enchères égales, le symbole le plus à gauche choisit en premier. L’ordre est celui du dos de la personnalité sur le dessus de la pioche ; il change à chaque manche.
web-cards-offer-empty = Aucune carte n’est proposée.
web-cards-no-place = aucune place
web-cards-best = Au mieux
web-cards-worth = Vaut
web-cards-next = la prochaine d’un joueur virtuel
web-cards-next-about = Un joueur virtuel prend la carte au plus grand attrait ; à égalité, la plus proche des pioches.
web-cards-players = Points, cartes enchère et personnalités de chacun
web-cards-virtual = virtuel, { $level }
web-cards-thinks = choisit
web-cards-bid-shown = mise { $bid }
web-cards-bid-none = pas encore d’enchère
web-cards-used = { $name }, pouvoir utilisé
web-cards-order = Ordre de choix
web-cards-order-yet = Ordre de choix, si aucune enchère n’est augmentée
web-cards-hand = Vos cartes enchère
web-cards-bid-played = { $bid }, déjà jouée
web-cards-answers = Vos possibilités
web-cards-here = ici : { $points } { $count ->
    [one] point
   *[other] points
  }.
web-cards-place-here = La poser ici
web-cards-prospect = { $places ->
    [0] n’a pas de place dans votre ville ; elle serait mise de côté.
    [one] a une place dans votre ville : { $points }.
   *[other] a { $places } places dans votre ville ; la meilleure : { $points }.
  }
web-cards-worth-now = Maintenant : { $points }.
web-cards-sale = vendue : { $points } { $count ->
    [one] point
   *[other] points
  } en tout.
web-cards-sell-hint = Choisissez une carte encadrée de votre ville pour la vendre.
web-cards-power-virtual = Les joueurs virtuels n’utilisent jamais de pouvoir ; ils prennent la carte pour son attrait.
web-cards-power-always = Agit automatiquement.
web-cards-power-used = Déjà utilisé.
web-cards-power-before = Pas encore utilisé. Le jeu le propose à son propriétaire avant les enchères.
web-cards-power-after = Pas encore utilisé. Le jeu le propose à son propriétaire une fois les enchères révélées.
web-cards-why-not-use = Pourquoi ne puis-je pas l’utiliser maintenant ?
web-cards-cities = Quelle ville
web-cards-no-city = { $name } est un joueur virtuel et ne bâtit pas de ville. À chaque manche, il prend la carte la plus attrayante ; à la fin, il marque l’attrait de toutes ses cartes.
web-cards-none-kept = Pas encore de carte terrain.
web-cards-show-points = Afficher les points de chaque place
web-cards-size = { $width } × { $height } parcelles (limite { $limit })
web-cards-aside = Mises de côté : { $cards }
web-cards-sold = Vendues : { $cards }
web-cards-round = Époque { $era }, manche { $round } sur 9
web-cards-try = Choisissez une carte de l’offre pour voir où elle pourrait aller.
web-cards-prospect-of = { $places ->
    [0] n’a pas de place chez { $name }.
    [one] a une place chez { $name } : { $points }.
   *[other] a { $places } places chez { $name } ; la meilleure : { $points }.
  }
web-cards-place-hint = Choisissez où va le milieu de la carte, ou faites-y glisser la carte.
web-cards-bid-hint = Choisissez une carte enchère : vous voyez ce qu’elle signifie avant de la jouer.
web-cards-bid-means = { $sure ->
    [yes] Avec { $bid }, vous choisissez en position { $first } sur { $count }.
   *[no] Avec { $bid }, vous choisissez entre la position { $first } et la position { $last } sur { $count } : elle passe avant { $beats } des { $against } cartes enchère que les autres peuvent poser.
  }
web-cards-bid-nothing = Avec { $bid }, vous ne prenez aucune carte cette manche-ci : vous avez utilisé l’Avocat.
web-cards-power-takes = Le mieux à prendre maintenant : { $cards }.
web-cards-zoom = Zoom de la ville
web-cards-larger = Plus grand
web-cards-smaller = Plus petit
web-cards-left = Les cartes enchère qui restent à chacun
