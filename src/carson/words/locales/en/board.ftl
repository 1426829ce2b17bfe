### Messages of Carson City, the board game. Characters and buildings that The Card Game has too are named in
### cards.ftl, and messages of both games are in kernel.ftl. VP are victory points.

## Characters and things that only this game has

character-father-christmas = Father Christmas
  .the = Father Christmas

# An empty space of the building track.
object-free = nothing
  .a = nothing
object-school = School
  .a = a School
object-train-station = Train Station
  .a = a Train Station

## What each side of a character does

board-power-paperboy-yellow = Pay $3 to fetch another character that nobody has, except the Sheriff: its power and cash limit are yours, and you go first. Otherwise your cash limit is $0.
board-power-paperboy-red = Fetch another character that nobody has, except the Sheriff, for free: its power is yours, with a cash limit $5 lower, and you go first.
board-power-sheriff-yellow = You also have the white cowboy: place it on an action space or unowned parcel where nobody stands who fights. Nobody may join it there.
board-power-sheriff-red = You may defend your buildings, but you may not attack any or start a duel. You get 3 VP for each duel you lose.
board-power-banker-yellow = You get $9 at once.
board-power-banker-red = At the end of the round you may buy 3, 5 or 7 VP for $3, $12 or $25, once.
board-power-grocer-yellow = Get $8 at once or at Building income; or then double the income of all your buildings of one type. A doubled building that is attacked pays you and the attacker its usual income.
board-power-grocer-red = You get $8 at once, or 1 VP for each of your Houses and Townhouses at the end of the round.
board-power-chinese-worker-yellow = You get 2 roads at once. Buildings on the track cost you half, rounded up.
board-power-chinese-worker-red = You may pay $5 at once for any building on the track and build or keep it; then the track shifts and is refilled.
board-power-settler-yellow = You take an unowned parcel at once, for free.
board-power-settler-red = You get $8 at once, or 1 VP for each of your Mountains at the end of the round.
board-power-captain-yellow = You may hire 1, 2 or 3 of your cowboys at once, for $1, $4 or $9.
board-power-captain-red = You may buy 1 or 2 revolver tokens at once, for $3 or $9. You keep them for the rest of the game.
board-power-mercenary-yellow = You have 3 extra firepower this round.
board-power-mercenary-red = You have 2 extra firepower this round.
board-power-indian-yellow = You get 2 unowned parcels, chosen by dice, at once and for free.
board-power-indian-red = No parcel costs you more than $3.
board-power-prospector-yellow = You may pay $10 at once for a Mine (from the track, else from the bag) and put it with a property tile on any empty unowned parcel.
board-power-prospector-red = You get 2 dynamite at once. Each triples what one of your Mines pays, or goes with a cowboy and gives you two dice in a duel.
board-power-gunsmith-yellow = You get 2 VP for each duel you win this round.
board-power-gunsmith-red = In each duel you may reroll your die once, after seeing all dice. You get 1 dynamite at once.
board-power-singer-yellow = Two of your cowboys may take a no-duel token to Roads or to any space for income or VP. They fight nobody and act first.
board-power-singer-red = Once this round you may place one of your cowboys from the general supply on Gambling: it fights nobody, and you multiply its dice.
board-power-auctioneer-yellow = You auction 2 unowned parcels as one lot at once. You get half of the price; if you win, you pay only the other half.
board-power-auctioneer-red = You auction the 3-revolvers token for this round at once. You get the price; if you win, you pay nothing.
board-power-governor-yellow = You get 1 road at once. You get 1 VP for each road you lay this round that connects a new parcel.
board-power-governor-red = You tax all rivals at once: $1 for each revolver token, or $1 for each $10 or part of $10.
board-power-doctor-yellow = A player who loses a duel may pay you $3 to send that cowboy on to an empty action space still to come. You do so for free.
board-power-doctor-either = The player who takes this tile chooses its side for the round: the Doctor or the Undertaker.
board-power-undertaker-red = For each cowboy beaten in a duel, its owner pays you $2 or loses 1 VP. You pay nothing for your own.
board-power-cowboy-yellow = You get a horse at once.
board-power-cowboy-red = You may pay $8 at once for a Ranch (from the track, else from the bag) and put it with a property tile on any empty unowned parcel.
board-power-heroes-yellow = Nobody may attack your buildings this round, and you may not attack any.
board-power-heroes-red = You get 3 VP at once, or 6 VP for giving up one cowboy, or 9 VP for giving up two.
board-power-teacher-yellow = You choose your character first in the next round.
board-power-teacher-red = At the end of the game you get 2 VP for each of your Schools, Prisons and Churches, and 2 VP if you have no Saloon.
board-power-teacher-either = Rounds 1 to 3: you choose your character first in the next round. Round 4: 2 VP for each of your Schools, Prisons and Churches, and 2 VP if you have no Saloon.
board-power-lawyer-yellow = You may buy an unowned parcel at its price at once. Rivals’ cowboys leave the parcels you want without a duel.
board-power-editor-red = After Building income you get 1 VP for each $5, $10, $15 or $20 (rounds 1 to 4), or part of it, that your buildings paid you.
board-power-father-christmas-yellow = You get 5 VP at once.
board-power-father-christmas-red = You get 2 VP at once and roll the white die: on 3 or more you get $5, on 5 or more also one of your cowboys.

## Action spaces. `.does` tells what a cowboy does there.

space-wages = Wages
  .does = $4 for each of your cowboys here. No duel.
space-ammunition = Ammunition
  .does = The 3-revolvers token: 3 extra firepower until the end of the round.
space-roads = Roads
  .does = 3 roads.
space-road = Road
  .does = 1 road for each of your cowboys here. No duel.
space-buy-12 = Building purchase at $12
  .does = Buy the building on this space for $12, and build it or keep it.
space-buy-10 = Building purchase at $10
  .does = Buy the building on this space for $10, and build it or keep it.
space-buy-8 = Building purchase at $8
  .does = Buy the building on this space for $8, and build it or keep it.
space-buy-6 = Building purchase at $6
  .does = Buy the building on this space for $6, and build it or keep it.
space-buy-5 = Building purchase at $5
  .does = Buy the building on this space for $5, and build it or keep it.
space-buy-4 = Building purchase at $4
  .does = Buy the building on this space for $4, and build it or keep it.
space-buy-3 = Building purchase at $3
  .does = Buy the building on this space for $3, and build it or keep it.
space-parcels-income = Parcels income
  .does = $2 for each of your parcels.
space-cowboy-income = Cowboy income
  .does = $2 for each point of your firepower.
space-gambling = Gambling
  .does = Roll two dice and get their total in dollars.
space-parcels-vp = Parcels VP
  .does = 1 VP for every two of your parcels.
space-cowboy-vp = Cowboy VP
  .does = 1 VP for every two points of your firepower.
space-building-vp = Building VP
  .does = 1 VP for each of your buildings; Houses, Townhouses and Mountains do not count.
space-vp-5 = VP purchase at $5
  .does = Buy as many VP as you like for $5 each.
space-vp-4 = VP purchase at $4
  .does = Buy as many VP as you like for $4 each. Closed in round 4.
space-vp-3 = VP purchase at $3
  .does = Buy as many VP as you like for $3 each. Closed from round 3.
space-vp-2 = VP purchase at $2
  .does = Buy as many VP as you like for $2 each. Round 1 only.

## The line of a road. North is where row 1 is.

side-n = the north side of { $parcel }
side-e = the east side of { $parcel }
side-s = the south side of { $parcel }
side-w = the west side of { $parcel }

## A player and two dice; a parcel and its price

seat-dice = { $seat } ({ $first }+{ $second })
parcel-price = { $parcel } (${ $price })

## What goes with a cowboy

token-white = white cowboy
token-quiet = no-duel token
token-dynamite = dynamite
token-luck = red Singer’s no-duel token

## Bags and sets of characters

bag-full = full bag
  .about = All 38 buildings.
bag-beginners = beginners’ bag
  .about = The 26 buildings that are easiest to learn.

set-beginners = First steps
  .about = Characters 1 to 7 on their yellow sides, for a first game.
set-quiet = A quiet city?
  .about = Little reason to fight; friendly even with many players.
set-owners = A home owner’s city
  .about = Land and Houses: the city grows fast, and everyone wants a piece of it.
set-prosper = A city to prosper in
  .about = Money flows freely; the best spender wins.
set-scores = Settling scores
  .about = The roughest set: plenty of guns, plenty of duels, no mercy.
set-gold = Gold rush
  .about = Mines are worth fighting for, and there is dynamite around.

## The score sheet

board-line-so-far = VP during the game
board-line-money = Money
board-line-buildings = Buildings
board-line-houses = Houses and Townhouses
board-line-mountains = Mountains
board-line-train-station = Train Station
board-line-character = Character

## What the parts of a building’s income come from

income-house = { $count ->
    [one] 1 House
   *[other] { $count } Houses
  }
income-townhouse = { $count ->
    [one] 1 Townhouse
   *[other] { $count } Townhouses
  }
income-ranch = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranches
  }
income-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
  }
income-church = { $count ->
    [one] 1 Church
   *[other] { $count } Churches
  }
income-school = { $count ->
    [one] 1 School
   *[other] { $count } Schools
  }
income-city-hall = City Hall
income-train-station = Train Station
income-mountain = { $count ->
    [one] 1 Mountain
   *[other] { $count } Mountains
  }
income-free = { $count ->
    [one] 1 empty parcel
   *[other] { $count } empty parcels
  }
income-own-ranch = { $count ->
    [one] 1 Ranch, same owner
   *[other] { $count } Ranches, same owner
  }
income-own-mine = { $count ->
    [one] 1 Mine, same owner
   *[other] { $count } Mines, same owner
  }
income-round = round { $count }
income-basic = basic income
income-at-least = minimum
income-city-hall-step = holding City Hall
income-own = { $part } (same owner)

## What happened. An event of nothing but { "" } is not worth a line.

event-track = For sale at $3, $4, $5, $6, $8, $10 and $12: { OBJECT($buildings, join: "comma") }.
event-centre = The city starts at { $parcel }, with a House and a road on each side.
event-mountain = There is a Mountain at { $parcel }.
event-first-order = Starting order: { $seats }.
event-claimed = { $seat } now owns parcel { $parcel }.
event-round-begins = Round { $round }
event-character = { $seat } takes { CHARACTER($character, form: "the") }.
event-turn-order = Turn order: { $seats }.
event-flipped = { $number ->
    [9] There are no Mines left: the Prospector shows the red side from now on.
    [15] There are no Ranches left: the Cowboy shows the yellow side from now on.
   *[other] Character { $number } shows its other side from now on.
  }
event-letter = { $seat } writes to Father Christmas and rolls { $roll }.
event-white-cowboy = { $seat } gets the white cowboy.
event-no-duel-tokens = { $seat } gets { $count ->
    [one] a no-duel token.
   *[other] { $count } no-duel tokens.
  }
event-dynamite = { $seat } gets { $count ->
    [0] no dynamite: there is none left.
   *[other] { $count } dynamite.
  }
event-revolvers = { $seat } gets { $count ->
    [one] a revolver token.
   *[other] { $count } revolver tokens.
  }
event-roads = { $seat } gets { $count ->
    [one] a road.
   *[other] { $count } roads.
  }
event-new-cowboys = { $seat } gets { $count ->
    [0] no new cowboys: they already have them all.
    [one] a cowboy.
   *[other] { $count } cowboys.
  }

event-cowboy = { $seat } places { $mark ->
    [white] the white cowboy
    [quiet] a cowboy with a no-duel token
    [dynamite] a cowboy with dynamite
    [luck] a cowboy from the general supply, with a no-duel token,
   *[other] a cowboy
  } { $at ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] on
  } { PLACE($at) }.
event-passed = { $seat } passes and takes position { $place } in the pass order.
event-road = { $seat } lays a road on { SIDE($line) }.

event-rolled = Duel for { PLACE($at) }. Dice: { $rolls }.
event-duel = { $winner } wins the duel for { PLACE($at) }. Strength: { $strengths }.
tie-pass-order = Tie: { $seat } is ahead in the pass order. [BG-4.5]
event-made-way = { $seat }’s cowboy leaves { $at } to the Lawyer.
event-healed = The Doctor sends { $seat }’s beaten cowboy on to { PLACE($at) }.
event-ammunition = { $seat } gets the 3-revolvers token.

event-bought = { $seat } takes { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } cannot pay and buys nothing ({ PLACE($at) }).
    [tiles] { $seat } has no property tile left and buys nothing ({ PLACE($at) }).
    [sold] There is nothing left for { $seat } to buy ({ PLACE($at) }).
   *[declined] { $seat } buys nothing ({ PLACE($at) }).
  }
event-built = { $seat } builds { OBJECT($building, form: "a") } on { $at }.
event-house = { $seat } puts a House on { $at }.
event-townhouse = { $seat } turns the House on { $at } into a Townhouse.
event-asked = { $seat } asks { $owner } for permission to use { $at }.
event-agreed = { $seat } agrees: { $at } may be used.
event-refused = { $seat } refuses: { $at } may not be used.
event-sanctuary = The new Church protects { $at }: cowboys return from there to { $seats }.
event-city-hall-drawn = City Hall comes out of the bag; { $seat } chooses a place for it.
event-city-hall-built = { $seat } puts City Hall on { $at }.
event-city-hall = { $seat } now holds City Hall.
event-city-hall-declined = { $seat } declines City Hall; the cowboy goes to the general supply.

event-doubled = Every { OBJECT($building) } pays { $seat } double.
event-blast = { $seat } uses dynamite: the Mine on { $at } pays triple.
event-attack = { $seat } robs { $owner } of ${ $amount } on { $at }.

event-auction = { $lot ->
    [none] { $seat } auctions the 3-revolvers token.
   *[other] { $seat } auctions { LIST($lot) }.
  }
event-bid = { $seat } bids ${ $amount }.
event-auction-won = { $seat } wins the auction with ${ $amount }.
event-unsold = Nobody bids in { $seat }’s auction.

event-earned = { $why ->
    [wages] { $seat } earns ${ $amount } in wages.
    [parcels-income] { $seat } gets ${ $amount } for parcels.
    [cowboy-income] { $seat } gets ${ $amount } for firepower.
    [gambling] { $seat } wins ${ $amount } at gambling.
    [building-income] { $seat } gets ${ $amount } from buildings.
    [banker] { $seat } gets ${ $amount } from the Banker.
    [grocer] { $seat } gets ${ $amount } from the Grocer.
    [settler] { $seat } gets ${ $amount } from the Settler.
    [father-christmas] { $seat } gets ${ $amount } from Father Christmas.
    [beginning] { $seat } starts with ${ $amount }.
    [outlaw] { $seat } gets ${ $amount } from the bank for beating an Outlaw.
    [loot] { "" }
    [horse] { $seat } gets ${ $amount } for a horse.
   *[other] { $seat } gets ${ $amount }.
  }
event-paid = { $why ->
    [parcel] { $seat } pays ${ $amount } for a parcel.
    [building] { $seat } pays ${ $amount } for a building.
    [vp] { $seat } pays ${ $amount } for VP.
    [cash-limit] { $seat } spends ${ $amount } at the cash limit.
    [banker] { $seat } pays the Banker ${ $amount }.
    [captain] { $seat } pays the Captain ${ $amount }.
    [chinese-worker] { $seat } pays the Chinese Worker ${ $amount }.
    [founding] { $seat } pays ${ $amount } for a building and its parcel.
    [paperboy] { $seat } pays the Paperboy ${ $amount }.
    [standish-income] { "" }
    [auction] { $seat } pays the bank ${ $amount } for the auction.
    [horse] { $seat } pays ${ $amount } for a horse.
   *[other] { $seat } pays ${ $amount }.
  }
event-handed-over = { $why ->
    [auction] { $giver } pays { $taker } ${ $amount } for the auction.
    [doctor] { $giver } pays { $taker }, the Doctor, ${ $amount }.
    [undertaker] { $giver } pays { $taker }, the Undertaker, ${ $amount }.
    [tax] { $giver } pays { $taker } ${ $amount } in taxes.
   *[other] { $giver } pays { $taker } ${ $amount }.
  }
event-scored-vp = { $why ->
    [parcels-vp] { $seat } scores { $vp } VP for parcels.
    [cowboy-vp] { $seat } scores { $vp } VP for firepower.
    [building-vp] { $seat } scores { $vp } VP for buildings.
    [vp-purchase] { $seat } buys { $vp } VP.
    [cash-limit] { $seat } scores { $vp } VP for money spent.
    [road] { $seat } scores { $vp } VP for a road, with the Governor.
    [duel-won] { $seat } scores { $vp } VP for winning a duel, with the Gunsmith.
    [duel-lost] { $seat } scores { $vp } VP for losing a duel, with the Sheriff.
    [banker] { $seat } buys { $vp } VP from the Banker.
    [grocer] { $seat } scores { $vp } VP with the Grocer.
    [settler] { $seat } scores { $vp } VP with the Settler.
    [heroes] { $seat } scores { $vp } VP with the Heroes.
    [editor] { $seat } scores { $vp } VP with the Editor.
    [father-christmas] { $seat } gets { $vp } VP from Father Christmas.
    [undertaker] { $seat } loses 1 VP to the Undertaker.
    [outlaw] { $seat } scores { $vp } VP for beating an Outlaw.
    [jailed] { $seat } scores { $vp } VP for an Outlaw in Prison.
    [standish-income] { $seat } scores { $vp } VP for income.
    [standish-card] { $seat } scores { $vp } VP from a card.
    [standish-cowboys] { $seat } scores { $vp } VP for beaten cowboys.
    [final] { $seat } scores { $vp } VP at the end of the game.
   *[other] { $seat } scores { $vp } VP.
  }

## Questions. `seats` are the names of the players asked, `count` their number.

ask-claim = { $seats }: choose a parcel for a property tile.
  .wait = choosing a start parcel
ask-character = { $seats }: choose a character.
  .wait = choosing a character
ask-ask = { $seats }: { $character ->
    [paperboy] choose a character for the Paperboy to fetch.
    [banker] how many VP do you want to buy from the Banker?
    [grocer] { $question ->
        [0] take the Grocer’s $8 now, or wait?
       *[other] { $forgoes ->
            [both] choose how to use the Grocer. If you double, you cannot use dynamite or horses for income this round.
            [dynamite] choose how to use the Grocer. If you double, you cannot triple a Mine with dynamite this round.
            [horses] choose how to use the Grocer. If you double, you cannot double a Ranch with a horse this round.
           *[other] choose how to use the Grocer.
          }
      }
    [chinese_worker] choose a building to take for $5.
    [settler] take the Settler’s $8 now, or wait?
    [captain] choose what to buy from the Captain.
    [prospector] pay $10 for a Mine?
    [auctioneer] { $question ->
        [0] choose the first parcel to auction.
       *[other] choose the second parcel to auction with it.
      }
    [governor] choose what to tax.
    [cowboy] pay $8 for a Ranch?
    [heroes] choose how many VP to take, and how many cowboys to give up for them.
   *[other] make your choice.
  }
  .wait = using { CHARACTER($character, form: "the") }
ask-take-parcel = { $seats }: { $character ->
    [settler] choose a parcel to take.
    [lawyer] choose a parcel to buy with the Lawyer.
    [prospector] choose a parcel for the Mine.
    [cowboy] choose a parcel for the Ranch.
   *[other] choose a parcel to take.
  }
  .wait = choosing a parcel
ask-auction = { $bid ->
    [0] { $seats }: bid for { $lot ->
        [none] the 3-revolvers token, or pass.
       *[other] { LIST($lot) }, or pass.
      }
   *[other] { $seats }: { $bidder } has bid ${ $bid } for { $lot ->
        [none] the 3-revolvers token.
       *[other] { LIST($lot) }.
      } Bid more, or pass.
  }
  .wait = bidding in the auction
ask-cowboy = { $seats }: place a cowboy or pass.
  .wait = placing a cowboy
ask-duel-order = { $seats }: choose the next duel: { PLACE($places, join: "or") }.
  .wait = choosing the next duel
ask-reroll = { $seats }: reroll for { PLACE($at) }? Dice: { $dice }.
  .wait = deciding on a reroll
ask-heal = { $fee ->
    [0] { $seats }: choose a space for your beaten cowboy.
   *[other] { $seats }: choose a space for your beaten cowboy, for ${ $fee }.
  }
  .wait = choosing a space for a beaten cowboy
ask-toll = { $seats }: pay { $to } ${ $toll } for your beaten cowboy, or lose 1 VP?
  .wait = deciding how to pay the Undertaker
ask-buy-parcel = { $seats }: choose a parcel to buy: { $prices }.
  .wait = buying a parcel
ask-purchase = { $seats }: buy { OBJECT($building, form: "a") } for ${ $price }?
  .wait = deciding whether to buy { OBJECT($building, form: "a") } for ${ $price }
ask-build = { $now ->
    [yes] { $seats }: choose where to build { OBJECT($kinds, form: "a") }, or keep it.
   *[other] { $seats }: choose what to build, and where: { OBJECT($kinds, form: "a", join: "or") }.
  }
  .wait = placing a building
ask-house = { $left ->
    [one] { $seats }: choose a place for the House.
   *[other] { $seats }: choose a place for a House; { $left } left to place.
  }
  .wait = placing a House
ask-consent = { $seats }: allow a House on your parcel { $at }, or a Townhouse if it already has a House?
  .wait = deciding about a House on { $at }
ask-blast = { $seats }: choose a Mine for your dynamite. You have { $dynamite }.
  .wait = choosing a Mine for dynamite
ask-buy-vp = { $seats }: how much do you want to spend on VP, at ${ $price } each?
  .wait = buying VP
ask-cash = { $excess ->
    [0] { $seats }: how much do you want to spend? Your cash limit is ${ $limit }, so you may keep it all. Each full $10 gives 1 VP.
   *[other] { $seats }: how much do you want to spend? Your cash limit is ${ $limit }, so spend at least ${ $excess }. Each full $10 gives 1 VP.
  }
  .wait = deciding how much money to spend on VP
ask-city-hall = { $seats }: choose a parcel for City Hall.
  .wait = placing City Hall
ask-occupy = { $seats }: hold City Hall? Your cowboy then stays there every round until it is beaten. If you decline, it goes to the general supply.
  .wait = deciding whether to hold City Hall
ask-last-roads = { $seats }: lay { $roads ->
    [one] your last road
   *[other] any of your { $roads } roads
  } before the round ends? { $gain ->
    [road] Each road that connects a new parcel gives you 1 VP.
   *[bridge] Each thing you own beside a bridge is worth 1 VP more.
  }
  .wait = laying roads before the round ends

## Actions, as they read after "you can". `word` and `second` are what follows the verb in the action’s text.

action-claim = put a property tile on { $word }
action-claim-city-hall = put City Hall on { $word }
action-claim-take-parcel-settler = take parcel { $word }
action-claim-take-parcel-lawyer = buy parcel { $word }
action-claim-take-parcel-prospector = put the Mine on { $word }
action-claim-take-parcel-cowboy = put the Ranch on { $word }
action-choose = choose “{ $word }”
action-choose-character = take { CARD($word, form: "the") }
action-choose-ask-paperboy = fetch { CARD($word, form: "the") }
action-choose-ask-grocer = double the income of every { THING($word) }
action-choose-ask-auctioneer = auction { $word }
action-choose-duel-order = fight for { PLACE($word) } next
action-choose-blast = use dynamite in the Mine on { $word }
action-cowboy = place { $second ->
    [white] the white cowboy
    [quiet] a cowboy with a no-duel token
    [dynamite] a cowboy with dynamite
    [luck] a cowboy from the general supply, with a no-duel token,
   *[other] a cowboy
  } { $word ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] on
  } { PLACE($word) }
action-cowboy-heal = send the beaten cowboy on to { PLACE($word) }
action-road = lay a road on { SIDE($word) }
action-buy = buy { THING($word, form: "a") }
action-buy-buy-parcel = buy parcel { $word }
action-spend = spend ${ $word }
action-spend-auction = bid ${ $word }
action-spend-buy-vp = buy VP for ${ $word }
action-build = build { THING($word, form: "a") } on { $second }
action-house = put a House on { $word }
action-townhouse = turn the House on { $word } into a Townhouse
action-ask = ask for permission to use { $word }
action-pass-buy-parcel = buy no parcel
action-pass-purchase = buy nothing
action-pass-build = build nothing now
action-pass-buy-vp = buy no VP
action-pass-cash = spend nothing
action-pass-take-parcel = take no parcel
action-pass-take-parcel-lawyer = buy no parcel
action-pass-auction = leave the auction
action-pass-heal = take the cowboy back
action-pass-blast = use no dynamite
action-pass-occupy = decline City Hall
action-pass-last-roads = lay no more roads

## Answers, as they read after "you can": option-<answer>, or option-<answer>-<character> for one character’s question

option-decline = decline
option-decline-paperboy = fetch nobody
option-decline-banker = buy no VP
option-decline-chinese-worker = take no building
option-decline-captain = buy nothing
option-decline-prospector = take no Mine
option-decline-cowboy = take no Ranch
option-occupy = hold City Hall
option-8-now = take $8 now
option-later = wait
option-8 = take $8
option-3-vp = take 3 VP
option-3-vp-banker = buy 3 VP for $3
option-5-vp = buy 5 VP for $12
option-6-vp = give up 1 cowboy for 6 VP
option-7-vp = buy 7 VP for $25
option-9-vp = give up 2 cowboys for 9 VP
option-1-cowboy = hire 1 cowboy for $1
option-2-cowboys = hire 2 cowboys for $4
option-3-cowboys = hire 3 cowboys for $9
option-1-revolver = buy 1 revolver token for $3
option-2-revolvers = buy 2 revolver tokens for $9
option-revolvers = tax revolver tokens
option-money = tax money
option-from-3 = take the building from the $3 space
option-from-4 = take the building from the $4 space
option-from-5 = take the building from the $5 space
option-from-6 = take the building from the $6 space
option-from-8 = take the building from the $8 space
option-from-10 = take the building from the $10 space
option-from-12 = take the building from the $12 space
option-from-the-bag = take the building from the bag
option-agree = agree
option-refuse = refuse
option-always-agree = agree now and in future
option-always-refuse = refuse now and in future
option-reroll = reroll the die
option-reroll-second = reroll the second die
option-stand = keep the dice
option-pay = pay
option-lose = lose 1 VP

## Why not

refusal-only-roads = { $seat } can only lay roads now: waiting for { $seats }.
refusal-no-such-line = “{ $line }” is not a place for a road; give a parcel and its south or east side, such as d4s or d4e. Use n or w only at the edge of the map.
refusal-no-road = You have no roads left.
refusal-road-there = There is already a road on { SIDE($line) }.
refusal-road-apart = A road on { SIDE($line) } would not be connected; it must start where another road ends.
refusal-road-of-nobody = { $seat } has no roads left.
refusal-road-inside = { $seats } is in the middle of a move; lay a road out of turn before or after it.

refusal-parcel-owned = Parcel { $at } already has an owner; choose an unowned one.
refusal-character-not-in-play = “{ $character }” is not a character in this game; choose one of those in play.
refusal-character-taken = { CHARACTER($character, form: "the") } is already taken; choose a character that nobody has.
refusal-no-such-option = “{ $option }” is not an option; choose { LIST($options, join: "or") }.
refusal-parcel-not-to-take = You cannot take parcel { $at } now; choose an unowned one that your character can give you.
refusal-bid-amount = Bid more than ${ $bid } but no more than your ${ $money }, or pass.

refusal-no-such-place = “{ $at }” is not a place for a cowboy; give a parcel such as d4 or an action space such as wages.
refusal-no-cowboy = You have no cowboys left to place; pass.
refusal-cowboy-there = You already have a cowboy on { PLACE($at) }, and only one is allowed there.
refusal-space-closed = { PLACE($at) } is closed to cowboys now; choose another place.
refusal-white-cowboy-there = The white cowboy is on { PLACE($at) }, and nobody may join it.
refusal-no-duel-allowed = With the Sheriff you may not start a duel, and there is a rival on { PLACE($at) }.
refusal-no-attack-allowed = You cannot attack { $at }: your character does not allow attacks.
refusal-not-attackable = You cannot attack { $at }. You can only attack a rival’s building that pays, is not next to its owner’s Church, and is not protected by the Heroes.
refusal-nothing-to-defend = You own parcel { $at }, but there is no building on it that could be attacked.
refusal-hall-held = You already hold City Hall.
refusal-no-tile-left = You have no property tiles left, so you cannot buy { $at }.
refusal-no-such-mark = “{ $mark }” is not a token for a cowboy; choose { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] You have no white cowboy to place.
    [quiet] You have no no-duel token, or no cowboy to go with it.
    [dynamite] You have no dynamite, or no cowboy to go with it.
   *[other] You cannot place a cowboy with the red Singer now.
  }
refusal-mark-not-there = { $mark ->
    [white] The white cowboy cannot go to { PLACE($at) }; it needs an open action space or unowned parcel where it meets no cowboy who fights (Dutch edition: no cowboy at all).
    [quiet] A no-duel token cannot go to { PLACE($at) }; it needs Roads or an open space for income or VP without a cowboy of yours.
    [dynamite] A cowboy with dynamite cannot go to { PLACE($at) }; it needs a place that is open to you and where there can be a duel.
   *[other] The red Singer’s cowboy can only go to Gambling.
  }

refusal-no-duel-there = There is no duel left at “{ $at }”; choose one of the places listed.
refusal-no-healing-there = The cowboy cannot go to “{ $at }”; choose an empty, open action space still to come.
refusal-no-cowboy-there = You have no cowboy on “{ $at }”, so you cannot buy it.
refusal-too-dear = That costs ${ $price }, but you only have ${ $money }.
refusal-not-for-sale = “{ $what }” is not for sale here; this space has { OBJECT($there, form: "a") }.
refusal-vp-amount = Spend a multiple of ${ $price }, up to your ${ $money }, or pass.
refusal-must-spend = You cannot pass: your ${ $money } is ${ $excess } over your cash limit. Spend at least that much.
refusal-spend-amount = { $excess ->
    [0] Spend $1 to ${ $money }, or pass.
   *[other] Spend ${ $excess } to ${ $money }.
  }

refusal-no-such-building = You have no “{ $kind }” to build now.
refusal-not-your-parcel = You do not own parcel { $at }; build on one of your own parcels.
refusal-not-free = Parcel { $at } is occupied; choose a free one.
refusal-not-connected = Parcel { $at } is not connected; a road must end at one of its corners.
refusal-no-room-for-houses = If you build on { $at }, there is no room for { $houses ->
    [one] the House
   *[other] the { $houses } Houses
  } that { OBJECT($kind, form: "a") } comes with.
refusal-no-railway = { OBJECT($kind, form: "a") } must be beside a road that runs from one edge of the map to the other; { $at } is not.
refusal-no-use-asking = You cannot ask for “{ $at }”; ask for a rival’s parcel that can take a House, or whose House can become a Townhouse.
refusal-rival-not-asked = Parcel { $at } belongs to { $owner }, who has not agreed; ask before you start building.
refusal-no-house-there = There is no House on { $at } to turn into a Townhouse.
refusal-not-surrounded = The House on { $at } cannot become a Townhouse yet; all eight parcels around it must be on the map and occupied or owned.
refusal-no-mine-there = You have no Mine on “{ $at }” that can use dynamite now.
refusal-not-with-the-grocer = Your Grocer doubles every { OBJECT($building) } this round, so you cannot use dynamite in a Mine or a horse on a Ranch; { $at } pays its usual income.
refusal-city-hall-site = City Hall cannot go on “{ $at }”; choose a free, unowned, connected parcel.
refusal-not-the-shortest = “{ $line }” is not on a shortest route to a parcel for City Hall; lay as few roads as possible.

## Errors in what was typed or read

error-position-word = “{ $found }” does not belong in this line.
error-position-waits-for-nobody = This position cannot be played: the step “{ $step }” waits for nobody.

error-options-board-players = You cannot play with { $found ->
    [one] { $found } player
   *[other] { $found } players
  }; this game needs { $fewest } to { $most }.
error-options-bag = “{ $found }” cannot go in the bag; write “full”, “beginners”, or buildings and how many of each, such as “ranch 6, mine 6”.
error-options-bag-count = { OBJECT($kind) }: name each building once, with a number from 1 to { $most }.
error-options-bag-base = { OBJECT($kind) } is missing; the bag must contain all eight base types.
error-options-bag-track = { OBJECT($kind) }: the bag needs at least { $fewest }, because they start on the building track.
error-options-character = “{ $found }” is not a character; write numbers from 0 to { $last } with their sides, such as 1R or 2Y.
error-options-character-twice = Character { $number } is listed twice; list each one once.
error-options-character-side = { $fixed ->
    [0] Character { $number } has no fixed side; write just { $number }.
   *[other] Character { $number } needs a side; write { $number }Y or { $number }R.
  }
error-options-character-horses = The yellow Cowboy gives a horse and needs the variant Horses; choose 15R.
error-options-character-count = { $found ->
    [one] There is { $found } character
   *[other] There are { $found } characters
  }; there must be { $wanted }.

## What an answer brings, as a sum

board-count-vp = { $count } VP
board-count-parcels = { $count ->
    [one] 1 parcel
   *[other] { $count } parcels
  }
board-count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
  }
board-count-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
  }
board-count-roads = { $count ->
    [one] 1 road
   *[other] { $count } roads
  }
board-count-firepower = { $count } firepower
board-count-horses = { $count ->
    [one] 1 horse
   *[other] { $count } horses
  }
board-count-hats = { $count ->
    [one] 1 hat
   *[other] { $count } hats
  }
board-sum-each-round = { $sum } income each round
board-sum-income = { $sum } at Building income
board-sum-round-end = { $sum } at the end of the round
board-sum-end = { $sum } at the end of the game
board-sum-most = up to { $sum }
board-sum-chance = { $percent } to win
board-sum-site = pays up to ${ $pays } ({ $at })
