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

## carson admin

cli-help-admin =
    Bepaal wie in de browser mensen en tafels mag beheren (“/admin”), en zie wat zij deden.

    Voorbeeld: carson admin grant Annie
cli-help-admin-grant =
    Maak iemand met een account beheerder, vanaf het volgende verzoek. De server mag draaien.

    Voorbeeld: carson admin grant Annie --database sqlite:////var/lib/carson/carson.db
cli-help-admin-revoke = Ontneem de rol van beheerder, vanaf het volgende verzoek.
cli-help-admin-list = Toon de beheerders.
cli-help-admin-log = Toon wat beheerders deden, het nieuwste eerst: wanneer, wie, wat, bij wie en waarom.
cli-help-admin-name = De naam van de persoon.
cli-help-admin-database = De database van de server; standaard die welke CARSON_DATABASE_URL noemt.
cli-help-admin-reason = Waarom, voor het logboek.
cli-help-admin-count = Hoeveel regels worden getoond.
cli-admin-reason = met een opdracht op de host
cli-admin-host = de host
cli-admin-granted = { $name } is nu beheerder.
cli-admin-revoked = { $name } is geen beheerder meer.
cli-admin-nobody = Er zijn geen beheerders.
cli-admin-log-empty = Beheerders hebben nog niets gedaan.
