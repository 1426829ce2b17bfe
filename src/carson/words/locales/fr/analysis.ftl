## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = L’analyse a besoin de NumPy, qui n’est pas installé. Installez-le avec : pip install "carson[bots]"
error-analysis-effort = Il n’y a pas de niveau d’analyse « { $found } » ; choisissez { LIST($known, join: "or") }.
error-analysis-seat = Il n’y a pas de joueur réel à la place { $found } ; les places vont de 0 à { $most }.
error-analysis-unavailable = Les conseils et les analyses ne sont pas disponibles sur ce serveur.
error-hints-off = Il n’y a pas de conseils à cette table.
error-hint-not-asked = Vous pouvez demander un conseil quand c’est à vous de jouer.
error-review-no-seat = Personne ne prend de décisions à la place { $number } : il n’y a rien à analyser.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = À peu près aussi bon que les autres possibilités.
reason-vp = { $amount } PV de { $more ->
    [yes] plus
   *[no] moins
  } à la fin de la manche, sans compter l’argent.
reason-money = ${ $amount } de { $more ->
    [yes] plus
   *[no] moins
  } à la fin de la manche.
reason-income = ${ $amount } de revenu en { $more ->
    [yes] plus
   *[no] moins
  } à chaque manche suivante.
reason-cowboys = { $amount } { $amount ->
    [one] cowboy
   *[other] cowboys
  } de { $more ->
    [yes] plus
   *[no] moins
  } pour la manche suivante.
reason-denies-vp = { $seat } obtient { $amount } PV de { $more ->
    [yes] plus
   *[no] moins
  }.
reason-later-vp = Attendez-vous à { $amount } PV de { $more ->
    [yes] plus
   *[no] moins
  } dans les manches à venir, par rapport à vos adversaires.
reason-duel = Déjà sur place : { $seats }. Vous gagnez le duel dans { $odds } % des cas.
reason-wanted = { $count ->
    [one] { $seats } veut aussi { PLACE($place) }.
   *[other] { $count } adversaires veulent aussi { PLACE($place) } : { $seats }.
  }
reason-safe = Personne ne peut vous y défier ({ PLACE($place) }). Aussi sur place ou en chemin : { $seats }.
reason-white = Un cowboy que personne ne peut défier obtient une place ({ PLACE($place) }) que { $count ->
    [one] { $seats } veut aussi
   *[other] { $count } adversaires veulent aussi : { $seats }
  }.
reason-pays = { OBJECT($building) } ici : ${ $amount } par manche.
reason-turn = Dans l’ordre du tour, vous êtes en position { $turn } sur { $players }.
reason-taken = Sinon { $seat } prend { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] point
   *[other] points
  } de { $more ->
    [yes] plus
   *[no] moins
  } à la fin de la manche.
reason-line = { $amount } { $amount ->
    [one] point
   *[other] points
  } de { $more ->
    [yes] plus
   *[no] moins
  } pour « { LINE($line) } ».
reason-denies-points = { $seat } finit avec { $amount } { $amount ->
    [one] point
   *[other] points
  } de { $more ->
    [yes] plus
   *[no] moins
  }.
reason-later-points = Attendez-vous à { $amount } { $amount ->
    [one] point
   *[other] points
  } de { $more ->
    [yes] plus
   *[no] moins
  } dans les manches à venir.
reason-choice = En moyenne, vous choisissez une carte en position { $turn } sur { $players }.
reason-gets = Vous obtenez { CARD($card, form: "the") } dans environ { $share } % des cas.
reason-saves = Vous gardez votre { $value } pour une meilleure manche.

## How good a move was

verdict-best = le meilleur coup
verdict-good = bon
verdict-slip = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
