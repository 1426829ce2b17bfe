# The variant Might is Right.

event-tile-sums = Duel tiles are dealt. Their sums: { $strengths }.
event-tiles-known = Your duel tiles: { LIST($tiles) }.
event-tiles-drawn = { $seat } draws { $count ->
    [one] one duel tile
   *[other] { $count } duel tiles
  } from the discard, with a sum of { $sum }.
event-tiles-redrawn = { $seat } draws { $count ->
    [one] one duel tile
   *[other] { $count } duel tiles
  } from the discard.
event-tiles-chosen = You play { LIST($tiles) }, face down.
event-tiles-shown = Duel for { PLACE($at) }, the tiles: { $rolls }.

ask-duel-tile = { $seats }, which duel tile do you play, face down, for { PLACE($at) }?
ask-last-tile = { $seats }, which duel tile do you play for { PLACE($at) }? The others show theirs: { $rolls }.

action-choose-duel-tile = play { $word }, face down
action-choose-last-tile = play { $word }
