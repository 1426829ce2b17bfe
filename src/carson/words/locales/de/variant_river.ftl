# Carson River: was vom Wasser gesagt wird, und vom Rathaus daneben.

event-city-hall-out = Es gibt keine Parzelle, auf die das Rathaus kommen könnte; es bleibt aus dem Spiel.

refusal-river-there = { $at } ist Fluss; er gehört niemandem, und dort wird weder gestanden noch gebaut.
refusal-city-hall-there = Auf { $at } steht das Rathaus, und seine Parzelle gehört nie jemandem; wähle eine andere.
