# Wat wie een server beheert typt: controles, reservekopieën.

cli-error-database = De database reageert niet: { $reason }
cli-error-database-in-use = Een andere server heeft “{ $file }” open: stop die eerst. Een SQLite-bestand is voor één server; een PostgreSQL-database kunnen meerdere servers delen.

## carson check

cli-help-check =
    De lopende partijen in de database van de server opnieuw spelen, uit hun logboek, en melden welke met deze versie van
    carson stuk zouden gaan. Er verandert niets. De exitstatus is 1 als die er zijn. Het is de database die
    CARSON_DATABASE_URL noemt, zoals bij “carson serve”.

    Voorbeeld: carson check --finished
cli-help-check-finished = Controleer ook afgelopen partijen.
cli-check-broken = { $table }: { $reason }
cli-check-done = { $count ->
    [one] Eén partij is opnieuw gespeeld
   *[other] { $count } partijen zijn opnieuw gespeeld
  }{ $broken ->
    [0] , en alles is in orde.
    [one] , en één is stuk.
   *[other] , en { $broken } zijn stuk.
  }

## carson backup, carson restore

cli-help-backup =
    Alles wat de database van de server bevat naar een bestand schrijven, of de server nu draait of niet. Het bestand past
    bij SQLite en bij PostgreSQL. Het bevat de seeds van lopende partijen en andere geheimen: houd het voor
    jezelf.

    Voorbeeld: carson backup carson-backup.gz
cli-help-backup-file = Het bestand om te schrijven; een bestaand bestand wordt vervangen zodra het nieuwe klaar is.
cli-help-restore =
    De database van de server uit een reservekopie vullen. Een afgebroken of veranderd bestand wordt geweigerd, en
    dan gebeurt er niets. Stop eerst de server.

    Voorbeeld: CARSON_DATABASE_URL=postgresql://carson@localhost/carson carson restore carson-backup.gz
cli-help-restore-file = Het bestand dat “carson backup” geschreven heeft.
cli-help-restore-replace = Vervang alles wat in de database staat.
cli-backup-done = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
  } naar { $file } geschreven.
cli-restore-done = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
  } uit { $file } teruggezet.
