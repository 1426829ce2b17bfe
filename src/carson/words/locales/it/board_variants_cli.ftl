### Che cosa dice il terminale di varianti, edizioni, cifre e del gioco da soli nel gioco da tavolo.

## Pagine di aiuto

cli-board-help-play-variants = le varianti in gioco, separate da virgole: new-beginning, river, might-is-right, kit-carson, outlaws, horses; basta l’inizio
cli-board-help-play-edition = le regole di quale edizione, dove differiscono: english o dutch. Predefinita: english
cli-board-help-play-river = i lotti di un tuo fiume, come in "a5,b5,c5,d5,d4,e4,f4,g4,h4"; aggiunge la variante river
cli-board-help-play-solo = giocare in solitario contro Jeb Standish: rancher (quasi facile), miner (medio), strength (difficile) o urban (esperto)
cli-board-help-play-figures = un file con le tue cifre, creato con «carson figures copy»
cli-board-help-simulate-variants = Le varianti in gioco, come per carson play board. Predefinito: nessuna.
cli-board-help-simulate-edition = L’edizione, come per carson play board. Predefinita: english.
cli-board-help-simulate-river = I lotti di un fiume, come per carson play board.
cli-board-help-simulate-solo = Un bot gioca in solitario contro Standish: rancher, miner, strength o urban.
cli-board-help-simulate-figures = Un file con le tue cifre, come per carson play board.
cli-board-help-figures =
    Le cifre del gioco da tavolo che nessun regolamento mostra, da vedere e da correggere.

    Sono ricostruite; se hai la scatola, puoi correggerne una copia e giocare con quella.

    Esempio: carson figures copy mie-cifre.json
cli-board-help-figures-show =
    Mostrare le cifre incluse, o quelle di un file, ognuna con la sua regola.

    Esempio: carson figures show
cli-board-help-figures-check =
    Controllare un file di cifre, e dire che cosa non va.

    Per usarle in gioco: carson play board --figures mie-cifre.json

    Esempio: carson figures check mie-cifre.json
cli-board-help-figures-copy =
    Scrivere le cifre incluse in un nuovo file, per correggerle lì.

    Esempio: carson figures copy mie-cifre.json
cli-board-help-figures-json = scrivere il file stesso invece di una descrizione
cli-board-help-figures-shown = un file di cifre; senza, quelle incluse
cli-board-help-figures-file = il file da controllare
cli-board-help-figures-new = il file da scrivere; uno esistente non viene mai sovrascritto

## Errori in ciò che è stato scritto o letto

cli-board-error-solo-players = Contro Standish si gioca da soli: ometti --players, o nomina un solo human (per carson simulate, un solo bot).
cli-board-error-solo-characters = Contro Standish i personaggi si pescano, quindi --solo non accetta --characters. [BG-14.1]
cli-board-error-figures-there = { $file } esiste già; nomina un nuovo file.

## Cifre

cli-board-figures-good = Con { $file } si può giocare{ $same ->
    [yes] {"; le sue cifre sono quelle incluse."}
   *[other] {"."}
  }
cli-board-figures-copied = Le cifre sono in { $file }; cambiale lì, poi: carson play board --figures { $file }
cli-board-figures-title = Cifre «{ $name }»
cli-board-figures-about = Una cifra segnata come ricostruita concorda con tutto ciò che dicono i regolamenti, ma non è stata letta dalla scatola. Se hai la scatola, puoi mettere le cifre stampate in una copia (carson figures copy FILE) e giocare con quella.
cli-board-figures-hall = Rendita in più degli edifici con il Municipio
cli-board-figures-river = Il fiume stampato
cli-board-figures-outlaws = PV per un Fuorilegge, secondo la forza
cli-board-figures-hats = Cappelli dei recinti da 1 a 5
cli-board-figures-beginning = Il foglio di Un nuovo inizio
cli-board-figures-standish = Standish, { $strategy }
cli-board-figures-priority = vuole
cli-board-figures-bonus = bonus
cli-board-figures-bonus-vp = { $vp } PV per { $owned }
cli-board-figures-cards = carte
cli-board-ware = { $ware ->
    [purse] borsa
    [cowboys] cowboy
    [revolvers] segnalini revolver
    [roads] strade
    [parcels] lotti
   *[bid] offerta
  }
cli-board-ware-each = ${ $price } l’uno, da { $fewest } a { $most }

## Il tavolo

cli-board-standish = Standish
cli-board-own-river = fiume { $parcels }
cli-board-against = in solitario contro Standish, { $strategy }
cli-board-own-figures = cifre «{ $name }»
cli-board-outlaws = Fuorilegge: forza { $strength }, { $vp } PV ciascuno
cli-board-horses = Cavalli:
cli-board-tiles = Tessere duello:
cli-board-hand = Le tue tessere duello: { $tiles }
cli-board-discard = Scartate: { $tiles }{ $rest ->
    [0] {""}
   [one] , e { $rest } non vista
   *[other] , e { $rest } non viste
  }
cli-board-standish-line = Standish ({ $strategy }, { $character }): potenza di fuoco { $power }, carte { $cards }, ancora { $left } da pescare, { $beaten } sulla sua carta
cli-board-water-sign = fiume
cli-board-outlaw-sign = un Fuorilegge
cli-board-water = { $at } fa parte del fiume.
cli-board-outlaw-here = C’è un Fuorilegge di forza { $strength }; batterlo dà { $vp } PV.
cli-board-odds-outlaw = il Fuorilegge, forza { $strength }

## Le scelte

cli-board-group-outlaw = Fuorilegge:
cli-board-group-ranch = Ranch e quanto rendono:
cli-board-play-tiles = { $two ->
    [yes] Due tessere, come «1 4»:
   *[no] Una tessera col suo numero:
  }
cli-board-shift = { $back ->
    [yes] «shift d4 e5» sposta un cowboy, «withdraw d4» ne riprende uno; i tuoi sono su
   *[no] «shift d4 e5» sposta un cowboy; i tuoi sono su
  }
cli-board-freely = { LIST($names) } possono giocare in qualsiasi ordine: comincia con «1» o con un nome per giocare per un altro, come «1 d4»; «wait» lascia fare agli altri.
cli-board-sheet = Scrivi cowboy, segnalini revolver, strade, lotti e la tua offerta per l’ordine di turno, come «4 1 1 2 0»; ciò che resta è il tuo denaro.
cli-board-sheet-alone = Scrivi cowboy, segnalini revolver, strade e lotti, come «4 1 1 2»; ciò che resta è il tuo denaro.

## Ciò che ogni variante aggiunge all’aiuto

cli-board-about-new-beginning = Un nuovo inizio: «4 1 1 2 0» o «cowboys 4, parcels 2, bid 3» compila il foglio.
cli-board-about-river = Carson River: ~~ è fiume; ═ e ║ sono ponti, che costano due strade ciascuno.
cli-board-about-might-is-right = La legge del più forte: «hand» mostra le tue tessere duello, un numero ne gioca una, «1 4» ne gioca due. Nella riga delle tessere 6=15 vuol dire sei tessere con un totale di 15, e 3=? tre pescate dagli scarti, il cui totale è segreto.
cli-board-about-kit-carson = Kit Carson: tutti giocano insieme. «1 d4» o «Bob d4» gioca per un’altra persona a questa tastiera, «shift d4 e5» sposta un cowboy, «wait» lascia fare prima agli altri, «pass» conclude.
cli-board-about-outlaws = Fuorilegge: ! accanto a un lotto è un Fuorilegge, ‼ uno affrontato da cowboy; «o d4» mostra le probabilità.
cli-board-about-horses = Cavalli: «horse 3» mette un cavallo nel recinto 3, «enclosure-3» vi piazza un cowboy. Nella riga dei cavalli 2 (1·0·0·2·0) ★1 vuol dire due in riserva, i cinque recinti, e un rodeo vinto.
cli-board-about-solo = Standish: una carta come C2 ha una lettera per ciò che fa e la sua potenza di fuoco; ogni sua scelta è seguita dalla regola che l’ha decisa.

## Più persone a una tastiera

cli-board-hand-over = { $name }, tocca a te decidere in segreto.
cli-board-hand-over-undo = (u: { $name } annulla l’ultima decisione segreta)

## Ciò che è stato scritto e non capito

cli-board-typed-shift = «{ $typed }» non nomina due posti; scrivi dov’è il cowboy e dove va, come «shift d4 e5».
cli-board-typed-enclosure = «{ $typed }» non è un recinto; scrivi un numero da 1 a 5.
cli-board-typed-sheet = «{ $typed }» non è un foglio; scrivi cinque numeri, come «4 1 1 2 0»: cowboy, segnalini revolver, strade, lotti, offerta.

## Il benvenuto

cli-board-alone-words = a alone solo
cli-board-ask-strategy = Quale Standish? [{ $usual }]
cli-board-strategy-about = { $strategy ->
    [rancher] quasi facile
    [miner] medio
    [strength] difficile
   *[urban] per esperti
  }
cli-board-variant-about = { $variant ->
    [new-beginning] ognuno compra in segreto il materiale iniziale
    [river] un fiume attraversa la città
    [might-is-right] tessere duello invece di dadi
    [kit-carson] tutti piazzano i cowboy insieme
    [outlaws] in città arrivano dei Fuorilegge, e si possono combattere
    [horses] cavalli, recinti e un rodeo a ogni round
   *[other] { $variant }
  }
cli-board-ask-variants = Varianti, separate da virgole (Invio: nessuna)?
cli-board-ask-variants-again = Scrivi { LIST($known, join: "or") }, ognuna una volta.
cli-board-ask-edition = Le regole di quale edizione, dove differiscono: { LIST($known, join: "or") }? [{ $usual }]
cli-board-horse-follows = un cavallo in quel recinto

## Il segnapunti

cli-board-pad-ask-variants = Varianti che danno punti: horses, kit-carson, river, o solo per una partita contro Standish, che allora è il secondo giocatore (Invio: nessuna)?
cli-board-pad-ask-horses = Cavalli di { $name }? [0]
cli-board-pad-ask-rodeos = Segnalini rodeo di { $name }? [0]
cli-board-pad-ask-bridge = Che cosa, di questo, è accanto a un ponte (Invio: niente)?
cli-board-pad-ask-standish = Qual è la strategia di { $name }: rancher, miner, strength o urban?
cli-board-pad-ask-order = Tutto l’ordine di passaggio del round 4, separato da virgole, per Kit Carson?
cli-board-pad-bridge = { OBJECT($kind) }: { $name } ne ha più accanto a un ponte che in tutto. [BG-11.2]
cli-board-pad-rodeos = Ci sono solo { $most } segnalini rodeo. [BG-13.4]
cli-board-pad-horses = Ci sono solo { $most } cavalli. [BG-13.1]
cli-board-pad-kit-carson = Con Kit Carson l’ordine di passaggio del round 4 deve nominare tutti i giocatori. [BG-10.1]
