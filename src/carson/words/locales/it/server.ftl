# Il server: perché una richiesta è rifiutata.

error-settings-origin = { $name } dovrebbe essere l’indirizzo usato dai browser, come “https://carson.example”, ed è “{ $found }”.
error-settings-database = { $name } dovrebbe essere { LIST($known, join: "or") }.
error-game-unknown = Non c’è un gioco “{ $found }”; scegli { LIST($known, join: "or") }.
error-option-unknown = Non c’è un’opzione “{ $found }”; ci sono { LIST($known) }.
error-bot-unknown = Non c’è un bot “{ $found }”; scegli { LIST($known, join: "or") }.
error-request-malformed = La richiesta non si può leggere: { $reason }
error-request-not-json = La richiesta dovrebbe essere JSON, di tipo application/json.
error-request-too-large = La richiesta è troppo grande; sono permessi { $most } byte.
error-request-foreign = La richiesta veniva da un altro sito ed è stata rifiutata.
error-request-too-many = Troppo in una volta; riprova tra un momento.
error-page-unknown = A questo indirizzo non c’è nulla.
error-method-unknown = A questo indirizzo non si può fare.
error-server-fault = Il server ha fatto un errore. Non è cambiato nulla; riprova.
error-who-unknown = Il server non ti conosce ancora: comincia come ospite.
error-name-unfit = “{ $found }” non può essere un nome; dovrebbe avere da 1 a { $most } segni stampabili.
error-table-unknown = Questo tavolo non c’è.
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
error-action-id-used = Il nome “{ $id }” è già stato dato a un’altra azione.
error-action-id-unfit = Un’azione ha bisogno di un nome suo, da 8 a 64 lettere, cifre, trattini o sottolineature.
error-action-too-long = L’azione è troppo lunga; sono permessi { $most } segni.
error-undo-other = La mossa { $asked } non è quella che puoi annullare; è la mossa { $found }.

# Records and replays.

error-replay-no-move = La partita ha { $most } mosse; non c’è una mossa { $found }.
error-clone-over = Dopo questa mossa la partita è finita; scegline una precedente da cui cominciare.
error-record-many-moves = Il resoconto ha { $found } mosse; se ne possono importare al massimo { $most }.
error-imports-too-many = Hai già importato { $most } resoconti; prima eliminane uno.
error-import-not-yours = Puoi eliminare solo un resoconto che hai importato tu.

# Figures and decks of one's own.

error-figures-unused = Il gioco di carte non si gioca con le cifre ma con un mazzo.
error-deck-unused = Il gioco da tavolo non si gioca con un mazzo ma con le cifre.
error-deck-unfit = Con questo mazzo non si può giocare. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(e un altro errore)
   *[other] {" "}(e altri { $more } errori)
}
server-no-client = Il gioco per il browser non è stato costruito; lo fa «make web».
# Live play
error-live-too-many = Ci sono già troppe connessioni dal vivo: chiudine una o riprova tra poco.
