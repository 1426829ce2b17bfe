### Ciò che si dice in ogni gioco: elenchi, rifiuti, e gli errori di un resoconto o di un’opzione.

## Elenchi

list-separator = { ", " }
list-and = { $start } e { $last }
list-or = { $start } o { $last }
list-more = { $count ->
    [one] un altro
   *[other] altri { $count }
  }

seat-value = { $seat } ({ $value })
# Che cosa devono decidere gli altri, per chi aspetta: `doing` è il `.wait` della domanda, all’infinito.
seats-waiting = In attesa di { $seats }: { $doing }.

## Rifiuti

refusal-game-over = La partita è finita; iniziane una nuova per giocare ancora.
refusal-not-your-decision = { $seat } non ha nulla da decidere ora; la partita attende { $seats }.
refusal-wrong-moment = Ora non puoi { ACTION($action) }; { $asked ->
    [power] usa il potere in questione, o passa.
    [bid] scegli una carta puntata.
    [take] prendi una carta dell’offerta.
    [take-now] prendi una carta dell’offerta.
    [place] piazza la carta che hai preso.
    [sell] vendi una carta o passa.
    [paperboy] prendi un personaggio che non è di nessuno, o passa.
    [claim] scegli un lotto per la tua tessera proprietà.
    [character] prendi un personaggio.
    [ask] rispondi alla domanda del tuo personaggio.
    [cowboy] piazza un cowboy o passa.
    [duel-order] scegli il prossimo duello.
    [buy-parcel] compra un lotto o passa.
    [purchase] compra l’edificio o passa.
    [build] costruisci, chiedi il permesso a un avversario, o passa.
    [house] piazza una Casa, o trasformane una in Palazzo.
    [consent] accetta o rifiuta.
    [buy-vp] scegli quanto spendere per i PV, o passa.
    [cash] scegli quanto spendere, o passa se puoi.
    [take-parcel] scegli un lotto.
    [auction] offri o passa.
    [heal] manda altrove il cowboy sconfitto, o passa.
    [toll] paga, o perdi 1 PV.
    [blast] scegli una Miniera o passa.
    [reroll] tira di nuovo il dado o tieni il risultato.
    [city-hall] scegli un posto per il Municipio.
    [occupy] occupa il Municipio, o passa per rinunciarvi.
    [last-roads] posa una strada o passa.
    [outlaws] scegli il Fuorilegge che si muove adesso.
    [spoils] prendi i PV o attacca.
    [sheet] compila il foglio.
    [horse] metti un cavallo in un recinto o passa.
    [stable] piazza, sposta o riprendi un cowboy, passa o rinuncia.
    [wages] compra un cavallo, o passa per prendere la paga.
    [ranches] scegli un Ranch o passa.
    [duel-tile] gioca una delle tue tessere duello, o due con la dinamite.
    [last-tile] gioca una delle tue tessere duello, o due con la dinamite.
    [free-cowboys] piazza un cowboy, spostane uno, o passa per fermarti.
   *[other] rispondi alla domanda.
  }
refusal-no-such-parcel = Il lotto «{ $at }» qui non esiste; scrivi la lettera della colonna e il numero della riga.

## Errori

error-at-line = Riga { $line }: { $sentence }

error-language-unknown = La lingua «{ $wanted }» non è disponibile; scegli { LIST($known, join: "or") }.

error-undo-nothing = Non c’è nulla da annullare: non si torna oltre l’ultima carta pescata, l’ultimo dado tirato o l’ultima puntata rivelata.
error-game-without-seed = La partita non ha un seme casuale, quindi da «{ $what }» non si può pescare; indicane uno per continuare.
error-no-such-seat = In questa partita non c’è il posto { $found }; i posti sono { LIST($known) }.

error-record-not-one = Questo non è il resoconto di una partita: la prima riga deve essere «{ $expected }».
error-record-too-long = Il resoconto è troppo lungo; può avere al massimo { $most ->
    [one] una riga
   *[other] { $most } righe
  }.
error-record-many-remarks = Il resoconto ha { $found } righe di commento; può averne al massimo { $most }.
error-record-cut-off = Il resoconto si interrompe; se è completo ha un’intestazione, una riga vuota, le mosse e una riga finale «end».
error-record-bad-head = «{ $text }» non è una riga d’intestazione; deve essere «nome: valore», ogni nome una volta sola.
error-record-head-missing = Nell’intestazione manca la riga «{ $key }: …»; aggiungila.
error-record-bad-line = «{ $text }» non è una riga di resoconto; deve essere «start», oppure un posto e un’azione, come «0 pass».
error-record-wrong-count = La riga finale indica { $said ->
    [one] una mossa
   *[other] { $said } mosse
  }, ma il resoconto ne ha { $found }.
error-record-after-end = C’è del testo dopo la riga finale; il resoconto deve finire lì.
error-record-bad-tag = «{ $tag }» non può stare nell’intestazione: un nome è fatto di lettere minuscole, cifre, punti e trattini e compare una volta sola; il valore è una sola riga senza spazi attorno.
error-record-without-beginning = Non si può scrivere un resoconto: { $missing ->
    [one] la prima mossa della partita non è nota
   *[other] le prime { $missing } mosse della partita non sono note
  } qui; usa la copia che contiene l’intera partita.
error-record-does-not-play = «{ $text }» non si può giocare. { $reason }
error-record-other-game = Il resoconto riguarda il gioco «{ $found }», non «{ $expected }».
error-record-other-version = Il resoconto segue la versione { $found } delle regole, non la versione { $expected }.
error-record-other-position = Le mosse portano a una posizione ({ $found }) diversa da quella della riga finale ({ $expected }): il resoconto è stato modificato.
error-record-other-scores = Le mosse portano ai punteggi { LIST($found) }, ma la riga finale dice { LIST($expected) }: il resoconto è stato modificato.
error-record-draw-missing = La mossa pesca da «{ $what }», ma nella sua riga questa pescata manca; aggiungila dopo «=>».
error-record-draw-other = La mossa pesca da «{ $what }», ma nella sua riga c’è una pescata da «{ $recorded }».
error-record-draw-impossible = La mossa non può pescarlo da «{ $what }»: il numero { $value } non c’è.
error-record-draw-left-over = Nella riga c’è una pescata da «{ $what }» che la mossa non fa; toglila.
error-record-draw-not-seeded = Nel resoconto c’è la pescata «{ $found }», ma il seme casuale dà «{ $expected }»: qualcuno l’ha scelta, o ha modificato il resoconto.
error-record-bad-number = La riga d’intestazione «{ $key }» deve avere 64 caratteri, da 0 a 9 o da a a f.
error-record-other-options = Nel resoconto { $key } è «{ $found }», ma in questa partita è «{ $expected }».
error-record-still-open = Questo è il resoconto pubblico di una partita in corso; si può leggere, ma non rigiocare.
error-record-bad-options = Le opzioni del resoconto non sono valide: { $reason }
error-record-bad-position = La riga «position» del resoconto non è una posizione di questo gioco: { $reason }
error-seed-unprintable = Il seme casuale contiene caratteri non stampabili; usa lettere, cifre e spazi.
error-undo-relied-on = La tua mossa non si può annullare: { $seat } ha già agito di conseguenza.

error-action-empty = L’azione è vuota; un’azione comincia con { LIST($known, join: "or") }.
error-action-unknown = «{ $text }» non è un’azione; un’azione comincia con { LIST($known, join: "or") }.
error-action-malformed = «{ $text }» non si può leggere; { $verb ->
    [pass] scrivi solo «pass».
    [aside] scrivi solo «aside».
    [bid] scrivi «bid» e una delle tue carte puntata, come «bid 7».
    [use] scrivi «use» e un personaggio, come «use governor».
    [take] scrivi «take» e una sola carta, come «take I-29».
    [place] scrivi «place» e un lotto, come «place n14».
    [sell] scrivi «sell» e una sola carta, come «sell I-29».
    [choose] scrivi «choose» e una delle risposte, come «choose captain».
    [cowboy] scrivi «cowboy», uno spazio o un lotto, e un segnalino se il cowboy ne porta uno, come «cowboy wages».
    [road] scrivi «road», un lotto e uno dei suoi lati, come «road d4e».
    [buy] scrivi «buy» e un lotto o un edificio, come «buy d4».
    [spend] scrivi «spend» e un importo in dollari, come «spend 7».
    [build] scrivi «build», un edificio e un lotto, come «build bank d4».
   *[other] scrivi «{ $verb }» e un solo lotto, come «{ $verb } d4».
  }
error-action-fields = Come oggetto, «{ $kind }» ha, oltre al tipo, { $count ->
    [0] nessun campo
    [one] il campo { LIST($known) }
   *[other] i campi { LIST($known) }
  }.
error-action-number = In «{ $kind }», «{ $field }» deve essere un numero intero da 0 a { $most }.
error-action-word = «{ $found }» non può essere il valore di «{ $field }» in «{ $kind }»; serve una sola parola, come il nome di un luogo.
error-action-two-forms = Il testo «{ $text }» non corrisponde all’oggetto, che dice «{ $found }»; invia uno dei due.
error-draw-malformed = «{ $text }» non è una pescata; ci vuole una parola per il mazzo, il sacchetto o il dado e una per ciò che ne è uscito.

error-record-players = «{ $text }» nella riga «players» non si può leggere. Il gioco di carte vi elenca i giocatori, prima quelli reali, come «real hat, virtual expert star»; il gioco da tavolo vi mette il loro numero.

error-diagram-column = La colonna «{ $found }» qui non esiste; le colonne hanno lettere da a in poi, ognuna una volta.
error-diagram-row = La riga deve cominciare con il suo numero, da 1 a { $most }.
error-diagram-row-twice = La riga { $row } compare due volte; scrivi ogni riga una volta sola.
error-diagram-sign = «{ $found }» non è il segno di un lotto; i segni sono { LIST($known) }.
error-diagram-place = «{ $found }» non è allineato alle colonne (carattere { $column } della riga); mettilo sotto la sua colonna.

error-position-not-one = Questa non è una posizione: la prima riga deve essere «{ $expected }».
error-position-cut-off = La posizione si interrompe; dovrebbe seguire la riga «{ $key }».
error-position-wrong-line = «{ $found }» sta dove ci vuole la riga «{ $key }».
error-position-number = «{ $found }» deve essere un numero intero da 0 a { $most }.
error-position-step = «{ $found }» non è un passo di questo gioco.
error-position-too-long = Ci sono troppe righe; la posizione doveva finire prima di questa.
error-position-does-not-add-up = La posizione non torna: ogni cosa deve stare in un posto solo. Vedi { CARD($faults) }.

event-from-position = La partita comincia da una posizione data.

percent = { $percent }%
