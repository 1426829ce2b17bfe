### Messages of Carson City: The Card Game.

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

## Characters. `.the` is the name as it reads after a verb: "uses the Governor".

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

power-auctioneer = Whenever you have a decision to make, you may sell a terrain card that neither covers another nor is covered, as long as your city stays in one piece. At most three cards, 7 points each.
power-banker = 4 points for each Bank in your city.
power-captain = 6 points. Your city may grow to 8×9 parcels, in one direction.
power-chinese-worker = Once an Era, before bids, one extra terrain card is laid out for everyone; on your turn you take two cards.
power-cowboy = 3 points for each Ranch in your city.
power-doctor = 5 points. Once an Era, after bids, you may add 2 to your bid.
power-editor = 1 point for each of your $ characters, including the Editor, and 4 points for each of your ↷ characters.
power-governor = Once a game, before bids, one extra terrain card is laid out and you take any card at once. You still bid and choose as usual.
power-grocer = 4 points for each Drugstore in your city.
power-gunsmith = Once an Era, before bids, you may add 6 to your bid.
power-heroes = 6 points. Once an Era, before bids, you may add 3 to your bid.
power-indian = Half a point for each parcel that no card covers, out of 64 (72 with the Captain), rounded up.
power-lawyer = Once an Era, before bids, you may take any card on offer at once. Your bid that round wins nothing.
power-mercenary = Once an Era, after bids, you may add 5 to your bid.
power-paperboy = 3 points. At the end of the game you take a character that nobody owns.
power-prospector = 1 point for each Mountain and each Mine in your city.
power-settler = 1 point for each empty parcel next to your Ranches, each counted once.
power-sheriff = 3 points for each Prison in your city. Outlaws cost you nothing and count as empty parcels.
power-singer = As many points as your best Saloon scores.
power-teacher = 1 point for each House and 2 points for each Townhouse or Hotel in your city.
power-undertaker = 2 points for each of your characters, including the Undertaker.

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
event-bid-laid = { $seat } plays a bid card face down.
# The bidder knows; the others see it when bids are revealed.
event-bid-chosen = { "" }
event-bids = Bids: { $values }.
event-bid-wins-nothing = { $seat } used the Lawyer: the bid of { $value } wins nothing.
event-order = Order of choice: { $values }.
event-took = { $seat } takes { CARD($card, form: "the") }.
event-placed = { $seat } places { CARD($card) } at { $at }.
event-set-aside = { $seat } has no place for { CARD($card) } and sets it aside.
event-sold = { $seat } sells { CARD($card) }.
event-left = Out of the game: { CARD($cards) }.
event-era-two = Era I is over: players take back their bid cards, and used characters are ready again, except the Governor.
event-rounds-over = The last round is over.
event-paperboy-took = With the Paperboy, { $seat } takes { CHARACTER($card, form: "the") }.
event-scored = Final scores: { $scores }.

## Questions. `seats` are the names of the players asked, `count` their number.

ask-power = { $seats }: use { CHARACTER($character, form: "the") }?
  .wait = deciding whether to use { CHARACTER($character, form: "the") }
ask-bid = { $seats }: { $count ->
    [one] choose a bid card.
   *[other] choose your bid cards.
  }
  .wait = { $count ->
      [one] choosing a bid card
     *[other] choosing bid cards
    }
ask-take = { $left ->
    [1] { $seats }: choose a card to take.
   *[other] { $seats }: choose the first of { $left } cards to take.
  }
  .wait = choosing a card
ask-take-now = { $seats }: choose a card to take now.
  .wait = choosing a card to take now
ask-place = { $seats }: choose a place for { CARD($card) }.
  .wait = placing { CARD($card) }
ask-sell = { $seats }: sell a card or pass.
  .wait = deciding whether to sell a card
ask-paperboy = { $seats }: choose a character to take with the Paperboy.
  .wait = choosing a character for the Paperboy

## Actions, as they read after "you can". `word` is what follows the verb in the action's text.

action-bid = bid { $word }
action-use = use { CARD($word, form: "the") }
action-take = take { CARD($word, form: "the") }
action-place = place the card at { $word }
action-sell = sell { CARD($word) }
action-aside = set the card aside
action-pass = pass
action-pass-power = do not use the power
action-pass-sell = sell nothing more
action-pass-paperboy = take no character

## Why not

refusal-no-such-card = “{ $card }” is not a card you can choose here; give a terrain card such as I-29, or a character on offer such as governor.
refusal-not-on-offer = You cannot take { CARD($card, form: "the") }; choose from the offer: { CARD($offer, join: "or") }.

refusal-bid-played = You have already played your { $value } in this Era; you still have { LIST($left) }.
refusal-bid-not-yours = You have no bid card { $value }; you have { LIST($left) }.

refusal-no-such-character = There is no character “{ $character }”; decide whether to use { CHARACTER($asked, form: "the") }.
refusal-not-your-character = You do not have { CHARACTER($character, form: "the") }; decide whether to use { CHARACTER($asked, form: "the") }.
refusal-no-power = { CHARACTER($character, form: "the") } has no power to announce; decide whether to use { CHARACTER($asked, form: "the") }.
refusal-power-used = You have already used { CHARACTER($character, form: "the") }. Powers work once an Era; the Governor’s works once a game.
refusal-power-not-now = You cannot use { CHARACTER($character, form: "the") } now; decide whether to use { CHARACTER($asked, form: "the") }.

refusal-must-place = You must place { CARD($card) }: your city has { $places ->
    [one] one place
   *[other] { $places } places
  } for it.
refusal-first-place = The first card of a city goes to { $origin }; place { CARD($card) } there, not at { $at }.
refusal-place-too-far = At { $at }, { CARD($card) } would make your city too large; its limit is { $most ->
    [9] 8×9 or 9×8
   *[other] { $most }×{ $most }
  } parcels.
refusal-place-apart = At { $at }, { CARD($card) } would not touch your city; it must cover one of its parcels or share a side with one. A corner is not enough.
refusal-place-covers = Parcel { $parcel } shows { OBJECT($below, form: "a") }; { $below ->
    [outlaws] Outlaws never cover Outlaws.
    [house] only another House or a Townhouse may cover it.
   *[other] only another { OBJECT($below) } may cover it.
  }
refusal-place-on-outlaws = Parcel { $parcel } shows Outlaws; you may only cover them while you have the Sheriff or a Prison, and never with Outlaws.

refusal-sell-no-auctioneer = You cannot sell a card; only the owner of the Auctioneer can.
refusal-sell-no-more = You have sold { $most ->
    [one] one card
   *[other] { $most } cards
  }; the Auctioneer allows no more.
refusal-sell-not-there = { CARD($card) } is not in your city; sell a card that is.
refusal-sell-overlaps = { CARD($card) } covers another card or is covered by one; sell a card that does not overlap.
refusal-sell-splits = Without { CARD($card) } your city would fall apart; sell a card that leaves it in one piece.

refusal-paperboy-no-character = “{ $card }” is not a character; the Paperboy takes a character that nobody owns.
refusal-paperboy-owned = { CHARACTER($card, form: "the") } already has an owner; the Paperboy takes a character that nobody owns.

## Errors in what was typed or read

error-bid-malformed = “{ $text }” is not a bid card; write its number, such as “bid 7”.

# Custom decks: what is wrong with a file, and where.

error-deck = This deck cannot be used. { $where }: { $reason }{ $more ->
    [0] {""}
    [one] {" "}(and 1 more problem)
   *[other] {" "}(and { $more } more problems)
  }
error-deck-unread = It cannot be read: { $reason }
error-deck-directory = It is a directory, not a file.
error-deck-large = It is larger than { $most } bytes.
error-deck-encoding = It is not valid UTF-8 (from byte { $byte }).
error-deck-json = It is not valid JSON from here on.
error-deck-deep = The lists in it are nested too deeply.
error-deck-digits = A number in it has too many digits.
error-deck-missing = It is missing.
error-deck-given-twice = It is given twice.
error-deck-unknown-field = There is no such field here{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
error-deck-object = It must be an object, not { $found }.
error-deck-list = It must be a list, not { $found }.
error-deck-text = It must be text, not { $found }.
error-deck-flag = It must be true or false, not { $found }.
error-deck-format = It must be { $expected }, not { $found }.
error-deck-name = A name has only letters, digits, “.”, “_” and “-”, unlike { $found }.
error-deck-id = An id has at most { $most } letters, digits and “-”, unlike { $found }.
error-deck-id-character = This is the name of a character; choose another id.
error-deck-id-twice = The id is used twice: { $first } and { $second }.
error-deck-cards = Era { ERA($era) } has { $found } cards; it must have { $expected }.
error-deck-count = Era { ERA($era) } shows { OBJECT($object) } { $found ->
    [one] once
   *[other] { $found } times
  }; it must be { $expected }.
error-deck-parcels = A terrain card has { $expected } parcels; this one has { $found }.
error-deck-parcel = Parcel { $number } must be the name of an object or empty (""), not { $found }.
error-deck-unknown-object = Parcel { $number } has an unknown object, { $found }{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
error-deck-attraction = It must be a whole number from 0 to { $most }, not { $found }.
error-deck-powers = Name each of these once, instead of { $found }: { LIST($known) }.
error-deck-governor = It must begin with { $first }, who is asked first, not with { $found }.
error-deck-arrow = It must be true, because this character has a power.
error-deck-character = { $found } is not a character{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
error-deck-character-missing = This character is missing; all { $expected } must be there.
error-deck-character-again = This character is there { $found } times; each must be there once.
error-deck-suit = { $found } is not a suit{ $near ->
    [none] {"."}
   *[other] ; did you mean “{ $near }”?
  }
error-deck-suits = It must show each of these once: { LIST($known) }.
error-deck-alike = The card is the same as { $card }.
error-deck-spread = { SUIT($suit) } is in place { $number } on { $found } backs; spread evenly, it would be 3 or 4.
error-deck-skulls = { $found } backs have a skull; with more than 3, there may be no back left to break a tie.
error-deck-seven = No card with { OBJECT($object, form: "a") } has attraction 7, as one in the rule book has.

error-record-bad-deck = The deck in the record cannot be used: { $where }: { $reason }
error-record-other-deck = The record needs the deck “{ $name }” ({ $expected }), but the deck here is { $found }; add the line “deck-cards” with the deck it was played with.

error-position-card = “{ $found }” is not a card that belongs in this line.
error-position-era = “{ $found }” is not an Era; write I or II.
error-position-parcel = “{ $found }” is not a parcel for a card; write its column and row, such as n14.

error-options-real = You cannot play with { $found ->
    [one] { $found } real player
   *[other] { $found } real players
  }; this game needs 1 to { $most }.
error-options-players = You cannot play with { $found ->
    [one] { $found } player
   *[other] { $found } players
  }; including virtual players, this game needs { $fewest } to { $most }.
error-options-level = “{ $found }” is not a level for a virtual player; choose { LIST($known, join: "or") }.
error-options-suits = { $found ->
    [one] One suit was
   *[other] { $found } suits were
  } chosen for { $players ->
    [one] one player
   *[other] { $players } players
  }; choose no more suits than players.
error-options-suit = “{ $found }” is not a suit; choose { LIST($known, join: "or") }.
error-options-suit-twice = { SUIT($found) } was chosen twice; each player needs their own suit.
