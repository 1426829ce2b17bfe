### Wat over Carson City, het bordspel, gezegd wordt. Personages en gebouwen die ook in het kaartspel zitten, staan in
### cards.ftl; wat beide spellen zeggen, staat in kernel.ftl. OP zijn overwinningspunten.

## Personages en dingen die alleen in dit spel zitten

character-father-christmas = Kerstman
  .the = de Kerstman

object-free = niets
  .a = niets
object-school = School
  .a = een School
object-train-station = Station
  .a = een Station

## Wat elke kant van een personage doet

board-power-paperboy-yellow = Betaal $3 voor een ander personage dat niemand heeft, behalve de Sheriff: eigenschap en geldlimiet zijn van jou, en je begint. Anders is je geldlimiet $0.
board-power-paperboy-red = Haal gratis een ander personage dat niemand heeft, behalve de Sheriff: de eigenschap is van jou, met een $5 lagere geldlimiet, en je begint.
board-power-sheriff-yellow = Je hebt ook de witte cowboy: plaats hem op een actieveld of vrije kavel waar niemand staat die vecht. Niemand mag erbij komen staan.
board-power-sheriff-red = Je mag je gebouwen verdedigen, maar niets aanvallen en geen duel uitlokken. Elk duel dat je verliest, levert je 3 OP op.
board-power-banker-yellow = Je krijgt meteen $9.
board-power-banker-red = Aan het einde van de ronde mag je één keer 3, 5 of 7 OP kopen, voor $3, $12 of $25.
board-power-grocer-yellow = Je krijgt $8, meteen of bij de inkomsten van gebouwen; of je verdubbelt dan één type van je gebouwen. Wordt zo’n gebouw aangevallen, dan krijgen jij en de aanvaller de gewone inkomsten.
board-power-grocer-red = Je krijgt meteen $8, of aan het einde van de ronde 1 OP voor elk van je Huizen en Herenhuizen.
board-power-chinese-worker-yellow = Je krijgt meteen 2 wegen. Gebouwen van de bouwplaatsen kosten je de helft, naar boven afgerond.
board-power-chinese-worker-red = Je mag meteen $5 betalen voor een gebouw van de bouwplaatsen naar keuze, om te bouwen of te bewaren; daarna schuiven de andere door en komt er één bij.
board-power-settler-yellow = Je neemt meteen gratis een vrije kavel.
board-power-settler-red = Je krijgt meteen $8, of aan het einde van de ronde 1 OP voor elk van je Bergen.
board-power-captain-yellow = Je mag meteen 1, 2 of 3 van je cowboys inhuren, voor $1, $4 of $9.
board-power-captain-red = Je mag meteen 1 of 2 revolverfiches kopen, voor $3 of $9. Die houd je het hele spel.
board-power-mercenary-yellow = Je hebt deze ronde 3 vuurkracht meer.
board-power-mercenary-red = Je hebt deze ronde 2 vuurkracht meer.
board-power-indian-yellow = Je krijgt meteen en gratis 2 vrije kavels, die de dobbelstenen aanwijzen.
board-power-indian-red = Geen kavel kost je meer dan $3.
board-power-prospector-yellow = Je mag meteen $10 betalen voor een Mijn (van de bouwplaatsen, anders uit de zak) en die met een eigendomstegel op een vrije, lege kavel leggen.
board-power-prospector-red = Je krijgt meteen 2 dynamietfiches. Elk ervan verdrievoudigt wat een van je Mijnen oplevert, of gaat mee met een cowboy en geeft twee dobbelstenen in een duel.
board-power-gunsmith-yellow = Elk duel dat je deze ronde wint, levert je 2 OP op.
board-power-gunsmith-red = In elk duel mag je je dobbelsteen één keer opnieuw gooien, als je alle worpen gezien hebt. Je krijgt meteen 1 dynamietfiche.
board-power-singer-yellow = Twee van je cowboys mogen een “geen duel”-fiche meenemen, naar Wegen of een veld voor inkomsten of OP. Ze vechten met niemand en zijn als eerste aan de beurt.
board-power-singer-red = Eén keer deze ronde mag je een van je cowboys uit de algemene voorraad op Gokken zetten: hij vecht met niemand, en je vermenigvuldigt zijn dobbelstenen.
board-power-auctioneer-yellow = Je veilt meteen 2 vrije kavels in één koop. De helft van de opbrengst is voor jou; win je zelf, dan betaal je alleen de andere helft.
board-power-auctioneer-red = Je veilt meteen het “3 revolver”-fiche voor deze ronde. De opbrengst is voor jou; win je zelf, dan betaal je niets.
board-power-governor-yellow = Je krijgt meteen 1 weg. Elke weg die je deze ronde legt en die een nieuwe kavel aansluit, levert je 1 OP op.
board-power-governor-red = Je heft meteen belasting bij alle tegenstanders: $1 voor elk revolverfiche, of $1 voor elke $10 of deel daarvan.
board-power-doctor-yellow = Wie een duel verliest, mag jou $3 betalen om die cowboy door te sturen naar een leeg actieveld dat nog komt. Jij doet dat gratis.
board-power-doctor-either = Wie de kaart neemt, kiest de kant voor deze ronde: de Arts of de Begrafenisondernemer.
board-power-undertaker-red = Voor elke cowboy die een duel verliest, betaalt de eigenaar jou $2 of verliest die 1 OP. Voor je eigen cowboys betaal je niets.
board-power-cowboy-yellow = Je krijgt meteen een paard.
board-power-cowboy-red = Je mag meteen $8 betalen voor een Ranch (van de bouwplaatsen, anders uit de zak) en die met een eigendomstegel op een vrije, lege kavel leggen.
board-power-heroes-yellow = Niemand mag deze ronde je gebouwen aanvallen, en jij mag er ook geen aanvallen.
board-power-heroes-red = Je krijgt meteen 3 OP, of 6 OP als je één cowboy afstaat, of 9 OP voor twee.
board-power-teacher-yellow = In de volgende ronde kies je als eerste een personage.
board-power-teacher-red = Aan het einde van het spel krijg je 2 OP voor elk van je Scholen, Gevangenissen en Kerken, en 2 OP als je geen Saloon hebt.
board-power-teacher-either = Ronde 1 tot en met 3: in de volgende ronde kies je als eerste. Ronde 4: 2 OP voor elk van je Scholen, Gevangenissen en Kerken, en 2 OP zonder Saloon.
board-power-lawyer-yellow = Je mag meteen een vrije kavel kopen voor de prijs ervan. Cowboys van tegenstanders verlaten de kavels die jij wilt zonder duel.
board-power-editor-red = Na de inkomsten van gebouwen krijg je 1 OP voor elke $5, $10, $15 of $20 (ronde 1 tot en met 4), of deel daarvan, die je gebouwen je betaald hebben.
board-power-father-christmas-yellow = Je krijgt meteen 5 OP.
board-power-father-christmas-red = Je krijgt meteen 2 OP en gooit de witte dobbelsteen: vanaf 3 krijg je $5, vanaf 5 ook een van je cowboys.

## Actievelden. `.does` vertelt wat een cowboy er doet.

space-wages = Salaris
  .does = $4 voor elk van je cowboys hier. Geen duel.
space-ammunition = Munitie
  .does = Het “3 revolver”-fiche: 3 vuurkracht meer tot het einde van de ronde.
space-roads = Wegen
  .does = 3 wegen.
space-road = Weg
  .does = 1 weg voor elk van je cowboys hier. Geen duel.
space-buy-12 = Gebouw kopen voor $12
  .does = Koop het gebouw op dit veld voor $12, en bouw of bewaar het.
space-buy-10 = Gebouw kopen voor $10
  .does = Koop het gebouw op dit veld voor $10, en bouw of bewaar het.
space-buy-8 = Gebouw kopen voor $8
  .does = Koop het gebouw op dit veld voor $8, en bouw of bewaar het.
space-buy-6 = Gebouw kopen voor $6
  .does = Koop het gebouw op dit veld voor $6, en bouw of bewaar het.
space-buy-5 = Gebouw kopen voor $5
  .does = Koop het gebouw op dit veld voor $5, en bouw of bewaar het.
space-buy-4 = Gebouw kopen voor $4
  .does = Koop het gebouw op dit veld voor $4, en bouw of bewaar het.
space-buy-3 = Gebouw kopen voor $3
  .does = Koop het gebouw op dit veld voor $3, en bouw of bewaar het.
space-parcels-income = Inkomsten van kavels
  .does = $2 voor elk van je kavels.
space-cowboy-income = Inkomsten voor vuurkracht
  .does = $2 voor elk punt van je vuurkracht.
space-gambling = Gokken
  .does = Gooi twee dobbelstenen en krijg hun som in dollars.
space-parcels-vp = OP voor kavels
  .does = 1 OP voor elke twee van je kavels.
space-cowboy-vp = OP voor vuurkracht
  .does = 1 OP voor elke twee punten van je vuurkracht.
space-building-vp = OP voor gebouwen
  .does = 1 OP voor elk van je gebouwen; Huizen, Herenhuizen en Bergen tellen niet mee.
space-vp-5 = OP kopen voor $5
  .does = Koop zoveel OP als je wilt voor $5 per stuk.
space-vp-4 = OP kopen voor $4
  .does = Koop zoveel OP als je wilt voor $4 per stuk. Gesloten in ronde 4.
space-vp-3 = OP kopen voor $3
  .does = Koop zoveel OP als je wilt voor $3 per stuk. Gesloten vanaf ronde 3.
space-vp-2 = OP kopen voor $2
  .does = Koop zoveel OP als je wilt voor $2 per stuk. Alleen in ronde 1.

## De lijn waarop een weg ligt. Het noorden is waar rij 1 is.

side-n = de noordkant van { $parcel }
side-e = de oostkant van { $parcel }
side-s = de zuidkant van { $parcel }
side-w = de westkant van { $parcel }

## Een speler en twee dobbelstenen; een kavel en de prijs

seat-dice = { $seat } ({ $first }+{ $second })
parcel-price = { $parcel } (${ $price })

## Wat met een cowboy meegaat

token-white = witte cowboy
token-quiet = “geen duel”-fiche
token-dynamite = dynamiet
token-luck = “geen duel”-fiche van de rode Zangeres

## Zakken en combinaties van personages

bag-full = volle zak
  .about = Alle 38 gebouwen.
bag-beginners = zak voor beginners
  .about = De 26 gebouwen die je het snelst leert kennen.

set-beginners = Eerste stappen
  .about = Personages 1 tot en met 7 op hun gele kant, voor een eerste spel.
set-quiet = Een rustige stad?
  .about = Weinig reden tot ruzie; vriendelijk, ook met veel spelers.
set-owners = Een stad voor grootgrondbezitters
  .about = Land en Huizen: de stad groeit snel, en iedereen wil er een stuk van.
set-prosper = Een stad vol kansen
  .about = Het geld stroomt; wie er het slimst mee omgaat, wint.
set-scores = In rep en roer
  .about = De ruigste combinatie: veel wapens, veel duels, geen genade.
set-gold = Goudkoorts
  .about = Om Mijnen wordt gevochten, en er ligt dynamiet klaar.

## De eindtelling

board-line-so-far = OP tijdens het spel
board-line-money = Geld
board-line-buildings = Gebouwen
board-line-houses = Huizen en Herenhuizen
board-line-mountains = Bergen
board-line-train-station = Station
board-line-character = Personage

## Waar de inkomsten van een gebouw vandaan komen

income-house = { $count ->
    [one] 1 Huis
   *[other] { $count } Huizen
  }
income-townhouse = { $count ->
    [one] 1 Herenhuis
   *[other] { $count } Herenhuizen
  }
income-ranch = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranches
  }
income-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
  }
income-church = { $count ->
    [one] 1 Kerk
   *[other] { $count } Kerken
  }
income-school = { $count ->
    [one] 1 School
   *[other] { $count } Scholen
  }
income-city-hall = Stadhuis
income-train-station = Station
income-mountain = { $count ->
    [one] 1 Berg
   *[other] { $count } Bergen
  }
income-free = { $count ->
    [one] 1 lege kavel
   *[other] { $count } lege kavels
  }
income-own-ranch = { $count ->
    [one] 1 Ranch van dezelfde eigenaar
   *[other] { $count } Ranches van dezelfde eigenaar
  }
income-own-mine = { $count ->
    [one] 1 Mijn van dezelfde eigenaar
   *[other] { $count } Mijnen van dezelfde eigenaar
  }
income-round = ronde { $count }
income-basic = vaste inkomsten
income-at-least = minimum
income-city-hall-step = bezetting van het Stadhuis
income-own = { $part } (eigen)

## Wat er gebeurde

event-track = Te koop voor $3, $4, $5, $6, $8, $10 en $12: { OBJECT($buildings, join: "comma") }.
event-centre = De stad begint op { $parcel }, met een Huis en aan elke kant een weg.
event-mountain = Op { $parcel } ligt een Berg.
event-first-order = Volgorde aan het begin: { $seats }.
event-claimed = Kavel { $parcel } is nu van { $seat }.
event-round-begins = Ronde { $round }
event-character = { $seat } neemt { CHARACTER($character, form: "the") }.
event-turn-order = Beurtvolgorde: { $seats }.
event-flipped = { $number ->
    [9] Er is geen Mijn meer: de Goudzoeker toont voortaan de rode kant.
    [15] Er is geen Ranch meer: de Cowboy toont voortaan de gele kant.
   *[other] Personage { $number } toont voortaan de andere kant.
  }
event-letter = { $seat } schrijft de Kerstman een brief en gooit { $roll }.
event-white-cowboy = { $seat } krijgt de witte cowboy.
event-no-duel-tokens = { $seat } krijgt { $count ->
    [one] één “geen duel”-fiche.
   *[other] { $count } “geen duel”-fiches.
  }
event-dynamite = { $seat } krijgt { $count ->
    [0] geen dynamiet: het is op.
    [one] één dynamietfiche.
   *[other] { $count } dynamietfiches.
  }
event-revolvers = { $seat } krijgt { $count ->
    [one] één revolverfiche.
   *[other] { $count } revolverfiches.
  }
event-roads = { $seat } krijgt { $count ->
    [one] één weg.
   *[other] { $count } wegen.
  }
event-new-cowboys = { $seat } krijgt { $count ->
    [0] geen nieuwe cowboy: ze zijn er allemaal al.
    [one] één cowboy.
   *[other] { $count } cowboys.
  }

event-cowboy = { $seat } zet { $mark ->
    [white] de witte cowboy
    [quiet] een cowboy met een “geen duel”-fiche
    [dynamite] een cowboy met dynamiet
    [luck] een cowboy uit de algemene voorraad, met een “geen duel”-fiche,
   *[other] een cowboy
  } { $at ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] op
  } { PLACE($at) }.
event-passed = { $seat } past en krijgt plaats { $place } in de pasvolgorde.
event-road = { $seat } legt een weg langs { SIDE($line) }.

event-rolled = Duel om { PLACE($at) }. Worpen: { $rolls }.
event-duel = { $winner } wint het duel om { PLACE($at) }. Kracht: { $strengths }.
tie-pass-order = Gelijke stand: { $seat } staat eerder in de pasvolgorde. [BG-4.5]
event-made-way = De cowboy van { $seat } laat { $at } over aan de Advocaat.
event-healed = De Arts stuurt de verslagen cowboy van { $seat } door naar { PLACE($at) }.
event-ammunition = { $seat } krijgt het “3 revolver”-fiche.

event-bought = { $seat } neemt { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } kan niet betalen en koopt niets ({ PLACE($at) }).
    [tiles] { $seat } heeft geen eigendomstegel meer en koopt niets ({ PLACE($at) }).
    [sold] Voor { $seat } is er niets meer te koop ({ PLACE($at) }).
   *[declined] { $seat } koopt niets ({ PLACE($at) }).
  }
event-built = { $seat } bouwt { OBJECT($building, form: "a") } op { $at }.
event-house = { $seat } zet een Huis op { $at }.
event-townhouse = { $seat } maakt van het Huis op { $at } een Herenhuis.
event-asked = { $seat } vraagt { $owner } toestemming om { $at } te gebruiken.
event-agreed = { $seat } vindt het goed: { $at } mag gebruikt worden.
event-refused = { $seat } weigert: { $at } mag niet gebruikt worden.
event-sanctuary = De nieuwe Kerk beschermt { $at }: de cowboys daar gaan terug naar { $seats }.
event-city-hall-drawn = Het Stadhuis komt uit de zak; { $seat } kiest er een plaats voor.
event-city-hall-built = { $seat } zet het Stadhuis op { $at }.
event-city-hall = { $seat } bezet nu het Stadhuis.
event-city-hall-declined = { $seat } ziet af van het Stadhuis; de cowboy gaat naar de algemene voorraad.

event-doubled = Voor { $seat } leveren alle gebouwen van het type { OBJECT($building) } het dubbele op.
event-blast = { $seat } gebruikt dynamiet: de Mijn op { $at } levert het driedubbele op.
event-attack = { $seat } steelt op { $at } ${ $amount } van { $owner }.

event-auction = { $lot ->
    [none] { $seat } veilt het “3 revolver”-fiche.
   *[other] { $seat } veilt { LIST($lot) }.
  }
event-bid = { $seat } biedt ${ $amount }.
event-auction-won = { $seat } wint de veiling met ${ $amount }.
event-unsold = Niemand biedt bij de veiling van { $seat }.

event-earned = { $why ->
    [wages] { $seat } krijgt ${ $amount } salaris.
    [parcels-income] { $seat } krijgt ${ $amount } voor kavels.
    [cowboy-income] { $seat } krijgt ${ $amount } voor vuurkracht.
    [gambling] { $seat } wint ${ $amount } met gokken.
    [building-income] { $seat } krijgt ${ $amount } van gebouwen.
    [banker] { $seat } krijgt ${ $amount } van de Bankier.
    [grocer] { $seat } krijgt ${ $amount } van de Winkeljuffrouw.
    [settler] { $seat } krijgt ${ $amount } van de Kolonist.
    [father-christmas] { $seat } krijgt ${ $amount } van de Kerstman.
    [beginning] { $seat } begint met ${ $amount }.
    [outlaw] { $seat } krijgt ${ $amount } van de bank voor een verslagen Outlaw.
    [loot] { "" }
    [horse] { $seat } krijgt ${ $amount } voor een paard.
   *[other] { $seat } krijgt ${ $amount }.
  }
event-paid = { $why ->
    [parcel] { $seat } betaalt ${ $amount } voor een kavel.
    [building] { $seat } betaalt ${ $amount } voor een gebouw.
    [vp] { $seat } betaalt ${ $amount } voor OP.
    [cash-limit] { $seat } geeft ${ $amount } uit bij de geldlimiet.
    [banker] { $seat } betaalt de Bankier ${ $amount }.
    [captain] { $seat } betaalt de Kapitein ${ $amount }.
    [chinese-worker] { $seat } betaalt de Chinese arbeider ${ $amount }.
    [founding] { $seat } betaalt ${ $amount } voor een gebouw met kavel.
    [paperboy] { $seat } betaalt de Krantenjongen ${ $amount }.
    [standish-income] { "" }
    [auction] { $seat } betaalt de bank ${ $amount } voor de veiling.
    [horse] { $seat } betaalt ${ $amount } voor een paard.
   *[other] { $seat } betaalt ${ $amount }.
  }
event-handed-over = { $why ->
    [auction] { $giver } betaalt { $taker } ${ $amount } voor de veiling.
    [doctor] { $giver } betaalt { $taker }, de Arts, ${ $amount }.
    [undertaker] { $giver } betaalt { $taker }, de Begrafenisondernemer, ${ $amount }.
    [tax] { $giver } betaalt { $taker } ${ $amount } belasting.
   *[other] { $giver } betaalt { $taker } ${ $amount }.
  }
event-scored-vp = { $why ->
    [parcels-vp] { $seat } scoort { $vp } OP voor kavels.
    [cowboy-vp] { $seat } scoort { $vp } OP voor vuurkracht.
    [building-vp] { $seat } scoort { $vp } OP voor gebouwen.
    [vp-purchase] { $seat } koopt { $vp } OP.
    [cash-limit] { $seat } scoort { $vp } OP voor uitgegeven geld.
    [road] { $seat } scoort { $vp } OP voor een weg, met de Gouverneur.
    [duel-won] { $seat } scoort { $vp } OP voor een gewonnen duel, met de Wapensmid.
    [duel-lost] { $seat } scoort { $vp } OP voor een verloren duel, met de Sheriff.
    [banker] { $seat } koopt { $vp } OP bij de Bankier.
    [grocer] { $seat } scoort { $vp } OP met de Winkeljuffrouw.
    [settler] { $seat } scoort { $vp } OP met de Kolonist.
    [heroes] { $seat } scoort { $vp } OP met de Helden.
    [editor] { $seat } scoort { $vp } OP met de Uitgever.
    [father-christmas] { $seat } krijgt { $vp } OP van de Kerstman.
    [undertaker] { $seat } verliest 1 OP aan de Begrafenisondernemer.
    [outlaw] { $seat } scoort { $vp } OP voor een verslagen Outlaw.
    [jailed] { $seat } scoort { $vp } OP voor een Outlaw in de Gevangenis.
    [standish-income] { $seat } scoort { $vp } OP voor inkomsten.
    [standish-card] { $seat } scoort { $vp } OP door een kaart.
    [standish-cowboys] { $seat } scoort { $vp } OP voor verslagen cowboys.
    [final] { $seat } scoort { $vp } OP aan het einde van het spel.
   *[other] { $seat } scoort { $vp } OP.
  }

## Wat er gevraagd wordt

ask-claim = { $seats }: kies een kavel voor een eigendomstegel.
  .wait = een startkavel kiezen
ask-character = { $seats }: kies een personage.
  .wait = een personage kiezen
ask-ask = { $seats }: { $character ->
    [paperboy] kies een personage dat de Krantenjongen haalt.
    [banker] hoeveel OP wil je bij de Bankier kopen?
    [grocer] { $question ->
        [0] neem je nu de $8 van de Winkeljuffrouw, of wacht je?
       *[other] { $forgoes ->
            [both] kies waarvoor je de Winkeljuffrouw gebruikt. Als je verdubbelt, kun je deze ronde geen dynamiet of paarden gebruiken voor je inkomsten.
            [dynamite] kies waarvoor je de Winkeljuffrouw gebruikt. Als je verdubbelt, kun je deze ronde geen Mijn verdrievoudigen met dynamiet.
            [horses] kies waarvoor je de Winkeljuffrouw gebruikt. Als je verdubbelt, kun je deze ronde geen Ranch verdubbelen met een paard.
           *[other] kies waarvoor je de Winkeljuffrouw gebruikt.
          }
      }
    [chinese_worker] kies een gebouw voor $5.
    [settler] neem je nu de $8 van de Kolonist, of wacht je?
    [captain] kies wat je bij de Kapitein koopt.
    [prospector] betaal je $10 voor een Mijn?
    [auctioneer] { $question ->
        [0] kies de eerste kavel om te veilen.
       *[other] kies de tweede kavel om erbij te veilen.
      }
    [governor] kies waarop je belasting heft.
    [cowboy] betaal je $8 voor een Ranch?
    [heroes] kies hoeveel OP je neemt, en hoeveel cowboys je ervoor afstaat.
   *[other] maak je keuze.
  }
  .wait = { CHARACTER($character, form: "the") } gebruiken
ask-take-parcel = { $seats }: { $character ->
    [settler] kies een kavel om te nemen.
    [lawyer] kies een kavel om met de Advocaat te kopen.
    [prospector] kies een kavel voor de Mijn.
    [cowboy] kies een kavel voor de Ranch.
   *[other] kies een kavel om te nemen.
  }
  .wait = een kavel kiezen
ask-auction = { $bid ->
    [0] { $seats }: bied op { $lot ->
        [none] het “3 revolver”-fiche, of pas.
       *[other] { LIST($lot) }, of pas.
      }
   *[other] { $seats }: { $bidder } heeft ${ $bid } geboden op { $lot ->
        [none] het “3 revolver”-fiche.
       *[other] { LIST($lot) }.
      } Bied meer, of pas.
  }
  .wait = bieden op de veiling
ask-cowboy = { $seats }: plaats een cowboy of pas.
  .wait = een cowboy plaatsen
ask-duel-order = { $seats }: kies het volgende duel: { PLACE($places, join: "or") }.
  .wait = het volgende duel kiezen
ask-reroll = { $seats }: gooi je opnieuw om { PLACE($at) }? Worpen: { $dice }.
  .wait = beslissen over opnieuw gooien
ask-heal = { $fee ->
    [0] { $seats }: kies een veld voor je verslagen cowboy.
   *[other] { $seats }: kies een veld voor je verslagen cowboy, voor ${ $fee }.
  }
  .wait = een veld kiezen voor een verslagen cowboy
ask-toll = { $seats }: betaal je { $to } ${ $toll } voor je verslagen cowboy, of verlies je 1 OP?
  .wait = beslissen hoe de Begrafenisondernemer betaald wordt
ask-buy-parcel = { $seats }: kies een kavel om te kopen: { $prices }.
  .wait = een kavel kopen
ask-purchase = { $seats }: koop je { OBJECT($building, form: "a") } voor ${ $price }?
  .wait = beslissen over { OBJECT($building, form: "a") } voor ${ $price }
ask-build = { $now ->
    [yes] { $seats }: kies waar je { OBJECT($kinds, form: "a") } bouwt, of bewaar het gebouw.
   *[other] { $seats }: kies wat je bouwt, en waar: { OBJECT($kinds, form: "a", join: "or") }.
  }
  .wait = een gebouw plaatsen
ask-house = { $left ->
    [one] { $seats }: kies een plaats voor het Huis.
   *[other] { $seats }: kies een plaats voor een Huis; nog { $left } te plaatsen.
  }
  .wait = een Huis plaatsen
ask-consent = { $seats }: sta je een Huis toe op je kavel { $at }, of een Herenhuis als er al een Huis staat?
  .wait = beslissen over een Huis op { $at }
ask-blast = { $seats }: kies een Mijn voor je dynamiet. Je voorraad: { $dynamite }.
  .wait = een Mijn kiezen voor dynamiet
ask-buy-vp = { $seats }: hoeveel wil je uitgeven aan OP, voor ${ $price } per stuk?
  .wait = OP kopen
ask-cash = { $excess ->
    [0] { $seats }: hoeveel wil je uitgeven? Je geldlimiet is ${ $limit }, dus je mag alles houden. Elke volle $10 levert 1 OP op.
   *[other] { $seats }: hoeveel wil je uitgeven? Je geldlimiet is ${ $limit }, dus geef minstens ${ $excess } uit. Elke volle $10 levert 1 OP op.
  }
  .wait = beslissen hoeveel geld in OP omgezet wordt
ask-city-hall = { $seats }: kies een kavel voor het Stadhuis.
  .wait = het Stadhuis plaatsen
ask-occupy = { $seats }: bezet je het Stadhuis? Je cowboy blijft daar dan ronde na ronde staan, tot hij verslagen wordt. Zie je ervan af, dan gaat hij naar de algemene voorraad.
  .wait = beslissen over het Stadhuis
ask-last-roads = { $seats }: leg je voor het einde van de ronde nog { $roads ->
    [one] je laatste weg?
   *[other] wegen? Je hebt er { $roads }.
  } { $gain ->
    [road] Elke weg die een nieuwe kavel aansluit, levert je 1 OP op.
   *[bridge] Wat van jou is en naast een brug ligt, is 1 OP meer waard.
  }
  .wait = wegen leggen voor de ronde eindigt

## Wat je kunt doen

action-claim = een eigendomstegel op { $word } leggen
action-claim-city-hall = het Stadhuis op { $word } zetten
action-claim-take-parcel-settler = kavel { $word } nemen
action-claim-take-parcel-lawyer = kavel { $word } kopen
action-claim-take-parcel-prospector = de Mijn op { $word } leggen
action-claim-take-parcel-cowboy = de Ranch op { $word } leggen
action-choose = “{ $word }” kiezen
action-choose-character = { CARD($word, form: "the") } nemen
action-choose-ask-paperboy = { CARD($word, form: "the") } halen
action-choose-ask-grocer = de inkomsten van elk gebouw van het type { THING($word) } verdubbelen
action-choose-ask-auctioneer = { $word } veilen
action-choose-duel-order = nu om { PLACE($word) } vechten
action-choose-blast = dynamiet gebruiken in de Mijn op { $word }
action-cowboy = { $second ->
    [white] de witte cowboy
    [quiet] een cowboy met een “geen duel”-fiche
    [dynamite] een cowboy met dynamiet
    [luck] een cowboy uit de algemene voorraad, met een “geen duel”-fiche,
   *[other] een cowboy
  } { $word ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] op
  } { PLACE($word) } zetten
action-cowboy-heal = de verslagen cowboy doorsturen naar { PLACE($word) }
action-road = een weg langs { SIDE($word) } leggen
action-buy = { THING($word, form: "a") } kopen
action-buy-buy-parcel = kavel { $word } kopen
action-spend = ${ $word } uitgeven
action-spend-auction = ${ $word } bieden
action-spend-buy-vp = voor ${ $word } OP kopen
action-build = { THING($word, form: "a") } op { $second } bouwen
action-house = een Huis op { $word } zetten
action-townhouse = van het Huis op { $word } een Herenhuis maken
action-ask = toestemming vragen om { $word } te gebruiken
action-pass-buy-parcel = geen kavel kopen
action-pass-purchase = niets kopen
action-pass-build = nu niets bouwen
action-pass-buy-vp = geen OP kopen
action-pass-cash = niets uitgeven
action-pass-take-parcel = geen kavel nemen
action-pass-take-parcel-lawyer = geen kavel kopen
action-pass-auction = uit de veiling stappen
action-pass-heal = de cowboy terugnemen
action-pass-blast = geen dynamiet gebruiken
action-pass-occupy = van het Stadhuis afzien
action-pass-last-roads = geen wegen meer leggen

## Antwoorden die je kiest

option-decline = ervan afzien
option-decline-paperboy = niemand halen
option-decline-banker = geen OP kopen
option-decline-chinese-worker = geen gebouw nemen
option-decline-captain = niets kopen
option-decline-prospector = van de Mijn afzien
option-decline-cowboy = van de Ranch afzien
option-occupy = het Stadhuis bezetten
option-8-now = meteen $8 nemen
option-later = wachten
option-8 = $8 nemen
option-3-vp = 3 OP nemen
option-3-vp-banker = 3 OP kopen voor $3
option-5-vp = 5 OP kopen voor $12
option-6-vp = 1 cowboy afstaan voor 6 OP
option-7-vp = 7 OP kopen voor $25
option-9-vp = 2 cowboys afstaan voor 9 OP
option-1-cowboy = 1 cowboy inhuren voor $1
option-2-cowboys = 2 cowboys inhuren voor $4
option-3-cowboys = 3 cowboys inhuren voor $9
option-1-revolver = 1 revolverfiche kopen voor $3
option-2-revolvers = 2 revolverfiches kopen voor $9
option-revolvers = belasting heffen op revolverfiches
option-money = belasting heffen op geld
option-from-3 = het gebouw van het veld van $3 nemen
option-from-4 = het gebouw van het veld van $4 nemen
option-from-5 = het gebouw van het veld van $5 nemen
option-from-6 = het gebouw van het veld van $6 nemen
option-from-8 = het gebouw van het veld van $8 nemen
option-from-10 = het gebouw van het veld van $10 nemen
option-from-12 = het gebouw van het veld van $12 nemen
option-from-the-bag = het gebouw uit de zak nemen
option-agree = toestaan
option-refuse = weigeren
option-always-agree = nu en altijd toestaan
option-always-refuse = nu en altijd weigeren
option-reroll = de dobbelsteen opnieuw gooien
option-reroll-second = de tweede dobbelsteen opnieuw gooien
option-stand = de worp laten liggen
option-pay = betalen
option-lose = 1 OP verliezen

## Waarom niet

refusal-only-roads = { $seat } kan nu alleen wegen leggen: wachten op { $seats }.
refusal-no-such-line = “{ $line }” is geen plaats voor een weg; noem een kavel en de zuid- of oostkant ervan, zoals d4s of d4e. Gebruik n of w alleen aan de rand van de kaart.
refusal-no-road = Je hebt geen wegen meer.
refusal-road-there = Langs { SIDE($line) } ligt al een weg.
refusal-road-apart = Een weg langs { SIDE($line) } zou los liggen; hij moet beginnen waar een andere eindigt.
refusal-road-of-nobody = { $seat } heeft geen wegen meer.
refusal-road-inside = { $seats } is midden in een zet; leg een weg buiten de beurt ervoor of erna.

refusal-parcel-owned = Kavel { $at } heeft al een eigenaar; kies een vrije.
refusal-character-not-in-play = “{ $character }” is geen personage van dit spel; kies er een dat meedoet.
refusal-character-taken = Iemand heeft { CHARACTER($character, form: "the") } al; kies een personage dat niemand heeft.
refusal-no-such-option = “{ $option }” is geen mogelijkheid; kies { LIST($options, join: "or") }.
refusal-parcel-not-to-take = Je kunt kavel { $at } nu niet nemen; kies een vrije kavel die je personage je kan geven.
refusal-bid-amount = Bied meer dan ${ $bid }, maar niet meer dan je ${ $money }, of pas.

refusal-no-such-place = “{ $at }” is geen plaats voor een cowboy; schrijf een kavel zoals d4 of een actieveld zoals wages.
refusal-no-cowboy = Je hebt geen cowboy meer om te plaatsen; pas.
refusal-cowboy-there = Daar staat al een cowboy van jou ({ PLACE($at) }); meer dan één mag er niet staan.
refusal-space-closed = { PLACE($at) } is nu gesloten voor cowboys; kies een andere plaats.
refusal-white-cowboy-there = De witte cowboy staat op { PLACE($at) }, en niemand mag erbij komen staan.
refusal-no-duel-allowed = Met de Sheriff mag je geen duel uitlokken, en op { PLACE($at) } staat een tegenstander.
refusal-no-attack-allowed = Je kunt { $at } niet aanvallen: met jouw personage mag dat niet.
refusal-not-attackable = Je kunt { $at } niet aanvallen. Je kunt alleen een gebouw van een tegenstander aanvallen dat geld oplevert, niet naast een Kerk van de eigenaar ligt en niet door de Helden beschermd wordt.
refusal-nothing-to-defend = Kavel { $at } is van jou, maar er staat geen gebouw dat aangevallen kan worden.
refusal-hall-held = Je bezet het Stadhuis al.
refusal-no-tile-left = Je hebt geen eigendomstegel meer, dus je kunt { $at } niet kopen.
refusal-no-such-mark = “{ $mark }” is geen fiche voor een cowboy; kies { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] Je hebt geen witte cowboy om te plaatsen.
    [quiet] Je hebt geen “geen duel”-fiche, of geen cowboy die het kan meenemen.
    [dynamite] Je hebt geen dynamiet, of geen cowboy die het kan meenemen.
   *[other] Je kunt nu geen cowboy plaatsen met de rode Zangeres.
  }
refusal-mark-not-there = { $mark ->
    [white] De witte cowboy kan niet naar { PLACE($at) }; hij moet naar een open actieveld of vrije kavel waar geen cowboy staat die vecht (Nederlandse uitgave: geen enkele).
    [quiet] Een “geen duel”-fiche kan niet naar { PLACE($at) }; het hoort op Wegen of een open veld voor inkomsten of OP, waar jij nog niet staat.
    [dynamite] Een cowboy met dynamiet kan niet naar { PLACE($at) }; hij moet ergens heen waar jij mag staan en waar een duel kan komen.
   *[other] De cowboy van de rode Zangeres kan alleen naar Gokken.
  }

refusal-no-duel-there = Om “{ $at }” is er geen duel meer; kies een van de genoemde plaatsen.
refusal-no-healing-there = De cowboy kan niet door naar “{ $at }”; kies een open actieveld dat nog komt en waar geen cowboy staat.
refusal-no-cowboy-there = Je hebt geen cowboy op “{ $at }”, dus je kunt die kavel niet kopen.
refusal-too-dear = Dat kost ${ $price }, maar je hebt maar ${ $money }.
refusal-not-for-sale = “{ $what }” is hier niet te koop; op het veld ligt { OBJECT($there, form: "a") }.
refusal-vp-amount = Geef een veelvoud van ${ $price } uit, en niet meer dan je ${ $money }; of pas.
refusal-must-spend = Je kunt niet passen: met ${ $money } zit je ${ $excess } boven je geldlimiet. Geef minstens zoveel uit.
refusal-spend-amount = { $excess ->
    [0] Geef minstens $1 uit, en niet meer dan je ${ $money }; of pas.
   *[other] Geef minstens ${ $excess } uit, en niet meer dan je ${ $money }.
  }

refusal-no-such-building = Je hebt nu geen “{ $kind }” om te bouwen.
refusal-not-your-parcel = Kavel { $at } is niet van jou; bouw op een eigen kavel.
refusal-not-free = Kavel { $at } is bezet; kies een lege.
refusal-not-connected = Kavel { $at } is niet aangesloten; op een van de hoeken moet een weg eindigen.
refusal-no-room-for-houses = Op { $at } zou er geen plaats zijn voor { $houses ->
    [one] het Huis dat
   *[other] de { $houses } Huizen die
  } { OBJECT($kind, form: "a") } meebrengt.
refusal-no-railway = { OBJECT($kind, form: "a") } moet met een kant aan een weg van rand tot rand liggen; { $at } ligt daar niet.
refusal-no-use-asking = Om “{ $at }” kun je niet vragen; vraag om een kavel van een tegenstander waar een Huis kan komen, of waar een Huis een Herenhuis kan worden.
refusal-rival-not-asked = Kavel { $at } is van { $owner }, die geen toestemming heeft gegeven; vraag het voordat je begint te bouwen.
refusal-no-house-there = Op { $at } staat geen Huis waarvan een Herenhuis gemaakt kan worden.
refusal-not-surrounded = Het Huis op { $at } kan nog geen Herenhuis worden; alle acht kavels eromheen moeten op de kaart liggen en bezet of van iemand zijn.
refusal-no-mine-there = Je hebt op “{ $at }” geen Mijn waarin je nu dynamiet kunt gebruiken.
refusal-not-with-the-grocer = Je Winkeljuffrouw verdubbelt deze ronde elk gebouw van het type { OBJECT($building) }, dus je kunt geen dynamiet in een Mijn of een paard bij een Ranch gebruiken; { $at } levert de gewone inkomsten op.
refusal-city-hall-site = Het Stadhuis kan niet op “{ $at }”; kies een vrije, lege, aangesloten kavel.
refusal-not-the-shortest = “{ $line }” ligt niet op een kortste route naar een kavel voor het Stadhuis; leg zo weinig mogelijk wegen.

## Fouten in wat getypt of gelezen is

error-position-word = “{ $found }” hoort niet op deze regel.
error-position-waits-for-nobody = Deze stelling kan niet gespeeld worden: de stap “{ $step }” wacht op niemand.

error-options-board-players = { $found ->
    [one] { $found } speler
   *[other] { $found } spelers
  }: dat kan niet; het moeten er { $fewest } tot en met { $most } zijn.
error-options-bag = “{ $found }” kan niet in de zak; schrijf “full”, “beginners”, of gebouwen en hoeveel van elk, zoals “ranch 6, mine 6”.
error-options-bag-count = { OBJECT($kind) }: noem elk gebouw één keer, met een aantal van 1 tot en met { $most }.
error-options-bag-base = { OBJECT($kind) } ontbreekt; alle acht basistypen moeten in de zak zitten.
error-options-bag-track = { OBJECT($kind) }: er moeten er minstens { $fewest } in de zak zitten, want die liggen vanaf het begin op de bouwplaatsen.
error-options-character = “{ $found }” is geen personage; schrijf nummers van 0 tot en met { $last } met hun kant, zoals 1R of 2Y.
error-options-character-twice = Personage { $number } staat er twee keer; noem elk personage één keer.
error-options-character-side = { $fixed ->
    [0] Personage { $number } heeft geen vaste kant; schrijf alleen { $number }.
   *[other] Personage { $number } heeft een kant nodig; schrijf { $number }Y of { $number }R.
  }
error-options-character-horses = De gele Cowboy geeft een paard en heeft de variant Paarden nodig; kies 15R.
error-options-character-count = { $found ->
    [one] Er is { $found } personage
   *[other] Er zijn { $found } personages
  }; het moeten er { $wanted } zijn.

## What an answer brings, as a sum

board-count-vp = { $count } OP
board-count-parcels = { $count ->
    [one] 1 kavel
   *[other] { $count } kavels
  }
board-count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboys
  }
board-count-buildings = { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
  }
board-count-roads = { $count ->
    [one] 1 weg
   *[other] { $count } wegen
  }
board-count-firepower = { $count } vuurkracht
board-count-horses = { $count ->
    [one] 1 paard
   *[other] { $count } paarden
  }
board-count-hats = { $count ->
    [one] 1 hoed
   *[other] { $count } hoeden
  }
board-sum-each-round = { $sum } inkomsten per ronde
board-sum-income = { $sum } bij de inkomsten van gebouwen
board-sum-round-end = { $sum } aan het eind van de ronde
board-sum-end = { $sum } aan het eind van het spel
board-sum-most = tot { $sum }
board-sum-chance = { $percent } kans om te winnen
board-sum-site = levert tot ${ $pays } op ({ $at })
