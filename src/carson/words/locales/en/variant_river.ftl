# Carson River: water, and City Hall beside it.

event-city-hall-out = There is no parcel for City Hall; it stays out of the game.

refusal-river-there = { $at } is river; nobody can own it, stand on it or build on it.
refusal-city-hall-there = City Hall is on { $at }, and its parcel can never be owned; choose another.
