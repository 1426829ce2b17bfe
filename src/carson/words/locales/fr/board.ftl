### Ce qui se dit de Carson City, le jeu de plateau. Les personnalités et bâtiments qui sont aussi dans le jeu de cartes
### sont nommés dans cards.ftl ; ce que disent les deux jeux est dans kernel.ftl. Les PV sont des points de victoire.

## Ce qui n’existe que dans ce jeu

character-father-christmas = Père Noël
  .the = le Père Noël

object-free = rien
  .a = rien
object-school = École
  .a = une École
object-train-station = Gare
  .a = une Gare

## Ce que fait chaque face d’une personnalité

board-power-paperboy-yellow = Payez $3 pour une autre personnalité que personne n’a, sauf le Shérif : son pouvoir et sa limite d’argent sont à vous, et vous commencez. Sinon, votre limite d’argent est de $0.
board-power-paperboy-red = Faites venir gratuitement une autre personnalité que personne n’a, sauf le Shérif : son pouvoir est à vous, avec une limite d’argent inférieure de $5, et vous commencez.
board-power-sheriff-yellow = Vous avez en plus le cowboy blanc : placez-le sur une case d’action ou une parcelle libre où il n’y a aucun cowboy qui se bat. Personne ne peut l’y rejoindre.
board-power-sheriff-red = Vous pouvez défendre vos bâtiments, mais n’attaquer personne et ne provoquer aucun duel. Chaque duel perdu vous rapporte 3 PV.
board-power-banker-yellow = Vous recevez $9 tout de suite.
board-power-banker-red = À la fin de la manche, vous pouvez acheter une fois 3, 5 ou 7 PV pour $3, $12 ou $25.
board-power-grocer-yellow = Recevez $8, tout de suite ou au revenu des bâtiments ; ou doublez alors un type de vos bâtiments. Un bâtiment doublé qui est attaqué verse à vous et à l’attaquant son revenu normal.
board-power-grocer-red = Vous recevez $8 tout de suite, ou à la fin de la manche 1 PV pour chacune de vos Maisons et Maisons de ville.
board-power-chinese-worker-yellow = Vous recevez 2 routes tout de suite. Les bâtiments de la piste vous coûtent moitié prix, arrondi vers le haut.
board-power-chinese-worker-red = Vous pouvez payer $5 tout de suite pour n’importe quel bâtiment de la piste, à construire ou à garder ; la piste se décale ensuite et se remplit.
board-power-settler-yellow = Vous prenez tout de suite une parcelle libre, gratuitement.
board-power-settler-red = Vous recevez $8 tout de suite, ou à la fin de la manche 1 PV pour chacune de vos Montagnes.
board-power-captain-yellow = Vous pouvez engager tout de suite 1, 2 ou 3 de vos cowboys, pour $1, $4 ou $9.
board-power-captain-red = Vous pouvez acheter tout de suite 1 ou 2 jetons revolver, pour $3 ou $9. Vous les gardez toute la partie.
board-power-mercenary-yellow = Votre puissance de feu augmente de 3 pendant cette manche.
board-power-mercenary-red = Votre puissance de feu augmente de 2 pendant cette manche.
board-power-indian-yellow = Vous recevez tout de suite et gratuitement 2 parcelles libres, tirées aux dés.
board-power-indian-red = Aucune parcelle ne vous coûte plus de $3.
board-power-prospector-yellow = Vous pouvez payer $10 tout de suite pour une Mine (de la piste, sinon du sac) et la poser avec une tuile de propriété sur une parcelle libre et vide.
board-power-prospector-red = Vous recevez tout de suite 2 dynamites. Chacune triple ce que rapporte une de vos Mines, ou accompagne un cowboy et donne deux dés en duel.
board-power-gunsmith-yellow = Chaque duel que vous gagnez pendant cette manche vous rapporte 2 PV.
board-power-gunsmith-red = À chaque duel, vous pouvez relancer votre dé une fois, après avoir vu tous les dés. Vous recevez tout de suite 1 dynamite.
board-power-singer-yellow = Deux de vos cowboys peuvent emporter un jeton « sans duel », sur Routes ou sur une case de revenu ou de PV. Ils n’affrontent personne et agissent en premier.
board-power-singer-red = Une fois dans la manche, vous pouvez placer un de vos cowboys de la réserve générale sur Jeux d’argent : il n’affronte personne, et vous multipliez ses dés entre eux.
board-power-auctioneer-yellow = Vous vendez tout de suite aux enchères 2 parcelles libres en un seul lot. La moitié du prix est pour vous ; si vous gagnez, vous ne payez que l’autre moitié.
board-power-auctioneer-red = Vous vendez tout de suite aux enchères le jeton « 3 revolvers » pour cette manche. Le prix est pour vous ; si vous gagnez, vous ne payez rien.
board-power-governor-yellow = Vous recevez tout de suite 1 route. Chaque route que vous posez dans la manche et qui relie une nouvelle parcelle vous rapporte 1 PV.
board-power-governor-red = Vous taxez tout de suite tous vos adversaires : $1 par jeton revolver, ou $1 par tranche de $10, même incomplète.
board-power-doctor-yellow = Le perdant d’un duel peut vous payer $3 pour envoyer ce cowboy sur une case d’action vide qui reste à jouer. Pour vous, c’est gratuit.
board-power-doctor-either = La personne qui prend cette tuile en choisit la face pour la manche : le Docteur ou le Croque-mort.
board-power-undertaker-red = Pour chaque cowboy battu en duel, son propriétaire vous paie $2 ou perd 1 PV. Vous ne payez rien pour les vôtres.
board-power-cowboy-yellow = Vous recevez tout de suite un cheval.
board-power-cowboy-red = Vous pouvez payer $8 tout de suite pour un Ranch (de la piste, sinon du sac) et le poser avec une tuile de propriété sur une parcelle libre et vide.
board-power-heroes-yellow = Personne ne peut attaquer vos bâtiments pendant cette manche, et vous ne pouvez en attaquer aucun.
board-power-heroes-red = Vous recevez tout de suite 3 PV, ou 6 PV en cédant un cowboy, ou 9 PV en en cédant deux.
board-power-teacher-yellow = À la manche suivante, vous choisissez votre personnalité en premier.
board-power-teacher-red = À la fin de la partie, vous recevez 2 PV pour chacune de vos Écoles, Prisons et Églises, et 2 PV si vous n’avez pas de Saloon.
board-power-teacher-either = Manches 1 à 3 : vous choisissez en premier à la manche suivante. Manche 4 : 2 PV pour chacune de vos Écoles, Prisons et Églises, et 2 PV si vous n’avez pas de Saloon.
board-power-lawyer-yellow = Vous pouvez acheter tout de suite une parcelle libre à son prix. Les cowboys adverses quittent sans duel les parcelles que vous voulez.
board-power-editor-red = Après le revenu des bâtiments, vous recevez 1 PV par tranche de $5, $10, $15 ou $20 (manches 1 à 4), même incomplète, que vos bâtiments vous ont versée.
board-power-father-christmas-yellow = Vous recevez tout de suite 5 PV.
board-power-father-christmas-red = Vous recevez tout de suite 2 PV et lancez le dé blanc : à partir de 3, vous recevez $5, à partir de 5, aussi un de vos cowboys.

## Cases d’action. `.does` dit ce qu’un cowboy y fait.

space-wages = Salaires
  .does = $4 pour chacun de vos cowboys ici. Sans duel.
space-ammunition = Munitions
  .does = Le jeton « 3 revolvers » : +3 de puissance de feu jusqu’à la fin de la manche.
space-roads = Routes
  .does = 3 routes.
space-road = Route
  .does = 1 route pour chacun de vos cowboys ici. Sans duel.
space-buy-12 = Achat de bâtiment à $12
  .does = Achetez le bâtiment de cette case pour $12, à construire ou à garder.
space-buy-10 = Achat de bâtiment à $10
  .does = Achetez le bâtiment de cette case pour $10, à construire ou à garder.
space-buy-8 = Achat de bâtiment à $8
  .does = Achetez le bâtiment de cette case pour $8, à construire ou à garder.
space-buy-6 = Achat de bâtiment à $6
  .does = Achetez le bâtiment de cette case pour $6, à construire ou à garder.
space-buy-5 = Achat de bâtiment à $5
  .does = Achetez le bâtiment de cette case pour $5, à construire ou à garder.
space-buy-4 = Achat de bâtiment à $4
  .does = Achetez le bâtiment de cette case pour $4, à construire ou à garder.
space-buy-3 = Achat de bâtiment à $3
  .does = Achetez le bâtiment de cette case pour $3, à construire ou à garder.
space-parcels-income = Revenu des parcelles
  .does = $2 pour chacune de vos parcelles.
space-cowboy-income = Revenu des cowboys
  .does = $2 par point de votre puissance de feu.
space-gambling = Jeux d’argent
  .does = Lancez deux dés et recevez leur somme en dollars.
space-parcels-vp = PV des parcelles
  .does = 1 PV par tranche de 2 de vos parcelles.
space-cowboy-vp = PV des cowboys
  .does = 1 PV par tranche de 2 points de votre puissance de feu.
space-building-vp = PV des bâtiments
  .does = 1 PV pour chacun de vos bâtiments ; Maisons, Maisons de ville et Montagnes ne comptent pas.
space-vp-5 = Achat de PV à $5
  .does = Achetez autant de PV que vous voulez, à $5 chacun.
space-vp-4 = Achat de PV à $4
  .does = Achetez autant de PV que vous voulez, à $4 chacun. Fermé à la manche 4.
space-vp-3 = Achat de PV à $3
  .does = Achetez autant de PV que vous voulez, à $3 chacun. Fermé à partir de la manche 3.
space-vp-2 = Achat de PV à $2
  .does = Achetez autant de PV que vous voulez, à $2 chacun. À la manche 1 seulement.

## La ligne où se trouve une route. Le nord est du côté de la rangée 1.

side-n = le côté nord de { $parcel }
side-e = le côté est de { $parcel }
side-s = le côté sud de { $parcel }
side-w = le côté ouest de { $parcel }

## Un joueur et deux dés ; une parcelle et son prix

seat-dice = { $seat } ({ $first }+{ $second })
parcel-price = { $parcel } (${ $price })

## Ce qui accompagne un cowboy

token-white = cowboy blanc
token-quiet = jeton « sans duel »
token-dynamite = dynamite
token-luck = jeton « sans duel » de la Chanteuse rouge

## Sacs et combinaisons de personnalités

bag-full = sac complet
  .about = Les 38 bâtiments.
bag-beginners = sac des débutants
  .about = Les 26 bâtiments les plus faciles à apprendre.

set-beginners = Premiers pas
  .about = Les personnalités 1 à 7 sur leur face jaune, pour une première partie.
set-quiet = Une ville tranquille ?
  .about = Peu de raisons de se battre ; même nombreux, on reste entre amis.
set-owners = Une ville de propriétaires
  .about = Des terres et des Maisons : la ville pousse vite, et chacun en veut sa part.
set-prosper = Une ville où prospérer
  .about = L’argent coule à flots ; le plus habile à le dépenser l’emporte.
set-scores = Règlements de comptes
  .about = La plus rude de toutes : beaucoup d’armes, beaucoup de duels, aucune pitié.
set-gold = La ruée vers l’or
  .about = Les Mines valent bien un combat, et la dynamite n’est pas loin.

## La feuille de score

board-line-so-far = PV en cours de partie
board-line-money = Argent
board-line-buildings = Bâtiments
board-line-houses = Maisons et Maisons de ville
board-line-mountains = Montagnes
board-line-train-station = Gare
board-line-character = Personnalité

## D’où vient le revenu d’un bâtiment

income-house = { $count ->
    [one] { $count } Maison
   *[other] { $count } Maisons
  }
income-townhouse = { $count ->
    [one] { $count } Maison de ville
   *[other] { $count } Maisons de ville
  }
income-ranch = { $count ->
    [one] { $count } Ranch
   *[other] { $count } Ranchs
  }
income-hotel = { $count ->
    [one] { $count } Hôtel
   *[other] { $count } Hôtels
  }
income-church = { $count ->
    [one] { $count } Église
   *[other] { $count } Églises
  }
income-school = { $count ->
    [one] { $count } École
   *[other] { $count } Écoles
  }
income-city-hall = City Hall
income-train-station = Gare
income-mountain = { $count ->
    [one] { $count } Montagne
   *[other] { $count } Montagnes
  }
income-free = { $count ->
    [one] { $count } parcelle vide
   *[other] { $count } parcelles vides
  }
income-own-ranch = { $count ->
    [one] { $count } Ranch du même propriétaire
   *[other] { $count } Ranchs du même propriétaire
  }
income-own-mine = { $count ->
    [one] { $count } Mine du même propriétaire
   *[other] { $count } Mines du même propriétaire
  }
income-round = manche { $count }
income-basic = revenu de base
income-at-least = minimum
income-city-hall-step = City Hall occupé
income-own = { $part } (même propriétaire)

## Ce qui s’est passé

event-track = À vendre à $3, $4, $5, $6, $8, $10 et $12 : { OBJECT($buildings, join: "comma") }.
event-centre = La ville commence en { $parcel }, avec une Maison et une route de chaque côté.
event-mountain = Il y a une Montagne en { $parcel }.
event-first-order = Ordre de départ : { $seats }.
event-claimed = La parcelle { $parcel } est maintenant à { $seat }.
event-round-begins = Manche { $round }
event-character = { $seat } prend { CHARACTER($character, form: "the") }.
event-turn-order = Ordre du tour : { $seats }.
event-flipped = { $number ->
    [9] Il n’y a plus de Mine : le Prospecteur montre désormais sa face rouge.
    [15] Il n’y a plus de Ranch : le Cowboy montre désormais sa face jaune.
   *[other] La personnalité { $number } montre désormais son autre face.
  }
event-letter = { $seat } écrit au Père Noël et obtient { $roll } au dé.
event-white-cowboy = { $seat } reçoit le cowboy blanc.
event-no-duel-tokens = { $seat } reçoit { $count ->
    [one] { $count } jeton « sans duel ».
   *[other] { $count } jetons « sans duel ».
  }
event-dynamite = { $count ->
    [0] { $seat } ne reçoit pas de dynamite : il n’y en a plus.
    [one] { $seat } reçoit { $count } dynamite.
   *[other] { $seat } reçoit { $count } dynamites.
  }
event-revolvers = { $seat } reçoit { $count ->
    [one] { $count } jeton revolver.
   *[other] { $count } jetons revolver.
  }
event-roads = { $seat } reçoit { $count ->
    [one] { $count } route.
   *[other] { $count } routes.
  }
event-new-cowboys = { $count ->
    [0] { $seat } ne reçoit pas de cowboy : tous sont déjà là.
    [one] { $seat } reçoit { $count } cowboy.
   *[other] { $seat } reçoit { $count } cowboys.
  }

event-cowboy = { $seat } place { $mark ->
    [white] le cowboy blanc
    [quiet] un cowboy avec un jeton « sans duel »
    [dynamite] un cowboy avec de la dynamite
    [luck] un cowboy de la réserve générale, avec un jeton « sans duel »,
   *[other] un cowboy
  } { $at ->
    [enclosure-1] dans
    [enclosure-2] dans
    [enclosure-3] dans
    [enclosure-4] dans
    [enclosure-5] dans
   *[other] sur
  } { PLACE($at) }.
event-passed = { $seat } passe et prend la place { $place } de l’ordre de passe.
event-road = { $seat } pose une route sur { SIDE($line) }.

event-rolled = Duel pour { PLACE($at) }. Dés : { $rolls }.
event-duel = { $winner } gagne le duel pour { PLACE($at) }. Force : { $strengths }.
tie-pass-order = Égalité : { $seat } est devant dans l’ordre de passe. [BG-4.5]
event-made-way = { $seat } retire son cowboy et laisse { $at } à l’Avocat.
event-healed = { $seat } : le Docteur envoie le cowboy battu sur { PLACE($at) }.
event-ammunition = { $seat } reçoit le jeton « 3 revolvers ».

event-bought = { $seat } prend { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } ne peut pas payer et n’achète rien ({ PLACE($at) }).
    [tiles] { $seat } n’a plus de tuile de propriété et n’achète rien ({ PLACE($at) }).
    [sold] { $seat } ne trouve plus rien à acheter ({ PLACE($at) }).
   *[declined] { $seat } n’achète rien ({ PLACE($at) }).
  }
event-built = { $seat } construit { OBJECT($building, form: "a") } en { $at }.
event-house = { $seat } place une Maison en { $at }.
event-townhouse = { $seat } fait de la Maison en { $at } une Maison de ville.
event-asked = { $seat } demande à { $owner } la permission d’utiliser { $at }.
event-agreed = { $seat } accepte : la parcelle { $at } peut être utilisée.
event-refused = { $seat } refuse : la parcelle { $at } ne peut pas être utilisée.
event-sanctuary = La nouvelle Église protège { $at } ; les cowboys qui s’y trouvaient reviennent à { $seats }.
event-city-hall-drawn = Le City Hall sort du sac ; { $seat } choisit où le placer.
event-city-hall-built = { $seat } place le City Hall en { $at }.
event-city-hall = { $seat } occupe maintenant le City Hall.
event-city-hall-declined = { $seat } renonce au City Hall ; le cowboy va dans la réserve générale.

event-doubled = Pour { $seat }, chaque { OBJECT($building) } rapporte le double.
event-blast = { $seat } utilise de la dynamite : la Mine en { $at } rapporte le triple.
event-attack = { $seat } vole ${ $amount } à { $owner } en { $at }.

event-auction = { $lot ->
    [none] { $seat } met aux enchères le jeton « 3 revolvers ».
   *[other] { $seat } met aux enchères { LIST($lot) }.
  }
event-bid = { $seat } offre ${ $amount }.
event-auction-won = { $seat } remporte l’enchère pour ${ $amount }.
event-unsold = Personne n’enchérit à la vente ouverte par { $seat }.

event-earned = { $why ->
    [wages] { $seat } reçoit ${ $amount } de salaire.
    [parcels-income] { $seat } reçoit ${ $amount } pour ses parcelles.
    [cowboy-income] { $seat } reçoit ${ $amount } pour sa puissance de feu.
    [gambling] { $seat } gagne ${ $amount } au jeu.
    [building-income] { $seat } reçoit ${ $amount } de ses bâtiments.
    [banker] { $seat } reçoit ${ $amount } du Banquier.
    [grocer] { $seat } reçoit ${ $amount } de la Commerçante.
    [settler] { $seat } reçoit ${ $amount } du Colon.
    [father-christmas] { $seat } reçoit ${ $amount } du Père Noël.
    [beginning] { $seat } commence avec ${ $amount }.
    [outlaw] { $seat } reçoit ${ $amount } de la banque pour un Hors-la-loi battu.
    [loot] { "" }
    [horse] { $seat } reçoit ${ $amount } pour un cheval.
   *[other] { $seat } reçoit ${ $amount }.
  }
event-paid = { $why ->
    [parcel] { $seat } paie ${ $amount } pour une parcelle.
    [building] { $seat } paie ${ $amount } pour un bâtiment.
    [vp] { $seat } paie ${ $amount } pour des PV.
    [cash-limit] { $seat } dépense ${ $amount } à la limite d’argent.
    [banker] { $seat } paie ${ $amount } au Banquier.
    [captain] { $seat } paie ${ $amount } au Capitaine.
    [chinese-worker] { $seat } paie ${ $amount } à l’Ouvrier chinois.
    [founding] { $seat } paie ${ $amount } pour un bâtiment et sa parcelle.
    [paperboy] { $seat } paie ${ $amount } au Paperboy.
    [standish-income] { "" }
    [auction] { $seat } paie ${ $amount } à la banque pour l’enchère.
    [horse] { $seat } paie ${ $amount } pour un cheval.
   *[other] { $seat } paie ${ $amount }.
  }
event-handed-over = { $why ->
    [auction] { $giver } paie ${ $amount } à { $taker } pour l’enchère.
    [doctor] { $giver } paie ${ $amount } à { $taker }, le Docteur.
    [undertaker] { $giver } paie ${ $amount } à { $taker }, le Croque-mort.
    [tax] { $giver } paie ${ $amount } d’impôts à { $taker }.
   *[other] { $giver } paie ${ $amount } à { $taker }.
  }
event-scored-vp = { $why ->
    [parcels-vp] { $seat } marque { $vp } PV pour ses parcelles.
    [cowboy-vp] { $seat } marque { $vp } PV pour sa puissance de feu.
    [building-vp] { $seat } marque { $vp } PV pour ses bâtiments.
    [vp-purchase] { $seat } achète { $vp } PV.
    [cash-limit] { $seat } marque { $vp } PV pour l’argent dépensé.
    [road] { $seat } marque { $vp } PV pour une route, avec le Gouverneur.
    [duel-won] { $seat } marque { $vp } PV pour un duel gagné, avec l’Armurier.
    [duel-lost] { $seat } marque { $vp } PV pour un duel perdu, avec le Shérif.
    [banker] { $seat } achète { $vp } PV au Banquier.
    [grocer] { $seat } marque { $vp } PV avec la Commerçante.
    [settler] { $seat } marque { $vp } PV avec le Colon.
    [heroes] { $seat } marque { $vp } PV avec les Héros.
    [editor] { $seat } marque { $vp } PV avec l’Éditeur.
    [father-christmas] { $seat } reçoit { $vp } PV du Père Noël.
    [undertaker] { $seat } perd 1 PV à cause du Croque-mort.
    [outlaw] { $seat } marque { $vp } PV pour un Hors-la-loi battu.
    [jailed] { $seat } marque { $vp } PV pour un Hors-la-loi en Prison.
    [standish-income] { $seat } marque { $vp } PV pour son revenu.
    [standish-card] { $seat } marque { $vp } PV par une carte.
    [standish-cowboys] { $seat } marque { $vp } PV pour ses cowboys battus.
    [final] { $seat } marque { $vp } PV à la fin de la partie.
   *[other] { $seat } marque { $vp } PV.
  }

## Ce qui est demandé

ask-claim = { $seats }, sur quelle parcelle posez-vous une tuile de propriété ?
  .wait = choisir une parcelle de départ
ask-character = { $seats }, quelle personnalité prenez-vous ?
  .wait = choisir une personnalité
ask-ask = { $seats }, { $character ->
    [paperboy] quelle personnalité le Paperboy fait-il venir ?
    [banker] combien de PV achetez-vous au Banquier ?
    [grocer] { $question ->
        [0] prenez-vous maintenant les $8 de la Commerçante, ou attendez-vous ?
       *[other] { $forgoes ->
            [both] comment utilisez-vous la Commerçante ? Si vous doublez, ni dynamite ni chevaux n’augmentent vos revenus cette manche.
            [dynamite] comment utilisez-vous la Commerçante ? Si vous doublez, aucune dynamite ne triple une de vos Mines cette manche.
            [horses] comment utilisez-vous la Commerçante ? Si vous doublez, aucun cheval ne double un de vos Ranchs cette manche.
           *[other] comment utilisez-vous la Commerçante ?
          }
      }
    [chinese_worker] quel bâtiment prenez-vous pour $5 ?
    [settler] prenez-vous maintenant les $8 du Colon, ou attendez-vous ?
    [captain] qu’achetez-vous au Capitaine ?
    [prospector] payez-vous $10 pour une Mine ?
    [auctioneer] { $question ->
        [0] quelle parcelle mettez-vous d’abord aux enchères ?
       *[other] quelle deuxième parcelle y ajoutez-vous ?
      }
    [governor] que taxez-vous ?
    [cowboy] payez-vous $8 pour un Ranch ?
    [heroes] combien de PV prenez-vous, et combien de cowboys cédez-vous pour cela ?
   *[other] que choisissez-vous ?
  }
  .wait = utiliser { CHARACTER($character, form: "the") }
ask-take-parcel = { $seats }, { $character ->
    [settler] quelle parcelle prenez-vous ?
    [lawyer] quelle parcelle achetez-vous avec l’Avocat ?
    [prospector] sur quelle parcelle posez-vous la Mine ?
    [cowboy] sur quelle parcelle posez-vous le Ranch ?
   *[other] quelle parcelle prenez-vous ?
  }
  .wait = choisir une parcelle
ask-auction = { $bid ->
    [0] { $seats }, faites une offre pour { $lot ->
        [none] le jeton « 3 revolvers », ou passez.
       *[other] { LIST($lot) }, ou passez.
      }
   *[other] { $seats }, { $bidder } a offert ${ $bid } pour { $lot ->
        [none] le jeton « 3 revolvers ».
       *[other] { LIST($lot) }.
      } Offrez davantage ou passez.
  }
  .wait = enchérir
ask-cowboy = { $seats }, placez un cowboy ou passez.
  .wait = placer un cowboy
ask-duel-order = { $seats }, quel duel vient maintenant : { PLACE($places, join: "or") } ?
  .wait = choisir le prochain duel
ask-reroll = { $seats }, relancez-vous pour { PLACE($at) } ? Dés : { $dice }.
  .wait = décider de relancer ou non
ask-heal = { $fee ->
    [0] { $seats }, sur quelle case envoyez-vous votre cowboy battu ?
   *[other] { $seats }, sur quelle case envoyez-vous votre cowboy battu, pour ${ $fee } ?
  }
  .wait = choisir une case pour un cowboy battu
ask-toll = { $seats }, payez-vous ${ $toll } à { $to } pour votre cowboy battu, ou perdez-vous 1 PV ?
  .wait = décider comment payer le Croque-mort
ask-buy-parcel = { $seats }, quelle parcelle achetez-vous : { $prices } ?
  .wait = acheter une parcelle
ask-purchase = { $seats }, achetez-vous { OBJECT($building, form: "a") } pour ${ $price } ?
  .wait = décider d’acheter ou non { OBJECT($building, form: "a") } pour ${ $price }
ask-build = { $now ->
    [yes] { $seats }, choisissez où construire { OBJECT($kinds, form: "a") }, ou gardez ce bâtiment.
   *[other] { $seats }, quel bâtiment construisez-vous, et où : { OBJECT($kinds, form: "a", join: "or") } ?
  }
  .wait = placer un bâtiment
ask-house = { $left ->
    [one] { $seats }, où va la Maison ?
   *[other] { $seats }, où va une Maison ? Il en reste { $left } à placer.
  }
  .wait = placer une Maison
ask-consent = { $seats }, acceptez-vous une Maison sur votre parcelle { $at }, ou une Maison de ville s’il y a déjà une Maison ?
  .wait = accepter ou non une Maison en { $at }
ask-blast = { $seats }, dans quelle Mine utilisez-vous de la dynamite ? Vous en avez { $dynamite }.
  .wait = choisir une Mine pour la dynamite
ask-buy-vp = { $seats }, combien dépensez-vous pour des PV, à ${ $price } chacun ?
  .wait = acheter des PV
ask-cash = { $excess ->
    [0] { $seats }, combien dépensez-vous ? Vous pouvez tout garder, car votre limite d’argent est de ${ $limit } ; chaque tranche de $10 rapporte 1 PV.
   *[other] { $seats }, combien dépensez-vous ? Au moins ${ $excess }, car votre limite d’argent est de ${ $limit } ; chaque tranche de $10 rapporte 1 PV.
  }
  .wait = décider de la somme à dépenser en PV
ask-city-hall = { $seats }, où va le City Hall ?
  .wait = placer le City Hall
ask-occupy = { $seats }, occupez-vous le City Hall ? Votre cowboy y reste alors, manche après manche, jusqu’à ce qu’il soit battu. Si vous y renoncez, il va dans la réserve générale.
  .wait = décider d’occuper ou non le City Hall
ask-last-roads = { $seats }, posez-vous { $roads ->
    [one] votre dernière route
   *[other] une ou plusieurs de vos { $roads } routes
  } avant la fin de la manche ? { $gain ->
    [road] Chaque route qui relie une nouvelle parcelle vous rapporte 1 PV.
   *[bridge] Chaque élément à vous à côté d’un pont vaut 1 PV de plus.
  }
  .wait = poser des routes avant la fin de la manche

## Ce qu’on peut faire

action-claim = poser une tuile de propriété en { $word }
action-claim-city-hall = placer le City Hall en { $word }
action-claim-take-parcel-settler = prendre la parcelle { $word }
action-claim-take-parcel-lawyer = acheter la parcelle { $word }
action-claim-take-parcel-prospector = poser la Mine en { $word }
action-claim-take-parcel-cowboy = poser le Ranch en { $word }
action-choose = choisir « { $word } »
action-choose-character = prendre { CARD($word, form: "the") }
action-choose-ask-paperboy = faire venir { CARD($word, form: "the") }
action-choose-ask-grocer = doubler le revenu de chaque { THING($word) }
action-choose-ask-auctioneer = mettre { $word } aux enchères
action-choose-duel-order = se battre maintenant pour { PLACE($word) }
action-choose-blast = utiliser de la dynamite dans la Mine en { $word }
action-cowboy = placer { $second ->
    [white] le cowboy blanc
    [quiet] un cowboy avec un jeton « sans duel »
    [dynamite] un cowboy avec de la dynamite
    [luck] un cowboy de la réserve générale, avec un jeton « sans duel »,
   *[other] un cowboy
  } { $word ->
    [enclosure-1] dans
    [enclosure-2] dans
    [enclosure-3] dans
    [enclosure-4] dans
    [enclosure-5] dans
   *[other] sur
  } { PLACE($word) }
action-cowboy-heal = envoyer le cowboy battu sur { PLACE($word) }
action-road = poser une route sur { SIDE($word) }
action-buy = acheter { THING($word, form: "a") }
action-buy-buy-parcel = acheter la parcelle { $word }
action-spend = dépenser ${ $word }
action-spend-auction = offrir ${ $word }
action-spend-buy-vp = acheter des PV pour ${ $word }
action-build = construire { THING($word, form: "a") } en { $second }
action-house = placer une Maison en { $word }
action-townhouse = faire de la Maison en { $word } une Maison de ville
action-ask = demander la permission d’utiliser { $word }
action-pass-buy-parcel = n’acheter aucune parcelle
action-pass-purchase = ne rien acheter
action-pass-build = ne rien construire maintenant
action-pass-buy-vp = n’acheter aucun PV
action-pass-cash = ne rien dépenser
action-pass-take-parcel = ne prendre aucune parcelle
action-pass-take-parcel-lawyer = n’acheter aucune parcelle
action-pass-auction = quitter l’enchère
action-pass-heal = reprendre le cowboy
action-pass-blast = ne pas utiliser de dynamite
action-pass-occupy = renoncer au City Hall
action-pass-last-roads = ne plus poser de route

## Les réponses à choisir

option-decline = renoncer
option-decline-paperboy = ne faire venir personne
option-decline-banker = n’acheter aucun PV
option-decline-chinese-worker = ne prendre aucun bâtiment
option-decline-captain = ne rien acheter
option-decline-prospector = renoncer à la Mine
option-decline-cowboy = renoncer au Ranch
option-occupy = occuper le City Hall
option-8-now = prendre $8 tout de suite
option-later = attendre
option-8 = prendre $8
option-3-vp = prendre 3 PV
option-3-vp-banker = acheter 3 PV pour $3
option-5-vp = acheter 5 PV pour $12
option-6-vp = céder 1 cowboy pour 6 PV
option-7-vp = acheter 7 PV pour $25
option-9-vp = céder 2 cowboys pour 9 PV
option-1-cowboy = engager 1 cowboy pour $1
option-2-cowboys = engager 2 cowboys pour $4
option-3-cowboys = engager 3 cowboys pour $9
option-1-revolver = acheter 1 jeton revolver pour $3
option-2-revolvers = acheter 2 jetons revolver pour $9
option-revolvers = taxer les jetons revolver
option-money = taxer l’argent
option-from-3 = prendre le bâtiment de la case à $3
option-from-4 = prendre le bâtiment de la case à $4
option-from-5 = prendre le bâtiment de la case à $5
option-from-6 = prendre le bâtiment de la case à $6
option-from-8 = prendre le bâtiment de la case à $8
option-from-10 = prendre le bâtiment de la case à $10
option-from-12 = prendre le bâtiment de la case à $12
option-from-the-bag = prendre le bâtiment dans le sac
option-agree = accepter
option-refuse = refuser
option-always-agree = accepter maintenant et toujours
option-always-refuse = refuser maintenant et toujours
option-reroll = relancer le dé
option-reroll-second = relancer le deuxième dé
option-stand = garder le résultat
option-pay = payer
option-lose = perdre 1 PV

## Pourquoi pas

refusal-only-roads = { $seat } ne peut maintenant que poser des routes : on attend { $seats }.
refusal-no-such-line = « { $line } » n’est pas une place pour une route ; écrivez une parcelle et son côté sud ou est, comme d4s ou d4e, et n ou w seulement au bord.
refusal-no-road = Vous n’avez plus de route.
refusal-road-there = Il y a déjà une route sur { SIDE($line) }.
refusal-road-apart = Une route sur { SIDE($line) } ne serait pas reliée ; elle doit partir de l’extrémité d’une autre.
refusal-road-of-nobody = { $seat } n’a plus de route.
refusal-road-inside = { $seats } est au milieu d’un coup ; posez une route hors tour avant ou après.

refusal-parcel-owned = La parcelle { $at } a déjà un propriétaire ; choisissez-en une libre.
refusal-character-not-in-play = « { $character } » n’est pas une personnalité de cette partie ; choisissez parmi celles qui sont en jeu.
refusal-character-taken = Quelqu’un a déjà { CHARACTER($character, form: "the") } ; choisissez une personnalité que personne n’a prise.
refusal-no-such-option = « { $option } » n’est pas un choix possible ; choisissez { LIST($options, join: "or") }.
refusal-parcel-not-to-take = Vous ne pouvez pas prendre la parcelle { $at } maintenant ; choisissez une parcelle libre que votre personnalité peut vous donner.
refusal-bid-amount = Offrez plus de ${ $bid }, mais pas plus que vos ${ $money }, ou passez.

refusal-no-such-place = « { $at } » n’est pas une place pour un cowboy ; écrivez une parcelle comme d4 ou une case d’action comme wages.
refusal-no-cowboy = Vous n’avez plus de cowboy à placer ; passez.
refusal-cowboy-there = Vous avez déjà un cowboy sur { PLACE($at) }, et un seul y est permis.
refusal-space-closed = Aucun cowboy ne peut aller sur { PLACE($at) } maintenant ; choisissez une autre place.
refusal-white-cowboy-there = Le cowboy blanc est sur { PLACE($at) }, et personne ne peut l’y rejoindre.
refusal-no-duel-allowed = Avec le Shérif, vous ne pouvez pas provoquer de duel, et il y a un adversaire sur { PLACE($at) }.
refusal-no-attack-allowed = Vous ne pouvez pas attaquer { $at } : votre personnalité l’interdit.
refusal-not-attackable = Vous ne pouvez pas attaquer { $at }. Seul un bâtiment adverse qui donne un revenu peut l’être, si ni une Église voisine de son propriétaire ni les Héros ne le protègent.
refusal-nothing-to-defend = La parcelle { $at } est à vous, mais aucun bâtiment ne peut y être attaqué.
refusal-hall-held = Vous occupez déjà le City Hall.
refusal-no-tile-left = Vous n’avez plus de tuile de propriété et ne pouvez donc pas acheter { $at }.
refusal-no-such-mark = « { $mark } » n’est pas un jeton pour un cowboy ; choisissez { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] Vous n’avez pas de cowboy blanc à placer.
    [quiet] Vous n’avez pas de jeton « sans duel », ou pas de cowboy à envoyer avec.
    [dynamite] Vous n’avez pas de dynamite, ou pas de cowboy à envoyer avec.
   *[other] Vous ne pouvez pas placer de cowboy avec la Chanteuse rouge maintenant.
  }
refusal-mark-not-there = { $mark ->
    [white] Le cowboy blanc ne peut pas aller sur { PLACE($at) } ; il lui faut une case d’action ouverte ou une parcelle libre, sans cowboy qui se batte (édition néerlandaise : sans aucun cowboy).
    [quiet] Un jeton « sans duel » ne peut pas aller sur { PLACE($at) } ; il lui faut Routes ou une case ouverte de revenu ou de PV, sans cowboy à vous.
    [dynamite] Un cowboy avec de la dynamite ne peut pas aller sur { PLACE($at) } ; il lui faut une place qui vous est ouverte et où il peut y avoir un duel.
   *[other] Le cowboy de la Chanteuse rouge ne peut aller que sur Jeux d’argent.
  }

refusal-no-duel-there = Il ne reste aucun duel en « { $at } » ; choisissez une des places indiquées.
refusal-no-healing-there = Le cowboy ne peut pas aller sur « { $at } » ; choisissez une case d’action ouverte qui reste à jouer, sans cowboy.
refusal-no-cowboy-there = Vous n’avez pas de cowboy en « { $at } » et ne pouvez donc pas l’acheter.
refusal-too-dear = Cela coûte ${ $price }, mais vous n’avez que ${ $money }.
refusal-not-for-sale = « { $what } » n’est pas à vendre ici ; sur la case, il y a { OBJECT($there, form: "a") }.
refusal-vp-amount = Dépensez un multiple de ${ $price }, jusqu’à vos ${ $money }, ou passez.
refusal-must-spend = Vous ne pouvez pas passer : vos ${ $money } dépassent de ${ $excess } votre limite d’argent. Dépensez au moins cette somme.
refusal-spend-amount = { $excess ->
    [0] Dépensez de $1 à ${ $money }, ou passez.
   *[other] Dépensez de ${ $excess } à ${ $money }.
  }

refusal-no-such-building = Vous n’avez pas de « { $kind } » à construire maintenant.
refusal-not-your-parcel = La parcelle { $at } n’est pas à vous ; construisez sur une de vos parcelles.
refusal-not-free = La parcelle { $at } est occupée ; choisissez-en une vide.
refusal-not-connected = La parcelle { $at } n’est pas reliée ; une route doit finir à un de ses coins.
refusal-no-room-for-houses = En { $at }, il n’y aurait pas de place pour { $houses ->
    [one] la Maison
   *[other] les { $houses } Maisons
  } qu’apporte { OBJECT($kind, form: "a") }.
refusal-no-railway = En { $at }, { OBJECT($kind, form: "a") } ne longerait aucune route qui va d’un bord de la carte à l’autre.
refusal-no-use-asking = Vous ne pouvez pas demander « { $at } » ; demandez une parcelle adverse qui peut recevoir une Maison, ou dont la Maison peut devenir une Maison de ville.
refusal-rival-not-asked = La parcelle { $at } est à { $owner }, qui n’a pas donné son accord ; demandez-le avant de commencer à construire.
refusal-no-house-there = En { $at }, il n’y a pas de Maison qui puisse devenir une Maison de ville.
refusal-not-surrounded = La Maison en { $at } ne peut pas encore devenir une Maison de ville ; les huit parcelles autour doivent être sur la carte, et occupées ou possédées.
refusal-no-mine-there = Vous n’avez en « { $at } » aucune Mine où la dynamite puisse servir maintenant.
refusal-not-with-the-grocer = Pendant cette manche, votre Commerçante double chaque { OBJECT($building) } : ni dynamite dans une Mine ni cheval sur un Ranch. { $at } rapporte son revenu normal.
refusal-city-hall-site = Le City Hall ne peut pas aller en « { $at } » ; choisissez une parcelle libre, vide et reliée.
refusal-not-the-shortest = « { $line } » n’est pas sur le plus court chemin vers une parcelle pour le City Hall ; posez le moins de routes possible.

## Erreurs dans ce qui a été tapé ou lu

error-position-word = « { $found } » n’a pas sa place sur cette ligne.
error-position-waits-for-nobody = Cette position ne peut pas être jouée : l’étape « { $step } » n’attend personne.

error-options-board-players = Il ne peut pas y avoir { $found ->
    [one] { $found } joueur
   *[other] { $found } joueurs
  } ; il en faut de { $fewest } à { $most }.
error-options-bag = « { $found } » ne va pas dans le sac ; écrivez « full », « beginners », ou des bâtiments et leur nombre, comme « ranch 6, mine 6 ».
error-options-bag-count = { OBJECT($kind) } : nommez chaque bâtiment une seule fois, avec un nombre de 1 à { $most }.
error-options-bag-base = { OBJECT($kind) } : ce type manque ; les huit types de base doivent tous être dans le sac.
error-options-bag-track = { OBJECT($kind) } : il en faut au moins { $fewest } dans le sac, car la piste les montre dès le début.
error-options-character = « { $found } » n’est pas une personnalité ; écrivez des numéros de 0 à { $last } avec leur face, comme 1R ou 2Y.
error-options-character-twice = La personnalité { $number } figure deux fois ; nommez chacune une seule fois.
error-options-character-side = { $fixed ->
    [0] La personnalité { $number } n’a pas de face fixe ; écrivez seulement { $number }.
   *[other] Il faut une face à la personnalité { $number } ; écrivez { $number }Y ou { $number }R.
  }
error-options-character-horses = Le Cowboy jaune donne un cheval et demande la variante des chevaux ; choisissez 15R.
error-options-character-count = Il y a { $found ->
    [one] { $found } personnalité
   *[other] { $found } personnalités
  } ; il en faut { $wanted }.

## What an answer brings, as a sum

board-count-vp = { $count } PV
board-count-parcels = { $count ->
    [one] { $count } parcelle
   *[other] { $count } parcelles
  }
board-count-cowboys = { $count ->
    [one] { $count } cowboy
   *[other] { $count } cowboys
  }
board-count-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
  }
board-count-roads = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }
board-count-firepower = { $count } de puissance de feu
board-count-horses = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
  }
board-count-hats = { $count ->
    [one] { $count } chapeau
   *[other] { $count } chapeaux
  }
board-sum-each-round = { $sum } de revenu par manche
board-sum-income = { $sum } au revenu des bâtiments
board-sum-round-end = { $sum } à la fin de la manche
board-sum-end = { $sum } à la fin de la partie
board-sum-most = jusqu’à { $sum }
board-sum-chance = { $percent } de chances de gagner
board-sum-site = rapporte jusqu’à ${ $pays } ({ $at })
