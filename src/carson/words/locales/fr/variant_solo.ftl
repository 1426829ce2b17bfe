# Seul contre Jeb Standish : ce qu’il fait, et la règle qui en a décidé.

strategy-rancher = Éleveur
strategy-miner = Mineur
strategy-strength = Force
strategy-urban = Citadin

event-standish = { $why ->
    [only] Standish, { PLACE($at) } : rien d’autre n’était possible
    [die] Standish, { PLACE($at) } : le dé en a décidé
    [card] Standish, { PLACE($at) } : la carte le dit
    [pays-most] Standish, { PLACE($at) } : c’est ce qui lui rapporte le plus
    [priority] Standish, { PLACE($at) } : en tête de la liste de sa stratégie
    [cheapest] Standish, { PLACE($at) } : ce qui coûte le moins
    [nearest] Standish, { PLACE($at) } : le plus près de ses autres parcelles
    [most-free] Standish, { PLACE($at) } : le plus d’espace libre autour
    [near-you] Standish, { PLACE($at) } : le plus près d’une de vos parcelles
    [fewest-roads] Standish, { PLACE($at) } : le moins de nouvelles routes
    [worst-for-you] Standish, { PLACE($at) } : le pire pour vous
    [where-you-stand] Standish, { PLACE($at) } : vous y avez un cowboy
    [best-building] Standish, { PLACE($at) } : votre meilleur bâtiment
    [room-to-grow] Standish, { PLACE($at) } : de vos meilleurs bâtiments, celui qui a le plus de place pour grandir
    [latest-space] Standish, { PLACE($at) } : la dernière de vos cases d’action
    [dearest] Standish, { PLACE($at) } : la parcelle la plus chère que vous voulez
    [hurts-most] Standish, { PLACE($at) } : ce qui coûte le plus à vos bâtiments
    [protects-most] Standish, { PLACE($at) } : ce qui protège le mieux ses propres bâtiments
    [rightmost] Standish, { PLACE($at) } : la case libre la plus à droite du conseil municipal
    [townhouse-first] Standish, { PLACE($at) } : d’abord sa propre Maison, qui devient Maison de ville
    [most-income] Standish, { PLACE($at) } : ce qui lui donne le plus de revenu
    [least-for-you] Standish, { PLACE($at) } : ce qui vous aide le moins
    [nearest-empty] Standish, { PLACE($at) } : le plus près de ses parcelles vides
    [nobody-to-fight] Standish ne trouve personne à attaquer ni à combattre et prend 2 PV à la place
    [none-neutral] Standish ne trouve rien de neutre à acheter : son cowboy va sur sa carte personnalité
   *[nothing-to-do] Standish ne peut rien faire avec la carte { $card }
  } ({ $rule }).
board-line-strategy = Stratégie

event-character-in-play = { $side ->
    [red] En jeu, face rouge : { CHARACTER($character) }.
   *[yellow] En jeu, face jaune : { CHARACTER($character) }.
  }
event-standish-card = Standish tire la carte { $card } ({ $firepower }). Sa puissance de feu est maintenant de { $power }.
event-standish-reshuffles = On mélange les cartes de Standish : sa pioche en compte { $cards }.
event-standish-leaves = Personne n’a battu Standish sur { PLACE($at) } ; il n’y fait rien de plus.
event-standish-beaten = Le cowboy de Standish va sur sa carte personnalité, où { $count ->
    [one] c’est le premier
   *[other] ils sont maintenant { $count }
  }. Sa puissance de feu est de { $power }.

refusal-character-gone = Personnalité indisponible : { CHARACTER($character) }. Chaque personnalité ne sert qu’une fois ; choisissez-en une en jeu.

error-options-solo = « { $found } » n’est pas une stratégie de Standish ; choisissez { LIST($known, join: "or") }.
error-options-solo-players = Une partie contre Standish a deux joueurs, vous et lui, et non { $found }.
error-options-solo-dutch = L’édition néerlandaise ne se joue pas en solitaire ; choisissez l’anglaise.
error-options-solo-variant = Contre Standish, on ne joue pas avec { VARIANT($found, join: "or") } ; choisissez d’autres variantes.
