# La variante La legge del più forte.

variant-might-is-right = La legge del più forte

event-tile-sums = Le tessere duello sono distribuite. I totali: { $strengths }.
event-tiles-known = Le tue tessere duello: { LIST($tiles) }.
event-tiles-drawn = { $seat } pesca { $count ->
    [one] una tessera duello
   *[other] { $count } tessere duello
  } dagli scarti, per un totale di { $sum }.
event-tiles-redrawn = { $seat } pesca { $count ->
    [one] una tessera duello
   *[other] { $count } tessere duello
  } dagli scarti.
event-tiles-chosen = Giochi { LIST($tiles) }, a faccia in giù.
event-tiles-shown = Duello per { PLACE($at) }. Tessere: { $rolls }.

ask-duel-tile = { $seats }, quale tessera duello giochi, a faccia in giù, per { PLACE($at) }?
  .wait = scegliere una tessera duello
ask-last-tile = { $seats }, quale tessera duello giochi per { PLACE($at) }? Gli altri mostrano: { $rolls }.
  .wait = scegliere una tessera duello

action-choose-duel-tile = giocare { $word }, a faccia in giù
action-choose-last-tile = giocare { $word }
