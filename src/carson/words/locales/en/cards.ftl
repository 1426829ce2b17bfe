### What is said of Carson City: The Card Game.

## Suits, levels, objects. `.a` is an object as a parcel shows it.

suit-hat = Hat
suit-star = Star
suit-cactus = Cactus
suit-boot = Boot
suit-horseshoe = Horseshoe
suit-cattle = Cattle

level-beginner = beginner
level-intermediate = intermediate
level-expert = expert

object-nowhere = no card
  .a = no card
object-empty = empty parcel
  .a = an empty parcel
object-mountain = Mountain
  .a = a Mountain
object-house = House
  .a = a House
object-townhouse = Townhouse
  .a = a Townhouse
object-mine = Mine
  .a = a Mine
object-ranch = Ranch
  .a = a Ranch
object-blacksmith = Blacksmith
  .a = a Blacksmith
object-drugstore = Drugstore
  .a = a Drugstore
object-bank = Bank
  .a = a Bank
object-saloon = Saloon
  .a = a Saloon
object-hotel = Hotel
  .a = a Hotel
object-general-store = General Store
  .a = a General Store
object-church = Church
  .a = a Church
object-prison = Prison
  .a = a Prison
object-city-hall = City Hall
  .a = a City Hall
object-outlaws = Outlaws
  .a = Outlaws

## Characters. `.the` is the name as it stands after a verb: "uses the Governor".

character-auctioneer = Auctioneer
  .the = the Auctioneer
character-banker = Banker
  .the = the Banker
character-captain = Captain
  .the = the Captain
character-chinese-worker = Chinese Worker
  .the = the Chinese Worker
character-cowboy = Cowboy
  .the = the Cowboy
character-doctor = Doctor
  .the = the Doctor
character-editor = Editor
  .the = the Editor
character-governor = Governor
  .the = the Governor
character-grocer = Grocer
  .the = the Grocer
character-gunsmith = Gunsmith
  .the = the Gunsmith
character-heroes = Heroes
  .the = the Heroes
character-indian = Indian
  .the = the Indian
character-lawyer = Lawyer
  .the = the Lawyer
character-mercenary = Mercenary
  .the = the Mercenary
character-paperboy = Paperboy
  .the = the Paperboy
character-prospector = Prospector
  .the = the Prospector
character-settler = Settler
  .the = the Settler
character-sheriff = Sheriff
  .the = the Sheriff
character-singer = Singer
  .the = the Singer
character-teacher = Teacher
  .the = the Teacher
character-undertaker = Undertaker
  .the = the Undertaker

power-auctioneer = Whenever it is your decision, you may sell a terrain card that neither covers another nor is covered, and without which your city still hangs together. Three cards at most, 7 points each.
power-banker = 4 points for each Bank in your city.
power-captain = 6 points. Your city may grow to 8×9 parcels, in one direction.
power-chinese-worker = Once an Era, before bids, one more terrain card is laid out for everybody; on your turn you take two cards.
power-cowboy = 3 points for each Ranch in your city.
power-doctor = 5 points. Once an Era, after bids, you add 2 to your bid.
power-editor = 1 point for each of your $ characters, the Editor too, and 4 points for each of your ↷ characters.
power-governor = Once in the game, before bids, one more terrain card is laid out and you take any card at once. You still bid and choose as usual.
power-grocer = 4 points for each Drugstore in your city.
power-gunsmith = Once an Era, before bids, you add 6 to your bid.
power-heroes = 6 points. Once an Era, before bids, you add 3 to your bid.
power-indian = Half a point for each parcel that no card covers, out of 64 (72 with the Captain), rounded up.
power-lawyer = Once an Era, before bids, you take any card on offer at once. Your bid of that round wins nothing.
power-mercenary = Once an Era, after bids, you add 5 to your bid.
power-paperboy = 3 points. At the end of the game you take a character that nobody owns.
power-prospector = 1 point for each Mountain and each Mine in your city.
power-settler = 1 point for each empty parcel next to your Ranches, each counted once.
power-sheriff = 3 points for each Prison in your city. Outlaws cost you nothing and count as empty parcels.
power-singer = As many points as your best Saloon brings.
power-teacher = 1 point for each House and 2 points for each Townhouse or Hotel in your city.
power-undertaker = 2 points for each of your characters, the Undertaker too.

## The thirteen lines of the score sheet

line-ranch = Ranches
line-mine = Mines
line-drugstore = Drugstores
line-bank = Banks
line-saloon = Saloons
line-stores = General Store and City Hall: Houses
line-ranch-bonus = Ranch bonus
line-mine-bonus = Mine bonus
line-house-bonus = House bonus
line-hotel = Hotels
line-city-hall = City Hall: buildings
line-outlaws = Outlaws
line-characters = Characters

## What happened. An event of nothing but { "" } is not worth a line.

event-round = Era { ERA($era) }, round { $round }
event-skull = A skull turns up and sends { CHARACTER($character, form: "the") } under the pile.
event-revealed = On offer: { CARD($cards) }.
event-back = Ties this round, strongest suit first: { SUIT($suits, join: "comma") }.
event-power = { $seat } uses { CHARACTER($character, form: "the") }.
event-card-added = One more card is on offer: { CARD($card) }.
event-bid-raised = { $seat } adds { $by } to the bid.
event-bid-laid = { $seat } lays a bid card face down.
# Who chose it knows; all see it when bids are shown.
event-bid-chosen = { "" }
event-bids = Bids: { $values }.
event-bid-wins-nothing = { $seat } used the Lawyer: the bid of { $value } wins nothing.
event-order = Order of choice: { $values }.
event-took = { $seat } takes { CARD($card, form: "the") }.
event-placed = { $seat } places { CARD($card) } at { $at }.
event-set-aside = { $seat } has no place for { CARD($card) } and sets it aside.
event-sold = { $seat } sells { CARD($card) }.
event-left = Out of the game: { CARD($cards) }.
event-era-two = Era I is over: bid cards go back to the hands, and used characters are ready again, all but the Governor.
event-rounds-over = The last round is over.
event-paperboy-took = With the Paperboy, { $seat } takes { CHARACTER($card, form: "the") }.
event-scored = Final scores: { $scores }.

## What is asked. `seats` are the names of those asked, `count` how many they are.

ask-power = { $seats }, do you use { CHARACTER($character, form: "the") }?
ask-bid = { $seats }, which bid card do you { $count ->
    [one] lay?
   *[other] each lay?
  }
ask-take = { $left ->
    [1] { $seats }, which card do you take?
   *[other] { $seats }, which card do you take first? You take { $left }.
  }
ask-take-now = { $seats }, which card do you take at once?
ask-place = { $seats }, where do you place { CARD($card) }?
ask-sell = { $seats }, which card do you sell, if any?
ask-paperboy = { $seats }, which character do you take with the Paperboy?

## What can be done, as it stands after "you can". `word` is what follows the verb in the action's text.

action-bid = bid { $word }
action-use = use { CARD($word, form: "the") }
action-take = take { CARD($word, form: "the") }
action-place = place the card at { $word }
action-sell = sell { CARD($word) }
action-aside = set the card aside
action-pass = pass
action-pass-power = leave the power unused
action-pass-sell = sell nothing more
action-pass-paperboy = take no character

## Why not

refusal-no-such-card = “{ $card }” is no card that can be meant here; write a terrain card such as I-29, or on offer a character such as governor.
refusal-not-on-offer = You cannot take { CARD($card, form: "the") }; choose from the offer: { CARD($offer, join: "or") }.

refusal-bid-played = You have already played your { $value } in this Era; you still have { LIST($left) }.
refusal-bid-not-yours = You have no bid card { $value }; you have { LIST($left) }.

refusal-no-such-character = There is no character “{ $character }”; you are asked whether you use { CHARACTER($asked, form: "the") }.
refusal-not-your-character = You do not have { CHARACTER($character, form: "the") }; you are asked whether you use { CHARACTER($asked, form: "the") }.
refusal-no-power = There is nothing to announce with { CHARACTER($character, form: "the") }; you are asked whether you use { CHARACTER($asked, form: "the") }.
refusal-power-used = You have already used { CHARACTER($character, form: "the") }; a power works once an Era, the Governor’s once a game.
refusal-power-not-now = This is not the moment for { CHARACTER($character, form: "the") }; you are asked whether you use { CHARACTER($asked, form: "the") }.

refusal-must-place = You must place { CARD($card) }: your city has { $places ->
    [one] one place
   *[other] { $places } places
  } for it.
refusal-first-place = The first card of a city lies at { $origin }; place { CARD($card) } there, not at { $at }.
refusal-place-too-far = At { $at }, { CARD($card) } would make your city too large; its limit is { $most ->
    [9] 8×9 or 9×8
   *[other] { $most }×{ $most }
  } parcels.
refusal-place-apart = At { $at }, { CARD($card) } would lie apart; it must cover a parcel of your city or share a side with one, a corner is not enough.
refusal-place-covers = Parcel { $parcel } shows { OBJECT($below, form: "a") }; { $below ->
    [outlaws] Outlaws never cover Outlaws.
    [house] only another House or a Townhouse may cover it.
   *[other] only another { OBJECT($below) } may cover it.
  }
refusal-place-on-outlaws = Parcel { $parcel } shows Outlaws; they may be covered only while you have the Sheriff or a Prison, and never by Outlaws.

refusal-sell-no-auctioneer = You cannot sell a card; only the owner of the Auctioneer can.
refusal-sell-no-more = You have sold { $most ->
    [one] one card
   *[other] { $most } cards
  }, and the Auctioneer sells no more.
refusal-sell-not-there = { CARD($card) } does not lie in your city; sell a card that does.
refusal-sell-overlaps = { CARD($card) } covers another card or is covered by one; sell a card that lies free.
refusal-sell-splits = Without { CARD($card) } your city would fall apart; sell a card that leaves it whole.

refusal-paperboy-no-character = “{ $card }” is no character; the Paperboy takes a character that nobody owns.
refusal-paperboy-owned = Somebody already owns { CHARACTER($card, form: "the") }; the Paperboy takes a character that nobody owns.

## Faults of what was typed or read

error-bid-malformed = “{ $text }” names no bid card; write its number, such as “bid 7”.

error-record-bad-deck = The deck that the record carries cannot be played with: { $reason }
error-record-other-deck = The record needs the deck “{ $name }” ({ $expected }), but the deck here is { $found }; add the line “deck-cards” with the deck it was played with.

error-position-card = “{ $found }” is no card that can stand in this line.
error-position-era = “{ $found }” is no Era; write I or II.
error-position-parcel = “{ $found }” is no parcel a card can lie at; write its column and row, such as n14.

error-options-real = There cannot be { $found ->
    [one] { $found } real player
   *[other] { $found } real players
  }; there may be 1 to { $most }.
error-options-players = There cannot be { $found ->
    [one] { $found } player
   *[other] { $found } players
  }; with the virtual ones there must be { $fewest } to { $most }.
error-options-level = “{ $found }” is no level of a virtual player; choose { LIST($known, join: "or") }.
error-options-suits = { $found ->
    [one] One suit was
   *[other] { $found } suits were
  } chosen for { $players ->
    [one] one player
   *[other] { $players } players
  }; choose no more suits than players.
error-options-suit = “{ $found }” is no suit; choose { LIST($known, join: "or") }.
error-options-suit-twice = { SUIT($found) } was chosen twice; each player needs a suit of their own.
