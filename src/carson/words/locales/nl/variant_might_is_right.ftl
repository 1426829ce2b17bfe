# De variant Het recht van de sterkste.

variant-might-is-right = Het recht van de sterkste

event-tile-sums = De dueltegels worden verdeeld. De totalen: { $strengths }.
event-tiles-known = Jouw dueltegels: { LIST($tiles) }.
event-tiles-drawn = { $seat } trekt { $count ->
    [one] één dueltegel
   *[other] { $count } dueltegels
  } uit de aflegstapel, samen { $sum }.
event-tiles-redrawn = { $seat } trekt { $count ->
    [one] één dueltegel
   *[other] { $count } dueltegels
  } uit de aflegstapel.
event-tiles-chosen = Je speelt { LIST($tiles) }, gedekt.
event-tiles-shown = Duel om { PLACE($at) }, de tegels: { $rolls }.

ask-duel-tile = { $seats }, welke dueltegel speel je gedekt om { PLACE($at) }?
ask-last-tile = { $seats }, welke dueltegel speel je om { PLACE($at) }? De anderen tonen: { $rolls }.

action-choose-duel-tile = { $word } gedekt spelen
action-choose-last-tile = { $word } spelen
