# Carson River: was vom Wasser gesagt wird, und vom Rathaus daneben.

event-city-hall-out = Es gibt keine Parzelle für das Rathaus; es bleibt aus dem Spiel.

refusal-river-there = { $at } ist Fluss; niemand kann die Parzelle besitzen, darauf stehen oder darauf bauen.
refusal-city-hall-there = Auf { $at } steht das Rathaus, und seine Parzelle kann nie jemandem gehören; wähle eine andere.
