### Wat de terminal zegt over het bordspel. Woorden die je kunt typen zijn in elke taal Engels: het zijn de acties van
### docs/notation.md.

## Hulppagina’s

cli-board-help-play =
    Speel Carson City, het bordspel: 2 tot 6 spelers, mensen aan dit toetsenbord en bots.

    Zonder opties wordt gevraagd wie er meespelen. Typ tijdens het spel “?” voor hulp. Zonder terminal worden de zetten regel voor regel van de standaardinvoer gelezen.

    Voorbeeld: carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record avond.carson
cli-board-help-play-players = wie er aan tafel zitten, 2 tot 6: human, of de naam van een bot (random, easy, normal, hard, master, greedy), zoals in human,human,greedy
cli-board-help-play-characters = de personages in het spel: beginners, quiet, owners, prosper, scores, gold, random, of zelfgekozen kanten, zoals in "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = de gebouwen in de zak: full, beginners, of eigen aantallen, zoals in "ranch 6, mine 6, …"
cli-board-help-play-names = de namen van de spelers in de volgorde van hun plaatsen, zoals in Anna,Bob
cli-board-help-simulate =
    Simuleer Carson City, het bordspel, tussen bots.

    Voorbeeld: carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = Hoeveel spelers, 2 tot 6. Standaard: zoveel als --bots noemt, of 4.
cli-board-help-simulate-bots = Wie er spelen, met komma’s ertussen: random, easy, normal, hard, master, greedy, my_module:MyBot. Eén naam geldt voor alle plaatsen.
cli-board-help-simulate-characters = De personages in het spel, zoals bij carson play board. Standaard: beginners.
cli-board-help-simulate-bag = De gebouwen in de zak, zoals bij carson play board. Standaard: full.

cli-board-help-score-cards = Het scoreblok van het kaartspel; “carson score” alleen doet hetzelfde.
cli-board-help-score =
    De eindtelling van Carson City voor een spel aan de echte tafel: leest een bestand of de standaardinvoer, of stelt vragen.

    In een bestand heeft elke speler een regel “player: NAAM”, dan “vp: 31”, “money: 14”, wat er op de eigen kavels staat met “has: saloon, ranch 2, house 3, mountain”, en “character: teacher” voor wie de Schooljuf in ronde 4 had. Voor het Station voegt “neutral: house 5, city_hall” toe wat op vrije kavels staat, of zegt “symbols: 23” hoeveel huissymbolen de hele stad heeft. “passed: Bob, Anna” is de pasvolgorde van ronde 4, voor een gelijke stand. Een regel die met # begint, is een opmerking.

    In plaats van “has”, “neutral” en “symbols” kan de kaart getekend worden, rij 1 tot 8 zoals “4 .. Ho Sa0 …”: een teken per kavel en het nummer van de eigenaar, te beginnen met 0 voor de eerste speler. De tekens: Mt Berg, Ho Huis, TH Herenhuis, Ra Ranch, Mi Mijn, Dr Drugstore, Ba Bank, Sa Saloon, Hl Hotel, GS General Store, Bs Smidse, Ch Kerk, Pr Gevangenis, Sc School, CH Stadhuis, TS Station, .. leeg.

    Bij varianten kan een speler “horses: 3”, “rodeos: 1” en “bridge: saloon, house” hebben, dat laatste voor wat naast een brug staat, en Standish “standish: urban”; “variants: kit-carson” telt de hele pasvolgorde. Een getekende rivier heeft het teken ~~; zijn ook de wegen getekend (| en --), dan worden bruggen op de kaart gevonden.

    Voorbeeld: carson score board avond.txt

## Fouten in wat getypt of gelezen is

cli-board-error-no-human = Er zit niemand aan het toetsenbord; zet een human bij --players, of laat bots spelen met “carson simulate board”.
cli-board-error-resume-with = --resume gebruikt de tafel van het verslag en gaat dus niet samen met --players, --names, --characters, --bag, --variants, --edition, --river, --solo of --figures.
cli-board-error-game = Het verslag is van het spel “{ $found }”; “carson play board” gaat alleen verder met verslagen van “board”.
cli-board-error-replay = Het verslag is van het spel “{ $found }”, dat hier niet bekend is; bekend zijn { LIST($known) }.
cli-board-saved-resume = Het spel is bewaard in { $file }; met carson play board --resume { $file } speel je verder.

## Het welkom

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Vier rondes in het Wilde Westen. In elke ronde neemt iedereen een personage, zet cowboys op actievelden, kavels en gebouwen, en vecht om wat anderen ook willen. Verwerf kavels, bouw erop, verdien, en maak van dat alles overwinningspunten.
cli-board-welcome-more =
    In een duel gooi je een dobbelsteen en tel je je vuurkracht erbij op: revolvers en de cowboys die je achterhoudt. Wie het eerst past, wint bij elke gelijke stand en kiest in de volgende ronde als eerste. Bots zien wat jij ziet: random doet maar wat, easy speelt als een beginner, normal kent het spel, hard en master hebben van duizenden partijen geleerd, en greedy is de degelijke bot waaraan alle andere worden afgemeten. Typ tijdens het spel “?” voor hulp en “r” voor de spelregels.
cli-board-menu =
    Enter  tegen drie bots spelen, met de personages voor beginners
    c      kiezen wie er meespelen, en met welke personages
    a      solo tegen Jeb Standish
    ?      meer informatie
    q      stoppen
cli-board-ask-bots = Bots, met komma’s ertussen: { LIST($known, join: "or") }, hooguit { $most }?
cli-board-set-random = zeven of acht willekeurige
cli-board-ask-set = Welke personages? [{ $usual }]
cli-board-ask-bag = Welke zak met gebouwen: { LIST($known, join: "or") }? [{ $usual }]
cli-board-ask-again = Typ { LIST($known, join: "or") }.

## De pagina van de tafel

cli-board-setup = Voorbereiding
cli-board-round = Ronde { $round } van { $rounds }
cli-board-order = Beurtvolgorde:
cli-board-passed-order = Pasvolgorde:
cli-board-track = Acties
cli-board-closed = gesloten
cli-board-step-parcels = kavels kopen
cli-board-step-deferred = bewaard
cli-board-step-city-hall = Stadhuis
cli-board-step-income = inkomsten
cli-board-gives-wages = $4 per cowboy
cli-board-gives-ammunition = 3 revolvers
cli-board-gives-roads = 3 wegen
cli-board-gives-road = 1 weg per cowboy
cli-board-gives-parcels-income = $2 per kavel
cli-board-gives-cowboy-income = $2 per vuurkracht
cli-board-gives-gambling = $2 tot $12
cli-board-gives-parcels-vp = OP: kavels ÷ 2
cli-board-gives-cowboy-vp = OP: vuurkracht ÷ 2
cli-board-gives-building-vp = OP: gebouwen
cli-board-gives-vp = ${ $price } per OP
cli-board-vp = { $count } OP
# Koppen van kolommen: voluit, en waar weinig ruimte is.
cli-board-head-money = $
cli-board-head-vp = OP
cli-board-head-firepower = vuur
cli-board-head-parts = {""}
cli-board-head-cowboys = cow
cli-board-head-tiles = tegels
cli-board-head-roads = wegen
cli-board-head-income = ink.
cli-board-short-money = $
cli-board-short-vp = OP
cli-board-short-firepower = vk
cli-board-short-cowboys = cb
cli-board-short-roads = wg
cli-board-short-income = ink
# Een deel van de vuurkracht, met een plus ertussen: 2 revolvers, 3 cowboys.
cli-board-power = { $what ->
    [revolvers] { $count } rev
    [cowboys] { $count } cow
    [white] { $count } wit
    [character] { $count } pers
    [variants] { $count } extra
   *[other] { $count } mun
  }
cli-board-character = personage
cli-board-characters = Personages
cli-board-limit-head = limiet
cli-board-limit = (${ $limit })
cli-board-dynamite = { $count } dynamiet
cli-board-no-duel = { $count ->
    [one] één “geen duel”-fiche
   *[other] { $count } “geen duel”-fiches
  }

## De keuzes

cli-board-spaces = { $places ->
    [yes] Typ een veld met nummer of naam, een kavel of gebouw (d4), een omheining (enclosure-3), of pass.
   *[no] Typ een veld met nummer of naam, een kavel of gebouw (d4), of pass.
  }
cli-board-amounts = Een bedrag van ${ $least } tot ${ $most }.
cli-board-group-price = kavels te koop:
cli-board-group-parcel = kavels:
cli-board-group-attack = aanvallen:
cli-board-group-defend = verdedigen:
cli-board-group-hall = Stadhuis:
cli-board-group-site = kavels om te bouwen, en wat het daar oplevert:
cli-board-group-bare-site = kavels om te bouwen, en wat het daar oplevert, nog zonder zijn Huis:
cli-board-no-site = nu is er geen kavel voor: je bewaart het tot er een is
cli-board-group-house = een Huis, en wat het aan je inkomsten toevoegt:
cli-board-group-townhouse = een Herenhuis, en wat het toevoegt:
cli-board-group-ask = toestemming vragen voor een Huis:
cli-board-group-road = wegen:

## Antwoorden

cli-board-play-help =
    Een nummer kiest wat ernaast staat; een veld, kavel, gebouw of personage kun je bij naam typen, of zoveel ervan als duidelijk is: “wages”, “gam”, “d4”, “captain”, “saloon d4”, “12”, “pass”. Een weg heet naar een kavel en de kant: “d4e”. Acties kunnen voluit: “cowboy d4 dynamite”, “build saloon d4”, “spend 12”.

    Enter      de tafel tonen        r WOORD    regels opzoeken
    w ACTIE    mag ik, en waarom niet
    ? WOORD    over een actie, veld, personage, gebouw, teken, regel
    i d4       wat d4 oplevert, in detail; i saloon d4: wat een Saloon daar zou opleveren; i: alles
    o d4       de kansen in het duel daar; o: in alle komende duels
    m          de kaart              t          de actievelden
    c          personages, ieders bezit, de zak
    s          de score als het spel nu afgelopen was
    u          terugnemen            l          logboek
    h          tip: goede zetten, met redenen
    q          stoppen; het spel kan bewaard worden
    2 road d4e elke speler aan dit toetsenbord mag buiten de beurt een weg leggen, met het nummer van de plaats

    Op de kaart zeggen twee letters wat er op een kavel staat, het cijfer erachter is de plaats van de eigenaar, een klein cijfer een cowboy ({"⁺"} meerdere); ━ en ┃ zijn wegen. Onder een kavel staat wat hij kost ($) of oplevert (+). In de regels van de spelers is vk vuurkracht, cb cowboys, wg wegen, ink wat de gebouwen nu opleveren; het cijfer voor een naam is de plaats.
cli-board-free = leeg
cli-board-nobodys = van niemand
cli-board-linked = { $linked ->
    [yes] aangesloten
   *[other] niet aangesloten
  }
cli-board-price = Je betaalt er ${ $price } voor.
cli-board-no-income = Het levert niets op.
cli-board-income-how = Noem een kavel, zoals “i d4”, of een gebouw en een kavel, zoals “i saloon d4”.
cli-board-no-preview = Je kunt niet bouwen op { $at }: de kavel is bezet of van een ander.
cli-board-pays = { OBJECT($building) } op { $at }
cli-board-capped = (hoogstens ${ $most }, niet ${ $full })
cli-board-each = { $symbols ->
    [1] ${ $each } per stuk
   *[other] { $symbols } symbolen per stuk, ${ $each } per symbool
  }
cli-board-revolvers = { $count ->
    [one] Het levert één revolverfiche op.
   *[other] Het levert { $count } revolverfiches op.
  }
cli-board-brings = { $houses ->
    [one] Het Huis dat erbij hoort
   *[other] Er horen { $houses } Huizen bij; het eerste
  } { $most ->
    [0] verhoogt je inkomsten nergens.
   *[other] kan je inkomsten met hoogstens ${ $most } verhogen: { $where }.
  }
cli-board-no-room = { $houses ->
    [one] Er is geen plaats voor het Huis dat erbij hoort,
   *[other] Er is geen plaats voor de { $houses } Huizen die erbij horen,
  } dus het kan nu niet gebouwd worden. [BG-7.4]
cli-board-change = { OBJECT($building) } op { $at }, dan ${ $pays }
cli-board-odds-how = Noem een plek waar cowboys staan, zoals “o d4” of “o gambling”.
cli-board-no-duel-there = Er is geen duel om { PLACE($place) }.
cli-board-odds = { $name }, vuurkracht { $power }
cli-board-bag = In de zak: { $kinds }
cli-board-scores-now = Als het spel nu afgelopen was
cli-board-winner = { $tied ->
    [yes] { $name } wint, want die paste eerder in ronde 4.
   *[other] { $name } wint.
  }

## Wat getypt en niet begrepen is

cli-board-typed-parcel = “{ $typed }” is geen kavel; ze heten a1 tot h8.
cli-board-typed-amount = “{ $typed }” is geen bedrag; typ een getal.
cli-board-typed-line = “{ $typed }” is geen lijn voor een weg; noem een kavel en de kant, zoals d4e (n, e, s, w).
cli-board-typed-build = “{ $typed }” zegt niet wat je waar bouwt; typ een gebouw en een kavel, zoals “saloon d4”.
cli-board-typed-kind = Welk gebouw: { OBJECT($found, join: "or") }?
cli-board-typed-several = “{ $typed }” kan { LIST($found, join: "or") } zijn; typ er meer van.
cli-board-not-here = Niemand aan dit toetsenbord heeft plaats { $seat }.

## Het scoreblok

cli-board-pad-welcome = De eindtelling. Typ voor elke speler de OP tot nu toe, het geld na ronde 4, en wat er op de eigen kavels staat.
cli-board-pad-how = Scheid dingen met komma’s, met een aantal als er meer zijn: saloon, ranch 2, house 3, mountain. De eerste letters zijn genoeg.
cli-board-pad-ask-map = Om de kaart voor je te laten tellen, plak je die hier of typ je die rij voor rij (“4 .. Ho Sa0 …”: een teken per kavel en het nummer van de eigenaar, de eerste speler is 0) en eindig je met een lege regel; of noem een bestand waarin de kaart staat. Enter: geen kaart.
cli-board-pad-ask-map-again = De rest blijft bewaard: typ de rij opnieuw met het nummer ervoor, dan een lege regel. Enter: geen kaart.
cli-board-pad-ask-owner = Naam van de speler met een { $seat } op de kaart? [{ $usual }]
cli-board-pad-row = Rij { $row }: { $sentence }
cli-board-pad-row-length = Rij { $row } heeft { $found ->
    [one] één teken
   *[other] { $found } tekens
  }; het moeten er { $columns } zijn, één per kolom.
cli-board-pad-no-map = In { $file } staat geen kaart; die heeft rijen als “4 .. Ho Sa0 …”.
cli-board-pad-has-map = Met een kaart is “{ $key }:” niet nodig, want die toont het al; laat een van beide weg.
cli-board-pad-owner = { $at } is op de kaart van speler { $seat }, maar de spelers zijn { LIST($known) }.
cli-board-pad-own = { $name } heeft { $found } kavels op de kaart, maar slechts { $most } eigendomstegels. [BG-2.2]
cli-board-pad-ask-name = Naam van de eerste speler? [{ $usual }]
cli-board-pad-ask-next = Naam van de volgende speler (Enter: optellen)?
cli-board-pad-ask-vp = OP van { $name } tot nu toe? [0]
cli-board-pad-ask-money = Geld van { $name }? [0]
cli-board-pad-ask-things = Op de kavels van { $name }?
cli-board-pad-ask-teacher = Had { $name } in ronde 4 de Schooljuf? [j/N]
cli-board-pad-ask-symbols = Huissymbolen in de hele stad, voor het Station?
cli-board-pad-ask-passed = Gelijke stand. Pasvolgorde van ronde 4, met komma’s ertussen?
cli-board-pad-whose = Van wie is dit? Begin met “player: NAAM”.
cli-board-pad-empty = Er staat geen speler op dit scoreblok; “carson score board --help” geeft een voorbeeld.
cli-board-pad-thing = “{ $found }” kan niet op een kavel staan{ $near ->
    [none] {"."}
   *[other] ; bedoel je { $near }?
  }
cli-board-pad-hall = De kavel van het Stadhuis is van niemand, dus { $name } kan die niet hebben. [BG-8.14]
cli-board-pad-tiles = { $name } heeft { $found } dingen op eigen kavels, maar slechts { $most } eigendomstegels. [BG-2.2]
cli-board-pad-players = Er zijn hooguit { $most } spelers. [BG-3]
cli-board-pad-count = { OBJECT($kind) }: { $found } is te veel, er zijn er maar { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } dingen passen niet op de { $most } kavels van de kaart. [BG-1.1]
cli-board-pad-teachers = Maar één speler kan de Schooljuf hebben gehad.
cli-board-pad-order = “{ $found }” kan niet op deze plaats in de pasvolgorde staan; de spelers zijn { LIST($known) }.
cli-board-pad-tie = { LIST($names) } hebben evenveel OP; wie van hen in ronde 4 eerder paste, wint. [BG-10.2]

## Verslagen

cli-board-replay-title = Carson City, uit { $file }
cli-board-replay-facts = personages { $characters }; zak { $bag }; seed { $seed }; { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
