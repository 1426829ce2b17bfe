# Che cosa scrive chi gestisce un server: controlli, copie di riserva.

cli-error-database = Il database non risponde: { $reason }
cli-error-database-in-use = Un altro server ha aperto «{ $file }»: fermalo prima. Un file SQLite è per un solo server; più server possono condividere un database PostgreSQL.

## carson check

cli-help-check =
    Rigiocare le partite in corso nel database del server, dal loro registro, e segnalare quali non funzionerebbero più con questa
    versione di carson. Nulla viene cambiato. Lo stato d’uscita è 1 se ce ne sono. Il database è quello indicato da
    CARSON_DATABASE_URL, come per «carson serve».

    Esempio: carson check --finished
cli-help-check-finished = Controllare anche le partite finite.
cli-check-broken = { $table }: { $reason }
cli-check-done = { $count ->
    [one] Una partita è stata rigiocata
   *[other] { $count } partite sono state rigiocate
  }{ $broken ->
    [0] , e va tutto bene.
    [one] , e una non funziona più.
   *[other] , e { $broken } non funzionano più.
  }

## carson backup, carson restore

cli-help-backup =
    Scrivere in un file tutto ciò che contiene il database del server, che il server sia attivo o no. Il file va bene sia
    per SQLite sia per PostgreSQL. Contiene i semi casuali delle partite in corso e altri segreti: conservalo dove
    nessun altro possa leggerlo.

    Esempio: carson backup carson-backup.gz
cli-help-backup-file = Il file da scrivere; se c’è già, è sostituito quando quello nuovo è completo.
cli-help-restore =
    Riempire il database del server da un backup. Un file incompleto o modificato viene rifiutato, e allora non
    succede nulla. Ferma prima il server.

    Esempio: CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = Il file scritto da «carson backup».
cli-help-restore-replace = Sostituire tutto ciò che contiene il database.
cli-backup-done = { $rows ->
    [one] Una riga è stata scritta
   *[other] { $rows } righe sono state scritte
  } in { $file }.
cli-restore-done = { $rows ->
    [one] Una riga è stata ripristinata
   *[other] { $rows } righe sono state ripristinate
  } da { $file }.

## carson admin

cli-help-admin =
    Decidi chi può occuparsi di persone e tavoli nel browser («/admin») e vedi che cosa ha fatto.

    Esempio: carson admin grant Annie
cli-help-admin-grant =
    Rendi amministratore chi ha un account, dalla sua prossima richiesta. Il server può essere in funzione.

    Esempio: carson admin grant Annie --database sqlite:////var/lib/carson/carson.db
cli-help-admin-revoke = Togli il ruolo di amministratore, dalla prossima richiesta.
cli-help-admin-list = Elenca gli amministratori.
cli-help-admin-log = Mostra che cosa hanno fatto gli amministratori, dal più recente: quando, chi, che cosa, a chi e perché.
cli-help-admin-name = Il nome della persona.
cli-help-admin-database = Il database del server; se manca, quello indicato da CARSON_DATABASE_URL.
cli-help-admin-reason = Perché, per il registro.
cli-help-admin-count = Quante voci mostrare.
cli-admin-reason = con un comando sull’host
cli-admin-host = l’host
cli-admin-granted = { $name } fa ora parte degli amministratori.
cli-admin-revoked = { $name } non fa più parte degli amministratori.
cli-admin-nobody = Non ci sono amministratori.
cli-admin-log-empty = Gli amministratori non hanno ancora fatto nulla.
