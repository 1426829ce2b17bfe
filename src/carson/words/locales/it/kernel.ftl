### Ciò che si dice in ogni gioco: elenchi, rifiuti, e gli errori di un resoconto o di un’opzione.

## Elenchi

list-separator = { ", " }
list-and = { $start } e { $last }
list-or = { $start } o { $last }
list-more = { $count ->
    [one] un altro
   *[other] altri { $count }
  }

seat-value = { $seat } { $value }

## Rifiuti

refusal-game-over = La partita è finita; iniziane una nuova per continuare a giocare.
refusal-not-your-decision = { $seat } non ha nulla da decidere ora: il gioco aspetta { $seats }.

## Errori

error-at-line = Riga { $line }: { $sentence }

error-language-unknown = La lingua «{ $wanted }» non c’è; scegli { LIST($known, join: "or") }.

error-undo-nothing = Non c’è nulla da annullare: non si torna oltre l’ultima carta pescata o l’ultima puntata rivelata.
error-game-without-seed = La partita non ha un seme casuale, quindi da «{ $what }» non si può pescare; indicane uno per continuare.

error-record-not-one = Questo non è il resoconto di una partita: la prima riga deve essere «{ $expected }».
error-record-too-long = Il resoconto è troppo lungo; può avere al massimo { $most ->
    [one] una riga
   *[other] { $most } righe
  }.
error-record-cut-off = Il resoconto si interrompe; se è completo ha un’intestazione, una riga vuota, le mosse e una riga finale «end».
error-record-bad-head = «{ $text }» non è una riga d’intestazione; deve essere «nome: valore», ogni nome una volta sola.
error-record-head-missing = Nell’intestazione manca la riga «{ $key }: …»; aggiungila.
error-record-bad-line = «{ $text }» non è una riga di resoconto; deve essere «start», oppure un posto e un’azione, come «0 bid 7».
error-record-wrong-count = La riga finale indica { $said ->
    [one] una mossa
   *[other] { $said } mosse
  }, ma il resoconto ne ha { $found }.
error-record-after-end = C’è del testo dopo la riga finale; il resoconto deve finire lì.
error-record-bad-tag = «{ $tag }» non può stare nell’intestazione: un nome è fatto di lettere minuscole, cifre, punti e trattini e non c’è ancora, il valore è una sola riga senza spazi attorno.
error-record-without-beginning = Non si può scrivere un resoconto: { $missing ->
    [one] la prima mossa della partita non è nota
   *[other] le prime { $missing } mosse della partita non sono note
  } qui; torna dove è conservata la partita intera.
error-record-does-not-play = «{ $text }» non si può giocare. { $reason }
error-record-other-game = Il resoconto è del gioco «{ $found }»; dovrebbe essere di «{ $expected }».
error-record-other-version = Il resoconto segue la versione { $found } delle regole; dovrebbe essere la versione { $expected }.
error-record-other-position = Le mosse portano a una posizione ({ $found }) diversa da quella della riga finale ({ $expected }): il resoconto è stato modificato.
error-record-other-scores = Le mosse portano ai punteggi { LIST($found) }, ma la riga finale dice { LIST($expected) }: il resoconto è stato modificato.
error-record-draw-missing = La mossa pesca da «{ $what }», ma nella sua riga questa pescata manca; deve stare dopo «=>».
error-record-draw-other = La mossa pesca da «{ $what }», ma nella sua riga c’è una pescata da «{ $recorded }».
error-record-draw-impossible = La mossa pesca da «{ $what }» ciò che lì non si può pescare (numero { $value }).
error-record-draw-left-over = Nella riga c’è una pescata da «{ $what }» che la mossa non fa; toglila.
error-record-other-options = Il resoconto è stato giocato con { $key } «{ $found }», la partita qui ha «{ $expected }».
error-record-still-open = Questo è il resoconto pubblico di una partita in corso; si può leggere, ma non rigiocare.
error-record-bad-options = I giocatori del resoconto non possono giocare: { $reason }
error-seed-unprintable = Il seme casuale contiene segni che non si possono stampare; usa lettere, cifre e spazi.
error-undo-relied-on = La tua mossa non si può annullare: { $seat } ha già agito di conseguenza.
