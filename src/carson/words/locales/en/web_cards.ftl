### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Your score does not change.
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
    [one] 1 empty parcel
   *[other] { $count } empty parcels
  }
web-cards-pile-terrain = terrain
web-cards-pile-characters = characters
web-cards-ties = Ties: strongest suit first.
web-cards-ties-about = If bids are equal, the suit further to the left chooses first. The order is on the back of the top character card; it changes every round.
web-cards-offer-empty = No cards on offer.
web-cards-no-place = no place
web-cards-best = Best place
web-cards-worth = Worth now
web-cards-next = next for a virtual player
web-cards-next-about = A virtual player takes the card with the highest attraction. If several are equal, it takes the one nearest the piles.
web-cards-players = All players’ points, bid cards and characters
web-cards-virtual = virtual, { $level }
web-cards-thinks = choosing
web-cards-bid-shown = bids { $bid }
web-cards-bid-none = no bid yet
web-cards-used = { $name }, power used
web-cards-order = Order of choice
web-cards-order-yet = Order of choice, unless a bid is raised
web-cards-hand = Your bid cards
web-cards-bid-played = { $bid }, already played
web-cards-answers = Your options
web-cards-here = here: { $points } { $count ->
    [one] point
   *[other] points
  }.
web-cards-place-here = Place it here
web-cards-prospect = { $places ->
    [0] has no place in your city and would be set aside.
    [one] has one place in your city: { $points }.
   *[other] has { $places } places in your city; the best: { $points }.
  }
web-cards-worth-now = Now: { $points }.
web-cards-sale = sold: { $points } { $count ->
    [one] point
   *[other] points
  } in total.
web-cards-sell-hint = Choose a highlighted card in your city to sell it.
web-cards-power-virtual = Virtual players never use powers; they take the card for its attraction.
web-cards-power-always = Works automatically.
web-cards-power-used = Already used.
web-cards-power-before = Not used yet. Its owner is asked before bidding.
web-cards-power-after = Not used yet. Its owner is asked once all bids are revealed.
web-cards-why-not-use = Why can’t I use it now?
web-cards-cities = Whose city
web-cards-no-city = { $name } is a virtual player and builds no city. Each round it takes the most attractive card; at the end it scores the attraction of all its cards.
web-cards-none-kept = No terrain cards yet.
web-cards-show-points = Show points for each place
web-cards-size = { $width } × { $height } parcels (limit { $limit })
web-cards-aside = Set aside: { $cards }
web-cards-sold = Sold: { $cards }
web-cards-round = Era { $era }, round { $round } of 9
web-cards-try = Choose a card on offer to see where it could go.
web-cards-prospect-of = { $places ->
    [0] has no place in { $name }’s city.
    [one] has one place in { $name }’s city: { $points }.
   *[other] has { $places } places in { $name }’s city; the best: { $points }.
  }
web-cards-place-hint = Choose where the middle of the card goes, or drag the card there.
web-cards-bid-hint = Choose a bid card. You see what it means before you play it.
web-cards-bid-means = { $sure ->
    [yes] With { $bid } you choose in position { $first } of { $count }.
   *[no] With { $bid } you choose in position { $first } to { $last } of { $count }: it beats { $beats } of the { $against } bid cards the others may play.
  }
web-cards-bid-nothing = With { $bid } you take no card this round: you have used the Lawyer.
web-cards-power-takes = Best on offer now: { $cards }.
web-cards-zoom = City zoom
web-cards-larger = Larger
web-cards-smaller = Smaller
web-cards-left = Everyone’s remaining bid cards
