### Il regolamento nel browser.

web-rules-title = Regolamento
web-rules-intro = Tutte le regole dei due giochi con parole nostre, con il numero che il gioco cita. Puoi cercare, condividere il link a una regola e stamparle.
web-rules-search = Cerca nelle regole
web-rules-search-how = parole o un numero, come BG-4.2
web-rules-search-key = Premi / per cercare
web-rules-hits = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
  }
web-rules-clear = Cancella la ricerca
web-rules-contents = Indice
web-rules-print = Stampa
web-rules-preface = A proposito di questo testo
web-rules-untranslated = Questo regolamento non è ancora tradotto, perciò appare in inglese. Le figure, il riepilogo e le etichette sono tradotti.
web-rules-number = Numero
web-rules-ruling = Interpretazione
  .about = Qui i regolamenti non dicono nulla, o si contraddicono: così li interpreta la nostra edizione.
web-rules-reconstructed = Ricostruito
  .about = Questa cifra è stampata sui componenti ma non è in nessun regolamento. L’abbiamo scelta noi; se hai la scatola, puoi correggerla.
web-rules-whole = Leggi nel regolamento
web-rules-back-to = Torna a { $rule }
web-rules-none = La regola { $rule } non esiste.
web-rules-again = Riprova
web-rules-quick = Riepilogo
web-rules-quick-buildings = Quanto rende ogni edificio
web-rules-quick-spaces = Che cosa fa ogni spazio azione
web-rules-quick-characters = Personaggi, entrambi i lati, con il limite di denaro
web-rules-quick-objects = Quanto vale ogni elemento
web-rules-quick-powers = Personaggi
web-rules-yellow = giallo
web-rules-red = rosso
web-rules-limit = limite { $limit }
web-rules-at-most = fino a ${ $most }
web-rules-city = Città d’esempio
web-rules-allowed = permesso
web-rules-not-allowed = vietato

## Pieces and steps that figures name

web-rules-token-road = strada
web-rules-token-revolver = segnalino revolver
web-rules-token-tile = tessere proprietà
web-rules-token-horse = cavallo
web-rules-token-hats = cappelli
web-rules-token-pile = mazzo
web-rules-back = retro del primo personaggio
web-rules-phase-1 = 1 Personaggi
web-rules-phase-2 = 2 Cowboy
web-rules-phase-3 = 3 Azioni
web-rules-phase-4 = 4 Fine del round
web-rules-at-first = all’inizio
web-rules-after-1 = dopo il round 1
web-rules-after-2 = dopo il round 2
web-rules-after-3 = dopo il round 3
web-rules-step-parcels = Acquisto di lotti
web-rules-step-placing = Edifici tenuti
web-rules-step-outlaws = Fuorilegge
web-rules-step-city-hall = Municipio
web-rules-step-income = Rendita degli edifici

## Captions of the figures

web-rules-figure-income = { OBJECT($what) }: qui rende ${ $pays }.
web-rules-figure-score = Quanto vale questa piccola città, riga per riga del segnapunti.
web-rules-figure-adjacent = Tutti gli otto lotti intorno al Saloon gli sono adiacenti.
web-rules-figure-connected = I lotti verdi sono collegati: una strada finisce a uno dei loro angoli.
web-rules-figure-setup-player = Con che cosa comincia ogni giocatore.
web-rules-figure-setup-track = Gli edifici in vendita all’inizio: due Ranch, due Miniere e tre edifici dal sacchetto.
web-rules-figure-setup-map = Una mappa all’inizio: la prima Casa con le sue quattro strade, nove Montagne e due lotti per ciascuno dei due giocatori.
web-rules-figure-round = Le quattro fasi di ciascuno dei quattro round.
web-rules-figure-track = L’ordine della fase 3. I passi tratteggiati non sono spazi: non vi si mettono cowboy.
web-rules-figure-new-cowboys = Quanti nuovi cowboy ricevi, fino ai tuoi dieci.
web-rules-figure-duel = Un duello: dado, segnalini revolver e cowboy ancora nella tua riserva. Nove batte otto.
web-rules-figure-price = Intorno ci sono due Case, due Saloon e una Montagna: $1 + $5 = $6.
web-rules-figure-build = Una sola mossa: una nuova strada collega il lotto, vi si costruisce il Saloon e la sua Casa va su un lotto collegato.
web-rules-figure-townhouse = Questa Casa può diventare un Palazzo: ognuno degli otto lotti intorno è occupato o ha un proprietario.
web-rules-figure-attack = Attacco a una Farmacia che rende $15: chi attacca prende $7, al proprietario restano $8.
web-rules-figure-church = Accanto a una Chiesa del loro proprietario, il Saloon e la Banca non si possono attaccare.
web-rules-figure-city-hall = Il blu occupa il Municipio: il Saloon rende uno scatto di $5 in più.
web-rules-figure-train-station = Le otto strade di questa linea ci sono tutte, quindi la Stazione può starle accanto.
web-rules-figure-final = Alla fine conta il denaro e tutto ciò che sta sui tuoi lotti; 3 PV per ogni elemento accanto a un ponte.
web-rules-figure-bridge = Con il fiume da entrambi i lati, un ponte attraversa la linea e costa due strade. Il Saloon gli sta accanto.
web-rules-figure-outlaw = Il Fuorilegge prende la metà; ciò che resta si arrotonda per difetto.
web-rules-figure-rodeo = Rodeo: cavalli per cappelli, il doppio se nel recinto c’è un cowboy. 2 + 12 = 14 batte 1 + 5 = 6.
web-rules-figure-column = L’offerta di un round: il personaggio più vicino ai mazzi, poi le carte terreno.
web-rules-figure-bids = Due giocatori puntano 5. Sul retro la stella sta sopra il bestiame: la stella sceglie per terza.
web-rules-figure-virtual = Un giocatore virtuale prende l’appetibilità più alta; tra le due carte da 7, quella più vicina ai mazzi.
web-rules-figure-eras = Due Ere di nove round. Per l’Era II ognuno riprende le nove carte puntata.
web-rules-figure-touching = Una carta deve avere un lato in comune con la città o coprirne un lotto. Un angolo non basta.
web-rules-figure-covering = Un lotto vuoto si può coprire. Una Miniera non può coprire una Prigione, ma può coprire una Miniera. L’immagine piccola nell’angolo mostra ciò che è coperto.
web-rules-figure-houses = Una Casa può essere coperta da un Palazzo, ma non da un Hotel, e mai da un lotto vuoto.
web-rules-figure-outlaws-covered = Con una Prigione in città i Fuorilegge contano come vuoti e si possono coprire; senza, no.
web-rules-near = Nessuna regola contiene tutte queste parole. { $count ->
    [one] Questa è la più vicina.
   *[other] Queste { $count } sono le più vicine.
  }
web-rules-hits-more = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
  }, { $more ->
    [one] un’altra che può aiutare.
   *[other] altre { $more } che possono aiutare.
  }
web-rules-found = Regole trovate
web-rules-may-help = Anche queste possono aiutare
web-rules-none-try = Prova con meno parole, o con un’altra parola, come il nome di un pezzo: Casa, duello, Fuorilegge. Puoi anche inserire il numero di una regola, per esempio BG-4.2.
