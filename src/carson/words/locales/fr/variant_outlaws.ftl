# La variante Hors-la-loi.

variant-outlaws = Hors-la-loi

income-outlaw = pris par un Hors-la-loi

event-outlaws = { $count ->
    [one] Un Hors-la-loi chevauche
   *[other] { $count } Hors-la-loi chevauchent
  } vers la ville. La force des Hors-la-loi est de { $strength } pendant cette manche ; en battre un rapporte { $vp } PV.
event-outlaws-turn-back = Il n’y a plus de place pour un autre Hors-la-loi.
event-outlaw-arrives = Un Hors-la-loi surgit en { $at }.
event-outlaw-jailed = Le Hors-la-loi en { $at } est entré dans une Prison ({ $seat }) et y reste.
event-outlaw-moves = Le Hors-la-loi en { $at } va en { $goal }.
event-outlaw-beaten = { $seat } bat le Hors-la-loi en { $at }, de force { $strength }. Force : { $strengths }.
tie-outlaw = Égaler la force du Hors-la-loi suffit. [BG-12.5]
event-outlaw-wins = Le Hors-la-loi en { $at } gagne, avec une force de { $strength }. Force : { $strengths }.
event-outlaw-attack = { $seat } renonce aux PV et attaque en { $at } le bâtiment qui est à { $owner }.

ask-outlaws = { $seats }, quel Hors-la-loi se déplace maintenant : { PLACE($places, join: "or") } ?
  .wait = choisir le prochain Hors-la-loi
ask-spoils = { $seats }, il n’y a plus de Hors-la-loi en { $at } : prenez-vous { $vp } PV, ou attaquez-vous le bâtiment de cette parcelle, qui est à { $owner } ?
  .wait = choisir entre PV et attaque

action-choose-outlaws = déplacer le Hors-la-loi en { $word }
option-vp = prendre les PV
option-attack = attaquer le bâtiment

refusal-no-outlaw-to-move = Aucun Hors-la-loi en « { $at } » ne doit encore se déplacer ; choisissez l’un de ceux qui sont indiqués.
refusal-no-outlaw-allowed = Avec le Shérif, vous ne combattez les Hors-la-loi que sur vos propres bâtiments, et { $at } n’en est pas un.
refusal-outlaw-there = Un Hors-la-loi se trouve en { $at } ; on n’y construit rien tant qu’il y reste.
