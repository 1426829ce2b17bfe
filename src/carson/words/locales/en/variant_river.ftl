# Carson River: what is said of water and of City Hall beside it.

event-city-hall-out = There is no parcel that City Hall could go to; it stays out of the game.

refusal-river-there = { $at } is river; nobody owns it, stands on it or builds there.
refusal-city-hall-there = City Hall stands on { $at }, and its parcel is never owned; choose another.
