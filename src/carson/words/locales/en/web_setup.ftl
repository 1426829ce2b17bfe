### Setting up a table.

web-pages-about-game-board = Four rounds of land, buildings and duels, for two to six players or solo.
web-pages-about-game-cards = Eighteen short rounds of secret bids and a city of cards, for one to six players.
web-pages-presets = Presets
web-pages-presets-board = A first game, a set from the rule books, or everything at once. You can change it all below.
web-pages-presets-cards = Choose the virtual players at random.
web-pages-everything = Everything
web-pages-surprise = Surprise me
web-pages-surprised = This was chosen at random. Keep it, change it below, or try again.
web-pages-who = Who is playing
web-pages-solo-no = no, against people or bots
web-pages-solo-about = The solo game from the rule books: Jeb Standish follows his own cards. You see every rule that decides for him.
web-pages-solo-drawn = Against Standish, seven characters are drawn at random.
web-pages-solo-rancher = Almost easy: goes for Ranches.
web-pages-solo-miner = Average: goes for Mines and Banks.
web-pages-solo-strength = Hard: comes heavily armed.
web-pages-solo-urban = For experts: wants the whole town.
web-pages-seat = Seat { $seat }
web-pages-seat-guest = another person at this screen
web-pages-seat-open = open, for a friend
web-pages-player = Player { $seat }
web-pages-seats-about = Open seats are for people with the link. The first player is drawn at random.
web-pages-seats-drawn = The first player is drawn at random.
web-pages-table-of = Total players
web-pages-table-real = People and bots
web-pages-suits = Suits
web-pages-suits-any = random
web-pages-suit-any = any
web-pages-suits-about = The suit on each player’s cards. It also breaks ties between equal bids, in an order that changes every round.
web-pages-virtual = Virtual player { $number }
web-pages-virtual-about = They turn up bid cards from a pile and keep what they take. They build no city and use no characters.
web-pages-level-beginner = bids 1 to 9, like everyone else
web-pages-level-intermediate = has a 10 instead of the 1
web-pages-level-expert = has a 10 and an 11 instead of 1 and 2
web-pages-hopeless = Alone against five experts: even the rule book says this is almost impossible to win.
web-pages-set-own = custom
web-pages-set-own-about = Seven characters, each on the side you choose; the Paperboy is extra.
web-pages-set-random-about = Seven characters on random sides. You see them once the table is set up.
web-pages-set-count = { $count } of { $needed } chosen
web-pages-bag-own = custom bag
web-pages-bag-own-about = As many of each building as you like; all eight base types must be included.
web-pages-about-new-beginning = Before the game, everyone secretly buys cowboys, roads, revolver tokens and parcels instead of starting alike.
web-pages-about-river = A river crosses the map: nobody can build on it, only bridges cross it, and Mines beside it pay more.
web-pages-about-might-is-right = Duels use numbered tiles, chosen in secret, instead of dice: bluff instead of luck.
web-pages-about-kit-carson = Everyone places cowboys at the same time, and can move them until they stop. Best played live.
web-pages-about-outlaws = From round 2, Outlaws come to town and halve what buildings pay until someone beats or jails them.
web-pages-about-horses = Everyone has horses and five enclosures with small advantages. Each round ends with a rodeo.
web-pages-river-printed = the printed river
web-pages-river-printed-about = From west to east through the middle of the map.
web-pages-river-own = custom river
web-pages-river-own-about = Any shape you agree on: 1 to 15 parcels, in one piece or several.
web-pages-edition-english = The later, longer rule book, with all twenty characters and the solo game.
web-pages-edition-dutch = The Dutch rules where they differ: City Hall, Outlaws and rivers. No Father Christmas, no solo game.
web-pages-clock-none-about = Take all the time you need.
web-pages-clock-quick-about = For an evening together. Longer moves use up your reserve; then a bot plays for you until you are back.
web-pages-clock-calm-about = The same, with more time to think.
web-pages-clock-day-about = Play when you have a moment; a game takes a few weeks.
web-pages-clock-days-about = For players who are often away.
web-pages-clock-own = custom
web-pages-clock-own-about = Set your own seconds or days.
web-pages-clock-kind = Count in
web-pages-clock-kind-live = seconds
web-pages-clock-kind-days = days
web-pages-clock-move = Seconds per move
web-pages-clock-bank = Seconds in reserve
web-pages-clock-days = Days per move
web-pages-open-to = Open to
web-pages-public = everyone
web-pages-private = people with the link
web-pages-figures = Figures
web-pages-deck = Deck
web-pages-material-own = custom
web-pages-material-ours = built-in
web-pages-material-about = Some figures from the box are not in any rule book, so we reconstructed them. If you know better, play with your own file (JSON).
web-pages-material-file = File
web-pages-material-read = Using { $name }.
web-pages-material-unread = { $name } could not be read. It must be a JSON file with figures or cards.
web-pages-then-wait = You then get a link for your friends.
web-pages-then-begin = All seats are taken: the game starts right away.
web-pages-then-watch = The game starts right away: the bots play and you watch.
web-pages-bag-count = { $count ->
    [one] 1 building in the bag.
   *[other] { $count } buildings in the bag.
  }
web-pages-river-count = { $count ->
    [one] 1 river parcel.
   *[other] { $count } river parcels.
  }
web-pages-table-virtual = { $count ->
    [0] No virtual players.
    [one] 1 virtual player completes the table.
   *[other] { $count } virtual players complete the table.
  }
