### Il tavolo del gioco da tavolo nel browser.

## Rispondere al tavolo

web-board-answers = La tua risposta
web-board-hint = Scegli uno dei posti evidenziati e conferma.
web-board-hint-map = Scegli un posto sulla mappa e conferma.
web-board-hint-carry = Trascina il cowboy in un posto, o scegline uno sulla mappa o sul tracciato delle azioni, e conferma.
web-board-hint-lift = Per spostare un cowboy già piazzato, sceglilo.
web-board-lift = Sposta questo cowboy
web-board-lift-where = Scegli un nuovo posto per il cowboy che è qui: { PLACE($at) }, e conferma.
web-board-lift-not = Lascialo lì
web-board-plain = Cowboy normale
web-board-consent-rest = Con un sì, il resto del tuo piano si compie subito.
web-board-idle = Indica o tocca un posto per vedere quanto vale.
web-board-pass-sure = { $count ->
    [0] Puoi ancora piazzare un cowboy.
    [one] Hai ancora un cowboy.
   *[other] Hai ancora { $count } cowboy.
  } Se passi, in questo round non ne piazzi altri.
web-board-which = Scegli
web-board-confirm = Conferma
web-board-cancel = Annulla la scelta
web-board-change = Cambia
web-board-steps = Costruire, passo per passo
web-board-next-build = Scegli un lotto per { OBJECT($building, form: "a") }.
web-board-next-none = Non c’è ancora un lotto adatto: posa strade fino a uno dei tuoi, o tienilo per dopo.
web-board-next-builds = Scegli che cosa costruire, e dove.
web-board-next-house = { $left ->
    [one] Scegli dove va la Casa.
   *[other] Scegli dove va una Casa; ne restano { $left } da piazzare.
  }
web-board-roads-lay = { $count ->
    [one] Posa la tua strada
   *[other] Posa una delle tue { $count } strade
  }
web-board-roads-done = Nessuna strada ora
web-board-amount = Importo
web-board-less = Meno
web-board-more = Più
web-board-in-dollars = $
web-board-zoom = Ingrandire la mappa
web-board-in-vp = PV
web-board-spend-vp = Spendi ${ $amount } → { $vp } PV
web-board-cash-left = Ti restano ${ $left }.
web-board-cash-ahead = { $more ->
    [0] Il limite di denaro di questo round ti lascia tutti i ${ $left } che ti restano.
   *[other] Il limite di denaro di questo round ti lascia ${ $left }; gli altri ${ $more } andranno spesi: 1 PV ogni ${ $each } interi.
  }
web-board-sheet = Il tuo foglio
web-board-sheet-purse = Hai ${ $purse } da spendere; quel che resta è il tuo denaro. È indicata la partenza consueta.
web-board-sheet-left = resta ${ $left }
web-board-sheet-tiles = { $debt ->
    [yes] Con le tue tessere duello sarebbe { $sum }, meno di zero: inizi con $0.
   *[no] Con le tue tessere duello inizi con { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboy
web-board-sheet-revolvers = Segnalini revolver
web-board-sheet-roads = Strade
web-board-sheet-parcels = Lotti di partenza
web-board-sheet-bid = Offerta per iniziare
web-board-sheet-done = Consegna il foglio

## Che cos’è un posto

web-board-free = Lotto libero
web-board-linked = Collegato: qui può sorgere qualsiasi edificio o Casa.
web-board-unlinked = Non collegato: qui possono sorgere solo Ranch e Miniere.
web-board-closed = Chiuso ai cowboy in questo round.
web-board-empty-space = Qui non c’è nessun edificio.
web-board-outlaw = Fuorilegge
web-board-outlaw-here = Qui c’è un Fuorilegge: va prima battuto.
web-board-income = Rendita
web-board-at-most = fino a ${ $most }
web-board-tripled = Dinamite: rendita tripla in questo round
web-board-price = Prezzo
web-board-price-character = con il tuo personaggio ${ $price }
web-board-gives = Ti dà
web-board-gift-dice = due dadi, da $2 a $12
web-board-gift-firepower = +{ $count } di potenza di fuoco
web-board-here = Qui:
web-board-odds = Probabilità nel duello
web-board-odds-tie = In caso di parità decide l’ordine di passaggio: { $order }.
web-board-odds-tie-open = In caso di parità vince chi passa prima.
web-board-odds-tie-rest = chi passa prima
web-board-odds-then = { $before }, poi { $after }
web-board-odds-reach = Contro il Fuorilegge basta eguagliarne la forza.
web-board-changes = Rendite che cambierebbero
web-board-no-change = Nessuna rendita cambia.
web-board-sites = Si può costruire in
web-board-no-site = ancora nessun tuo lotto
web-board-loot = Se vinci, la metà
web-board-connects = Collega

## Parti di una somma

web-board-power-revolvers = { $count ->
    [one] 1 segnalino revolver
   *[other] { $count } segnalini revolver
  }
web-board-power-cowboys = { $count ->
    [one] 1 cowboy in riserva
   *[other] { $count } cowboy in riserva
  }
web-board-power-white = { $count } cowboy bianco
web-board-power-character = { $count } dal personaggio
web-board-power-ammunition = { $count } Munizioni
web-board-power-variants = { $count } dai cavalli

## A che cosa servono gli edifici

web-board-about-mountain = $3 per ogni Miniera accanto. Alla fine dà PV a chi la possiede.
web-board-about-house = Vale un simbolo Casa per gli edifici accanto.
web-board-about-townhouse = Vale due simboli Casa per gli edifici accanto.
web-board-about-ranch = Rende $1 per ogni lotto vuoto accanto, almeno $1. Vale un simbolo Casa e dà un revolver. Non ha bisogno di strade.
web-board-about-mine = Rende $3 per ogni Montagna accanto, del proprietario o di nessuno. Dà un revolver. Non ha bisogno di strade.
web-board-about-drugstore = Rende $3 per ogni simbolo Casa accanto, del proprietario o di nessuno, e per ogni Ranch del proprietario, ovunque. Porta una Casa.
web-board-about-bank = Rende $3 per ogni simbolo Casa accanto, del proprietario o di nessuno, e per ogni Miniera del proprietario, ovunque. Porta una Casa.
web-board-about-saloon = Rende $5 per ogni simbolo Casa accanto, del proprietario o di nessuno. Porta una Casa.
web-board-about-hotel = Rende $6 e vale due simboli Casa. Porta una Casa.
web-board-about-general-store = Rende $3 per ogni simbolo Casa accanto, di chiunque sia, e $6 per quelli del proprietario. Porta una Casa.
web-board-about-blacksmith = Rende $5 per il numero del round, e $5 per ogni Ranch del proprietario. Porta una Casa.
web-board-about-church = Protegge dagli attacchi gli edifici del proprietario accanto. Vale un simbolo Casa. Porta una Casa.
web-board-about-prison = Dà due revolver al proprietario. Porta una Casa.
web-board-about-school = Vale un simbolo Casa. Porta tre Case.
web-board-about-city-hall = Chi lo occupa riceve di più dagli edifici. Vale un simbolo Casa. Il suo lotto non è di nessuno.
web-board-about-train-station = Alla fine dà mezzo PV per ogni simbolo Casa della città. Vale due simboli Casa.

## Il tracciato delle azioni

web-board-round = { $round ->
    [0] Prima del round 1
   *[other] Round { $round } di 4
  }
web-board-short-wages = Paga
web-board-short-ammunition = Munizioni
web-board-short-roads = Strade
web-board-short-road = Strada
web-board-short-parcels-income = Lotti
web-board-short-cowboy-income = Potenza
web-board-short-gambling = Azzardo
web-board-short-parcels-vp = Lotti
web-board-short-cowboy-vp = Potenza
web-board-short-building-vp = Edifici
web-board-bag = { $count ->
    [one] Un edificio nel sacchetto
   *[other] { $count } edifici nel sacchetto
  }
web-board-mile-parcels = Acquisto di lotti
web-board-mile-kept = Edifici tenuti
web-board-mile-hall = Municipio
web-board-mile-income = Rendita edifici
web-board-pens = I tuoi recinti
web-board-pens-of = I recinti di { $name }
web-board-enclosure-1 = Un cavallo qui ti dà +1 di potenza di fuoco in questo round, tre o più danno +2. Un cowboy qui raddoppia i cappelli del recinto nel rodeo.
web-board-enclosure-2 = Un cavallo qui ti permette subito di piazzare un altro cowboy, di spostarne o riprenderne uno, o di passare. Un cowboy qui raddoppia i cappelli del recinto nel rodeo.
web-board-enclosure-3 = Ogni cavallo qui raddoppia in questo round la rendita di un tuo Ranch, a meno che il tuo Droghiere non raddoppi qualcosa. Un cowboy qui raddoppia i cappelli del recinto nel rodeo.
web-board-enclosure-4 = Un cavallo qui ti dà subito $2. Un cowboy qui raddoppia i cappelli del recinto nel rodeo.
web-board-enclosure-5 = I cavalli qui contano di più nel rodeo. Un cowboy qui raddoppia i cappelli del recinto nel rodeo.

## Giocatori e personaggi

web-board-turn = di turno
web-board-passed = ha passato
web-board-limit = Limite di denaro
web-board-limit-of = limite ${ $limit }
web-board-taken = preso da { $name }
web-board-tiles = Tessere proprietà rimaste
web-board-general = Cowboy nella riserva generale
web-board-dynamite = Dinamite
web-board-no-duel = Segnalini «niente duello»
web-board-horses = Cavalli
web-board-enclosures = { $supply } in riserva; recinti da 1 a 5: { $pens }; rodei vinti: { $rodeos }
web-board-duel-tiles = Tessere duello
web-board-tiles-hidden = { $count }, per un totale di { $sum }
web-board-tiles-redrawn = { $count }, pescate dagli scarti: il totale è segreto
web-board-empty = Lotto vuoto
web-board-for-nothing = niente: questo è gratis
web-board-number = Numero nell’ordine di turno
