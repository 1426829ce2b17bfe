### Ce qui se dit de Carson City : The Card Game.

## Symboles, niveaux, éléments

suit-hat = Chapeau
suit-star = Étoile
suit-cactus = Cactus
suit-boot = Botte
suit-horseshoe = Fer à cheval
suit-cattle = Tête de vache

level-beginner = débutant
level-intermediate = intermédiaire
level-expert = expert

object-nowhere = aucune carte
  .a = aucune carte
object-empty = parcelle vide
  .a = une parcelle vide
object-mountain = Montagne
  .a = une Montagne
object-house = Maison
  .a = une Maison
object-townhouse = Maison de ville
  .a = une Maison de ville
object-mine = Mine
  .a = une Mine
object-ranch = Ranch
  .a = un Ranch
object-blacksmith = Maréchal-ferrant
  .a = un Maréchal-ferrant
object-drugstore = Drugstore
  .a = un Drugstore
object-bank = Banque
  .a = une Banque
object-saloon = Saloon
  .a = un Saloon
object-hotel = Hôtel
  .a = un Hôtel
object-general-store = General Store
  .a = un General Store
object-church = Église
  .a = une Église
object-prison = Prison
  .a = une Prison
object-city-hall = City Hall
  .a = un City Hall
object-outlaws = Hors-la-loi
  .a = des Hors-la-loi

## Personnalités

character-auctioneer = Commissaire-priseur
  .the = le Commissaire-priseur
character-banker = Banquier
  .the = le Banquier
character-captain = Capitaine
  .the = le Capitaine
character-chinese-worker = Ouvrier chinois
  .the = l’Ouvrier chinois
character-cowboy = Cowboy
  .the = le Cowboy
character-doctor = Docteur
  .the = le Docteur
character-editor = Éditeur
  .the = l’Éditeur
character-governor = Gouverneur
  .the = le Gouverneur
character-grocer = Commerçante
  .the = la Commerçante
character-gunsmith = Armurier
  .the = l’Armurier
character-heroes = Héros
  .the = les Héros
character-indian = Indien
  .the = l’Indien
character-lawyer = Avocat
  .the = l’Avocat
character-mercenary = Tueur à gages
  .the = le Tueur à gages
character-paperboy = Paperboy
  .the = le Paperboy
character-prospector = Prospecteur
  .the = le Prospecteur
character-settler = Colon
  .the = le Colon
character-sheriff = Shérif
  .the = le Shérif
character-singer = Chanteuse
  .the = la Chanteuse
character-teacher = Maîtresse d’école
  .the = la Maîtresse d’école
character-undertaker = Croque-mort
  .the = le Croque-mort

power-auctioneer = Chaque fois que c’est à vous de décider, vous pouvez vendre une carte terrain qui n’en recouvre aucune, n’est pas recouverte et sans laquelle votre ville reste d’un seul tenant. Trois cartes au plus, 7 points chacune.
power-banker = 4 points pour chaque Banque de votre ville.
power-captain = 6 points. Votre ville peut s’étendre jusqu’à 8×9 parcelles, dans un seul sens.
power-chinese-worker = Une fois par époque, avant les enchères, une carte terrain de plus est révélée pour tous ; à votre tour, vous prenez deux cartes.
power-cowboy = 3 points pour chaque Ranch de votre ville.
power-doctor = 5 points. Une fois par époque, après les enchères, vous pouvez ajouter 2 à votre enchère.
power-editor = 1 point pour chacune de vos personnalités $, l’Éditeur compris, et 4 points pour chacune de vos personnalités ↷.
power-governor = Une fois dans la partie, avant les enchères, une carte terrain de plus est révélée et vous prenez aussitôt la carte de votre choix. Vous enchérissez et choisissez ensuite comme d’habitude.
power-grocer = 4 points pour chaque Drugstore de votre ville.
power-gunsmith = Une fois par époque, avant les enchères, vous pouvez ajouter 6 à votre enchère.
power-heroes = 6 points. Une fois par époque, avant les enchères, vous pouvez ajouter 3 à votre enchère.
power-indian = Un demi-point pour chaque parcelle sans carte, sur 64 (72 avec le Capitaine), arrondi vers le haut.
power-lawyer = Une fois par époque, avant les enchères, vous pouvez prendre aussitôt n’importe quelle carte de l’offre. Votre enchère de cette manche ne gagne rien.
power-mercenary = Une fois par époque, après les enchères, vous pouvez ajouter 5 à votre enchère.
power-paperboy = 3 points. À la fin de la partie, vous prenez une personnalité qui n’est à personne.
power-prospector = 1 point pour chaque Montagne et chaque Mine de votre ville.
power-settler = 1 point pour chaque parcelle vide à côté de vos Ranchs, chacune comptée une fois.
power-sheriff = 3 points pour chaque Prison de votre ville. Les Hors-la-loi ne vous coûtent rien et comptent comme des parcelles vides.
power-singer = Autant de points que votre meilleur Saloon en rapporte.
power-teacher = 1 point pour chaque Maison et 2 points pour chaque Maison de ville ou Hôtel de votre ville.
power-undertaker = 2 points pour chacune de vos personnalités, le Croque-mort compris.

## Les treize lignes de la feuille de score

line-ranch = Ranchs
line-mine = Mines
line-drugstore = Drugstores
line-bank = Banques
line-saloon = Saloons
line-stores = General Store et City Hall : Maisons
line-ranch-bonus = Bonus des Ranchs
line-mine-bonus = Bonus des Mines
line-house-bonus = Bonus des Maisons
line-hotel = Hôtels
line-city-hall = City Hall : bâtiments
line-outlaws = Hors-la-loi
line-characters = Personnalités

## Ce qui s’est passé

event-round = Époque { ERA($era) }, manche { $round }
event-skull = Une tête de mort apparaît et renvoie { CHARACTER($character, form: "the") } sous la pioche.
event-revealed = Offre : { CARD($cards) }.
event-back = Égalités de cette manche, du symbole le plus fort au plus faible : { SUIT($suits, join: "comma") }.
event-power = { $seat } utilise { CHARACTER($character, form: "the") }.
event-card-added = Une carte de plus dans l’offre : { CARD($card) }.
event-bid-raised = { $seat } ajoute { $by } à son enchère.
event-bid-laid = { $seat } pose une carte enchère face cachée.
event-bid-chosen = { "" }
event-bids = Enchères : { $values }.
event-bid-wins-nothing = { $seat } a utilisé l’Avocat : l’enchère de { $value } ne gagne rien.
event-order = Ordre de choix : { $values }.
event-took = { $seat } prend { CARD($card, form: "the") }.
event-placed = { $seat } pose { CARD($card) } en { $at }.
event-set-aside = { $seat } n’a pas de place pour { CARD($card) } et met la carte de côté.
event-sold = { $seat } vend { CARD($card) }.
event-left = Hors du jeu : { CARD($cards) }.
event-era-two = L’époque I est finie : chacun reprend ses cartes enchère, et les personnalités utilisées se redressent, sauf le Gouverneur.
event-rounds-over = La dernière manche est finie.
event-paperboy-took = Avec le Paperboy, { $seat } prend { CHARACTER($card, form: "the") }.
event-scored = Score final : { $scores }.

## Ce qui est demandé

ask-power = { $seats }, utilisez-vous { CHARACTER($character, form: "the") } ?
  .wait = décider d’utiliser ou non { CHARACTER($character, form: "the") }
ask-bid = { $seats }, quelle carte enchère { $count ->
    [one] posez-vous ?
   *[other] posez-vous chacun ?
  }
  .wait = choisir une carte enchère
ask-take = { $left ->
    [1] { $seats }, quelle carte prenez-vous ?
   *[other] { $seats }, quelle carte prenez-vous d’abord ? Vous en prenez { $left }.
  }
  .wait = choisir une carte
ask-take-now = { $seats }, quelle carte prenez-vous tout de suite ?
  .wait = choisir une carte à prendre maintenant
ask-place = { $seats }, où posez-vous { CARD($card) } ?
  .wait = poser { CARD($card) }
ask-sell = { $seats }, vendez une carte ou passez.
  .wait = vendre une carte ou passer
ask-paperboy = { $seats }, quelle personnalité prenez-vous avec le Paperboy ?
  .wait = choisir une personnalité pour le Paperboy

## Ce qu’on peut faire

action-bid = jouer l’enchère { $word }
action-use = utiliser { CARD($word, form: "the") }
action-take = prendre { CARD($word, form: "the") }
action-place = poser la carte en { $word }
action-sell = vendre { CARD($word) }
action-aside = mettre la carte de côté
action-pass = passer
action-pass-power = ne pas utiliser le pouvoir
action-pass-sell = ne plus rien vendre
action-pass-paperboy = ne prendre aucune personnalité

## Pourquoi pas

refusal-no-such-card = « { $card } » n’est pas une carte possible ici ; écrivez une carte terrain comme I-29, ou dans l’offre une personnalité comme governor.
refusal-not-on-offer = Vous ne pouvez pas prendre { CARD($card, form: "the") } ; choisissez dans l’offre : { CARD($offer, join: "or") }.

refusal-bid-played = Vous avez déjà joué votre { $value } dans cette époque ; il vous reste { LIST($left) }.
refusal-bid-not-yours = Vous n’avez pas de carte enchère { $value } ; vous avez { LIST($left) }.

refusal-no-such-character = La personnalité « { $character } » n’existe pas ; décidez si vous utilisez { CHARACTER($asked, form: "the") }.
refusal-not-your-character = Vous n’avez pas { CHARACTER($character, form: "the") } ; décidez si vous utilisez { CHARACTER($asked, form: "the") }.
refusal-no-power = Il n’y a rien à annoncer pour { CHARACTER($character, form: "the") } ; décidez si vous utilisez { CHARACTER($asked, form: "the") }.
refusal-power-used = Vous avez déjà utilisé { CHARACTER($character, form: "the") } ; un pouvoir sert une fois par époque, celui du Gouverneur une fois par partie.
refusal-power-not-now = Vous ne pouvez pas utiliser { CHARACTER($character, form: "the") } maintenant ; décidez si vous utilisez { CHARACTER($asked, form: "the") }.

refusal-must-place = Vous devez poser { CARD($card) } : votre ville a { $places ->
    [one] { $places } place
   *[other] { $places } places
  } pour cette carte.
refusal-first-place = La première carte d’une ville se pose en { $origin } ; posez-y { CARD($card) }, et non en { $at }.
refusal-place-too-far = En { $at }, { CARD($card) } rendrait votre ville trop grande ; sa limite est de { $most ->
    [9] 8×9 ou 9×8
   *[other] { $most }×{ $most }
  } parcelles.
refusal-place-apart = En { $at }, { CARD($card) } ne toucherait pas votre ville ; la carte doit en recouvrir une parcelle ou en longer une. Un coin ne suffit pas.
refusal-place-covers = La parcelle { $parcel } montre { OBJECT($below, form: "a") } ; { $below ->
    [outlaws] des Hors-la-loi n’en recouvrent jamais d’autres.
    [house] on ne peut y mettre qu’une Maison ou une Maison de ville.
   *[other] on ne peut y remettre qu’{ OBJECT($below, form: "a") }.
  }
refusal-place-on-outlaws = La parcelle { $parcel } montre des Hors-la-loi ; vous ne pouvez les recouvrir que si vous avez le Shérif ou une Prison, et jamais par des Hors-la-loi.

refusal-sell-no-auctioneer = Vous ne pouvez pas vendre de carte ; il faut pour cela avoir le Commissaire-priseur.
refusal-sell-no-more = Vous avez vendu { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
  }, et le Commissaire-priseur n’en permet pas plus.
refusal-sell-not-there = { CARD($card) } n’est pas dans votre ville ; vendez une carte qui s’y trouve.
refusal-sell-overlaps = { CARD($card) } recouvre une autre carte ou est recouverte ; vendez une carte dégagée.
refusal-sell-splits = Sans { CARD($card) }, votre ville serait coupée ; vendez une carte qui la laisse d’un seul tenant.

refusal-paperboy-no-character = « { $card } » n’est pas une personnalité ; le Paperboy prend une personnalité qui n’est à personne.
refusal-paperboy-owned = Quelqu’un a déjà { CHARACTER($card, form: "the") } ; le Paperboy prend une personnalité qui n’est à personne.

## Erreurs dans ce qui a été tapé ou lu

error-bid-malformed = « { $text } » ne désigne pas de carte enchère ; écrivez son nombre, comme « bid 7 ».

# Paquets personnels : ce qui ne va pas dans un fichier, et où.

error-deck = On ne peut pas jouer avec ce paquet. { $where } : { $reason }{ $more ->
    [0] {""}
    [one] {" "}(et une autre erreur)
   *[other] {" "}(et { $more } autres erreurs)
  }
error-deck-unread = Il est illisible : { $reason }
error-deck-directory = C’est un dossier, pas un fichier.
error-deck-large = Il dépasse { $most } octets.
error-deck-encoding = Ce n’est pas de l’UTF-8, à partir de l’octet { $byte }.
error-deck-json = À partir d’ici, ce n’est pas du JSON valide.
error-deck-deep = Les listes sont trop imbriquées.
error-deck-digits = Un nombre a trop de chiffres.
error-deck-missing = Il manque.
error-deck-given-twice = Il figure deux fois.
error-deck-unknown-field = Ce champ n’existe pas ici{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
error-deck-object = Il faut un objet, pas { $found }.
error-deck-list = Il faut une liste, pas { $found }.
error-deck-text = Il faut un texte, pas { $found }.
error-deck-flag = Il faut true ou false, pas { $found }.
error-deck-format = Il faut { $expected }, pas { $found }.
error-deck-name = Un nom n’a que des lettres, des chiffres, « . », « _ » et « - », contrairement à { $found }.
error-deck-id = Un identifiant a au plus { $most } lettres, chiffres et « - », contrairement à { $found }.
error-deck-id-character = C’est le nom d’une personnalité ; choisissez un autre identifiant.
error-deck-id-twice = L’identifiant sert deux fois : { $first } et { $second }.
error-deck-cards = L’époque { ERA($era) } a { $found } cartes ; il en faut { $expected }.
error-deck-count = À l’époque { ERA($era) }, on trouve { OBJECT($object) } { $found } fois ; il en faut { $expected }.
error-deck-parcels = Une carte terrain a { $expected } parcelles ; celle-ci en a { $found }.
error-deck-parcel = La parcelle { $number } doit être le nom d’un élément ou vide (""), pas { $found }.
error-deck-unknown-object = La parcelle { $number } porte un élément inconnu, { $found }{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
error-deck-attraction = Il faut un nombre entier de 0 à { $most }, pas { $found }.
error-deck-powers = Nommez chacun de ceux-ci une fois, au lieu de { $found } : { LIST($known) }.
error-deck-governor = Il faut commencer par { $first }, à qui l’on demande en premier, pas par { $found }.
error-deck-arrow = Il faut true, car cette personnalité a un pouvoir.
error-deck-character = { $found } n’est pas une personnalité{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
error-deck-character-missing = Cette personnalité manque ; il faut les { $expected }.
error-deck-character-again = Cette personnalité figure { $found } fois ; chacune doit figurer une fois.
error-deck-suit = { $found } n’est pas un symbole{ $near ->
    [none] {"."}
   *[other] {" ; "}vouliez-vous dire « { $near } » ?
  }
error-deck-suits = Il faut chacun de ceux-ci une fois : { LIST($known) }.
error-deck-alike = La carte est identique à { $card }.
error-deck-spread = { SUIT($suit) } est à la place { $number } sur { $found } dos ; réparti également, ce serait 3 ou 4.
error-deck-skulls = { $found } dos portent un crâne ; au-delà de 3, il peut ne rester aucun dos pour départager une égalité.
error-deck-seven = Aucune carte avec { OBJECT($object, form: "a") } n’a un attrait de 7, contrairement à une carte du livret.

error-record-bad-deck = Le paquet que contient le compte rendu est inutilisable. { $where } : { $reason }
error-record-other-deck = Le compte rendu demande le paquet « { $name } » ({ $expected }), mais celui d’ici est { $found } ; ajoutez la ligne « deck-cards » avec les cartes de la partie.

error-position-card = « { $found } » n’est pas une carte possible sur cette ligne.
error-position-era = « { $found } » n’est pas une époque ; écrivez I ou II.
error-position-parcel = « { $found } » n’est pas une parcelle où poser une carte ; écrivez sa colonne et sa rangée, comme n14.

error-options-real = Il ne peut pas y avoir { $found ->
    [one] { $found } joueur réel
   *[other] { $found } joueurs réels
  } ; il en faut de 1 à { $most }.
error-options-players = Il ne peut pas y avoir { $found ->
    [one] { $found } joueur
   *[other] { $found } joueurs
  } ; avec les joueurs virtuels, il en faut de { $fewest } à { $most }.
error-options-level = « { $found } » n’est pas un niveau de joueur virtuel ; choisissez { LIST($known, join: "or") }.
error-options-suits = { $found ->
    [one] { $found } symbole a été choisi
   *[other] { $found } symboles ont été choisis
  } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } ; ne choisissez pas plus de symboles que de joueurs.
error-options-suit = « { $found } » n’est pas un symbole ; choisissez { LIST($known, join: "or") }.
error-options-suit-twice = Le symbole { SUIT($found) } a été choisi deux fois ; il en faut un différent pour chaque joueur.
