### Ciò che dice il terminale. Quello che si può scrivere è in inglese in ogni lingua: sono le azioni di docs/notation.md.

## Pagine di aiuto

cli-help =
    Carson City e Carson City: il Gioco di Carte, di Xavier Georges, nel terminale. Un’edizione di appassionati, non ufficiale.

    Esempio: carson play cards
cli-help-usage = Uso:
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-help = mostrare questa pagina
cli-help-version = mostrare la versione
cli-help-language = --lang en, nl, fr, it o de sceglie la lingua di ogni comando; lo fa anche la variabile CARSON_LANG.

cli-help-play =
    Giocare una partita nel terminale.

    Esempio: carson play cards
cli-help-play-cards =
    Giocare al Gioco di Carte: persone a questa tastiera, bot e giocatori virtuali.

    Senza opzioni ti viene chiesto chi gioca. Durante la partita, «?» dice che cosa puoi scrivere. Senza terminale, le mosse si leggono riga per riga dallo standard input.

    Esempio: carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record serata.carson
cli-help-play-real = quante persone giocano a questa tastiera
cli-help-play-players = chi siede ai posti dei giocatori reali: human, o il nome di un bot, come in human,human,greedy
cli-help-play-virtual = i livelli dei giocatori virtuali: beginner, intermediate o expert, come in beginner,expert; l’ultimo completa il tavolo
cli-help-play-players-total = quanti giocatori ci sono in tutto, da 4 a 6
cli-help-play-names = i nomi dei giocatori reali, come in Anna,Bob
cli-help-play-suits = i semi dei giocatori nell’ordine dei loro posti: hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = una parola o un numero da cui dipende ogni evento casuale: lo stesso seme casuale dà la stessa partita
cli-help-play-deck = giocare con un mazzo corretto da te (vedi carson deck)
cli-help-play-record = salvare il resoconto della partita in questo nuovo file dopo ogni mossa
cli-help-play-resume = riprendere la partita di questo resoconto
cli-help-play-hand-over = nascondere lo schermo tra le decisioni segrete di più persone
cli-help-play-hints = mostrare quanto ti frutterebbe ogni risposta, e dare un consiglio con «h»

cli-help-score =
    Il blocco segnapunti per una partita dal vivo: legge un file o lo standard input, oppure fa domande.

    In un file, ogni giocatore reale ha una riga «player: NOME», se serve «characters: doctor, teacher» e «sold: 1», e la città come schema, due lettere per lotto: Ho Casa, TH Palazzo, Hl Hotel, Mt Montagna, Mi Miniera, Ra Ranch, Bs Fabbro, Dr Farmacia, Ba Banca, Sa Saloon, GS Emporio, Ch Chiesa, Pr Prigione, CH Municipio, Ou Fuorilegge, .. vuoto; spazi o -- dove non c’è una carta. Un giocatore virtuale è una sola riga, «virtual: NOME attraction 7 6 5» o «virtual: NOME points 97». Una riga che comincia con # è un commento.

    Esempio: printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = il file da leggere, «-» per lo standard input; senza file ti vengono fatte domande
cli-help-score-json = scrivere i punteggi in JSON

cli-help-replay =
    Verificare il resoconto di una partita e raccontarla, round per round.

    Esempio: carson replay serata.carson --move 12
cli-help-replay-file = il resoconto da leggere, «-» per lo standard input
cli-help-replay-move = mostrare solo il tavolo dopo questo numero di mosse
cli-help-replay-seat = mostrare la partita come l’ha vista questo giocatore reale; i posti si contano da 0
cli-help-replay-step = mostrare una mossa alla volta; Invio passa alla successiva
cli-help-replay-json = scrivere le mosse, o con --move la posizione, in JSON

cli-help-rules =
    Cercare le regole per numero, sezione o parola; senza ricerca, elencare le sezioni.

    Esempio: carson rules CG-6.5; carson rules saloon
cli-help-rules-query = un numero come CG-6.5, una sezione come CG-6, o delle parole
cli-help-rules-coverage = elencare le regole che nessun test cita e i test che citano una regola sconosciuta; stato d’uscita 1 se ce ne sono

cli-help-deck =
    Le carte come dati, da consultare e correggere.

    Ciò che nessun regolamento mostra è ricostruito; se hai la scatola, puoi correggerne una copia e giocare con quella.

    Esempio: carson deck show > mio-mazzo.json
cli-help-deck-show =
    Scrivere il mazzo incorporato, come base per correggerlo.

    Esempio: carson deck show > mio-mazzo.json
cli-help-deck-check =
    Controllare un mazzo corretto da te e segnalarne ogni errore.

    Per usarlo in gioco: carson play cards --deck mio-mazzo.json

    Esempio: carson deck check mio-mazzo.json
cli-help-deck-file = il mazzo da controllare, nella forma in cui lo scrive «carson deck show»

## Errori in ciò che è stato scritto o letto

cli-error-bug = Questo è un errore del programma, non tuo: { $error }. Segnalalo, per favore; con la variabile d’ambiente { $debug } il programma mostra dove è avvenuto.
cli-error-command = Il comando «{ $found }» non esiste{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  } I comandi sono { LIST($known) }.
cli-error-option = «{ $found }» non è un’opzione di «{ $command }»{ $near ->
    [none] {"."}
   *[other] ; intendi { $near }?
  } «{ $command } --help» le elenca.
cli-error-needs-value = Dopo { $option } ci vuole un valore.
cli-error-missing = A «{ $command }» serve { $argument }; vedi «{ $command } --help».
cli-error-value = «{ $found }» non è un valore valido per { $option }.
cli-error-twice = { $option } è indicato due volte.
cli-error-unused = «{ $command }» non accetta «{ $found }»; vedi «{ $command } --help».
cli-error-usage = { $reason } Vedi «{ $command } --help».
cli-error-read = { $file } non può essere letto: { $reason }.
cli-error-file = { $file }: { $reason }.
cli-error-large = { $file } supera i { $most } MB: è troppo grande per essere il file giusto.
cli-error-utf8 = { $file } non è testo in UTF-8, a partire dal byte { $byte }.
cli-error-exists = { $file } esiste già; scegli un nuovo nome, o riprendi la sua partita con --resume { $file }.
cli-error-rescue = Non è stato possibile salvare il resoconto da nessuna parte.
cli-error-game = Il resoconto riguarda il gioco «{ $found }», che qui non è noto; dovrebbe riguardare «cards».
cli-error-deck = { $said } «carson deck check» li elenca tutti.
cli-error-seed = Un seme casuale è una sola riga da 1 a { $most } caratteri, senza spazi attorno.
cli-error-real-and-players = Indica --real o --players, non entrambi: --players dice già quanti sono.
cli-error-no-human = Nessuno siede alla tastiera; metti un human in --players, o fai giocare i bot con «carson simulate cards».
cli-error-player = «{ $found }» non può giocare; scegli { LIST($known, join: "or") }.
cli-error-level = «{ $found }» non è un livello di giocatore virtuale; scegli { LIST($known, join: "or") }.
cli-error-suit = «{ $found }» non è un seme; scegli { LIST($known, join: "or") }.
cli-error-too-many = Il tavolo è per { $total ->
    [one] un giocatore
   *[other] { $total } giocatori
  }, ma ne sono nominati { $found }.
cli-error-names = Ci sono { $found } nomi per { $players ->
    [one] un giocatore reale
   *[other] { $players } giocatori reali
  }; i giocatori virtuali prendono il nome dal loro seme.
cli-error-name = «{ $found }» non può essere un nome: può avere al massimo { $most } caratteri, tutti stampabili.
cli-error-name-twice = Due giocatori si chiamano «{ $found }»; dai a ciascuno un nome diverso.
cli-error-resume-with = --resume riprende il tavolo del suo resoconto, quindi non accetta --real, --players, --virtual, --players-total, --names, --suits o --deck.
cli-error-coverage-query = --coverage non accetta parole da cercare.
cli-error-no-tests = Qui non c’è una cartella tests; --coverage funziona solo in una copia del codice sorgente.
cli-error-seat = Al posto { $found } non c’è un giocatore reale; i posti vanno da 0 a { $most }.
cli-error-move = La mossa { $found } non c’è; il resoconto va da 0 (la preparazione) a { $most }.
cli-error-step-with = --step mostra ogni mossa, quindi non va né con --move né con --json.
cli-error-step-pipe = --step aspetta un tasto, quindi ha bisogno di un terminale.

## Nomi di giocatori e posti

cli-player-name = Giocatore { $number }
cli-seat = il posto { $seat }

## Risposte fatte di parole. Più parole possono valere per una risposta, separate da spazi.

cli-yes-words = s sì si y yes
cli-no-words = n no
cli-quit-words = q esci uscire quit
cli-change-words = c scegli scegliere change
cli-again-words = r rivincita ancora rematch again
cli-save-words = s salva salvare save

## Il benvenuto

cli-welcome-title = CARSON CITY: IL GIOCO DI CARTE
cli-welcome-credits =
    di Xavier Georges, illustrato da Alexandre Roche
    un’edizione di appassionati, non ufficiale
cli-welcome =
    Due Ere di nove round. In ogni round tutti puntano in segreto; la puntata più alta sceglie per prima tra le carte dell’offerta. Le carte terreno formano la tua città, i personaggi aiutano o danno punti. Vince chi ha più punti.
cli-welcome-more =
    I giocatori virtuali non costruiscono città: prendono la carta più appetibile e ne ricevono l’appetibilità in punti. I principianti puntano da 1 a 9, gli esperti da 3 a 11. I bot sono programmi che costruiscono una città come te. Durante la partita, «?» dice che cosa puoi scrivere, e «r» mostra le regole.
cli-menu =
    Invio  tu contro tre principianti virtuali
    c      scegliere chi gioca
    ?      saperne di più
    q      uscire
cli-ask-people = Quante persone giocano a questa tastiera, da { $least } a { $most }? [{ $usual }]
cli-ask-number-again = Scrivi un numero da { $least } a { $most }.
cli-ask-names = { $count ->
    [one] Il tuo nome? [{ LIST($usual, join: "comma") }]
   *[other] I loro nomi, separati da virgole? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Bot che costruiscono, separati da virgole: { LIST($known, join: "or") }? [nessuno]
cli-ask-bots-again = Nomina al massimo { $most ->
    [one] un bot
   *[other] { $most } bot
  }, ciascuno { LIST($known, join: "or") }; Invio per nessuno.
cli-ask-total = Quanti giocatori in tutto, da { $least } a { $most }? I virtuali completano il tavolo. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Giocatore virtuale: { LIST($known, join: "or") }? [{ $usual }]
   *[other] Livelli dei { $count } giocatori virtuali: { LIST($known, join: "or") }; uno per tutti, o separati da virgole? [{ $usual }]
  }
cli-ask-levels-again = Scrivi { LIST($known, join: "or") }, per { $count ->
    [one] un giocatore.
   *[other] al massimo { $count } giocatori.
  }
cli-hopeless = Uomo avvisato, mezzo salvato: da soli contro cinque esperti non si vince quasi mai.
cli-press-enter = Premi Invio per continuare.

## La pagina del tavolo

cli-round = Era { $era ->
    [1] I
   *[other] II
  }, round { $round } di 9
cli-game-over = La partita è finita
cli-suit = seme
cli-points = pt
cli-bid = puntata
cli-bids-left = puntate rimaste
cli-characters = personaggi
cli-ties = Parità:
cli-skull = (teschio)
cli-offer = Offerta
cli-attraction = appetibilità
cli-gain = punti
cli-card-attraction = appetibilità { $attraction }
cli-city-of = Città di { $name }
cli-no-city = Ancora nessuna carta.
cli-nothing-yet = ancora nulla
cli-set-aside = Messe da parte: { $cards }
cli-sold = Vendute: { $cards }
cli-more-places = { $count ->
    [one] e un altro
   *[other] e altri { $count }
  }
cli-news-left-out = … { $count ->
    [one] un’altra riga
   *[other] altre { $count } righe
  }: l mostra il registro
cli-bid-wins-nothing = Hai usato l’Avvocato: questa carta puntata viene solo scartata.
cli-prompt = (? aiuto) >
cli-sales = O vendi prima:
cli-may = Puoi { $action }.
cli-undone = L’ultima azione di { $name } è annullata.
cli-play-help =
    Un numero o un tasto sceglie ciò che gli sta accanto. Puoi anche scrivere l’azione, o quanto basta perché sia chiara: «take I-29», «t 29», «n14», «use doctor», «sì», «pass».

    Invio      rivedere il tavolo       ? PAROLA   su un’azione, carta o regola
    w AZIONE   si può, e perché no      r PAROLA   cercare nelle regole
    u          annullare                s          punteggi provvisori
    l          registro                 c          città e carte di tutti
    h          consiglio: buone mosse, con i motivi
    q          uscire; la partita si può salvare

    Sulla mappa, un numero accanto a un lotto dice quanto la carta aggiungerebbe ai tuoi punti con l’angolo in alto a sinistra lì; * segna il posto migliore. Nella tabella, ■ è una puntata a faccia in giù, · una carta puntata giocata, (Nome) un personaggio usato. In caso di parità vince il seme che viene prima.

## Più persone a una tastiera

cli-hand-over = { $name }, tocca a te puntare in segreto.
cli-hand-over-others = Tutti gli altri guardino altrove.
cli-hand-over-undo = (u: { $name } annulla la puntata appena messa)

## Ciò che è stato scritto e non capito

cli-typed-unknown = Qui «{ $typed }» non si può fare{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  } Scrivi «?» per l’aiuto.
cli-typed-no-number = La scelta { $typed } non c’è; scegli da { $first } a { $last }.
cli-typed-no-name = «{ $typed }» non è né una carta né un personaggio{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
cli-typed-several = «{ $typed }» può essere { CARD($found, join: "or") }; scrivine di più.
cli-typed-bid = «{ $typed }» non è una puntata; scrivi un numero.
cli-typed-alone = Scrivi «{ $verb }» da solo.

## Le regole nel terminale

cli-mark-ruling = interpretazione
cli-mark-reconstructed = ricostruito
cli-n-rules = { $count ->
    [one] una regola
   *[other] { $count } regole
  }
cli-rules-how = carson rules CG-4 mostra una sezione, CG-4.3 una regola, e una parola tutte le regole che la contengono.
cli-rules-marks = [interpretazione]: i regolamenti non dicono nulla, e questa è la nostra lettura. [ricostruito]: una cifra che nessun regolamento mostra.
cli-rules-nothing = Nessuna regola contiene «{ $query }»{ $near ->
    [none] {"."}
   *[other] ; intendi { $near }?
  }
cli-rules-more = { $count ->
    [one] … e un’altra regola
   *[other] … e altre { $count } regole
  }{ $query ->
    [none] {"."}
   *[other] {": "}carson rules { $query }
  }
cli-coverage-untested = { $number } non ha test
cli-coverage-unknown = { $number } non è una regola, ma è citata da { LIST($tests) }
cli-coverage-complete = Tutte le { $count } regole sono citate da un test.

## Punteggi

cli-scores-now = Punteggi provvisori
cli-total = Totale
cli-place = { $shared ->
    [yes] { $place }º ex aequo
   *[other] { $place }º
  }
cli-winner = { LIST($names) } vince.
cli-tie = { LIST($names) } si dividono il primo posto; per spareggiare, le regole propongono un’altra partita.

## La fine, e ciò che si conserva

cli-seed = Seme casuale: { $seed }
cli-next = r: rivincita · s: salvare il resoconto · Invio: uscire >
cli-next-kept = r: rivincita · Invio: uscire >
cli-save-question = Salvare la partita per riprenderla più tardi? [S/n]
cli-saved = Il resoconto è salvato in { $file }
cli-saved-resume = La partita è salvata in { $file }; riprendila con carson play cards --resume { $file }.
cli-input-ended = L’input è finito prima della partita, dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }.
cli-resumed = Si riprende dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }.

## Il segnapunti

cli-pad-welcome = Il blocco segnapunti. Scrivi i personaggi di ogni giocatore, poi la città riga per riga, da sinistra a destra, un segno per ogni lotto.
cli-pad-signs = Segni: { $signs }; -- dove non c’è una carta.
cli-pad-ask-name = Nome del primo giocatore («v NOME» per uno virtuale)? [{ $usual }]
cli-pad-ask-next = Nome del prossimo giocatore («v NOME» per uno virtuale; Invio: somma)?
cli-pad-ask-characters = Personaggi di { $name }, separati da virgole (basta l’inizio)?
cli-pad-ask-sold = Carte vendute da { $name }, da 0 a { $most }? [0]
cli-pad-ask-city = Città di { $name }; finisci con una riga vuota.
cli-pad-ask-attraction = Appetibilità di tutte le carte di { $name }, o la loro somma?
cli-pad-numbers = Scrivi dei numeri separati da spazi.
cli-pad-name = A un giocatore serve un nome di al massimo { $most } caratteri.
cli-pad-key = «{ $found }:» non è una riga di un blocco segnapunti{ $near ->
    [none] {"; usa "}{ LIST($known) }.
   *[other] ; intendi «{ $near }:»?
  }
cli-pad-key-twice = «{ $key }:» compare due volte per lo stesso giocatore.
cli-pad-whose = Di chi è questa città? Cominciala con «player: NOME».
cli-pad-empty = In questo blocco segnapunti non c’è alcun giocatore; «carson score --help» ne dà un esempio.
cli-pad-virtual = La riga di un giocatore virtuale è «virtual: NOME attraction 7 6 5» o «virtual: NOME points 97».
cli-pad-character = Il personaggio «{ $found }» non esiste{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
cli-pad-several = «{ $found }» può essere { LIST($known, join: "or") }; scrivine di più.
cli-pad-twice = Il personaggio { CHARACTER($character) } compare due volte, ma nel gioco c’è una volta sola. [CG-1.3]
cli-pad-owned = { $name } ha già { CHARACTER($character, form: "the") }. [CG-1.3]
cli-pad-sold = «{ $found }» non è un numero di carte vendute.
cli-pad-sold-most = { $found } carte sono troppe; il Battitore d’asta ne vende al massimo { $most }. [CG-7.10]
cli-pad-sold-who = Solo chi ha il Battitore d’asta può aver venduto carte. [CG-7.10]
cli-pad-too-large = La città ha { $width }×{ $height } lotti; { $captain ->
    [yes] con il Capitano il limite è 8×9 o 9×8. [CG-7.12]
   *[other] il limite è 8×8. [CG-6.1]
  }
cli-pad-apart = La città non è unita: tutti i suoi lotti devono essere collegati per i lati. [CG-6.3]
cli-pad-no-card = Il lotto alla riga { $row }, colonna { $column } della città non fa parte di alcuna carta di 2×2 lotti; accanto ne manca uno. [CG-1.2]
cli-pad-sign = «{ $found }» non è un segno; intendi { LIST($known, join: "or") }?

## Partite rigiocate

cli-replay-title = Il Gioco di Carte, da { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtuale, { $level }
cli-replay-facts = mazzo { $deck }, seme casuale { $seed }, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
cli-replay-after = { $moves ->
    [0] Dopo la preparazione
    [one] Dopo una mossa
   *[other] Dopo { $moves } mosse
  }
cli-replay-unfinished = Il resoconto finisce prima della partita.
cli-replay-next = Invio: mossa successiva · q: uscire >
cli-replay-last = Invio: la fine >

## Mazzi

cli-deck-fault = { $where }: { $reason }
cli-deck-warning = { $where }: { $reason } (avviso)
cli-deck-good = Con { $file } si può giocare{ $warnings ->
    [0] {"."}
    [one] , con un avviso.
   *[other] , con { $warnings } avvisi.
  }

## carson serve

cli-help-serve =
    Ospitare tavoli per altri via HTTP. Le partite stanno nel file carson.db, o nel database indicato da
    CARSON_DATABASE_URL (sqlite:///FILE o postgresql://…). Dietro un proxy CARSON_ORIGIN è l’indirizzo usato
    dai browser.

    Esempio: carson serve --port 8000
cli-help-serve-host = L’indirizzo di ascolto. Predefinito: 127.0.0.1, solo per questa macchina.
cli-help-serve-port = La porta di ascolto. Predefinita: 8000.
cli-help-serve-open = Aprire la pagina nel browser.
cli-help-serve-workers = Quanti processi avviare; per più di uno serve PostgreSQL. Predefinito: 1.
cli-serve-address = Tavoli all’indirizzo { $address }
cli-error-serve-missing = Manca il pacchetto «{ $package }»: installa carson[server], oppure usa «make serve».
cli-error-serve-workers = Più processi richiedono PostgreSQL: indica un database PostgreSQL in { $name }, oppure ometti --workers. SQLite è un file per un solo processo.
cli-error-serve-port = Impossibile ascoltare su { $address }: { $reason }. Ferma ciò che lo usa, oppure scegli un altro --host o --port.
cli-error-serve-worker = Un processo del server non è riuscito a partire, quindi anche gli altri sono stati fermati; il registro dice perché.

## carson bots

cli-help-bots =
    Far pensare i bot su questa macchina per server che condividono un database PostgreSQL e sono avviati con
    CARSON_BOTS=queue. Su quante macchine vuoi. Le persone in attesa hanno la precedenza. Richiede carson[queue].

    Esempio: carson bots --database postgresql://carson@db.example/carson --processes 4
cli-help-bots-processes = Quanti bot pensano allo stesso tempo, ognuno in un suo processo. Predefinito: uno per core.
cli-help-bots-metrics = La porta delle misure nel formato di Prometheus. Predefinita: nessuna.
cli-help-bots-metrics-host = L’indirizzo a cui si leggono le misure. Predefinito: 127.0.0.1, solo per questa macchina.
cli-bots-ready = { $processes ->
    [one] Pronto: pensa 1 bot alla volta.
   *[other] Pronto: pensano { $processes } bot alla volta.
  }
cli-error-bots-sqlite = I bot altrove richiedono PostgreSQL: indica il database dei server in { $name } o con --database.
cli-error-bots-missing = Manca il pacchetto «{ $package }»: installa carson[queue].
cli-error-bots-port = Impossibile ascoltare su { $address }: { $reason }. Ferma ciò che lo usa, oppure scegli un altro --metrics-port.

## carson verify

cli-help-verify =
    Dimostrare dal solo resoconto che una partita finita era regolare: ogni mossa segue le regole, il seme casuale deriva da ciò che il server ha promesso prima della partita (l’impegno, «commitment») e dai numeri forniti dai browser dei giocatori, e ogni carta, dado e tessera deriva da quel seme. L’ultima riga dice quanto è dimostrato.

    Stato d’uscita 0: dimostrato; 1: no.

    Esempio: carson verify carson-4f2a.txt
cli-help-verify-file = il resoconto da leggere, «-» per lo standard input
cli-help-verify-commitment = l’impegno come il tavolo lo ha mostrato prima della partita; senza, quello del resoconto
cli-help-verify-seal = il sigillo che il tuo browser ha salvato prima di rivelare il tuo numero; senza, valgono i numeri sigillati del resoconto
cli-help-verify-number = il numero che il tuo browser ha fornito, per vedere se fa parte del seme casuale
cli-error-verify-digits = --{ $option } vuole 64 caratteri, da 0 a 9 o da a a f, come li mostra il tavolo, e non «{ $found }».
cli-verify-broken = Il resoconto non è valido. { $reason }
cli-verify-running = La partita è ancora in corso. Il suo seme casuale è segreto fino alla fine, quindi non si può ancora dimostrare nulla. { $commitment ->
    [none] Nel resoconto non c’è un impegno.
   *[other] Conserva l’impegno { $commitment } e verifica il resoconto dopo la partita.
  }
cli-verify-moves = { $moves ->
    [one] L’unica mossa segue le regole e porta
   *[other] Tutte le { $moves } mosse seguono le regole e portano
  } alla fine indicata dal resoconto, con i punteggi { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [one] L’unica mossa segue le regole
   *[other] Tutte le { $moves } mosse seguono le regole
  }, ma il resoconto finisce prima della partita.
cli-verify-ended = { $moves ->
    [one] L’unica mossa segue le regole.
   *[other] Tutte le { $moves } mosse seguono le regole.
  } { $how ->
    [resigned] Secondo il resoconto, qualcuno ha poi abbandonato.
    [agreed] Secondo il resoconto, tutti hanno poi deciso di finire la partita.
   *[abandoned] Secondo il resoconto, la partita non è poi stata portata a termine.
  }
cli-verify-own-data = Si è giocato con un mazzo o con cifre proprie, contenuti nel resoconto; controlla anche quelli.
cli-verify-characters = I personaggi sono stati scelti quando il tavolo è stato preparato, da un giocatore o a caso, e mostrati prima della partita. Non fanno parte della prova.
cli-verify-position = La partita è cominciata da una posizione. Ciò che vi era nascosto è stato disposto dal server e non fa parte della prova.
cli-verify-no-seed = Nel resoconto non c’è il seme casuale: ciò che è stato pescato non si può controllare.
cli-verify-no-commitment = Nel resoconto non c’è un impegno: il seme casuale può essere stato fatto su misura. Se conosci l’impegno, indicalo con --commitment.
cli-verify-commitment-other = Nel resoconto c’è l’impegno { $found }; a te era stato mostrato { $given }.
cli-verify-seed = Il seme casuale è quello promesso: il suo SHA-256 è l’impegno { $commitment }.
cli-verify-seed-other = Il seme casuale non è quello promesso: il suo SHA-256 è { $found }, l’impegno { $commitment }.
cli-verify-compare = Questo impegno viene dal resoconto stesso: confrontalo con quello che il tavolo ha mostrato prima della partita, o indica quello con --commitment.
cli-verify-secret = Il segreto del server è quello promesso: il suo SHA-256 è l’impegno { $commitment }.
cli-verify-secret-other = Il segreto del server non è quello promesso: il suo SHA-256 è { $found }, l’impegno { $commitment }.
cli-verify-numbers = Numeri forniti da { LIST($names) }; ognuno è quello sigillato prima che ne fosse rivelato alcuno.
cli-verify-number-other = Da { LIST($names) }: il numero non è quello sigillato, e può quindi essere stato scelto quando gli altri erano noti.
cli-verify-withheld = Da { LIST($names) }: un numero è stato sigillato ma mai rivelato. Chi conosceva il segreto del server poteva scegliere tra il seme con quel numero e il seme senza.
cli-verify-without = Da { LIST($names) }: nessun numero.
cli-verify-nobody = Nessun giocatore ha fornito un numero: il seme casuale viene dal solo server.
cli-verify-seat = posto { $seat }
cli-verify-seal = I numeri sigillati sono quelli che il tuo browser ha visto prima di rivelare il tuo: il loro sigillo è { $seal }.
cli-verify-seal-other = I numeri sigillati non sono quelli che il tuo browser ha visto prima di rivelare il tuo: il loro sigillo è { $found }, il tuo { $given }.
cli-verify-seal-compare = Il sigillo di questi numeri è { $seal }: confrontalo con quello che il tuo browser ha salvato, o indica quello con --seal.
cli-verify-own-number = Il tuo numero fa parte del seme casuale.
cli-verify-own-number-missing = Il tuo numero { $number } non è nel resoconto: il seme casuale è stato fatto senza.
cli-verify-seed-mixed = Il seme casuale è quello che danno il segreto e i numeri.
cli-verify-seed-unmixed = Il seme casuale non è quello che danno il segreto e i numeri.
cli-verify-draws = { $draws ->
    [one] L’unica pescata è quella
   *[other] Tutte le { $draws } pescate sono quelle
  } che dà questo seme.
cli-verify-practice = Era una partita di allenamento contro i bot: sono state annullate mosse dopo che qualcosa era stato pescato o rivelato. Le pescate potevano quindi essere note.
cli-verify-proven = Dimostrato: nessuno ha scelto ciò che è stato pescato, né il server né un giocatore.
cli-verify-proven-practice = Dimostrato come allenamento: tutte le pescate derivano dal seme, ma sono state annullate mosse e ciò che sarebbe uscito poteva essere noto.
cli-verify-proven-promise = Dimostrato: ciò che è stato pescato era deciso prima della partita. Nessun giocatore ha fornito un numero, quindi non è dimostrato che il server abbia scelto il seme a caso.
cli-verify-proven-but = Dimostrato con una riserva: nessuno ha scelto ciò che è stato pescato, a meno che il server non fosse d’accordo con chi non ha mai rivelato il proprio numero. In tal caso poteva scegliere tra { $seeds } semi.
cli-verify-proven-some = Dimostrato con una riserva: nessuno ha scelto ciò che è stato pescato, a meno che il server non fosse d’accordo con tutti quelli che hanno fornito un numero.
cli-verify-not-proven = Non dimostrato.
