# Un nuovo inizio: i fogli.

variant-new-beginning = Un nuovo inizio

ask-sheet = { $seats }, { $count ->
    [one] compila il foglio: che cosa compri con ${ $purse }, e quanto offri per iniziare?
   *[other] compilate i fogli: che cosa comprate con ${ $purse }, e quanto offrite per iniziare?
  }
  .wait = compilare il foglio iniziale

event-sheet-filled-in = { $seat } ha compilato il foglio.
event-sheet = { $seat } comincia con: cowboy { $cowboys }, segnalini revolver { $revolvers }, strade { $roads }, lotti { $parcels }. Offerta: ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Scrivi da { $fewest } a { $most } cowboy sul foglio.
    [revolvers] Scrivi da { $fewest } a { $most } segnalini revolver sul foglio.
    [roads] Scrivi da { $fewest } a { $most } strade sul foglio.
   *[parcels] Scrivi da { $fewest } a { $most } lotti sul foglio.
  }
refusal-sheet-purse = Costa ${ $cost }, ma hai solo ${ $purse }; compra o offri di meno.
refusal-sheet-bid-alone = Contro Standish non c’è nessuno da superare con l’offerta; scrivi 0 invece di { $bid }.
