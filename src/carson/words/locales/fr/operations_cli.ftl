# Ce que tape qui tient un serveur : contrôles, sauvegardes.

cli-error-database = La base de données ne répond pas : { $reason }
cli-error-database-in-use = Un autre serveur a ouvert « { $file } » : arrêtez-le d’abord. Un fichier SQLite ne sert qu’à un serveur ; plusieurs peuvent partager une base PostgreSQL.

## carson check

cli-help-check =
    Rejouer les parties en cours de la base du serveur, d’après leur journal, et signaler celles qui ne se rejoueraient plus avec cette
    version de carson. Rien n’est changé. Le code de sortie est 1 s’il y en a. La base est celle que nomme
    CARSON_DATABASE_URL, comme pour « carson serve ».

    Exemple : carson check --finished
cli-help-check-finished = Vérifier aussi les parties terminées.
cli-check-broken = { $table } : { $reason }
cli-check-done = { $count ->
    [one] { $count } partie a été rejouée
   *[other] { $count } parties ont été rejouées
  }{ $broken ->
    [0] , et tout va bien.
    [one] , dont une ne se rejoue plus.
   *[other] , dont { $broken } ne se rejouent plus.
  }

## carson backup, carson restore

cli-help-backup =
    Écrire dans un fichier tout ce que contient la base du serveur, que celui-ci tourne ou non. Le fichier convient à
    SQLite comme à PostgreSQL. Il contient les graines des parties en cours et d’autres secrets : gardez-le là où
    personne d’autre ne peut le lire.

    Exemple : carson backup carson-backup.gz
cli-help-backup-file = Le fichier à écrire ; s’il existe, il est remplacé quand le nouveau est complet.
cli-help-restore =
    Remplir la base du serveur depuis une sauvegarde. Un fichier incomplet ou modifié est refusé, et rien ne se passe
    alors. Arrêtez d’abord le serveur.

    Exemple : CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = Le fichier écrit par « carson backup ».
cli-help-restore-replace = Remplacer tout ce que contient la base.
cli-backup-done = { $rows ->
    [one] { $rows } ligne a été écrite
   *[other] { $rows } lignes ont été écrites
  } dans { $file }.
cli-restore-done = { $rows ->
    [one] { $rows } ligne a été restaurée
   *[other] { $rows } lignes ont été restaurées
  } depuis { $file }.
