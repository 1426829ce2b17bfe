### Het scoreblok en de voorbereiding voor wie de doos heeft.

web-pad-title = Scoreblok
web-pad-intro = Voor een spel met de echte doos. Alles wat je invult, blijft in deze browser en werkt ook offline.
web-pad-games = Bewaarde partijen
web-pad-none = Nog geen partij. Kies hierboven een spel.
web-pad-forget = Partij van { $day } verwijderen
web-pad-new = Nieuwe partij
web-pad-add = Speler toevoegen
web-pad-remove = { $name } verwijderen
web-pad-player = Speler { $number }
web-pad-name = Naam van speler { $number }
web-pad-suit = Symbool van { $name }
web-pad-share = Delen als tekst
web-pad-copied = Gekopieerd.
web-pad-winner = { $names } wint met { $points }.
web-pad-tie = { $names } delen de eerste plaats met { $points }.
web-pad-tie-open = Gelijk aan de top: wie in ronde 4 het eerst paste, wint. Vul de pasvolgorde in.
web-pad-bridge = Daarvan naast een brug
web-pad-symbols = Huissymbolen in de hele stad
web-pad-teacher = Schooljuf in ronde 4
web-pad-schools = Scholen, Gevangenissen, Kerken
web-pad-saloon = heeft een Saloon
web-pad-rodeos = Rodeofiches
web-pad-passed = Plaats in de pasvolgorde van ronde 4
web-pad-virtual = virtuele speler
web-pad-attraction = Totale prioriteit
web-pad-cities = Stad
web-pad-build-city = Stad leggen
web-pad-city = De stad van { $name }
web-pad-city-how = Kies wat er op een kavel ligt en tik dan de kavels aan. Met de pijltjestoetsen beweeg je door de stad. De punten worden online geteld; daarvoor heb je verbinding nodig.
web-pad-brush = Wat er op de kavel ligt
web-pad-sold = Door de Veilingmeester verkochte kaarten
web-pad-reckon = Punten tellen
web-pad-reckoned = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, hierboven ingevuld.
web-pad-setup = Voorbereiding
web-pad-setup-intro = Wat je uit de doos haalt en waar het komt te liggen, stap voor stap, voor het spel dat je kiest.
web-pad-real = Echte spelers
web-pad-in-all = Spelers in totaal
web-pad-roll = Opnieuw gooien
web-pad-step-each = Elke speler neemt
web-pad-step-sheets = Een nieuw begin: iedereen vult in plaats daarvan in het geheim een formulier in, dat geld, cowboys, revolverfiches, wegen en kavels bepaalt.
web-pad-step-duel-tiles = { $players ->
    [2] Het recht van de sterkste: ieder neemt de dueltegels 0 tot en met 5 en $15.
    [6] Het recht van de sterkste: schud vijf sets dueltegels en geef ieder er vijf; het startgeld is $30 min de som ervan.
   *[other] Het recht van de sterkste: schud één set dueltegels per speler en geef ieder er zes; het startgeld is $30 min de som ervan.
  }
web-pad-step-characters = Leg deze { $count } personages klaar, met deze kant boven
web-pad-step-bag = Doe deze gebouwen in de zak
web-pad-step-track = Vul de bouwplaatsen: twee Ranches en twee Mijnen uit de zak, en dan drie getrokken gebouwen, bijvoorbeeld deze
web-pad-step-river = Leg de rivier op { $parcels }
web-pad-step-map = Gooi voor het centrum en { $count } Bergen, of neem deze worp: de starttegel op { $parcel } met een weg aan elke kant, Bergen op { $parcels }
web-pad-step-outlaws = Leg de Outlaws en hun krachttegels klaar; ze komen vanaf ronde 2
web-pad-step-horses = Geef elke speler vijf omheiningen; leg de andere paarden en de rodeofiches klaar
web-pad-step-order = Loot de pasvolgorde voor ronde 1, of neem deze
web-pad-step-claims = Van de laatste naar de eerste legt elke speler een eigendomstegel op een vrije kavel, daarna van de eerste naar de laatste een tweede
web-pad-step-begin = Begin ronde 1: in die volgorde neemt iedereen een personage
web-pad-step-bids = Elke speler neemt een symbool en deze biedkaarten; die van virtuele spelers worden tot een gedekte stapel geschud
web-pad-step-piles = Schud de 48 terreinkaarten van Era I, de 48 van Era II en de 21 personages tot drie stapels
web-pad-step-offer = Onthul elke ronde één personage en { $count } terreinkaarten in een kolom, het personage het dichtst bij de stapels
web-pad-step-eras = Speel negen rondes met Era I. Daarna neemt iedereen de biedkaarten terug voor negen rondes met Era II
web-pad-map = Tellen op de kaart
web-pad-map-how = Kies een speler en wat er staat en tik dan de kavels aan: het blok telt mee. Met de pijltjestoetsen beweeg je over de kaart; Enter zet iets neer, nog eens Enter haalt het weg.
web-pad-owner = Eigenaar
web-pad-neutral = niemand
web-pad-map-replaces = Tellen op de kaart vervangt bij iedereen de Bergen, Huizen en gebouwen die je hebt ingevuld.
web-pad-map-replace = Vervangen
web-pad-least = Minstens { $least }.
web-pad-most = Hoogstens { $most }.
web-pad-lost = { $line }: verloren punten
