### Setting up a table.

web-pages-about-game-board = Quattro round di terre, edifici e duelli, da due a sei giocatori o in solitario.
web-pages-about-game-cards = Diciotto brevi round di puntate segrete e una città di carte, da uno a sei giocatori.
web-pages-presets = Modelli
web-pages-presets-board = Una prima partita, una selezione dei regolamenti, o tutto insieme. Qui sotto puoi cambiare ogni cosa.
web-pages-presets-cards = Scegli a caso i giocatori virtuali.
web-pages-everything = Tutto
web-pages-surprise = Sorprendimi
web-pages-surprised = Ecco che cosa ha scelto il caso. Tienilo, cambialo qui sotto o riprova.
web-pages-who = Chi gioca
web-pages-solo-no = no, contro persone o bot
web-pages-solo-about = Il gioco in solitario del regolamento: Jeb Standish segue le sue carte. Vedi ogni regola che decide per lui.
web-pages-solo-drawn = Contro Standish sette personaggi vengono estratti a caso.
web-pages-solo-rancher = Quasi facile: punta ai Ranch.
web-pages-solo-miner = Medio: punta a Miniere e Banche.
web-pages-solo-strength = Difficile: arriva armato fino ai denti.
web-pages-solo-urban = Per esperti: vuole tutta la città.
web-pages-seat = Posto { $seat }
web-pages-seat-guest = un’altra persona a questo schermo
web-pages-seat-open = libero, per un amico
web-pages-player = Giocatore { $seat }
web-pages-seats-about = I posti liberi sono per chi ha il link. Chi comincia viene sorteggiato.
web-pages-seats-drawn = Chi comincia viene sorteggiato.
web-pages-table-of = Giocatori in tutto
web-pages-table-real = Persone e bot
web-pages-suits = Semi
web-pages-suits-any = a caso
web-pages-suit-any = qualsiasi
web-pages-suits-about = Il seme sulle carte di ogni giocatore. Decide anche tra puntate uguali, in un ordine che cambia a ogni round.
web-pages-virtual = Giocatore virtuale { $number }
web-pages-virtual-about = Scoprono carte puntata da un mazzo e tengono ciò che prendono. Non costruiscono città e non usano personaggi.
web-pages-level-beginner = punta da 1 a 9, come tutti
web-pages-level-intermediate = ha un 10 al posto dell’1
web-pages-level-expert = ha un 10 e un 11 al posto di 1 e 2
web-pages-hopeless = Da soli contro cinque esperti: persino il regolamento dice che vincere è quasi impossibile.
web-pages-set-own = personalizzati
web-pages-set-own-about = Sette personaggi, ciascuno sul lato che vuoi; il Ragazzo dei Giornali è in più.
web-pages-set-random-about = Sette personaggi su lati a caso. Li vedi quando il tavolo è pronto.
web-pages-set-count = { $count } su { $needed } scelti
web-pages-bag-own = sacchetto personalizzato
web-pages-bag-own-about = Quanti ne vuoi di ogni edificio; gli otto tipi base devono esserci.
web-pages-about-new-beginning = Prima della partita ognuno compra in segreto cowboy, strade, segnalini revolver e lotti, invece di iniziare come gli altri.
web-pages-about-river = Un fiume attraversa la mappa: nessuno ci costruisce, solo i ponti lo passano, e le Miniere accanto rendono di più.
web-pages-about-might-is-right = Si duella con tessere numerate scelte in segreto invece che con i dadi: bluff al posto della fortuna.
web-pages-about-kit-carson = Tutti piazzano i cowboy insieme, e ognuno può spostare i suoi finché non si ferma. Meglio dal vivo.
web-pages-about-outlaws = Dal round 2 arrivano i Fuorilegge e dimezzano ciò che rendono gli edifici, finché qualcuno non li batte o imprigiona.
web-pages-about-horses = Ognuno ha cavalli e cinque recinti con piccoli vantaggi; ogni round finisce con un rodeo.
web-pages-river-printed = il fiume stampato
web-pages-river-printed-about = Da ovest a est in mezzo alla mappa.
web-pages-river-own = fiume personalizzato
web-pages-river-own-about = La forma che preferite: da 1 a 15 lotti, in un pezzo o più.
web-pages-edition-english = Il regolamento più recente e completo, con tutti e venti i personaggi e il solitario.
web-pages-edition-dutch = Il regolamento olandese dove differisce: Municipio, Fuorilegge e fiumi; niente Babbo Natale né solitario.
web-pages-clock-none-about = Prenditi tutto il tempo che vuoi.
web-pages-clock-quick-about = Per una serata insieme. Le mosse più lunghe consumano la riserva; poi un bot gioca per te finché non torni.
web-pages-clock-calm-about = Lo stesso, con più tempo per pensare.
web-pages-clock-day-about = Muovi quando hai tempo; la partita dura qualche settimana.
web-pages-clock-days-about = Per chi è spesso via.
web-pages-clock-own = personalizzato
web-pages-clock-own-about = Scegli tu i secondi o i giorni.
web-pages-clock-kind = Conta in
web-pages-clock-kind-live = secondi
web-pages-clock-kind-days = giorni
web-pages-clock-move = Secondi a mossa
web-pages-clock-bank = Secondi di riserva
web-pages-clock-days = Giorni a mossa
web-pages-open-to = Aperto a
web-pages-public = tutti
web-pages-private = chi ha il link
web-pages-figures = Cifre
web-pages-deck = Carte
web-pages-material-own = personalizzate
web-pages-material-ours = di base
web-pages-material-about = Alcune cifre della scatola non sono in nessun regolamento, perciò le abbiamo ricostruite. Se ne sai di più, gioca con un tuo file (JSON).
web-pages-material-file = File
web-pages-material-read = Si usa { $name }.
web-pages-material-unread = { $name } non si può leggere: dev’essere un file JSON con cifre o carte.
web-pages-then-wait = Poi ricevi un link per gli amici.
web-pages-then-begin = Tutti i posti sono occupati: la partita comincia subito.
web-pages-then-watch = La partita comincia subito: i bot giocano e tu guardi.
web-pages-bag-count = { $count ->
    [one] Un edificio nel sacchetto.
   *[other] { $count } edifici nel sacchetto.
  }
web-pages-river-count = { $count ->
    [one] Un lotto di fiume.
   *[other] { $count } lotti di fiume.
  }
web-pages-table-virtual = { $count ->
    [0] Non ci sono giocatori virtuali.
    [one] Un giocatore virtuale completa il tavolo.
   *[other] { $count } giocatori virtuali completano il tavolo.
  }
