# Einen Server betreiben: was man ihm sagt, und was an dem nicht stimmt, was er aufbewahrt.

error-settings-number = { $name } muss eine Zahl von { $least } bis { $most } sein, ist aber „{ $found }“.
error-settings-traces = { $name } verlangt Traces, aber die Pakete von { $extra } sind nicht installiert: Installiere sie oder entferne { $name }.
error-settings-choice = { $name } ist „{ $found }“, erlaubt ist aber nur { LIST($known, join: "or") }.
error-settings-redis = { $name } muss die Adresse eines Valkey- oder Redis-Servers sein: { LIST($known, join: "or") }.
error-settings-redis-absent = { $name } ist gesetzt, aber das dafür nötige Paket ist nicht installiert: Installiere { $extra } oder entferne die Einstellung.
error-settings-bots = { $name } ist „{ $found }“, und das braucht PostgreSQL: Nenne in { $database } eine PostgreSQL-Datenbank, oder lass { $name } weg.
error-settings-smtp = { $name } muss die Adresse eines Mailservers sein: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } muss ein Absender sein, etwa „Carson City <carson@example.org>“, ist aber „{ $found }“.
error-server-stopping = Der Server wird gleich beendet. Nichts wurde geändert; versuch es in einem Augenblick noch einmal.
error-health-database = Die Datenbank reagiert nicht.
error-health-disk = Die Festplatte ist voll oder fast voll.

# Ein gespeichertes Spiel, das sich nicht mehr spielen lässt.

error-table-broken = Dieses Spiel kann hier nicht weitergehen: Das gespeicherte Spiel verläuft nicht mehr so, wie es gespielt wurde. Nichts wurde geändert; wer diesen Server betreibt, findet den Grund im Protokoll.
error-check-commitment = Der Startwert passt nicht zur Festlegung.
error-check-numbers = Sein Protokoll muss die Einträge 0 bis { $last } haben; es hat { $found } mit anderen Nummern.
error-check-entry = Eintrag { $seq } seines Protokolls lässt sich nicht spielen. { $reason }
error-check-entry-unread = Eintrag { $seq } seines Protokolls ist nicht lesbar.
error-check-entry-other = Eintrag { $seq } seines Protokolls führt zu etwas anderem, als aufgezeichnet wurde.
error-check-snapshot = Die bei Eintrag { $seq } gespeicherte Stellung ist nicht die, zu der sein Protokoll führt.
error-check-seed = Zug { $move } hat etwas anderes gezogen, als sein Startwert ergibt.

# Die Datenbank, Sicherungen

error-database-absent = Es gibt noch keine Datenbank „{ $file }“; „carson serve“ legt sie an, oder „carson restore“ aus einer Sicherung.
error-database-older = Die Datenbank hat Revision „{ $found }“ des Schemas, aber diese Version von carson braucht „{ $expected }“; „carson serve“ bringt sie auf den neuesten Stand.
error-database-newer = Die Datenbank gehört zu einer neueren Version von carson: Ihr Schema hat Revision „{ $found }“, aber diese Version kennt keine nach „{ $newest }“. Installiere wieder die neuere Version, oder geh mit „carson restore --replace DATEI“ zu einer Sicherung von vor dem Upgrade zurück.
error-database-of-others = In der Datenbank stehen Tabellen, die nicht von carson sind; nimm eine leere oder eine, die carson angelegt hat.
error-database-not-empty = Die Datenbank ist nicht leer; nimm --replace, um alles darin durch die Sicherung zu ersetzen.
error-backup-not-one = Das ist keine Sicherung; nimm eine Datei, die „carson backup“ geschrieben hat.
error-backup-cut-off = Die Sicherung bricht ab; nimm eine vollständige.
error-backup-changed = Die Sicherung wurde verändert oder beschädigt; nimm eine unversehrte.
error-backup-format = Die Sicherung hat Format { $found }, aber diese Version von carson liest Format { $expected }.
error-backup-newer = Die Sicherung stammt von einer neueren Version von carson: Ihr Schema hat Revision „{ $found }“, aber diese Version kennt keine nach „{ $newest }“. Stelle sie mit der Version wieder her, die sie gemacht hat, oder mit einer späteren.
error-backup-row = Zeile { $line } der Sicherung passt nicht zu ihrer Tabelle.
