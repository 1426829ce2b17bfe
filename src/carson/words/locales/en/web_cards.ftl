### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Nothing changes on the score sheet.
web-cards-place-label = { $action }: { $points }
web-cards-card = Card { $card }
web-cards-gain = { $points } { $count ->
    [one] point
   *[other] points
  }
web-cards-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-cards-covered = covered
web-cards-empty-parcels = { $count ->
    [one] one empty parcel
   *[other] { $count } empty parcels
  }
web-cards-pile-terrain = terrain
web-cards-pile-characters = characters
web-cards-ties = Ties: the strongest suit first.
web-cards-ties-about = Among equal bids the suit that stands further left chooses first. The order is that on the back of the character on top of the pile; it changes every round.
web-cards-offer-empty = No card is on offer.
web-cards-no-place = no place
web-cards-best = Best place
web-cards-worth = Worth now
web-cards-next = next for a virtual player
web-cards-next-about = A virtual player takes the card with the highest attraction; among equals the one nearest the piles.
web-cards-players = Everybody’s points, bid cards and characters
web-cards-virtual = virtual, { $level }
web-cards-thinks = decides
web-cards-bid-shown = bids { $bid }
web-cards-bid-none = no bid yet
web-cards-used = { $name }, power used
web-cards-order = Order of choice
web-cards-order-yet = Order of choice, if no bid is raised
web-cards-hand = Your bid cards
web-cards-bid-played = { $bid }, already played
web-cards-answers = What you can do
web-cards-here = here: { $points } { $count ->
    [one] point
   *[other] points
  }.
web-cards-place-here = Place it here
web-cards-prospect = { $places ->
    [0] has no place in your city; it would be set aside.
    [one] has one place in your city: { $points }.
   *[other] has { $places } places in your city; the best: { $points }.
  }
web-cards-worth-now = Now: { $points }.
web-cards-sale = sold: { $points } { $count ->
    [one] point
   *[other] points
  } in all.
web-cards-sell-hint = Choose a framed card of your city to sell it.
web-cards-power-virtual = A virtual player never uses a power; the card counts by its attraction.
web-cards-power-always = Works by itself; nothing to announce.
web-cards-power-used = Used already.
web-cards-power-before = Not used yet: its holder is asked before bids.
web-cards-power-after = Not used yet: its holder is asked once all bids are shown.
web-cards-why-not-use = Why can’t I use it now?
web-cards-cities = Whose city
web-cards-no-city = { $name } is a virtual player and builds no city. Each turn it takes the most attractive card; at the end it scores the attraction of all its cards.
web-cards-none-kept = It has taken no terrain card yet.
web-cards-show-points = Show the points of places
web-cards-size = { $width } × { $height } parcels of { $limit }
web-cards-aside = Set aside: { $cards }
web-cards-sold = Sold: { $cards }
web-cards-round = Era { $era }, round { $round } of 9
web-cards-try = Choose a card on offer to see where it could go.
web-cards-prospect-of = { $places ->
    [0] has no place in the city of { $name }.
    [one] has one place in the city of { $name }: { $points }.
   *[other] has { $places } places in the city of { $name }; the best: { $points }.
  }
web-cards-place-hint = Choose where the middle of the card goes, or carry the card there.
web-cards-bid-hint = Choose a bid card: you see what it means before you lay it.
web-cards-bid-means = { $sure ->
    [yes] With { $bid } you choose in place { $first } of { $count }.
   *[no] With { $bid } you choose in place { $first } to { $last } of { $count }: it comes before { $beats } of the { $against } bid cards that the others may lay.
  }
web-cards-bid-nothing = With { $bid } you take no card this round: you have used the Lawyer.
web-cards-zoom = Size of the city
web-cards-larger = Larger
web-cards-smaller = Smaller
web-cards-left = The bid cards that everybody has left
web-cards-left-others = The bid cards that the others have left
