### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Il tuo punteggio non cambia.
web-cards-place-label = { $action }: { $points }
web-cards-card = Carta { $card }
web-cards-gain = { $points } { $count ->
    [one] punto
   *[other] punti
  }
web-cards-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
web-cards-covered = sotto un’altra carta
web-cards-empty-parcels = { $count ->
    [one] un lotto vuoto
   *[other] { $count } lotti vuoti
  }
web-cards-pile-terrain = terreni
web-cards-pile-characters = personaggi
web-cards-ties = Parità: dal seme più forte al più debole.
web-cards-ties-about = A puntate uguali sceglie per primo il seme più a sinistra. L’ordine è quello sul retro del personaggio in cima al mazzo; cambia a ogni round.
web-cards-offer-empty = Nessuna carta disponibile.
web-cards-no-place = nessun posto
web-cards-best = Al meglio
web-cards-worth = Vale ora
web-cards-next = la prossima di un giocatore virtuale
web-cards-next-about = Un giocatore virtuale prende la carta più appetibile; a parità, quella più vicina ai mazzi.
web-cards-players = Punti, carte puntata e personaggi di tutti
web-cards-virtual = virtuale, { $level }
web-cards-thinks = sceglie
web-cards-bid-shown = punta { $bid }
web-cards-bid-none = ancora nessuna puntata
web-cards-used = { $name }, potere usato
web-cards-order = Ordine di scelta
web-cards-order-yet = Ordine di scelta, se nessuna puntata aumenta
web-cards-hand = Le tue carte puntata
web-cards-bid-played = { $bid }, già giocata
web-cards-answers = Le tue possibilità
web-cards-here = qui: { $points } { $count ->
    [one] punto
   *[other] punti
  }.
web-cards-place-here = Piazzala qui
web-cards-prospect = { $places ->
    [0] non ha posto nella tua città; verrebbe messa da parte.
    [one] ha un posto nella tua città: { $points }.
   *[other] ha { $places } posti nella tua città; il migliore: { $points }.
  }
web-cards-worth-now = Adesso: { $points }.
web-cards-sale = venduta: { $points } { $count ->
    [one] punto
   *[other] punti
  } in tutto.
web-cards-sell-hint = Scegli una carta incorniciata della tua città per venderla.
web-cards-power-virtual = I giocatori virtuali non usano mai poteri; prendono la carta per la sua appetibilità.
web-cards-power-always = Funziona automaticamente.
web-cards-power-used = Già usato.
web-cards-power-before = Non ancora usato. Il gioco lo propone al suo proprietario prima delle puntate.
web-cards-power-after = Non ancora usato. Il gioco lo propone al suo proprietario quando tutte le puntate sono rivelate.
web-cards-why-not-use = Perché non posso usarlo adesso?
web-cards-cities = Quale città
web-cards-no-city = { $name } è un giocatore virtuale e non costruisce una città. A ogni round prende la carta più appetibile; alla fine riceve in punti l’appetibilità di tutte le sue carte.
web-cards-none-kept = Ancora nessuna carta terreno.
web-cards-show-points = Mostra i punti di ogni posto
web-cards-size = { $width } × { $height } lotti (limite { $limit })
web-cards-aside = Messe da parte: { $cards }
web-cards-sold = Vendute: { $cards }
web-cards-round = Era { $era }, round { $round } di 9
web-cards-try = Scegli una carta dell’offerta per vedere dove potrebbe andare.
web-cards-prospect-of = { $places ->
    [0] non ha posto nella città di { $name }.
    [one] ha un posto nella città di { $name }: { $points }.
   *[other] ha { $places } posti nella città di { $name }; il migliore: { $points }.
  }
web-cards-place-hint = Scegli dove va il centro della carta, o trascina lì la carta.
web-cards-bid-hint = Scegli una carta puntata: vedi che cosa comporta prima di giocarla.
web-cards-bid-means = { $sure ->
    [yes] Con { $bid } scegli in posizione { $first } su { $count }.
   *[no] Con { $bid } scegli tra la posizione { $first } e la { $last } su { $count }: precede { $beats } delle { $against } carte puntata che gli altri possono giocare.
  }
web-cards-bid-nothing = Con { $bid } questo round non prendi nessuna carta: hai usato l’Avvocato.
web-cards-power-takes = Il meglio disponibile ora: { $cards }.
web-cards-zoom = Zoom della città
web-cards-larger = Più grande
web-cards-smaller = Più piccolo
web-cards-left = Le carte puntata rimaste a ciascuno
