### What is said of Carson City, the board game. Characters and buildings that The Card Game has too are named in
### cards.ftl, and what both games say stands in kernel.ftl. VP are victory points.

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

board-power-paperboy-yellow = Pay $3 and fetch another character that nobody has, all but the Sheriff: its power and cash limit are yours, and you are first in turn order. Without one your cash limit is $0.
board-power-paperboy-red = Fetch another character that nobody has, all but the Sheriff, for free: its power is yours, its cash limit $5 lower, and you are first in turn order.
board-power-sheriff-yellow = You also have the white cowboy, for an action space or unowned parcel where it meets nobody who fights. Nobody may join it there, so nobody fights it.
board-power-sheriff-red = You may defend your buildings, but attack none and start no duel. Each duel you lose gives you 3 VP.
board-power-banker-yellow = You get $9 at once.
board-power-banker-red = At the end of the round you may buy 3, 5 or 7 VP for $3, $12 or $25, once.
board-power-grocer-yellow = You get $8, at once or at Building income, or then double what all your buildings of one type pay. A doubled one that is attacked pays you and the attacker its usual income; doubling goes neither with dynamite in a Mine nor with a horse on a Ranch.
board-power-grocer-red = You get $8 at once, or 1 VP for each of your Houses and Townhouses at the end of the round.
board-power-chinese-worker-yellow = You get 2 roads at once. Buildings of the track cost you half, rounded up.
board-power-chinese-worker-red = You may pay $5 at once for any building of the track, to build it or to keep it; then the track shifts and fills up.
board-power-settler-yellow = You take an unowned parcel at once, for free.
board-power-settler-red = You get $8 at once, or 1 VP for each of your Mountains at the end of the round.
board-power-captain-yellow = You may hire 1, 2 or 3 of your cowboys at once, for $1, $4 or $9.
board-power-captain-red = You may buy 1 or 2 revolver tokens at once, for $3 or $9. You keep them all game.
board-power-mercenary-yellow = You have 3 more firepower this round.
board-power-mercenary-red = You have 2 more firepower this round.
board-power-indian-yellow = The dice give you 2 unowned parcels at once, for free.
board-power-indian-red = No parcel costs you more than $3.
board-power-prospector-yellow = You may pay $10 at once for a Mine of the track, or of the bag if there is none, and put it with a property tile on any free unowned parcel.
board-power-prospector-red = You get 2 dynamite at once. Each triples what one of your Mines pays, or goes with a cowboy and gives two dice in a duel.
board-power-gunsmith-yellow = Each duel you win this round gives you 2 VP.
board-power-gunsmith-red = In each duel you may roll your die once more, after seeing all dice. You get 1 dynamite at once.
board-power-singer-yellow = Two of your cowboys may take a no-duel token along, to Roads or any space for income or VP. They fight nobody and act first.
board-power-singer-red = Once this round you may place one of your cowboys from the general supply on Gambling: it fights nobody, and its dice are multiplied.
board-power-auctioneer-yellow = You auction 2 unowned parcels as one lot at once. You get half of the price, and if you win you pay only the other half.
board-power-auctioneer-red = You auction the 3-revolvers token for this round at once. You get the price, and if you win you pay nothing.
board-power-governor-yellow = You get 1 road at once. Each road you lay this round that connects a new parcel gives you 1 VP.
board-power-governor-red = You tax all rivals at once: $1 for each revolver token, or $1 for each $10 or part of it.
board-power-doctor-yellow = Whoever loses a duel may pay you $3 to send that cowboy on to an empty action space still to come. You do so for free.
board-power-doctor-either = Who takes the tile chooses its side for the round: the Doctor or the Undertaker.
board-power-undertaker-red = For each cowboy beaten in a duel its owner pays you $2 or loses 1 VP. You pay nothing for your own.
board-power-cowboy-yellow = You get a horse at once.
board-power-cowboy-red = You may pay $8 at once for a Ranch of the track, or of the bag if there is none, and put it with a property tile on any free unowned parcel.
board-power-heroes-yellow = Nobody may attack your buildings this round, nor may you attack any.
board-power-heroes-red = You get 3 VP at once, or 6 VP for giving up one cowboy, or 9 VP for two.
board-power-teacher-yellow = In the next round you are the first to choose a character.
board-power-teacher-red = At the end of the game you get 2 VP for each of your Schools, Prisons and Churches, and 2 VP if you have no Saloon.
board-power-teacher-either = Rounds 1 to 3: you are the first to choose in the next round. Round 4: 2 VP for each of your Schools, Prisons and Churches, and 2 VP with no Saloon.
board-power-lawyer-yellow = You may buy an unowned parcel at its price at once. Rivals’ cowboys leave the parcels you want without a duel.
board-power-editor-red = After Building income you get 1 VP for each $5, $10, $15 or $20 (rounds 1 to 4), or part of it, that your buildings paid you.
board-power-father-christmas-yellow = You get 5 VP at once.
board-power-father-christmas-red = You get 2 VP at once and roll the white die: from 3 on $5, from 5 on also one of your cowboys.

## Action spaces. `.does` tells what a cowboy does there.

space-wages = Wages
  .does = $4 for each of your cowboys here. No duel.
space-ammunition = Ammunition
  .does = The 3-revolvers token: 3 more firepower until the end of the round.
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
  .does = Roll two dice: their sum in dollars.
space-parcels-vp = Parcels VP
  .does = 1 VP for every two of your parcels.
space-cowboy-vp = Cowboy VP
  .does = 1 VP for every two points of your firepower.
space-building-vp = Building VP
  .does = 1 VP for each of your buildings; Houses, Townhouses and Mountains do not count.
space-vp-5 = VP purchase at $5
  .does = As many VP as you like, for $5 each.
space-vp-4 = VP purchase at $4
  .does = As many VP as you like, for $4 each. Closed in round 4.
space-vp-3 = VP purchase at $3
  .does = As many VP as you like, for $3 each. Closed from round 3 on.
space-vp-2 = VP purchase at $2
  .does = As many VP as you like, for $2 each. Round 1 only.

## The line a road lies on. North is where row 1 is.

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
token-luck = no-duel token of the red Singer

## Bags and sets of characters

bag-full = full bag
  .about = All 38 buildings.
bag-beginners = beginners’ bag
  .about = The 26 buildings that are easiest to learn.

set-beginners = First steps
  .about = Characters 1 to 7 on their yellow sides, for a first game.
set-quiet = A quiet city?
  .about = Little reason to fight; friendly at a large table, too.
set-owners = A home owner’s city
  .about = Land and Houses: the city grows fast, and everybody wants a piece of it.
set-prosper = A city to prosper in
  .about = Money flows freely; who spends it best wins.
set-scores = Settling scores
  .about = The roughest of all: plenty of arms, plenty of duels, no mercy.
set-gold = Gold rush
  .about = Mines are worth fighting for, and there is dynamite about.

## The score sheet

board-line-so-far = VP during the game
board-line-money = Money
board-line-buildings = Buildings
board-line-houses = Houses and Townhouses
board-line-mountains = Mountains
board-line-train-station = Train Station
board-line-character = Character

## What the parts of a building’s income come from, where it is no building

income-free = free parcels
income-own-ranch = own Ranches anywhere
income-own-mine = own Mines anywhere
income-round = round
income-basic = basic income
income-at-least = at least
income-city-hall-step = holding City Hall

## What happened. An event of nothing but { "" } is not worth a line.

event-track = For sale at $3, $4, $5, $6, $8, $10 and $12: { OBJECT($buildings, join: "comma") }.
event-centre = The city begins at { $parcel }, with a House and a road on each of its sides.
event-mountain = There is a Mountain at { $parcel }.
event-first-order = Order at the start: { $seats }.
event-claimed = { $seat } now owns parcel { $parcel }.
event-round-begins = Round { $round }
event-character = { $seat } takes { CHARACTER($character, form: "the") }.
event-turn-order = Turn order: { $seats }.
event-flipped = { $number ->
    [9] No Mine is left: the Prospector shows the red side from now on.
    [15] No Ranch is left: the Cowboy shows the yellow side from now on.
   *[other] Character { $number } shows its other side from now on.
  }
event-letter = { $seat } writes to Father Christmas and rolls { $roll }.
event-white-cowboy = { $seat } gets the white cowboy.
event-no-duel-tokens = { $seat } gets { $count ->
    [one] a no-duel token.
   *[other] { $count } no-duel tokens.
  }
event-dynamite = { $seat } gets { $count ->
    [0] no dynamite: none is left.
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
    [0] no new cowboy: all are there.
    [one] a cowboy.
   *[other] { $count } cowboys.
  }

event-cowboy = { $seat } places { $mark ->
    [white] the white cowboy
    [quiet] a cowboy with a no-duel token
    [dynamite] a cowboy with dynamite
    [luck] a cowboy of the general supply, with a no-duel token,
   *[other] a cowboy
  } { $at ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] on
  } { PLACE($at) }.
event-passed = { $seat } passes and takes place { $place } of the pass order.
event-road = { $seat } lays a road on { SIDE($line) }.

event-rolled = Duel for { PLACE($at) }, the dice: { $rolls }.
event-duel = { $winner } wins the duel for { PLACE($at) }. Strength: { $strengths }.
tie-pass-order = A tie: { $seat } is ahead in the pass order. [BG-4.5]
event-made-way = The cowboy of { $seat } leaves { $at } to the Lawyer.
event-healed = The Doctor sends the beaten cowboy of { $seat } on to { PLACE($at) }.
event-ammunition = { $seat } gets the 3-revolvers token.

event-bought = { $seat } takes { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } cannot pay and buys nothing: { PLACE($at) }.
    [tiles] { $seat } has no property tile left and buys nothing: { PLACE($at) }.
    [sold] { $seat } finds nothing left to buy: { PLACE($at) }.
   *[declined] { $seat } buys nothing: { PLACE($at) }.
  }
event-built = { $seat } builds { OBJECT($building, form: "a") } on { $at }.
event-house = { $seat } puts a House on { $at }.
event-townhouse = { $seat } turns the House on { $at } into a Townhouse.
event-asked = { $seat } asks { $owner } for leave to use { $at }.
event-agreed = { $seat } agrees: { $at } may be used.
event-refused = { $seat } refuses: { $at } may not be used.
event-sanctuary = The new Church protects { $at }: the cowboys of { $seats } there go back.
event-city-hall-drawn = City Hall comes out of the bag; { $seat } finds a place for it.
event-city-hall-built = { $seat } puts City Hall on { $at }.
event-city-hall = { $seat } now holds City Hall.
event-city-hall-declined = { $seat } declines City Hall; the cowboy goes to the general supply.

event-doubled = For { $seat } every { OBJECT($building) } pays double.
event-blast = { $seat } uses dynamite: the Mine on { $at } pays three times as much.
event-attack = { $seat } robs { $owner } of ${ $amount } on { $at }.

event-auction = { $lot ->
    [none] { $seat } auctions the 3-revolvers token.
   *[other] { $seat } auctions { LIST($lot) }.
  }
event-bid = { $seat } bids ${ $amount }.
event-auction-won = { $seat } wins the auction with ${ $amount }.
event-unsold = Nobody bids in the auction of { $seat }.

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
    [beginning] { $seat } begins with ${ $amount }.
    [outlaw] { $seat } gets ${ $amount } from the bank for an Outlaw beaten.
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
    [duel-won] { $seat } scores { $vp } VP for a duel won, with the Gunsmith.
    [duel-lost] { $seat } scores { $vp } VP for a duel lost, with the Sheriff.
    [banker] { $seat } buys { $vp } VP from the Banker.
    [grocer] { $seat } scores { $vp } VP with the Grocer.
    [settler] { $seat } scores { $vp } VP with the Settler.
    [heroes] { $seat } scores { $vp } VP with the Heroes.
    [editor] { $seat } scores { $vp } VP with the Editor.
    [father-christmas] { $seat } gets { $vp } VP from Father Christmas.
    [undertaker] { $seat } loses 1 VP to the Undertaker.
    [outlaw] { $seat } scores { $vp } VP for an Outlaw beaten.
    [jailed] { $seat } scores { $vp } VP for an Outlaw in Prison.
    [standish-income] { $seat } scores { $vp } VP for income.
    [standish-card] { $seat } scores { $vp } VP by a card.
    [standish-cowboys] { $seat } scores { $vp } VP for beaten cowboys.
    [final] { $seat } scores { $vp } VP at the end of the game.
   *[other] { $seat } scores { $vp } VP.
  }

## What is asked. `seats` are the names of those asked, `count` how many they are.

ask-claim = { $seats }, on which parcel do you put a property tile?
ask-character = { $seats }, which character do you take?
ask-ask = { $seats }, { $character ->
    [paperboy] which character does the Paperboy fetch?
    [banker] how many VP do you buy from the Banker?
    [grocer] { $question ->
        [0] do you take the Grocer’s $8 now, or wait?
       *[other] { $forgoes ->
            [both] what do you use the Grocer for? If you double, you can use neither dynamite nor horses for your income this round.
            [dynamite] what do you use the Grocer for? If you double, no dynamite triples a Mine of yours this round.
            [horses] what do you use the Grocer for? If you double, no horse doubles a Ranch of yours this round.
           *[other] what do you use the Grocer for?
          }
      }
    [chinese_worker] which building do you take for $5?
    [settler] do you take the Settler’s $8 now, or wait?
    [captain] what do you pay the Captain for?
    [prospector] do you pay $10 for a Mine?
    [auctioneer] { $question ->
        [0] which parcel do you auction first?
       *[other] which second parcel do you auction with it?
      }
    [governor] what do you tax?
    [cowboy] do you pay $8 for a Ranch?
    [heroes] how many VP do you take, and for how many cowboys?
   *[other] what do you choose?
  }
ask-take-parcel = { $seats }, { $character ->
    [settler] which parcel do you take?
    [lawyer] which parcel do you buy with the Lawyer?
    [prospector] on which parcel do you put the Mine?
    [cowboy] on which parcel do you put the Ranch?
   *[other] which parcel do you take?
  }
ask-auction = { $bid ->
    [0] { $seats }, how much do you bid for { $lot ->
        [none] the 3-revolvers token?
       *[other] { LIST($lot) }?
      }
   *[other] { $seats }, { $bidder } has bid ${ $bid } for { $lot ->
        [none] the 3-revolvers token.
       *[other] { LIST($lot) }.
      } How much do you bid?
  }
ask-cowboy = { $seats }, where do you place a cowboy?
ask-duel-order = { $seats }, which duel comes next: { PLACE($places, join: "or") }?
ask-reroll = { $seats }, do you roll again for { PLACE($at) }? The dice: { $dice }.
ask-heal = { $fee ->
    [0] { $seats }, to which space do you send your beaten cowboy?
   *[other] { $seats }, to which space do you send your beaten cowboy, for ${ $fee }?
  }
ask-toll = { $seats }, do you pay { $to } ${ $toll } for your beaten cowboy, or lose 1 VP?
ask-buy-parcel = { $seats }, which parcel do you buy: { $prices }?
ask-purchase = { $seats }, do you buy { OBJECT($building, form: "a") } for ${ $price }?
ask-build = { $now ->
    [yes] { $seats }, where do you build { OBJECT($kinds, form: "a") }, or do you keep it?
   *[other] { $seats }, which building do you build, and where: { OBJECT($kinds, form: "a", join: "or") }?
  }
ask-house = { $left ->
    [one] { $seats }, where does the House go?
   *[other] { $seats }, where does a House go? There are { $left } to place.
  }
ask-consent = { $seats }, do you allow a House on your parcel { $at }, or a Townhouse if there is a House?
ask-blast = { $seats }, in which Mine do you use dynamite? You have { $dynamite }.
ask-buy-vp = { $seats }, how much do you spend on VP, at ${ $price } each?
ask-cash = { $excess ->
    [0] { $seats }, how much do you spend? You may keep it all, as your cash limit is ${ $limit }; each full $10 gives 1 VP.
   *[other] { $seats }, how much do you spend? ${ $excess } at least, as your cash limit is ${ $limit }; each full $10 gives 1 VP.
  }
ask-city-hall = { $seats }, where does City Hall go?
ask-occupy = { $seats }, do you hold City Hall? Your cowboy then stays there, round after round, until it is beaten. If you decline, it goes to the general supply.
ask-last-roads = { $seats }, do you lay { $roads ->
    [one] your last road
   *[other] any of your { $roads } roads
  } before the round ends? { $gain ->
    [road] Each road that connects a new parcel gives you 1 VP.
   *[bridge] Whatever you own beside a bridge is worth 1 VP more.
  }

## What can be done, as it stands after "you can". `word` and `second` are what follows the verb in the action’s text.

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
    [luck] a cowboy of the general supply, with a no-duel token,
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
action-ask = ask for leave to use { $word }
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

## Answers that are chosen, as they stand after "you can": option-<answer>, or with the character who asks behind it

option-decline = decline
option-decline-paperboy = fetch nobody
option-decline-banker = buy no VP
option-decline-chinese-worker = take no building
option-decline-captain = buy nothing
option-decline-prospector = do without a Mine
option-decline-cowboy = do without a Ranch
option-occupy = hold City Hall
option-8-now = take $8 at once
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
option-from-3 = take the building of the $3 space
option-from-4 = take the building of the $4 space
option-from-5 = take the building of the $5 space
option-from-6 = take the building of the $6 space
option-from-8 = take the building of the $8 space
option-from-10 = take the building of the $10 space
option-from-12 = take the building of the $12 space
option-from-the-bag = take the building from the bag
option-agree = agree
option-refuse = refuse
option-always-agree = agree now and always
option-always-refuse = refuse now and always
option-reroll = roll the die again
option-reroll-second = roll the second die again
option-stand = let the dice stand
option-pay = pay
option-lose = lose 1 VP

## Why not

refusal-only-roads = { $seat } can only lay roads now: the game waits for { $seats }.
refusal-no-such-line = There is no place for a road “{ $line }”; write a parcel and its south or east side, such as d4s or d4e, and n or w only at the rim.
refusal-no-road = You have no road to lay.
refusal-road-there = There is a road on { SIDE($line) } already.
refusal-road-apart = A road on { SIDE($line) } would lie apart; it must begin where another ends.
refusal-road-of-nobody = { $seat } has no road to lay.
refusal-road-inside = { $seats } is in the middle of a move; a road out of turn comes before or after it.

refusal-parcel-owned = Parcel { $at } belongs to somebody; choose an unowned one.
refusal-character-not-in-play = “{ $character }” is no character of this game; choose one of those on the table.
refusal-character-taken = Somebody has { CHARACTER($character, form: "the") }; choose a character that nobody has.
refusal-no-such-option = “{ $option }” cannot be chosen; choose { LIST($options, join: "or") }.
refusal-parcel-not-to-take = You cannot take parcel { $at } now; choose one that is unowned and that your character can give you.
refusal-bid-amount = Bid more than ${ $bid }, but not more than your ${ $money }, or pass.

refusal-no-such-place = “{ $at }” is no place for a cowboy; write a parcel such as d4 or an action space such as wages.
refusal-no-cowboy = You have no cowboy left to place; pass.
refusal-cowboy-there = You have a cowboy on { PLACE($at) } already; one is all you may have there.
refusal-space-closed = { PLACE($at) } takes no cowboy now; choose another place.
refusal-white-cowboy-there = The white cowboy stands on { PLACE($at) }, and nobody may join it.
refusal-no-duel-allowed = With the Sheriff you start no duel, and a rival stands on { PLACE($at) }.
refusal-no-attack-allowed = Your character lets you attack no building, so not on { $at } either.
refusal-not-attackable = You cannot attack { $at }; only a rival’s building that pays, beside no Church of its owner and not the Heroes’, can be attacked.
refusal-nothing-to-defend = Parcel { $at } is yours, and there is no building that could be attacked.
refusal-hall-held = You hold City Hall already.
refusal-no-tile-left = You have no property tile left, so you cannot buy { $at }.
refusal-no-such-mark = “{ $mark }” goes with no cowboy; it can be { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] You have no white cowboy to place.
    [quiet] You have no no-duel token, or no cowboy to go with it.
    [dynamite] You have no dynamite, or no cowboy to go with it.
   *[other] You cannot place a cowboy with the red Singer now.
  }
refusal-mark-not-there = { $mark ->
    [white] The white cowboy cannot go to { PLACE($at) }; it needs an open action space or unowned parcel where it meets no cowboy who fights (Dutch edition: no cowboy at all).
    [quiet] A no-duel token cannot go to { PLACE($at) }; it needs Roads or an open space for income or VP, without a cowboy of yours.
    [dynamite] A cowboy with dynamite cannot go to { PLACE($at) }; it needs a place where you may stand and where there can be a duel.
   *[other] The red Singer’s cowboy goes to Gambling and nowhere else.
  }

refusal-no-duel-there = There is no duel to come at “{ $at }”; choose one of the places named.
refusal-no-healing-there = The cowboy cannot go on to “{ $at }”; choose an open action space still to come, with no cowboy on it.
refusal-no-cowboy-there = You have no cowboy that could buy “{ $at }”.
refusal-too-dear = That costs ${ $price }, and you have ${ $money }.
refusal-not-for-sale = “{ $what }” is not for sale here; the space has { OBJECT($there, form: "a") }.
refusal-vp-amount = Spend a multiple of ${ $price }, and not more than your ${ $money }; or pass.
refusal-must-spend = You cannot pass: ${ $excess } of your ${ $money } must go, as they exceed your cash limit.
refusal-spend-amount = { $excess ->
    [0] Spend at least $1, and not more than your ${ $money }; or pass.
   *[other] Spend at least ${ $excess }, and not more than your ${ $money }.
  }

refusal-no-such-building = You have no “{ $kind }” to build now.
refusal-not-your-parcel = Parcel { $at } is not yours; build on a parcel of your own.
refusal-not-free = Parcel { $at } is not free: something stands there.
refusal-not-connected = Parcel { $at } is not connected; a road must end at one of its corners.
refusal-no-room-for-houses = On { $at } there would be no room for { $houses ->
    [one] the House
   *[other] the { $houses } Houses
  } that { OBJECT($kind, form: "a") } brings.
refusal-no-railway = { OBJECT($kind, form: "a") } needs a side on a road that runs from rim to rim; { $at } has none.
refusal-no-use-asking = Asking for “{ $at }” is of no use; ask for a rival’s parcel where a House could stand or become a Townhouse.
refusal-rival-not-asked = Parcel { $at } belongs to { $owner }, who has not agreed; leave is asked before building begins.
refusal-no-house-there = There is no House on { $at } that could become a Townhouse.
refusal-not-surrounded = The House on { $at } cannot become a Townhouse yet; all eight parcels around it must be there and be occupied or owned.
refusal-no-mine-there = “{ $at }” is no Mine of yours that dynamite could help now.
refusal-not-with-the-grocer = Your Grocer doubles every { OBJECT($building) } this round; that goes neither with dynamite in a Mine nor with a horse on a Ranch, so { $at } pays its usual income.
refusal-city-hall-site = City Hall cannot go on “{ $at }”; choose an unowned, free, connected parcel.
refusal-not-the-shortest = “{ $line }” is not on a shortest way to a parcel for City Hall; as few roads as possible are laid.

## Faults of what was typed or read

error-position-word = “{ $found }” cannot stand in this line.
error-position-waits-for-nobody = This is no position to go on from: the step “{ $step }” waits for nobody.

error-options-board-players = There cannot be { $found ->
    [one] { $found } player
   *[other] { $found } players
  }; there may be { $fewest } to { $most }.
error-options-bag = “{ $found }” cannot be put into the bag; write “full”, “beginners”, or buildings and how many of each, such as “ranch 6, mine 6”.
error-options-bag-count = Name each building once, with 1 to { $most } of it; see { OBJECT($kind) }.
error-options-bag-base = { OBJECT($kind) } is missing; the eight base types must all be in the bag.
error-options-bag-track = { OBJECT($kind) }: at least { $fewest } must be in the bag, as they lie on the building track from the start.
error-options-character = “{ $found }” is no character; write numbers from 0 to 19 with their sides, such as 1R or 2Y.
error-options-character-twice = Character { $number } stands there twice; each is in the game once.
error-options-character-side = { $fixed ->
    [0] Character { $number } has no fixed side; write { $number } alone.
   *[other] Character { $number } needs a side; write { $number }Y or { $number }R.
  }
error-options-character-horses = The yellow Cowboy gives a horse and needs the variant Horses; choose 15R.
error-options-character-count = { $found ->
    [one] There is { $found } character
   *[other] There are { $found } characters
  }; there must be { $wanted }.
