### Ciò che il browser dice attorno a una partita: la moviola, la fine, i piani, i passaggi di schermo e ciò che è successo nel frattempo.

## Il diario e la moviola

web-story-replay = Rivedi la partita
web-story-scrubber = Mossa
web-story-move-of = Mossa { $move } di { $moves }
web-story-first = Prima mossa
web-story-back = Mossa precedente
web-story-forward = Mossa successiva
web-story-last = Ultima mossa
web-story-round-back = Round o fase precedente
web-story-round-forward = Round o fase successiva
web-story-play = Riproduci
web-story-pause = Pausa
web-story-speed = Velocità
web-story-eyes = Visto da
web-story-eyes-spectator = uno spettatore
web-story-copy-move = Copia il link a questa mossa
web-story-play-on = Continua da qui
web-story-to-table = Torna al tavolo
web-story-phase-characters = Personaggi
web-story-phase-cowboys = Cowboy
web-story-phase-actions = Azioni
web-story-set-up = Preparazione
web-story-to-move = Rivedi la mossa { $move }
web-story-about-me = Solo ciò che mi riguarda
web-story-nothing = Non è ancora successo nulla.
web-story-nothing-mine = Non c’è ancora nulla che ti riguardi.
web-story-earlier = { $count ->
    [one] Una riga precedente
   *[other] { $count } righe precedenti
  }

## Uno schermo, più persone

web-story-give-screen = Passa lo schermo a { $name }
web-story-give-about = Il tavolo resta coperto finché non arriva { $name }, così nessuno vede ciò che è segreto.
web-story-i-am = Sono { $name }: mostrami il tavolo
web-story-curtain-undo = { $name }: annulla la mia ultima mossa
web-story-curtain = Coprire il tavolo quando lo schermo passa di mano
web-story-curtain-always = sempre
web-story-curtain-secret = solo se c’è qualcosa di segreto
web-story-curtain-never = mai

## Dopo la partita

web-story-went = Com’è andata
web-story-round = Round { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Punti se la partita fosse finita lì
web-story-graph-vp = PV
web-story-graph-money = Denaro
web-story-graph-income = Prossima rendita
web-story-as-table = Le cifre per round
web-story-stage-end = { $stage }, alla fine
web-story-stage-within = { $stage }, in corso
web-story-stages = Dopo
web-story-turning = Momenti decisivi
web-story-turn-lead = { $name } passa in testa, con { $points ->
    [one] un punto di vantaggio
   *[other] { $points } punti di vantaggio
  } su { $other }.
web-story-turn-gain = { $name } guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
  } su { $other }.
web-story-turn-end = Il punteggio finale dà a { $name } { $points ->
    [one] un punto di vantaggio
   *[other] { $points } punti di vantaggio
  } su { $other }.
web-story-no-turning = Nessun momento decisivo: è finita com’era cominciata.
web-story-share = Condividi
web-story-copy-replay = Copia il link al replay
web-story-image = Salva un’immagine
web-story-send = Invia…
web-story-image-failed = Non è stato possibile creare l’immagine.
web-story-image-alt = Un’immagine del risultato: nomi, punti e il tavolo alla fine.

## Che cosa è successo nel frattempo

web-story-since = Dalla tua ultima mossa
web-story-since-close = Ho capito
web-story-since-you = Che cosa significa per te
web-story-since-all = { $count ->
    [one] Tutto ciò che è successo: una riga
   *[other] Tutto ciò che è successo: { $count } righe
  }
web-story-since-income = La tua prossima rendita: ${ $before } → ${ $after }
web-story-since-overtaken = { $name } ti ha superato. Punti se la partita finisse ora: { $points } a { $own }.
web-story-since-overtook = Hai superato { $name }. Punti se la partita finisse ora: { $own } a { $points }.

## Piani

web-story-plan = Pianifica
web-story-plan-title = Piano: lo vedi solo tu.
web-story-plan-about = Prova mosse su una copia privata. Il caso e ciò che è nascosto sono inventati.
web-story-plan-suppose = E se? { $question }
web-story-plan-over = La partita sarebbe finita.
web-story-plan-chance = (caso)
web-story-plan-do = { $count ->
    [0] Esegui
    [one] Esegui: una mossa
   *[other] Esegui: { $count } mosse
  }
web-story-plan-back = Un passo indietro
web-story-plan-discard = Scarta il piano
web-story-plan-moved = La partita è andata avanti e il piano non va più bene. Ricomincia da capo.

## Ordini

web-story-orders = Ordini
web-story-orders-about = Decidi in anticipo che cosa succede quando ti viene chiesto qualcosa. Nessun altro lo vede.
web-story-order-bid = Prossima carta puntata da giocare
web-story-order-none = nessuna
web-story-order-consent = Quando qualcuno vuole mettere una Casa su un mio lotto
web-story-order-ask = chiedimelo
web-story-order-agree = accetta sempre
web-story-order-refuse = rifiuta sempre
web-story-order-pass = Passa in questo round quando tocca a me piazzare un cowboy
web-story-order-single = Gioca automaticamente quando ho una sola scelta
web-story-order-give = Salva l’ordine
web-story-order-given = Ordine salvato.
web-story-order-not-yet = Non ancora salvato.
web-story-order-now = Ti viene chiesto qualcosa proprio ora. Se salvi l’ordine, si fa subito questo: { $action }.
web-story-order-dropped = Non eseguito: { $action }. { $why }

## Tasti, e ciò che viene letto ad alta voce

web-story-keys = Scorciatoie da tastiera
web-story-key-arrows = muoviti sulla mappa, sul tracciato delle azioni o in una città
web-story-key-enter = scegli; di nuovo per confermare
web-story-key-escape = cancella la scelta
web-story-key-bid = scegliere una carta puntata (0 per il 10)
web-story-key-x = passare o rifiutare
web-story-key-k = saltare ciò che viene mostrato
web-story-key-u = annulla
web-story-key-p = pianifica, o scarta il piano
web-story-key-l = registro
web-story-key-t = chat
web-story-key-s = punti
web-story-key-n = appunti
web-story-key-m = tavolo: ordini, abbandono
web-story-key-r = rivedi la partita
web-story-key-help = questo elenco
web-story-announce-turn = Tocca a te. { $question }
web-story-announce-more = { $count ->
    [one] Un’altra riga nel registro.
   *[other] Altre { $count } righe nel registro.
  }

## Tempo

web-story-give-time = Dai a { $name } il tempo di un’altra mossa
web-story-time-low = Il tuo tempo sta per finire.
web-story-follow = Segui la partita
web-story-running = La partita è ancora in corso.
web-story-fresh = { $count ->
    [one] 1 nuova mossa.
   *[other] { $count } nuove mosse.
  }
web-story-whole = Mostra tutto

# After the end: what went into the seed, and what the browser can prove.

web-fair-title = Gioco leale
web-fair-practice = Era un allenamento: sono state annullate mosse dopo una pescata, e ciò che sarebbe uscito poteva essere noto. Le pescate derivano comunque dal seme casuale.
web-fair-verdict-all = nessuno ha scelto il seme casuale, né il server né un giocatore
web-fair-verdict-but = non tutti i numeri sono stati rivelati; il server, d’accordo con quei giocatori, ha potuto scegliere tra { $seeds } semi casuali
web-fair-verdict-some = nessuno ha scelto il seme casuale, a meno che il server non fosse d’accordo con tutti quelli che hanno fornito un numero
web-fair-verdict-server = nessun giocatore ha fornito un numero; il seme casuale viene dal solo server
web-fair-verdict-wrong = qualcosa non torna
web-fair-other-secret = Il segreto del server non è quello a cui si era impegnato.
web-fair-other-numbers = I numeri non sono quelli sigillati prima della partita.
web-fair-other-seed = Il seme casuale non segue dal segreto e dai numeri.
web-fair-dropped = Il tuo browser ha rivelato il suo numero, ma il seme casuale è stato fatto senza.
web-fair-included = Il numero del tuo browser fa parte del seme casuale, e tutto ciò che ha visto prima della partita torna ancora.
web-fair-away = Il numero del tuo browser non fa parte del seme casuale: il browser era assente quando la partita è cominciata, o il server ha tralasciato il numero.
web-fair-commitment = Impronta del segreto
web-fair-secret = Segreto del server
web-fair-seal = Sigillo di tutti i numeri
web-fair-number = Numero di { $name }
web-fair-none = nessuno
web-fair-withheld = sigillato ma mai rivelato
web-fair-seed = Seme casuale
web-fair-verify = Questo browser ha controllato segreto, numeri e seme casuale. Per provare che ogni carta, dado e tessera segue dal seme casuale, esegui questo comando sul resoconto scaricato:
