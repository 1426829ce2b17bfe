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

## Setting up a table, and the waiting room

web-pages-about-game-board = Quattro round di terre, edifici e duelli, da due a sei giocatori o in solitario.
web-pages-about-game-cards = Diciotto brevi round di puntate segrete e una città di carte, da uno a sei giocatori.
web-pages-presets = Modelli
web-pages-presets-board = Una prima partita, una selezione dei regolamenti, o tutto insieme. Qui sotto puoi cambiare ogni cosa.
web-pages-presets-cards = Scegli a caso i giocatori virtuali.
web-pages-everything = Tutto
web-pages-surprise = Sorprendimi
web-pages-surprised = Ecco che cosa ha scelto il caso. Tienilo, cambialo qui sotto o riprova.
web-pages-who = Chi gioca
web-pages-alone = In solitario contro Standish
web-pages-alone-against = Giochi in solitario contro Jeb Standish: { $strategy }.
web-pages-solo-no = no, contro persone o bot
web-pages-solo-about = Il gioco in solitario del regolamento: Jeb Standish segue le sue carte. Vedi ogni regola che decide per lui.
web-pages-solo-drawn = Contro Standish sette personaggi vengono estratti a caso.
web-pages-solo-rancher = Quasi facile: punta ai Ranch.
web-pages-solo-miner = Medio: punta a Miniere e Banche.
web-pages-solo-strength = Difficile: arriva armato fino ai denti.
web-pages-solo-urban = Per esperti: vuole tutta la città.
web-pages-seat = Posto { $seat }
web-pages-seat-guest = un’altra persona a questo schermo
web-pages-seat-open = libero, per un amico
web-pages-player = Giocatore { $seat }
web-pages-seats-about = I posti liberi sono per chi ha il link. Chi comincia viene sorteggiato.
web-pages-seats-drawn = Chi comincia viene sorteggiato.
web-pages-table-of = Giocatori in tutto
web-pages-table-real = Persone e bot
web-pages-suits = Semi
web-pages-suits-any = a caso
web-pages-suit-any = qualsiasi
web-pages-suits-about = Il seme sulle carte di ogni giocatore. Decide anche tra puntate uguali, in un ordine che cambia a ogni round.
web-pages-virtual = Giocatore virtuale { $number }
web-pages-virtual-about = Scoprono carte puntata da un mazzo e tengono ciò che prendono. Non costruiscono città e non usano personaggi.
web-pages-level-beginner = punta da 1 a 9, come tutti
web-pages-level-intermediate = ha un 10 al posto dell’1
web-pages-level-expert = ha un 10 e un 11 al posto di 1 e 2
web-pages-hopeless = Da soli contro cinque esperti: persino il regolamento dice che vincere è quasi impossibile.
web-pages-set-own = personalizzati
web-pages-set-own-about = Sette personaggi, ciascuno sul lato che vuoi; il Ragazzo dei Giornali è in più.
web-pages-set-random-about = Sette personaggi su lati a caso. Li vedi quando il tavolo è pronto.
web-pages-set-drawn = a caso
web-pages-set-count = { $count } su { $needed } scelti
web-pages-side-y = lato giallo
web-pages-side-r = lato rosso
web-pages-side-either = uno dei due lati
web-pages-side-out = non in gioco
web-pages-side-in = in gioco
web-pages-tap-face = Tocca un ritratto per leggere che cosa sa fare il personaggio.
web-pages-bag-own = sacchetto personalizzato
web-pages-bag-own-about = Quanti ne vuoi di ogni edificio; gli otto tipi base devono esserci.
web-pages-no-variants = nessuna
web-pages-about-new-beginning = Prima della partita ognuno compra in segreto cowboy, strade, segnalini revolver e lotti, invece di iniziare come gli altri.
web-pages-about-river = Un fiume attraversa la mappa: nessuno ci costruisce, solo i ponti lo passano, e le Miniere accanto rendono di più.
web-pages-about-might-is-right = Si duella con tessere numerate scelte in segreto invece che con i dadi: bluff al posto della fortuna.
web-pages-about-kit-carson = Tutti piazzano i cowboy insieme, e ognuno può spostare i suoi finché non si ferma. Meglio dal vivo.
web-pages-about-outlaws = Dal round 2 arrivano i Fuorilegge e dimezzano ciò che rendono gli edifici, finché qualcuno non li batte o imprigiona.
web-pages-about-horses = Ognuno ha cavalli e cinque recinti con piccoli vantaggi; ogni round finisce con un rodeo.
web-pages-river-printed = il fiume stampato
web-pages-river-printed-about = Da ovest a est in mezzo alla mappa.
web-pages-river-own = fiume personalizzato
web-pages-river-own-about = La forma che preferite: da 1 a 15 lotti, in un pezzo o più.
web-pages-edition = Edizione
web-pages-edition-english = Il regolamento più recente e completo, con tutti e venti i personaggi e il solitario.
web-pages-edition-dutch = Il regolamento olandese dove differisce: Municipio, Fuorilegge e fiumi; niente Babbo Natale né solitario.
web-pages-clock-none-about = Prenditi tutto il tempo che vuoi.
web-pages-clock-quick-about = Per una serata insieme. Le mosse più lunghe consumano la riserva; poi un bot gioca per te finché non torni.
web-pages-clock-calm-about = Lo stesso, con più tempo per pensare.
web-pages-clock-day-about = Muovi quando hai tempo; la partita dura qualche settimana.
web-pages-clock-days-about = Per chi è spesso via.
web-pages-clock-own = personalizzato
web-pages-clock-own-about = Scegli tu i secondi o i giorni.
web-pages-clock-kind = Conta in
web-pages-clock-kind-live = secondi
web-pages-clock-kind-days = giorni
web-pages-clock-move = Secondi a mossa
web-pages-clock-bank = Secondi di riserva
web-pages-clock-days = Giorni a mossa
web-pages-open-to = Aperto a
web-pages-public = tutti
web-pages-public-about = Il tavolo è in elenco. Tutti possono prendere un posto libero, guardare e rivedere la partita dopo.
web-pages-private = chi ha il link
web-pages-private-about = Il tavolo non è in elenco. Chi ha il link può prendere posto o guardare.
web-pages-figures = Cifre
web-pages-deck = Carte
web-pages-material-own = personalizzate
web-pages-material-ours = di base
web-pages-material-about = Alcune cifre della scatola non sono in nessun regolamento, perciò le abbiamo ricostruite. Se ne sai di più, gioca con un tuo file (JSON).
web-pages-material-file = File
web-pages-material-read = Si usa { $name }.
web-pages-material-unread = { $name } non si può leggere: dev’essere un file JSON con cifre o carte.
web-pages-material-is-own = Si gioca con le cifre di chi ha aperto il tavolo: { $name }.
web-pages-then-wait = Poi ricevi un link per gli amici.
web-pages-then-begin = Tutti i posti sono occupati: la partita comincia subito.
web-pages-then-watch = La partita comincia subito: i bot giocano e tu guardi.
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
web-pages-bag-count = { $count ->
    [one] Un edificio nel sacchetto.
   *[other] { $count } edifici nel sacchetto.
  }
web-pages-river-count = { $count ->
    [one] Un lotto di fiume.
   *[other] { $count } lotti di fiume.
  }
web-pages-real = { $count ->
    [one] una persona o un bot
   *[other] { $count } persone e bot
  }
web-pages-table-virtual = { $count ->
    [0] Non ci sono giocatori virtuali.
    [one] Un giocatore virtuale completa il tavolo.
   *[other] { $count } giocatori virtuali completano il tavolo.
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

## Names, accounts, sessions

web-pages-known-guest = Sei un ospite di nome { $name }. Solo questo browser ti conosce.
web-pages-known-account = Sei { $name }. Il nome è tuo.
web-pages-known-nobody = Non hai effettuato l’accesso. Per giocare non serve un account.
web-pages-claim = Tieni il tuo nome
web-pages-claim-about = Con una password il nome è tuo su ogni dispositivo, con tutti i tuoi tavoli. Non serve un indirizzo e-mail.
web-pages-claim-go = Crea un account
web-pages-name = Nome
web-pages-password = Password
web-pages-password-show = Mostra la password
web-pages-password-hint = Almeno 8 caratteri. Non si può reimpostare via e-mail: annotala, o crea qui sotto un link segreto.
web-pages-login = Accedi
web-pages-login-about = Se hai già un account.
web-pages-login-guest = Se hai già un account. Questo browser dimentica allora l’ospite, a meno che non abbia un link segreto.
web-pages-logout = Esci
web-pages-logout-guest = Sei un ospite: senza un link segreto non potrai più accedere e perderai i tuoi tavoli.
web-pages-logout-sure = Esci lo stesso
web-pages-sessions = Dispositivi connessi
web-pages-sessions-about = Browser e programmi che possono giocare a tuo nome.
web-pages-session-this = questo
web-pages-session-seen = visto l’ultima volta { $when }
web-pages-session-end = Disconnetti
web-pages-sessions-end = Disconnetti tutti gli altri
web-pages-link-more = Funziona una volta sola e scade dopo sette giorni.
web-pages-link-made = Creato il { $made }, valido fino al { $until }
web-pages-link-withdraw = Revoca
web-pages-told = Notifiche
web-pages-told-about = Spente finché non le attivi. Una notifica dice di quale tavolo si tratta, ma non rivela nulla della partita.
web-pages-channel-push = Notifiche di questo browser
web-pages-channel-mail = E-mail
web-pages-channel-webhook = Webhook
web-pages-channel-on = Attivo.
web-pages-channel-unconfirmed = Apri il link nell’e-mail che ti abbiamo mandato.
web-pages-channel-stopped = Disattivato con il link di un’e-mail.
web-pages-channel-failed = Non è stato possibile consegnare i messaggi.
web-pages-channel-test = Invia una prova
web-pages-channel-tested = Un messaggio di prova è in viaggio.
web-pages-channel-remove = Rimuovi
web-pages-channel-add = Aggiungi
web-pages-notice-turn = tocca a me
web-pages-notice-clock = il mio tempo sta per scadere
web-pages-notice-begun = una partita è cominciata
web-pages-notice-seated = qualcuno ha preso posto al mio tavolo
web-pages-notice-over = una partita è finita
web-pages-push-go = Attiva qui
web-pages-push-not = Il browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni per questo sito.
web-pages-push-none = Questo browser non può mostrare notifiche quando la pagina è chiusa.
web-pages-mail-address = Indirizzo e-mail
web-pages-hook-address = Indirizzo (https)
web-pages-hook-secret = I messaggi sono firmati con questo segreto. Viene mostrato una volta sola:
web-pages-password-change = Cambia password
web-pages-password-about = Tutti gli altri browser vengono disconnessi e i tuoi link segreti revocati.
web-pages-password-old = Password attuale
web-pages-password-new = Nuova password
web-pages-password-done = La tua password è stata cambiata.
web-pages-data = I tuoi dati
web-pages-export-about = Il tuo nome, i tavoli, gli appunti, i messaggi, le sessioni e i canali, in un file.
web-pages-export = Scarica tutto
web-pages-delete = Elimina il tuo account
web-pages-delete-about = Viene eliminato tutto ciò che ti riguarda, tranne le mosse, che restano senza nome. I bot prendono i tuoi posti nelle partite in corso.
web-pages-delete-sure = Non si può annullare.
web-pages-delete-go = Elimina tutto
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
web-pages-password-hint-first = Almeno 8 caratteri. Non si può reimpostare via e-mail: annotala. Quando avrai l’account, potrai anche creare un link segreto in questa pagina.
