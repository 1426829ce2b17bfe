### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Guarda
web-pages-pad = Blocco segnapunti
web-pages-account = Il tuo account
web-pages-settings = Impostazioni
web-pages-save = Salva
web-pages-renamed = Ora ti chiami { $name }, anche ai tuoi tavoli.
web-pages-plays-as = Giochi come { $name }.
web-pages-rename = Cambia
web-pages-rename-own = Cambia il tuo nome
web-pages-name-is-fine = Tieni il nome
web-pages-name-given = o un nome a caso
web-pages-is-guest = Giochi come ospite: ti conosce solo questo browser.
web-pages-is-account = Questo nome è tuo.
web-pages-sound = Suoni
web-pages-calm = Riduci le animazioni
web-pages-sure = Conferma delle scelte
web-pages-sure-always = Sempre
web-pages-sure-final = Solo ciò che non si può annullare
web-pages-sure-never = Mai
web-pages-no-network = Nessuna connessione. Quello che vedi potrebbe non essere aggiornato; nulla è perduto.
web-pages-fresh = È disponibile una nuova versione.
web-pages-reload = Ricarica
web-pages-later = Più tardi
web-pages-bot = bot
web-pages-open = Apri
web-pages-go-on = Continua
web-pages-look-in = Vedi
web-pages-replay = Rivedi
web-pages-forget = Elimina
web-pages-imported = importata da un resoconto
web-pages-turn-of = Tocca a { $names }
web-pages-turn-bots = I bot stanno pensando.
web-pages-since = chiesto { $when }
web-pages-until = scade { $when }
web-pages-one-click = contro i bot, senza account
web-pages-continue = Le tue partite
web-pages-about-learn = Una breve lezione per ogni gioco: tu giochi, noi spieghiamo.
web-pages-about-mine = Riprendi da dove avevi lasciato, o rivedi le partite finite.
web-pages-about-watch = Guarda giocare gli altri, in diretta o in differita.
web-pages-about-rules = Tutte le regole dei due giochi, numerate e illustrate.
web-pages-about-pad = Somma i punti di una partita a un tavolo vero.
web-pages-join = Partecipa con un link
web-pages-about-join = Qualcuno ti ha mandato un link o un numero di tavolo?
web-pages-join-label = Link o numero del tavolo
web-pages-join-nothing = Questo non è un link a un tavolo. Un link è fatto così: https://…/table/1a2b…; un numero di tavolo ha 20 lettere e cifre.
web-pages-join-elsewhere = Quel tavolo è su un altro server; apri direttamente il link per andarci.
web-pages-watch-about = Tutti possono guardare una partita pubblica. Una privata la vede solo chi ha il link.
web-pages-playing = In corso
web-pages-finished = Finite
web-pages-nothing-playing = Nessuna partita pubblica in corso al momento.
web-pages-nothing-finished = Ancora nessuna partita pubblica finita.
web-pages-filter = Filtra i tavoli
web-pages-filter-turn = Tocca a me
web-pages-filter-going = In corso
web-pages-filter-waiting = In attesa
web-pages-filter-over = Finiti
web-pages-filter-all = Tutti
web-pages-both-games = Entrambi i giochi
web-pages-none-such = Nessuno dei tuoi tavoli corrisponde.
web-pages-keep-them = Solo questo browser sa che questi tavoli sono tuoi. Conservali con un account o un link segreto:
web-pages-bring = Importa il resoconto di una partita
web-pages-bring-about = Importa una partita finita, giocata qui o altrove, e rivedila come una delle tue. Prima ogni mossa viene controllata. Solo tu puoi vederla.
web-pages-bring-file = File con il resoconto
web-pages-bring-text = Oppure incollane il testo
web-pages-bring-go = Controlla e importa
web-pages-brought = Tutte le mosse sono valide.

## The waiting room

web-pages-alone = In solitario contro Standish
web-pages-alone-against = Giochi in solitario contro Jeb Standish: { $strategy }.
web-pages-set-drawn = a caso
web-pages-tap-face = Tocca un ritratto per leggere che cosa sa fare il personaggio.
web-pages-side-y = lato giallo
web-pages-side-r = lato rosso
web-pages-side-either = uno dei due lati
web-pages-side-out = non in gioco
web-pages-side-in = in gioco
web-pages-no-variants = nessuna
web-pages-edition = Edizione
web-pages-public-about = Il tavolo è in elenco. Tutti possono prendere un posto libero, guardare e rivedere la partita dopo.
web-pages-private-about = Il tavolo non è in elenco. Chi ha il link può prendere posto o guardare.
web-pages-material-is-own = Si gioca con le cifre di chi ha aperto il tavolo: { $name }.
web-pages-invite = Invita gli amici
web-pages-qr = Il link come codice QR, per il telefono
web-pages-share-it = Condividi…
web-pages-share = Vieni a giocare con me: { $game }!
web-pages-played = Impostazioni della partita
web-pages-fair = Nessuno può scegliere ciò che viene pescato. Ogni pescata dipende da un segreto del server, rivelato alla fine, e da un numero del browser di ogni giocatore. Impronta del segreto:
web-pages-fair-server = Ogni pescata dipende da un segreto del server, rivelato alla fine. Annotane ora l’impronta per controllare più tardi che nulla sia cambiato:
web-pages-sealed = Numeri già sigillati: { $names }.
web-pages-opening = La partita sta per cominciare: i browser rivelano i loro numeri.
web-pages-complete = Ci sono tutti.
web-pages-host-begins = Comincia la partita chi ha aperto il tavolo.
web-pages-you = tu
web-pages-here = è qui
web-pages-away = assente
web-pages-kept = posto riservato
web-pages-seat-bot = Aggiungi un bot
web-pages-seat-clear = Rimuovi
web-pages-start-anyway = Comincia lo stesso, con bot nei posti vuoti
web-pages-leave-about = { $count ->
    [one] Il tuo posto si libera.
   *[other] I tuoi { $count } posti si liberano.
  }
web-pages-leave-host = Il tavolo passa allora a { $name }.
web-pages-leave-last = Qui non siede nessun altro: il tavolo verrà chiuso.
web-pages-leave-sure = Sì, lascia
web-pages-close-table = Chiudi il tavolo
web-pages-turns = { $count ->
    [one] tocca a te a un tavolo
   *[other] tocca a te a { $count } tavoli
  }
web-pages-real = { $count ->
    [one] una persona o un bot
   *[other] { $count } persone e bot
  }
web-pages-waits = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
  }
web-pages-clock-in-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
  }
web-pages-clock-in-seconds = dal vivo: { $move ->
    [one] un secondo
   *[other] { $move } secondi
  } a mossa, { $unit ->
    [seconds] { $bank ->
        [one] un secondo
       *[other] { $bank } secondi
      }
   *[minutes] { $bank ->
        [one] un minuto
       *[other] { $bank } minuti
      }
  } di riserva

## Leaving and ending tables, files

web-pages-only-here = Quel link funziona solo su questo computer.
web-pages-give-up-about = La partita finisce subito e tu non vinci.
web-pages-give-up-sure = Sì, abbandona
web-pages-close-about = Il tavolo viene eliminato e nessuno può più partecipare.
web-pages-close-sure = Sì, chiudilo
web-pages-end-table = Termina la partita
web-pages-end-about = La partita finisce qui, senza vincitore.
web-pages-end-sure = Sì, terminala
web-pages-begun = cominciata { $when }
web-pages-file-choose = Scegli un file
web-pages-file-none = Nessun file scelto
web-pages-file-clear = Rimuovi il file
