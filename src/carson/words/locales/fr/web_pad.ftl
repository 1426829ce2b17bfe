### La feuille de score et la mise en place pour qui possède la boîte.

web-pad-title = Carnet de score
web-pad-intro = Pour une partie avec la boîte. Ce que vous notez reste dans ce navigateur et fonctionne sans connexion.
web-pad-games = Parties enregistrées
web-pad-none = Aucune partie pour l’instant. Choisissez un jeu ci-dessus.
web-pad-forget = Supprimer la partie du { $day }
web-pad-new = Nouvelle partie
web-pad-add = Ajouter un joueur
web-pad-remove = Retirer { $name }
web-pad-player = Joueur { $number }
web-pad-name = Nom du joueur { $number }
web-pad-suit = Symbole : { $name }
web-pad-share = Partager en texte
web-pad-copied = Copié.
web-pad-winner = { $names } gagne avec { $points }.
web-pad-tie = { $names } se partagent la première place avec { $points }.
web-pad-tie-open = Égalité en tête : le premier à avoir passé à la manche 4 gagne. Indiquez l’ordre de passe.
web-pad-bridge = Dont à côté d’un pont
web-pad-symbols = Symboles Maison dans toute la ville
web-pad-teacher = Maîtresse d’école à la manche 4
web-pad-schools = Écoles, Prisons, Églises
web-pad-saloon = a un Saloon
web-pad-rodeos = Jetons rodéo
web-pad-passed = Rang dans l’ordre de passe de la manche 4
web-pad-virtual = joueur virtuel
web-pad-attraction = Attrait total
web-pad-cities = Ville
web-pad-build-city = Saisir la ville
web-pad-city = Ville : { $name }
web-pad-city-how = Choisissez ce qui se trouve sur une parcelle, puis touchez les parcelles. Les touches fléchées servent à se déplacer dans la ville. Les points sont comptés en ligne : il faut donc une connexion.
web-pad-brush = Ce qui se trouve sur la parcelle
web-pad-sold = Cartes vendues par le Commissaire-priseur
web-pad-reckon = Compter les points
web-pad-reckoned = { $points ->
    [one] { $points } point, inscrit ci-dessus.
   *[other] { $points } points, inscrits ci-dessus.
  }
web-pad-setup = Mise en place
web-pad-setup-intro = Ce qu’il faut sortir de la boîte et où le poser, pas à pas, pour la partie que vous choisissez.
web-pad-real = Joueurs réels
web-pad-in-all = Joueurs en tout
web-pad-roll = Relancer les dés
web-pad-step-each = Chaque joueur prend
web-pad-step-sheets = Un nouveau départ : à la place, chacun remplit en secret une feuille, qui fixe son argent, ses cowboys, ses jetons revolver, ses routes et ses parcelles.
web-pad-step-duel-tiles = { $players ->
    [2] La loi du plus fort : chacun prend les tuiles de duel 0 à 5 et $15.
    [6] La loi du plus fort : mélangez cinq jeux de tuiles de duel et donnez-en cinq à chacun ; l’argent de départ est $30 moins leur somme.
   *[other] La loi du plus fort : mélangez un jeu de tuiles de duel par joueur et donnez-en six à chacun ; l’argent de départ est $30 moins leur somme.
  }
web-pad-step-characters = Disposez ces { $count } personnalités, cette face visible
web-pad-step-bag = Mettez ces bâtiments dans le sac
web-pad-step-track = Remplissez la piste des bâtiments : deux Ranchs et deux Mines pris dans le sac, puis trois bâtiments tirés, par exemple ceux-ci
web-pad-step-river = Posez la rivière en { $parcels }
web-pad-step-map = Tirez aux dés le centre et { $count } Montagnes, ou prenez ce tirage : la tuile de départ en { $parcel } avec une route de chaque côté, des Montagnes en { $parcels }
web-pad-step-outlaws = Mettez de côté les Hors-la-loi et leurs tuiles de force ; ils arrivent à partir de la manche 2
web-pad-step-horses = Donnez cinq enclos à chaque joueur ; gardez les autres chevaux et les jetons rodéo à portée de main
web-pad-step-order = Tirez au sort l’ordre de passe pour la manche 1, ou prenez celui-ci
web-pad-step-claims = Du dernier au premier, chacun pose une tuile de propriété sur une parcelle libre, puis du premier au dernier une seconde
web-pad-step-begin = Commencez la manche 1 : dans cet ordre, chacun prend une personnalité
web-pad-step-bids = Chaque joueur prend un symbole et ces cartes enchère ; celles des joueurs virtuels sont mélangées en une pile face cachée
web-pad-step-piles = Mélangez en trois pioches les 48 cartes terrain de l’époque I, les 48 de l’époque II et les 21 personnalités
web-pad-step-offer = À chaque manche, révélez une personnalité et { $count } cartes terrain en colonne, la personnalité au plus près des pioches
web-pad-step-eras = Jouez neuf manches avec l’époque I ; puis chacun reprend ses cartes enchère pour neuf manches avec l’époque II
web-pad-map = Compter d’après la carte
web-pad-map-how = Choisissez un joueur et ce qui se trouve là, puis touchez les parcelles : le carnet compte au fur et à mesure. Les touches fléchées servent à se déplacer sur la carte ; Entrée pose, Entrée de nouveau retire.
web-pad-owner = Propriétaire
web-pad-neutral = personne
web-pad-map-replaces = Compter d’après la carte remplace les Montagnes, Maisons et bâtiments que vous avez saisis, pour tout le monde.
web-pad-map-replace = Remplacer
web-pad-least = Au moins { $least }.
web-pad-most = Au plus { $most }.
web-pad-lost = { $line } : points perdus
