# Da soli contro Jeb Standish: che cosa fa, e la regola che ha deciso.

strategy-rancher = Allevatore
strategy-miner = Padrone di miniere
strategy-strength = Forza
strategy-urban = Cittadino

event-standish = { $why ->
    [only] Standish, { PLACE($at) }: non c’era altra scelta
    [die] Standish, { PLACE($at) }: ha deciso il dado
    [card] Standish, { PLACE($at) }: lo dice la carta
    [pays-most] Standish, { PLACE($at) }: è ciò che gli rende di più
    [priority] Standish, { PLACE($at) }: in testa all’elenco della sua strategia
    [cheapest] Standish, { PLACE($at) }: è ciò che costa di meno
    [nearest] Standish, { PLACE($at) }: il più vicino ai suoi altri lotti
    [most-free] Standish, { PLACE($at) }: il maggior spazio libero intorno
    [near-you] Standish, { PLACE($at) }: il più vicino a un tuo lotto
    [fewest-roads] Standish, { PLACE($at) }: il minor numero di nuove strade
    [worst-for-you] Standish, { PLACE($at) }: il peggio per te
    [where-you-stand] Standish, { PLACE($at) }: lì hai un cowboy
    [best-building] Standish, { PLACE($at) }: il tuo edificio migliore
    [room-to-grow] Standish, { PLACE($at) }: dei tuoi edifici migliori quello con più spazio per crescere
    [latest-space] Standish, { PLACE($at) }: l’ultimo dei tuoi spazi azione
    [dearest] Standish, { PLACE($at) }: il lotto più caro che vuoi
    [hurts-most] Standish, { PLACE($at) }: è ciò che costa di più ai tuoi edifici
    [protects-most] Standish, { PLACE($at) }: è ciò che protegge di più i suoi edifici
    [rightmost] Standish, { PLACE($at) }: lo spazio libero più a destra del consiglio cittadino
    [townhouse-first] Standish, { PLACE($at) }: prima la sua Casa, che diventa Palazzo
    [most-income] Standish, { PLACE($at) }: è ciò che gli dà più rendita
    [least-for-you] Standish, { PLACE($at) }: è ciò che ti aiuta di meno
    [nearest-empty] Standish, { PLACE($at) }: il più vicino ai suoi lotti vuoti
    [nobody-to-fight] Standish non trova nessuno da attaccare o da combattere e prende invece 2 PV
    [none-neutral] Standish non trova nulla di neutrale da comprare: il suo cowboy va sulla sua carta personaggio
   *[nothing-to-do] Standish non può fare nulla con la carta { $card }
  } ({ $rule }).
board-line-strategy = Strategia

event-character-in-play = { $side ->
    [red] In gioco, dal lato rosso: { CHARACTER($character) }.
   *[yellow] In gioco, dal lato giallo: { CHARACTER($character) }.
  }
event-standish-card = Standish pesca la carta { $card } ({ $firepower }). La sua potenza di fuoco ora è { $power }.
event-standish-reshuffles = Si mescolano le carte di Standish: nel suo mazzo ce ne sono { $cards }.
event-standish-leaves = Nessuno ha battuto Standish su { PLACE($at) }; lì non fa altro.
event-standish-beaten = Il cowboy di Standish va sulla sua carta personaggio, dove { $count ->
    [one] è il primo
   *[other] ora sono in { $count }
  }. La sua potenza di fuoco è { $power }.

refusal-character-gone = Personaggio non disponibile: { CHARACTER($character) }. Ogni personaggio si usa una volta sola; scegline uno in gioco.

error-options-solo = «{ $found }» non è una strategia di Standish; scegli { LIST($known, join: "or") }.
error-options-solo-players = Una partita contro Standish ha due giocatori, tu e lui, non { $found }.
error-options-solo-dutch = L’edizione olandese non si gioca da soli; scegli quella inglese.
error-options-solo-variant = Contro Standish non si gioca con { VARIANT($found, join: "or") }; scegli altre varianti.
