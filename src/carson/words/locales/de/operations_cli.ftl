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

## carson admin

cli-help-admin =
    Festlegen, wer sich im Browser um Leute und Tische kümmern darf („/admin“), und sehen, was getan wurde.

    Beispiel: carson admin grant Annie
cli-help-admin-grant =
    Jemanden mit einem Konto zum Admin machen, ab der nächsten Anfrage. Der Server darf laufen.

    Beispiel: carson admin grant Annie --database sqlite:////var/lib/carson/carson.db
cli-help-admin-revoke = Die Rolle als Admin zurücknehmen, ab der nächsten Anfrage.
cli-help-admin-list = Die Admins auflisten.
cli-help-admin-log = Zeigen, was Admins getan haben, das Neueste zuerst: wann, wer, was, bei wem und warum.
cli-help-admin-name = Der Name der Person.
cli-help-admin-database = Die Datenbank des Servers; sonst die, die CARSON_DATABASE_URL nennt.
cli-help-admin-reason = Warum, für das Protokoll.
cli-help-admin-count = Wie viele Einträge gezeigt werden.
cli-admin-reason = durch einen Befehl auf dem Host
cli-admin-host = der Host
cli-admin-granted = { $name } ist jetzt Admin.
cli-admin-revoked = { $name } ist kein Admin mehr.
cli-admin-nobody = Es gibt keine Admins.
cli-admin-log-empty = Admins haben noch nichts getan.
