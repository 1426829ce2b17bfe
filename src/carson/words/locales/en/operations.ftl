# Running a server: what it is told, and what is wrong with what it keeps.

error-settings-number = { $name } should be a number from { $least } to { $most }, and is “{ $found }”.
error-settings-choice = { $name } is “{ $found }”; choose { LIST($known, join: "or") }.
error-server-stopping = The server is about to stop; nothing was changed. Try again in a moment.
error-health-database = The database does not answer.
error-health-disk = The disk is full, or nearly so.

# A stored game that does not play any more.

error-table-broken = This game cannot go on here: what was kept of it no longer plays as it was played. Nothing has been changed; who runs this server finds the reason in its log.
error-check-commitment = Its seed does not fit its commitment.
error-check-numbers = Its log should have the entries 0 to { $last }, and holds { $found } of other numbers.
error-check-entry = Entry { $seq } of its log cannot be played. { $reason }
error-check-entry-unread = Entry { $seq } of its log cannot be read.
error-check-entry-other = Entry { $seq } of its log leads to something else than was written down then.
error-check-snapshot = The position kept at entry { $seq } is not the one that its log leads to.
error-check-seed = Move { $move } drew something else than its seed gives.

# The database, backups

error-database-absent = There is no database “{ $file }” yet; “carson serve” makes it, or “carson restore” from a backup.
error-database-older = The database has revision “{ $found }” of the schema, and this version of carson needs “{ $expected }”; “carson serve” brings it up to date.
error-database-newer = The database belongs to a newer version of carson: its schema has revision “{ $found }”, and this version knows none after “{ $newest }”. Install the newer version again, or go back to a backup made before the upgrade with “carson restore --replace FILE”.
error-database-of-others = The database holds tables that are not carson’s; name an empty one, or one that carson made.
error-database-not-empty = The database is not empty; with --replace the backup takes the place of all that is in it.
error-backup-not-one = This is no backup: a file that “carson backup” has written is needed.
error-backup-cut-off = The backup breaks off; a whole copy of it is needed.
error-backup-changed = The backup has been changed or damaged; an intact copy of it is needed.
error-backup-format = The backup has format { $found }, and this version of carson reads format { $expected }.
error-backup-newer = The backup was made by a newer version of carson: its schema has revision “{ $found }”, and this version knows none after “{ $newest }”. Restore it with the version that made it, or a later one.
error-backup-row = Line { $line } of the backup does not fit its table.
