# Faire tourner un serveur : ce qu’on lui dit, et ce qui cloche dans ce qu’il garde.

error-settings-number = { $name } vaut « { $found } », mais doit être un nombre de { $least } à { $most }.
error-settings-traces = { $name } demande des traces, mais les paquets de { $extra } ne sont pas installés : installez-les, ou retirez { $name }.
error-settings-choice = { $name } vaut « { $found } », mais doit être { LIST($known, join: "or") }.
error-settings-redis = { $name } doit être l’adresse d’un serveur Valkey ou Redis : { LIST($known, join: "or") }.
error-settings-redis-absent = { $name } est défini, mais le paquet nécessaire n’est pas installé : installez { $extra } ou supprimez ce réglage.
error-settings-bots = { $name } vaut « { $found } », ce qui demande PostgreSQL : indiquez une base PostgreSQL dans { $database }, ou omettez { $name }.
error-settings-smtp = { $name } doit être l’adresse d’un serveur de courrier : { LIST($known, join: "or") }.
error-settings-mail-from = { $name } vaut « { $found } », mais doit être un expéditeur, comme « Carson City <carson@example.org> ».
error-server-stopping = Le serveur est sur le point de s’arrêter ; rien n’a été changé. Réessayez dans un instant.
error-health-database = La base de données ne répond pas.
error-health-disk = Le disque est plein, ou presque.

# Une partie gardée qui ne se joue plus.

error-table-broken = Cette partie ne peut pas continuer ici : la partie enregistrée ne se rejoue plus comme elle a été jouée. Rien n’a été changé ; la personne qui administre ce serveur en trouvera la raison dans son journal.
error-check-commitment = Sa graine ne correspond pas à son engagement.
error-check-numbers = Son journal devrait avoir les entrées 0 à { $last } ; il en a { $found }, avec d’autres numéros.
error-check-entry = L’entrée { $seq } de son journal ne peut pas être jouée. { $reason }
error-check-entry-unread = L’entrée { $seq } de son journal est illisible.
error-check-entry-other = L’entrée { $seq } de son journal mène à autre chose que ce qui avait été noté.
error-check-snapshot = La position enregistrée à l’entrée { $seq } n’est pas celle où mène son journal.
error-check-seed = Le coup { $move } a tiré autre chose que ce que donne sa graine.

# La base de données, les sauvegardes

error-database-absent = Il n’y a pas encore de base « { $file } » ; « carson serve » la crée, ou « carson restore » depuis une sauvegarde.
error-database-older = La base a la révision « { $found } » du schéma, mais cette version de carson demande « { $expected } » ; « carson serve » la met à jour.
error-database-newer = La base vient d’une version plus récente de carson : son schéma a la révision « { $found } », mais cette version n’en connaît aucune après « { $newest } ». Réinstallez la version plus récente, ou revenez à une sauvegarde d’avant la mise à jour avec « carson restore --replace FICHIER ».
error-database-of-others = La base contient des tables qui ne sont pas de carson ; indiquez-en une vide, ou une que carson a créée.
error-database-not-empty = La base n’est pas vide ; utilisez --replace pour remplacer tout ce qu’elle contient par la sauvegarde.
error-backup-not-one = Ce n’est pas une sauvegarde : il faut un fichier écrit par « carson backup ».
error-backup-cut-off = La sauvegarde est incomplète ; il en faut une copie entière.
error-backup-changed = La sauvegarde a été modifiée ou abîmée ; il en faut une copie intacte.
error-backup-format = La sauvegarde est au format { $found }, mais cette version de carson lit le format { $expected }.
error-backup-newer = La sauvegarde vient d’une version plus récente de carson : son schéma a la révision « { $found } », mais cette version n’en connaît aucune après « { $newest } ». Restaurez-la avec la version qui l’a faite, ou une version ultérieure.
error-backup-row = La ligne { $line } de la sauvegarde ne correspond pas à sa table.
