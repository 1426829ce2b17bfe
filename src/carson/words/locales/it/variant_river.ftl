# Carson River: quello che si dice dell’acqua, e del Municipio accanto.

event-city-hall-out = Non c’è un lotto dove possa andare il Municipio; resta fuori dal gioco.

refusal-river-there = { $at } è fiume; nessuno può possederlo, starci o costruirci.
refusal-city-hall-there = In { $at } c’è il Municipio, e il suo lotto non sarà mai di nessuno; scegline un altro.
