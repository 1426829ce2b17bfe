# Ein neuer Anfang: die Bögen.

variant-new-beginning = Ein neuer Anfang

ask-sheet = { $seats }: { $count ->
    [one] Fülle deinen Bogen aus. Wähle, was du für ${ $purse } kaufst und wie viel du für den ersten Platz bietest.
   *[other] Füllt eure Bögen aus. Wählt, was ihr für ${ $purse } kauft und wie viel ihr für den ersten Platz bietet.
  }
  .wait = den Startbogen ausfüllen

event-sheet-filled-in = { $seat } hat den Bogen ausgefüllt.
event-sheet = { $seat } beginnt mit: Cowboys { $cowboys }, Revolvermarker { $revolvers }, Straßen { $roads }, Parzellen { $parcels }. Gebot: ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Schreib { $fewest } bis { $most } Cowboys auf den Bogen.
    [revolvers] Schreib { $fewest } bis { $most } Revolvermarker auf den Bogen.
    [roads] Schreib { $fewest } bis { $most } Straßen auf den Bogen.
   *[parcels] Schreib { $fewest } bis { $most } Parzellen auf den Bogen.
  }
refusal-sheet-purse = Das kostet ${ $cost }, aber du hast nur ${ $purse }; kaufe oder biete weniger.
refusal-sheet-bid-alone = Gegen Standish musst du niemanden überbieten; schreib 0 statt { $bid }.
