# Was tippt, wer einen Server betreibt: Prüfungen, Sicherungen.

cli-error-database = Die Datenbank reagiert nicht: { $reason }
cli-error-database-in-use = Ein anderer Server hat „{ $file }“ geöffnet: Beende ihn zuerst. Eine SQLite-Datei ist für einen Server; eine PostgreSQL-Datenbank können sich mehrere teilen.

## carson check

cli-help-check =
    Die laufenden Partien in der Datenbank des Servers anhand ihrer Protokolle nachspielen und melden, welche mit
    dieser Version von carson nicht mehr liefen. Nichts wird geändert. Gibt es welche, ist der Exit-Status 1. Die Datenbank ist
    die, die CARSON_DATABASE_URL nennt, wie bei „carson serve“.

    Beispiel: carson check --finished
cli-help-check-finished = Auch beendete Partien prüfen.
cli-check-broken = { $table }: { $reason }
cli-check-done = { $count ->
    [one] Eine Partie wurde nachgespielt
   *[other] { $count } Partien wurden nachgespielt
  }{ $broken ->
    [0] , und alles ist in Ordnung.
    [one] , und eine läuft nicht mehr.
   *[other] , und { $broken } laufen nicht mehr.
  }

## carson backup, carson restore

cli-help-backup =
    Alles, was die Datenbank des Servers enthält, in eine Datei schreiben, ob der Server läuft oder nicht. Die Datei passt
    zu SQLite wie zu PostgreSQL. Sie enthält die Startwerte laufender Partien und andere Geheimnisse: Halte sie
    unter Verschluss.

    Beispiel: carson backup carson-backup.gz
cli-help-backup-file = Die Datei, die geschrieben wird; eine vorhandene wird ersetzt, sobald die neue vollständig ist.
cli-help-restore =
    Die Datenbank des Servers aus einer Sicherung füllen. Eine Datei, die abbricht oder verändert wurde, wird abgelehnt,
    und dann geschieht nichts. Halte zuerst den Server an.

    Beispiel: CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = Die Datei, die „carson backup“ geschrieben hat.
cli-help-restore-replace = Alles in der Datenbank ersetzen.
cli-backup-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } in { $file } geschrieben.
cli-restore-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } aus { $file } wiederhergestellt.
