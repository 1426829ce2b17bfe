### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Toekijken
web-pages-pad = Scoreblok
web-pages-account = Je account
web-pages-settings = Instellingen
web-pages-renamed = Je heet nu { $name }, ook aan je tafels.
web-pages-plays-as = Je speelt als { $name }.
web-pages-rename = Wijzigen
web-pages-rename-own = Je naam wijzigen
web-pages-name-is-fine = Naam houden
web-pages-name-given = of een willekeurige naam
web-pages-save = Opslaan
web-pages-is-guest = Je speelt als gast. Alleen deze browser kent je.
web-pages-is-account = Deze naam is van jou.
web-pages-sound = Geluiden
web-pages-calm = Minder animaties
web-pages-sure = Keuzes bevestigen
web-pages-sure-always = Altijd
web-pages-sure-final = Alleen wat niet ongedaan kan worden gemaakt
web-pages-sure-never = Nooit
web-pages-no-network = Geen verbinding. Wat je ziet, kan verouderd zijn; er gaat niets verloren.
web-pages-fresh = Er is een nieuwe versie beschikbaar.
web-pages-reload = Opnieuw laden
web-pages-later = Later
web-pages-bot = bot
web-pages-open = Openen
web-pages-go-on = Verder spelen
web-pages-look-in = Bekijken
web-pages-replay = Terugkijken
web-pages-forget = Verwijderen
web-pages-imported = geïmporteerd verslag
web-pages-turn-of = Aan de beurt: { $names }
web-pages-turn-bots = Bots denken na.
web-pages-since = { $when } gevraagd
web-pages-until = de tijd loopt af { $when }
web-pages-one-click = tegen bots, zonder account
web-pages-continue = Je partijen
web-pages-about-learn = Een korte les voor elk spel: jij speelt, wij leggen uit.
web-pages-about-mine = Ga verder waar je gebleven was, of kijk afgelopen partijen terug.
web-pages-about-watch = Kijk hoe anderen spelen, live of achteraf.
web-pages-about-rules = Alle regels van beide spellen, genummerd en met afbeeldingen.
web-pages-about-pad = Telt de punten op van een spel aan een echte tafel.
web-pages-join = Meedoen met een link
web-pages-about-join = Heeft iemand je een link of tafelnummer gestuurd?
web-pages-join-label = Link of nummer van de tafel
web-pages-join-nothing = Dat is geen link naar een tafel. Een link ziet eruit als https://…/table/1a2b…; een tafelnummer heeft 20 letters en cijfers.
web-pages-join-elsewhere = Die tafel staat op een andere server. Open de link zelf om er te komen.
web-pages-watch-about = Openbare partijen mag iedereen zien. Een besloten partij ziet alleen wie de link heeft.
web-pages-playing = Nu bezig
web-pages-finished = Afgelopen
web-pages-nothing-playing = Er zijn nu geen openbare partijen bezig.
web-pages-nothing-finished = Er is nog geen openbaar spel afgelopen.
web-pages-filter = Tafels filteren
web-pages-filter-turn = Mijn beurt
web-pages-filter-going = Bezig
web-pages-filter-waiting = Wachtend
web-pages-filter-over = Afgelopen
web-pages-filter-all = Alle
web-pages-both-games = Beide spellen
web-pages-none-such = Zulke tafels heb je niet.
web-pages-keep-them = Alleen deze browser weet dat dit jouw tafels zijn. Bewaar ze met een account of een geheime link:
web-pages-bring = Spelverslag importeren
web-pages-bring-about = Importeer een afgelopen spel, hier of elders gespeeld, en bekijk het als een eigen spel. Elke zet wordt eerst gecontroleerd. Alleen jij kunt het zien.
web-pages-bring-file = Verslagbestand
web-pages-bring-text = Of plak de tekst ervan
web-pages-bring-go = Controleren en importeren
web-pages-brought = Alle zetten zijn geldig.

## Setting up a table, and the waiting room

web-pages-about-game-board = Vier rondes vol land, gebouwen en duels, voor twee tot zes spelers of solo.
web-pages-about-game-cards = Achttien korte rondes met geheime biedingen en een stad van kaarten, voor één tot zes spelers.
web-pages-presets = Voorinstellingen
web-pages-presets-board = Een eerste spel, een combinatie uit de spelregelboeken, of alles tegelijk. Hieronder kun je alles veranderen.
web-pages-presets-cards = Kies de virtuele spelers willekeurig.
web-pages-everything = Alles
web-pages-surprise = Verras me
web-pages-surprised = Dit is willekeurig gekozen. Hou het, verander het hieronder of probeer het nog eens.
web-pages-who = Wie speelt er mee
web-pages-alone = Solo tegen Standish
web-pages-alone-against = Je speelt solo tegen Jeb Standish: { $strategy }.
web-pages-solo-no = nee, tegen mensen of bots
web-pages-solo-about = Het solospel uit de spelregelboeken: Jeb Standish volgt zijn eigen kaarten. Je ziet elke regel die voor hem beslist.
web-pages-solo-drawn = Tegen Standish worden zeven personages willekeurig getrokken.
web-pages-solo-rancher = Vrij makkelijk: gaat voor Ranches.
web-pages-solo-miner = Gemiddeld: gaat voor Mijnen en Banken.
web-pages-solo-strength = Moeilijk: komt zwaarbewapend.
web-pages-solo-urban = Voor experts: wil de hele stad.
web-pages-seat = Plaats { $seat }
web-pages-seat-guest = iemand anders aan dit scherm
web-pages-seat-open = vrij, voor een vriend
web-pages-player = Speler { $seat }
web-pages-seats-about = Vrije plaatsen zijn voor wie de link heeft. Wie begint, wordt geloot.
web-pages-seats-drawn = Wie begint, wordt geloot.
web-pages-table-of = Spelers in totaal
web-pages-table-real = Mensen en bots
web-pages-suits = Symbolen
web-pages-suits-any = willekeurig
web-pages-suit-any = maakt niet uit
web-pages-suits-about = Het symbool op de kaarten van elke speler. Het beslist ook bij gelijke biedingen, in een volgorde die elke ronde verandert.
web-pages-virtual = Virtuele speler { $number }
web-pages-virtual-about = Ze draaien biedkaarten van een stapel om en houden wat ze nemen. Ze bouwen geen stad en gebruiken geen personages.
web-pages-level-beginner = biedt 1 tot en met 9, zoals iedereen
web-pages-level-intermediate = heeft een 10 in plaats van de 1
web-pages-level-expert = heeft een 10 en een 11 in plaats van 1 en 2
web-pages-hopeless = Alleen tegen vijf experts: zelfs volgens het spelregelboek is dat haast niet te winnen.
web-pages-set-own = eigen keuze
web-pages-set-own-about = Zeven personages, elk met de kant die je wilt; de Krantenjongen komt erbij.
web-pages-set-random-about = Zeven personages met willekeurige kanten. Je ziet ze zodra de tafel is opgezet.
web-pages-set-drawn = willekeurig
web-pages-set-count = { $count } van { $needed } gekozen
web-pages-side-y = gele kant
web-pages-side-r = rode kant
web-pages-side-either = beide kanten
web-pages-side-out = doet niet mee
web-pages-side-in = doet mee
web-pages-tap-face = Tik op een portret om te zien wat het personage kan.
web-pages-bag-own = eigen zak
web-pages-bag-own-about = Zoveel van elk gebouw als je wilt; de acht basistypen moeten erin zitten.
web-pages-no-variants = geen
web-pages-about-new-beginning = Iedereen koopt vóór het spel in het geheim cowboys, wegen, revolverfiches en kavels, in plaats van met hetzelfde te beginnen.
web-pages-about-river = Er loopt een rivier over de kaart: niemand kan erop bouwen, alleen bruggen gaan eroverheen en Mijnen ernaast leveren meer op.
web-pages-about-might-is-right = Duels gaan met genummerde tegels, in het geheim gekozen, in plaats van dobbelstenen: bluf in plaats van geluk.
web-pages-about-kit-carson = Alle spelers plaatsen tegelijk cowboys en mogen ze verplaatsen tot ze stoppen. Het leukst live.
web-pages-about-outlaws = Vanaf ronde 2 komen er Outlaws naar de stad. Ze halveren wat gebouwen opleveren, tot iemand ze verslaat of opsluit.
web-pages-about-horses = Iedereen heeft paarden en vijf omheiningen met kleine voordelen. Elke ronde eindigt met een rodeo.
web-pages-river-printed = gedrukte rivier
web-pages-river-printed-about = Van west naar oost midden over de kaart.
web-pages-river-own = eigen rivier
web-pages-river-own-about = Elke vorm die jullie afspreken: één tot vijftien kavels, in één stuk of meer.
web-pages-edition = Editie
web-pages-edition-english = Het latere, uitgebreidere spelregelboek, met alle twintig personages en het solospel.
web-pages-edition-dutch = Het Nederlandse spelregelboek waar het afwijkt: Stadhuis, Outlaws en rivieren; geen Kerstman, geen solospel.
web-pages-clock-none-about = Neem alle tijd die je nodig hebt.
web-pages-clock-quick-about = Voor een avond samen. Langere zetten kosten reserve; daarna speelt een bot voor je tot je terug bent.
web-pages-clock-calm-about = Hetzelfde, met meer bedenktijd.
web-pages-clock-day-about = Doe je zet wanneer het je uitkomt; een spel duurt een paar weken.
web-pages-clock-days-about = Voor wie vaak weg is.
web-pages-clock-own = eigen tijd
web-pages-clock-own-about = Stel zelf seconden of dagen in.
web-pages-clock-kind = Geteld in
web-pages-clock-kind-live = seconden
web-pages-clock-kind-days = dagen
web-pages-clock-move = Seconden per zet
web-pages-clock-bank = Seconden reserve
web-pages-clock-days = Dagen per zet
web-pages-open-to = Open voor
web-pages-public = iedereen
web-pages-public-about = De tafel staat in de lijst. Iedereen kan een vrije plaats nemen, toekijken en het spel later terugkijken.
web-pages-private = wie de link heeft
web-pages-private-about = De tafel staat niet in de lijst. Wie de link heeft, kan aanschuiven of toekijken.
web-pages-figures = Cijfers
web-pages-deck = Kaarten
web-pages-material-own = eigen
web-pages-material-ours = ingebouwd
web-pages-material-about = Sommige cijfers uit de doos staan in geen enkel spelregelboek, dus hebben we ze gereconstrueerd. Weet je het beter, speel dan met een eigen bestand (JSON).
web-pages-material-file = Bestand
web-pages-material-read = { $name } wordt gebruikt.
web-pages-material-unread = { $name } kan niet worden gelezen. Het moet een JSON-bestand met cijfers of kaarten zijn.
web-pages-material-is-own = Er wordt gespeeld met eigen cijfers van de host: { $name }.
web-pages-then-wait = Daarna krijg je een link voor je vrienden.
web-pages-then-begin = Alle plaatsen zijn bezet: het spel begint meteen.
web-pages-then-watch = Het spel begint meteen: de bots spelen en jij kijkt toe.
web-pages-invite = Vrienden uitnodigen
web-pages-qr = De link als QR-code voor je telefoon
web-pages-share-it = Delen …
web-pages-share = Kom { $game } met me spelen!
web-pages-played = Opzet van het spel
web-pages-fair = Niemand kan kiezen wat er getrokken wordt. Alles volgt uit een geheim van de server, dat aan het einde bekend wordt, en uit een getal van de browser van elke speler. Vingerafdruk van het geheim:
web-pages-fair-server = Wat er getrokken wordt, volgt uit een geheim van de server dat aan het einde bekend wordt. Noteer nu de vingerafdruk ervan, dan kun je later nagaan dat er niets is veranderd:
web-pages-sealed = Verzegelde getallen tot nu toe: { $names }.
web-pages-opening = Het spel gaat zo beginnen: de browsers openen hun getallen.
web-pages-complete = Iedereen is er.
web-pages-host-begins = De host start het spel.
web-pages-you = jij
web-pages-here = aanwezig
web-pages-away = afwezig
web-pages-kept = plaats gereserveerd
web-pages-seat-bot = Bot toevoegen
web-pages-seat-clear = Verwijderen
web-pages-start-anyway = Toch starten, met bots op de lege plaatsen
web-pages-leave-about = { $count ->
    [one] Je plaats komt vrij.
   *[other] Al je { $count } plaatsen komen vrij.
  }
web-pages-leave-host = { $name } wordt de host.
web-pages-leave-last = Verder zit hier niemand, dus de tafel wordt gesloten.
web-pages-leave-sure = Ja, verlaten
web-pages-close-table = Tafel sluiten
web-pages-turns = { $count ->
    [one] je bent aan één tafel aan de beurt
   *[other] je bent aan { $count } tafels aan de beurt
  }
web-pages-bag-count = { $count ->
    [one] Eén gebouw in de zak.
   *[other] { $count } gebouwen in de zak.
  }
web-pages-river-count = { $count ->
    [one] Eén rivierkavel.
   *[other] { $count } rivierkavels.
  }
web-pages-real = { $count ->
    [one] één mens of bot
   *[other] { $count } mensen en bots
  }
web-pages-table-virtual = { $count ->
    [0] Geen virtuele spelers.
    [one] Eén virtuele speler vult de tafel aan.
   *[other] { $count } virtuele spelers vullen de tafel aan.
  }
web-pages-waits = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
web-pages-clock-in-days = { $days ->
    [one] een dag per zet
   *[other] { $days } dagen per zet
  }
web-pages-clock-in-seconds = live: { $move ->
    [one] één seconde
   *[other] { $move } seconden
  } per zet, { $unit ->
    [seconds] { $bank ->
        [one] één seconde
       *[other] { $bank } seconden
      }
   *[minutes] { $bank ->
        [one] één minuut
       *[other] { $bank } minuten
      }
  } reserve

## Names, accounts, sessions

web-pages-known-guest = Je bent een gast met de naam { $name }. Alleen deze browser kent je.
web-pages-known-account = Je bent { $name }. De naam is van jou.
web-pages-known-nobody = Je bent niet ingelogd. Om te spelen heb je geen account nodig.
web-pages-claim = Je naam vastleggen
web-pages-claim-about = Kies een wachtwoord en de naam is van jou, op elk apparaat, met al je tafels. Een e-mailadres is niet nodig.
web-pages-claim-go = Account aanmaken
web-pages-name = Naam
web-pages-password = Wachtwoord
web-pages-password-show = Wachtwoord tonen
web-pages-password-hint = Minstens 8 tekens. Je kunt het niet per e-mail resetten: schrijf het op, of maak hieronder een geheime link.
web-pages-login = Inloggen
web-pages-login-about = Als je al een account hebt.
web-pages-login-guest = Als je al een account hebt. Deze browser vergeet dan de gast, tenzij die een geheime link heeft.
web-pages-logout = Uitloggen
web-pages-logout-guest = Je bent een gast: zonder geheime link kun je niet meer inloggen en ben je je tafels kwijt.
web-pages-logout-sure = Toch uitloggen
web-pages-sessions = Waar je bent ingelogd
web-pages-sessions-about = Browsers en programma’s die onder jouw naam kunnen spelen.
web-pages-session-this = deze browser
web-pages-session-seen = laatst gezien { $when }
web-pages-session-end = Uitloggen
web-pages-sessions-end = Alle andere uitloggen
web-pages-link-more = De link werkt één keer en verloopt na zeven dagen.
web-pages-link-made = Gemaakt op { $made }, geldig tot { $until }
web-pages-link-withdraw = Intrekken
web-pages-told = Meldingen
web-pages-told-about = Ze staan uit tot je ze aanzet. Een melding noemt de tafel, maar verraadt niets over het spel.
web-pages-channel-push = Meldingen in deze browser
web-pages-channel-mail = E-mail
web-pages-channel-webhook = Webhook
web-pages-channel-on = Aan.
web-pages-channel-unconfirmed = Open de link in de mail die we je hebben gestuurd.
web-pages-channel-stopped = Uitgezet via de link in een mail.
web-pages-channel-failed = Berichten konden niet worden bezorgd.
web-pages-channel-test = Testbericht sturen
web-pages-channel-tested = Er is een testbericht onderweg.
web-pages-channel-remove = Verwijderen
web-pages-channel-add = Toevoegen
web-pages-notice-turn = ik ben aan de beurt
web-pages-notice-clock = mijn tijd raakt op
web-pages-notice-begun = een spel is begonnen
web-pages-notice-seated = iemand schuift aan bij mijn tafel
web-pages-notice-over = een spel is afgelopen
web-pages-push-go = Hier aanzetten
web-pages-push-not = Je browser blokkeert meldingen van deze pagina. In de instellingen voor deze site kun je ze toestaan.
web-pages-push-none = Deze browser kan geen meldingen tonen als de pagina gesloten is.
web-pages-mail-address = E-mailadres
web-pages-hook-address = Adres (https)
web-pages-hook-secret = Berichten worden ondertekend met deze geheime sleutel. Je krijgt hem maar één keer te zien:
web-pages-password-change = Wachtwoord wijzigen
web-pages-password-about = Alle andere browsers worden uitgelogd en je geheime links worden ingetrokken.
web-pages-password-old = Huidig wachtwoord
web-pages-password-new = Nieuw wachtwoord
web-pages-password-done = Je wachtwoord is gewijzigd.
web-pages-data = Je gegevens
web-pages-export-about = Je naam, tafels, notities, chatberichten, sessies en kanalen, in één bestand.
web-pages-export = Alles downloaden
web-pages-delete = Account verwijderen
web-pages-delete-about = Alles over jou wordt verwijderd, behalve je zetten, die zonder naam blijven staan. Bots nemen je plaatsen in lopende partijen over.
web-pages-delete-sure = Dit kan niet ongedaan worden gemaakt.
web-pages-delete-go = Alles verwijderen
web-pages-only-here = Die link werkt alleen op deze computer.
web-pages-give-up-about = Het spel is meteen afgelopen en je wint niet.
web-pages-give-up-sure = Ja, opgeven
web-pages-close-about = De tafel wordt verwijderd en niemand kan nog meedoen.
web-pages-close-sure = Ja, sluiten
web-pages-end-table = Het spel beëindigen
web-pages-end-about = Het spel eindigt hier, zonder winnaar.
web-pages-end-sure = Ja, beëindigen
web-pages-begun = { $when } begonnen
web-pages-file-choose = Bestand kiezen
web-pages-file-none = Geen bestand gekozen
web-pages-file-clear = Bestand verwijderen
web-pages-password-hint-first = Minstens 8 tekens. Je kunt het niet per e-mail resetten: schrijf het op. Zodra je een account hebt, kun je op deze pagina ook een geheime link maken.
