## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = Analysis needs NumPy, which is not installed. Install it with: pip install "carson[bots]"
error-analysis-effort = There is no effort “{ $found }”; choose { LIST($known, join: "or") }.
error-analysis-seat = There is no real player at seat { $found }; the seats are 0 to { $most }.
error-hints-off = There are no hints at this table.
error-hint-not-asked = You can ask for a hint when it is your turn.
error-review-no-seat = Nobody decides anything at seat { $number }: there is nothing to review.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = About as good as the alternatives.
reason-vp = { $amount } VP { $more ->
    [yes] more
   *[no] less
  } by the end of the round, not counting money.
reason-money = ${ $amount } { $more ->
    [yes] more
   *[no] less
  } at the end of the round.
reason-income = ${ $amount } { $more ->
    [yes] more
   *[no] less
  } income in each coming round.
reason-cowboys = { $more ->
    [yes] Keeps { $amount } more
   *[no] Leaves { $amount } fewer
  } { $amount ->
    [one] cowboy
   *[other] cowboys
  } for the next round.
reason-denies-vp = { $seat } gets { $amount } VP { $more ->
    [yes] more
   *[no] less
  }.
reason-later-vp = Promises { $amount } VP { $more ->
    [yes] more
   *[no] less
  } in the rounds to come, compared with your rivals.
reason-duel = Already there: { $seats }. You win the duel { $odds }% of the time.
reason-wanted = { $count ->
    [one] { $seats } wants { PLACE($place) } too.
   *[other] { $count } rivals want { PLACE($place) } too: { $seats }.
  }
reason-safe = Nobody can fight you on { PLACE($place) }, where you would meet { $seats }.
reason-white = A cowboy that nobody can fight gets { PLACE($place) }, which { $count ->
    [one] { $seats } wants
   *[other] { $count } rivals want: { $seats }
  }.
reason-pays = { OBJECT($building) } here: ${ $amount } each round.
reason-turn = You are number { $turn } of { $players } in the turn order.
reason-taken = Otherwise { $seat } takes { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] less
  } by the end of the round.
reason-line = { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] less
  } for “{ LINE($line) }”.
reason-denies-points = { $seat } ends with { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] less
  }.
reason-later-points = Promises { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] less
  } in the rounds to come.
reason-choice = Your place in the order of choice: { $turn } of { $players } on average.
reason-gets = You get { CARD($card, form: "the") } in { $share }% of the tries.
reason-saves = It saves your { $value } for a better round.

## How good a move was

verdict-best = best
verdict-good = good
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder
