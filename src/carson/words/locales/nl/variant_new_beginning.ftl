# Een nieuw begin: de formulieren.

variant-new-beginning = Een nieuw begin

ask-sheet = { $seats }, { $count ->
    [one] vul je formulier in: wat koop je voor ${ $purse }, en wat bied je om de eerste te zijn?
   *[other] vul allemaal je formulier in: wat kopen jullie voor ${ $purse }, en wat bieden jullie om de eerste te zijn?
  }

event-sheet-filled-in = { $seat } heeft het formulier ingevuld.
event-sheet = { $seat } begint zo: cowboys { $cowboys }, revolverfiches { $revolvers }, wegen { $roads }, kavels { $parcels }, bod ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Zet { $fewest } tot en met { $most } cowboys op het formulier.
    [revolvers] Zet { $fewest } tot en met { $most } revolverfiches op het formulier.
    [roads] Zet { $fewest } tot en met { $most } wegen op het formulier.
   *[parcels] Zet { $fewest } tot en met { $most } kavels op het formulier.
  }
refusal-sheet-purse = Dat kost samen ${ $cost }, maar er is ${ $purse }; koop of bied minder.
refusal-sheet-bid-alone = Alleen tegen Standish valt er niemand te overbieden; schrijf 0 in plaats van { $bid }.
