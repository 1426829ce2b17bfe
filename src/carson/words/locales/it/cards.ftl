### Ciò che si dice di Carson City: il Gioco di Carte.

## Semi, livelli, elementi

suit-hat = Cappello
suit-star = Stella
suit-cactus = Cactus
suit-boot = Stivale
suit-horseshoe = Ferro di cavallo
suit-cattle = Bestiame

level-beginner = principiante
level-intermediate = intermedio
level-expert = esperto

object-nowhere = nessuna carta
  .a = nessuna carta
object-empty = lotto vuoto
  .a = un lotto vuoto
object-mountain = Montagna
  .a = una Montagna
object-house = Casa
  .a = una Casa
object-townhouse = Palazzo
  .a = un Palazzo
object-mine = Miniera
  .a = una Miniera
object-ranch = Ranch
  .a = un Ranch
object-blacksmith = Fabbro
  .a = un Fabbro
object-drugstore = Farmacia
  .a = una Farmacia
object-bank = Banca
  .a = una Banca
object-saloon = Saloon
  .a = un Saloon
object-hotel = Hotel
  .a = un Hotel
object-general-store = Emporio
  .a = un Emporio
object-church = Chiesa
  .a = una Chiesa
object-prison = Prigione
  .a = una Prigione
object-city-hall = Municipio
  .a = un Municipio
object-outlaws = Fuorilegge
  .a = dei Fuorilegge

## Personaggi

character-auctioneer = Battitore d’asta
  .the = il Battitore d’asta
character-banker = Banchiere
  .the = il Banchiere
character-captain = Capitano
  .the = il Capitano
character-chinese-worker = Lavoratore Cinese
  .the = il Lavoratore Cinese
character-cowboy = Cowboy
  .the = il Cowboy
character-doctor = Dottore
  .the = il Dottore
character-editor = Editore
  .the = l’Editore
character-governor = Governatore
  .the = il Governatore
character-grocer = Droghiere
  .the = il Droghiere
character-gunsmith = Armaiolo
  .the = l’Armaiolo
character-heroes = Eroi
  .the = gli Eroi
character-indian = Indiano
  .the = l’Indiano
character-lawyer = Avvocato
  .the = l’Avvocato
character-mercenary = Mercenario
  .the = il Mercenario
character-paperboy = Ragazzo dei Giornali
  .the = il Ragazzo dei Giornali
character-prospector = Cercatore d’oro
  .the = il Cercatore d’oro
character-settler = Colono
  .the = il Colono
character-sheriff = Sceriffo
  .the = lo Sceriffo
character-singer = Cantante
  .the = la Cantante
character-teacher = Insegnante
  .the = l’Insegnante
character-undertaker = Becchino
  .the = il Becchino

power-auctioneer = Ogni volta che tocca a te decidere, puoi vendere una carta terreno che non ne copre altre, non è coperta e senza la quale la tua città resta unita. Al massimo tre carte, 7 punti l’una.
power-banker = 4 punti per ogni Banca nella tua città.
power-captain = 6 punti. La tua città può crescere fino a 8×9 lotti, in una sola direzione.
power-chinese-worker = Una volta per Era, prima delle puntate, si rivela una carta terreno in più per tutti; al tuo turno prendi due carte.
power-cowboy = 3 punti per ogni Ranch nella tua città.
power-doctor = 5 punti. Una volta per Era, dopo le puntate, puoi aggiungere 2 alla tua puntata.
power-editor = 1 punto per ogni tuo personaggio $, Editore compreso, e 4 punti per ogni tuo personaggio ↷.
power-governor = Una volta nella partita, prima delle puntate, si rivela una carta terreno in più e prendi subito una carta a scelta. Poi punti e scegli come al solito.
power-grocer = 4 punti per ogni Farmacia nella tua città.
power-gunsmith = Una volta per Era, prima delle puntate, puoi aggiungere 6 alla tua puntata.
power-heroes = 6 punti. Una volta per Era, prima delle puntate, puoi aggiungere 3 alla tua puntata.
power-indian = Mezzo punto per ogni lotto senza carta, su 64 (72 con il Capitano), arrotondato per eccesso.
power-lawyer = Una volta per Era, prima delle puntate, puoi prendere subito una carta qualsiasi dell’offerta. La tua puntata di quel round non vince nulla.
power-mercenary = Una volta per Era, dopo le puntate, puoi aggiungere 5 alla tua puntata.
power-paperboy = 3 punti. Alla fine della partita prendi un personaggio che non è di nessuno.
power-prospector = 1 punto per ogni Montagna e ogni Miniera nella tua città.
power-settler = 1 punto per ogni lotto vuoto accanto ai tuoi Ranch, contato una volta sola.
power-sheriff = 3 punti per ogni Prigione nella tua città. I Fuorilegge non ti costano nulla e contano come lotti vuoti.
power-singer = Tanti punti quanti ne porta il tuo Saloon migliore.
power-teacher = 1 punto per ogni Casa e 2 punti per ogni Palazzo o Hotel nella tua città.
power-undertaker = 2 punti per ogni tuo personaggio, Becchino compreso.

## Le tredici righe del segnapunti

line-ranch = Ranch
line-mine = Miniere
line-drugstore = Farmacie
line-bank = Banche
line-saloon = Saloon
line-stores = Emporio e Municipio: Case
line-ranch-bonus = Bonus Ranch
line-mine-bonus = Bonus Miniere
line-house-bonus = Bonus Case
line-hotel = Hotel
line-city-hall = Municipio: edifici
line-outlaws = Fuorilegge
line-characters = Personaggi

## Che cosa è successo

event-round = Era { ERA($era) }, round { $round }
event-skull = Appare un teschio e manda { CHARACTER($character, form: "the") } in fondo al mazzo.
event-revealed = Offerta: { CARD($cards) }.
event-back = Parità di questo round, dal seme più forte: { SUIT($suits, join: "comma") }.
event-power = { $seat } usa { CHARACTER($character, form: "the") }.
event-card-added = Una carta in più nell’offerta: { CARD($card) }.
event-bid-raised = { $seat } aggiunge { $by } alla puntata.
event-bid-laid = { $seat } mette una carta puntata a faccia in giù.
event-bid-chosen = { "" }
event-bids = Puntate: { $values }.
event-bid-wins-nothing = { $seat } ha usato l’Avvocato: la puntata di { $value } non vince nulla.
event-order = Ordine di scelta: { $values }.
event-took = { $seat } prende { CARD($card, form: "the") }.
event-placed = { $seat } piazza { CARD($card) } in { $at }.
event-set-aside = { $seat } non ha posto per { CARD($card) } e mette da parte la carta.
event-sold = { $seat } vende { CARD($card) }.
event-left = Fuori dal gioco: { CARD($cards) }.
event-era-two = L’Era I è finita: tutti riprendono le carte puntata, e i personaggi usati tornano pronti, tranne il Governatore.
event-rounds-over = L’ultimo round è finito.
event-paperboy-took = Con il Ragazzo dei Giornali, { $seat } prende { CHARACTER($card, form: "the") }.
event-scored = Punteggi finali: { $scores }.

## Che cosa si chiede

ask-power = { $seats }, usi { CHARACTER($character, form: "the") }?
  .wait = decidere se usare { CHARACTER($character, form: "the") }
ask-bid = { $seats }, quale carta puntata { $count ->
    [one] giochi?
   *[other] giocate?
  }
  .wait = scegliere una carta puntata
ask-take = { $left ->
    [1] { $seats }, quale carta prendi?
   *[other] { $seats }, quale carta prendi per prima? Ne prendi { $left }.
  }
  .wait = scegliere una carta
ask-take-now = { $seats }, quale carta prendi subito?
  .wait = scegliere una carta da prendere ora
ask-place = { $seats }, dove piazzi { CARD($card) }?
  .wait = piazzare { CARD($card) }
ask-sell = { $seats }, vendi una carta o passa.
  .wait = vendere una carta o passare
ask-paperboy = { $seats }, quale personaggio prendi con il Ragazzo dei Giornali?
  .wait = scegliere un personaggio per il Ragazzo dei Giornali

## Che cosa si può fare

action-bid = puntare { $word }
action-use = usare { CARD($word, form: "the") }
action-take = prendere { CARD($word, form: "the") }
action-place = piazzare la carta in { $word }
action-sell = vendere { CARD($word) }
action-aside = mettere da parte la carta
action-pass = passare
action-pass-power = non usare il potere
action-pass-sell = non vendere altro
action-pass-paperboy = non prendere alcun personaggio

## Perché no

refusal-no-such-card = «{ $card }» non è una carta possibile qui; scrivi una carta terreno come I-29, o tra le carte disponibili un personaggio come governor.
refusal-not-on-offer = Non puoi prendere { CARD($card, form: "the") }; scegli dall’offerta: { CARD($offer, join: "or") }.

refusal-bid-played = Hai già giocato il tuo { $value } in questa Era; hai ancora { LIST($left) }.
refusal-bid-not-yours = Non hai una carta puntata { $value }; hai { LIST($left) }.

refusal-no-such-character = Il personaggio «{ $character }» non esiste; decidi se usi { CHARACTER($asked, form: "the") }.
refusal-not-your-character = Non hai { CHARACTER($character, form: "the") }; decidi se usi { CHARACTER($asked, form: "the") }.
refusal-no-power = Non c’è nulla da annunciare per { CHARACTER($character, form: "the") }; decidi se usi { CHARACTER($asked, form: "the") }.
refusal-power-used = Hai già usato { CHARACTER($character, form: "the") }; un potere vale una volta per Era, quello del Governatore una volta per partita.
refusal-power-not-now = Ora non puoi usare { CHARACTER($character, form: "the") }; decidi se usi { CHARACTER($asked, form: "the") }.

refusal-must-place = Devi piazzare { CARD($card) }: la tua città ha { $places ->
    [one] un posto
   *[other] { $places } posti
  } per questa carta.
refusal-first-place = La prima carta di una città va in { $origin }; piazza { CARD($card) } lì, non in { $at }.
refusal-place-too-far = In { $at }, { CARD($card) } renderebbe la tua città troppo grande; il limite è di { $most ->
    [9] 8×9 o 9×8
   *[other] { $most }×{ $most }
  } lotti.
refusal-place-apart = In { $at }, { CARD($card) } non toccherebbe la tua città; la carta deve coprirne un lotto o condividerne un lato. Un angolo non basta.
refusal-place-covers = Il lotto { $parcel } mostra { OBJECT($below, form: "a") }; { $below ->
    [outlaws] i Fuorilegge non coprono mai altri Fuorilegge.
    [house] sopra può andare solo un’altra Casa o un Palazzo.
   *[other] sopra può andare solo di nuovo { OBJECT($below, form: "a") }.
  }
refusal-place-on-outlaws = Il lotto { $parcel } mostra dei Fuorilegge; si possono coprire solo finché hai lo Sceriffo o una Prigione, e mai con Fuorilegge.

refusal-sell-no-auctioneer = Non puoi vendere carte; può farlo solo chi ha il Battitore d’asta.
refusal-sell-no-more = Hai venduto { $most ->
    [one] una carta
   *[other] { $most } carte
  }, e il Battitore d’asta non ne permette altre.
refusal-sell-not-there = { CARD($card) } non è nella tua città; vendi una carta che c’è.
refusal-sell-overlaps = { CARD($card) } copre un’altra carta o è coperta; vendi una carta libera.
refusal-sell-splits = Senza { CARD($card) } la tua città si dividerebbe; vendi una carta che la lasci unita.

refusal-paperboy-no-character = «{ $card }» non è un personaggio; il Ragazzo dei Giornali prende un personaggio che non è di nessuno.
refusal-paperboy-owned = Qualcuno ha già { CHARACTER($card, form: "the") }; il Ragazzo dei Giornali prende un personaggio che non è di nessuno.

## Errori in ciò che è stato scritto o letto

error-bid-malformed = «{ $text }» non indica una carta puntata; scrivi il numero, come «bid 7».

# Mazzi propri: che cosa non va in un file, e dove.

error-deck = Con questo mazzo non si può giocare. { $where }: { $reason }{ $more ->
    [0] {""}
    [one] {" "}(e un altro errore)
   *[other] {" "}(e altri { $more } errori)
  }
error-deck-unread = Non si può leggere: { $reason }
error-deck-directory = È una cartella, non un file.
error-deck-large = Supera { $most } byte.
error-deck-encoding = Non è UTF-8, dal byte { $byte } in poi.
error-deck-json = Da qui in poi non è JSON valido.
error-deck-deep = Le liste sono annidate troppo in profondità.
error-deck-digits = Un numero ha troppe cifre.
error-deck-missing = Manca.
error-deck-given-twice = È indicato due volte.
error-deck-unknown-field = Qui questo campo non esiste{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
error-deck-object = Dev’essere un oggetto, non { $found }.
error-deck-list = Dev’essere una lista, non { $found }.
error-deck-text = Dev’essere un testo, non { $found }.
error-deck-flag = Dev’essere true o false, non { $found }.
error-deck-format = Dev’essere { $expected }, non { $found }.
error-deck-name = Un nome ha solo lettere, cifre, «.», «_» e «-», a differenza di { $found }.
error-deck-id = Un id ha al massimo { $most } lettere, cifre e «-», a differenza di { $found }.
error-deck-id-character = È il nome di un personaggio; scegli un altro id.
error-deck-id-twice = L’id è usato due volte: { $first } e { $second }.
error-deck-cards = L’Era { ERA($era) } ha { $found } carte; ne servono { $expected }.
error-deck-count = Nell’Era { ERA($era) } { OBJECT($object) } compare { $found ->
    [one] una volta
   *[other] { $found } volte
  }; dev’essere { $expected }.
error-deck-parcels = Una carta terreno ha { $expected } lotti; questa ne ha { $found }.
error-deck-parcel = Il lotto { $number } dev’essere il nome di un elemento o vuoto (""), non { $found }.
error-deck-unknown-object = Il lotto { $number } ha un elemento sconosciuto, { $found }{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
error-deck-attraction = Dev’essere un numero intero da 0 a { $most }, non { $found }.
error-deck-powers = Indica ognuno di questi una volta, invece di { $found }: { LIST($known) }.
error-deck-governor = Deve cominciare con { $first }, a cui si chiede per primo, non con { $found }.
error-deck-arrow = Dev’essere true, perché questo personaggio ha un potere.
error-deck-character = { $found } non è un personaggio{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
error-deck-character-missing = Questo personaggio manca; devono esserci tutti e { $expected }.
error-deck-character-again = Questo personaggio c’è { $found } volte; ognuno deve esserci una volta.
error-deck-suit = { $found } non è un seme{ $near ->
    [none] {"."}
   *[other] ; intendi «{ $near }»?
  }
error-deck-suits = Ognuno di questi deve esserci una volta: { LIST($known) }.
error-deck-alike = La carta è uguale a { $card }.
error-deck-spread = { SUIT($suit) } è al posto { $number } su { $found } retri; distribuito in modo uniforme, sarebbero 3 o 4.
error-deck-skulls = { $found } retri hanno un teschio; con più di 3 può non restare un retro che decida una parità.
error-deck-seven = Nessuna carta con { OBJECT($object, form: "a") } ha appetibilità 7, come invece una carta del regolamento.

error-record-bad-deck = Con il mazzo contenuto nel resoconto non si può giocare: { $where }: { $reason }
error-record-other-deck = Il resoconto richiede il mazzo «{ $name }» ({ $expected }), ma il mazzo qui è { $found }; aggiungi la riga «deck-cards» con il mazzo usato.

error-position-card = «{ $found }» non è una carta che possa stare in questa riga.
error-position-era = «{ $found }» non è un’Era; scrivi I o II.
error-position-parcel = «{ $found }» non è un lotto dove possa stare una carta; scrivi colonna e riga, come n14.

error-options-real = Il numero di giocatori reali non può essere { $found }; devono essere da 1 a { $most }.
error-options-players = Il numero di giocatori non può essere { $found }; con quelli virtuali devono essere da { $fewest } a { $most }.
error-options-level = «{ $found }» non è un livello di giocatore virtuale; scegli { LIST($known, join: "or") }.
error-options-suits = { $found ->
    [one] È stato scelto un seme
   *[other] Sono stati scelti { $found } semi
  } per { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }; non scegliere più semi che giocatori.
error-options-suit = «{ $found }» non è un seme; scegli { LIST($known, join: "or") }.
error-options-suit-twice = Il seme { SUIT($found) } è stato scelto due volte; ogni giocatore ne ha uno diverso.
