# Een nieuw begin: de formulieren.

variant-new-beginning = Een nieuw begin

ask-sheet = { $seats }: { $count ->
    [one] vul je formulier in. Kies wat je koopt voor ${ $purse } en wat je biedt op de eerste plaats.
   *[other] vul allemaal je formulier in. Kies wat je koopt voor ${ $purse } en wat je biedt op de eerste plaats.
  }
  .wait = een startformulier invullen

event-sheet-filled-in = { $seat } heeft het formulier ingevuld.
event-sheet = { $seat } begint met: cowboys { $cowboys }, revolverfiches { $revolvers }, wegen { $roads }, kavels { $parcels }. Bod: ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Zet { $fewest } tot en met { $most } cowboys op het formulier.
    [revolvers] Zet { $fewest } tot en met { $most } revolverfiches op het formulier.
    [roads] Zet { $fewest } tot en met { $most } wegen op het formulier.
   *[parcels] Zet { $fewest } tot en met { $most } kavels op het formulier.
  }
refusal-sheet-purse = Dat kost ${ $cost }, maar je hebt maar ${ $purse }; koop of bied minder.
refusal-sheet-bid-alone = Tegen Standish hoef je niemand te overbieden; schrijf 0 in plaats van { $bid }.
