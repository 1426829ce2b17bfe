### Wat de opdrachten voor veel partijen zeggen.

## carson simulate

cli-help-simulate = Laat bots veel partijen spelen en toon de resultaten.
cli-help-simulate-cards =
    Simuleer The Card Game tussen bots en virtuele spelers.

    Voorbeeld: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Hoeveel spelers in totaal, 4 tot en met 6. Standaard: zoveel als --bots noemt, of 4.
cli-help-simulate-games = Hoeveel partijen. Standaard: 100.
cli-help-simulate-seed = Een willekeurige tekst; dezelfde seed geeft dezelfde partijen.
cli-help-simulate-bots =
    Wie er spelen, met komma’s ertussen: bots (random, easy, normal, hard, master, greedy, my_module:MyBot) en niveaus van virtuele spelers (beginner,
    intermediate, expert). Eén naam geldt voor alle plaatsen. Virtuele spelers zitten na de bots.
cli-help-simulate-jobs = Hoeveel processen tegelijk spelen; de uitslag blijft dezelfde. Standaard: 1.
cli-help-simulate-records = Bewaar het verslag van elke partij in deze map.
cli-help-simulate-json = Toon de cijfers als JSON.
cli-simulate-progress = Partijen
cli-simulate-seat = Plaats
cli-simulate-player = Speler
cli-simulate-mean = Gemiddeld
cli-simulate-stdev = Spreiding
cli-simulate-wins = Gewonnen
cli-simulate-summary =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $decisions } beslissingen in { $seconds } s ({ $speed } per seconde). { $shared ->
        [0] In geen enkele partij werd de eerste plaats gedeeld.
        [one] In 1 partij werd de eerste plaats gedeeld; die telt voor ieder als gewonnen.
       *[other] In { $shared } partijen werd de eerste plaats gedeeld; die telt voor ieder als gewonnen.
    }
cli-error-range = { $option } vraagt een getal van { $fewest } tot en met { $most }, niet { $found }.
cli-error-bots-count =
    --bots noemt { $found ->
        [one] 1 speler
       *[other] { $found } spelers
    }, maar er zijn er { $players }: noem er een voor elke plaats, of een voor alle.
cli-error-write = { $file } kan niet geschreven worden: { $reason }.

## carson bench

cli-help-bench =
    Meet de engine: beslissingen per seconde bij willekeurig spel met vier spelers, en de kosten van een kopie, naast
    andere engines in dezelfde run (“make bench” installeert ze).

    Voorbeeld: carson bench --json
cli-help-bench-seconds = Hoe lang elk van de vijf rondes per engine duurt. Standaard: 1.
cli-help-bench-json = Toon de cijfers als JSON.
cli-bench-progress = { $name } wordt gemeten
cli-bench-engine = Engine
cli-bench-speed = Beslissingen per seconde
cli-bench-copy = Kopie, µs
cli-bench-machine = { $python }, { $machine }; mediaan van vijf rondes.
cli-bench-missing = Niet geïnstalleerd, dus niet gemeten: { LIST($names) }. “make bench” installeert ze.
cli-help-bench-compiled = Meet ook de met mypyc gecompileerde engine in deze map (“make bench” doet dat).
cli-error-compiled = { $folder } bevat geen gecompileerde engine; tools/compile.py maakt er een.

## carson tournament, carson gauntlet

cli-help-tournament = Laat bots in alle samenstellingen tegen elkaar spelen, aan dezelfde tafels met dezelfde seeds, en bepaal hun rating.
cli-help-tournament-board =
    Een toernooi van het bordspel: elke deelnemer treft de anderen in alle samenstellingen en zit op elke plaats.

    Voorbeeld: carson tournament board --bots random,greedy,my_module:MyBot --games 200 --rows games.csv
cli-help-tournament-cards =
    Een toernooi van het kaartspel: elke deelnemer treft de anderen in alle samenstellingen en zit op elke plaats.

    Voorbeeld: carson tournament cards --bots random,greedy --games 200
cli-help-gauntlet = Laat een bot alleen tegen meerdere anderen spelen en meet hoe vaak hij wint.
cli-help-gauntlet-board =
    Eén bot alleen tegen een tafel vol anderen in het bordspel, vanaf elke plaats, of tegen Standish.

    Voorbeeld: carson gauntlet board --bot normal --against greedy --games 400 --characters random
cli-help-gauntlet-cards =
    Eén bot alleen tegen een tafel vol anderen in het kaartspel, vanaf elke plaats; virtuele spelers wisselen niet van plaats.

    Voorbeeld: carson gauntlet cards --bot greedy --against expert --games 400
cli-help-tournament-bots = Wie meedoet, met komma’s ertussen: bots bij naam, of je eigen bot als my_module:MyBot.
cli-help-tournament-bots-cards = Wie meedoet, met komma’s ertussen: bots bij naam, je eigen bot als my_module:MyBot, of niveaus van virtuele spelers.
cli-help-tournament-bot = De uitdager; meerdere, met komma’s ertussen, spelen dezelfde partijen, elk zoveel als --games zegt. seer is geen echte bot: hij ziet alles wat verborgen is en laat zo zien wat er met het geluk hooguit te winnen valt.
cli-help-tournament-against = Wie op de andere plaatsen zit: één bot voor alle plaatsen, of één voor elke plaats, met komma’s ertussen. Standaard: greedy.
cli-help-tournament-against-cards =
    Wie op de andere plaatsen zit: één bot of niveau van virtuele spelers (beginner, intermediate, expert) voor alle plaatsen, of
    één voor elke plaats, met komma’s ertussen. Standaard: greedy.
cli-help-tournament-solo = Tegen Standish, met deze strategie: rancher, miner, strength of urban.
cli-help-tournament-players = Hoeveel spelers er aan elke tafel zitten. Standaard: 4.
cli-help-tournament-games = Hoeveel partijen ten minste; er worden hele series gespeeld, zodat iedereen op elke plaats zit. Standaard: 100.
cli-help-tournament-seed = Een willekeurige tekst; dezelfde seed geeft dezelfde partijen.
cli-help-tournament-rows =
    Bewaar voor elke partij een rij in dit CSV-bestand, of Parquet-bestand als het op .parquet eindigt. Partijen die er al in staan
    worden niet opnieuw gespeeld, zodat een onderbroken wedstrijd verder kan gaan.
cli-help-tournament-jobs = Hoeveel processen tegelijk spelen. Standaard: één per processorkern.
cli-help-tournament-scheduler = Het adres van een Dask-scheduler, zoals tcp://10.0.0.1:8786, waarvan de workers de partijen spelen.
cli-help-tournament-measure = Meet ook processortijd per beslissing en geheugen, per bot.
cli-help-tournament-json = Toon de resultaten als JSON.
cli-contest-bot = Bot
cli-contest-seats = Plaatsen
cli-contest-wins = Gewonnen (95%)
cli-contest-even = Even sterke spelers zouden elk { $share } winnen; een gedeelde eerste plaats telt naar rato.
cli-contest-points = Punten
cli-contest-rating = Rating (95%)
cli-contest-p50 = p50, ms
cli-contest-p99 = p99, ms
cli-contest-memory = MB
cli-contest-summary =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } in { $deals ->
        [one] 1 serie
       *[other] { $deals } series
    }, seed { $seed }.
cli-contest-unrated = Zonder openskill zijn er geen ratings: installeer carson[arena].
cli-contest-rows = De partijen staan in { $file }; “carson report { $file }” maakt er een pagina met grafieken van.
cli-error-contestants = Noem elke deelnemer één keer, met komma’s ertussen.
cli-error-against =
    --against noemt { $found ->
        [one] 1 speler
       *[other] { $found } spelers
    } voor { $players } andere plaatsen: noem er één voor elke plaats, of één voor alle.
cli-error-gauntlet-solo = Tegen Standish zijn er geen andere spelers: laat --against en --players weg.
error-arena-other-contest = { $file } bevat de partijen van een andere wedstrijd (andere bots, opties of seed). Kies een ander bestand.
error-arena-not-rows = { $file } bevat geen rijen met partijen: { $reason }
error-arena-without-parquet = Voor Parquet-bestanden is pyarrow nodig: installeer carson[arena], of kies een .csv-bestand.
error-arena-without-cluster = Voor --scheduler is Dask nodig: installeer carson[cluster].
error-arena-scheduler = Er is geen Dask-scheduler op { $address }: { $reason }

## carson balance

cli-help-balance =
    Laat een bot het bordspel tegen zichzelf spelen aan allerlei tafels: elk aantal spelers, willekeurige personages, elke variant, Standish.
    Elke partij wordt meteen bewaard; start opnieuw met hetzelfde bestand om verder te gaan.

    Voorbeeld: carson balance --bot hard --games 10000 --rows balance.csv
cli-help-balance-rows = Bewaar in dit CSV- of Parquet-bestand één rij per partij. Partijen die er al in staan, worden niet opnieuw gespeeld.
cli-help-balance-bot = De bot op elke plaats. Standaard: hard.
cli-help-balance-games = Hoeveel partijen het bestand in totaal moet bevatten. Standaard: 10.000.
cli-balance-played =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } van { $bot } in { $file }.

## carson report

cli-help-report =
    Maak een pagina met grafieken uit de rijen van een toernooi: sterkte, punten, personages, gebouwen, plaatsen, lengte.

    Voorbeeld: carson report games.csv
cli-help-report-rows = Het bestand dat --rows heeft geschreven.
cli-help-report-out = Waar de pagina komt. Standaard: naast de rijen, met de extensie .html.
cli-error-report-empty = { $file } bevat geen partijen.
cli-report-written = { $file } is klaar.
report-title = Toernooi: { $game }
report-game-board = Carson City
report-game-cards = Carson City: The Card Game
report-summary = { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } in { $deals ->
        [one] 1 serie
       *[other] { $deals } series
    }; partijen van één serie hebben dezelfde seed.
report-strength = Sterkte
report-strength-about = Aandeel eerste plaatsen, met het 95%-interval; een gedeelde eerste plaats telt naar rato. De stippellijn is wat even sterke spelers zouden winnen.
report-rating = Rating
report-rating-about = Plackett-Luce-ratings na alle partijen, met 95%-intervallen. Iedereen begint op 25.
report-points = Punten naar bron
report-points-about = Gemiddeld aantal punten per partij en plaats.
report-characters = Winnende personages
report-characters-about = Aandeel eerste plaatsen van wie het personage minstens één keer nam, en hoe vaak dat was. Een sterke bot kan van een personage houden zonder daardoor te winnen: vergelijk alleen bots van één soort.
report-buildings = Gebouwen
report-buildings-about = Gemiddeld aantal in bezit aan het einde.
report-winners = Winnaars
report-others = Alle anderen
report-seats = Plaatsen
report-seats-about = Aandeel eerste plaatsen per plaats aan tafel, met het 95%-interval.
report-seat = Plaats { $seat }
report-length = Lengte van een partij
report-length-about = Hoeveel partijen ongeveer zoveel beslissingen hadden.
report-side-yellow = geel
report-side-red = rood
report-source-parcels-vp = OP-veld: kavels
report-source-cowboy-vp = OP-veld: vuurkracht
report-source-building-vp = OP-veld: gebouwen
report-source-vp-purchase = Gekochte OP
report-source-cash-limit = Geld boven de geldlimiet
report-source-attraction = Prioriteit
report-source-other = Overig

## carson train

cli-help-train = De lerende bots trainen met partijen die ze zelf spelen.
cli-help-train-cards =
    Train hard en master van het kaartspel. Elke generatie speelt partijen en leert daarna van deze en eerdere. Alles wordt in de map
    bewaard; als je de opdracht opnieuw start, gaat die daar verder. Dezelfde seed geeft hetzelfde netwerk.

    Voorbeeld: carson train cards weights --generations 12 --games 300 --jobs 4 --minutes 60
cli-help-train-board =
    Train hard en master van het bordspel, aan allerlei tafels. Elke generatie speelt partijen en leert daarna van deze en eerdere. Alles
    wordt in de map bewaard; als je de opdracht opnieuw start, gaat die daar verder. Dezelfde seed geeft hetzelfde netwerk.

    Voorbeeld: carson train board weights --generations 10 --games 2000 --jobs 4 --minutes 60
cli-help-train-folder = Waar netwerken en partijen worden bewaard.
cli-help-train-games = Partijen per generatie. Standaard: 300 voor cards, 2000 voor board.
cli-help-train-generations = Hoeveel generaties. Standaard: 12 voor cards, 10 voor board.
cli-help-train-jobs = Hoeveel processen tegelijk spelen; de uitkomst is dezelfde. Standaard: 1.
cli-help-train-minutes = Na deze tijd geen nieuwe generatie beginnen. Standaard: 60.
cli-help-train-seed = Een willekeurige tekst; dezelfde seed geeft hetzelfde netwerk.
cli-train-generation =
    Generatie { $generation }: { $players } steden, gemiddeld { $points } punten, fout { $wrong } punten, { $seconds } s
cli-train-board-generation =
    Generatie { $generation }: { $games } partijen, scores er gemiddeld { $wrong } OP naast, { $seconds } s
cli-train-done = Het laatste netwerk is { $file }.
cli-error-train-numpy = Trainen kan alleen met NumPy. Installeer carson[bots].
