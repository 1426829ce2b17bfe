# Een server draaien: wat hem gezegd wordt, en wat er mis is met wat hij bewaart.

error-settings-number = { $name } moet een getal van { $least } tot en met { $most } zijn, maar is “{ $found }”.
error-settings-choice = { $name } is “{ $found }”; kies { LIST($known, join: "or") }.
error-server-stopping = De server stopt zo; er is niets veranderd. Probeer het over een ogenblik opnieuw.
error-health-database = De database antwoordt niet.
error-health-disk = De schijf is vol, of bijna.

# Een bewaard spel dat niet meer loopt.

error-table-broken = Dit spel kan hier niet verder: wat ervan bewaard is, loopt niet meer zoals het gespeeld werd. Er is niets veranderd; wie deze server beheert, vindt de reden in het logboek.
error-check-commitment = De seed past niet bij de vastlegging.
error-check-numbers = Het logboek moet de regels 0 tot en met { $last } hebben; het heeft er { $found } met andere nummers.
error-check-entry = Regel { $seq } van het logboek kan niet gespeeld worden. { $reason }
error-check-entry-unread = Regel { $seq } van het logboek is niet te lezen.
error-check-entry-other = Regel { $seq } van het logboek leidt tot iets anders dan toen is opgeschreven.
error-check-snapshot = De stelling die bij regel { $seq } bewaard is, is niet die waar het logboek toe leidt.
error-check-seed = Zet { $move } trok iets anders dan de seed geeft.

# De database, reservekopieën

error-database-absent = Er is nog geen database “{ $file }”; “carson serve” maakt die, of “carson restore” uit een reservekopie.
error-database-older = De database heeft revisie “{ $found }” van het schema, en deze versie van carson heeft “{ $expected }” nodig; “carson serve” werkt hem bij.
error-database-newer = De database hoort bij een nieuwere versie van carson: het schema heeft revisie “{ $found }”, en deze versie kent er geen na “{ $newest }”. Installeer de nieuwere versie opnieuw, of ga met “carson restore --replace BESTAND” terug naar een reservekopie van vóór de upgrade.
error-database-of-others = In de database staan tabellen die niet van carson zijn; noem een lege database, of een die carson gemaakt heeft.
error-database-not-empty = De database is niet leeg; met --replace komt de reservekopie in de plaats van alles wat erin staat.
error-backup-not-one = Dit is geen reservekopie: er is een bestand nodig dat “carson backup” geschreven heeft.
error-backup-cut-off = De reservekopie breekt af; er is een volledige nodig.
error-backup-changed = De reservekopie is veranderd of beschadigd; er is een onbeschadigde nodig.
error-backup-format = De reservekopie heeft formaat { $found }, en deze versie van carson leest formaat { $expected }.
error-backup-newer = De reservekopie is gemaakt door een nieuwere versie van carson: het schema heeft revisie “{ $found }”, en deze versie kent er geen na “{ $newest }”. Zet hem terug met de versie waarmee hij gemaakt is, of een latere.
error-backup-row = Regel { $line } van de reservekopie past niet bij de tabel.
