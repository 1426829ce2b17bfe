## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = Analysis needs NumPy, which is not installed. Install it with: pip install "carson[bots]"
error-analysis-effort = “{ $found }” is not a level of effort; choose { LIST($known, join: "or") }.
error-analysis-seat = There is no real player at seat { $found }; the seats are 0 to { $most }.
error-analysis-unavailable = Hints and reviews are not available on this server.
error-hints-off = There are no hints at this table.
error-hint-not-asked = You can ask for a hint when it is your turn.
error-review-no-seat = Nobody makes decisions in seat { $number }, so there is nothing to review.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = About as good as the alternatives.
reason-vp = { $amount } VP { $more ->
    [yes] more
   *[no] fewer
  } by the end of the round, not counting money.
reason-money = ${ $amount } { $more ->
    [yes] more
   *[no] less
  } at the end of the round.
reason-income = ${ $amount } { $more ->
    [yes] more
   *[no] less
  } income in each coming round.
reason-cowboys = { $amount } { $more ->
    [yes] more
   *[no] fewer
  } { $amount ->
    [one] cowboy
   *[other] cowboys
  } for the next round.
reason-denies-vp = { $seat } gets { $amount } VP { $more ->
    [yes] more
   *[no] fewer
  }.
reason-later-vp = Expect { $amount } VP { $more ->
    [yes] more
   *[no] fewer
  } in the rounds to come, compared with your rivals.
reason-duel = Already there: { $seats }. You win the duel { $odds }% of the time.
reason-wanted = { $count ->
    [one] { $seats } wants { PLACE($place) } too.
   *[other] { $count } rivals want { PLACE($place) } too: { $seats }.
  }
reason-safe = Nobody can fight you on { PLACE($place) }. Also there or on the way: { $seats }.
reason-white = A cowboy that nobody can fight gets { PLACE($place) }, which { $count ->
    [one] { $seats } wants
   *[other] { $count } rivals want: { $seats }
  }.
reason-pays = { OBJECT($building) } here: ${ $amount } each round.
reason-turn = Your place in the turn order: { $turn } of { $players }.
reason-taken = Otherwise { $seat } takes { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] fewer
  } by the end of the round.
reason-line = { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] fewer
  } for “{ LINE($line) }”.
reason-denies-points = { $seat } ends with { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] fewer
  }.
reason-later-points = Expect { $amount } { $amount ->
    [one] point
   *[other] points
  } { $more ->
    [yes] more
   *[no] fewer
  } in the rounds to come.
reason-choice = On average, you choose in position { $turn } of { $players }.
reason-gets = You get { CARD($card, form: "the") } about { $share }% of the time.
reason-saves = You keep your { $value } for a better round.

## How good a move was

verdict-best = best
verdict-good = good
verdict-slip = slip
verdict-mistake = mistake
verdict-blunder = blunder
