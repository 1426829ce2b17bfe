### Quello che dicono i comandi per molte partite.

## carson simulate

cli-help-simulate = Far giocare molte partite ai bot e mostrarne l’esito.
cli-help-simulate-cards =
    Simulare il Gioco di Carte tra bot e giocatori virtuali.

    Esempio: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Quanti giocatori in tutto, da 4 a 6. Predefinito: quanti ne nomina --bots, oppure 4.
cli-help-simulate-games = Quante partite. Predefinito: 100.
cli-help-simulate-seed = Un testo qualsiasi; lo stesso seme casuale dà le stesse partite.
cli-help-simulate-bots =
    Chi gioca, separato da virgole: bot (random, greedy) e livelli di giocatori virtuali (beginner, intermediate,
    expert). Un solo nome vale per tutti i posti. I giocatori virtuali siedono dopo i bot.
cli-help-simulate-jobs = Quanti processi giocano insieme; il risultato è lo stesso. Predefinito: 1.
cli-help-simulate-records = Conservare il resoconto di ogni partita in questa cartella.
cli-help-simulate-json = Scrivere le cifre in JSON.
cli-simulate-progress = Partite
cli-simulate-seat = Posto
cli-simulate-player = Giocatore
cli-simulate-mean = Media
cli-simulate-stdev = Deviazione
cli-simulate-wins = Vittorie
cli-simulate-summary =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $decisions } decisioni in { $seconds } s ({ $speed } al secondo). { $shared ->
        [0] Nessun primo posto è stato condiviso.
        [one] In 1 partita il primo posto è stato condiviso; vale come vittoria per ciascuno.
       *[other] In { $shared } partite il primo posto è stato condiviso; vale come vittoria per ciascuno.
    }
cli-error-range = { $option } accetta un numero da { $fewest } a { $most }, non { $found }.
cli-error-bots-count =
    --bots nomina { $found ->
        [one] 1 giocatore
       *[other] { $found } giocatori
    }, ma ce ne sono { $players }: nominane uno per posto, oppure uno solo per tutti.
cli-error-write = { $file } non può essere scritto: { $reason }.

## carson bench

cli-help-bench =
    Misurare il motore: decisioni al secondo nel gioco a caso con quattro giocatori, e il costo di una copia, accanto ad
    altri motori nella stessa esecuzione («make bench» li installa).

    Esempio: carson bench --json
cli-help-bench-seconds = Quanto dura ciascuna delle cinque misure per motore. Predefinito: 1.
cli-help-bench-json = Scrivere le cifre in JSON.
cli-bench-progress = Misura di { $name }
cli-bench-engine = Motore
cli-bench-speed = Decisioni al secondo
cli-bench-copy = Copia, µs
cli-bench-machine = { $python }, { $machine }; la mediana di cinque misure.
cli-bench-missing = Non installato, quindi non misurato: { LIST($names) }. «make bench» li installa.
cli-help-bench-compiled = Misurare anche il motore compilato con mypyc in questa cartella («make bench» lo fa).
cli-error-compiled = { $folder } non contiene un motore compilato; tools/compile.py ne crea uno.
