# Een server draaien: wat hem gezegd wordt, en wat er mis is met wat hij bewaart.

error-settings-number = { $name } moet een getal van { $least } tot en met { $most } zijn, maar is “{ $found }”.
error-settings-traces = { $name } vraagt om traces, maar de pakketten van { $extra } zijn niet geïnstalleerd: installeer ze, of haal { $name } weg.
error-settings-choice = { $name } is “{ $found }”, maar toegestaan is alleen { LIST($known, join: "or") }.
error-settings-redis = { $name } moet het adres van een Valkey- of Redis-server zijn: { LIST($known, join: "or") }.
error-settings-redis-absent = { $name } is ingesteld, maar het pakket dat daarvoor nodig is, is niet geïnstalleerd: installeer { $extra } of verwijder de instelling.
error-settings-bots = { $name } is “{ $found }”, en dat vraagt PostgreSQL: noem een PostgreSQL-database in { $database }, of laat { $name } weg.
error-settings-smtp = { $name } moet het adres van een mailserver zijn: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } moet een afzender zijn, zoals “Carson City <carson@example.org>”, maar is “{ $found }”.
error-server-stopping = De server stopt zo. Er is niets veranderd; probeer het over een ogenblik opnieuw.
error-health-database = De database reageert niet.
error-health-disk = De schijf is vol, of bijna.

# Een bewaard spel dat niet meer loopt.

error-table-broken = Dit spel kan hier niet verder: het opgeslagen spel verloopt niet meer zoals het gespeeld is. Er is niets veranderd; wie deze server beheert, vindt de reden in het logboek.
error-check-commitment = De seed past niet bij de vastlegging.
error-check-numbers = Het logboek moet de regels 0 tot en met { $last } hebben; het heeft er { $found } met andere nummers.
error-check-entry = Regel { $seq } van het logboek kan niet gespeeld worden. { $reason }
error-check-entry-unread = Regel { $seq } van het logboek is niet te lezen.
error-check-entry-other = Regel { $seq } van het logboek leidt tot iets anders dan is vastgelegd.
error-check-snapshot = De stelling die bij regel { $seq } is opgeslagen, is niet die waar het logboek toe leidt.
error-check-seed = Zet { $move } trok iets anders dan de seed geeft.

# De database, reservekopieën

error-database-absent = Er is nog geen database “{ $file }”; “carson serve” maakt die, of “carson restore” uit een reservekopie.
error-database-older = De database heeft revisie “{ $found }” van het schema, maar deze versie van carson heeft “{ $expected }” nodig; “carson serve” werkt hem bij.
error-database-newer = De database hoort bij een nieuwere versie van carson: het schema heeft revisie “{ $found }”, maar deze versie kent er geen na “{ $newest }”. Installeer de nieuwere versie opnieuw, of ga met “carson restore --replace BESTAND” terug naar een reservekopie van vóór de upgrade.
error-database-of-others = In de database staan tabellen die niet van carson zijn; gebruik een lege database, of een die carson gemaakt heeft.
error-database-not-empty = De database is niet leeg; gebruik --replace om alles wat erin staat te vervangen door de reservekopie.
error-backup-not-one = Dit is geen reservekopie; gebruik een bestand dat “carson backup” heeft geschreven.
error-backup-cut-off = De reservekopie is afgebroken; gebruik een volledige kopie.
error-backup-changed = De reservekopie is veranderd of beschadigd; gebruik een ongeschonden kopie.
error-backup-format = De reservekopie heeft formaat { $found }, maar deze versie van carson leest formaat { $expected }.
error-backup-newer = De reservekopie is gemaakt door een nieuwere versie van carson: het schema heeft revisie “{ $found }”, maar deze versie kent er geen na “{ $newest }”. Zet hem terug met de versie waarmee hij gemaakt is, of een latere.
error-backup-row = Regel { $line } van de reservekopie past niet bij de tabel.
