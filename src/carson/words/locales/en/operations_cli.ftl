# What who keeps a server types: checks, backups.

cli-error-database = The database does not answer: { $reason }
cli-error-database-in-use = Another server has “{ $file }” open: stop it first. SQLite is a file for one server; several can share a PostgreSQL database.

## carson check

cli-help-check =
    Play the running games of the server’s database again, from their logs, and say which of them would break with this
    version of carson. Nothing is changed. Exit status 1 if there are any. The database is the one that
    CARSON_DATABASE_URL names, as for “carson serve”.

    Example: carson check --finished
cli-help-check-finished = The finished games as well.
cli-check-broken = { $table }: { $reason }
cli-check-done = { $count ->
    [one] One game was played again
   *[other] { $count } games were played again
  }{ $broken ->
    [0] , and all is well.
    [one] , and one is broken.
   *[other] , and { $broken } are broken.
  }

## carson backup, carson restore

cli-help-backup =
    Write all that the server’s database holds to a file, while the server runs or not. The file fits SQLite and
    PostgreSQL alike. It holds seeds of games that go on and all else that is secret: keep it where nobody else reads.

    Example: carson backup carson-backup.gz
cli-help-backup-file = The file to write; one that is there is replaced when the new one is complete.
cli-help-restore =
    Fill the server’s database from a backup. A file that is cut off or was changed is refused, and then nothing
    happens. Stop the server first.

    Example: CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = The file that “carson backup” has written.
cli-help-restore-replace = Put it in the place of all that is in the database now.
cli-backup-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } written to { $file }.
cli-restore-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
  } restored from { $file }.
