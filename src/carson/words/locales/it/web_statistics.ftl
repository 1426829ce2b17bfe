# Le tue statistiche.

web-statistics-none = Non hai ancora finito una partita. Il tuo primo risultato apparirà qui.
web-statistics-games = Partite
web-statistics-wins = Vinte
web-statistics-expected = Vittorie a parità di forza
web-statistics-points = Punti per partita
web-statistics-others = Gli altri ai tuoi tavoli
web-statistics-best = Miglior risultato
web-statistics-by-players = Per numero di giocatori
web-statistics-by-set = Per gruppo di personaggi
web-statistics-by-variant = Per variante
web-statistics-by-rival = Per avversario
web-statistics-sources = Punti per fonte
web-statistics-sources-about = Media per partita, a confronto con gli altri ai tuoi tavoli. Contano solo le partite giocate fino in fondo.
web-statistics-yours = Tu
web-statistics-characters = Personaggi che hai preso
web-statistics-buildings = Edifici che avevi alla fine
web-statistics-won = { $wins } { $wins ->
    [one] vinta
   *[other] vinte
  } su { $games }
web-statistics-set-own = altri gruppi
web-statistics-no-variant = gioco base
web-statistics-rival-person = persone
web-statistics-rival-virtual = giocatore virtuale, { $level }
web-statistics-count-players = { $count } giocatori
web-statistics-share = { $share }%
