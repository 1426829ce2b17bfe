### The board game's table in the browser.

## Answering at the table

web-board-answers = Your answer
web-board-hint = Choose a place on the map or the action track; you confirm it before it counts.
web-board-hint-map = Choose a place on the map; you confirm it before it counts.
web-board-hint-carry = Carry the cowboy to a place, or choose one on the map or the action track; you confirm it before it counts.
web-board-hint-lift = To move a cowboy that stands somewhere, choose it.
web-board-lift = Move this cowboy
web-board-lift-where = Where does the cowboy from { PLACE($at) } go? Choose a place for it; you confirm it before it counts.
web-board-lift-not = Let it stand
web-board-plain = No token
web-board-waits = Waiting for { $names }.
web-board-idle = Point at a place, or tap it, to see what it is worth.
web-board-pass-sure = { $count ->
    [0] You can still place a cowboy.
    [one] You still have a cowboy.
   *[other] You still have { $count } cowboys.
  } If you pass, you place no more this round.
web-board-which = Which of these?
web-board-confirm = Confirm
web-board-cancel = Something else
web-board-change = Change
web-board-steps = Building, step by step
web-board-next-build = Choose a parcel for { OBJECT($building, form: "a") }.
web-board-next-none = There is no parcel for it yet: lay roads to one of yours, or keep it for later.
web-board-next-builds = Choose where you build, and what.
web-board-next-house = { $left ->
    [one] Choose where the House goes.
   *[other] Choose where a House goes; { $left } are to be placed.
  }
web-board-roads-lay = { $count ->
    [one] Lay your road
   *[other] Lay one of your { $count } roads
  }
web-board-roads-done = No road now
web-board-amount = Amount
web-board-less = Less
web-board-more = More
web-board-in-dollars = $
web-board-in-vp = VP
web-board-spend-vp = Spend ${ $amount } → { $vp } VP
web-board-cash-left = You keep ${ $left }.
web-board-cash-ahead = { $more ->
    [0] At this round’s cash limit you may keep all of the ${ $left } you have left.
   *[other] At this round’s cash limit you may keep ${ $left }; the other ${ $more } must be spent there: 1 VP for each full ${ $each }.
  }
web-board-sheet = Your sheet
web-board-sheet-purse = You have ${ $purse } for all of it; what is left is your money.
web-board-sheet-left = left ${ $left }
web-board-sheet-tiles = { $debt ->
    [yes] With your duel tiles that would be { $sum }, less than nothing: you start with $0.
   *[no] With your duel tiles you start with { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboys
web-board-sheet-revolvers = Revolver tokens
web-board-sheet-roads = Roads
web-board-sheet-parcels = Start parcels
web-board-sheet-bid = Bid to go first
web-board-sheet-done = Hand it in

## What a place is

web-board-free = Free parcel
web-board-linked = Connected: buildings and Houses may stand here.
web-board-unlinked = Not connected: only Ranches and Mines may stand here.
web-board-closed = Takes no cowboy this round.
web-board-empty-space = No building lies here.
web-board-outlaw = Outlaw
web-board-outlaw-here = An Outlaw is here: he must be beaten first.
web-board-income = Income
web-board-at-most = at most ${ $most }
web-board-tripled = Dynamite: three times as much this round
web-board-price = Price
web-board-price-character = with your character ${ $price }
web-board-gives = Gives you now
web-board-gift-dice = two dice, $2 to $12
web-board-gift-firepower = { $count } more firepower
web-board-here = Here:
web-board-odds = Chances in the duel
web-board-percent = { $percent }%
web-board-odds-tie = In a tie the pass order decides: { $order }.
web-board-odds-tie-open = In a tie whoever passes earlier wins.
web-board-odds-tie-rest = whoever passes earlier
web-board-odds-then = { $before }, then { $after }
web-board-odds-reach = Against the Outlaw, to reach its strength is enough.
web-board-changes = Incomes that would change
web-board-no-change = Nobody’s income changes.
web-board-sites = Could stand on
web-board-no-site = no parcel of yours yet
web-board-loot = If you win, half of it
web-board-connects = Connects

## Parts of a sum

web-board-part-house = { $count ->
    [one] 1 House
   *[other] { $count } Houses
  }
web-board-part-townhouse = { $count ->
    [one] 1 Townhouse
   *[other] { $count } Townhouses
  }
web-board-part-ranch = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranches
  }
web-board-part-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
  }
web-board-part-church = { $count ->
    [one] 1 Church
   *[other] { $count } Churches
  }
web-board-part-school = { $count ->
    [one] 1 School
   *[other] { $count } Schools
  }
web-board-part-city-hall = City Hall
web-board-part-train-station = Train Station
web-board-part-mountain = { $count ->
    [one] 1 Mountain
   *[other] { $count } Mountains
  }
web-board-part-free = { $count ->
    [one] 1 free parcel
   *[other] { $count } free parcels
  }
web-board-part-own-ranch = { $count ->
    [one] 1 own Ranch anywhere
   *[other] { $count } own Ranches anywhere
  }
web-board-part-own-mine = { $count ->
    [one] 1 own Mine anywhere
   *[other] { $count } own Mines anywhere
  }
web-board-part-round = round { $count }
web-board-part-river = river
web-board-part-basic = basic income
web-board-part-at-least = at least
web-board-part-city-hall-step = holding City Hall
web-board-part-outlaw = taken by an Outlaw
web-board-part-mine = { $part } (own)
web-board-count-parcels = { $count ->
    [one] 1 parcel
   *[other] { $count } parcels
  }
web-board-count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
  }
web-board-count-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
  }
web-board-count-roads = { $count ->
    [one] 1 road
   *[other] { $count } roads
  }
web-board-count-firepower = { $count } firepower
web-board-power-revolvers = { $count ->
    [one] 1 revolver token
   *[other] { $count } revolver tokens
  }
web-board-power-cowboys = { $count ->
    [one] 1 cowboy in supply
   *[other] { $count } cowboys in supply
  }
web-board-power-white = { $count } white cowboy
web-board-power-character = { $count } by the character
web-board-power-ammunition = { $count } Ammunition
web-board-power-variants = { $count } horses

## What buildings are for

web-board-about-mountain = $3 for each Mine next to it; worth VP at the end to its owner.
web-board-about-house = One House symbol for the buildings next to it.
web-board-about-townhouse = Two House symbols for the buildings next to it.
web-board-about-ranch = Pays $1 for each free parcel next to it, $1 at least. It is a House symbol and a revolver, and needs no road.
web-board-about-mine = Pays $3 for each Mountain next to it that is its owner’s or nobody’s. A revolver; needs no road.
web-board-about-drugstore = Pays $3 for each House symbol next to it that is its owner’s or nobody’s and for each Ranch of its owner anywhere. Brings a House.
web-board-about-bank = Pays $3 for each House symbol next to it that is its owner’s or nobody’s and for each Mine of its owner anywhere. Brings a House.
web-board-about-saloon = Pays $5 for each House symbol next to it that is its owner’s or nobody’s. Brings a House.
web-board-about-hotel = Pays $6 and is two House symbols. Brings a House.
web-board-about-general-store = Pays $3 for each House symbol next to it, whoever owns it, and $6 for its owner’s. Brings a House.
web-board-about-blacksmith = Pays $5 times the round, and $5 for each Ranch of its owner. Brings a House.
web-board-about-church = Protects its owner’s buildings next to it from attacks. A House symbol; brings a House.
web-board-about-prison = Two revolvers for its owner. Brings a House.
web-board-about-school = A House symbol that brings three Houses.
web-board-about-city-hall = Whoever holds it gets more from buildings. A House symbol; nobody owns its parcel.
web-board-about-train-station = At the end half a VP for every House symbol in the city. Two House symbols.

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
    [one] One building is left in the bag
   *[other] { $count } buildings are left in the bag
  }
web-board-mile-parcels = Parcels are bought
web-board-mile-kept = Build what was kept
web-board-mile-hall = City Hall
web-board-mile-income = Building income
web-board-pens = Your enclosures
web-board-pens-of = The enclosures of { $name }
web-board-enclosure-1 = A horse here gives 1 more firepower this round, three or more give 2. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-2 = A horse here lets you place another cowboy at once, move one, take one back, or pass. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-3 = Each horse here doubles what one of your Ranches pays this round, unless your Grocer doubles something. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-4 = A horse here gives you $2 at once. A cowboy here doubles its hats in the rodeo.
web-board-enclosure-5 = Horses here count most in the rodeo. A cowboy here doubles its hats.

## Players and characters

web-board-turn = to decide
web-board-passed = passed
web-board-bot = a bot
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
web-board-tiles-hidden = { $count }, with a sum of { $sum }
web-board-tiles-redrawn = { $count }, drawn from the discard: their sum is secret
web-board-empty = Empty parcel
web-board-for-nothing = nothing: this one is free
web-board-number = Number in the turn order
