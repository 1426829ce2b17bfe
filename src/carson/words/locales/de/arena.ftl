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
    Wer spielt, durch Kommas getrennt: Bots (random, greedy) und Stufen virtueller Spieler (beginner, intermediate,
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
