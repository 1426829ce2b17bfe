# Il server: perché una richiesta è rifiutata.

error-settings-origin = { $name } è «{ $found }», ma deve essere l’indirizzo usato dai browser, come «https://carson.example».
error-settings-database = { $name } deve essere { LIST($known, join: "or") }.
error-request-malformed = La richiesta non si può leggere: { $reason }
error-request-not-json = La richiesta deve essere in JSON, con il tipo di contenuto application/json.
error-request-too-large = La richiesta è troppo grande; il limite è di { $most } byte.
error-request-foreign = La richiesta veniva da un altro sito ed è stata rifiutata.
error-request-too-many = Troppe richieste insieme. Riprova tra un momento.
error-page-unknown = A questo indirizzo non c’è nulla.
error-method-unknown = Questo indirizzo non accetta richieste di questo tipo.
error-server-fault = Si è verificato un errore sul server. Non è cambiato nulla; riprova.
error-who-unknown = Non hai effettuato l’accesso. Comincia come ospite.
error-name-unfit = «{ $found }» non può essere un nome. Un nome ha da 1 a { $most } caratteri stampabili.
error-table-unknown = Questo tavolo non esiste.
error-lesson-unknown = Questa lezione non esiste.
error-lesson-no-step = Questa lezione non ha il passo { $found }, solo i passi da 1 a { $most }.
error-table-other-rules = Il tavolo è stato preparato per la versione { $found } delle regole, ma questo server gioca la versione { $expected }.
error-table-not-open = La partita è già cominciata, o il tavolo è stato chiuso.
error-table-not-begun = La partita non è ancora cominciata.
error-table-not-playing = A questo tavolo non è in corso nessuna partita.
error-table-not-yours = Lo può fare solo chi ha aperto il tavolo.
error-table-full = Tutti i posti sono occupati.
error-table-seats-free = La partita non può cominciare: { $count ->
    [one] un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
error-table-beginning = La partita sta per cominciare; al tavolo non si può più cambiare nulla.
error-numbers-position = Una partita che comincia da una posizione non accetta numeri dai giocatori: le carte e le tessere nascoste sono già state pescate.
error-numbers-not-sealed = Non hai un numero sigillato da rivelare. I numeri si sigillano prima della partita e si rivelano quando chi ha aperto il tavolo la comincia.
error-number-not-the-sealed-one = Questo non è il numero che hai sigillato: il suo SHA-256 è diverso.
error-numbers-too-late = Il tuo numero non è stato rivelato in tempo; la partita è cominciata senza.
error-bot-games-too-many = Hai già { $most } partite tra soli bot in corso. Prima terminane una, o aspetta che una finisca.
error-tables-too-many = Hai { $most } tavoli ancora aperti. Prima concludine o chiudine uno.
error-seats-count = Il tavolo ha { $expected ->
    [one] un posto
   *[other] { $expected } posti
} da occupare, ma ne hai indicati { $found }.
error-seat-none = Non siedi a questo tavolo.
error-seat-which = Hai più posti; indica per quale giochi: { $seats }.
error-seat-not-yours = Il posto { $number } non è tuo.
error-seat-taken = Il posto { $number } non è libero.
error-action-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
error-action-id-used = L’identificativo «{ $id }» è già stato usato per un’altra azione.
error-action-id-unfit = Un’azione ha bisogno di un suo identificativo: da 8 a 64 lettere, cifre, trattini o sottolineature.
error-action-too-long = L’azione è troppo lunga; il limite è di { $most } caratteri.
error-actions-none = L’elenco delle azioni è vuoto; inviane almeno una.
error-actions-too-many = Le azioni sono troppe; puoi inviarne { $most } alla volta.
error-actions-or-action = Invia «action» oppure «actions», non entrambi.
error-actions-id-long = L’identificativo di più azioni può avere al massimo { $most } caratteri.
error-actions-final = Dopo «{ $action }» nella stessa richiesta non può seguire nulla: dipende da una pescata, o da ciò che altri tengono segreto. Invia il resto quando avrai visto il risultato.
error-plan-too-long = Il piano è troppo lungo; il limite è di { $most } azioni.
error-undo-other = Non puoi annullare la mossa { $asked }, solo la mossa { $found }.
error-undo-too-often = Hai già annullato { $most } mosse qui; continua con quella che hai fatto.
error-rewind-people = Puoi tornare così indietro solo se tutti gli altri sono bot.

# Records and replays.

error-replay-no-move = La mossa { $found } non c’è; la partita ha { $most } mosse.
error-clone-over = Dopo questa mossa la partita è finita; scegline una precedente da cui cominciare.
error-thoughts-too-many = Hai già { $most } calcoli lunghi in corso. Aspetta che finiscano, poi riprova.
error-thoughts-too-many-address = Dalla tua rete sono già in corso { $most } calcoli lunghi. Riprova tra un momento.
error-thoughts-busy = Il server è occupato. Riprova tra qualche secondo.
error-moves-busy = Il server è occupato. Non è cambiato nulla; riprova tra qualche secondo.
error-thoughts-failed = Il calcolo ha richiesto troppo tempo; riprova tra qualche secondo.
error-record-many-moves = Il resoconto ha { $found } mosse; se ne possono importare al massimo { $most }.
error-record-long-head = L’intestazione e i commenti del resoconto hanno { $found } caratteri; se ne possono importare al massimo { $most }.
error-imports-too-many = Hai già importato { $most } resoconti; prima eliminane uno.
error-import-not-yours = Puoi eliminare solo i resoconti che hai importato tu.

# Custom figures and decks.

error-figures-unused = Il gioco di carte usa un mazzo, non le cifre.
error-deck-unused = Il gioco da tavolo usa le cifre, non un mazzo.
error-city-unused = Il gioco da tavolo si gioca su una mappa, non in città di carte.
error-city-none = Un giocatore virtuale non costruisce una città; scegli un giocatore reale.

# Il server: il tempo, e la vita di un tavolo.

error-clock-move = Il tempo per mossa è { $found }, ma deve essere da { $least } a { $most } secondi.
error-clock-bank = La riserva è { $found }, ma deve essere da { $least } a { $most } secondi.
error-clock-days = Il tempo per mossa è { $found }, ma deve essere da { $least } a { $most } giorni.
error-undo-standin = Quella mossa l’ha fatta un bot mentre non c’eri; non si può annullare.
error-seat-resigned = A questo tavolo hai già abbandonato.
error-seat-nobody = Al posto { $number } non siede nessuno.
error-seat-own = Questo è il tuo posto; lascialo tu.
error-table-not-over = La partita non è ancora finita.
error-time-not-live = Si può dare tempo solo nelle partite dal vivo, a chi è di turno.
error-time-own = Non puoi dare tempo a te.
error-order-other-game = L’ordine «{ $kind }» non esiste in questo gioco.
error-order-bid = «{ $found }» non è una puntata; indica un numero da { $least } a { $most }.
error-order-consent = «{ $found }» non è una risposta valida; scegli { LIST($known, join: "or") }.
server-no-client = Il gioco per il browser non è stato costruito. Per costruirlo esegui «make web».
# Live play
error-live-too-many = Troppe connessioni dal vivo. Chiudine una, o riprova tra poco.

# Segnapunti, e preparazione con la scatola.

error-pad = { $name }: { $reason }
error-pad-character = Non c’è nessun personaggio «{ $found }»; scegli { LIST($known, join: "or") }.
error-setup-players = A un tavolo da { $players } non c’è posto per { $real } giocatori reali; in tutto devono essere almeno { $real }.

## Previews of shared links, and the installed client

server-preview-about = Carson City e Carson City: il Gioco di Carte, un’edizione di appassionati, non ufficiale. Si gioca nel browser.
server-preview-open = Un tavolo ti aspetta. Apri il link per sederti; non serve un account.
server-preview-playing = Una partita è in corso. Apri il link per guardarla o per continuare.
server-preview-replay = Una partita finita da rivedere, mossa per mossa.
server-preview-picture = La via di una cittadina del West davanti alle montagne; due cowboy si fronteggiano.
