### Wat de browser rond een spel zegt: de herhaling, het einde, plannen, de wissel aan het scherm en wat er intussen gebeurde.

## Het verslag en de herhaling

web-story-replay = Herhaling
web-story-scrubber = Zet
web-story-move-of = Zet { $move } van { $moves }
web-story-first = Eerste zet
web-story-back = Vorige zet
web-story-forward = Volgende zet
web-story-last = Laatste zet
web-story-round-back = Vorige ronde of fase
web-story-round-forward = Volgende ronde of fase
web-story-play = Afspelen
web-story-pause = Pauze
web-story-speed = Snelheid
web-story-eyes = Bekijken als
web-story-eyes-spectator = toeschouwer
web-story-copy-move = Link naar deze zet kopiëren
web-story-play-on = Vanaf hier verder spelen
web-story-to-table = Naar de tafel
web-story-phase-characters = Personages
web-story-phase-cowboys = Cowboys
web-story-phase-actions = Acties
web-story-set-up = Voorbereiding
web-story-to-move = Herhaling bij zet { $move }
web-story-about-me = Alleen wat mij aangaat
web-story-nothing = Er is nog niets gebeurd.
web-story-nothing-mine = Er is nog niets gebeurd wat jou aangaat.
web-story-earlier = { $count ->
    [one] Eén eerdere regel
   *[other] { $count } eerdere regels
  }

## Eén scherm, meer mensen

web-story-give-screen = Geef het scherm aan { $name }
web-story-give-about = De tafel is verborgen tot { $name } hier zit, zodat niemand ziet wat geheim is.
web-story-i-am = Ik ben { $name }: toon me de tafel
web-story-curtain-undo = { $name }: mijn laatste zet terugnemen
web-story-curtain = De tafel verbergen als het scherm naar de volgende speler gaat
web-story-curtain-always = altijd
web-story-curtain-secret = alleen als er iets geheim is
web-story-curtain-never = nooit

## Na het spel

web-story-went = Hoe het liep
web-story-round = Ronde { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Punten als het spel daar was geëindigd
web-story-graph-vp = OP
web-story-graph-money = Geld
web-story-graph-income = Volgende inkomsten
web-story-as-table = Cijfers per ronde
web-story-stage-end = { $stage }, aan het einde
web-story-stage-within = { $stage }, nog bezig
web-story-stages = Na
web-story-turning = Keerpunten
web-story-turn-lead = { $name } neemt de leiding, met { $points ->
    [one] één punt
   *[other] { $points } punten
  } voorsprong op { $other }.
web-story-turn-gain = { $name } loopt { $points ->
    [one] één punt
   *[other] { $points } punten
  } in op { $other }.
web-story-turn-end = Door de eindtelling staat { $name } { $points ->
    [one] één punt
   *[other] { $points } punten
  } voor op { $other }.
web-story-no-turning = Er waren geen keerpunten: het eindigde zoals het begon.
web-story-share = Delen
web-story-copy-replay = Link naar de herhaling kopiëren
web-story-image = Als afbeelding opslaan
web-story-send = Versturen …
web-story-image-failed = De afbeelding kon niet worden gemaakt.
web-story-image-alt = Een afbeelding van de uitslag: namen, punten en de eindstand op tafel.

## Wat er intussen gebeurde

web-story-since = Sinds je laatste beurt
web-story-since-close = Begrepen
web-story-since-you = Wat dat voor jou betekent
web-story-since-all = { $count ->
    [one] Alles wat er gebeurde: één regel
   *[other] Alles wat er gebeurde: { $count } regels
  }
web-story-since-income = Je volgende inkomsten: ${ $before } → ${ $after }
web-story-since-overtaken = { $name } heeft je ingehaald. Punten als het spel nu eindigde: { $points } tegen { $own }.
web-story-since-overtook = Je hebt { $name } ingehaald. Punten als het spel nu eindigde: { $own } tegen { $points }.

## Plannen

web-story-plan = Plannen
web-story-plan-title = Plan: alleen jij ziet dit.
web-story-plan-about = Probeer zetten uit op een eigen kopie. Toeval en geheimen zijn verzonnen.
web-story-plan-suppose = Wat als? { $question }
web-story-plan-over = Het spel zou voorbij zijn.
web-story-plan-chance = (toeval)
web-story-plan-do = { $count ->
    [0] Spelen
    [one] Spelen: één zet
   *[other] Spelen: { $count } zetten
  }
web-story-plan-back = Stap terug
web-story-plan-discard = Plan weggooien
web-story-plan-moved = Het spel is verdergegaan en het plan past niet meer. Je plant opnieuw.

## Opdrachten

web-story-orders = Opdrachten
web-story-orders-about = Bepaal vooraf wat er gebeurt als jou iets wordt gevraagd. Niemand anders ziet het.
web-story-order-bid = Speel hierna deze biedkaart
web-story-order-none = geen
web-story-order-consent = Als iemand een Huis op mijn kavel wil zetten
web-story-order-ask = vraag het mij
web-story-order-agree = altijd toestaan
web-story-order-refuse = altijd weigeren
web-story-order-pass = In deze ronde passen zodra ik een cowboy moet plaatsen
web-story-order-single = Automatisch spelen als ik maar één mogelijkheid heb
web-story-order-give = Opdracht opslaan
web-story-order-given = Opdracht opgeslagen.
web-story-order-not-yet = Nog niet opgeslagen.
web-story-order-now = Jou wordt nu iets gevraagd. Als je de opdracht opslaat, gebeurt meteen dit: { $action }.
web-story-order-dropped = Niet uitgevoerd: { $action }. { $why }

## Toetsen, en wat wordt voorgelezen

web-story-keys = Sneltoetsen
web-story-key-arrows = van plek naar plek op de kaart, langs de actievelden of in een stad
web-story-key-enter = kiezen; nog een keer om te bevestigen
web-story-key-escape = keuze wissen
web-story-key-bid = een biedkaart kiezen (0 voor de 10)
web-story-key-x = passen of weigeren
web-story-key-k = overslaan wat er te zien is
web-story-key-u = terugnemen
web-story-key-p = plannen, of het plan weggooien
web-story-key-l = spelverloop
web-story-key-t = chat
web-story-key-s = punten
web-story-key-n = notities
web-story-key-m = tafel: opdrachten, opgeven
web-story-key-r = herhaling
web-story-key-help = deze lijst
web-story-announce-turn = Jouw beurt. { $question }
web-story-announce-more = { $count ->
    [one] Nog één regel in het spelverloop.
   *[other] Nog { $count } regels in het spelverloop.
  }

## Tijd

web-story-give-time = Geef { $name } tijd voor nog een zet
web-story-time-low = Je tijd raakt op.
web-story-follow = Spel volgen
web-story-running = Het spel is nog bezig.
web-story-fresh = { $count ->
    [one] 1 nieuwe zet.
   *[other] { $count } nieuwe zetten.
  }
web-story-whole = Alles tonen

# After the end: what went into the seed, and what the browser can prove.

web-fair-title = Eerlijk spel
web-fair-practice = Dit was oefening: er zijn zetten ongedaan gemaakt nadat er iets was getrokken, en wat er kwam kan bekend zijn geweest. Toch volgt alles wat er getrokken werd uit de seed.
web-fair-verdict-all = niemand heeft de seed gekozen: de server niet en de spelers ook niet
web-fair-verdict-but = niet alle getallen zijn geopend, dus de server had samen met die spelers kunnen kiezen uit { $seeds } seeds
web-fair-verdict-some = niemand heeft de seed gekozen, tenzij de server samenspande met iedereen die een getal heeft ingebracht
web-fair-verdict-server = geen speler heeft een getal ingebracht, dus alleen de server heeft de seed gemaakt
web-fair-verdict-wrong = er klopt iets niet
web-fair-other-secret = Het geheim van de server is niet het geheim dat vooraf is vastgelegd.
web-fair-other-numbers = De getallen zijn niet de getallen die vóór het spel zijn verzegeld.
web-fair-other-seed = De seed volgt niet uit het geheim en de getallen.
web-fair-dropped = Je browser heeft zijn getal geopend, maar de seed is zonder dat getal gemaakt.
web-fair-included = Het getal van je browser zit in de seed, en alles wat hij vóór het spel zag, klopt nog.
web-fair-away = Het getal van je browser zit niet in de seed: je browser was er niet toen het spel begon, of de server heeft het getal weggelaten.
web-fair-commitment = Vingerafdruk van het geheim
web-fair-secret = Geheim van de server
web-fair-seal = Zegel van alle getallen
web-fair-number = Getal van { $name }
web-fair-none = geen
web-fair-withheld = verzegeld en nooit geopend
web-fair-seed = Seed
web-fair-verify = Deze browser heeft het geheim, de getallen en de seed gecontroleerd. Om te bewijzen dat elke kaart, dobbelsteen en tegel uit de seed volgt, voer je deze opdracht uit op het gedownloade verslag:
