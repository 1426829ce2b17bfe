### Het spelregelboek in de browser.

web-rules-title = Spelregelboek
web-rules-intro = Alle regels van beide spellen in onze eigen woorden, met het nummer dat het spel noemt. Je kunt ze doorzoeken, naar elke regel linken en ze afdrukken.
web-rules-search = Zoek in de regels
web-rules-search-how = woorden of een nummer, zoals BG-4.2
web-rules-search-key = Druk op / om te zoeken
web-rules-hits = { $count ->
    [0] Geen regels gevonden.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
  }
web-rules-clear = Zoekopdracht wissen
web-rules-contents = Inhoud
web-rules-print = Afdrukken
web-rules-preface = Over deze tekst
web-rules-untranslated = Dit boek is nog niet vertaald en staat hier daarom in het Engels. De figuren, het overzicht en de labels zijn wel vertaald.
web-rules-number = Nummer
web-rules-ruling = Uitleg
  .about = De spelregelboeken zeggen hier niets, of spreken elkaar tegen: zo legt onze uitgave ze uit.
web-rules-reconstructed = Gereconstrueerd
  .about = Dit getal staat op het spelmateriaal, maar in geen enkel spelregelboek. Wij hebben het gekozen; wie de doos heeft, kan het verbeteren.
web-rules-whole = In het spelregelboek openen
web-rules-back-to = Terug naar { $rule }
web-rules-none = Regel { $rule } bestaat niet.
web-rules-again = Opnieuw proberen
web-rules-quick = Overzicht
web-rules-quick-buildings = Wat elk gebouw oplevert
web-rules-quick-spaces = Wat elk actieveld doet
web-rules-quick-characters = Personages, beide kanten, met hun geldlimiet
web-rules-quick-objects = Wat elk object waard is
web-rules-quick-powers = Personages
web-rules-yellow = geel
web-rules-red = rood
web-rules-limit = limiet { $limit }
web-rules-at-most = tot ${ $most }
web-rules-city = Voorbeeldstad
web-rules-allowed = toegestaan
web-rules-not-allowed = niet toegestaan

## Pieces and steps that figures name

web-rules-token-road = weg
web-rules-token-revolver = revolverfiche
web-rules-token-tile = eigendomstegels
web-rules-token-horse = paard
web-rules-token-hats = hoeden
web-rules-token-pile = stapel
web-rules-back = achterkant van het bovenste personage
web-rules-phase-1 = 1 Personages
web-rules-phase-2 = 2 Cowboys
web-rules-phase-3 = 3 Acties
web-rules-phase-4 = 4 Einde van de ronde
web-rules-at-first = aan het begin
web-rules-after-1 = na ronde 1
web-rules-after-2 = na ronde 2
web-rules-after-3 = na ronde 3
web-rules-step-parcels = Kavels kopen
web-rules-step-placing = Bewaarde gebouwen bouwen
web-rules-step-outlaws = Outlaws
web-rules-step-city-hall = Stadhuis
web-rules-step-income = Inkomsten van gebouwen

## Captions of the figures

web-rules-figure-income = { OBJECT($what) }: levert hier ${ $pays } op.
web-rules-figure-score = Wat deze kleine stad oplevert, per regel van het scoreblad.
web-rules-figure-adjacent = Alle acht kavels rond de Saloon grenzen eraan.
web-rules-figure-connected = Groene kavels zijn aangesloten: op een van hun hoeken eindigt een weg.
web-rules-figure-setup-player = Waarmee elke speler begint.
web-rules-figure-setup-track = De bouwplaatsen aan het begin: twee Ranches, twee Mijnen en drie gebouwen uit de zak.
web-rules-figure-setup-map = Een kaart aan het begin: het eerste Huis met zijn vier wegen, negen Bergen, en twee kavels voor elk van beide spelers.
web-rules-figure-round = De vier fasen van elk van de vier rondes.
web-rules-figure-track = De volgorde van fase 3. Stappen met een stippellijn zijn geen actievelden: daar plaats je geen cowboys.
web-rules-figure-new-cowboys = Hoeveel nieuwe cowboys je krijgt, tot je er tien hebt.
web-rules-figure-duel = Een duel: dobbelsteen, revolverfiches en de cowboys die nog in de eigen voorraad zijn. Negen wint van acht.
web-rules-figure-price = Rond de kavel staan twee Huizen, twee Saloons en een Berg: $1 + $5 = $6.
web-rules-figure-build = Eén zet: een nieuwe weg sluit de kavel aan, de Saloon komt erop, en zijn Huis op een aangesloten kavel.
web-rules-figure-townhouse = Dit Huis mag een Herenhuis worden: elk van de acht kavels eromheen heeft een eigenaar of er staat iets op.
web-rules-figure-attack = Een aanval op een Drugstore die $15 oplevert: de aanvaller neemt $7, de eigenaar houdt $8.
web-rules-figure-church = De Saloon en de Bank liggen naast een Kerk van hun eigenaar en kunnen dus niet aangevallen worden.
web-rules-figure-city-hall = Blauw bezet het Stadhuis: de Saloon levert een stap van $5 extra op.
web-rules-figure-train-station = De acht wegen van deze lijn liggen er allemaal, dus mag het Station ernaast staan.
web-rules-figure-final = Aan het einde tellen je geld en alles op je eigen kavels; alles naast een brug levert 3 OP op.
web-rules-figure-bridge = Met rivier aan beide kanten is er een brug nodig, die twee wegen kost. De Saloon ligt ernaast.
web-rules-figure-outlaw = De Outlaw neemt de helft; wat overblijft, wordt naar beneden afgerond.
web-rules-figure-rodeo = Rodeo: paarden maal hoeden, dubbel waar een cowboy in de omheining staat. 2 + 12 = 14 wint van 1 + 5 = 6.
web-rules-figure-column = Het aanbod van een ronde: het personage het dichtst bij de stapels, daarna de terreinkaarten.
web-rules-figure-bids = Twee spelers bieden 5. Op de achterkant staat de ster boven de koe, dus kiest de ster als derde.
web-rules-figure-virtual = Een virtuele speler neemt de hoogste prioriteit; van de twee kaarten met 7 de kaart het dichtst bij de stapels.
web-rules-figure-eras = Twee Era’s van negen rondes. Voor Era II neemt iedereen de negen biedkaarten terug.
web-rules-figure-touching = Een kaart moet met een zijde aan de stad grenzen of er een kavel van afdekken. Een hoek is niet genoeg.
web-rules-figure-covering = Een lege kavel mag afgedekt worden. Een Gevangenis door een Mijn niet, een Mijn door een Mijn wel. Het kleine plaatje in de hoek toont wat afgedekt wordt.
web-rules-figure-houses = Een Huis mag afgedekt worden door een Herenhuis, maar niet door een Hotel en nooit door een lege kavel.
web-rules-figure-outlaws-covered = Met een Gevangenis in de stad tellen Outlaws als leeg en mogen ze afgedekt worden; zonder niet.
web-rules-near = Geen regel bevat al deze woorden. { $count ->
    [one] Deze komt het dichtst in de buurt.
   *[other] Deze { $count } komen het dichtst in de buurt.
  }
web-rules-hits-more = { $count ->
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
  }, { $more ->
    [one] nog één die kan helpen.
   *[other] nog { $more } die kunnen helpen.
  }
web-rules-found = Gevonden regels
web-rules-may-help = Dit kan ook helpen
web-rules-none-try = Probeer minder woorden, of een ander woord, zoals de naam van een onderdeel: Huis, duel, Outlaws. Je kunt ook het nummer van een regel invoeren, zoals BG-4.2.
