### La pagina per chi gestisce il server. Nessun altro messaggio per i giocatori cita impostazioni o comandi.

web-hosts-intro = Gestisci questo server? Queste impostazioni e questi comandi sono per te. Valgono dal prossimo avvio del server.
web-hosts-friends = Giocare con altri: avvia il server per altri computer e indica l’indirizzo usato dai loro browser.
web-hosts-mail = Inviare e-mail: indica un server di posta e un mittente.
web-hosts-push = Notifiche nel browser: l’indirizzo deve cominciare con https.
web-hosts-figures = Correggere le cifre o le carte ricostruite: questi comandi scrivono un file che puoi modificare e usare a un tavolo.
web-hosts-admin = Occuparsi di persone e tavoli alla pagina «Amministrazione»: rendi amministratore chi ha un account.
web-hosts-more = Tutto il resto è nella pagina «Hosting» della documentazione.
