# Carson River: wat over water wordt gezegd, en over het Stadhuis ernaast.

event-city-hall-out = Er is geen kavel waar het Stadhuis heen kan; het doet niet meer mee.

refusal-river-there = { $at } is rivier; die is van niemand, en er wordt niet gestaan of gebouwd.
refusal-city-hall-there = Op { $at } staat het Stadhuis, en die kavel wordt nooit iemands eigendom; kies een andere.
