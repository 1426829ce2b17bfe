# La variante Fuorilegge.

variant-outlaws = Fuorilegge

income-outlaw = preso da un Fuorilegge

event-outlaws = { $count ->
    [one] Un Fuorilegge cavalca
   *[other] { $count } Fuorilegge cavalcano
  } verso la città. In questo round la forza dei Fuorilegge è { $strength }; batterne uno vale { $vp } PV.
event-outlaws-turn-back = Non c’è posto per un altro Fuorilegge.
event-outlaw-arrives = Un Fuorilegge spunta in { $at }.
event-outlaw-jailed = Il Fuorilegge in { $at } è finito nella Prigione di { $seat } e ci resta.
event-outlaw-moves = Il Fuorilegge in { $at } va in { $goal }.
event-outlaw-beaten = { $seat } batte il Fuorilegge in { $at }, di forza { $strength }. Forza: { $strengths }.
tie-outlaw = Basta eguagliare la forza del Fuorilegge. [BG-12.5]
event-outlaw-wins = Il Fuorilegge in { $at } vince, con una forza di { $strength }. Forza: { $strengths }.
event-outlaw-attack = { $seat } rinuncia ai PV e attacca l’edificio di { $owner } in { $at }.

ask-outlaws = { $seats }, quale Fuorilegge si muove adesso: { PLACE($places, join: "or") }?
  .wait = scegliere il prossimo Fuorilegge
ask-spoils = { $seats }, in { $at } non ci sono più Fuorilegge: prendi { $vp } PV, o attacchi lì l’edificio di { $owner }?
  .wait = scegliere tra PV e attacco

action-choose-outlaws = muovere il Fuorilegge in { $word }
option-vp = prendere i PV
option-attack = attaccare l’edificio

refusal-no-outlaw-to-move = In «{ $at }» non c’è un Fuorilegge che debba ancora muoversi; scegli uno di quelli indicati.
refusal-no-outlaw-allowed = Con lo Sceriffo combatti i Fuorilegge solo sui tuoi edifici, e { $at } non è uno di questi.
refusal-outlaw-there = In { $at } c’è un Fuorilegge; finché resta, lì non si costruisce.
