# Notifiche per e-mail, Web Push e webhook, e le pagine a cui un’e-mail rimanda.

## Notifiche: perché un canale è rifiutato, e perché un messaggio non è arrivato.

error-channel-no-origin = Questo server non può ancora inviare notifiche: il suo indirizzo pubblico non è noto.
error-channel-no-mail = Questo server non invia e-mail.
error-channel-no-https = Le notifiche nel browser richiedono un indirizzo sicuro (https), che questo server non ha.
error-channel-mail-unfit = «{ $found }» non è un indirizzo e-mail valido; dovrebbe essere come nome@example.org.
error-channel-webhook-unfit = L’indirizzo del webhook deve cominciare con https:// e il nome di un host pubblico, con la porta 443 o una da { $port } in su.
error-channel-push-unfit = L’iscrizione push del browser non è valida; deve avere un endpoint https e le chiavi p256dh e auth.
error-channel-unknown = Questo canale non esiste.
error-channel-not-confirmed = Questo indirizzo non è stato confermato. Apri il link nell’e-mail che abbiamo mandato lì.
error-channel-mail-too-many = Oggi abbiamo già mandato { $most } e-mail di conferma a questo indirizzo. Riprova domani.
error-channels-too-many = Hai { $most } canali; prima rimuovine uno.
error-mail-link-old = Questo link non funziona più.
error-notify-host-unfit = «{ $host }» non ha un indirizzo pubblico.
error-notify-unreachable = Non è stato possibile raggiungere «{ $host }».
error-notify-status = L’altro server ha risposto con lo stato { $status }.
error-notify-mail-refused = L’e-mail è stata rifiutata con il codice { $status }.
error-notify-mail-server = Questo server non è riuscito a raggiungere il suo server di posta.
error-notify-mail-too-many = Questo indirizzo ha ricevuto { $most } e-mail in un giorno; non se ne mandano altre.

## Notifiche: che cosa viene mandato.

notify-game-cards = Carson City: il Gioco di Carte
notify-game-board = Carson City
notify-turn-title = Tocca a te
notify-turn-text = { $name }, tocca a te in { $game }.
notify-over-title = La partita è finita
notify-over-text = { $name }, la tua partita di { $game } è finita.
notify-over-won = { $count ->
    [one] { $who } ha vinto.
   *[other] { $who } hanno vinto.
}
notify-begun-title = La partita è cominciata
notify-begun-text = { $name }, la tua partita di { $game } è cominciata.
notify-seated-title = Nuovo giocatore al tuo tavolo
notify-seated-text = { $who } ha preso posto al tuo tavolo di { $game }.
notify-seated-free = { $count ->
    [0] Tutti i posti sono occupati: puoi cominciare.
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
notify-clock-title = Il tuo tempo sta per scadere
notify-clock-text = { $name }, il tuo tempo in { $game } sta per scadere. Dopo, un bot giocherà per te.
notify-test-title = Funziona
notify-test-text = Questa è una prova. Le notifiche sui tuoi tavoli arriveranno qui.
notify-confirm-title = È il tuo indirizzo?
notify-confirm-text = Qualcuno, probabilmente tu, ha chiesto a { $origin } di mandare a questo indirizzo notifiche sulle partite di Carson City. Per riceverle, apri questo link entro tre giorni:
notify-confirm-else = Se la richiesta non era tua, non fare nulla. Non ti scriveremo più.
notify-mail-stop = Annulla l’iscrizione:
notify-page-confirm = Mandare a { $address } notifiche sui tuoi tavoli?
notify-page-confirm-button = Sì, mandale
notify-page-confirm-done = Grazie. Manderemo le notifiche a { $address }.
notify-page-stop = Non mandare più notifiche a { $address }?
notify-page-stop-button = Ferma le notifiche
notify-page-stop-done = Non manderemo più notifiche a { $address }.
