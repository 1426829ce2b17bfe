### The score pad and the set-up for owners of the box.

web-pad-title = Score pad
web-pad-intro = For a game with the box. Everything you enter stays in this browser and works offline.
web-pad-games = Saved games
web-pad-none = No games yet. Choose a game above.
web-pad-forget = Delete the game from { $day }
web-pad-new = New game
web-pad-add = Add a player
web-pad-remove = Remove { $name }
web-pad-player = Player { $number }
web-pad-name = Name of player { $number }
web-pad-suit = { $name }’s suit
web-pad-share = Share as text
web-pad-copied = Copied.
web-pad-winner = { $names } wins with { $points }.
web-pad-tie = { $names } tie for first place with { $points }.
web-pad-tie-open = Tied for first: the player who passed earlier in round 4 wins. Enter the pass order.
web-pad-bridge = Of these, next to a bridge
web-pad-symbols = House symbols in the whole city
web-pad-teacher = Teacher in round 4
web-pad-schools = Schools, Prisons, Churches
web-pad-saloon = has a Saloon
web-pad-rodeos = Rodeo tokens
web-pad-passed = Place in the pass order of round 4
web-pad-virtual = virtual player
web-pad-attraction = Total attraction
web-pad-cities = City
web-pad-build-city = Lay out the city
web-pad-city = { $name }’s city
web-pad-city-how = Choose what is on a parcel, then tap the parcels. Use the arrow keys to move around the city. The points are counted online, so you need a connection.
web-pad-brush = What is on the parcel
web-pad-sold = Cards sold by the Auctioneer
web-pad-reckon = Count points
web-pad-reckoned = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, entered above.
web-pad-setup = Set-up
web-pad-setup-intro = What to take out of the box and where to put it, step by step, for the game you choose.
web-pad-real = Real players
web-pad-in-all = Total players
web-pad-roll = Roll again
web-pad-step-each = Each player takes
web-pad-step-sheets = A New Beginning: everyone secretly fills in a sheet instead, which sets their money, cowboys, revolver tokens, roads and parcels.
web-pad-step-duel-tiles = { $players ->
    [2] Might is Right: each player takes duel tiles 0 to 5 and $15.
    [6] Might is Right: shuffle five sets of duel tiles and deal five to each player, who starts with $30 minus their total.
   *[other] Might is Right: shuffle one set of duel tiles per player and deal six to each player, who starts with $30 minus their total.
  }
web-pad-step-characters = Lay out these { $count } characters, with this side face up
web-pad-step-bag = Put these buildings into the bag
web-pad-step-track = Fill the building track: two Ranches and two Mines from the bag, then three buildings drawn at random, such as these
web-pad-step-river = Lay out the river on { $parcels }
web-pad-step-map = Roll for the centre and { $count } Mountains, or use this roll: the Start tile on { $parcel } with a road on each side, Mountains on { $parcels }
web-pad-step-outlaws = Set aside the Outlaws and their strength tiles; they arrive from round 2
web-pad-step-horses = Give each player five enclosures; put the other horses and the rodeo tokens within reach
web-pad-step-order = Draw lots for the pass order of round 1, or use this one
web-pad-step-claims = From last to first, each player puts a property tile on an unowned parcel; then from first to last, a second one
web-pad-step-begin = Start round 1: in that order, everyone takes a character
web-pad-step-bids = Each player takes a suit and these bid cards; shuffle those of the virtual players into a pile, face down
web-pad-step-piles = Shuffle the 48 terrain cards of Era I, the 48 of Era II and the 21 characters into three piles
web-pad-step-offer = Each round, reveal one character and { $count } terrain cards in a column, with the character nearest the piles
web-pad-step-eras = Play nine rounds with Era I. Then everyone takes back their bid cards for nine rounds with Era II
web-pad-map = Count from the map
web-pad-map-how = Choose a player and what is there, then tap the parcels: the pad counts as you go. Use the arrow keys to move around the map; press Enter to place it, and Enter again to remove it.
web-pad-owner = Owner
web-pad-neutral = nobody
web-pad-map-replaces = Counting from the map replaces the Mountains, Houses and buildings you have entered for all players.
web-pad-map-replace = Replace them
web-pad-least = Must be at least { $least }.
web-pad-most = Must be at most { $most }.
web-pad-lost = { $line }: points lost
