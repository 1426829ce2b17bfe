### The page that shows every piece.

web-design-title = Alle stukken
web-design-about = Alles wat voor deze spellen getekend is, op de groottes waarop het gebruikt wordt. Voor wie nieuwe stukken tekent, pagina’s bouwt of over de spellen schrijft. De ontwerpgids in de documentatie legt uit waarom alles eruitziet zoals het eruitziet.
web-design-colours = Kleuren
web-design-players = Spelers: kleur en symbool
web-design-parcels = Op de kavels
web-design-land = Het land
web-design-tokens = Fiches, dobbelstenen en kaarten
web-design-signs = Pictogrammen
