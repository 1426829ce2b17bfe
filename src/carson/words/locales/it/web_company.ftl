# Gli avversari, e la compagnia al tavolo.

web-bot-easy = Facile
web-bot-normal = Normale
web-bot-hard = Difficile
web-bot-master = Maestro
web-bot-about-easy = Gioca come un principiante e non guarda oltre il round in corso.
web-bot-about-normal = Conosce il gioco e sbaglia di rado.
web-bot-about-hard = Ha imparato da migliaia di partite che cosa rende.
web-bot-about-master = Prova le sue mosse prima di giocarle: il più forte di tutti.
web-bot-level = Bot
web-bot-against = Avversari
web-bot-suggested = Hai vinto { $wins } volte di fila contro { $level }. Provi { $next }?
web-bot-suggested-take = Gioca contro { $next }
web-bots-watch = Guarda giocare i bot
web-bots-watch-about = I bot giocano tra loro, e tutti possono guardare.
web-bots-watch-start = Falli giocare
web-bots-fill = Bot nei posti liberi
web-company-spectator = spettatore
web-company-chat = Spettatori
web-company-chat-off = Gli spettatori non scrivono
web-company-chat-off-about = A questo tavolo scrivono solo i giocatori e chi lo ha aperto.
web-company-chat-on = Gli spettatori possono scrivere
web-company-chat-on-about = I loro messaggi sono contrassegnati, e i giocatori possono nasconderli.
web-company-hide = Nascondi i messaggi degli spettatori
web-company-hidden = { $count ->
    [one] 1 messaggio di spettatori è nascosto.
   *[other] { $count } messaggi di spettatori sono nascosti.
}
web-company-rematch-free = I giocatori giocano ancora, e c’è un posto libero.
web-company-rematch-full = I giocatori giocano ancora.
web-company-rematch-join = Partecipa alla rivincita
web-company-rematch-watch = Guarda la rivincita
web-hint = Consiglio
web-review = Analisi
web-review-about = Dove la partita è stata vinta e persa, mossa per mossa.
web-review-open = Analizza la partita
web-hints-on-about = Ogni giocatore può chiedere buone mosse nel suo turno.
web-story-key-h = un consiglio
web-statistics = Statistiche
web-statistics-about = Le tue partite finite: che cosa hai vinto, e come.
