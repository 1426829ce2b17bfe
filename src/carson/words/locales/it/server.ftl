# Il server: perché una richiesta è rifiutata.

error-settings-origin = { $name } dovrebbe essere l’indirizzo usato dai browser, come «https://carson.example», ed è «{ $found }».
error-settings-database = { $name } dovrebbe essere { LIST($known, join: "or") }.
error-request-malformed = La richiesta non si può leggere: { $reason }
error-request-not-json = La richiesta dovrebbe essere JSON, di tipo application/json.
error-request-too-large = La richiesta è troppo grande; sono permessi { $most } byte.
error-request-foreign = La richiesta veniva da un altro sito ed è stata rifiutata.
error-request-too-many = Troppe richieste insieme. Riprova tra un momento.
error-page-unknown = A questo indirizzo non c’è nulla.
error-method-unknown = A questo indirizzo non si può fare.
error-server-fault = Si è verificato un errore sul server. Non è cambiato nulla; riprova.
error-who-unknown = Non hai effettuato l’accesso. Comincia come ospite.
error-name-unfit = «{ $found }» non può essere un nome; dovrebbe avere da 1 a { $most } caratteri stampabili.
error-table-unknown = Questo tavolo non esiste.
error-lesson-unknown = Questa lezione non esiste.
error-lesson-no-step = Questa lezione ha i passi da 1 a { $most }; il passo { $found } non c’è.
error-table-other-rules = Il tavolo è stato preparato per la versione { $found } delle regole, e questo server gioca la versione { $expected }.
error-table-not-open = La partita è cominciata, o il tavolo è stato chiuso.
error-table-not-begun = La partita non è ancora cominciata.
error-table-not-playing = A questo tavolo non è in corso nessuna partita.
error-table-not-yours = Lo può fare solo chi ha aperto il tavolo.
error-table-full = Tutti i posti sono occupati.
error-table-seats-free = La partita non può cominciare: { $count ->
    [one] un posto è libero.
   *[other] { $count } posti sono liberi.
}
error-table-beginning = La partita sta per cominciare; al tavolo non si può più cambiare nulla.
error-numbers-position = Una partita che comincia da una posizione non accetta numeri dai giocatori: ciò che vi è nascosto è già stato pescato.
error-numbers-not-sealed = Non c’è un tuo numero sigillato da aprire: si sigilla prima della partita e si apre quando chi ha aperto il tavolo la comincia.
error-number-not-the-sealed-one = Questo non è il numero che hai sigillato: il suo SHA-256 è diverso.
error-numbers-too-late = La partita è cominciata senza il tuo numero: non è stato aperto in tempo.
error-bot-games-too-many = Ai tuoi tavoli sono già in corso { $most } partite tra soli bot; terminane una, o aspettane la fine.
error-tables-too-many = Hai { $most } tavoli non ancora finiti; prima finiscine o chiudine uno.
error-seats-count = Il tavolo ha { $expected ->
    [one] un posto
   *[other] { $expected } posti
} da occupare, e ne sono stati dati { $found }.
error-seat-none = Non siedi a questo tavolo.
error-seat-which = Hai più posti; di’ quale agisce: { $seats }.
error-seat-not-yours = Il posto { $number } non è tuo.
error-seat-taken = Il posto { $number } non è libero.
error-action-stale = Nel frattempo la partita è andata avanti; guardala di nuovo.
error-action-id-used = Il nome «{ $id }» è già stato dato a un’altra azione.
error-action-id-unfit = Un’azione ha bisogno di un nome suo, da 8 a 64 lettere, cifre, trattini o sottolineature.
error-action-too-long = L’azione è troppo lunga; sono permessi { $most } caratteri.
error-actions-none = L’elenco delle azioni è vuoto; inviane almeno una.
error-actions-too-many = Le azioni sono troppe; puoi inviarne { $most } alla volta.
error-actions-or-action = Invia «action» oppure «actions», non entrambi.
error-actions-id-long = L’id di più azioni può avere al massimo { $most } caratteri.
error-actions-final = Dopo «{ $action }» nella stessa richiesta non può seguire nulla: dipende da un’estrazione, o da ciò che altri tengono segreto. Invia il resto quando avrai visto il risultato.
error-plan-too-long = Il piano è troppo lungo; sono permesse { $most } azioni.
error-undo-other = Non puoi annullare la mossa { $asked }, solo la mossa { $found }.
error-undo-too-often = Hai già annullato { $most } mosse qui; continua con quella che hai fatto.

# Records and replays.

error-replay-no-move = La partita ha { $most } mosse; non c’è una mossa { $found }.
error-clone-over = Dopo questa mossa la partita è finita; scegline una precedente da cui cominciare.
error-thoughts-too-many = Hai già { $most } calcoli lunghi in corso. Aspetta che finiscano, poi riprova.
error-thoughts-too-many-address = Dalla tua rete sono già in corso { $most } calcoli lunghi. Riprova tra un momento.
error-thoughts-busy = Il server è occupato. Riprova tra qualche secondo.
error-thoughts-failed = Il calcolo ha richiesto troppo tempo; riprova tra qualche secondo.
error-record-many-moves = Il resoconto ha { $found } mosse; se ne possono importare al massimo { $most }.
error-imports-too-many = Hai già importato { $most } resoconti; prima eliminane uno.
error-import-not-yours = Puoi eliminare solo un resoconto che hai importato tu.

# Custom figures and decks.

error-figures-unused = Il gioco di carte non si gioca con le cifre ma con un mazzo.
error-deck-unused = Il gioco da tavolo non si gioca con un mazzo ma con le cifre.
error-city-unused = Il gioco da tavolo si gioca su una mappa, non in città di carte.
error-city-none = Un giocatore virtuale non costruisce una città; chiedi quella di un giocatore reale.
error-deck-unfit = Con questo mazzo non si può giocare. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(e un altro errore)
   *[other] {" "}(e altri { $more } errori)
}
# Il server: il tempo, e la vita di un tavolo.

error-clock-move = Il tempo per una mossa deve essere da { $least } a { $most } secondi, ed è { $found }.
error-clock-bank = La riserva deve essere da { $least } a { $most } secondi, ed è { $found }.
error-clock-days = Una mossa deve avere da { $least } a { $most } giorni, e ne ha { $found }.
error-undo-standin = Quella mossa l’ha fatta un bot mentre non c’eri; non si può annullare.
error-seat-resigned = A questo tavolo hai già dichiarato la resa.
error-seat-nobody = Al posto { $number } non siede nessuno.
error-seat-own = Il tuo posto puoi lasciarlo solo tu.
error-table-not-over = La partita non è ancora finita.
error-time-not-live = Si può dare tempo dove le mosse si contano in secondi, a chi è di turno.
error-time-own = Il tempo si può dare solo agli altri.
error-order-other-game = L’ordine «{ $kind }» non è per questo gioco.
error-order-bid = Una puntata è un numero da { $least } a { $most }, e «{ $found }» non lo è.
error-order-consent = Di’ { LIST($known, join: "or") }, e non «{ $found }».
server-no-client = Il gioco per il browser non è stato costruito; lo fa «make web».
# Live play
error-live-too-many = Ci sono già troppe connessioni dal vivo; chiudine una o riprova tra poco.
## Notifiche: perché un canale è rifiutato, e perché un messaggio non è arrivato.

error-settings-smtp = { $name } dovrebbe essere l’indirizzo di un server di posta: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } dovrebbe essere il mittente della posta, come «Carson City <carson@example.org>», ed è «{ $found }».
error-channel-no-origin = Questo server non conosce il proprio indirizzo e quindi non può mandare link; chi lo gestisce può impostare { $setting }.
error-channel-no-mail = Questo server non manda posta; chi lo gestisce può impostare { LIST($settings) }.
error-channel-no-https = Le notifiche push richiedono un indirizzo https; chi gestisce questo server può impostare { $setting }.
error-channel-kind-unknown = I messaggi non si possono mandare con «{ $found }»; scegli { LIST($known, join: "or") }.
error-channel-mail-unfit = «{ $found }» non è un indirizzo di posta utilizzabile; dovrebbe essere come nome@example.org.
error-channel-webhook-unfit = L’indirizzo del webhook dovrebbe cominciare con https:// e il nome di un host pubblico, con la porta 443 o una da { $port } in su.
error-channel-push-unfit = L’iscrizione push del browser non è utilizzabile; dovrebbe avere un endpoint https e le chiavi p256dh e auth.
error-channel-want-unknown = Non ci sono messaggi del tipo «{ $found }»; scegli { LIST($known, join: "or") }.
error-channel-unknown = Questo canale non esiste.
error-channel-not-confirmed = Questo indirizzo non è stato confermato; il link è nel messaggio che vi è stato mandato.
error-channel-mail-too-many = A questo indirizzo è già stata chiesta conferma { $most } volte oggi; riprova domani.
error-channels-too-many = Hai { $most } canali; prima togline uno.
error-mail-link-old = Questo link non funziona più.
error-notify-host-unfit = «{ $host }» non ha un indirizzo pubblico.
error-notify-unreachable = Non è stato possibile raggiungere «{ $host }».
error-notify-status = L’altra parte ha risposto con lo stato { $status }.
error-notify-mail-refused = Il messaggio è stato rifiutato con il codice { $status }.
error-notify-mail-server = Non è stato possibile raggiungere il server di posta di questo server.
error-notify-mail-too-many = Questo indirizzo ha ricevuto { $most } messaggi in un giorno; non se ne mandano altri.

## Notifiche: che cosa viene mandato.

notify-game-cards = Carson City: il Gioco di Carte
notify-game-board = Carson City
notify-turn-title = Tocca a te
notify-turn-text = { $name }, tocca a te in { $game }.
notify-over-title = La partita è finita
notify-over-text = { $name }, la tua partita di { $game } è finita.
notify-over-won = { $count ->
    [one] { $who } ha vinto.
   *[other] { $who } hanno vinto.
}
notify-begun-title = La partita è cominciata
notify-begun-text = { $name }, la tua partita di { $game } è cominciata.
notify-seated-title = Qualcuno ha preso posto
notify-seated-text = { $who } ha preso posto al tuo tavolo di { $game }.
notify-seated-free = { $count ->
    [0] Tutti i posti sono occupati: puoi cominciare.
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
notify-clock-title = Il tuo tempo sta per scadere
notify-clock-text = { $name }, il tuo tempo in { $game } sta per scadere; poi un bot giocherà per te.
notify-test-title = Funziona
notify-test-text = Questa è una prova. I messaggi sui tuoi tavoli arriveranno qui.
notify-confirm-title = È il tuo indirizzo?
notify-confirm-text = Qualcuno, probabilmente tu, ha chiesto su { $origin } di mandare qui i messaggi sulle partite di Carson City. Se li vuoi, apri questo link entro tre giorni:
notify-confirm-else = Se la richiesta non era tua, non fare nulla: non arriverà nessun altro messaggio.
notify-mail-stop = Annulla l’iscrizione:
notify-page-confirm = Mandare i messaggi sui tuoi tavoli a { $address }?
notify-page-confirm-button = Sì, mandali
notify-page-confirm-done = Grazie. I messaggi saranno mandati a { $address }.
notify-page-stop = Non mandare più messaggi a { $address }?
notify-page-stop-button = Niente più messaggi
notify-page-stop-done = A { $address } non saranno più mandati messaggi.
error-pad = { $name }: { $reason }
error-pad-character = Non c’è nessun personaggio «{ $found }»; scegli { LIST($known, join: "or") }.
error-setup-players = A un tavolo da { $players } non c’è posto per { $real } giocatori reali; `players` conta tutti e deve essere almeno { $real }.

## Previews of shared links, and the installed client

server-preview-about = Carson City e Carson City: il gioco di carte, un’edizione amatoriale non ufficiale. Si gioca nel browser.
server-preview-open = Un tavolo ti aspetta. Apri il link per sederti; non serve un account.
server-preview-playing = Si sta giocando una partita. Apri il link per guardarla o per continuare.
server-preview-replay = Una partita da rivedere, mossa per mossa.
server-preview-picture = La via di una cittadina del West davanti alle montagne; due cowboy si fronteggiano.
