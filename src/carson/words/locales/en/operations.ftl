# Running a server: its settings, and errors in its database.

error-settings-number = { $name } is “{ $found }”, but must be a number from { $least } to { $most }.
error-settings-traces = { $name } asks for traces, but the packages of { $extra } are not installed: install them, or unset { $name }.
error-settings-choice = { $name } is “{ $found }”, but must be { LIST($known, join: "or") }.
error-settings-redis = { $name } must be the address of a Valkey or Redis server: { LIST($known, join: "or") }.
error-settings-redis-absent = { $name } is set, but the package that it needs is not installed: install { $extra }, or unset it.
error-settings-bots = { $name } is “{ $found }”, which needs PostgreSQL: name a PostgreSQL database in { $database }, or leave { $name } out.
error-settings-smtp = { $name } must be the address of a mail server: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } is “{ $found }”, but must be a sender such as “Carson City <carson@example.org>”.
error-server-stopping = The server is about to stop. Nothing was changed; try again in a moment.
error-health-database = The database is not responding.
error-health-disk = The disk is full or nearly full.

# A stored game that no longer replays.

error-table-broken = This game cannot continue here: the stored game no longer replays as it was played. Nothing has been changed; whoever runs this server can find the reason in its log.
error-check-commitment = Its seed does not match its commitment.
error-check-numbers = Its log should have entries 0 to { $last }, but has { $found } with other numbers.
error-check-entry = Entry { $seq } of its log cannot be played. { $reason }
error-check-entry-unread = Entry { $seq } of its log cannot be read.
error-check-entry-other = Entry { $seq } of its log leads to something other than what was recorded.
error-check-snapshot = The position stored at entry { $seq } is not the one its log leads to.
error-check-seed = Move { $move } drew something other than what its seed gives.

# The database, backups

error-database-absent = There is no database “{ $file }” yet; “carson serve” creates it, or “carson restore” fills it from a backup.
error-database-older = The database schema has revision “{ $found }”, but this version of carson needs “{ $expected }”; “carson serve” upgrades it.
error-database-newer = The database belongs to a newer version of carson: its schema has revision “{ $found }”, but this version knows none after “{ $newest }”. Install the newer version again, or return to a backup made before the upgrade with “carson restore --replace FILE”.
error-database-of-others = The database has tables that do not belong to carson; use an empty one, or one that carson created.
error-database-not-empty = The database is not empty; use --replace to replace everything in it with the backup.
error-backup-not-one = This is not a backup; use a file written by “carson backup”.
error-backup-cut-off = The backup is cut off; use a complete copy.
error-backup-changed = The backup has been changed or damaged; use an intact copy.
error-backup-format = The backup has format { $found }, but this version of carson reads format { $expected }.
error-backup-newer = The backup was made by a newer version of carson: its schema has revision “{ $found }”, but this version knows none after “{ $newest }”. Restore it with the version that made it, or a later one.
error-backup-row = Line { $line } of the backup does not match its table.
