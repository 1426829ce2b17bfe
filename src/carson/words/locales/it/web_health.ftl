### La pagina di stato: che cosa funziona, e da quando.

web-health-about = Se questo server funziona: il database, i bot e tutto il resto che gli serve.
web-health-all = Tutto funziona
web-health-some = Qualcosa non funziona
web-health-works = in funzione
web-health-fails = fuori servizio
web-health-since = dal { $since }
web-health-database = Database
web-health-disk = Disco
web-health-news = Notizie tra i server
web-health-cache = Memoria comune dei server
web-health-bots = Macchine dei bot
web-health-version = Versione { $version }, in funzione dal { $since }
web-health-playing = { $count ->
    [0] Nessuna partita in corso.
    [one] 1 partita in corso.
   *[other] { NUMBER($count) } partite in corso.
  }
web-health-silent = Il server non risponde. Questa pagina riprova da sola.
