### Che cosa dice il terminale del gioco da tavolo. Le parole da scrivere sono inglesi in ogni lingua: sono le azioni di
### docs/notation.md.

## Pagine di aiuto

cli-board-help-play =
    Giocare a Carson City, il gioco da tavolo: da 2 a 6 giocatori, persone a questa tastiera e bot.

    Senza opzioni ti si chiede chi gioca. Durante la partita, «?» dice che cosa puoi scrivere. Senza terminale le mosse sono lette riga per riga dallo standard input.

    Esempio: carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record serata.carson
cli-board-help-play-players = chi siede al tavolo, da 2 a 6: human, o il nome di un bot (random, easy, normal, hard, master, greedy), come in human,human,greedy
cli-board-help-play-characters = i personaggi in gioco: beginners, quiet, owners, prosper, scores, gold, random, o lati a scelta, come in "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = gli edifici nel sacchetto: full, beginners, o numeri a scelta, come in "ranch 6, mine 6, …"
cli-board-help-play-names = i nomi dei giocatori nell’ordine dei loro posti, come in Anna,Bob
cli-board-help-simulate =
    Simulare Carson City, il gioco da tavolo, tra bot.

    Esempio: carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = Quanti giocatori, da 2 a 6. Predefinito: quanti ne nomina --bots, o 4.
cli-board-help-simulate-bots = Chi gioca, separato da virgole: random, easy, normal, hard, master, greedy, my_module:MyBot. Un nome solo vale per tutti i posti.
cli-board-help-simulate-characters = I personaggi in gioco, come per carson play board. Predefinito: beginners.
cli-board-help-simulate-bag = Gli edifici nel sacchetto, come per carson play board. Predefinito: full.

cli-board-help-score-cards = Il blocco segnapunti del gioco di carte; «carson score» da solo fa lo stesso.
cli-board-help-score =
    Il punteggio finale di Carson City per una partita dal vivo: legge un file o lo standard input, oppure fa domande.

    In un file ogni giocatore ha una riga «player: NOME», poi «vp: 31», «money: 14», ciò che sta sui suoi lotti con «has: saloon, ranch 2, house 3, mountain», e «character: teacher» per chi aveva l’Insegnante nel round 4. Per la Stazione, «neutral: house 5, city_hall» aggiunge ciò che sta sui lotti di nessuno, oppure «symbols: 23» dice quanti simboli Casa ha tutta la città. «passed: Bob, Anna» è l’ordine di passaggio del round 4, per le parità. Una riga che comincia con # è un commento.

    Invece di «has», «neutral» e «symbols» si può disegnare la mappa, righe da 1 a 8 come «4 .. Ho Sa0 …»: un segno per lotto e il numero del proprietario, a partire da 0 per il primo giocatore. I segni: Mt Montagna, Ho Casa, TH Palazzo, Ra Ranch, Mi Miniera, Dr Farmacia, Ba Banca, Sa Saloon, Hl Hotel, GS Emporio, Bs Fabbro, Ch Chiesa, Pr Prigione, Sc Scuola, CH Municipio, TS Stazione, .. vuoto.

    Con le varianti un giocatore può avere «horses: 3», «rodeos: 1», «bridge: saloon, house» per ciò che è accanto a un ponte, e «standish: urban» per Standish; «variants: kit-carson» conta tutto l’ordine di passaggio. Un fiume disegnato ha il segno ~~; se ci sono anche le strade (| e --), i ponti si trovano sulla mappa.

    Esempio: carson score board serata.txt

## Errori in ciò che è stato scritto o letto

cli-board-error-no-human = Nessuno siede alla tastiera; metti un human in --players, o fai giocare i bot con «carson simulate board».
cli-board-error-resume-with = --resume riprende il tavolo del suo resoconto, quindi non accetta --players, --names, --characters, --bag, --variants, --edition, --river, --solo o --figures.
cli-board-error-game = Il resoconto riguarda il gioco «{ $found }»; «carson play board» riprende solo quelli di «board».
cli-board-error-replay = Il resoconto riguarda il gioco «{ $found }», che qui non è noto; i giochi noti sono { LIST($known) }.
cli-board-saved-resume = La partita è salvata in { $file }; riprendila con carson play board --resume { $file }.

## Il benvenuto

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Quattro round nel selvaggio West. In ogni round ognuno prende un personaggio, piazza cowboy su spazi azione, lotti ed edifici, e si batte per ciò che vogliono anche altri. Acquista lotti, costruisci, incassa, e trasforma tutto in punti vittoria.
cli-board-welcome-more =
    Un duello è un dado più la tua potenza di fuoco: i revolver e i cowboy che tieni di riserva. Chi passa per primo vince ogni parità e sceglie per primo nel round seguente. I bot vedono ciò che vedi tu: random gioca a caso, easy come un principiante, normal conosce il gioco, hard e master hanno imparato da migliaia di partite, e greedy è il bot solido che fa da metro a tutti gli altri. Durante la partita, «?» dice che cosa puoi scrivere, e «r» mostra le regole.
cli-board-menu =
    Invio  tu contro tre bot, con i personaggi per principianti
    c      scegliere chi gioca, e con quali personaggi
    a      in solitario contro Jeb Standish
    ?      saperne di più
    q      uscire
cli-board-ask-bots = Bot, separati da virgole: { LIST($known, join: "or") }, al massimo { $most }?
cli-board-set-random = sette o otto a caso
cli-board-ask-set = Quali personaggi? [{ $usual }]
cli-board-ask-bag = Quale sacchetto di edifici: { LIST($known, join: "or") }? [{ $usual }]
cli-board-ask-again = Scrivi { LIST($known, join: "or") }.

## La pagina del tavolo

cli-board-setup = Preparazione
cli-board-round = Round { $round } di { $rounds }
cli-board-order = Ordine di turno:
cli-board-passed-order = Ordine di passaggio:
cli-board-track = Azioni
cli-board-closed = chiuso
cli-board-step-parcels = acquisto lotti
cli-board-step-deferred = edifici tenuti
cli-board-step-city-hall = Municipio
cli-board-step-income = rendita edifici
cli-board-gives-wages = $4 per cowboy
cli-board-gives-ammunition = 3 revolver
cli-board-gives-roads = 3 strade
cli-board-gives-road = 1 strada per cowboy
cli-board-gives-parcels-income = $2 per lotto
cli-board-gives-cowboy-income = $2 per potenza
cli-board-gives-gambling = da $2 a $12
cli-board-gives-parcels-vp = PV: lotti ÷ 2
cli-board-gives-cowboy-vp = PV: potenza ÷ 2
cli-board-gives-building-vp = PV: edifici
cli-board-gives-vp = ${ $price } al PV
cli-board-vp = { $count } PV
# Intestazioni: per intero, e dove c’è poco spazio.
cli-board-head-money = $
cli-board-head-vp = PV
cli-board-head-firepower = fuoco
cli-board-head-parts = {""}
cli-board-head-cowboys = cow
cli-board-head-tiles = tessere
cli-board-head-roads = strade
cli-board-head-income = rendita
cli-board-short-money = $
cli-board-short-vp = PV
cli-board-short-firepower = pf
cli-board-short-cowboys = cb
cli-board-short-roads = st
cli-board-short-income = ren
# Una parte della potenza di fuoco, con un più in mezzo: 2 revolver, 3 cowboy.
cli-board-power = { $what ->
    [revolvers] { $count } rev
    [cowboys] { $count } cow
    [white] { $count } bianco
    [character] { $count } pers
    [variants] { $count } in più
   *[other] { $count } mun
  }
cli-board-character = personaggio
cli-board-characters = Personaggi
cli-board-limit-head = limite
cli-board-limit = (${ $limit })
cli-board-dynamite = { $count ->
    [one] { $count } dinamite
   *[other] { $count } dinamiti
  }
cli-board-no-duel = { $count ->
    [one] un segnalino «niente duello»
   *[other] { $count } segnalini «niente duello»
  }

## Le scelte

cli-board-spaces = { $places ->
    [yes] Scrivi uno spazio (numero o nome), un lotto o un edificio (d4), un recinto (enclosure-3), o pass.
   *[no] Scrivi uno spazio (numero o nome), un lotto o un edificio (d4), o pass.
  }
cli-board-amounts = Una somma da ${ $least } a ${ $most }.
cli-board-group-price = lotti da comprare:
cli-board-group-parcel = lotti:
cli-board-group-attack = attaccare:
cli-board-group-defend = difendere:
cli-board-group-hall = Municipio:
cli-board-group-site = dove costruire, con la rendita:
cli-board-group-bare-site = dove costruire, con la rendita prima della Casa:
cli-board-no-site = ora non c’è posto: terresti l’edificio finché non ce n’è uno
cli-board-group-house = una Casa, e che cosa aggiunge alla tua rendita:
cli-board-group-townhouse = un Palazzo, e che cosa aggiunge:
cli-board-group-ask = chiedere il permesso per una Casa:
cli-board-group-road = strade:

## Risposte

cli-board-play-help =
    Un numero sceglie ciò che gli sta accanto; uno spazio, un lotto, un edificio o un personaggio si scrive col nome, o con quanto basta perché sia chiaro: «wages», «gam», «d4», «captain», «saloon d4», «12», «pass». Una strada prende il nome da un lotto e da un lato: «d4e». Le azioni si possono scrivere per intero: «cowboy d4 dynamite», «build saloon d4», «spend 12».

    Invio      rivedere il tavolo    r PAROLA   cercare regole
    w AZIONE   posso, e perché no
    ? PAROLA   su un’azione, spazio, personaggio, edificio, segno o regola
    i d4       quanto rende d4, in dettaglio; i saloon d4: quanto renderebbe lì un Saloon; i: tutto
    o d4       le probabilità del duello; o: di tutti i duelli in arrivo
    m          la mappa              t          gli spazi azione
    c          personaggi, beni di tutti, sacchetto
    s          il punteggio come se la partita finisse adesso
    u          annullare             l          registro
    h          consiglio: buone mosse, con i motivi
    q          uscire; la partita si può salvare
    2 road d4e ogni giocatore a questa tastiera può posare una strada fuori turno, col numero del posto

    Sulla mappa due lettere dicono che cosa sta su un lotto, la cifra che segue è il posto del proprietario, una cifra piccola un cowboy ({"⁺"} più d’uno); ━ e ┃ sono strade. Sotto un lotto sta quanto costa ($) o rende (+). Nelle righe dei giocatori, pf è la potenza di fuoco, cb i cowboy, st le strade, ren quanto rendono ora gli edifici; la cifra davanti a un nome è il posto.
cli-board-free = vuoto
cli-board-nobodys = di nessuno
cli-board-linked = { $linked ->
    [yes] collegato
   *[other] non collegato
  }
cli-board-price = Ti costa ${ $price }.
cli-board-no-income = Non rende nulla.
cli-board-income-how = Nomina un lotto, come in «i d4», o un edificio e un lotto, come in «i saloon d4».
cli-board-no-preview = Non puoi costruire in { $at }: il lotto è occupato, o di qualcun altro.
cli-board-pays = { OBJECT($building) } in { $at }
cli-board-capped = (al massimo ${ $most }, non ${ $full })
cli-board-each = { $symbols ->
    [1] ${ $each } ciascuno
   *[other] { $symbols } simboli ciascuno, ${ $each } a simbolo
  }
cli-board-revolvers = { $count ->
    [one] Dà un segnalino revolver.
   *[other] Dà { $count } segnalini revolver.
  }
cli-board-brings = { $houses ->
    [one] La sua Casa
   *[other] Porta { $houses } Case; la prima
  } { $most ->
    [0] non aggiunge nulla alla tua rendita, ovunque stia.
   *[other] può aggiungere fino a ${ $most } alla tua rendita: { $where }.
  }
cli-board-no-room = { $houses ->
    [one] Non c’è posto per la sua Casa,
   *[other] Non c’è posto per le sue { $houses } Case,
  } quindi adesso non si può costruire. [BG-7.4]
cli-board-change = { OBJECT($building) } in { $at }, poi ${ $pays }
cli-board-odds-how = Nomina un posto dove ci sono cowboy, come in «o d4» o «o gambling».
cli-board-no-duel-there = Non c’è duello: { PLACE($place) }.
cli-board-odds = { $name }, potenza di fuoco { $power }
cli-board-bag = Nel sacchetto: { $kinds }
cli-board-scores-now = Se la partita finisse adesso
cli-board-winner = { $tied ->
    [yes] Vince { $name }, che nel round 4 ha passato prima.
   *[other] Vince { $name }.
  }

## Ciò che è stato scritto e non capito

cli-board-typed-parcel = «{ $typed }» non è un lotto; vanno da a1 a h8.
cli-board-typed-amount = «{ $typed }» non è una somma; scrivi un numero.
cli-board-typed-line = «{ $typed }» non è una linea per una strada; nomina un lotto e un lato, come d4e (n, e, s, w).
cli-board-typed-build = «{ $typed }» non dice che cosa costruire e dove; scrivi un edificio e un lotto, come «saloon d4».
cli-board-typed-kind = Quale edificio: { OBJECT($found, join: "or") }?
cli-board-typed-several = «{ $typed }» può essere { LIST($found, join: "or") }; scrivine di più.
cli-board-not-here = Nessuno a questa tastiera occupa il posto { $seat }.

## Il blocco segnapunti

cli-board-pad-welcome = Il punteggio finale. Scrivi per ogni giocatore i PV finora, il denaro dopo il round 4, e che cosa sta sui suoi lotti.
cli-board-pad-how = Separa gli elementi con virgole e aggiungi il numero se sono più d’uno: saloon, ranch 2, house 3, mountain. Bastano le prime lettere.
cli-board-pad-ask-map = Per far contare la mappa, incollala o scrivila riga per riga («4 .. Ho Sa0 …»: un segno per lotto e il numero del proprietario, il primo giocatore è 0) e finisci con una riga vuota; oppure nomina un file che la contiene. Invio: nessuna mappa.
cli-board-pad-ask-map-again = Il resto resta salvato: riscrivi la riga con il suo numero, poi una riga vuota. Invio: nessuna mappa.
cli-board-pad-ask-owner = Nome del giocatore con un { $seat } sulla mappa? [{ $usual }]
cli-board-pad-row = Riga { $row }: { $sentence }
cli-board-pad-row-length = La riga { $row } ha { $found ->
    [one] un segno
   *[other] { $found } segni
  }; ne servono { $columns }, uno per colonna.
cli-board-pad-no-map = { $file } non contiene una mappa; una mappa ha righe come «4 .. Ho Sa0 …».
cli-board-pad-has-map = «{ $key }:» non serve accanto a una mappa, che dice già dove sta tutto; togli uno dei due.
cli-board-pad-owner = { $at } è del giocatore { $seat } sulla mappa, ma i giocatori sono { LIST($known) }.
cli-board-pad-own = { $name } ha { $found } lotti sulla mappa, ma solo { $most } tessere proprietà. [BG-2.2]
cli-board-pad-ask-name = Nome del primo giocatore? [{ $usual }]
cli-board-pad-ask-next = Nome del prossimo giocatore (Invio: somma)?
cli-board-pad-ask-vp = PV di { $name } finora? [0]
cli-board-pad-ask-money = Denaro di { $name }? [0]
cli-board-pad-ask-things = Sui lotti di { $name }?
cli-board-pad-ask-teacher = { $name } aveva l’Insegnante nel round 4? [s/N]
cli-board-pad-ask-symbols = Simboli Casa di tutta la città, per la Stazione?
cli-board-pad-ask-passed = C’è una parità. Ordine di passaggio del round 4, separato da virgole?
cli-board-pad-whose = Di chi è questo? Comincia con «player: NOME».
cli-board-pad-empty = In questo blocco segnapunti non c’è alcun giocatore; «carson score board --help» ne dà un esempio.
cli-board-pad-thing = «{ $found }» non può stare su un lotto{ $near ->
    [none] {"."}
   *[other] ; intendi { $near }?
  }
cli-board-pad-hall = Il lotto del Municipio non è di nessuno, quindi { $name } non può averlo. [BG-8.14]
cli-board-pad-tiles = { $name } ha { $found } cose sui propri lotti, ma solo { $most } tessere proprietà. [BG-2.2]
cli-board-pad-players = I giocatori sono al massimo { $most }. [BG-3]
cli-board-pad-count = { OBJECT($kind) }: { $found } sono troppi, ce ne sono solo { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } cose non stanno sui { $most } lotti della mappa. [BG-1.1]
cli-board-pad-teachers = Un solo giocatore può aver avuto l’Insegnante.
cli-board-pad-order = «{ $found }» non può stare a questo posto nell’ordine di passaggio; i giocatori sono { LIST($known) }.
cli-board-pad-tie = { LIST($names) } hanno gli stessi PV; vince chi di loro ha passato prima nel round 4. [BG-10.2]

## Resoconti

cli-board-replay-title = Carson City, da { $file }
cli-board-replay-facts = personaggi { $characters }; sacchetto { $bag }; seme casuale { $seed }; { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }
