### Il segnapunti e la preparazione per chi ha la scatola.

web-pad-title = Blocco segnapunti
web-pad-intro = Per una partita con la scatola. Ciò che scrivi resta in questo browser e funziona senza connessione.
web-pad-games = Partite salvate
web-pad-none = Ancora nessuna partita. Scegli un gioco qui sopra.
web-pad-forget = Elimina la partita del { $day }
web-pad-new = Nuova partita
web-pad-add = Aggiungi un giocatore
web-pad-remove = Togli { $name }
web-pad-player = Giocatore { $number }
web-pad-name = Nome del giocatore { $number }
web-pad-suit = Seme di { $name }
web-pad-share = Condividi come testo
web-pad-copied = Copiato.
web-pad-winner = { $names } vince con { $points }.
web-pad-tie = { $names } si dividono il primo posto con { $points }.
web-pad-tie-open = Parità in testa: vince chi ha passato prima nel round 4. Indica l’ordine di passaggio.
web-pad-bridge = Di cui accanto a un ponte
web-pad-symbols = Simboli Casa in tutta la città
web-pad-teacher = Insegnante nel round 4
web-pad-schools = Scuole, Prigioni, Chiese
web-pad-saloon = ha un Saloon
web-pad-rodeos = Segnalini rodeo
web-pad-passed = Posto nell’ordine di passaggio del round 4
web-pad-virtual = giocatore virtuale
web-pad-attraction = Appetibilità totale
web-pad-cities = Città
web-pad-build-city = Inserisci la città
web-pad-city = La città di { $name }
web-pad-city-how = Scegli che cosa c’è su un lotto, poi tocca i lotti. Con i tasti freccia ci si muove nella città. I punti si contano online; per questo serve la connessione.
web-pad-brush = Che cosa c’è sul lotto
web-pad-sold = Carte vendute dal Battitore d’asta
web-pad-reckon = Conta i punti
web-pad-reckoned = { $points ->
    [one] { $points } punto, inserito qui sopra.
   *[other] { $points } punti, inseriti qui sopra.
  }
web-pad-setup = Preparazione
web-pad-setup-intro = Che cosa prendere dalla scatola e dove va, passo dopo passo, per la partita che scegli.
web-pad-real = Giocatori reali
web-pad-in-all = Giocatori in tutto
web-pad-roll = Tira di nuovo
web-pad-step-each = Ogni giocatore prende
web-pad-step-sheets = Un nuovo inizio: ognuno compila invece in segreto un foglio, che stabilisce denaro, cowboy, segnalini revolver, strade e lotti.
web-pad-step-duel-tiles = { $players ->
    [2] La legge del più forte: ognuno prende le tessere duello da 0 a 5 e $15.
    [6] La legge del più forte: mescola cinque serie di tessere duello e danne cinque a testa; il denaro iniziale è $30 meno la loro somma.
   *[other] La legge del più forte: mescola una serie di tessere duello per giocatore e danne sei a testa; il denaro iniziale è $30 meno la loro somma.
  }
web-pad-step-characters = Disponi questi { $count } personaggi, con questo lato visibile
web-pad-step-bag = Metti questi edifici nel sacchetto
web-pad-step-track = Riempi la fila degli edifici in vendita: due Ranch e due Miniere dal sacchetto, poi tre edifici pescati, per esempio questi
web-pad-step-river = Posa il fiume su { $parcels }
web-pad-step-map = Tira i dadi per il centro e { $count } Montagne, o prendi questo tiro: la tessera iniziale su { $parcel } con una strada su ogni lato, Montagne su { $parcels }
web-pad-step-outlaws = Metti da parte i Fuorilegge e le loro tessere forza; arrivano dal round 2
web-pad-step-horses = Dai cinque recinti a ogni giocatore; tieni a portata di mano gli altri cavalli e i segnalini rodeo
web-pad-step-order = Sorteggia l’ordine di passaggio per il round 1, o prendi questo
web-pad-step-claims = Dall’ultimo al primo ognuno mette una tessera proprietà su un lotto libero, poi dal primo all’ultimo una seconda
web-pad-step-begin = Comincia il round 1: in quest’ordine ognuno prende un personaggio
web-pad-step-bids = Ogni giocatore prende un seme e queste carte puntata; quelle dei giocatori virtuali si mescolano in un mazzo coperto
web-pad-step-piles = Mescola in tre mazzi le 48 carte terreno dell’Era I, le 48 dell’Era II e i 21 personaggi
web-pad-step-offer = A ogni round rivela un personaggio e { $count } carte terreno in colonna, il personaggio più vicino ai mazzi
web-pad-step-eras = Gioca nove round con l’Era I; poi ognuno riprende le carte puntata per nove round con l’Era II
web-pad-map = Conta dalla mappa
web-pad-map-how = Scegli un giocatore e che cosa c’è, poi tocca i lotti: il blocco conta man mano. Con i tasti freccia ci si muove sulla mappa; Invio posa, di nuovo Invio toglie.
web-pad-owner = Proprietario
web-pad-neutral = nessuno
web-pad-map-replaces = Contare dalla mappa sostituisce le Montagne, le Case e gli edifici che hai inserito, per tutti.
web-pad-map-replace = Sostituisci
web-pad-least = Almeno { $least }.
web-pad-most = Al massimo { $most }.
web-pad-lost = { $line }: punti persi
