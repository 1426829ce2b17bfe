# La variante Chevaux.

variant-horses = Chevaux

board-line-horses = Chevaux

space-enclosure-1 = le premier enclos
space-enclosure-2 = le deuxième enclos
space-enclosure-3 = le troisième enclos
space-enclosure-4 = le quatrième enclos
space-enclosure-5 = le cinquième enclos

event-new-horse = { $seat } { $count ->
    [0] ne reçoit aucun cheval : il n’en reste plus.
   *[other] reçoit un cheval.
  }
event-horse = { $seat } met un cheval dans l’enclos { $enclosure }.
event-withdrawn = { $seat } reprend un cowboy : { PLACE($at) }.
event-ridden = { $seat } double avec ses chevaux le revenu du Ranch en { $at }.
event-rodeo = { $winner } gagne le rodéo. Chapeaux : { $scores }.

ask-horse = { $seats }, choisissez un enclos pour un cheval, ou passez. Il vous en reste { $horses }.
  .wait = choisir un enclos pour un cheval
ask-stable = { $seats }, placez un autre cowboy, déplacez-en un, reprenez-en un, ou passez.
  .wait = utiliser l’enclos 2
ask-wages = { $seats }, achetez-vous un cheval pour ${ $price } au lieu du salaire d’un cowboy ? Choisissez son enclos, ou prenez le salaire.
  .wait = choisir entre salaire et cheval
ask-ranches = { $seats }, quel Ranch rapporte le double ? Vous avez { $horses ->
    [one] un cheval
   *[other] { $horses } chevaux
  } pour cela.
  .wait = choisir un Ranch à doubler

action-horse-wages = acheter un cheval pour l’enclos { $word }
action-choose-ranches = doubler le revenu du Ranch en { $word }
action-pass-horse = ne mettre aucun cheval dans un enclos
action-pass-stable = passer pour cette manche
action-pass-wages = prendre le salaire
action-pass-ranches = ne doubler aucun Ranch

refusal-no-such-enclosure = Dans cette partie, aucun cowboy ne peut aller dans { PLACE($at) } ; choisissez une autre place.
refusal-no-enclosure = Il n’y a pas d’enclos { $enclosure } ; choisissez de 1 à 5.
refusal-enclosure-not-used = Avec Kit Carson, l’enclos { $enclosure } ne sert pas ; choisissez-en un autre.
refusal-no-ranch-there = Vous n’avez en « { $at } » aucun Ranch qu’un cheval puisse doubler maintenant.
refusal-no-horse-now = Un cheval suit aussitôt un cowboy ; placez-en d’abord un sur le plateau.
