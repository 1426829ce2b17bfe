# Carson River: wat over water wordt gezegd, en over het Stadhuis ernaast.

event-city-hall-out = Er is geen kavel voor het Stadhuis; het blijft uit het spel.

refusal-river-there = { $at } is rivier; niemand kan die kavel bezitten, erop staan of erop bouwen.
refusal-city-hall-there = Op { $at } staat het Stadhuis, en die kavel kan nooit van iemand zijn; kies een andere.
