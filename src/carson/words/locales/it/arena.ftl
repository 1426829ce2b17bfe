### Quello che dicono i comandi per molte partite.

## carson simulate

cli-help-simulate = Far giocare molte partite ai bot e mostrare i risultati.
cli-help-simulate-cards =
    Simulare il Gioco di Carte tra bot e giocatori virtuali.

    Esempio: carson simulate cards --players 4 --games 100 --seed 7 --bots greedy,random,random,random
cli-help-simulate-players = Quanti giocatori in tutto, da 4 a 6. Predefinito: quanti ne nomina --bots, oppure 4.
cli-help-simulate-games = Quante partite. Predefinito: 100.
cli-help-simulate-seed = Un testo qualsiasi; lo stesso seme casuale dà le stesse partite.
cli-help-simulate-bots =
    Chi gioca, separato da virgole: bot (random, easy, normal, hard, master, greedy, my_module:MyBot) e livelli di giocatori virtuali (beginner, intermediate,
    expert). Un solo nome vale per tutti i posti. I giocatori virtuali siedono dopo i bot.
cli-help-simulate-jobs = Quanti processi giocano insieme; il risultato è lo stesso. Predefinito: 1.
cli-help-simulate-records = Salvare il resoconto di ogni partita in questa cartella.
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
        [0] Nessun primo posto a pari merito.
        [one] In 1 partita il primo posto è stato a pari merito; vale come vittoria per ciascuno.
       *[other] In { $shared } partite il primo posto è stato a pari merito; vale come vittoria per ciascuno.
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
    Misurare il motore: decisioni al secondo giocando a caso in quattro, e il costo di una copia, accanto ad
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

## carson tournament, carson gauntlet

cli-help-tournament = Far incontrare i bot in tutte le composizioni, agli stessi tavoli con gli stessi semi casuali, e valutarli.
cli-help-tournament-board =
    Un torneo del gioco da tavolo: ogni concorrente incontra gli altri in tutte le composizioni e siede in ogni posto.

    Esempio: carson tournament board --bots random,greedy,my_module:MyBot --games 200 --rows games.csv
cli-help-tournament-cards =
    Un torneo del gioco di carte: ogni concorrente incontra gli altri in tutte le composizioni e siede in ogni posto.

    Esempio: carson tournament cards --bots random,greedy --games 200
cli-help-gauntlet = Far giocare un bot da solo contro diversi altri e misurare quante volte vince.
cli-help-gauntlet-board =
    Un bot da solo contro un tavolo di avversari nel gioco da tavolo, da ogni posto, oppure contro Standish.

    Esempio: carson gauntlet board --bot normal --against greedy --games 400 --characters random
cli-help-gauntlet-cards =
    Un bot da solo contro un tavolo di avversari nel gioco di carte, da ogni posto; i giocatori virtuali non cambiano posto.

    Esempio: carson gauntlet cards --bot greedy --against expert --games 400
cli-help-tournament-bots = Chi partecipa, separati da virgole: bot per nome, o il tuo come my_module:MyBot.
cli-help-tournament-bots-cards = Chi partecipa, separati da virgole: bot per nome, il tuo come my_module:MyBot, o livelli di giocatori virtuali.
cli-help-tournament-bot = Lo sfidante; se sono più d’uno, separati da virgole, giocano le stesse partite, ciascuno quante ne dice --games. seer non è un vero bot: vede tutto ciò che è nascosto e mostra così il massimo che la fortuna permette.
cli-help-tournament-against = Chi occupa gli altri posti: un bot per tutti, o uno per ciascuno, separati da virgole. Predefinito: greedy.
cli-help-tournament-against-cards =
    Chi occupa gli altri posti: un bot o un livello di giocatori virtuali (beginner, intermediate, expert) per tutti, o uno per
    ciascuno, separati da virgole. Predefinito: greedy.
cli-help-tournament-solo = Contro Standish, con questa strategia: rancher, miner, strength o urban.
cli-help-tournament-players = Quanti giocatori siedono a ogni tavolo. Predefinito: 4.
cli-help-tournament-games = Quante partite almeno; si giocano serie intere, così che ognuno sieda in ogni posto. Predefinito: 100.
cli-help-tournament-seed = Un testo qualsiasi; lo stesso seme casuale dà le stesse partite.
cli-help-tournament-rows =
    Salvare una riga per partita in questo file CSV, o Parquet se finisce in .parquet. Le partite che contiene già non vengono
    rigiocate, così che una gara interrotta possa continuare.
cli-help-tournament-jobs = Quanti processi giocano insieme. Predefinito: uno per core.
cli-help-tournament-scheduler = L’indirizzo di uno scheduler Dask, come tcp://10.0.0.1:8786, i cui worker giocano le partite.
cli-help-tournament-measure = Misurare anche il tempo di calcolo per decisione e la memoria, per bot.
cli-help-tournament-json = Scrivere i risultati in JSON.
cli-contest-bot = Bot
cli-contest-seats = Posti
cli-contest-wins = Vittorie (95%)
cli-contest-even = Giocatori di pari forza vincerebbero ciascuno { $share }; un primo posto a pari merito conta come frazione.
cli-contest-points = Punti
cli-contest-rating = Rating (95%)
cli-contest-p50 = p50, ms
cli-contest-p99 = p99, ms
cli-contest-memory = MB
cli-contest-summary =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $deals ->
        [one] 1 serie
       *[other] { $deals } serie
    }, seme casuale { $seed }.
cli-contest-unrated = Senza openskill non ci sono rating: installa carson[arena].
cli-contest-rows = Le partite sono in { $file }; «carson report { $file }» ne fa una pagina di grafici.
cli-error-contestants = Indica ogni concorrente una volta sola, separati da virgole.
cli-error-against =
    --against indica { $found ->
        [one] 1 giocatore
       *[other] { $found } giocatori
    } per { $players } altri posti: indicane uno per posto, o uno per tutti.
cli-error-gauntlet-solo = Contro Standish non ci sono altri giocatori: ometti --against e --players.
error-arena-other-contest = { $file } contiene le partite di un’altra gara (altri bot, opzioni o seme casuale). Indica un altro file.
error-arena-not-rows = { $file } non contiene righe di partite: { $reason }
error-arena-without-parquet = I file Parquet richiedono pyarrow: installa carson[arena], o indica un file .csv.
error-arena-without-cluster = --scheduler richiede Dask: installa carson[cluster].
error-arena-scheduler = Non c’è uno scheduler Dask a { $address }: { $reason }

## carson balance

cli-help-balance =
    Far giocare un bot contro se stesso al gioco da tavolo, a tavoli di ogni tipo: tutti i numeri di giocatori, personaggi a caso, ogni variante, Standish.
    Ogni partita viene salvata subito; per continuare, riavvia il comando con lo stesso file.

    Esempio: carson balance --bot hard --games 10000 --rows balance.csv
cli-help-balance-rows = Salva una riga per ogni partita in questo file CSV o Parquet. Le partite che contiene già non vengono rigiocate.
cli-help-balance-bot = Il bot a ogni posto. Predefinito: hard.
cli-help-balance-games = Quante partite deve contenere il file in tutto. Predefinito: 10.000.
cli-balance-played =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $bot } in { $file }.

## carson report

cli-help-report =
    Creare una pagina di grafici dalle righe di un torneo: forza, punti, personaggi, edifici, posti, durata.

    Esempio: carson report games.csv
cli-help-report-rows = Il file scritto da --rows.
cli-help-report-out = Dove va la pagina. Predefinito: accanto alle righe, con l’estensione .html.
cli-error-report-empty = { $file } non contiene partite.
cli-report-written = { $file } è pronto.
report-title = Torneo: { $game }
report-game-board = Carson City
report-game-cards = Carson City: il Gioco di Carte
report-summary = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $deals ->
        [one] 1 serie
       *[other] { $deals } serie
    }; le partite di una serie hanno lo stesso seme casuale.
report-strength = Forza
report-strength-about = Quota di primi posti, con il suo intervallo al 95%; un primo posto a pari merito conta come frazione. La linea punteggiata è ciò che vincerebbero giocatori di pari forza.
report-rating = Rating
report-rating-about = Rating di Plackett-Luce dopo tutte le partite, con intervalli al 95%. Tutti partono da 25.
report-points = Punti per fonte
report-points-about = Punti medi per partita e posto.
report-characters = Personaggi vincenti
report-characters-about = Quota di primi posti tra chi ha preso il personaggio almeno una volta, e quante volte è successo. Un bot forte può preferire un personaggio senza vincere grazie a quello: confronta solo bot dello stesso tipo.
report-buildings = Edifici
report-buildings-about = Numero medio posseduto alla fine.
report-winners = Vincitori
report-others = Tutti gli altri
report-seats = Posti
report-seats-about = Quota di primi posti per posto al tavolo, con il suo intervallo al 95%.
report-seat = Posto { $seat }
report-length = Durata delle partite
report-length-about = Quante partite hanno avuto circa questo numero di decisioni.
report-side-yellow = giallo
report-side-red = rosso
report-source-parcels-vp = Spazio PV: lotti
report-source-cowboy-vp = Spazio PV: potenza di fuoco
report-source-building-vp = Spazio PV: edifici
report-source-vp-purchase = PV comprati
report-source-cash-limit = Denaro oltre il limite
report-source-attraction = Appetibilità
report-source-other = Altro

## carson train

cli-help-train = Allenare i bot che imparano con partite giocate da loro stessi.
cli-help-train-cards =
    Allenare hard e master del gioco di carte. Ogni generazione gioca delle partite, poi impara da queste e dalle precedenti. Tutto resta
    nella cartella; avviato di nuovo, il comando riprende da lì. Lo stesso seme casuale dà la stessa rete.

    Esempio: carson train cards weights --generations 12 --games 300 --jobs 4 --minutes 60
cli-help-train-board =
    Allenare hard e master del gioco da tavolo, a tavoli di ogni tipo. Ogni generazione gioca delle partite, poi impara da queste e dalle
    precedenti. Tutto resta nella cartella; avviato di nuovo, il comando riprende da lì. Lo stesso seme casuale dà la stessa rete.

    Esempio: carson train board weights --generations 10 --games 2000 --jobs 4 --minutes 60
cli-help-train-folder = Dove conservare reti e partite.
cli-help-train-games = Partite per generazione. Predefinito: 300 per cards, 2000 per board.
cli-help-train-generations = Quante generazioni. Predefinito: 12 per cards, 10 per board.
cli-help-train-jobs = Quanti processi giocano insieme; il risultato è lo stesso. Predefinito: 1.
cli-help-train-minutes = Dopo questo tempo non cominciare una nuova generazione. Predefinito: 60.
cli-help-train-seed = Un testo qualsiasi; lo stesso seme casuale dà la stessa rete.
cli-train-generation =
    Generazione { $generation }: { $players } città, { $points } punti in media, errore di { $wrong } punti, { $seconds } s
cli-train-board-generation =
    Generazione { $generation }: { $games } partite, errore medio di { $wrong } PV sui punteggi, { $seconds } s
cli-train-done = L’ultima rete è { $file }.
cli-error-train-numpy = Per allenare serve NumPy. Installa carson[bots].
