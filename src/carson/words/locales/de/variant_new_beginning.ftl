# Ein neuer Anfang: die Bögen.

variant-new-beginning = Ein neuer Anfang

ask-sheet = { $seats }, { $count ->
    [one] fülle deinen Bogen aus: Was kaufst du für ${ $purse }, und wie viel bietest du für den ersten Platz?
   *[other] füllt eure Bögen aus: Was kauft ihr für ${ $purse }, und wie viel bietet ihr für den ersten Platz?
  }

event-sheet-filled-in = { $seat } hat den Bogen ausgefüllt.
event-sheet = { $seat } beginnt so: Cowboys { $cowboys }, Revolvermarker { $revolvers }, Straßen { $roads }, Parzellen { $parcels }, Gebot ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Schreib { $fewest } bis { $most } Cowboys auf den Bogen.
    [revolvers] Schreib { $fewest } bis { $most } Revolvermarker auf den Bogen.
    [roads] Schreib { $fewest } bis { $most } Straßen auf den Bogen.
   *[parcels] Schreib { $fewest } bis { $most } Parzellen auf den Bogen.
  }
refusal-sheet-purse = Das kostet zusammen ${ $cost }, aber in der Börse sind nur ${ $purse }; kaufe oder biete weniger.
refusal-sheet-bid-alone = Allein gegen Standish gibt es niemanden zu überbieten; schreib 0 statt { $bid }.
