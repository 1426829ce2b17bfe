## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = Voor de analyse is NumPy nodig, en dat is niet geïnstalleerd. Installeer het met: pip install "carson[bots]"
error-analysis-effort = “{ $found }” is geen grondigheid; kies { LIST($known, join: "or") }.
error-analysis-seat = Op plaats { $found } zit geen echte speler; de plaatsen zijn 0 tot en met { $most }.
error-analysis-unavailable = Tips en analyses zijn op deze server niet beschikbaar.
error-hints-off = Aan deze tafel zijn er geen tips.
error-hint-not-asked = Je kunt om een tip vragen als je aan de beurt bent.
error-review-no-seat = Op plaats { $number } neemt niemand beslissingen; er valt niets te analyseren.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = Ongeveer even goed als de alternatieven.
reason-vp = { $amount } OP { $more ->
    [yes] meer
   *[no] minder
  } aan het eind van de ronde, geld niet meegeteld.
reason-money = ${ $amount } { $more ->
    [yes] meer
   *[no] minder
  } aan het eind van de ronde.
reason-income = ${ $amount } { $more ->
    [yes] meer
   *[no] minder
  } inkomsten in elke volgende ronde.
reason-cowboys = Je houdt { $amount } { $amount ->
    [one] cowboy
   *[other] cowboys
  } { $more ->
    [yes] meer
   *[no] minder
  } over voor de volgende ronde.
reason-denies-vp = { $seat } krijgt { $amount } OP { $more ->
    [yes] meer
   *[no] minder
  }.
reason-later-vp = Belooft { $amount } OP { $more ->
    [yes] meer
   *[no] minder
  } in de komende rondes, vergeleken met je tegenstanders.
reason-duel = Daar staan al: { $seats }. Je wint het duel in { $odds }% van de gevallen.
reason-wanted = { $count ->
    [one] { $seats } wil ook naar { PLACE($place) }.
   *[other] { $count } tegenstanders willen ook naar { PLACE($place) }: { $seats }.
  }
reason-safe = Op { PLACE($place) } kan niemand met je duelleren. Ook daar of onderweg erheen: { $seats }.
reason-white = Een cowboy met wie niemand kan duelleren krijgt { PLACE($place) }; { $count ->
    [one] { $seats } wil daar ook heen
   *[other] { $count } tegenstanders willen daar ook heen: { $seats }
  }.
reason-pays = { OBJECT($building) } hier: ${ $amount } per ronde.
reason-turn = Je bent nummer { $turn } van { $players } in de beurtvolgorde.
reason-taken = Anders neemt { $seat } { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] punt
   *[other] punten
  } { $more ->
    [yes] meer
   *[no] minder
  } aan het eind van de ronde.
reason-line = { $amount } { $amount ->
    [one] punt
   *[other] punten
  } { $more ->
    [yes] meer
   *[no] minder
  } voor “{ LINE($line) }”.
reason-denies-points = { $seat } eindigt met { $amount } { $amount ->
    [one] punt
   *[other] punten
  } { $more ->
    [yes] meer
   *[no] minder
  }.
reason-later-points = Belooft { $amount } { $amount ->
    [one] punt
   *[other] punten
  } { $more ->
    [yes] meer
   *[no] minder
  } in de komende rondes.
reason-choice = Je kiest gemiddeld als nummer { $turn } van { $players } een kaart.
reason-gets = Je krijgt { CARD($card, form: "the") } in ongeveer { $share }% van de gevallen.
reason-saves = Je bewaart je { $value } voor een betere ronde.

## How good a move was

verdict-best = beste zet
verdict-good = goed
verdict-slip = slordigheid
verdict-mistake = fout
verdict-blunder = blunder
