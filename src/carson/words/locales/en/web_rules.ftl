### The rule book in the browser: its page, its figures, one rule over the table.

web-rules-title = Rule book
web-rules-intro = All the rules of both games in our own words, numbered as the game cites them. You can search them, link to any rule and print them.
web-rules-search = Search the rules
web-rules-search-how = words or a number such as BG-4.2
web-rules-search-key = Press / to search
web-rules-hits = { $count ->
    [0] No rules found.
    [one] 1 rule found.
   *[other] { $count } rules found.
  }
web-rules-clear = Clear search
web-rules-contents = Contents
web-rules-print = Print
web-rules-preface = About this text
web-rules-untranslated = This rule book has not been translated yet, so it is shown in English. Figures, the quick reference and the labels are translated.
web-rules-number = Number
web-rules-ruling = Ruling
  .about = The rule books say nothing here, or disagree: this is how our edition reads them.
web-rules-reconstructed = Reconstructed
  .about = This figure is printed on the pieces but not in any rule book. We chose it; if you have the box, you can correct it.
web-rules-whole = Open in the rule book
web-rules-back-to = Back to { $rule }
web-rules-none = There is no rule { $rule }.
web-rules-again = Try again
web-rules-quick = Quick reference
web-rules-quick-buildings = What each building pays
web-rules-quick-spaces = What each action space does
web-rules-quick-characters = Characters, both sides, with their cash limits
web-rules-quick-objects = What each object scores
web-rules-quick-powers = Characters
web-rules-yellow = yellow
web-rules-red = red
web-rules-limit = limit { $limit }
web-rules-at-most = up to ${ $most }
web-rules-city = Example city
web-rules-allowed = allowed
web-rules-not-allowed = not allowed

## Pieces and steps that figures name

web-rules-token-road = road
web-rules-token-revolver = revolver token
web-rules-token-tile = property tiles
web-rules-token-horse = horse
web-rules-token-hats = hats
web-rules-token-pile = pile
web-rules-back = back of the top character
web-rules-phase-1 = 1 Characters
web-rules-phase-2 = 2 Cowboys
web-rules-phase-3 = 3 Actions
web-rules-phase-4 = 4 End of the round
web-rules-at-first = at the start
web-rules-after-1 = after round 1
web-rules-after-2 = after round 2
web-rules-after-3 = after round 3
web-rules-step-parcels = Parcel purchase
web-rules-step-placing = Buildings kept for later
web-rules-step-outlaws = Outlaws
web-rules-step-city-hall = City Hall
web-rules-step-income = Building income

## Captions of the figures

web-rules-figure-income = { OBJECT($what) }: pays ${ $pays } here.
web-rules-figure-score = What this small city scores, line by line on the score sheet.
web-rules-figure-adjacent = All eight parcels around the Saloon are adjacent to it.
web-rules-figure-connected = Green parcels are connected: a road ends at one of their corners.
web-rules-figure-setup-player = What each player starts with.
web-rules-figure-setup-track = The building track at the start: two Ranches, two Mines and three buildings from the bag.
web-rules-figure-setup-map = A map at the start: the first House with its four roads, nine Mountains, and two parcels for each of two players.
web-rules-figure-round = The four phases of each of the four rounds.
web-rules-figure-track = The order of phase 3. Dashed steps are not spaces: you place no cowboys there.
web-rules-figure-new-cowboys = How many new cowboys you get, up to your ten.
web-rules-figure-duel = A duel: die, revolver tokens and the cowboys still in your supply. Nine beats eight.
web-rules-figure-price = Two Houses, two Saloons and a Mountain around the parcel: $1 + $5 = $6.
web-rules-figure-build = One move: a new road connects the parcel, the Saloon is built on it, and its House goes on a connected parcel.
web-rules-figure-townhouse = This House may become a Townhouse: each of the eight parcels around it is owned or occupied.
web-rules-figure-attack = An attack on a Drugstore that pays $15: the attacker takes $7, the owner keeps $8.
web-rules-figure-church = The Saloon and the Bank are next to their owner’s Church, so they cannot be attacked.
web-rules-figure-city-hall = Blue holds City Hall: the Saloon pays one extra step of $5.
web-rules-figure-train-station = All eight roads of this line are in place, so the Train Station may stand beside it.
web-rules-figure-final = At the end, score your money and everything on your own parcels; 3 VP for each one next to a bridge.
web-rules-figure-bridge = With river on both sides, a bridge crosses the line and costs two roads. The Saloon is next to it.
web-rules-figure-outlaw = The Outlaw takes half; the rest is rounded down.
web-rules-figure-rodeo = Rodeo: horses times hats, doubled if there is a cowboy in the enclosure. 2 + 12 = 14 beats 1 + 5 = 6.
web-rules-figure-column = A round’s offer: the character nearest the piles, then the terrain cards.
web-rules-figure-bids = Two players bid 5. On the card back, the star is above the cattle, so the star chooses third.
web-rules-figure-virtual = A virtual player takes the highest attraction. Of the two cards with 7, it takes the one nearer the piles.
web-rules-figure-eras = Two Eras of nine rounds. Everyone takes back their nine bid cards for Era II.
web-rules-figure-touching = A card must share a side with the city or cover one of its parcels. A corner is not enough.
web-rules-figure-covering = You may cover an empty parcel. A Mine may not cover a Prison, but it may cover a Mine. The small picture in the corner shows what is covered.
web-rules-figure-houses = A House may be covered by a Townhouse, but not by a Hotel, and never by an empty parcel.
web-rules-figure-outlaws-covered = With a Prison in the city, Outlaws count as empty and may be covered. Without one, they may not.
web-rules-near = No rule contains all of these words. { $count ->
    [one] This one comes closest.
   *[other] These { $count } come closest.
  }
web-rules-hits-more = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
  }, { $more ->
    [one] 1 more that may help.
   *[other] { $more } more that may help.
  }
web-rules-found = Matching rules
web-rules-may-help = These may also help
web-rules-none-try = Try fewer words, or a different word such as the name of a piece: House, duel, Outlaws. You can also enter a rule number such as BG-4.2.
