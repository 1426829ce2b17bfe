# La variante La loi du plus fort.

variant-might-is-right = La loi du plus fort

event-tile-sums = Les tuiles de duel sont distribuées. Leurs totaux : { $strengths }.
event-tiles-known = Vos tuiles de duel : { LIST($tiles) }.
event-tiles-drawn = { $seat } pioche { $count ->
    [one] une tuile de duel
   *[other] { $count } tuiles de duel
  } dans la défausse, pour un total de { $sum }.
event-tiles-redrawn = { $seat } pioche { $count ->
    [one] une tuile de duel
   *[other] { $count } tuiles de duel
  } dans la défausse.
event-tiles-chosen = Vous jouez { LIST($tiles) }, face cachée.
event-tiles-shown = Duel pour { PLACE($at) }. Tuiles : { $rolls }.

ask-duel-tile = { $seats }, quelle tuile de duel jouez-vous, face cachée, pour { PLACE($at) } ?
  .wait = choisir une tuile de duel
ask-last-tile = { $seats }, quelle tuile de duel jouez-vous pour { PLACE($at) } ? Les autres montrent : { $rolls }.
  .wait = choisir une tuile de duel

action-choose-duel-tile = jouer { $word }, face cachée
action-choose-last-tile = jouer { $word }
