## Analysis of games (carson.analysis, `carson analyse`, hints and reviews on the server)

error-analysis-without-numpy = Die Analyse braucht NumPy, das nicht installiert ist. Installieren mit: pip install "carson[bots]"
error-analysis-effort = Die Gründlichkeit „{ $found }“ gibt es nicht; zur Wahl stehen { LIST($known, join: "or") }.
error-analysis-seat = Auf Platz { $found } sitzt kein echter Spieler; die Plätze sind 0 bis { $most }.
error-analysis-unavailable = Tipps und Analysen gibt es auf diesem Server nicht.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-hint-not-asked = Um einen Tipp kannst du bitten, wenn du am Zug bist.
error-review-no-seat = Auf Platz { $number } trifft niemand Entscheidungen: Da gibt es nichts zu analysieren.

## Reasons: why an answer is better or worse than another. Amounts are means of many tries.

reason-even = Etwa so gut wie die Alternativen.
reason-vp = { $amount } SP { $more ->
    [yes] mehr
   *[no] weniger
  } am Ende der Runde, ohne Geld.
reason-money = ${ $amount } { $more ->
    [yes] mehr
   *[no] weniger
  } am Ende der Runde.
reason-income = ${ $amount } { $more ->
    [yes] mehr
   *[no] weniger
  } Einkommen in jeder weiteren Runde.
reason-cowboys = { $amount } { $amount ->
    [one] Cowboy
   *[other] Cowboys
  } { $more ->
    [yes] mehr
   *[no] weniger
  } für die nächste Runde.
reason-denies-vp = { $seat } bekommt { $amount } SP { $more ->
    [yes] mehr
   *[no] weniger
  }.
reason-later-vp = Verspricht in den kommenden Runden { $amount } SP { $more ->
    [yes] mehr
   *[no] weniger
  }, verglichen mit deinen Gegnern.
reason-duel = Schon dort: { $seats }. Das Duell gewinnst du in { $odds } % der Fälle.
reason-wanted = { $count ->
    [one] Auch { $seats } will dorthin: { PLACE($place) }.
   *[other] Auch { $count } Gegner wollen dorthin ({ PLACE($place) }): { $seats }.
  }
reason-safe = Dort kann dich niemand zum Duell fordern ({ PLACE($place) }). Auch dort oder unterwegs dorthin: { $seats }.
reason-white = Ein Cowboy, den niemand zum Duell fordern kann, bekommt einen Platz ({ PLACE($place) }), den { $count ->
    [one] auch { $seats } will
   *[other] auch { $count } Gegner wollen: { $seats }
  }.
reason-pays = { OBJECT($building) } hier: ${ $amount } pro Runde.
reason-turn = Du bist Nummer { $turn } von { $players } in der Spielreihenfolge.
reason-taken = Sonst nimmt { $seat } { CARD($card, form: "the") }.
reason-points = { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
  } { $more ->
    [yes] mehr
   *[no] weniger
  } am Ende der Runde.
reason-line = { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
  } { $more ->
    [yes] mehr
   *[no] weniger
  } für „{ LINE($line) }“.
reason-denies-points = { $seat } hat am Ende { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
  } { $more ->
    [yes] mehr
   *[no] weniger
  }.
reason-later-points = Verspricht in den kommenden Runden { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
  } { $more ->
    [yes] mehr
   *[no] weniger
  }.
reason-choice = Im Schnitt wählst du an Stelle { $turn } von { $players }.
reason-gets = In etwa { $share } % der Fälle bekommst du { CARD($card, form: "the") }.
reason-saves = Du hebst dir deine { $value } für eine bessere Runde auf.

## How good a move was

verdict-best = bester Zug
verdict-good = gut
verdict-slip = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
