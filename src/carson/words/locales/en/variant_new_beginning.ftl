# A New Beginning: the sheets.

variant-new-beginning = A New Beginning

ask-sheet = { $seats }: fill in { $count ->
    [one] your sheet
   *[other] your sheets
  }. Choose what to buy with ${ $purse } and what to bid to go first.
  .wait = { $count ->
      [one] filling in a start sheet
     *[other] filling in their start sheets
    }

event-sheet-filled-in = { $seat } has filled in their sheet.
event-sheet = { $seat } starts with: cowboys { $cowboys }, revolver tokens { $revolvers }, roads { $roads }, parcels { $parcels }. Bid: ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Write { $fewest } to { $most } cowboys on the sheet.
    [revolvers] Write { $fewest } to { $most } revolver tokens on the sheet.
    [roads] Write { $fewest } to { $most } roads on the sheet.
   *[parcels] Write { $fewest } to { $most } parcels on the sheet.
  }
refusal-sheet-purse = That costs ${ $cost }, but you only have ${ $purse }; buy or bid less.
refusal-sheet-bid-alone = Against Standish you have nobody to outbid; write 0 instead of { $bid }.
