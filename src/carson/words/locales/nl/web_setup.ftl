### Setting up a table.

web-pages-about-game-board = Vier rondes vol land, gebouwen en duels, voor twee tot zes spelers of solo.
web-pages-about-game-cards = Achttien korte rondes met geheime biedingen en een stad van kaarten, voor één tot zes spelers.
web-pages-presets = Voorinstellingen
web-pages-presets-board = Een eerste spel, een combinatie uit de spelregelboeken, of alles tegelijk. Hieronder kun je alles veranderen.
web-pages-presets-cards = Kies de virtuele spelers willekeurig.
web-pages-everything = Alles
web-pages-surprise = Verras me
web-pages-surprised = Dit is willekeurig gekozen. Hou het, verander het hieronder of probeer het nog eens.
web-pages-who = Wie speelt er mee
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
web-pages-set-count = { $count } van { $needed } gekozen
web-pages-bag-own = eigen zak
web-pages-bag-own-about = Zoveel van elk gebouw als je wilt; de acht basistypen moeten erin zitten.
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
web-pages-private = wie de link heeft
web-pages-figures = Cijfers
web-pages-deck = Kaarten
web-pages-material-own = eigen
web-pages-material-ours = ingebouwd
web-pages-material-about = Sommige cijfers uit de doos staan in geen enkel spelregelboek, dus hebben we ze gereconstrueerd. Weet je het beter, speel dan met een eigen bestand (JSON).
web-pages-material-file = Bestand
web-pages-material-read = { $name } wordt gebruikt.
web-pages-material-unread = { $name } kan niet worden gelezen. Het moet een JSON-bestand met cijfers of kaarten zijn.
web-pages-then-wait = Daarna krijg je een link voor je vrienden.
web-pages-then-begin = Alle plaatsen zijn bezet: het spel begint meteen.
web-pages-then-watch = Het spel begint meteen: de bots spelen en jij kijkt toe.
web-pages-bag-count = { $count ->
    [one] Eén gebouw in de zak.
   *[other] { $count } gebouwen in de zak.
  }
web-pages-river-count = { $count ->
    [one] Eén rivierkavel.
   *[other] { $count } rivierkavels.
  }
web-pages-table-virtual = { $count ->
    [0] Geen virtuele spelers.
    [one] Eén virtuele speler vult de tafel aan.
   *[other] { $count } virtuele spelers vullen de tafel aan.
  }
