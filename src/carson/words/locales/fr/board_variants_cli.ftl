### Ce que le terminal dit des variantes, des éditions, des chiffres et du jeu en solitaire du jeu de plateau.

## Pages d’aide

cli-board-help-play-variants = les variantes en jeu, séparées par des virgules : new-beginning, river, might-is-right, kit-carson, outlaws, horses ; le début suffit
cli-board-help-play-edition = les règles de quelle édition, là où elles diffèrent : english ou dutch. Par défaut : english
cli-board-help-play-river = les parcelles de votre propre rivière, comme dans "a5,b5,c5,d5,d4,e4,f4,g4,h4" ; ajoute la variante river
cli-board-help-play-solo = jouer en solitaire contre Jeb Standish : rancher (presque facile), miner (moyen), strength (difficile) ou urban (expert)
cli-board-help-play-figures = un fichier avec vos propres chiffres, créé par « carson figures copy »
cli-board-help-simulate-variants = Les variantes en jeu, comme pour carson play board. Par défaut : aucune.
cli-board-help-simulate-edition = L’édition, comme pour carson play board. Par défaut : english.
cli-board-help-simulate-river = Les parcelles d’une rivière, comme pour carson play board.
cli-board-help-simulate-solo = Un robot joue en solitaire contre Standish : rancher, miner, strength ou urban.
cli-board-help-simulate-figures = Un fichier avec vos propres chiffres, comme pour carson play board.
cli-board-help-figures =
    Les chiffres du jeu de plateau qu’aucun livret de règles ne montre, à voir et à corriger.

    Ils sont reconstitués ; si vous avez la boîte, vous pouvez en corriger une copie et jouer avec.

    Exemple : carson figures copy mes-chiffres.json
cli-board-help-figures-show =
    Montrer les chiffres intégrés, ou ceux d’un fichier, chacun avec sa règle.

    Exemple : carson figures show
cli-board-help-figures-check =
    Vérifier un fichier de chiffres, et dire ce qui n’y va pas.

    Pour jouer avec : carson play board --figures mes-chiffres.json

    Exemple : carson figures check mes-chiffres.json
cli-board-help-figures-copy =
    Écrire les chiffres intégrés dans un nouveau fichier, pour les y corriger.

    Exemple : carson figures copy mes-chiffres.json
cli-board-help-figures-json = écrire le fichier lui-même au lieu d’une description
cli-board-help-figures-shown = un fichier de chiffres ; sans lui, les chiffres intégrés
cli-board-help-figures-file = le fichier à vérifier
cli-board-help-figures-new = le fichier à écrire ; un fichier existant n’est jamais écrasé

## Fautes dans ce qui a été tapé ou lu

cli-board-error-solo-players = Une partie contre Standish a un seul joueur : omettez --players, ou nommez un seul human (pour carson simulate, un seul robot).
cli-board-error-solo-characters = Contre Standish, les personnalités sont tirées au sort, donc --solo n’accepte pas --characters. [BG-14.1]
cli-board-error-figures-there = { $file } existe déjà ; nommez un nouveau fichier.

## Chiffres

cli-board-figures-good = On peut jouer avec { $file }{ $same ->
    [yes] {" ; ce sont les chiffres intégrés."}
   *[other] {"."}
  }
cli-board-figures-copied = Les chiffres sont dans { $file } ; changez-les là, puis : carson play board --figures { $file }
cli-board-figures-title = Chiffres « { $name } »
cli-board-figures-about = Un chiffre marqué comme reconstitué s’accorde avec tout ce que disent les livrets de règles, mais n’a pas été lu sur la boîte. Si vous avez la boîte, vous pouvez mettre les chiffres imprimés dans une copie (carson figures copy FICHIER) et jouer avec.
cli-board-figures-hall = Revenu supplémentaire des bâtiments avec le City Hall
cli-board-figures-river = La rivière imprimée
cli-board-figures-outlaws = PV pour un Hors-la-loi, selon sa force
cli-board-figures-hats = Chapeaux des enclos 1 à 5
cli-board-figures-beginning = La feuille d’Un nouveau départ
cli-board-figures-standish = Standish, { $strategy }
cli-board-figures-priority = veut
cli-board-figures-bonus = bonus
cli-board-figures-bonus-vp = { $vp } PV pour { $owned }
cli-board-figures-cards = cartes
cli-board-ware = { $ware ->
    [purse] bourse
    [cowboys] cowboys
    [revolvers] jetons revolver
    [roads] routes
    [parcels] parcelles
   *[bid] mise
  }
cli-board-ware-each = ${ $price } pièce, de { $fewest } à { $most }

## La table

cli-board-standish = Standish
cli-board-own-river = rivière { $parcels }
cli-board-against = en solitaire contre Standish, { $strategy }
cli-board-own-figures = chiffres « { $name } »
cli-board-outlaws = Hors-la-loi : force { $strength }, { $vp } PV chacun
cli-board-horses = Chevaux :
cli-board-tiles = Tuiles de duel :
cli-board-hand = Vos tuiles de duel : { $tiles }
cli-board-discard = Défausse : { $tiles }{ $rest ->
    [0] {""}
   [one] , et { $rest } non vue
   *[other] , et { $rest } non vues
  }
cli-board-standish-line = Standish ({ $strategy }, { $character }) : puissance de feu { $power }, cartes { $cards }, encore { $left } à tirer, { $beaten } sur sa carte
cli-board-water-sign = rivière
cli-board-outlaw-sign = un Hors-la-loi
cli-board-water = { $at } est dans la rivière.
cli-board-outlaw-here = Un Hors-la-loi de force { $strength } est là ; le battre donne { $vp } PV.
cli-board-odds-outlaw = le Hors-la-loi, force { $strength }

## Les choix

cli-board-group-outlaw = Hors-la-loi :
cli-board-group-ranch = Ranchs et leur revenu :
cli-board-play-tiles = { $two ->
    [yes] Deux tuiles, comme « 1 4 » :
   *[no] Une tuile par son nombre :
  }
cli-board-shift = { $back ->
    [yes] « shift d4 e5 » déplace un cowboy, « withdraw d4 » en reprend un ; les vôtres sont en
   *[no] « shift d4 e5 » déplace un cowboy ; les vôtres sont en
  }
cli-board-freely = { LIST($names) } peuvent jouer dans n’importe quel ordre : commencez par « 1 » ou par un nom pour jouer à la place d’un autre, comme « 1 d4 » ; « wait » laisse jouer les autres.
cli-board-sheet = Tapez cowboys, jetons revolver, routes, parcelles et votre mise pour l’ordre du tour, comme « 4 1 1 2 0 » ; ce qui reste est votre argent.
cli-board-sheet-alone = Tapez cowboys, jetons revolver, routes et parcelles, comme « 4 1 1 2 » ; ce qui reste est votre argent.

## Ce que chaque variante ajoute à l’aide

cli-board-about-new-beginning = Un nouveau départ : « 4 1 1 2 0 » ou « cowboys 4, parcels 2, bid 3 » remplit la feuille.
cli-board-about-river = Carson River : ~~ est la rivière ; ═ et ║ sont des ponts, qui coûtent deux routes chacun.
cli-board-about-might-is-right = La loi du plus fort : « hand » montre vos tuiles de duel, un nombre en joue une, « 1 4 » en joue deux. Dans la ligne des tuiles, 6=15 veut dire six tuiles d’un total de 15, et 3=? trois piochées dans la défausse, dont le total est secret.
cli-board-about-kit-carson = Kit Carson : tous jouent en même temps. « 1 d4 » ou « Bob d4 » joue pour une autre personne à ce clavier, « shift d4 e5 » déplace un cowboy, « wait » laisse jouer les autres d’abord, « pass » arrête.
cli-board-about-outlaws = Hors-la-loi : ! à côté d’une parcelle est un Hors-la-loi, ‼ un Hors-la-loi que des cowboys affrontent ; « o d4 » montre les chances.
cli-board-about-horses = Chevaux : « horse 3 » met un cheval dans l’enclos 3, « enclosure-3 » y place un cowboy. Dans la ligne des chevaux, 2 (1·0·0·2·0) ★1 veut dire deux en réserve, les cinq enclos, et un rodéo gagné.
cli-board-about-solo = Standish : une carte comme C2 a une lettre pour ce qu’il fait, et sa puissance de feu ; chacun de ses choix est suivi de la règle qui l’a décidé.

## Plusieurs personnes au même clavier

cli-board-hand-over = { $name }, c’est à vous de décider en secret.
cli-board-hand-over-undo = (u : { $name } annule la dernière décision secrète)

## Ce qui a été tapé et n’a pas été compris

cli-board-typed-shift = « { $typed } » ne nomme pas deux places ; tapez où est le cowboy et où il va, comme « shift d4 e5 ».
cli-board-typed-enclosure = « { $typed } » n’est pas un enclos ; tapez un nombre de 1 à 5.
cli-board-typed-sheet = « { $typed } » n’est pas une feuille ; tapez cinq nombres, comme « 4 1 1 2 0 » : cowboys, jetons revolver, routes, parcelles, mise.

## L’accueil

cli-board-alone-words = a alone seul
cli-board-ask-strategy = Quel Standish ? [{ $usual }]
cli-board-strategy-about = { $strategy ->
    [rancher] presque facile
    [miner] moyen
    [strength] difficile
   *[urban] pour experts
  }
cli-board-variant-about = { $variant ->
    [new-beginning] chacun achète son matériel de départ en secret
    [river] une rivière traverse la ville
    [might-is-right] des tuiles de duel au lieu de dés
    [kit-carson] tous placent leurs cowboys en même temps
    [outlaws] des Hors-la-loi arrivent en ville, et on peut les combattre
    [horses] des chevaux, des enclos et un rodéo par manche
   *[other] { $variant }
  }
cli-board-ask-variants = Variantes, séparées par des virgules (Entrée : aucune) ?
cli-board-ask-variants-again = Tapez { LIST($known, join: "or") }, chacune une fois.
cli-board-ask-edition = Les règles de quelle édition, là où elles diffèrent : { LIST($known, join: "or") } ? [{ $usual }]
cli-board-horse-follows = un cheval dans cet enclos

## La feuille de score

cli-board-pad-ask-variants = Variantes qui rapportent des points : horses, kit-carson, river, ou solo pour une partie contre Standish, qui est alors le deuxième joueur (Entrée : aucune) ?
cli-board-pad-ask-horses = { $name } : chevaux ? [0]
cli-board-pad-ask-rodeos = { $name } : jetons rodéo ? [0]
cli-board-pad-ask-bridge = Qu’est-ce qui, parmi cela, est à côté d’un pont (Entrée : rien) ?
cli-board-pad-ask-standish = { $name } : quelle stratégie, rancher, miner, strength ou urban ?
cli-board-pad-ask-order = Tout l’ordre de passe de la manche 4, séparé par des virgules, pour Kit Carson ?
cli-board-pad-bridge = { OBJECT($kind) } : { $name } en a plus à côté d’un pont qu’en tout. [BG-11.2]
cli-board-pad-rodeos = Il n’y a que { $most } jetons rodéo. [BG-13.4]
cli-board-pad-horses = Il n’y a que { $most } chevaux. [BG-13.1]
cli-board-pad-kit-carson = Avec Kit Carson, l’ordre de passe de la manche 4 doit nommer tous les joueurs. [BG-10.1]
