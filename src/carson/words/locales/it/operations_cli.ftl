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
