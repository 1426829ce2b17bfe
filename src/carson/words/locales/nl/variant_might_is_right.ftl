# De variant Het recht van de sterkste.

variant-might-is-right = Het recht van de sterkste

event-tile-sums = De dueltegels zijn verdeeld. Totalen: { $strengths }.
event-tiles-known = Jouw dueltegels: { LIST($tiles) }.
event-tiles-drawn = { $seat } trekt { $count ->
    [one] één dueltegel
   *[other] { $count } dueltegels
  } uit de aflegstapel, totaal { $sum }.
event-tiles-redrawn = { $seat } trekt { $count ->
    [one] één dueltegel
   *[other] { $count } dueltegels
  } uit de aflegstapel.
event-tiles-chosen = Je speelt { LIST($tiles) }, gedekt.
event-tiles-shown = Duel om { PLACE($at) }. Tegels: { $rolls }.

ask-duel-tile = { $seats }: kies een dueltegel om gedekt te spelen in het duel om { PLACE($at) }.
  .wait = een dueltegel kiezen
ask-last-tile = { $seats }: kies een dueltegel voor het duel om { PLACE($at) }. De anderen tonen: { $rolls }.
  .wait = een dueltegel kiezen

action-choose-duel-tile = { $word } gedekt spelen
action-choose-last-tile = { $word } spelen
