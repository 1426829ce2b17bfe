### Wat de terminal zegt. Wat je kunt typen is in elke taal Engels: het zijn de acties van docs/notation.md.

## Hulppagina’s

cli-help =
    Carson City en Carson City: The Card Game, van Xavier Georges, in de terminal. Een onofficiële fanuitgave.

    Voorbeeld: carson play cards
cli-help-usage = Gebruik:
cli-help-commands = Opdrachten
cli-help-arguments = Argumenten
cli-help-options = Opties
cli-help-help = toon deze pagina
cli-help-version = toon de versie
cli-help-language = --lang en, nl, fr, it of de kiest de taal van elke opdracht; de variabele CARSON_LANG doet dat ook.

cli-help-play =
    Speel een spel in de terminal.

    Voorbeeld: carson play cards
cli-help-play-cards =
    Speel The Card Game: mensen aan dit toetsenbord, bots en virtuele spelers.

    Zonder opties krijg je de vraag wie er meespelen. Typ tijdens het spel “?” voor hulp. Zonder terminal worden de zetten regel voor regel van de standaardinvoer gelezen.

    Voorbeeld: carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record avond.carson
cli-help-play-real = hoeveel mensen er aan dit toetsenbord spelen
cli-help-play-players = wie er op de plaatsen van de echte spelers zitten: human, of de naam van een bot, zoals in human,human,greedy
cli-help-play-virtual = de niveaus van de virtuele spelers: beginner, intermediate of expert, zoals in beginner,expert; het laatste niveau vult de tafel aan
cli-help-play-players-total = hoeveel spelers er in totaal zijn, 4 tot 6
cli-help-play-names = de namen van de echte spelers, zoals in Anna,Bob
cli-help-play-suits = de symbolen van de spelers, in de volgorde van hun plaatsen: hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = een woord of getal waaruit al het toeval volgt: dezelfde seed geeft hetzelfde spel
cli-help-play-deck = speel met je eigen, verbeterde kaarten (zie carson deck)
cli-help-play-record = bewaar na elke zet het verslag van het spel in dit nieuwe bestand
cli-help-play-resume = ga verder met het spel in dit verslag
cli-help-play-hand-over = verberg het scherm tussen de geheime beslissingen van meerdere mensen
cli-help-play-hints = toon wat elk antwoord je zou opleveren, en beantwoord “h” met een tip

cli-help-score =
    Het scoreblok voor een spel aan de echte tafel: leest een bestand of de standaardinvoer, of stelt vragen.

    In een bestand heeft elke echte speler een regel “player: NAAM”, zo nodig “characters: doctor, teacher” en “sold: 1”, en de stad als diagram, twee letters per kavel: Ho Huis, TH Herenhuis, Hl Hotel, Mt Berg, Mi Mijn, Ra Ranch, Bs Smidse, Dr Drugstore, Ba Bank, Sa Saloon, GS General Store, Ch Kerk, Pr Gevangenis, CH Stadhuis, Ou Outlaws, .. leeg; spaties of -- waar geen kaart ligt. Een virtuele speler is één regel, “virtual: NAAM attraction 7 6 5” of “virtual: NAAM points 97”. Een regel die met # begint, is een opmerking.

    Voorbeeld: printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = het bestand om te lezen, “-” voor de standaardinvoer; zonder bestand krijg je vragen
cli-help-score-json = toon de scorebladen als JSON

cli-help-replay =
    Controleer het verslag van een spel en vertel het ronde voor ronde na.

    Voorbeeld: carson replay avond.carson --move 12
cli-help-replay-file = het verslag om te lezen, “-” voor de standaardinvoer
cli-help-replay-move = toon alleen de tafel na zoveel zetten
cli-help-replay-seat = toon het spel zoals deze echte speler het zag; plaatsen worden vanaf 0 geteld
cli-help-replay-step = toon één zet tegelijk; druk op Enter voor de volgende
cli-help-replay-json = toon de zetten, of met --move de stelling, als JSON

cli-help-rules =
    Zoek spelregels op nummer, hoofdstuk of woord; zonder zoekterm krijg je de lijst van hoofdstukken.

    Voorbeeld: carson rules CG-6.5; carson rules saloon
cli-help-rules-query = een nummer zoals CG-6.5, een hoofdstuk zoals CG-6, of woorden
cli-help-rules-coverage = noem de spelregels zonder test, en de tests die een onbekende regel noemen; exitstatus 1 als die er zijn

cli-help-deck =
    De kaarten als gegevens, om te bekijken en te verbeteren.

    Wat in geen enkel spelregelboek staat, is gereconstrueerd; wie de doos heeft, kan een kopie verbeteren en ermee spelen.

    Voorbeeld: carson deck show > mijn-kaarten.json
cli-help-deck-show =
    Toon de ingebouwde kaarten, als uitgangspunt voor verbeterde kaarten.

    Voorbeeld: carson deck show > mijn-kaarten.json
cli-help-deck-check =
    Controleer verbeterde kaarten en toon elke fout.

    Ermee spelen gaat zo: carson play cards --deck mijn-kaarten.json

    Voorbeeld: carson deck check mijn-kaarten.json
cli-help-deck-file = het bestand met de kaarten, in de vorm die “carson deck show” toont

## Fouten in wat getypt of gelezen is

cli-error-bug = Dit is een fout van het programma, niet van jou: { $error }. Meld die alsjeblieft; met de omgevingsvariabele { $debug } laat het programma zien waar het misging.
cli-error-command = De opdracht “{ $found }” bestaat niet{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  } De opdrachten zijn { LIST($known) }.
cli-error-option = “{ $found }” is geen optie van “{ $command }”{ $near ->
    [none] {"."}
   *[other] ; bedoel je { $near }?
  } “{ $command } --help” noemt ze allemaal.
cli-error-needs-value = Na { $option } hoort een waarde.
cli-error-missing = “{ $command }” heeft { $argument } nodig; zie “{ $command } --help”.
cli-error-value = “{ $found }” is geen geldige waarde voor { $option }.
cli-error-twice = { $option } is twee keer opgegeven.
cli-error-unused = “{ $command }” kent geen “{ $found }”; zie “{ $command } --help”.
cli-error-usage = { $reason } Zie “{ $command } --help”.
cli-error-read = { $file } kan niet gelezen worden: { $reason }.
cli-error-file = { $file }: { $reason }.
cli-error-large = { $file } is groter dan { $most } MB; dat is te groot om het juiste bestand te zijn.
cli-error-utf8 = { $file } is geen tekst in UTF-8 (vanaf byte { $byte }).
cli-error-exists = { $file } bestaat al; kies een nieuwe naam, of ga verder met het spel dat erin staat: --resume { $file }.
cli-error-rescue = Het verslag kon nergens bewaard worden.
cli-error-game = Het verslag is van het spel “{ $found }”, dat hier niet bekend is; het moet “cards” zijn.
cli-error-deck = { $said } “carson deck check” noemt ze allemaal.
cli-error-seed = Een seed is één regel van 1 tot { $most } tekens, zonder spaties eromheen.
cli-error-real-and-players = Geef --real of --players op, niet allebei: --players zegt al hoeveel het er zijn.
cli-error-no-human = Er zit niemand aan het toetsenbord; zet een human bij --players, of laat bots spelen met “carson simulate cards”.
cli-error-player = “{ $found }” kan niet meespelen; kies { LIST($known, join: "or") }.
cli-error-level = “{ $found }” is geen niveau voor een virtuele speler; kies { LIST($known, join: "or") }.
cli-error-suit = “{ $found }” is geen symbool; kies { LIST($known, join: "or") }.
cli-error-too-many = De tafel is voor { $total ->
    [one] één speler
   *[other] { $total } spelers
  }, maar er worden er { $found } genoemd.
cli-error-names = Er zijn { $found } namen voor { $players ->
    [one] één echte speler
   *[other] { $players } echte spelers
  }; virtuele spelers heten naar hun symbool.
cli-error-name = “{ $found }” kan geen naam zijn: een naam mag hooguit { $most } tekens hebben, allemaal afdrukbaar.
cli-error-name-twice = Twee spelers heten “{ $found }”; geef ieder een eigen naam.
cli-error-resume-with = --resume gebruikt de tafel van het verslag en gaat dus niet samen met --real, --players, --virtual, --players-total, --names, --suits of --deck.
cli-error-coverage-query = Bij --coverage horen geen zoekwoorden.
cli-error-no-tests = Hier is geen map tests; --coverage werkt alleen in een kopie van de broncode.
cli-error-seat = Op plaats { $found } zit geen echte speler; de plaatsen zijn 0 tot en met { $most }.
cli-error-move = Zet { $found } bestaat niet; het verslag gaat van 0 (de voorbereiding) tot en met { $most }.
cli-error-step-with = --step toont elke zet en gaat dus niet samen met --move of --json.
cli-error-step-pipe = --step wacht op een toets en heeft dus een terminal nodig.

## Namen van spelers en plaatsen

cli-player-name = Speler { $number }
cli-seat = plaats { $seat }

## Antwoorden die woorden zijn. Voor één antwoord mogen er meer staan, met spaties ertussen.

cli-yes-words = j ja y yes
cli-no-words = n nee no
cli-quit-words = q stop stoppen quit
cli-change-words = c kies kiezen change
cli-again-words = r revanche opnieuw rematch again
cli-save-words = s bewaar bewaren save

## Het welkom

cli-welcome-title = CARSON CITY: THE CARD GAME
cli-welcome-credits =
    van Xavier Georges, met illustraties van Alexandre Roche
    een onofficiële fanuitgave
cli-welcome =
    Twee Era’s van negen rondes. In elke ronde biedt iedereen in het geheim; het hoogste bod kiest als eerste uit het aanbod. Terreinkaarten vormen je stad, personages helpen of leveren punten op. Wie de meeste punten heeft, wint.
cli-welcome-more =
    Virtuele spelers bouwen geen stad: ze nemen de kaart met de hoogste prioriteit en krijgen die prioriteit als punten. Beginners bieden met 1 tot en met 9, experts met 3 tot en met 11. Bots zijn programma’s die net als jij een stad bouwen. Typ tijdens het spel “?” voor hulp en “r” voor de spelregels.
cli-menu =
    Enter  tegen drie virtuele beginners spelen
    c      kiezen wie er meespelen
    ?      meer informatie
    q      stoppen
cli-ask-people = Hoeveel mensen spelen er aan dit toetsenbord, { $least } tot { $most }? [{ $usual }]
cli-ask-number-again = Typ een getal van { $least } tot en met { $most }.
cli-ask-names = { $count ->
    [one] Je naam? [{ LIST($usual, join: "comma") }]
   *[other] Hun namen, met komma’s ertussen? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Bots die bouwen, met komma’s ertussen: { LIST($known, join: "or") }? [geen]
cli-ask-bots-again = Noem hooguit { $most ->
    [one] één bot
   *[other] { $most } bots
  }, telkens { LIST($known, join: "or") }; Enter voor geen.
cli-ask-total = Hoeveel spelers in totaal, { $least } tot { $most }? Virtuele spelers vullen de tafel aan. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Virtuele speler: { LIST($known, join: "or") }? [{ $usual }]
   *[other] Niveaus van de { $count } virtuele spelers: { LIST($known, join: "or") }; één voor allemaal, of met komma’s ertussen? [{ $usual }]
  }
cli-ask-levels-again = Typ { LIST($known, join: "or") }, voor { $count ->
    [one] één speler.
   *[other] hooguit { $count } spelers.
  }
cli-hopeless = Je bent gewaarschuwd, vreemdeling: één speler tegen vijf experts wint bijna nooit.
cli-press-enter = Druk op Enter om verder te gaan.

## De pagina van de tafel

cli-round = Era { $era ->
    [1] I
   *[other] II
  }, ronde { $round }/9
cli-game-over = Het spel is afgelopen
cli-suit = symbool
cli-points = ptn
cli-bid = bod
cli-bids-left = biedkaarten over
cli-characters = personages
cli-ties = Voorrang:
cli-skull = (schedel)
cli-offer = Aanbod
cli-attraction = prioriteit
cli-gain = winst
cli-card-attraction = prioriteit { $attraction }
cli-city-of = Stad van { $name }
cli-no-city = Nog geen kaart.
cli-nothing-yet = nog niets
cli-set-aside = Opzij gelegd: { $cards }
cli-sold = Verkocht: { $cards }
cli-more-places = { $count ->
    [one] en nog één
   *[other] en nog { $count }
  }
cli-news-left-out = … { $count ->
    [one] nog één regel
   *[other] nog { $count } regels
  }: l toont het logboek
cli-bid-wins-nothing = Je gebruikte de Advocaat: deze biedkaart leg je alleen maar af.
cli-prompt = (? voor hulp) >
cli-sales = Of verkoop eerst:
cli-may = Je mag { $action }.
cli-undone = De laatste actie van { $name } is teruggenomen.
cli-play-help =
    Een getal of een toets kiest wat ernaast staat. Je kunt ook de actie typen, of zoveel ervan dat het duidelijk is: “take I-29”, “t 29”, “n14”, “use doctor”, “j”, “pass”.

    Enter      de tafel tonen            ? WOORD    over een actie, kaart of regel
    w ACTIE    mag dat, en waarom niet  r WOORD    spelregels opzoeken
    u          terugnemen               s          scorebladen tot nu toe
    l          logboek                  c          steden en kaarten van allen
    h          tip: goede zetten, met redenen
    q          stoppen; je kunt het spel bewaren

    Op de plattegrond zegt een getal naast een kavel wat de kaart je aan punten zou opleveren met de linkerbovenhoek daar; * staat bij de beste plaats. In de tabel is ■ een gedekt bod, · een gespeelde biedkaart, (Naam) een gebruikt personage. Bij gelijke stand wint het symbool dat vooraan staat.

## Meer mensen aan één toetsenbord

cli-hand-over = { $name }, het is jouw beurt om in het geheim te bieden.
cli-hand-over-others = Alle anderen kijken even weg.
cli-hand-over-undo = (u: { $name } neemt het zojuist gelegde bod terug)

## Wat getypt en niet begrepen is

cli-typed-unknown = “{ $typed }” kan hier niet{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  } Typ “?” voor hulp.
cli-typed-no-number = Er is geen keuze { $typed }; kies { $first } tot en met { $last }.
cli-typed-no-name = “{ $typed }” is geen kaart en geen personage{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
cli-typed-several = “{ $typed }” kan { CARD($found, join: "or") } zijn; typ er meer van.
cli-typed-bid = “{ $typed }” is geen bod; typ een getal.
cli-typed-alone = Typ alleen “{ $verb }”.

## Spelregels in de terminal

cli-mark-ruling = uitleg
cli-mark-reconstructed = gereconstrueerd
cli-n-rules = { $count ->
    [one] één regel
   *[other] { $count } regels
  }
cli-rules-how = carson rules CG-4 toont een hoofdstuk, CG-4.3 een regel, en een woord elke regel waar het in staat.
cli-rules-marks = [uitleg]: de spelregelboeken zeggen hier niets, en zo legt onze uitgave ze uit. [gereconstrueerd]: een getal dat in geen enkel spelregelboek staat.
cli-rules-nothing = In geen enkele regel staat “{ $query }”{ $near ->
    [none] {"."}
   *[other] ; bedoel je { $near }?
  }
cli-rules-more = { $count ->
    [one] … en nog één regel
   *[other] … en nog { $count } regels
  }{ $query ->
    [none] {"."}
   *[other] {": "}carson rules { $query }
  }
cli-coverage-untested = { $number } heeft geen test
cli-coverage-unknown = { $number } is geen regel, maar wordt genoemd in { LIST($tests) }
cli-coverage-complete = Alle { $count } regels worden in een test genoemd.

## Scores

cli-scores-now = Tussenstand
cli-total = Totaal
cli-place = { $shared ->
    [yes] gedeeld { $place }e
   *[other] { $place }e
  }
cli-winner = { LIST($names) } wint.
cli-tie = { LIST($names) } delen de eerste plaats; volgens de spelregels beslist een nieuw spel.

## Het einde, en wat bewaard wordt

cli-seed = Seed: { $seed }
cli-next = r: revanche · s: verslag bewaren · Enter: stoppen >
cli-next-kept = r: revanche · Enter: stoppen >
cli-save-question = Het spel bewaren, om later verder te spelen? [J/n]
cli-saved = Het verslag is bewaard in { $file }
cli-saved-resume = Het spel is bewaard in { $file }; met carson play cards --resume { $file } speel je verder.
cli-input-ended = De invoer was eerder afgelopen dan het spel, na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }.
cli-resumed = Het spel gaat verder na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }.

## Het scoreblok

cli-pad-welcome = Het scoreblok. Typ van elke speler de personages, en dan de stad rij voor rij, van links naar rechts, een teken per kavel.
cli-pad-signs = Tekens: { $signs }; -- waar geen kaart ligt.
cli-pad-ask-name = Naam van de eerste speler (“v NAAM” voor een virtuele)? [{ $usual }]
cli-pad-ask-next = Naam van de volgende speler (“v NAAM” voor een virtuele; Enter: optellen)?
cli-pad-ask-characters = Personages van { $name }, met komma’s ertussen (de eerste letters zijn genoeg)?
cli-pad-ask-sold = Door { $name } verkochte kaarten, 0 tot { $most }? [0]
cli-pad-ask-city = Stad van { $name }; eindig met een lege regel.
cli-pad-ask-attraction = Prioriteit van alle kaarten van { $name }, of de som ervan?
cli-pad-numbers = Typ getallen met spaties ertussen.
cli-pad-name = Een speler heeft een naam van hooguit { $most } tekens nodig.
cli-pad-key = “{ $found }:” hoort niet op een scoreblok{ $near ->
    [none] {"; gebruik "}{ LIST($known) }.
   *[other] ; bedoel je “{ $near }:”?
  }
cli-pad-key-twice = “{ $key }:” staat er twee keer voor één speler.
cli-pad-whose = Van wie is deze stad? Begin met “player: NAAM”.
cli-pad-empty = Op dit scoreblok staat geen speler; “carson score --help” geeft een voorbeeld.
cli-pad-virtual = De regel van een virtuele speler luidt “virtual: NAAM attraction 7 6 5” of “virtual: NAAM points 97”.
cli-pad-character = Het personage “{ $found }” bestaat niet{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
cli-pad-several = “{ $found }” kan { LIST($known, join: "or") } zijn; schrijf er meer van.
cli-pad-twice = Het personage { CHARACTER($character) } staat er twee keer, maar zit maar één keer in het spel. [CG-1.3]
cli-pad-owned = { $name } heeft { CHARACTER($character, form: "the") } al. [CG-1.3]
cli-pad-sold = “{ $found }” is geen aantal verkochte kaarten.
cli-pad-sold-most = { $found } kaarten is te veel; de Veilingmeester verkoopt er hooguit { $most }. [CG-7.10]
cli-pad-sold-who = Alleen wie de Veilingmeester heeft, kan kaarten verkocht hebben. [CG-7.10]
cli-pad-too-large = De stad heeft { $width }×{ $height } kavels; { $captain ->
    [yes] met de Kapitein is de grens 8×9 of 9×8. [CG-7.12]
   *[other] de grens is 8×8. [CG-6.1]
  }
cli-pad-apart = De stad hangt niet samen: alle kavels moeten via hun zijden met elkaar verbonden zijn. [CG-6.3]
cli-pad-no-card = De kavel in rij { $row }, kolom { $column } van de stad hoort bij geen enkele kaart van 2×2 kavels; ernaast ontbreekt er een. [CG-1.2]
cli-pad-sign = “{ $found }” is geen teken; bedoel je { LIST($known, join: "or") }?

## Naspelen

cli-replay-title = The Card Game, uit { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtueel, { $level }
cli-replay-facts = kaarten { $deck }, seed { $seed }, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
cli-replay-after = { $moves ->
    [0] Na de voorbereiding
    [one] Na één zet
   *[other] Na { $moves } zetten
  }
cli-replay-unfinished = Het verslag houdt op vóór het einde van het spel.
cli-replay-next = Enter: volgende zet · q: stoppen >
cli-replay-last = Enter: het einde >

## Kaarten

cli-deck-fault = { $where }: { $reason }
cli-deck-warning = { $where }: { $reason } (waarschuwing)
cli-deck-good = Met { $file } kun je spelen{ $warnings ->
    [0] {"."}
    [one] , met één waarschuwing.
   *[other] , met { $warnings } waarschuwingen.
  }

## carson serve

cli-help-serve =
    Tafels voor anderen openstellen via HTTP. Partijen staan in het bestand carson.db, of in de database die
    CARSON_DATABASE_URL noemt (sqlite:///BESTAND of postgresql://…). Achter een proxy is CARSON_ORIGIN het adres
    dat browsers gebruiken.

    Voorbeeld: carson serve --port 8000
cli-help-serve-host = Het adres om op te luisteren. Standaard: 127.0.0.1, alleen voor deze machine.
cli-help-serve-port = De poort om op te luisteren. Standaard: 8000.
cli-help-serve-open = De pagina in de browser openen.
cli-help-serve-workers = Hoeveel processen er draaien; voor meer dan één is PostgreSQL nodig. Standaard: 1.
cli-serve-address = Tafels op { $address }
cli-error-serve-missing = Het pakket “{ $package }” ontbreekt: installeer carson[server], of gebruik “make serve”.
cli-error-serve-workers = Meerdere processen hebben PostgreSQL nodig: noem een PostgreSQL-database in { $name }, of laat --workers weg. SQLite is een bestand voor één proces.
cli-error-serve-port = Kan niet luisteren op { $address }: { $reason }. Stop het programma dat het gebruikt, of kies een andere --host of --port.
cli-error-serve-worker = Een serverproces kon niet starten, daarom zijn ook de andere gestopt; zie het logboek.

## carson bots

cli-help-bots =
    Bots op deze machine laten denken voor servers die een PostgreSQL-database delen en met CARSON_BOTS=queue zijn
    gestart. Kan op zoveel machines draaien als je wilt. Wachtende mensen gaan voor. Vraagt carson[queue].

    Voorbeeld: carson bots --database postgresql://carson@db.example/carson --processes 4
cli-help-bots-processes = Hoeveel bots tegelijk denken, elk in een eigen proces. Standaard: één per kern.
cli-help-bots-metrics = De poort voor meetwaarden in het formaat van Prometheus. Standaard: geen.
cli-help-bots-metrics-host = Het adres waarop de meetwaarden te lezen zijn. Standaard: 127.0.0.1, alleen voor deze machine.
cli-bots-ready = { $processes ->
    [one] Klaar: er denkt 1 bot tegelijk.
   *[other] Klaar: er denken { $processes } bots tegelijk.
  }
cli-error-bots-sqlite = Bots elders hebben PostgreSQL nodig: noem de database van de servers in { $name } of met --database.
cli-error-bots-missing = Het pakket “{ $package }” ontbreekt: installeer carson[queue].
cli-error-bots-port = Kan niet luisteren op { $address }: { $reason }. Stop het programma dat het gebruikt, of kies een andere --metrics-port.

## carson verify

cli-help-verify =
    Bewijs uit het verslag alleen dat een afgelopen spel eerlijk was: elke zet volgt de regels, de seed volgt uit wat de server vóór het spel heeft vastgelegd (de vastlegging, “commitment”) en uit de getallen die de browsers van de spelers hebben ingebracht, en elke kaart, dobbelsteen en tegel volgt uit die seed. De laatste regel zegt hoeveel er bewezen is.

    Exitstatus 0: bewezen; 1: niet.

    Voorbeeld: carson verify carson-4f2a.txt
cli-help-verify-file = het verslag om te lezen, “-” voor de standaardinvoer
cli-help-verify-commitment = de vastlegging zoals de tafel die vóór het spel toonde; anders geldt die in het verslag
cli-help-verify-seal = het zegel dat je browser bewaarde voordat hij je getal opende; anders gelden de verzegelde getallen in het verslag
cli-help-verify-number = het getal dat je browser heeft ingebracht, om te zien of het in de seed zit
cli-error-verify-digits = --{ $option } vraagt 64 tekens van 0 tot en met 9 of a tot en met f, zoals de tafel ze toont, en niet “{ $found }”.
cli-verify-broken = Het verslag is niet geldig. { $reason }
cli-verify-running = Het spel loopt nog. De seed is geheim tot het afgelopen is, dus er valt nog niets te bewijzen. { $commitment ->
    [none] In het verslag staat geen vastlegging.
   *[other] Bewaar de vastlegging { $commitment } en controleer het verslag na het spel.
  }
cli-verify-moves = { $moves ->
    [one] De ene zet volgt de regels en leidt
   *[other] Alle { $moves } zetten volgen de regels en leiden
  } tot het einde dat het verslag noemt, met de scores { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [one] De ene zet volgt
   *[other] Alle { $moves } zetten volgen
  } de regels, maar het verslag houdt op voordat het spel uit is.
cli-verify-ended = { $moves ->
    [one] De ene zet volgt
   *[other] Alle { $moves } zetten volgen
  } de regels. { $how ->
    [resigned] Daarna is het spel volgens het verslag opgegeven.
    [agreed] Daarna is het spel volgens het verslag in overleg beëindigd.
   *[abandoned] Daarna is het spel volgens het verslag niet uitgespeeld.
  }
cli-verify-own-data = Er is gespeeld met eigen kaarten of cijfers, die in het verslag staan; bekijk die ook.
cli-verify-characters = De personages zijn gekozen toen de tafel werd opgezet, door een speler of door het lot, en vóór het spel getoond. Ze horen niet bij het bewijs.
cli-verify-position = Het spel begon vanuit een stelling. De verborgen kaarten en tegels zijn door de server klaargelegd en horen niet bij het bewijs.
cli-verify-no-seed = In het verslag staat geen seed, dus de trekkingen zijn niet te controleren.
cli-verify-no-commitment = In het verslag staat geen vastlegging, dus de seed kan op maat gemaakt zijn. Ken je de vastlegging, geef die dan op met --commitment.
cli-verify-commitment-other = In het verslag staat de vastlegging { $found }; jij kreeg { $given } te zien.
cli-verify-seed = De seed is de beloofde: zijn SHA-256 is de vastlegging { $commitment }.
cli-verify-seed-other = De seed is niet de beloofde: zijn SHA-256 is { $found }, de vastlegging { $commitment }.
cli-verify-compare = Die vastlegging komt uit het verslag zelf: vergelijk die met wat de tafel vóór het spel toonde, of geef dat op met --commitment.
cli-verify-secret = Het geheim van de server is het beloofde: zijn SHA-256 is de vastlegging { $commitment }.
cli-verify-secret-other = Het geheim van de server is niet het beloofde: zijn SHA-256 is { $found }, de vastlegging { $commitment }.
cli-verify-numbers = Getallen zijn ingebracht door { LIST($names) }, en elk daarvan is het getal dat verzegeld werd voordat er één geopend was.
cli-verify-number-other = Van { LIST($names) }: het getal is niet het getal dat verzegeld werd; het kan dus gekozen zijn toen de andere bekend waren.
cli-verify-withheld = Van { LIST($names) }: een getal is verzegeld en nooit geopend. Wie het geheim van de server kende, kon kiezen tussen de seed ermee en de seed zonder.
cli-verify-without = Van { LIST($names) }: geen getal.
cli-verify-nobody = Geen speler heeft een getal ingebracht: alleen de server heeft de seed gemaakt.
cli-verify-seat = plaats { $seat }
cli-verify-seal = De verzegelde getallen zijn de getallen die je browser zag voordat hij het jouwe opende: hun zegel is { $seal }.
cli-verify-seal-other = De verzegelde getallen zijn niet de getallen die je browser zag voordat hij het jouwe opende: hun zegel is { $found }, maar dat van jou is { $given }.
cli-verify-seal-compare = Het zegel van deze getallen is { $seal }: vergelijk het met wat je browser bewaard heeft, of geef dat op met --seal.
cli-verify-own-number = Je getal zit in de seed.
cli-verify-own-number-missing = Je getal { $number } staat niet in het verslag: de seed is zonder dat getal gemaakt.
cli-verify-seed-mixed = De seed is de seed die uit het geheim en de getallen volgt.
cli-verify-seed-unmixed = De seed is niet de seed die uit het geheim en de getallen volgt.
cli-verify-draws = { $draws ->
    [one] De ene trekking is
   *[other] Alle { $draws } trekkingen zijn
  } wat deze seed geeft.
cli-verify-practice = Dit was een oefenpartij tegen bots: er zijn zetten teruggenomen nadat er iets was getrokken of onthuld. Wat er getrokken werd, kan dus bekend zijn geweest.
cli-verify-proven = Bewezen: niemand heeft gekozen wat er getrokken werd, de server niet en de spelers ook niet.
cli-verify-proven-practice = Bewezen als oefening: alles wat er getrokken werd, volgt uit de seed, maar er zijn zetten teruggenomen en wat er kwam kan bekend zijn geweest.
cli-verify-proven-promise = Bewezen: wat er getrokken werd, lag vóór het spel vast. Geen speler heeft een getal ingebracht; dat de server de seed willekeurig heeft gekozen, is dus niet bewezen.
cli-verify-proven-but = Bewezen met een voorbehoud: niemand heeft gekozen wat er getrokken werd, tenzij de server samenspande met de spelers die hun getal nooit hebben geopend. In dat geval kon hij kiezen uit { $seeds } seeds.
cli-verify-proven-some = Bewezen met een voorbehoud: niemand heeft gekozen wat er getrokken werd, tenzij de server samenspande met iedereen die een getal heeft ingebracht.
cli-verify-not-proven = Niet bewezen.
