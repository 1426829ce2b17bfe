# The variant Might is Right.

variant-might-is-right = Might is Right

event-tile-sums = Duel tiles are dealt. Totals: { $strengths }.
event-tiles-known = Your duel tiles: { LIST($tiles) }.
event-tiles-drawn = { $seat } draws { $count ->
    [one] one duel tile
   *[other] { $count } duel tiles
  } from the discard, total { $sum }.
event-tiles-redrawn = { $seat } draws { $count ->
    [one] one duel tile
   *[other] { $count } duel tiles
  } from the discard.
event-tiles-chosen = You play { LIST($tiles) }, face down.
event-tiles-shown = Duel for { PLACE($at) }. Tiles: { $rolls }.

ask-duel-tile = { $seats }: choose a duel tile to play face down for { PLACE($at) }.
  .wait = choosing a duel tile
ask-last-tile = { $seats }: choose a duel tile to play for { PLACE($at) }. The others show: { $rolls }.
  .wait = choosing a duel tile

action-choose-duel-tile = play { $word }, face down
action-choose-last-tile = play { $word }
