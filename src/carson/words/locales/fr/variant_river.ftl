# Carson River : ce qui se dit de l’eau, et du City Hall à côté.

event-city-hall-out = Il n’y a aucune parcelle pour le City Hall ; il reste hors du jeu.

refusal-river-there = { $at } est une parcelle de rivière ; personne ne peut la posséder, s’y placer ni y construire.
refusal-city-hall-there = Le City Hall est en { $at }, et sa parcelle n’appartient jamais à personne ; choisissez-en une autre.
