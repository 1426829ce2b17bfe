### The rule book in the browser: its page, its figures, one rule over the table.

web-rules-title = Rule book
web-rules-intro = Every rule of both games in our own words, with the number that the game cites. Search it, link to any rule, print it.
web-rules-search = Search the rules
web-rules-search-how = words or a number, such as BG-4.2; the key / comes here
web-rules-hits = { $count ->
    [0] No rule has that.
    [one] One rule found.
   *[other] { $count } rules found.
  }
web-rules-clear = Clear the search
web-rules-contents = Contents
web-rules-print = Print
web-rules-preface = About this text
web-rules-untranslated = This book is not translated yet, so it is shown in English. Figures, the quick reference and the marks are translated.
web-rules-colon = :
web-rules-number = Number
web-rules-ruling = Ruling
  .about = The rule books are silent here, or differ: this is how our edition reads them.
web-rules-reconstructed = Reconstructed
  .about = A figure that is printed on the pieces and in no rule book. We chose it; whoever has the box can correct it.
web-rules-whole = Read it in the rule book
web-rules-back-to = Back to { $rule }
web-rules-none = There is no rule { $rule }.
web-rules-loading = One moment …
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
web-rules-at-most = at most ${ $most }
web-rules-own = { $name } (own)
web-rules-sum = In all
web-rules-city = A city
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
web-rules-step-placing = Deferred placement
web-rules-step-outlaws = Outlaws
web-rules-step-city-hall = City Hall
web-rules-step-income = Building income

## Captions of the figures

web-rules-figure-income = { OBJECT($what) }: pays ${ $pays } here.
web-rules-figure-score = What this little city scores, by the lines of the score sheet.
web-rules-figure-adjacent = Adjacent to the Saloon: all eight parcels around it.
web-rules-figure-connected = Green parcels are connected: a road ends at one of their corners.
web-rules-figure-setup-player = What every player begins with.
web-rules-figure-setup-track = The building track at the start: two Ranches, two Mines, and three buildings from the bag.
web-rules-figure-setup-map = A map at the start: the first House with its four roads, nine Mountains, and two parcels for each of two players.
web-rules-figure-round = The four phases of each of the four rounds.
web-rules-figure-track = The order of phase 3. Dashed steps are no spaces: no cowboy is placed there.
web-rules-figure-new-cowboys = How many cowboys come, as far as one’s ten allow.
web-rules-figure-duel = A duel: die, revolver tokens and the cowboys still in one’s supply. Nine beats eight.
web-rules-figure-price = Two Houses, two Saloons and a Mountain are around: $1 + $5 = $6.
web-rules-figure-build = One move: a new road connects the parcel, the Saloon is built on it, and its House goes on a connected parcel.
web-rules-figure-townhouse = This House may become a Townhouse: each of the eight parcels around it is owned or has something on it.
web-rules-figure-attack = An attack on a Drugstore that pays $15: the attacker takes $7, the owner keeps $8.
web-rules-figure-church = Next to a Church of their owner, the Saloon and the Bank cannot be attacked.
web-rules-figure-city-hall = Blue holds City Hall: the Saloon pays one step of $5 more.
web-rules-figure-train-station = The eight roads of this line are all laid, so the Train Station may stand beside it.
web-rules-figure-final = At the end: money, and whatever stands on own parcels; 3 VP each next to a bridge.
web-rules-figure-bridge = With river on both sides the line is crossed by a bridge, for two roads. The Saloon is next to it.
web-rules-figure-outlaw = The Outlaw takes half; what is left is rounded down.
web-rules-figure-rodeo = Rodeo: horses times hats, doubled where a cowboy is in the enclosure. 2 + 12 = 14 beats 1 + 5 = 6.
web-rules-figure-column = The offer of a round: the character nearest the piles, then the terrain cards.
web-rules-figure-bids = Two bid 5. On the back the star stands above the cattle, so the star chooses third.
web-rules-figure-virtual = A virtual player takes the highest attraction; of the two cards with 7, the one nearer the piles.
web-rules-figure-eras = Two Eras of nine rounds. For Era II everybody takes the nine bid cards back.
web-rules-figure-touching = A side must touch the city, or a parcel lie on it. A corner is not enough.
web-rules-figure-covering = An empty parcel may be covered. A Prison by a Mine may not; a Mine by a Mine may. Small in the corner: what is covered.
web-rules-figure-houses = On a House: a Townhouse may lie, a Hotel may not, and an empty parcel never.
web-rules-figure-outlaws-covered = With a Prison in the city, Outlaws count as empty and may be covered; without one they may not.
web-rules-near = No rule has all of these words. { $count ->
    [one] This one comes closest.
   *[other] These { $count } come closest.
  }
web-rules-hits-more = { $count ->
    [one] One rule found
   *[other] { $count } rules found
  }, { $more ->
    [one] one more that may help.
   *[other] { $more } more that may help.
  }
web-rules-found = Rules that have it
web-rules-may-help = These may help, too
web-rules-none-try = Try fewer words, or another one for the same thing, as the pieces are called: House, duel, Outlaws. The number of a rule, such as BG-4.2, finds it too.
