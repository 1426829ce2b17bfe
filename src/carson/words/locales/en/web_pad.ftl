### The score pad and the set-up for owners of the box.

web-pad-title = Score pad
web-pad-intro = For a game with the box. What you write stays in this browser, and works without a connection.
web-pad-games = Kept games
web-pad-none = No game yet. Choose one above.
web-pad-open = Open
web-pad-forget = Delete the game of { $day }
web-pad-new = New game
web-pad-add = Add a player
web-pad-remove = Remove { $name }
web-pad-player = Player { $number }
web-pad-name = Name of player { $number }
web-pad-suit = Suit of { $name }
web-pad-share = Share as text
web-pad-copied = Copied.
web-pad-winner = { $names } wins with { $points }.
web-pad-tie = { $names } share the first place with { $points }.
web-pad-tie-open = Equal at the top: whoever passed earlier in round 4 wins. Enter the pass order.
web-pad-bridge = Of these next to a bridge
web-pad-symbols = House symbols in the whole city
web-pad-teacher = Teacher in round 4
web-pad-schools = Schools, Prisons, Churches
web-pad-saloon = has a Saloon
web-pad-rodeos = Rodeo tokens
web-pad-passed = Passed in round 4 as number
web-pad-virtual = virtual player
web-pad-attraction = Sum of attraction
web-pad-cities = City
web-pad-build-city = Lay out the city
web-pad-city = The city of { $name }
web-pad-city-how = Choose what lies on a parcel, then tap the parcels. The arrow keys move within the city. The engine counts every line; it needs a connection for that.
web-pad-brush = What lies on the parcel
web-pad-sold = Cards sold by the Auctioneer
web-pad-reckon = Count the points
web-pad-reckoned = { $points } points, entered above.
web-pad-setup = Set-up
web-pad-setup-intro = What to take out of the box and where it goes, step by step, for the game you choose.
web-pad-real = Real players
web-pad-in-all = Players in all
web-pad-roll = Roll again
web-pad-step-each = Each player takes
web-pad-step-sheets = A New Beginning: everybody secretly fills in a sheet instead; money, cowboys, revolver tokens, roads and parcels come from it.
web-pad-step-duel-tiles = { $players ->
    [2] Might is Right: each takes duel tiles 0 to 5 and $15.
    [6] Might is Right: shuffle five sets of duel tiles and deal five to each; the start money is $30 less their sum.
   *[other] Might is Right: shuffle one set of duel tiles for each player and deal six to each; the start money is $30 less their sum.
  }
web-pad-step-characters = Lay out these { $count } characters, with this side up
web-pad-step-bag = Put these buildings into the bag
web-pad-step-track = Fill the building track: two Ranches and two Mines out of the bag, then three buildings drawn, such as these
web-pad-step-river = Lay the river on { $parcels }
web-pad-step-map = Roll the centre and { $count } Mountains, or take this roll: the Start tile on { $parcel } with a road on each side, Mountains on { $parcels }
web-pad-step-outlaws = Put the Outlaws and their strength tiles aside; they come from round 2 on
web-pad-step-horses = Each player has five enclosures; put the other horses and the rodeo tokens within reach
web-pad-step-order = Draw the order of round 1 for the pass order track, or take this one
web-pad-step-claims = From last to first each player puts a property tile on an unowned parcel, then from first to last a second one
web-pad-step-begin = Begin round 1: in that order everybody takes a character
web-pad-step-bids = Each player takes a suit and these bid cards; those of virtual players are shuffled into a pile, face down
web-pad-step-piles = Shuffle the 48 terrain cards of Era I, the 48 of Era II and the 21 characters into three piles
web-pad-step-offer = Each round reveal one character and { $count } terrain cards in a column, the character nearest the piles
web-pad-step-eras = Play nine rounds with Era I; then everybody takes the bid cards back for nine rounds with Era II
web-pad-map = Count from the map
web-pad-map-how = Choose a player and what stands there, then tap the parcels: the pad counts as you go. The arrow keys move on the map, Enter sets, the same again takes away.
web-pad-owner = Whose
web-pad-neutral = nobody
web-pad-map-replaces = Counting from the map replaces the Mountains, Houses and buildings that you have typed, for everybody.
web-pad-map-replace = Replace them
