# A New Beginning: the sheets.

ask-sheet = { $seats }, fill in { $count ->
    [one] your sheet
   *[other] your sheets
  }: what do you buy for ${ $purse }, and what do you bid to go first?

event-sheet-filled-in = { $seat } has filled in the sheet.
event-sheet = { $seat } begins with cowboys { $cowboys }, revolver tokens { $revolvers }, roads { $roads }, parcels { $parcels }, and bids ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Write { $fewest } to { $most } cowboys on the sheet.
    [revolvers] Write { $fewest } to { $most } revolver tokens on the sheet.
    [roads] Write { $fewest } to { $most } roads on the sheet.
   *[parcels] Write { $fewest } to { $most } parcels on the sheet.
  }
refusal-sheet-purse = All that would cost ${ $cost }, but the purse holds ${ $purse }; buy or bid less.
refusal-sheet-bid-alone = Alone against Standish there is nobody to outbid; write 0 instead of { $bid }.
