# Gestire un server: che cosa gli si dice, e che cosa non va in ciò che conserva.

error-settings-number = { $name } è «{ $found }», ma deve essere un numero da { $least } a { $most }.
error-settings-traces = { $name } chiede delle tracce, ma i pacchetti di { $extra } non sono installati: installali, oppure togli { $name }.
error-settings-choice = { $name } è «{ $found }», ma deve essere { LIST($known, join: "or") }.
error-settings-redis = { $name } deve essere l’indirizzo di un server Valkey o Redis: { LIST($known, join: "or") }.
error-settings-redis-absent = { $name } è impostato, ma il pacchetto necessario non è installato: installa { $extra } o rimuovi l’impostazione.
error-settings-bots = { $name } è «{ $found }», che richiede PostgreSQL: indica un database PostgreSQL in { $database }, oppure ometti { $name }.
error-settings-smtp = { $name } deve essere l’indirizzo di un server di posta: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } è «{ $found }», ma deve essere un mittente, come «Carson City <carson@example.org>».
error-server-stopping = Il server sta per fermarsi; nulla è stato cambiato. Riprova fra un momento.
error-health-database = Il database non risponde.
error-health-disk = Il disco è pieno, o quasi.

# Una partita conservata che non si gioca più.

error-table-broken = Questa partita non può continuare qui: la partita salvata non si rigioca più com’è stata giocata. Nulla è stato cambiato; chi gestisce questo server ne troverà il motivo nel registro.
error-check-commitment = Il suo seme casuale non corrisponde al suo impegno.
error-check-numbers = Il suo registro dovrebbe avere le voci da 0 a { $last }; ne ha { $found }, con altri numeri.
error-check-entry = La voce { $seq } del suo registro non può essere giocata. { $reason }
error-check-entry-unread = La voce { $seq } del suo registro è illeggibile.
error-check-entry-other = La voce { $seq } del suo registro porta a qualcosa di diverso da ciò che era stato annotato.
error-check-snapshot = La posizione salvata alla voce { $seq } non è quella a cui porta il suo registro.
error-check-seed = La mossa { $move } ha pescato qualcosa di diverso da ciò che dà il suo seme casuale.

# Il database, le copie di riserva

error-database-absent = Non c’è ancora un database «{ $file }»; lo crea «carson serve», oppure «carson restore» da un backup.
error-database-older = Il database ha la revisione «{ $found }» dello schema, ma questa versione di carson richiede «{ $expected }»; «carson serve» lo aggiorna.
error-database-newer = Il database appartiene a una versione più recente di carson: lo schema ha la revisione «{ $found }», ma questa versione non ne conosce dopo «{ $newest }». Installa di nuovo la versione più recente, oppure torna a un backup fatto prima dell’aggiornamento con «carson restore --replace FILE».
error-database-of-others = Il database contiene tabelle che non sono di carson; indicane uno vuoto, oppure uno creato da carson.
error-database-not-empty = Il database non è vuoto; usa --replace per sostituire tutto ciò che contiene con il backup.
error-backup-not-one = Questo non è un backup: serve un file scritto da «carson backup».
error-backup-cut-off = Il backup è incompleto; serve una copia intera.
error-backup-changed = Il backup è stato modificato o danneggiato; serve una copia intatta.
error-backup-format = Il backup ha il formato { $found }, ma questa versione di carson legge il formato { $expected }.
error-backup-newer = Il backup è stato fatto da una versione più recente di carson: lo schema ha la revisione «{ $found }», ma questa versione non ne conosce dopo «{ $newest }». Ripristinalo con la versione che l’ha fatto, o con una successiva.
error-backup-row = La riga { $line } del backup non corrisponde alla sua tabella.
