### De tafel van het bordspel in de browser.

## Antwoorden aan tafel

web-board-answers = Je antwoord
web-board-hint = Kies een van de gemarkeerde plaatsen en bevestig.
web-board-hint-map = Kies een plaats op de kaart en bevestig.
web-board-hint-carry = Sleep de cowboy naar een plek, of kies er een op de kaart of bij de actievelden, en bevestig.
web-board-hint-lift = Kies een geplaatste cowboy om hem te verplaatsen.
web-board-lift = Deze cowboy verplaatsen
web-board-lift-where = Kies een nieuwe plaats voor de cowboy van { PLACE($at) } en bevestig.
web-board-lift-not = Laten staan
web-board-plain = Gewone cowboy
web-board-consent-rest = Bij een ja gebeurt de rest van je plan meteen.
web-board-idle = Wijs een plaats aan, of tik erop, om te zien wat die waard is.
web-board-pass-sure = { $count ->
    [0] Je kunt nog een cowboy plaatsen.
    [one] Je hebt nog een cowboy.
   *[other] Je hebt nog { $count } cowboys.
  } Als je past, plaats je er deze ronde geen meer.
web-board-which = Kies er een
web-board-confirm = Bevestigen
web-board-cancel = Annuleren
web-board-change = Wijzigen
web-board-steps = Bouwen, stap voor stap
web-board-next-build = Kies een kavel voor { OBJECT($building, form: "a") }.
web-board-next-none = Er is nog geen kavel voor: leg wegen naar een van jouw kavels, of bewaar het gebouw voor later.
web-board-next-builds = Kies wat je waar bouwt.
web-board-next-house = { $left ->
    [one] Kies een plaats voor het Huis.
   *[other] Kies een plaats voor een Huis; nog { $left } te plaatsen.
  }
web-board-roads-lay = { $count ->
    [one] Je weg leggen
   *[other] Een van je { $count } wegen leggen
  }
web-board-roads-done = Nu geen weg
web-board-amount = Bedrag
web-board-less = Minder
web-board-more = Meer
web-board-in-dollars = $
web-board-zoom = Kaart vergroten
web-board-in-vp = OP
web-board-spend-vp = ${ $amount } uitgeven → { $vp } OP
web-board-cash-left = Je houdt ${ $left }.
web-board-cash-ahead = { $more ->
    [0] Met de geldlimiet van deze ronde mag je alle ${ $left } houden die je nog hebt.
   *[other] Met de geldlimiet van deze ronde mag je ${ $left } houden; de andere ${ $more } moet je dan uitgeven: 1 OP voor elke volle ${ $each }.
  }
web-board-sheet = Je formulier
web-board-sheet-purse = Je hebt ${ $purse } te besteden; wat overblijft, is je geld. Ingevuld is de gewone start.
web-board-sheet-left = nog ${ $left } over
web-board-sheet-tiles = { $debt ->
    [yes] Met je dueltegels zou dat { $sum } zijn, minder dan nul: je begint met $0.
   *[no] Met je dueltegels begin je met { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboys
web-board-sheet-revolvers = Revolverfiches
web-board-sheet-roads = Wegen
web-board-sheet-parcels = Startkavels
web-board-sheet-bid = Bod op de eerste plaats
web-board-sheet-done = Inleveren

## Wat een plaats is

web-board-free = Vrije kavel
web-board-linked = Aangesloten: hier mag elk gebouw en elk Huis staan.
web-board-unlinked = Niet aangesloten: alleen Ranches en Mijnen mogen hier staan.
web-board-closed = Deze ronde gesloten voor cowboys.
web-board-empty-space = Hier ligt geen gebouw.
web-board-outlaw = Outlaw
web-board-outlaw-here = Hier staat een Outlaw, die eerst verslagen moet worden.
web-board-income = Inkomsten
web-board-at-most = tot ${ $most }
web-board-tripled = Dynamiet: deze ronde drie keer zoveel
web-board-price = Prijs
web-board-price-character = met jouw personage ${ $price }
web-board-gives = Levert je op
web-board-gift-dice = twee dobbelstenen, $2 tot $12
web-board-gift-firepower = +{ $count } vuurkracht
web-board-here = Hier:
web-board-odds = Kansen in het duel
web-board-odds-tie = Bij gelijke stand beslist de pasvolgorde: { $order }.
web-board-odds-tie-open = Bij gelijke stand wint wie eerder past.
web-board-odds-tie-rest = wie eerder past
web-board-odds-then = { $before }, dan { $after }
web-board-odds-reach = Om de Outlaw te verslaan, hoef je zijn kracht alleen te evenaren.
web-board-changes = Inkomsten die zouden veranderen
web-board-no-change = Er veranderen geen inkomsten.
web-board-sites = Te bouwen op
web-board-no-site = nog geen kavel van jou
web-board-loot = Als je wint, de helft
web-board-connects = Sluit aan

## Delen van een som

web-board-power-revolvers = { $count ->
    [one] 1 revolverfiche
   *[other] { $count } revolverfiches
  }
web-board-power-cowboys = { $count ->
    [one] 1 cowboy in eigen voorraad
   *[other] { $count } cowboys in eigen voorraad
  }
web-board-power-white = { $count } witte cowboy
web-board-power-character = { $count } door het personage
web-board-power-ammunition = { $count } door Munitie
web-board-power-variants = { $count } door paarden

## Waar gebouwen voor zijn

web-board-about-mountain = $3 voor elke Mijn ernaast; aan het einde OP voor de eigenaar.
web-board-about-house = Telt als één huissymbool voor de gebouwen ernaast.
web-board-about-townhouse = Telt als twee huissymbolen voor de gebouwen ernaast.
web-board-about-ranch = Levert $1 op voor elke lege kavel ernaast, minstens $1. Telt als huissymbool, geeft een revolver en heeft geen weg nodig.
web-board-about-mine = Levert $3 op voor elke Berg ernaast die van de eigenaar of van niemand is. Geeft een revolver en heeft geen weg nodig.
web-board-about-drugstore = Levert $3 op voor elk huissymbool ernaast dat van de eigenaar of van niemand is en voor elke Ranch van de eigenaar, waar dan ook. Brengt een Huis mee.
web-board-about-bank = Levert $3 op voor elk huissymbool ernaast dat van de eigenaar of van niemand is en voor elke Mijn van de eigenaar, waar dan ook. Brengt een Huis mee.
web-board-about-saloon = Levert $5 op voor elk huissymbool ernaast dat van de eigenaar of van niemand is. Brengt een Huis mee.
web-board-about-hotel = Levert $6 op en telt als twee huissymbolen. Brengt een Huis mee.
web-board-about-general-store = Levert $3 op voor elk huissymbool ernaast, van wie dan ook, en $6 voor eigen symbolen. Brengt een Huis mee.
web-board-about-blacksmith = Levert $5 maal het rondenummer op, en $5 voor elke Ranch van de eigenaar. Brengt een Huis mee.
web-board-about-church = Beschermt gebouwen van de eigenaar ernaast tegen aanvallen. Telt als huissymbool. Brengt een Huis mee.
web-board-about-prison = Geeft de eigenaar twee revolvers. Brengt een Huis mee.
web-board-about-school = Telt als huissymbool. Brengt drie Huizen mee.
web-board-about-city-hall = Wie het bezet, krijgt meer van gebouwen. Telt als huissymbool. De kavel is van niemand.
web-board-about-train-station = Levert aan het einde een half OP op voor elk huissymbool in de stad. Telt als twee huissymbolen.

## Het actiespoor

web-board-round = { $round ->
    [0] Vóór ronde 1
   *[other] Ronde { $round } van 4
  }
web-board-short-wages = Salaris
web-board-short-ammunition = Munitie
web-board-short-roads = Wegen
web-board-short-road = Weg
web-board-short-parcels-income = Kavels
web-board-short-cowboy-income = Vuurkracht
web-board-short-gambling = Gokken
web-board-short-parcels-vp = Kavels
web-board-short-cowboy-vp = Vuurkracht
web-board-short-building-vp = Gebouwen
web-board-bag = { $count ->
    [one] Eén gebouw in de zak
   *[other] { $count } gebouwen in de zak
  }
web-board-mile-parcels = Kavels kopen
web-board-mile-kept = Bewaarde gebouwen
web-board-mile-hall = Stadhuis
web-board-mile-income = Inkomsten gebouwen
web-board-pens = Jouw omheiningen
web-board-pens-of = De omheiningen van { $name }
web-board-enclosure-1 = Een paard hier geeft deze ronde 1 vuurkracht meer, drie of meer geven er 2. Een cowboy hier verdubbelt de hoeden in de rodeo.
web-board-enclosure-2 = Met een paard hier mag je meteen nog een cowboy plaatsen, er een verplaatsen of terugnemen, of passen. Een cowboy hier verdubbelt de hoeden in de rodeo.
web-board-enclosure-3 = Elk paard hier verdubbelt deze ronde de inkomsten van een van je Ranches, tenzij je Winkeljuffrouw iets verdubbelt. Een cowboy hier verdubbelt de hoeden in de rodeo.
web-board-enclosure-4 = Een paard hier levert je meteen $2 op. Een cowboy hier verdubbelt de hoeden in de rodeo.
web-board-enclosure-5 = Paarden hier tellen het meest in de rodeo. Een cowboy hier verdubbelt de hoeden.

## Spelers en personages

web-board-turn = aan zet
web-board-passed = gepast
web-board-limit = Geldlimiet
web-board-limit-of = limiet ${ $limit }
web-board-taken = genomen door { $name }
web-board-tiles = Eigendomstegels over
web-board-general = Cowboys in de algemene voorraad
web-board-dynamite = Dynamiet
web-board-no-duel = “Geen duel”-fiches
web-board-horses = Paarden
web-board-enclosures = { $supply } in eigen voorraad; omheiningen 1 tot en met 5: { $pens }; gewonnen rodeo’s: { $rodeos }
web-board-duel-tiles = Dueltegels
web-board-tiles-hidden = { $count }, totaal { $sum }
web-board-tiles-redrawn = { $count }, uit de aflegstapel getrokken; totaal geheim
web-board-empty = Lege kavel
web-board-for-nothing = niets: deze is gratis
web-board-number = Nummer in de beurtvolgorde
