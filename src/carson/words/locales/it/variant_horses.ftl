# La variante Cavalli.

variant-horses = Cavalli

board-line-horses = Cavalli

space-enclosure-1 = il primo recinto
space-enclosure-2 = il secondo recinto
space-enclosure-3 = il terzo recinto
space-enclosure-4 = il quarto recinto
space-enclosure-5 = il quinto recinto

event-new-horse = { $seat } { $count ->
    [0] non riceve cavalli: non ne restano.
   *[other] riceve un cavallo.
  }
event-horse = { $seat } mette un cavallo nel recinto { $enclosure }.
event-withdrawn = { $seat } riprende un cowboy: { PLACE($at) }.
event-ridden = I cavalli di { $seat } raddoppiano la rendita del Ranch in { $at }.
event-rodeo = { $winner } vince il rodeo. Cappelli: { $scores }.

ask-horse = { $seats }, scegli un recinto per un cavallo, o passa. Te ne restano { $horses }.
  .wait = scegliere un recinto per un cavallo
ask-stable = { $seats }, piazza un altro cowboy, spostane uno, riprendine uno, o passa.
  .wait = usare il recinto 2
ask-wages = { $seats }, compri un cavallo per ${ $price } al posto della paga di un cowboy? Scegli il suo recinto, o prendi la paga.
  .wait = scegliere tra paga e cavallo
ask-ranches = { $seats }, quale Ranch rende il doppio? Hai { $horses ->
    [one] un cavallo
   *[other] { $horses } cavalli
  } per questo.
  .wait = scegliere un Ranch da raddoppiare

action-horse-wages = comprare un cavallo per il recinto { $word }
action-choose-ranches = raddoppiare la rendita del Ranch in { $word }
action-pass-horse = non mettere nessun cavallo in un recinto
action-pass-stable = passare per questo round
action-pass-wages = prendere la paga
action-pass-ranches = non raddoppiare nessun Ranch

refusal-no-such-enclosure = In questa partita qui non può andare nessun cowboy: { PLACE($at) }; scegli un altro posto.
refusal-no-enclosure = Non c’è un recinto { $enclosure }; scegli da 1 a 5.
refusal-enclosure-not-used = Con Kit Carson il recinto { $enclosure } non si usa; scegline un altro.
refusal-no-ranch-there = In «{ $at }» non hai un Ranch che un cavallo possa raddoppiare ora.
refusal-no-horse-now = Un cavallo segue subito un cowboy; prima piazzane uno sul tabellone.
