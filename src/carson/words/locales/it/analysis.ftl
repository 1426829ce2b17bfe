## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = L’analisi ha bisogno di NumPy, che non è installato. Installalo con: pip install "carson[bots]"
error-analysis-effort = Non c’è un livello di analisi «{ $found }»; scegli { LIST($known, join: "or") }.
error-analysis-seat = Al posto { $found } non c’è un giocatore reale; i posti vanno da 0 a { $most }.
error-analysis-unavailable = Su questo server non sono disponibili consigli e analisi.
error-hints-off = A questo tavolo non ci sono consigli.
error-hint-not-asked = Puoi chiedere un consiglio quando tocca a te.
error-review-no-seat = Al posto { $number } nessuno prende decisioni: non c’è niente da analizzare.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = Vale all’incirca quanto le alternative.
reason-vp = { $amount } PV in { $more ->
    [yes] più
   *[no] meno
  } alla fine del round, senza contare il denaro.
reason-money = ${ $amount } in { $more ->
    [yes] più
   *[no] meno
  } alla fine del round.
reason-income = ${ $amount } di rendita in { $more ->
    [yes] più
   *[no] meno
  } in ogni round successivo.
reason-cowboys = { $amount } cowboy in { $more ->
    [yes] più
   *[no] meno
  } per il round successivo.
reason-denies-vp = { $seat } ottiene { $amount } PV in { $more ->
    [yes] più
   *[no] meno
  }.
reason-later-vp = Puoi aspettarti { $amount } PV in { $more ->
    [yes] più
   *[no] meno
  } nei prossimi round rispetto agli avversari.
reason-duel = Già sul posto: { $seats }. Probabilità di vincere il duello: { $odds }%.
reason-wanted = { $count ->
    [one] Anche { $seats } vuole { PLACE($place) }.
   *[other] Anche { $count } avversari vogliono { PLACE($place) }: { $seats }.
  }
reason-safe = Lì nessuno può sfidarti ({ PLACE($place) }). Anche sul posto o in arrivo: { $seats }.
reason-white = Un cowboy che nessuno può sfidare ottiene un posto ({ PLACE($place) }) { $count ->
    [one] che vuole anche { $seats }
   *[other] che vogliono anche { $count } avversari: { $seats }
  }.
reason-pays = { OBJECT($building) } qui: ${ $amount } a round.
reason-turn = Nell’ordine di turno sei in posizione { $turn } su { $players }.
reason-taken = Altrimenti { $seat } prende { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] punto
   *[other] punti
  } in { $more ->
    [yes] più
   *[no] meno
  } alla fine del round.
reason-line = { $amount } { $amount ->
    [one] punto
   *[other] punti
  } in { $more ->
    [yes] più
   *[no] meno
  } per «{ LINE($line) }».
reason-denies-points = { $seat } finisce con { $amount } { $amount ->
    [one] punto
   *[other] punti
  } in { $more ->
    [yes] più
   *[no] meno
  }.
reason-later-points = Puoi aspettarti { $amount } { $amount ->
    [one] punto
   *[other] punti
  } in { $more ->
    [yes] più
   *[no] meno
  } nei prossimi round.
reason-choice = In media scegli una carta in posizione { $turn } su { $players }.
reason-gets = Probabilità di ottenere { CARD($card, form: "the") }: circa { $share }%.
reason-saves = Tieni il tuo { $value } per un round migliore.

## How good a move was

verdict-best = la mossa migliore
verdict-good = buona
verdict-slip = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
