# De server: waarom iets niet kan.

error-settings-origin = { $name } moet het adres zijn dat browsers gebruiken, zoals “https://carson.example”, maar is “{ $found }”.
error-settings-database = { $name } moet een van deze zijn: { LIST($known, join: "or") }.
error-request-malformed = Het verzoek kan niet worden gelezen: { $reason }
error-request-not-json = Het verzoek moet JSON zijn, van het type application/json.
error-request-too-large = Het verzoek is te groot; de grens is { $most } bytes.
error-request-foreign = Het verzoek kwam van een andere site en is geweigerd.
error-request-too-many = Te veel verzoeken tegelijk. Probeer het zo meteen opnieuw.
error-page-unknown = Op dit adres is niets.
error-method-unknown = Dit adres ondersteunt zulke verzoeken niet.
error-server-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
error-who-unknown = Je bent niet ingelogd. Begin eerst als gast.
error-name-unfit = “{ $found }” kan geen naam zijn. Een naam heeft 1 tot en met { $most } afdrukbare tekens.
error-table-unknown = Deze tafel bestaat niet.
error-table-other-rules = De tafel is opgezet voor versie { $found } van de regels, maar deze server speelt versie { $expected }.
error-lesson-unknown = Deze les bestaat niet.
error-lesson-no-step = Deze les heeft geen stap { $found }, alleen de stappen 1 tot en met { $most }.
error-table-not-open = Het spel is al begonnen, of de tafel is gesloten.
error-table-not-begun = Het spel is nog niet begonnen.
error-table-not-playing = Aan deze tafel is geen spel bezig.
error-table-not-yours = Dat mag alleen de host.
error-table-full = Alle plaatsen zijn bezet.
error-table-seats-free = Het spel kan niet beginnen: { $count ->
    [one] er is nog een plaats vrij.
   *[other] er zijn nog { $count } plaatsen vrij.
}
error-table-beginning = Het spel gaat zo beginnen; de tafel kan niet meer worden gewijzigd.
error-numbers-position = Een spel dat vanuit een stelling begint, neemt geen getallen van spelers aan: de verborgen kaarten en tegels zijn al getrokken.
error-numbers-not-sealed = Je hebt geen verzegeld getal om te openen. Getallen worden vóór het spel verzegeld en geopend als de host het start.
error-number-not-the-sealed-one = Dit is niet het getal dat je hebt verzegeld: de SHA-256 klopt niet.
error-numbers-too-late = Je getal is niet op tijd geopend; het spel is zonder dat getal begonnen.
error-bot-games-too-many = Je hebt al { $most } partijen met alleen bots lopen. Beëindig er eerst een, of wacht tot er een klaar is.
error-tables-too-many = Je hebt { $most } tafels die nog niet klaar zijn. Speel er eerst een uit of sluit er een.
error-seats-count = De tafel heeft { $expected ->
    [one] één plaats
   *[other] { $expected } plaatsen
} te bezetten, maar je gaf er { $found } op.
error-seat-none = Je hebt geen plaats aan deze tafel.
error-seat-which = Je hebt meerdere plaatsen; zeg voor welke je speelt: { $seats }.
error-seat-not-yours = Plaats { $number } is niet van jou.
error-seat-taken = Plaats { $number } is niet vrij.
error-action-stale = Het spel is intussen verdergegaan. Kijk nog eens.
error-action-id-used = De id “{ $id }” is al voor een andere actie gebruikt.
error-action-id-unfit = Een actie heeft een eigen id nodig: 8 tot en met 64 letters, cijfers, streepjes of onderstrepingstekens.
error-action-too-long = De actie is te lang; de grens is { $most } tekens.
error-actions-none = De lijst met acties is leeg; stuur er minstens één.
error-actions-too-many = Dat zijn te veel acties; je kunt er { $most } tegelijk sturen.
error-actions-or-action = Stuur “action” of “actions”, niet beide.
error-actions-id-long = De id van meerdere acties mag hoogstens { $most } tekens hebben.
error-actions-final = Op “{ $action }” kan in hetzelfde verzoek niets volgen: het hangt af van een trekking, of van wat anderen geheimhouden. Stuur de rest als je de uitkomst hebt gezien.
error-plan-too-long = Het plan is te lang; de grens is { $most } acties.
error-undo-other = Je kunt zet { $asked } niet terugnemen, alleen zet { $found }.
error-undo-too-often = Je hebt hier al { $most } zetten teruggenomen. Speel verder met je huidige zet.
error-rewind-people = Zo ver kun je alleen terug als alle anderen bots zijn.

# Records and replays.

error-replay-no-move = Zet { $found } bestaat niet; het spel telt { $most } zetten.
error-clone-over = Na deze zet is het spel afgelopen. Kies een eerdere zet om vanaf te spelen.
error-thoughts-too-many = Je hebt al { $most } lange berekeningen lopen. Wacht tot ze klaar zijn en probeer het dan opnieuw.
error-thoughts-too-many-address = Vanuit jouw netwerk lopen al { $most } lange berekeningen. Probeer het zo meteen opnieuw.
error-thoughts-busy = De server heeft het druk. Probeer het over een paar seconden opnieuw.
error-moves-busy = De server heeft het druk. Er is niets veranderd; probeer het over een paar seconden opnieuw.
error-thoughts-failed = De berekening duurde te lang. Probeer het over een paar seconden opnieuw.
error-record-many-moves = Het verslag telt { $found } zetten; de grens voor importeren is { $most }.
error-record-long-head = De kop en de opmerkingen van het verslag tellen { $found } tekens; de grens voor importeren is { $most }.
error-imports-too-many = Je hebt al { $most } verslagen geïmporteerd. Verwijder er eerst een.
error-import-not-yours = Je kunt alleen verslagen verwijderen die je zelf hebt geïmporteerd.

# Custom figures and decks.

error-figures-unused = Het kaartspel gebruikt een stapel kaarten, geen cijfers.
error-deck-unused = Het bordspel gebruikt cijfers, geen stapel kaarten.
error-city-unused = Het bordspel wordt op een bord gespeeld, niet in steden van kaarten.
error-city-none = Een virtuele speler bouwt geen stad; kies een echte speler.

# De server: tijd, en het leven van een tafel.

error-clock-move = De tijd per zet is { $found }, maar moet { $least } tot en met { $most } seconden zijn.
error-clock-bank = De reserve is { $found }, maar moet { $least } tot en met { $most } seconden zijn.
error-clock-days = De tijd per zet is { $found }, maar moet { $least } tot en met { $most } dagen zijn.
error-undo-standin = Een bot deed die zet terwijl je weg was, dus je kunt hem niet terugnemen.
error-seat-resigned = Je hebt aan deze tafel opgegeven.
error-seat-nobody = Op plaats { $number } zit niemand.
error-seat-own = Dit is je eigen plaats; verlaat hem zelf.
error-table-not-over = Het spel is nog niet afgelopen.
error-time-not-live = Je kunt alleen in livepartijen tijd geven, aan een speler die aan de beurt is.
error-time-own = Je kunt jezelf geen tijd geven.
error-order-other-game = De opdracht “{ $kind }” bestaat niet in dit spel.
error-order-bid = “{ $found }” is geen bod; noem een getal van { $least } tot en met { $most }.
error-order-consent = “{ $found }” is geen geldig antwoord; kies { LIST($known, join: "or") }.
server-no-client = Het spel voor de browser is nog niet gebouwd. Bouw het met “make web”.
# Live play
error-live-too-many = Er zijn te veel liveverbindingen. Sluit er een, of probeer het zo meteen opnieuw.

# Scorebladen, en klaarzetten met de doos.

error-pad = { $name }: { $reason }
error-pad-character = Er is geen personage “{ $found }”; kies { LIST($known, join: "or") }.
error-setup-players = Aan een tafel van { $players } is geen plaats voor { $real } echte spelers; in totaal moeten het er minstens { $real } zijn.

## Previews of shared links, and the installed client

server-preview-about = Carson City en Carson City: The Card Game, een onofficiële fanuitgave. Speel in de browser.
server-preview-open = Er staat een tafel voor je klaar. Open de link om aan te schuiven; een account is niet nodig.
server-preview-playing = Er is een spel bezig. Open de link om toe te kijken of verder te spelen.
server-preview-replay = Een afgelopen spel om zet voor zet terug te kijken.
server-preview-picture = Een straat in een westernstadje voor de bergen; twee cowboys staan tegenover elkaar.
