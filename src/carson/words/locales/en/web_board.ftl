### The board game's table in the browser.

## Answering at the table

web-board-answers = Your answer
web-board-hint = Choose one of the marked places, then confirm.
web-board-hint-map = Choose a place on the map, then confirm.
web-board-hint-carry = Drag the cowboy to a place, or choose one on the map or the action track, then confirm.
web-board-hint-lift = To move a cowboy you have placed, choose it.
web-board-lift = Move this cowboy
web-board-lift-where = Choose a new place for the cowboy from { PLACE($at) }, then confirm.
web-board-lift-not = Leave it there
web-board-plain = Ordinary cowboy
web-board-consent-rest = If they agree, the rest of your plan happens at once.
web-board-idle = Point at or tap a place to see what it is worth.
web-board-pass-sure = { $count ->
    [0] You can still place a cowboy.
    [one] You still have a cowboy.
   *[other] You still have { $count } cowboys.
  } If you pass, you cannot place any more this round.
web-board-which = Choose one
web-board-confirm = Confirm
web-board-cancel = Cancel
web-board-change = Change
web-board-steps = Building, step by step
web-board-next-build = Choose a parcel for { OBJECT($building, form: "a") }.
web-board-next-none = There is no parcel for it yet: lay roads to one of yours, or keep it for later.
web-board-next-builds = Choose what to build and where.
web-board-next-house = { $left ->
    [one] Choose a place for the House.
   *[other] Choose a place for a House; { $left } left to place.
  }
web-board-roads-lay = { $count ->
    [one] Lay your road
   *[other] Lay one of your { $count } roads
  }
web-board-roads-done = No roads for now
web-board-amount = Amount
web-board-less = Less
web-board-more = More
web-board-in-dollars = $
web-board-zoom = Map zoom
web-board-in-vp = VP
web-board-spend-vp = Spend ${ $amount } → { $vp } VP
web-board-cash-left = You keep ${ $left }.
web-board-cash-ahead = { $more ->
    [0] At this round’s cash limit you may keep all of the ${ $left } you have left.
   *[other] At this round’s cash limit you may keep ${ $left }; you must spend the other ${ $more } there: 1 VP for each full ${ $each }.
  }
web-board-sheet = Your sheet
web-board-sheet-purse = You have ${ $purse } to spend; what is left becomes your money. This is the usual start.
web-board-sheet-left = ${ $left } left
web-board-sheet-tiles = { $debt ->
    [yes] With your duel tiles that makes { $sum }, which is below zero: you start with $0.
   *[no] With your duel tiles you start with { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboys
web-board-sheet-revolvers = Revolver tokens
web-board-sheet-roads = Roads
web-board-sheet-parcels = Start parcels
web-board-sheet-bid = Bid to go first
web-board-sheet-done = Hand it in

## Places

web-board-free = Unowned parcel
web-board-linked = Connected: any building or House can stand here.
web-board-unlinked = Not connected: only Ranches and Mines can stand here.
web-board-closed = Closed to cowboys this round.
web-board-empty-space = No building here.
web-board-outlaw = Outlaw
web-board-outlaw-here = There is an Outlaw here, who must be beaten first.
web-board-income = Income
web-board-at-most = up to ${ $most }
web-board-tripled = Dynamite: triple income this round
web-board-price = Price
web-board-price-character = ${ $price } with your character
web-board-gives = You get
web-board-gift-dice = two dice, $2 to $12
web-board-gift-firepower = +{ $count } firepower
web-board-here = Here:
web-board-odds = Odds in the duel
web-board-odds-tie = The pass order breaks ties: { $order }.
web-board-odds-tie-open = If it is a tie, the player who passes earlier wins.
web-board-odds-tie-rest = the player who passes earlier
web-board-odds-then = { $before }, then { $after }
web-board-odds-reach = To beat the Outlaw, you only need to match its strength.
web-board-changes = Incomes that would change
web-board-no-change = No incomes change.
web-board-sites = Can be built on
web-board-no-site = none of your parcels yet
web-board-loot = If you win, half of it
web-board-connects = Connects

## Parts of a sum

web-board-power-revolvers = { $count ->
    [one] 1 revolver token
   *[other] { $count } revolver tokens
  }
web-board-power-cowboys = { $count ->
    [one] 1 cowboy in supply
   *[other] { $count } cowboys in supply
  }
web-board-power-white = { $count } white cowboy
web-board-power-character = { $count } from the character
web-board-power-ammunition = { $count } Ammunition
web-board-power-variants = { $count } horses

## What buildings are for

web-board-about-mountain = $3 for each Mine next to it. Scores VP for its owner at the end.
web-board-about-house = Counts as one House symbol for the buildings next to it.
web-board-about-townhouse = Counts as two House symbols for the buildings next to it.
web-board-about-ranch = Pays $1 for each empty parcel next to it, owned or not, at least $1. Counts as a House symbol and gives a revolver. Needs no road.
web-board-about-mine = Pays $3 for each Mountain next to it that belongs to its owner or to nobody. Gives a revolver. Needs no road.
web-board-about-drugstore = Pays $3 for each House symbol next to it that belongs to its owner or to nobody, and $3 for each of its owner’s Ranches anywhere. Comes with a House.
web-board-about-bank = Pays $3 for each House symbol next to it that belongs to its owner or to nobody, and $3 for each of its owner’s Mines anywhere. Comes with a House.
web-board-about-saloon = Pays $5 for each House symbol next to it that belongs to its owner or to nobody. Comes with a House.
web-board-about-hotel = Pays $6 and counts as two House symbols. Comes with a House.
web-board-about-general-store = Pays $3 for each House symbol next to it, whoever owns it, and $6 for its owner’s. Comes with a House.
web-board-about-blacksmith = Pays $5 times the round number, and $5 for each of its owner’s Ranches. Comes with a House.
web-board-about-church = Protects its owner’s buildings next to it from attacks. Counts as a House symbol. Comes with a House.
web-board-about-prison = Gives its owner two revolvers. Comes with a House.
web-board-about-school = Counts as a House symbol. Comes with three Houses.
web-board-about-city-hall = The player who holds it gets more from buildings. Counts as a House symbol. Nobody owns its parcel.
web-board-about-train-station = At the end, scores half a VP for every House symbol in the city. Counts as two House symbols.

## The action track

web-board-round = { $round ->
    [0] Before round 1
   *[other] Round { $round } of 4
  }
web-board-short-wages = Wages
web-board-short-ammunition = Ammo
web-board-short-roads = Roads
web-board-short-road = Road
web-board-short-parcels-income = Parcels
web-board-short-cowboy-income = Firepower
web-board-short-gambling = Gambling
web-board-short-parcels-vp = Parcels
web-board-short-cowboy-vp = Firepower
web-board-short-building-vp = Buildings
web-board-bag = { $count ->
    [one] 1 building in the bag
   *[other] { $count } buildings in the bag
  }
web-board-mile-parcels = Buy parcels
web-board-mile-kept = Build what you kept
web-board-mile-hall = City Hall
web-board-mile-income = Building income
web-board-pens = Your enclosures
web-board-pens-of = { $name }’s enclosures
web-board-enclosure-1 = A horse here gives you 1 extra firepower this round; three or more give 2. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-2 = A horse here lets you place another cowboy at once, move one, take one back, or pass. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-3 = Each horse here doubles the income of one of your Ranches this round, unless your Grocer doubles something. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-4 = A horse here gives you $2 at once. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-5 = Horses here count most in the rodeo. A cowboy here doubles its hats in the rodeo.

## Players and characters

web-board-turn = to play
web-board-passed = passed
web-board-limit = Cash limit
web-board-limit-of = limit ${ $limit }
web-board-taken = taken by { $name }
web-board-tiles = Property tiles left
web-board-general = Cowboys in the general supply
web-board-dynamite = Dynamite
web-board-no-duel = No-duel tokens
web-board-horses = Horses
web-board-enclosures = { $supply } in supply; enclosures 1 to 5: { $pens }; rodeos won: { $rodeos }
web-board-duel-tiles = Duel tiles
web-board-tiles-hidden = { $count }, total { $sum }
web-board-tiles-redrawn = { $count }, drawn from the discard; total secret
web-board-empty = Empty parcel
web-board-for-nothing = nothing: this one is free
web-board-number = Turn order number
