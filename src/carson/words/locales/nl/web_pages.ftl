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

## The waiting room

web-pages-alone = Solo tegen Standish
web-pages-alone-against = Je speelt solo tegen Jeb Standish: { $strategy }.
web-pages-set-drawn = willekeurig
web-pages-tap-face = Tik op een portret om te zien wat het personage kan.
web-pages-side-y = gele kant
web-pages-side-r = rode kant
web-pages-side-either = beide kanten
web-pages-side-out = doet niet mee
web-pages-side-in = doet mee
web-pages-no-variants = geen
web-pages-edition = Editie
web-pages-public-about = De tafel staat in de lijst. Iedereen kan een vrije plaats nemen, toekijken en het spel later terugkijken.
web-pages-private-about = De tafel staat niet in de lijst. Wie de link heeft, kan aanschuiven of toekijken.
web-pages-material-is-own = Er wordt gespeeld met eigen cijfers van de host: { $name }.
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
web-pages-real = { $count ->
    [one] één mens of bot
   *[other] { $count } mensen en bots
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

## Leaving and ending tables, files

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
