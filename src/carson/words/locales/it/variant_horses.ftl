# La variante Cavalli.

board-line-horses = Cavalli

event-new-horse = { $seat } { $count ->
    [0] non riceve cavalli: non ne restano.
   *[other] riceve un cavallo.
  }
event-horse = { $seat } mette un cavallo nel recinto { $enclosure }.
event-shifted = { $seat } sposta un cowboy: { PLACE($source) } → { PLACE($at) }.
event-withdrawn = { $seat } riprende il suo cowboy: { PLACE($at) }.
event-ridden = I cavalli di { $seat } raddoppiano la rendita del Ranch in { $at }.
event-rodeo = { $winner } vince il rodeo. Cappelli: { $scores }.

ask-horse = { $seats }, scegli un recinto per un cavallo, o passa. Te ne restano { $horses }.
ask-stable = { $seats }, piazza un altro cowboy, spostane uno, riprendine uno, o passa.
ask-wages = { $seats }, compri un cavallo per ${ $price } al posto della paga di un cowboy? Scegli il suo recinto, o prendi la paga.
ask-ranches = { $seats }, quale Ranch rende il doppio? Per questo { $horses ->
    [one] c’è un cavallo
   *[other] ci sono { $horses } cavalli
  }.

action-horse-wages = comprare un cavallo per il recinto { $word }
action-choose-ranches = raddoppiare la rendita del Ranch in { $word }
action-pass-horse = non mettere cavalli in un recinto
action-pass-stable = passare per questo round
action-pass-wages = prendere la paga
action-pass-ranches = non raddoppiare Ranch

refusal-no-such-enclosure = In questa partita qui non può andare nessun cowboy: { PLACE($at) }; scegli un altro posto.
refusal-no-enclosure = Non c’è un recinto { $enclosure }; scegli da 1 a 5.
refusal-enclosure-not-used = Con Kit Carson il recinto { $enclosure } non si usa; scegline un altro.
refusal-no-cowboy-of-yours = Qui non hai cowboy: { PLACE($at) }; scegli un posto dove ne hai uno.
refusal-not-on-the-board = Questo posto non è sul tabellone: { PLACE($at) }; sposta il cowboy in un altro posto del tabellone.
refusal-token-not-there = Il cowboy tiene il suo segnalino, che non può andare su { PLACE($at) }; scegli un altro posto.
refusal-no-ranch-there = In «{ $at }» non hai un Ranch che un cavallo possa raddoppiare ora.
