### Ciò che si dice di Carson City, il gioco da tavolo. I personaggi e gli edifici che ci sono anche nel gioco di carte
### hanno il nome in cards.ftl; ciò che dicono entrambi i giochi è in kernel.ftl. I PV sono punti vittoria.

## Ciò che c’è solo in questo gioco

character-father-christmas = Babbo Natale
  .the = Babbo Natale

object-free = nulla
  .a = nulla
object-school = Scuola
  .a = una Scuola
object-train-station = Stazione
  .a = una Stazione

## Che cosa fa ogni lato di un personaggio

board-power-paperboy-yellow = Paga $3 per un altro personaggio che nessuno ha, tranne lo Sceriffo: potere e limite di denaro sono tuoi, e cominci tu. Altrimenti il tuo limite di denaro è $0.
board-power-paperboy-red = Chiama gratis un altro personaggio che nessuno ha, tranne lo Sceriffo: il potere è tuo, con un limite di denaro inferiore di $5, e cominci tu.
board-power-sheriff-yellow = Hai anche il cowboy bianco: piazzalo su uno spazio azione o su un lotto libero dove non c’è nessuno che combatta. Nessuno può raggiungerlo lì.
board-power-sheriff-red = Puoi difendere i tuoi edifici, ma non attaccare né provocare duelli. Ogni duello perso ti dà 3 PV.
board-power-banker-yellow = Ricevi subito $9.
board-power-banker-red = Alla fine del round puoi comprare una volta 3, 5 o 7 PV per $3, $12 o $25.
board-power-grocer-yellow = Ricevi $8, subito o alla rendita degli edifici; oppure allora raddoppi un tipo dei tuoi edifici. Un edificio raddoppiato e attaccato paga a te e all’attaccante la rendita normale.
board-power-grocer-red = Ricevi subito $8, o alla fine del round 1 PV per ogni tua Casa e ogni tuo Palazzo.
board-power-chinese-worker-yellow = Ricevi subito 2 strade. Gli edifici in vendita ti costano la metà, arrotondata per eccesso.
board-power-chinese-worker-red = Puoi pagare subito $5 per un edificio in vendita a scelta, da costruire o da tenere; poi gli altri scalano e se ne aggiunge uno.
board-power-settler-yellow = Prendi subito un lotto libero, gratis.
board-power-settler-red = Ricevi subito $8, o alla fine del round 1 PV per ogni tua Montagna.
board-power-captain-yellow = Puoi assoldare subito 1, 2 o 3 dei tuoi cowboy, per $1, $4 o $9.
board-power-captain-red = Puoi comprare subito 1 o 2 segnalini revolver, per $3 o $9. Li tieni per tutta la partita.
board-power-mercenary-yellow = La tua potenza di fuoco aumenta di 3 in questo round.
board-power-mercenary-red = La tua potenza di fuoco aumenta di 2 in questo round.
board-power-indian-yellow = Ricevi subito e gratis 2 lotti liberi, scelti dai dadi.
board-power-indian-red = Nessun lotto ti costa più di $3.
board-power-prospector-yellow = Puoi pagare subito $10 per una Miniera in vendita, o dal sacchetto se non ce ne sono, e metterla con una tessera proprietà su un lotto libero e vuoto a scelta.
board-power-prospector-red = Ricevi subito 2 dinamiti. Ognuna triplica ciò che rende una tua Miniera, o accompagna un cowboy e dà due dadi in duello.
board-power-gunsmith-yellow = Ogni duello che vinci in questo round ti dà 2 PV.
board-power-gunsmith-red = In ogni duello puoi tirare di nuovo il tuo dado una volta, dopo aver visto tutti i dadi. Ricevi subito 1 dinamite.
board-power-singer-yellow = Due dei tuoi cowboy possono portare con sé un segnalino «niente duello», su Strade o su uno spazio di rendita o di PV. Non si battono con nessuno e agiscono per primi.
board-power-singer-red = Una volta nel round puoi piazzare un tuo cowboy della riserva generale su Gioco d’azzardo: non si batte con nessuno, e moltiplichi tra loro i suoi dadi.
board-power-auctioneer-yellow = Metti subito all’asta 2 lotti liberi insieme. Metà del prezzo è tua; se vinci tu, paghi solo l’altra metà.
board-power-auctioneer-red = Metti subito all’asta il segnalino «3 revolver» per questo round. Il prezzo è tuo; se vinci tu, non paghi nulla.
board-power-governor-yellow = Ricevi subito 1 strada. Ogni strada che posi in questo round e che collega un nuovo lotto ti dà 1 PV.
board-power-governor-red = Tassi subito tutti gli avversari: $1 per ogni segnalino revolver, o $1 ogni $10 o frazione.
board-power-doctor-yellow = Chi perde un duello può pagarti $3 per mandare quel cowboy su uno spazio azione vuoto ancora da risolvere. Per te è gratis.
board-power-doctor-either = Chi prende la tessera ne sceglie il lato per il round: il Dottore o il Becchino.
board-power-undertaker-red = Per ogni cowboy sconfitto in duello, il proprietario ti paga $2 o perde 1 PV. Per i tuoi non paghi nulla.
board-power-cowboy-yellow = Ricevi subito un cavallo.
board-power-cowboy-red = Puoi pagare subito $8 per un Ranch in vendita, o dal sacchetto se non ce ne sono, e metterlo con una tessera proprietà su un lotto libero e vuoto a scelta.
board-power-heroes-yellow = In questo round nessuno può attaccare i tuoi edifici, e tu non puoi attaccarne.
board-power-heroes-red = Ricevi subito 3 PV, o 6 PV se cedi un cowboy, o 9 PV se ne cedi due.
board-power-teacher-yellow = Nel prossimo round scegli il personaggio prima degli altri.
board-power-teacher-red = Alla fine della partita ricevi 2 PV per ogni tua Scuola, Prigione e Chiesa, e 2 PV se non hai Saloon.
board-power-teacher-either = Round da 1 a 3: nel prossimo round scegli il personaggio prima degli altri. Round 4: 2 PV per ogni tua Scuola, Prigione e Chiesa, e 2 PV se non hai Saloon.
board-power-lawyer-yellow = Puoi comprare subito un lotto libero al suo prezzo. I cowboy avversari lasciano senza duello i lotti che vuoi tu.
board-power-editor-red = Dopo la rendita degli edifici ricevi 1 PV ogni $5, $10, $15 o $20 (round da 1 a 4), o frazione, che i tuoi edifici ti hanno pagato.
board-power-father-christmas-yellow = Ricevi subito 5 PV.
board-power-father-christmas-red = Ricevi subito 2 PV e tiri il dado bianco: da 3 in su ricevi $5, da 5 in su anche un tuo cowboy.

## Spazi azione. `.does` dice che cosa vi fa un cowboy.

space-wages = Paga
  .does = $4 per ogni tuo cowboy qui. Niente duelli.
space-ammunition = Munizioni
  .does = Il segnalino «3 revolver»: +3 di potenza di fuoco fino alla fine del round.
space-roads = Strade
  .does = 3 strade.
space-road = Strada
  .does = 1 strada per ogni tuo cowboy qui. Niente duelli.
space-buy-12 = Acquisto di edificio a $12
  .does = Compra l’edificio di questo spazio per $12, da costruire o da tenere.
space-buy-10 = Acquisto di edificio a $10
  .does = Compra l’edificio di questo spazio per $10, da costruire o da tenere.
space-buy-8 = Acquisto di edificio a $8
  .does = Compra l’edificio di questo spazio per $8, da costruire o da tenere.
space-buy-6 = Acquisto di edificio a $6
  .does = Compra l’edificio di questo spazio per $6, da costruire o da tenere.
space-buy-5 = Acquisto di edificio a $5
  .does = Compra l’edificio di questo spazio per $5, da costruire o da tenere.
space-buy-4 = Acquisto di edificio a $4
  .does = Compra l’edificio di questo spazio per $4, da costruire o da tenere.
space-buy-3 = Acquisto di edificio a $3
  .does = Compra l’edificio di questo spazio per $3, da costruire o da tenere.
space-parcels-income = Rendita dei lotti
  .does = $2 per ogni tuo lotto.
space-cowboy-income = Rendita dei cowboy
  .does = $2 per ogni punto della tua potenza di fuoco.
space-gambling = Gioco d’azzardo
  .does = Tira due dadi e ricevi la loro somma in dollari.
space-parcels-vp = PV dei lotti
  .does = 1 PV ogni due dei tuoi lotti.
space-cowboy-vp = PV dei cowboy
  .does = 1 PV ogni due punti della tua potenza di fuoco.
space-building-vp = PV degli edifici
  .does = 1 PV per ogni tuo edificio; Case, Palazzi e Montagne non contano.
space-vp-5 = Acquisto di PV a $5
  .does = Compra quanti PV vuoi, a $5 l’uno.
space-vp-4 = Acquisto di PV a $4
  .does = Compra quanti PV vuoi, a $4 l’uno. Chiuso nel round 4.
space-vp-3 = Acquisto di PV a $3
  .does = Compra quanti PV vuoi, a $3 l’uno. Chiuso dal round 3 in poi.
space-vp-2 = Acquisto di PV a $2
  .does = Compra quanti PV vuoi, a $2 l’uno. Solo nel round 1.

## La linea su cui sta una strada. Il nord è dove c’è la riga 1. Senza articolo, per «sul lato».

side-n = lato nord di { $parcel }
side-e = lato est di { $parcel }
side-s = lato sud di { $parcel }
side-w = lato ovest di { $parcel }

## Un giocatore e due dadi; un lotto e il suo prezzo

seat-dice = { $seat } ({ $first }+{ $second })
parcel-price = { $parcel } (${ $price })

## Ciò che va con un cowboy

token-white = cowboy bianco
token-quiet = segnalino «niente duello»
token-dynamite = dinamite
token-luck = segnalino «niente duello» della Cantante rossa

## Sacchetti e combinazioni di personaggi

bag-full = sacchetto completo
  .about = Tutti i 38 edifici.
bag-beginners = sacchetto per principianti
  .about = I 26 edifici più facili da imparare.

set-beginners = Primi passi
  .about = I personaggi da 1 a 7 sul lato giallo, per una prima partita.
set-quiet = Una città tranquilla?
  .about = Pochi motivi per battersi; anche in tanti si resta amici.
set-owners = Una città di proprietari
  .about = Terre e Case: la città cresce in fretta, e tutti ne vogliono un pezzo.
set-prosper = Una città dove prosperare
  .about = Il denaro scorre a fiumi; vince chi lo spende meglio.
set-scores = Regolamento di conti
  .about = La più dura di tutte: tante armi, tanti duelli, nessuna pietà.
set-gold = La corsa all’oro
  .about = Per le Miniere vale la pena di battersi, e la dinamite non manca.

## Il segnapunti

board-line-so-far = PV durante la partita
board-line-money = Denaro
board-line-buildings = Edifici
board-line-houses = Case e Palazzi
board-line-mountains = Montagne
board-line-train-station = Stazione
board-line-character = Personaggio

## Da dove viene la rendita di un edificio

income-house = { $count ->
    [one] 1 Casa
   *[other] { $count } Case
  }
income-townhouse = { $count ->
    [one] 1 Palazzo
   *[other] { $count } Palazzi
  }
income-ranch = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranch
  }
income-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotel
  }
income-church = { $count ->
    [one] 1 Chiesa
   *[other] { $count } Chiese
  }
income-school = { $count ->
    [one] 1 Scuola
   *[other] { $count } Scuole
  }
income-city-hall = Municipio
income-train-station = Stazione
income-mountain = { $count ->
    [one] 1 Montagna
   *[other] { $count } Montagne
  }
income-free = { $count ->
    [one] 1 lotto vuoto
   *[other] { $count } lotti vuoti
  }
income-own-ranch = { $count ->
    [one] 1 Ranch dello stesso proprietario
   *[other] { $count } Ranch dello stesso proprietario
  }
income-own-mine = { $count ->
    [one] 1 Miniera dello stesso proprietario
   *[other] { $count } Miniere dello stesso proprietario
  }
income-round = round { $count }
income-basic = rendita di base
income-at-least = minimo
income-city-hall-step = Municipio occupato
income-own = { $part } (stesso proprietario)

## Che cosa è successo

event-track = In vendita a $3, $4, $5, $6, $8, $10 e $12: { OBJECT($buildings, join: "comma") }.
event-centre = La città comincia in { $parcel }, con una Casa e una strada su ogni lato.
event-mountain = C’è una Montagna in { $parcel }.
event-first-order = Ordine di partenza: { $seats }.
event-claimed = Il lotto { $parcel } ora è di { $seat }.
event-round-begins = Round { $round }
event-character = { $seat } prende { CHARACTER($character, form: "the") }.
event-turn-order = Ordine di turno: { $seats }.
event-flipped = { $number ->
    [9] Non ci sono più Miniere: d’ora in poi il Cercatore d’oro mostra il lato rosso.
    [15] Non ci sono più Ranch: d’ora in poi il Cowboy mostra il lato giallo.
   *[other] D’ora in poi il personaggio { $number } mostra l’altro lato.
  }
event-letter = { $seat } scrive a Babbo Natale e con il dado ottiene { $roll }.
event-white-cowboy = { $seat } riceve il cowboy bianco.
event-no-duel-tokens = { $seat } riceve { $count ->
    [one] un segnalino «niente duello».
   *[other] { $count } segnalini «niente duello».
  }
event-dynamite = { $count ->
    [0] { $seat } non riceve dinamite: non ce n’è più.
    [one] { $seat } riceve 1 dinamite.
   *[other] { $seat } riceve { $count } dinamiti.
  }
event-revolvers = { $seat } riceve { $count ->
    [one] un segnalino revolver.
   *[other] { $count } segnalini revolver.
  }
event-roads = { $seat } riceve { $count ->
    [one] una strada.
   *[other] { $count } strade.
  }
event-new-cowboys = { $count ->
    [0] { $seat } non riceve nuovi cowboy: ci sono già tutti.
    [one] { $seat } riceve un cowboy.
   *[other] { $seat } riceve { $count } cowboy.
  }

event-cowboy = { $seat } piazza { $mark ->
    [white] il cowboy bianco
    [quiet] un cowboy con un segnalino «niente duello»
    [dynamite] un cowboy con la dinamite
    [luck] un cowboy della riserva generale, con un segnalino «niente duello»,
   *[other] un cowboy
  } { $at ->
    [enclosure-1] nel primo recinto
    [enclosure-2] nel secondo recinto
    [enclosure-3] nel terzo recinto
    [enclosure-4] nel quarto recinto
    [enclosure-5] nel quinto recinto
   *[other] su { PLACE($at) }
  }.
event-passed = { $seat } passa e prende il posto { $place } nell’ordine di passaggio.
event-road = { $seat } posa una strada sul { SIDE($line) }.

event-rolled = Duello per { PLACE($at) }. Dadi: { $rolls }.
event-duel = { $winner } vince il duello per { PLACE($at) }. Forza: { $strengths }.
tie-pass-order = Parità: { $seat } viene prima nell’ordine di passaggio. [BG-4.5]
event-made-way = Il cowboy di { $seat } lascia { $at } all’Avvocato.
event-healed = Il Dottore manda il cowboy sconfitto di { $seat } su { PLACE($at) }.
event-ammunition = { $seat } riceve il segnalino «3 revolver».

event-bought = { $seat } prende { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } non può pagare e non compra nulla ({ PLACE($at) }).
    [tiles] { $seat } non ha più tessere proprietà e non compra nulla ({ PLACE($at) }).
    [sold] { $seat } non trova più nulla da comprare ({ PLACE($at) }).
   *[declined] { $seat } non compra nulla ({ PLACE($at) }).
  }
event-built = { $seat } costruisce { OBJECT($building, form: "a") } in { $at }.
event-house = { $seat } mette una Casa in { $at }.
event-townhouse = { $seat } trasforma in Palazzo la Casa in { $at }.
event-asked = { $seat } chiede a { $owner } il permesso di usare { $at }.
event-agreed = { $seat } accetta: { $at } si può usare.
event-refused = { $seat } rifiuta: { $at } non si può usare.
event-sanctuary = La nuova Chiesa protegge { $at }: i cowboy di { $seats } tornano indietro.
event-city-hall-drawn = Dal sacchetto esce il Municipio; { $seat } sceglie dove metterlo.
event-city-hall-built = { $seat } mette il Municipio in { $at }.
event-city-hall = Ora { $seat } occupa il Municipio.
event-city-hall-declined = { $seat } rinuncia al Municipio; il cowboy va nella riserva generale.

event-doubled = Per { $seat } ogni { OBJECT($building) } rende il doppio.
event-blast = { $seat } usa la dinamite: la Miniera in { $at } rende il triplo.
event-attack = { $seat } ruba ${ $amount } a { $owner } in { $at }.

event-auction = { $lot ->
    [none] { $seat } mette all’asta il segnalino «3 revolver».
   *[other] { $seat } mette all’asta { LIST($lot) }.
  }
event-bid = { $seat } offre ${ $amount }.
event-auction-won = { $seat } vince l’asta con ${ $amount }.
event-unsold = Nessuno fa offerte all’asta di { $seat }.

event-earned = { $why ->
    [wages] { $seat } riceve ${ $amount } di paga.
    [parcels-income] { $seat } riceve ${ $amount } per i lotti.
    [cowboy-income] { $seat } riceve ${ $amount } per la potenza di fuoco.
    [gambling] { $seat } vince ${ $amount } al gioco d’azzardo.
    [building-income] { $seat } riceve ${ $amount } dagli edifici.
    [banker] { $seat } riceve ${ $amount } dal Banchiere.
    [grocer] { $seat } riceve ${ $amount } dal Droghiere.
    [settler] { $seat } riceve ${ $amount } dal Colono.
    [father-christmas] { $seat } riceve ${ $amount } da Babbo Natale.
    [beginning] { $seat } comincia con ${ $amount }.
    [outlaw] { $seat } riceve ${ $amount } dalla banca per un Fuorilegge battuto.
    [loot] { "" }
    [horse] { $seat } riceve ${ $amount } per un cavallo.
   *[other] { $seat } riceve ${ $amount }.
  }
event-paid = { $why ->
    [parcel] { $seat } paga ${ $amount } per un lotto.
    [building] { $seat } paga ${ $amount } per un edificio.
    [vp] { $seat } paga ${ $amount } per dei PV.
    [cash-limit] { $seat } spende ${ $amount } al limite di denaro.
    [banker] { $seat } paga ${ $amount } al Banchiere.
    [captain] { $seat } paga ${ $amount } al Capitano.
    [chinese-worker] { $seat } paga ${ $amount } al Lavoratore Cinese.
    [founding] { $seat } paga ${ $amount } per un edificio e il suo lotto.
    [paperboy] { $seat } paga ${ $amount } al Ragazzo dei Giornali.
    [standish-income] { "" }
    [auction] { $seat } paga ${ $amount } alla banca per l’asta.
    [horse] { $seat } paga ${ $amount } per un cavallo.
   *[other] { $seat } paga ${ $amount }.
  }
event-handed-over = { $why ->
    [auction] { $giver } paga ${ $amount } a { $taker } per l’asta.
    [doctor] { $giver } paga ${ $amount } a { $taker }, il Dottore.
    [undertaker] { $giver } paga ${ $amount } a { $taker }, il Becchino.
    [tax] { $giver } paga ${ $amount } di tasse a { $taker }.
   *[other] { $giver } paga ${ $amount } a { $taker }.
  }
event-scored-vp = { $why ->
    [parcels-vp] { $seat } segna { $vp } PV per i lotti.
    [cowboy-vp] { $seat } segna { $vp } PV per la potenza di fuoco.
    [building-vp] { $seat } segna { $vp } PV per gli edifici.
    [vp-purchase] { $seat } compra { $vp } PV.
    [cash-limit] { $seat } segna { $vp } PV per il denaro speso.
    [road] { $seat } segna { $vp } PV per una strada, con il Governatore.
    [duel-won] { $seat } segna { $vp } PV per un duello vinto, con l’Armaiolo.
    [duel-lost] { $seat } segna { $vp } PV per un duello perso, con lo Sceriffo.
    [banker] { $seat } compra { $vp } PV dal Banchiere.
    [grocer] { $seat } segna { $vp } PV con il Droghiere.
    [settler] { $seat } segna { $vp } PV con il Colono.
    [heroes] { $seat } segna { $vp } PV con gli Eroi.
    [editor] { $seat } segna { $vp } PV con l’Editore.
    [father-christmas] { $seat } riceve { $vp } PV da Babbo Natale.
    [undertaker] { $seat } perde 1 PV per via del Becchino.
    [outlaw] { $seat } segna { $vp } PV per un Fuorilegge battuto.
    [jailed] { $seat } segna { $vp } PV per un Fuorilegge in Prigione.
    [standish-income] { $seat } segna { $vp } PV per la rendita.
    [standish-card] { $seat } segna { $vp } PV con una carta.
    [standish-cowboys] { $seat } segna { $vp } PV per i cowboy sconfitti.
    [final] { $seat } segna { $vp } PV alla fine della partita.
   *[other] { $seat } segna { $vp } PV.
  }

## Che cosa si chiede

ask-claim = { $seats }, su quale lotto metti una tessera proprietà?
  .wait = scegliere un lotto di partenza
ask-character = { $seats }, quale personaggio prendi?
  .wait = scegliere un personaggio
ask-ask = { $seats }, { $character ->
    [paperboy] quale personaggio chiama il Ragazzo dei Giornali?
    [banker] quanti PV compri dal Banchiere?
    [grocer] { $question ->
        [0] prendi ora i $8 del Droghiere, o aspetti?
       *[other] { $forgoes ->
            [both] come usi il Droghiere? Se raddoppi, in questo round né dinamite né cavalli aumentano la tua rendita.
            [dynamite] come usi il Droghiere? Se raddoppi, in questo round nessuna dinamite triplica una tua Miniera.
            [horses] come usi il Droghiere? Se raddoppi, in questo round nessun cavallo raddoppia un tuo Ranch.
           *[other] come usi il Droghiere?
          }
      }
    [chinese_worker] quale edificio prendi per $5?
    [settler] prendi ora i $8 del Colono, o aspetti?
    [captain] che cosa compri dal Capitano?
    [prospector] paghi $10 per una Miniera?
    [auctioneer] { $question ->
        [0] quale lotto metti all’asta per primo?
       *[other] quale secondo lotto ci aggiungi?
      }
    [governor] che cosa tassi?
    [cowboy] paghi $8 per un Ranch?
    [heroes] quanti PV prendi, e quanti cowboy cedi in cambio?
   *[other] che cosa scegli?
  }
  .wait = usare { CHARACTER($character, form: "the") }
ask-take-parcel = { $seats }, { $character ->
    [settler] quale lotto prendi?
    [lawyer] quale lotto compri con l’Avvocato?
    [prospector] su quale lotto metti la Miniera?
    [cowboy] su quale lotto metti il Ranch?
   *[other] quale lotto prendi?
  }
  .wait = scegliere un lotto
ask-auction = { $bid ->
    [0] { $seats }, fai un’offerta per { $lot ->
        [none] il segnalino «3 revolver», o passa.
       *[other] { LIST($lot) }, o passa.
      }
   *[other] { $seats }, { $bidder } ha offerto ${ $bid } per { $lot ->
        [none] il segnalino «3 revolver».
       *[other] { LIST($lot) }.
      } Offri di più o passa.
  }
  .wait = fare un’offerta all’asta
ask-cowboy = { $seats }, piazza un cowboy o passa.
  .wait = piazzare un cowboy
ask-duel-order = { $seats }, quale duello viene adesso: { PLACE($places, join: "or") }?
  .wait = scegliere il prossimo duello
ask-reroll = { $seats }, tiri di nuovo per { PLACE($at) }? Dadi: { $dice }.
  .wait = decidere se ritirare il dado
ask-heal = { $fee ->
    [0] { $seats }, su quale spazio mandi il tuo cowboy sconfitto?
   *[other] { $seats }, su quale spazio mandi il tuo cowboy sconfitto, per ${ $fee }?
  }
  .wait = scegliere uno spazio per un cowboy sconfitto
ask-toll = { $seats }, paghi ${ $toll } a { $to } per il tuo cowboy sconfitto, o perdi 1 PV?
  .wait = decidere come pagare il Becchino
ask-buy-parcel = { $seats }, quale lotto compri: { $prices }?
  .wait = comprare un lotto
ask-purchase = { $seats }, compri { OBJECT($building, form: "a") } per ${ $price }?
  .wait = decidere se comprare { OBJECT($building, form: "a") } per ${ $price }
ask-build = { $now ->
    [yes] { $seats }, scegli dove costruire { OBJECT($kinds, form: "a") }, o tieni l’edificio.
   *[other] { $seats }, quale edificio costruisci, e dove: { OBJECT($kinds, form: "a", join: "or") }?
  }
  .wait = piazzare un edificio
ask-house = { $left ->
    [one] { $seats }, dove va la Casa?
   *[other] { $seats }, dove va una Casa? Ne restano { $left } da piazzare.
  }
  .wait = piazzare una Casa
ask-consent = { $seats }, permetti una Casa sul tuo lotto { $at }, o un Palazzo se c’è già una Casa?
  .wait = decidere su una Casa in { $at }
ask-blast = { $seats }, in quale Miniera usi la dinamite? Ne hai { $dynamite }.
  .wait = scegliere una Miniera per la dinamite
ask-buy-vp = { $seats }, quanto spendi per i PV, a ${ $price } l’uno?
  .wait = comprare PV
ask-cash = { $excess ->
    [0] { $seats }, quanto spendi? Puoi tenere tutto, perché il tuo limite di denaro è ${ $limit }; ogni $10 interi danno 1 PV.
   *[other] { $seats }, quanto spendi? Almeno ${ $excess }, perché il tuo limite di denaro è ${ $limit }; ogni $10 interi danno 1 PV.
  }
  .wait = decidere quanto denaro spendere in PV
ask-city-hall = { $seats }, dove va il Municipio?
  .wait = piazzare il Municipio
ask-occupy = { $seats }, occupi il Municipio? Il tuo cowboy vi resta, round dopo round, finché non è sconfitto. Se rinunci, va nella riserva generale.
  .wait = decidere se occupare il Municipio
ask-last-roads = { $seats }, prima della fine del round posi ancora { $roads ->
    [one] la tua ultima strada?
   *[other] strade? Ne hai { $roads }.
  } { $gain ->
    [road] Ogni strada che collega un nuovo lotto ti dà 1 PV.
   *[bridge] Ogni tuo elemento accanto a un ponte vale 1 PV in più.
  }
  .wait = piazzare strade prima della fine del round

## Che cosa si può fare

action-claim = mettere una tessera proprietà in { $word }
action-claim-city-hall = mettere il Municipio in { $word }
action-claim-take-parcel-settler = prendere il lotto { $word }
action-claim-take-parcel-lawyer = comprare il lotto { $word }
action-claim-take-parcel-prospector = mettere la Miniera in { $word }
action-claim-take-parcel-cowboy = mettere il Ranch in { $word }
action-choose = scegliere «{ $word }»
action-choose-character = prendere { CARD($word, form: "the") }
action-choose-ask-paperboy = chiamare { CARD($word, form: "the") }
action-choose-ask-grocer = raddoppiare la rendita di ogni { THING($word) }
action-choose-ask-auctioneer = mettere all’asta { $word }
action-choose-duel-order = battersi adesso per { PLACE($word) }
action-choose-blast = usare la dinamite nella Miniera in { $word }
action-cowboy = piazzare { $second ->
    [white] il cowboy bianco
    [quiet] un cowboy con un segnalino «niente duello»
    [dynamite] un cowboy con la dinamite
    [luck] un cowboy della riserva generale, con un segnalino «niente duello»,
   *[other] un cowboy
  } { $word ->
    [enclosure-1] nel primo recinto
    [enclosure-2] nel secondo recinto
    [enclosure-3] nel terzo recinto
    [enclosure-4] nel quarto recinto
    [enclosure-5] nel quinto recinto
   *[other] su { PLACE($word) }
  }
action-cowboy-heal = mandare il cowboy sconfitto su { PLACE($word) }
action-road = posare una strada sul { SIDE($word) }
action-buy = comprare { THING($word, form: "a") }
action-buy-buy-parcel = comprare il lotto { $word }
action-spend = spendere ${ $word }
action-spend-auction = offrire ${ $word }
action-spend-buy-vp = comprare PV per ${ $word }
action-build = costruire { THING($word, form: "a") } in { $second }
action-house = mettere una Casa in { $word }
action-townhouse = trasformare in Palazzo la Casa in { $word }
action-ask = chiedere il permesso di usare { $word }
action-pass-buy-parcel = non comprare lotti
action-pass-purchase = non comprare nulla
action-pass-build = non costruire nulla adesso
action-pass-buy-vp = non comprare PV
action-pass-cash = non spendere nulla
action-pass-take-parcel = non prendere lotti
action-pass-take-parcel-lawyer = non comprare lotti
action-pass-auction = lasciare l’asta
action-pass-heal = riprendere il cowboy
action-pass-blast = non usare dinamite
action-pass-occupy = rinunciare al Municipio
action-pass-last-roads = non posare altre strade

## Le risposte da scegliere

option-decline = rinunciare
option-decline-paperboy = non chiamare nessuno
option-decline-banker = non comprare PV
option-decline-chinese-worker = non prendere edifici
option-decline-captain = non comprare nulla
option-decline-prospector = rinunciare alla Miniera
option-decline-cowboy = rinunciare al Ranch
option-occupy = occupare il Municipio
option-8-now = prendere subito $8
option-later = aspettare
option-8 = prendere $8
option-3-vp = prendere 3 PV
option-3-vp-banker = comprare 3 PV per $3
option-5-vp = comprare 5 PV per $12
option-6-vp = cedere 1 cowboy per 6 PV
option-7-vp = comprare 7 PV per $25
option-9-vp = cedere 2 cowboy per 9 PV
option-1-cowboy = assoldare 1 cowboy per $1
option-2-cowboys = assoldare 2 cowboy per $4
option-3-cowboys = assoldare 3 cowboy per $9
option-1-revolver = comprare 1 segnalino revolver per $3
option-2-revolvers = comprare 2 segnalini revolver per $9
option-revolvers = tassare i segnalini revolver
option-money = tassare il denaro
option-from-3 = prendere l’edificio dello spazio da $3
option-from-4 = prendere l’edificio dello spazio da $4
option-from-5 = prendere l’edificio dello spazio da $5
option-from-6 = prendere l’edificio dello spazio da $6
option-from-8 = prendere l’edificio dello spazio da $8
option-from-10 = prendere l’edificio dello spazio da $10
option-from-12 = prendere l’edificio dello spazio da $12
option-from-the-bag = prendere l’edificio dal sacchetto
option-agree = accettare
option-refuse = rifiutare
option-always-agree = accettare adesso e sempre
option-always-refuse = rifiutare adesso e sempre
option-reroll = tirare di nuovo il dado
option-reroll-second = tirare di nuovo il secondo dado
option-stand = tenere il risultato
option-pay = pagare
option-lose = perdere 1 PV

## Perché no

refusal-only-roads = { $seat } ora può solo posare strade: si aspetta { $seats }.
refusal-no-such-line = «{ $line }» non è un posto per una strada; scrivi un lotto e il suo lato sud o est, come d4s o d4e, e n o w solo sul bordo.
refusal-no-road = Non hai più strade.
refusal-road-there = Sul { SIDE($line) } c’è già una strada.
refusal-road-apart = Una strada sul { SIDE($line) } non sarebbe collegata; deve partire dall’estremità di un’altra.
refusal-road-of-nobody = { $seat } non ha più strade.
refusal-road-inside = { $seats } è nel mezzo di una mossa; posa una strada fuori turno prima o dopo.

refusal-parcel-owned = Il lotto { $at } ha già un proprietario; scegline uno libero.
refusal-character-not-in-play = «{ $character }» non è un personaggio di questa partita; scegline uno in gioco.
refusal-character-taken = Qualcuno ha già { CHARACTER($character, form: "the") }; scegli un personaggio che nessuno ha.
refusal-no-such-option = «{ $option }» non si può scegliere; scegli { LIST($options, join: "or") }.
refusal-parcel-not-to-take = Ora non puoi prendere il lotto { $at }; scegli un lotto libero che il tuo personaggio può darti.
refusal-bid-amount = Offri più di ${ $bid }, ma non più dei tuoi ${ $money }, o passa.

refusal-no-such-place = «{ $at }» non è un posto per un cowboy; scrivi un lotto come d4 o uno spazio azione come wages.
refusal-no-cowboy = Non hai più cowboy da piazzare; passa.
refusal-cowboy-there = Qui hai già un cowboy: { PLACE($at) }; ne è ammesso uno solo.
refusal-space-closed = Qui ora non può andare nessun cowboy: { PLACE($at) }; scegli un altro posto.
refusal-white-cowboy-there = Su { PLACE($at) } c’è il cowboy bianco, e nessuno può raggiungerlo.
refusal-no-duel-allowed = Con lo Sceriffo non puoi provocare duelli, e su { PLACE($at) } c’è un avversario.
refusal-no-attack-allowed = Non puoi attaccare { $at }: il tuo personaggio lo vieta.
refusal-not-attackable = Non puoi attaccare { $at }. Si attacca solo un edificio avversario che rende, che non è accanto a una Chiesa del suo proprietario e che gli Eroi non proteggono.
refusal-nothing-to-defend = Il lotto { $at } è tuo, ma non c’è nessun edificio che si possa attaccare.
refusal-hall-held = Occupi già il Municipio.
refusal-no-tile-left = Non hai più tessere proprietà, quindi non puoi comprare { $at }.
refusal-no-such-mark = «{ $mark }» non è un segnalino per un cowboy; scegli { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] Non hai un cowboy bianco da piazzare.
    [quiet] Non hai un segnalino «niente duello», o un cowboy con cui usarlo.
    [dynamite] Non hai dinamite, o un cowboy con cui usarla.
   *[other] Ora non puoi piazzare un cowboy con la Cantante rossa.
  }
refusal-mark-not-there = { $mark ->
    [white] Il cowboy bianco non può andare qui: { PLACE($at) }; gli serve uno spazio azione aperto o un lotto libero, senza cowboy che combattano (edizione olandese: senza nessuno).
    [quiet] Un segnalino «niente duello» non può andare qui: { PLACE($at) }; gli serve Strade o uno spazio aperto di rendita o di PV, senza un tuo cowboy.
    [dynamite] Un cowboy con la dinamite non può andare qui: { PLACE($at) }; gli serve un posto che ti è aperto e dove può esserci un duello.
   *[other] Il cowboy della Cantante rossa può andare solo su Gioco d’azzardo.
  }

refusal-no-duel-there = In «{ $at }» non restano duelli; scegli uno dei posti indicati.
refusal-no-healing-there = Il cowboy non può andare su «{ $at }»; scegli uno spazio azione aperto ancora da risolvere, senza cowboy.
refusal-no-cowboy-there = Non hai un cowboy in «{ $at }», quindi non puoi comprarlo.
refusal-too-dear = Costa ${ $price }, ma hai solo ${ $money }.
refusal-not-for-sale = «{ $what }» qui non è in vendita; sullo spazio c’è { OBJECT($there, form: "a") }.
refusal-vp-amount = Spendi un multiplo di ${ $price }, fino ai tuoi ${ $money }, o passa.
refusal-must-spend = Non puoi passare: i tuoi ${ $money } superano di ${ $excess } il limite di denaro. Spendi almeno questa somma.
refusal-spend-amount = { $excess ->
    [0] Spendi da $1 a ${ $money }, o passa.
   *[other] Spendi da ${ $excess } a ${ $money }.
  }

refusal-no-such-building = Ora non hai «{ $kind }» da costruire.
refusal-not-your-parcel = Il lotto { $at } non è tuo; costruisci su un tuo lotto.
refusal-not-free = Il lotto { $at } è occupato; scegline uno vuoto.
refusal-not-connected = Il lotto { $at } non è collegato; a uno dei suoi angoli deve finire una strada.
refusal-no-room-for-houses = In { $at } non ci sarebbe posto per { $houses ->
    [one] la Casa
   *[other] le { $houses } Case
  } che porta { OBJECT($kind, form: "a") }.
refusal-no-railway = In { $at } { OBJECT($kind, form: "a") } non sarebbe accanto a una strada che va da un bordo all’altro della mappa.
refusal-no-use-asking = Non puoi chiedere «{ $at }»; chiedi un lotto avversario che possa ospitare una Casa, o la cui Casa possa diventare un Palazzo.
refusal-rival-not-asked = Il lotto { $at } è di { $owner }, che non ha dato il permesso; chiedilo prima di cominciare a costruire.
refusal-no-house-there = In { $at } non c’è una Casa che possa diventare un Palazzo.
refusal-not-surrounded = La Casa in { $at } non può ancora diventare un Palazzo; gli otto lotti intorno devono essere sulla mappa, e occupati o posseduti.
refusal-no-mine-there = In «{ $at }» non hai una Miniera a cui ora serva la dinamite.
refusal-not-with-the-grocer = In questo round il tuo Droghiere raddoppia ogni { OBJECT($building) }: niente dinamite in una Miniera né cavalli su un Ranch. { $at } paga la rendita normale.
refusal-city-hall-site = Il Municipio non può andare in «{ $at }»; scegli un lotto libero, vuoto e collegato.
refusal-not-the-shortest = «{ $line }» non è sulla via più corta verso un lotto per il Municipio; posa meno strade possibile.

## Errori in ciò che è stato scritto o letto

error-position-word = «{ $found }» non può stare in questa riga.
error-position-waits-for-nobody = Questa posizione non si può giocare: il passo «{ $step }» non aspetta nessuno.

error-options-board-players = Il numero di giocatori non può essere { $found }; devono essere da { $fewest } a { $most }.
error-options-bag = «{ $found }» non può andare nel sacchetto; scrivi «full», «beginners», o gli edifici e quanti di ognuno, come «ranch 6, mine 6».
error-options-bag-count = { OBJECT($kind) }: indica ogni edificio una volta sola, con un numero da 1 a { $most }.
error-options-bag-base = { OBJECT($kind) }: questo tipo manca; gli otto tipi di base devono essere tutti nel sacchetto.
error-options-bag-track = { OBJECT($kind) }: nel sacchetto ce ne vogliono almeno { $fewest }, perché sono in vendita fin dall’inizio.
error-options-character = «{ $found }» non è un personaggio; scrivi numeri da 0 a { $last } con il loro lato, come 1R o 2Y.
error-options-character-twice = Il personaggio { $number } compare due volte; indica ognuno una volta sola.
error-options-character-side = { $fixed ->
    [0] Il personaggio { $number } non ha un lato fisso; scrivi solo { $number }.
   *[other] Al personaggio { $number } serve un lato; scrivi { $number }Y o { $number }R.
  }
error-options-character-horses = Il Cowboy giallo dà un cavallo e richiede la variante dei cavalli; scegli 15R.
error-options-character-count = { $found ->
    [one] C’è { $found } personaggio
   *[other] Ci sono { $found } personaggi
  }; devono essere { $wanted }.

## What an answer brings, as a sum

board-count-vp = { $count } PV
board-count-parcels = { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
  }
board-count-cowboys = { $count ->
    [one] 1 cowboy
   *[other] { $count } cowboy
  }
board-count-buildings = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
  }
board-count-roads = { $count ->
    [one] 1 strada
   *[other] { $count } strade
  }
board-count-firepower = { $count } di potenza di fuoco
board-count-horses = { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
  }
board-count-hats = { $count ->
    [one] 1 cappello
   *[other] { $count } cappelli
  }
board-sum-each-round = { $sum } di rendita a round
board-sum-income = { $sum } alla rendita degli edifici
board-sum-round-end = { $sum } alla fine del round
board-sum-end = { $sum } alla fine della partita
board-sum-most = fino a { $sum }
board-sum-chance = { $percent } di probabilità di vincere
board-sum-site = rende fino a ${ $pays } ({ $at })
