# Je eigen statistieken.

web-statistics-none = Je hebt nog geen partij uitgespeeld. Je eerste resultaat komt hier te staan.
web-statistics-games = Partijen
web-statistics-wins = Gewonnen
web-statistics-expected = Zeges bij gelijke sterkte
web-statistics-points = Punten per partij
web-statistics-others = Anderen aan je tafels
web-statistics-best = Beste resultaat
web-statistics-by-players = Naar aantal spelers
web-statistics-by-set = Naar set personages
web-statistics-by-variant = Naar variant
web-statistics-by-rival = Naar tegenstander
web-statistics-sources = Punten naar bron
web-statistics-sources-about = Gemiddeld per partij, vergeleken met de anderen aan je tafels. Alleen uitgespeelde partijen tellen.
web-statistics-yours = Jij
web-statistics-characters = Personages die je nam
web-statistics-buildings = Gebouwen die je aan het eind had
web-statistics-won = { $wins } van { $games } gewonnen
web-statistics-set-own = andere sets
web-statistics-no-variant = basisspel
web-statistics-rival-person = mensen
web-statistics-rival-virtual = virtuele speler, { $level }
web-statistics-count-players = { $count } spelers
web-statistics-share = { $share }%
