### Was die Befehle für viele Partien sagen.

## carson simulate

cli-help-simulate = Bots viele Partien spielen lassen und die Ergebnisse zeigen.
cli-help-simulate-cards =
    The Card Game zwischen Bots und virtuellen Spielern simulieren.

    Beispiel: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Wie viele Spieler insgesamt, 4 bis 6. Vorgabe: so viele, wie --bots nennt, oder 4.
cli-help-simulate-games = Wie viele Partien. Vorgabe: 100.
cli-help-simulate-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
cli-help-simulate-bots =
    Wer spielt, mit Kommas dazwischen: Bots (random, easy, normal, hard, master, greedy, my_module:MyBot) und Stufen virtueller Spieler (beginner, intermediate,
    expert). Ein einzelner Name gilt für alle Plätze. Virtuelle Spieler sitzen hinter den Bots.
cli-help-simulate-jobs = Wie viele Prozesse gleichzeitig spielen; das Ergebnis bleibt gleich. Vorgabe: 1.
cli-help-simulate-records = Die Aufzeichnung jeder Partie in diesem Ordner speichern.
cli-help-simulate-json = Die Zahlen als JSON ausgeben.
cli-simulate-progress = Partien
cli-simulate-seat = Platz
cli-simulate-player = Spieler
cli-simulate-mean = Mittel
cli-simulate-stdev = Streuung
cli-simulate-wins = Siege
cli-simulate-summary =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen in { $seconds } s ({ $speed } je Sekunde). { $shared ->
        [0] In keiner Partie wurde der erste Platz geteilt.
        [one] In 1 Partie wurde der erste Platz geteilt; er zählt für jeden als Sieg.
       *[other] In { $shared } Partien wurde der erste Platz geteilt; er zählt für jeden als Sieg.
    }
cli-error-range = { $option } erwartet eine Zahl von { $fewest } bis { $most }, nicht { $found }.
cli-error-bots-count =
    --bots nennt { $found ->
        [one] 1 Spieler
       *[other] { $found } Spieler
    }, es sind aber { $players }: Nenne einen für jeden Platz oder einen für alle.
cli-error-write = { $file } kann nicht geschrieben werden: { $reason }.

## carson bench

cli-help-bench =
    Die Engine messen: Entscheidungen je Sekunde bei zufälligem Spiel zu viert und die Kosten einer Kopie, neben anderen
    Engines im selben Lauf („make bench“ installiert sie).

    Beispiel: carson bench --json
cli-help-bench-seconds = Wie lange jede der fünf Runden je Engine dauert. Vorgabe: 1.
cli-help-bench-json = Die Zahlen als JSON ausgeben.
cli-bench-progress = { $name } wird gemessen
cli-bench-engine = Engine
cli-bench-speed = Entscheidungen je Sekunde
cli-bench-copy = Kopie, µs
cli-bench-machine = { $python }, { $machine }; Median von fünf Runden.
cli-bench-missing = Nicht installiert, daher nicht gemessen: { LIST($names) }. „make bench“ installiert sie.
cli-help-bench-compiled = Auch die mit mypyc kompilierte Engine in diesem Ordner messen („make bench“ tut das).
cli-error-compiled = { $folder } enthält keine kompilierte Engine; tools/compile.py erstellt eine.

## carson tournament, carson gauntlet

cli-help-tournament = Bots in allen Besetzungen an denselben Tischen mit denselben Startwerten aufeinandertreffen lassen und bewerten.
cli-help-tournament-board =
    Ein Turnier des Brettspiels: Jeder Teilnehmer trifft in allen Besetzungen auf die anderen und sitzt auf jedem Platz.

    Beispiel: carson tournament board --bots random,greedy,my_module:MyBot --games 200 --rows games.csv
cli-help-tournament-cards =
    Ein Turnier des Kartenspiels: Jeder Teilnehmer trifft in allen Besetzungen auf die anderen und sitzt auf jedem Platz.

    Beispiel: carson tournament cards --bots random,greedy --games 200
cli-help-gauntlet = Einen Bot allein gegen mehrere andere spielen lassen und messen, wie oft er gewinnt.
cli-help-gauntlet-board =
    Ein Bot allein gegen einen Tisch von anderen im Brettspiel, von jedem Platz aus, oder gegen Standish.

    Beispiel: carson gauntlet board --bot normal --against greedy --games 400 --characters random
cli-help-gauntlet-cards =
    Ein Bot allein gegen einen Tisch von anderen im Kartenspiel, von jedem Platz aus; virtuelle Spieler wechseln den Platz nicht.

    Beispiel: carson gauntlet cards --bot greedy --against expert --games 400
cli-help-tournament-bots = Wer teilnimmt, mit Kommas dazwischen: Bots mit Namen, oder eigene in der Form my_module:MyBot.
cli-help-tournament-bots-cards = Wer teilnimmt, mit Kommas dazwischen: Bots mit Namen, eigene in der Form my_module:MyBot, oder Stufen virtueller Spieler.
cli-help-tournament-bot = Der Herausforderer; mehrere, mit Kommas dazwischen, spielen dieselben Partien, jeder so viele, wie --games sagt. seer ist kein echter Bot: Er sieht alles Verborgene und zeigt so, was das Glück höchstens zulässt.
cli-help-tournament-against = Wer auf den anderen Plätzen sitzt: ein Bot für alle, oder einer für jeden, mit Kommas dazwischen. Vorgabe: greedy.
cli-help-tournament-against-cards =
    Wer auf den anderen Plätzen sitzt: ein Bot oder eine Stufe virtueller Spieler (beginner, intermediate, expert) für alle, oder
    je einer, mit Kommas dazwischen. Vorgabe: greedy.
cli-help-tournament-solo = Gegen Standish, mit dieser Strategie: rancher, miner, strength oder urban.
cli-help-tournament-players = Wie viele Spieler an jedem Tisch sitzen. Vorgabe: 4.
cli-help-tournament-games = Wie viele Partien mindestens; gespielt werden ganze Durchgänge, damit jeder auf jedem Platz sitzt. Vorgabe: 100.
cli-help-tournament-seed = Ein beliebiger Text; derselbe Startwert ergibt dieselben Partien.
cli-help-tournament-rows =
    Für jede Partie eine Zeile in dieser CSV-Datei speichern, oder Parquet-Datei, wenn sie auf .parquet endet. Partien, die schon
    darin stehen, werden nicht noch einmal gespielt: So lässt sich ein abgebrochener Wettkampf fortsetzen.
cli-help-tournament-jobs = Wie viele Prozesse gleichzeitig spielen. Vorgabe: einer je Kern.
cli-help-tournament-scheduler = Die Adresse eines Dask-Schedulers wie tcp://10.0.0.1:8786, dessen Worker die Partien spielen.
cli-help-tournament-measure = Auch Rechenzeit je Entscheidung und Speicher messen, nach Bot.
cli-help-tournament-json = Die Ergebnisse als JSON ausgeben.
cli-contest-bot = Bot
cli-contest-seats = Plätze
cli-contest-wins = Siege (95 %)
cli-contest-even = Gleich starke Spieler würden je { $share } gewinnen; ein geteilter erster Platz zählt anteilig.
cli-contest-points = Punkte
cli-contest-rating = Wertung (95 %)
cli-contest-p50 = p50, ms
cli-contest-p99 = p99, ms
cli-contest-memory = MB
cli-contest-summary =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $deals ->
        [one] 1 Durchgang
       *[other] { $deals } Durchgängen
    }, Startwert { $seed }.
cli-contest-unrated = Ohne openskill gibt es keine Wertungen: Installiere carson[arena].
cli-contest-rows = Die Partien stehen in { $file }; „carson report { $file }“ macht daraus eine Seite mit Diagrammen.
cli-error-contestants = Nenne jeden Teilnehmer einmal, mit Kommas dazwischen.
cli-error-against =
    --against nennt { $found ->
        [one] 1 Spieler
       *[other] { $found } Spieler
    } für { $players } andere Plätze: Nenne einen für jeden Platz, oder einen für alle.
cli-error-gauntlet-solo = Gegen Standish gibt es keine anderen Spieler: Lass --against und --players weg.
error-arena-other-contest = { $file } enthält die Partien eines anderen Wettkampfs (andere Bots, Optionen oder ein anderer Startwert). Wähle eine andere Datei.
error-arena-not-rows = { $file } enthält keine Zeilen mit Partien: { $reason }
error-arena-without-parquet = Für Parquet-Dateien wird pyarrow gebraucht: Installiere carson[arena] oder nenne eine .csv-Datei.
error-arena-without-cluster = Für --scheduler wird Dask gebraucht: Installiere carson[cluster].
error-arena-scheduler = Unter { $address } ist kein Dask-Scheduler: { $reason }

## carson balance

cli-help-balance =
    Einen Bot das Brettspiel an Tischen aller Art gegen sich selbst spielen lassen: alle Spielerzahlen, zufällige Charaktere, jede Variante, Standish.
    Jede Partie wird sofort gespeichert; mit derselben Datei geht es beim nächsten Start weiter.

    Beispiel: carson balance --bot hard --games 10000 --rows balance.csv
cli-help-balance-rows = In dieser CSV- oder Parquet-Datei eine Zeile je Partie speichern. Partien, die sie schon enthält, werden nicht noch einmal gespielt.
cli-help-balance-bot = Der Bot an allen Plätzen. Standard: hard.
cli-help-balance-games = Wie viele Partien die Datei insgesamt enthalten soll. Standard: 10.000.
cli-balance-played =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von { $bot } in { $file }.

## carson report

cli-help-report =
    Eine Seite mit Diagrammen aus den Zeilen eines Turniers machen: Stärke, Punkte, Charaktere, Gebäude, Plätze, Länge.

    Beispiel: carson report games.csv
cli-help-report-rows = Die Datei, die --rows geschrieben hat.
cli-help-report-out = Wohin die Seite kommt. Vorgabe: neben die Zeilen, mit der Endung .html.
cli-error-report-empty = { $file } enthält keine Partien.
cli-report-written = { $file } ist fertig.
report-title = Turnier: { $game }
report-game-board = Carson City
report-game-cards = Carson City: The Card Game
report-summary = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $deals ->
        [one] 1 Durchgang
       *[other] { $deals } Durchgängen
    }; Partien eines Durchgangs haben denselben Startwert.
report-strength = Stärke
report-strength-about = Anteil der ersten Plätze mit 95-%-Intervall; ein geteilter erster Platz zählt anteilig. Die gepunktete Linie ist, was gleich starke Spieler gewinnen würden.
report-rating = Wertung
report-rating-about = Plackett-Luce-Wertungen nach allen Partien, mit 95-%-Intervallen. Alle beginnen bei 25.
report-points = Punkte nach Herkunft
report-points-about = Durchschnittliche Punkte je Partie und Platz.
report-characters = Charaktere, die gewinnen
report-characters-about = Anteil der ersten Plätze bei denen, die den Charakter mindestens einmal genommen haben, und wie oft das war. Ein starker Bot kann einen Charakter mögen, ohne durch ihn zu gewinnen: Vergleiche nur Bots einer Art.
report-buildings = Gebäude
report-buildings-about = Durchschnittlicher Besitz am Ende.
report-winners = Sieger
report-others = Alle anderen
report-seats = Plätze
report-seats-about = Anteil der ersten Plätze nach Sitzplatz, mit 95-%-Intervall.
report-seat = Platz { $seat }
report-length = Länge der Partien
report-length-about = Wie viele Partien etwa so viele Entscheidungen hatten.
report-side-yellow = gelb
report-side-red = rot
report-source-parcels-vp = SP-Feld: Parzellen
report-source-cowboy-vp = SP-Feld: Feuerkraft
report-source-building-vp = SP-Feld: Gebäude
report-source-vp-purchase = Gekaufte SP
report-source-cash-limit = Geld über dem Limit
report-source-attraction = Attraktivität
report-source-other = Sonstiges

## carson train

cli-help-train = Die lernenden Bots mit Partien trainieren, die sie selbst spielen.
cli-help-train-cards =
    hard und master des Kartenspiels trainieren. Jede Generation spielt Partien und lernt dann aus diesen und früheren. Alles bleibt im
    Ordner; erneut gestartet, macht der Befehl dort weiter. Derselbe Startwert ergibt dasselbe Netz.

    Beispiel: carson train cards weights --generations 12 --games 300 --jobs 4 --minutes 60
cli-help-train-board =
    hard und master des Brettspiels trainieren, an Tischen aller Art. Jede Generation spielt Partien und lernt dann aus diesen und
    früheren. Alles bleibt im Ordner; erneut gestartet, macht der Befehl dort weiter. Derselbe Startwert ergibt dasselbe Netz.

    Beispiel: carson train board weights --generations 10 --games 2000 --jobs 4 --minutes 60
cli-help-train-folder = Wo Netze und Partien gespeichert werden.
cli-help-train-games = Partien je Generation. Vorgabe: 300 für cards, 2000 für board.
cli-help-train-generations = Wie viele Generationen. Vorgabe: 12 für cards, 10 für board.
cli-help-train-jobs = Wie viele Prozesse gleichzeitig spielen; das Ergebnis ist dasselbe. Vorgabe: 1.
cli-help-train-minutes = Nach dieser Zeit keine neue Generation beginnen. Vorgabe: 60.
cli-help-train-seed = Ein beliebiger Text; derselbe Startwert ergibt dasselbe Netz.
cli-train-generation =
    Generation { $generation }: { $players } Städte, im Mittel { $points } Punkte, Fehler { $wrong } Punkte, { $seconds } s
cli-train-board-generation =
    Generation { $generation }: { $games } Partien, im Mittel { $wrong } SP daneben, { $seconds } s
cli-train-done = Das letzte Netz ist { $file }.
cli-error-train-numpy = Zum Trainieren wird NumPy gebraucht. Installiere carson[bots].
