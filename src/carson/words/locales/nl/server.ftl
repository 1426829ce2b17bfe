# De server: waarom iets niet kan.

error-settings-origin = { $name } moet het adres zijn dat browsers gebruiken, zoals “https://carson.example”, maar is “{ $found }”.
error-settings-database = { $name } moet een van deze zijn: { LIST($known, join: "or") }.
error-request-malformed = Het verzoek kan niet worden gelezen: { $reason }
error-request-not-json = Het verzoek moet JSON zijn, van het type application/json.
error-request-too-large = Het verzoek is te groot; { $most } bytes zijn toegestaan.
error-request-foreign = Het verzoek kwam van een andere site en is geweigerd.
error-request-too-many = Te veel verzoeken tegelijk. Probeer het zo meteen opnieuw.
error-page-unknown = Op dit adres is niets.
error-method-unknown = Dat kan niet op dit adres.
error-server-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
error-who-unknown = Je bent niet ingelogd. Begin als gast.
error-name-unfit = “{ $found }” kan geen naam zijn; een naam moet 1 tot { $most } afdrukbare tekens hebben.
error-table-unknown = Deze tafel bestaat niet.
error-table-other-rules = De tafel is opgezet voor versie { $found } van de regels, en deze server speelt versie { $expected }.
error-lesson-unknown = Deze les bestaat niet.
error-lesson-no-step = Deze les heeft de stappen 1 tot en met { $most }, geen stap { $found }.
error-table-not-open = Het spel is begonnen, of de tafel is gesloten.
error-table-not-begun = Het spel is nog niet begonnen.
error-table-not-playing = Aan deze tafel is geen spel aan de gang.
error-table-not-yours = Dat mag alleen de gastheer.
error-table-full = Alle plaatsen zijn bezet.
error-table-seats-free = Het spel kan niet beginnen: { $count ->
    [one] er is nog een plaats vrij.
   *[other] er zijn nog { $count } plaatsen vrij.
}
error-table-beginning = Het spel gaat zo beginnen; aan de tafel kan niets meer veranderd worden.
error-numbers-position = Een spel dat vanuit een stelling begint, neemt geen getallen van spelers aan: wat daarin verborgen is, is al getrokken.
error-numbers-not-sealed = Er is geen verzegeld getal van jou om te openen: het wordt vóór het spel verzegeld, en geopend zodra de gastheer begonnen is.
error-number-not-the-sealed-one = Dit is niet het getal dat je verzegeld hebt: zijn SHA-256 is anders.
error-numbers-too-late = Het spel is zonder jouw getal begonnen: het werd niet op tijd geopend.
error-bot-games-too-many = Aan je tafels zijn al { $most } spellen van alleen bots bezig; beëindig er eerst een, of wacht tot er een klaar is.
error-tables-too-many = Je hebt { $most } tafels die nog niet klaar zijn; speel er eerst een uit of sluit er een.
error-seats-count = De tafel heeft { $expected ->
    [one] één plaats
   *[other] { $expected } plaatsen
} te bezetten, en er zijn er { $found } opgegeven.
error-seat-none = Je hebt geen plaats aan deze tafel.
error-seat-which = Je hebt meer dan één plaats; zeg voor welke je speelt: { $seats }.
error-seat-not-yours = Plaats { $number } is niet van jou.
error-seat-taken = Plaats { $number } is niet vrij.
error-action-stale = Het spel is intussen verdergegaan; kijk er nog eens naar.
error-action-id-used = De naam “{ $id }” is al aan een andere actie gegeven.
error-action-id-unfit = Een actie heeft een eigen naam nodig, van 8 tot 64 letters, cijfers, streepjes of onderstrepingstekens.
error-action-too-long = De actie is te lang; { $most } tekens zijn toegestaan.
error-actions-none = De lijst met acties is leeg; stuur er minstens één.
error-actions-too-many = Dat zijn te veel acties; je kunt er { $most } tegelijk sturen.
error-actions-or-action = Stuur “action” of “actions”, niet beide.
error-actions-id-long = De id van meerdere acties mag hoogstens { $most } tekens hebben.
error-actions-final = Op “{ $action }” kan in hetzelfde verzoek niets volgen: het hangt af van een trekking, of van wat anderen geheimhouden. Stuur de rest als je de uitkomst hebt gezien.
error-plan-too-long = Het plan is te lang; { $most } acties zijn toegestaan.
error-undo-other = Zet { $asked } kun je niet terugnemen, alleen zet { $found }.
error-undo-too-often = Je hebt hier al { $most } zetten teruggenomen; speel verder met de zet die je hebt gedaan.

# Records and replays.

error-replay-no-move = Het spel telt { $most } zetten; zet { $found } bestaat niet.
error-clone-over = Na deze zet is het spel afgelopen; kies een eerdere om mee te beginnen.
error-thoughts-too-many = Er lopen al { $most } lange berekeningen voor je. Wacht tot ze klaar zijn en probeer het dan opnieuw.
error-thoughts-too-many-address = Vanuit jouw netwerk lopen al { $most } lange berekeningen. Probeer het zo meteen opnieuw.
error-thoughts-busy = De server is druk. Probeer het over een paar seconden opnieuw.
error-thoughts-failed = De berekening duurde te lang. Probeer het over een paar seconden opnieuw.
error-record-many-moves = Het verslag telt { $found } zetten; er kunnen er hoogstens { $most } worden ingelezen.
error-imports-too-many = Je hebt al { $most } verslagen ingelezen; verwijder er eerst een.
error-import-not-yours = Alleen een verslag dat je zelf hebt ingelezen kun je verwijderen.

# Custom figures and decks.

error-figures-unused = Het kaartspel wordt niet met cijfers gespeeld maar met een stapel kaarten.
error-deck-unused = Het bordspel wordt niet met een stapel kaarten gespeeld maar met cijfers.
error-city-unused = Het bordspel wordt op een bord gespeeld, niet in steden van kaarten.
error-city-none = Een virtuele speler bouwt geen stad; vraag naar die van een echte speler.
error-deck-unfit = Met deze kaarten kan niet gespeeld worden. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(en nog één fout)
   *[other] {" "}(en nog { $more } fouten)
}
# De server: tijd, en het leven van een tafel.

error-clock-move = De tijd voor een zet moet { $least } tot { $most } seconden zijn, maar is { $found }.
error-clock-bank = De reserve moet { $least } tot { $most } seconden zijn, maar is { $found }.
error-clock-days = Een zet moet { $least } tot { $most } dagen krijgen, maar krijgt er { $found }.
error-undo-standin = Die zet deed een bot terwijl je weg was; hij kan niet worden teruggenomen.
error-seat-resigned = Je hebt het spel aan deze tafel opgegeven.
error-seat-nobody = Op plaats { $number } zit niemand.
error-seat-own = Van je eigen plaats sta je zelf op.
error-table-not-over = Het spel is nog niet afgelopen.
error-time-not-live = Tijd kun je geven waar zetten in seconden tellen, aan iemand die aan de beurt is.
error-time-own = Je kunt jezelf geen tijd geven.
error-order-other-game = De opdracht “{ $kind }” hoort niet bij dit spel.
error-order-bid = Een bod is een getal van { $least } tot en met { $most }, en “{ $found }” is dat niet.
error-order-consent = Zeg { LIST($known, join: "or") }, en niet “{ $found }”.
server-no-client = Het spel voor de browser is nog niet gebouwd; “make web” doet dat.
# Live play
error-live-too-many = Er zijn al te veel liveverbindingen; sluit er een, of probeer het straks opnieuw.
## Meldingen: waarom een kanaal wordt geweigerd, en waarom een bericht niet is aangekomen.

error-settings-smtp = { $name } moet het adres van een mailserver zijn: { LIST($known, join: "or") }.
error-settings-mail-from = { $name } moet de afzender van de mail zijn, zoals “Carson City <carson@example.org>”, maar is “{ $found }”.
error-channel-no-origin = Deze server kent zijn eigen adres niet en kan dus geen links sturen; wie hem beheert, kan { $setting } instellen.
error-channel-no-mail = Deze server stuurt geen mail; daarvoor heeft hij instellingen nodig: { LIST($settings) }.
error-channel-no-https = Voor pushberichten is een https-adres nodig; wie deze server beheert, kan { $setting } instellen.
error-channel-kind-unknown = Berichten kunnen niet via “{ $found }” worden gestuurd; kies { LIST($known, join: "or") }.
error-channel-mail-unfit = “{ $found }” is geen bruikbaar mailadres; het moet eruitzien als naam@example.org.
error-channel-webhook-unfit = Het adres van de webhook moet beginnen met https:// en de naam van een openbare host, met poort 443 of een poort vanaf { $port }.
error-channel-push-unfit = Het pushabonnement van de browser is onbruikbaar; het moet een https-adres (endpoint) en de sleutels p256dh en auth hebben.
error-channel-want-unknown = Er zijn geen berichten van de soort “{ $found }”; kies { LIST($known, join: "or") }.
error-channel-unknown = Dat kanaal is er niet.
error-channel-not-confirmed = Dit mailadres is niet bevestigd; de link staat in de mail die daarheen is gestuurd.
error-channel-mail-too-many = Aan dit adres is het vandaag al { $most } keer gevraagd; probeer het morgen opnieuw.
error-channels-too-many = Je hebt { $most } kanalen; haal er eerst een weg.
error-mail-link-old = Deze link werkt niet meer.
error-notify-host-unfit = “{ $host }” heeft geen openbaar adres.
error-notify-unreachable = “{ $host }” was niet te bereiken.
error-notify-status = De andere kant antwoordde met status { $status }.
error-notify-mail-refused = De mail is geweigerd met code { $status }.
error-notify-mail-server = De mailserver van deze server was niet te bereiken.
error-notify-mail-too-many = Dit adres kreeg { $most } mails op één dag; meer worden er niet gestuurd.

## Meldingen: wat er wordt gestuurd.

notify-game-cards = Carson City: The Card Game
notify-game-board = Carson City
notify-turn-title = Jij bent aan de beurt
notify-turn-text = { $name }, je bent aan de beurt in { $game }.
notify-over-title = Het spel is afgelopen
notify-over-text = { $name }, je partij { $game } is afgelopen.
notify-over-won = { $count ->
    [one] { $who } heeft gewonnen.
   *[other] { $who } hebben gewonnen.
}
notify-begun-title = Het spel is begonnen
notify-begun-text = { $name }, je partij { $game } is begonnen.
notify-seated-title = Er is iemand gaan zitten
notify-seated-text = { $who } is aan je tafel gaan zitten ({ $game }).
notify-seated-free = { $count ->
    [0] Alle plaatsen zijn bezet: je kunt beginnen.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
notify-clock-title = Je tijd is bijna om
notify-clock-text = { $name }, je tijd in { $game } is bijna om; daarna speelt een bot voor je.
notify-test-title = Het werkt
notify-test-text = Dit is een proefbericht. Berichten over je tafels komen hier aan.
notify-confirm-title = Is dit jouw adres?
notify-confirm-text = Iemand, waarschijnlijk jijzelf, heeft op { $origin } gevraagd om berichten over partijen Carson City hierheen te sturen. Wil je ze hebben, open dan binnen drie dagen deze link:
notify-confirm-else = Was jij het niet, doe dan niets: er komen geen berichten meer.
notify-mail-stop = Afmelden:
notify-page-confirm = Moeten berichten over je tafels naar { $address } worden gestuurd?
notify-page-confirm-button = Ja, stuur ze
notify-page-confirm-done = Bedankt. Berichten worden naar { $address } gestuurd.
notify-page-stop = Moeten er geen berichten meer naar { $address } worden gestuurd?
notify-page-stop-button = Geen berichten meer
notify-page-stop-done = Er worden geen berichten meer naar { $address } gestuurd.
error-pad = { $name }: { $reason }
error-pad-character = Er is geen personage “{ $found }”; kies { LIST($known, join: "or") }.
error-setup-players = Aan een tafel van { $players } is geen plaats voor { $real } echte spelers; `players` telt iedereen en moet minstens { $real } zijn.

## Previews of shared links, and the installed client

server-preview-about = Carson City en Carson City: het kaartspel, een onofficiële fanuitgave. Speel in de browser.
server-preview-open = Er staat een tafel voor je klaar. Open de link om aan te schuiven; een account is niet nodig.
server-preview-playing = Er wordt gespeeld. Open de link om mee te kijken of verder te spelen.
server-preview-replay = Een partij om zet voor zet door te bladeren.
server-preview-picture = Een straat in een westernstadje voor de bergen; twee cowboys staan tegenover elkaar.
