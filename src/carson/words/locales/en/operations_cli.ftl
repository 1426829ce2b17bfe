# Commands for server operators: checks, backups.

cli-error-database = The database is not responding: { $reason }
cli-error-database-in-use = Another server has “{ $file }” open; stop it first. Only one server can use an SQLite file; several can share a PostgreSQL database.

## carson check

cli-help-check =
    Replay the running games in the server’s database from their logs, and report any that would break with this
    version of carson. Nothing is changed. Exit status 1 if there are any. The database is set by
    CARSON_DATABASE_URL, as for “carson serve”.

    Example: carson check --finished
cli-help-check-finished = Check finished games too.
cli-check-broken = { $table }: { $reason }
cli-check-done = { $count ->
    [one] 1 game was replayed
   *[other] { $count } games were replayed
  }{ $broken ->
    [0] , and all is well.
    [one] , and 1 is broken.
   *[other] , and { $broken } are broken.
  }

## carson backup, carson restore

cli-help-backup =
    Write everything in the server’s database to a file, whether or not the server is running. The file works with
    both SQLite and PostgreSQL. It contains the seeds of games in progress and other secrets: keep it private.

    Example: carson backup carson-backup.gz
cli-help-backup-file = The file to write; an existing one is replaced once the new one is complete.
cli-help-restore =
    Fill the server’s database from a backup. If the file is cut off or was changed, it is rejected and nothing
    happens. Stop the server first.

    Example: CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = The file written by “carson backup”.
cli-help-restore-replace = Replace everything in the database.
cli-backup-done = { $rows ->
    [one] 1 row was
   *[other] { $rows } rows were
  } written to { $file }.
cli-restore-done = { $rows ->
    [one] 1 row was
   *[other] { $rows } rows were
  } restored from { $file }.

## carson admin

cli-help-admin =
    Say who may look after people and tables in the browser (“/admin”), and see what they did.

    Example: carson admin grant Annie
cli-help-admin-grant =
    Make somebody with an account an admin, from their next request on. The server may be running.

    Example: carson admin grant Annie --database sqlite:////var/lib/carson/carson.db
cli-help-admin-revoke = Take the role of admin away, from the next request on.
cli-help-admin-list = List the admins.
cli-help-admin-log = Show what admins did, the newest first: when, who, what, to whom and why.
cli-help-admin-name = The person’s name.
cli-help-admin-database = The server’s database; by default the one that CARSON_DATABASE_URL names.
cli-help-admin-reason = Why, for the log.
cli-help-admin-count = How many entries to show.
cli-admin-reason = by command on the host
cli-admin-host = the host
cli-admin-granted = { $name } is now an admin.
cli-admin-revoked = { $name } is no longer an admin.
cli-admin-nobody = There are no admins.
cli-admin-log-empty = Admins have done nothing yet.
