### Ce que le terminal dit du jeu de plateau. Les mots à taper sont anglais dans toutes les langues : ce sont les actions de
### docs/notation.md.

## Pages d’aide

cli-board-help-play =
    Jouer à Carson City, le jeu de plateau : 2 à 6 joueurs, des personnes à ce clavier et des robots.

    Sans option, on vous demande qui joue. Pendant la partie, « ? » dit ce que vous pouvez taper. Sans terminal, les coups sont lus ligne par ligne sur l’entrée standard.

    Exemple : carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record soiree.carson
cli-board-help-play-players = qui est à la table, 2 à 6 : human, ou le nom d’un robot (random, easy, normal, hard, master, greedy), comme dans human,human,greedy
cli-board-help-play-characters = les personnalités en jeu : beginners, quiet, owners, prosper, scores, gold, random, ou des faces choisies, comme dans "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = les bâtiments du sac : full, beginners, ou vos propres nombres, comme dans "ranch 6, mine 6, …"
cli-board-help-play-names = les noms des joueurs dans l’ordre de leurs places, comme dans Anna,Bob
cli-board-help-simulate =
    Simuler Carson City, le jeu de plateau, entre robots.

    Exemple : carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = Combien de joueurs, 2 à 6. Par défaut : autant que --bots en nomme, ou 4.
cli-board-help-simulate-bots = Qui joue, séparé par des virgules : random, easy, normal, hard, master, greedy, my_module:MyBot. Un seul nom vaut pour toutes les places.
cli-board-help-simulate-characters = Les personnalités en jeu, comme pour carson play board. Par défaut : beginners.
cli-board-help-simulate-bag = Les bâtiments du sac, comme pour carson play board. Par défaut : full.

cli-board-help-score-cards = Le carnet de score du jeu de cartes ; « carson score » seul fait la même chose.
cli-board-help-score =
    Le décompte final de Carson City pour une partie autour d’une vraie table : il lit un fichier ou l’entrée standard, ou pose des questions.

    Dans un fichier, chaque joueur a une ligne « player: NOM », puis « vp: 31 », « money: 14 », ce qui se trouve sur ses parcelles par « has: saloon, ranch 2, house 3, mountain », et « character: teacher » pour le joueur qui avait la Maîtresse d’école à la manche 4. Pour la Gare, « neutral: house 5, city_hall » ajoute ce qui n’est sur la parcelle de personne, ou « symbols: 23 » dit combien de symboles Maison a toute la ville. « passed: Bob, Anna » est l’ordre de passe de la manche 4, pour les égalités. Une ligne qui commence par # est un commentaire.

    Au lieu de « has », « neutral » et « symbols », on peut dessiner la carte, rangées 1 à 8 comme « 4 .. Ho Sa0 … » : un signe par parcelle et le numéro du propriétaire, à partir de 0 pour le premier joueur. Les signes : Mt Montagne, Ho Maison, TH Maison de ville, Ra Ranch, Mi Mine, Dr Drugstore, Ba Banque, Sa Saloon, Hl Hôtel, GS General Store, Bs Maréchal-ferrant, Ch Église, Pr Prison, Sc École, CH City Hall, TS Gare, .. vide.

    Avec des variantes, un joueur peut avoir « horses: 3 », « rodeos: 1 », « bridge: saloon, house » pour ce qui se trouve à côté d’un pont, et « standish: urban » pour Standish ; « variants: kit-carson » compte tout l’ordre de passe. Une rivière dessinée a le signe ~~ ; si les routes le sont aussi (| et --), les ponts sont trouvés sur la carte.

    Exemple : carson score board soiree.txt

## Fautes dans ce qui a été tapé ou lu

cli-board-error-no-human = Personne n’est au clavier ; mettez un human dans --players, ou faites jouer des robots avec « carson simulate board ».
cli-board-error-resume-with = --resume reprend la table de son compte rendu, et n’accepte donc ni --players, ni --names, ni --characters, ni --bag, ni --variants, ni --edition, ni --river, ni --solo, ni --figures.
cli-board-error-game = Le compte rendu concerne le jeu « { $found } » ; « carson play board » ne reprend que ceux de « board ».
cli-board-error-replay = Le compte rendu concerne le jeu « { $found } », inconnu ici ; les jeux connus sont { LIST($known) }.
cli-board-saved-resume = La partie est enregistrée dans { $file } ; reprenez-la avec carson play board --resume { $file }.

## L’accueil

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Quatre manches au Far West. À chaque manche, chacun prend une personnalité, place des cowboys sur des cases d’action, des parcelles et des bâtiments, et se bat pour ce que d’autres veulent aussi. Acquérez des parcelles, bâtissez, encaissez, et changez le tout en points de victoire.
cli-board-welcome-more =
    Un duel, c’est un dé plus votre puissance de feu : les revolvers et les cowboys que vous gardez en réserve. Le premier à passer gagne toutes les égalités et choisit en premier à la manche suivante. Les robots voient ce que vous voyez : random joue n’importe quoi, easy comme un débutant, normal connaît le jeu, hard et master ont appris de milliers de parties, et greedy est le robot solide qui sert d’étalon à tous les autres. Pendant la partie, « ? » dit ce que vous pouvez taper, et « r » montre les règles.
cli-board-menu =
    Entrée  vous contre trois robots, avec les personnalités des débutants
    c       choisir qui joue, et avec quelles personnalités
    a       en solitaire contre Jeb Standish
    ?       en savoir plus
    q       quitter
cli-board-ask-bots = Robots, séparés par des virgules : { LIST($known, join: "or") }, au plus { $most } ?
cli-board-set-random = sept ou huit au hasard
cli-board-ask-set = Quelles personnalités ? [{ $usual }]
cli-board-ask-bag = Quel sac de bâtiments : { LIST($known, join: "or") } ? [{ $usual }]
cli-board-ask-again = Tapez { LIST($known, join: "or") }.

## La page de la table

cli-board-setup = Mise en place
cli-board-round = Manche { $round } sur { $rounds }
cli-board-order = Ordre du tour :
cli-board-passed-order = Ordre de passe :
cli-board-track = Actions
cli-board-closed = fermé
cli-board-step-parcels = achat parcelles
cli-board-step-deferred = bâtim. gardés
cli-board-step-city-hall = City Hall
cli-board-step-income = revenu bâtim.
cli-board-gives-wages = $4 par cowboy
cli-board-gives-ammunition = 3 revolvers
cli-board-gives-roads = 3 routes
cli-board-gives-road = 1 route par cowboy
cli-board-gives-parcels-income = $2 par parcelle
cli-board-gives-cowboy-income = $2 par puissance
cli-board-gives-gambling = $2 à $12
cli-board-gives-parcels-vp = PV : parcelles ÷ 2
cli-board-gives-cowboy-vp = PV : puissance ÷ 2
cli-board-gives-building-vp = PV : bâtiments
cli-board-gives-vp = ${ $price } le PV
cli-board-vp = { $count } PV
# Têtes de colonnes : en entier, et là où la place manque.
cli-board-head-money = $
cli-board-head-vp = PV
cli-board-head-firepower = puiss
cli-board-head-parts = {""}
cli-board-head-cowboys = cow
cli-board-head-tiles = tuiles
cli-board-head-roads = routes
cli-board-head-income = revenu
cli-board-short-money = $
cli-board-short-vp = PV
cli-board-short-firepower = pf
cli-board-short-cowboys = cb
cli-board-short-roads = rt
cli-board-short-income = rev
# Une part de la puissance de feu, avec un plus entre elles : 2 revolvers, 3 cowboys.
cli-board-power = { $what ->
    [revolvers] { $count } rev
    [cowboys] { $count } cow
    [white] { $count } blanc
    [character] { $count } pers
    [variants] { $count } en plus
   *[other] { $count } mun
  }
cli-board-character = personnalité
cli-board-characters = Personnalités
cli-board-limit-head = limite
cli-board-limit = (${ $limit })
cli-board-dynamite = { $count ->
    [one] { $count } dynamite
   *[other] { $count } dynamites
  }
cli-board-no-duel = { $count ->
    [one] { $count } jeton « sans duel »
   *[other] { $count } jetons « sans duel »
  }

## Les choix

cli-board-spaces = { $places ->
    [yes] Tapez une case (numéro ou nom), une parcelle ou un bâtiment (d4), un enclos (enclosure-3), ou pass.
   *[no] Tapez une case (numéro ou nom), une parcelle ou un bâtiment (d4), ou pass.
  }
cli-board-amounts = Un montant de ${ $least } à ${ $most }.
cli-board-group-price = parcelles à acheter :
cli-board-group-parcel = parcelles :
cli-board-group-attack = attaquer :
cli-board-group-defend = défendre :
cli-board-group-hall = City Hall :
cli-board-group-site = emplacements, avec leur revenu :
cli-board-group-bare-site = emplacements, avec leur revenu avant la Maison :
cli-board-no-site = aucun emplacement pour l’instant : vous garderiez ce bâtiment jusqu’à ce qu’il y en ait un
cli-board-group-house = une Maison, et ce qu’elle ajoute à votre revenu :
cli-board-group-townhouse = une Maison de ville, et ce qu’elle ajoute :
cli-board-group-ask = demander l’accord pour une Maison :
cli-board-group-road = routes :

## Réponses

cli-board-play-help =
    Un numéro choisit ce qui est à côté ; une case, une parcelle, un bâtiment ou une personnalité se tape par son nom, ou par assez de lettres pour être clair : « wages », « gam », « d4 », « captain », « saloon d4 », « 12 », « pass ». Une route se nomme par une parcelle et son côté : « d4e ». Les actions s’écrivent aussi en entier : « cowboy d4 dynamite », « build saloon d4 », « spend 12 ».

    Entrée     revoir la table       r MOT      chercher des règles
    w ACTION   puis-je, sinon pourquoi
    ? MOT      sur une action, case, personnalité, bâtiment, signe, règle
    i d4       ce que d4 rapporte, en détail ; i saloon d4 : ce qu’un Saloon y rapporterait ; i : tout
    o d4       les chances du duel ; o : de tous les duels à venir
    m          la carte              t          les cases d’action
    c          personnalités, biens de chacun, sac
    s          le décompte comme si la partie finissait maintenant
    u          annuler               l          journal
    h          conseil : de bons coups, avec leurs raisons
    q          quitter ; la partie peut être enregistrée
    2 road d4e tout joueur à ce clavier peut poser une route hors de son tour, par le numéro de sa place

    Sur la carte, deux lettres disent ce qui est sur une parcelle, le chiffre qui suit est la place du propriétaire, un petit chiffre un cowboy ({"⁺"} plusieurs) ; ━ et ┃ sont des routes. Sous une parcelle se lit ce qu’elle coûte ($) ou rapporte (+). Dans les lignes des joueurs, pf est la puissance de feu, cb les cowboys, rt les routes, rev ce que rapportent maintenant les bâtiments ; le chiffre devant un nom est la place.
cli-board-free = vide
cli-board-nobodys = à personne
cli-board-linked = { $linked ->
    [yes] reliée
   *[other] non reliée
  }
cli-board-price = Elle vous coûte ${ $price }.
cli-board-no-income = Cela ne rapporte rien.
cli-board-income-how = Nommez une parcelle, comme « i d4 », ou un bâtiment et une parcelle, comme « i saloon d4 ».
cli-board-no-preview = Vous ne pouvez pas construire en { $at } : la parcelle est occupée, ou à quelqu’un d’autre.
cli-board-pays = { OBJECT($building) } en { $at }
cli-board-capped = (au plus ${ $most }, et non ${ $full })
cli-board-each = { $symbols ->
    [1] ${ $each } pièce
   *[other] { $symbols } symboles pièce, ${ $each } par symbole
  }
cli-board-revolvers = { $count ->
    [one] Cela donne { $count } jeton revolver.
   *[other] Cela donne { $count } jetons revolver.
  }
cli-board-brings = { $houses ->
    [one] Sa Maison
   *[other] Ce bâtiment apporte { $houses } Maisons ; la première
  } { $most ->
    [0] n’ajoute rien à votre revenu, où qu’elle soit.
   *[other] peut ajouter jusqu’à ${ $most } à votre revenu : { $where }.
  }
cli-board-no-room = { $houses ->
    [one] Il n’y a pas de place pour sa Maison,
   *[other] Il n’y a pas de place pour ses { $houses } Maisons,
  } donc ce bâtiment ne peut pas être construit maintenant. [BG-7.4]
cli-board-change = { OBJECT($building) } en { $at }, alors ${ $pays }
cli-board-odds-how = Nommez un endroit où il y a des cowboys, comme « o d4 » ou « o gambling ».
cli-board-no-duel-there = Il n’y a pas de duel : { PLACE($place) }.
cli-board-odds = { $name }, puissance de feu { $power }
cli-board-bag = Dans le sac : { $kinds }
cli-board-scores-now = Si la partie finissait maintenant
cli-board-winner = { $tied ->
    [yes] { $name } l’emporte, pour avoir passé plus tôt à la manche 4.
   *[other] { $name } l’emporte.
  }

## Ce qui a été tapé sans être compris

cli-board-typed-parcel = « { $typed } » n’est pas une parcelle ; elles vont de a1 à h8.
cli-board-typed-amount = « { $typed } » n’est pas un montant ; tapez un nombre.
cli-board-typed-line = « { $typed } » n’est pas une ligne pour une route ; nommez une parcelle et son côté, comme d4e (n, e, s, w).
cli-board-typed-build = « { $typed } » ne dit pas quoi construire ni où ; tapez un bâtiment et une parcelle, comme « saloon d4 ».
cli-board-typed-kind = Quel bâtiment : { OBJECT($found, join: "or") } ?
cli-board-typed-several = « { $typed } » peut être { LIST($found, join: "or") } ; tapez-en davantage.
cli-board-not-here = Personne à ce clavier n’occupe la place { $seat }.

## Le carnet de score

cli-board-pad-welcome = Le décompte final. Tapez pour chaque joueur ses PV, son argent après la manche 4, et ce qui se trouve sur ses parcelles.
cli-board-pad-how = Séparez les éléments par des virgules et ajoutez le nombre s’il y en a plusieurs : saloon, ranch 2, house 3, mountain. Les premières lettres suffisent.
cli-board-pad-ask-map = Pour que la carte soit comptée à votre place, collez-la ou tapez-la rangée par rangée (« 4 .. Ho Sa0 … » : un signe par parcelle et le numéro de son propriétaire, le premier joueur est 0) et terminez par une ligne vide ; ou nommez un fichier qui la contient. Entrée : pas de carte.
cli-board-pad-ask-map-again = Le reste est conservé : retapez la rangée avec son numéro, puis une ligne vide. Entrée : pas de carte.
cli-board-pad-ask-owner = Nom du joueur qui a un { $seat } sur la carte ? [{ $usual }]
cli-board-pad-row = Rangée { $row } : { $sentence }
cli-board-pad-row-length = La rangée { $row } a { $found ->
    [one] { $found } signe
   *[other] { $found } signes
  } ; il en faut { $columns }, un par colonne.
cli-board-pad-no-map = { $file } ne contient pas de carte ; une carte a des rangées comme « 4 .. Ho Sa0 … ».
cli-board-pad-has-map = « { $key }: » est inutile à côté d’une carte, qui dit déjà où tout se trouve ; laissez l’un des deux de côté.
cli-board-pad-owner = { $at } appartient au joueur { $seat } sur la carte, mais les joueurs sont { LIST($known) }.
cli-board-pad-own = { $name } a { $found } parcelles sur la carte, mais seulement { $most } tuiles de propriété. [BG-2.2]
cli-board-pad-ask-name = Nom du premier joueur ? [{ $usual }]
cli-board-pad-ask-next = Nom du joueur suivant (Entrée : compter) ?
cli-board-pad-ask-vp = { $name } : PV jusqu’ici ? [0]
cli-board-pad-ask-money = { $name } : argent ? [0]
cli-board-pad-ask-things = { $name } : qu’y a-t-il sur ses parcelles ?
cli-board-pad-ask-teacher = { $name } avait la Maîtresse d’école à la manche 4 ? [o/N]
cli-board-pad-ask-symbols = Symboles Maison de toute la ville, pour la Gare ?
cli-board-pad-ask-passed = Il y a égalité. Ordre de passe de la manche 4, séparé par des virgules ?
cli-board-pad-whose = À qui est-ce ? Commencez par « player: NOM ».
cli-board-pad-empty = Il n’y a aucun joueur dans ce carnet de score ; « carson score board --help » en donne un exemple.
cli-board-pad-thing = « { $found } » ne peut pas être sur une parcelle{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire { $near } ?
  }
cli-board-pad-hall = La parcelle du City Hall n’est à personne, { $name } ne peut donc pas l’avoir. [BG-8.14]
cli-board-pad-tiles = { $name } a { $found } choses sur ses parcelles, mais seulement { $most } tuiles de propriété. [BG-2.2]
cli-board-pad-players = Il y a au plus { $most } joueurs. [BG-3]
cli-board-pad-count = { OBJECT($kind) } : { $found }, c’est trop, il n’y en a que { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } choses ne tiennent pas sur les { $most } parcelles de la carte. [BG-1.1]
cli-board-pad-teachers = Un seul joueur peut avoir eu la Maîtresse d’école.
cli-board-pad-order = « { $found } » ne peut pas être à cette place dans l’ordre de passe ; les joueurs sont { LIST($known) }.
cli-board-pad-tie = { LIST($names) } ont autant de PV ; le premier à avoir passé à la manche 4 gagne. [BG-10.2]

## Comptes rendus

cli-board-replay-title = Carson City, d’après { $file }
cli-board-replay-facts = personnalités { $characters } ; sac { $bag } ; graine { $seed } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
