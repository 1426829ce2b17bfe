### Wat de terminal zegt over varianten, edities, cijfers en alleen spelen bij het bordspel.

## Hulppagina’s

cli-board-help-play-variants = varianten in het spel, met komma’s ertussen: new-beginning, river, might-is-right, kit-carson, outlaws, horses; de eerste letters zijn genoeg
cli-board-help-play-edition = welke regels gelden waar de edities verschillen: english of dutch. Standaard: english
cli-board-help-play-river = de kavels van je eigen rivier, zoals in "a5,b5,c5,d5,d4,e4,f4,g4,h4"; voegt de variant river toe
cli-board-help-play-solo = speel solo tegen Jeb Standish: rancher (vrij makkelijk), miner (gemiddeld), strength (moeilijk) of urban (expert)
cli-board-help-play-figures = een bestand met eigen cijfers, gemaakt met “carson figures copy”
cli-board-help-simulate-variants = De varianten in het spel, zoals bij carson play board. Standaard: geen.
cli-board-help-simulate-edition = De editie, zoals bij carson play board. Standaard: english.
cli-board-help-simulate-river = De kavels van een rivier, zoals bij carson play board.
cli-board-help-simulate-solo = Eén bot speelt solo tegen Standish: rancher, miner, strength of urban.
cli-board-help-simulate-figures = Een bestand met eigen cijfers, zoals bij carson play board.
cli-board-help-figures =
    De cijfers van het bordspel die in geen spelregelboek staan, om te bekijken en te verbeteren.

    Ze zijn gereconstrueerd; wie de doos heeft, kan een kopie verbeteren en daarmee spelen.

    Voorbeeld: carson figures copy mijn-cijfers.json
cli-board-help-figures-show =
    Toon de ingebouwde cijfers, of die van een bestand, elk met hun regel.

    Voorbeeld: carson figures show
cli-board-help-figures-check =
    Controleer een bestand met cijfers, en zeg wat eraan mankeert.

    Ermee spelen gaat zo: carson play board --figures mijn-cijfers.json

    Voorbeeld: carson figures check mijn-cijfers.json
cli-board-help-figures-copy =
    Schrijf de ingebouwde cijfers naar een nieuw bestand, om ze daar te verbeteren.

    Voorbeeld: carson figures copy mijn-cijfers.json
cli-board-help-figures-json = toon het bestand zelf in plaats van een beschrijving
cli-board-help-figures-shown = een bestand met cijfers; zonder bestand de ingebouwde
cli-board-help-figures-file = het bestand dat gecontroleerd wordt
cli-board-help-figures-new = het bestand dat geschreven wordt; een bestaand bestand wordt nooit overschreven

## Fouten in wat getypt of gelezen is

cli-board-error-solo-players = Een spel tegen Standish heeft één speler: laat --players weg, of noem één human (bij carson simulate één bot).
cli-board-error-solo-characters = Tegen Standish worden de personages getrokken, dus --solo gaat niet samen met --characters. [BG-14.1]
cli-board-error-figures-there = { $file } bestaat al; noem een nieuw bestand.

## Cijfers

cli-board-figures-good = Met { $file } kun je spelen{ $same ->
    [yes] {"; de cijfers zijn de ingebouwde."}
   *[other] {"."}
  }
cli-board-figures-copied = De cijfers staan in { $file }; verander ze daar, en dan: carson play board --figures { $file }
cli-board-figures-title = Cijfers “{ $name }”
cli-board-figures-about = Een cijfer dat als gereconstrueerd gemerkt is, klopt met alles wat de spelregels zeggen, maar is niet van de doos gelezen. Wie de doos heeft, kan de gedrukte cijfers in een kopie zetten (carson figures copy BESTAND) en daarmee spelen.
cli-board-figures-hall = Extra inkomsten van gebouwen met het Stadhuis
cli-board-figures-river = De gedrukte rivier
cli-board-figures-outlaws = OP voor een Outlaw, naar kracht
cli-board-figures-hats = Hoeden van de omheiningen 1 tot en met 5
cli-board-figures-beginning = Het formulier van Een nieuw begin
cli-board-figures-standish = Standish, { $strategy }
cli-board-figures-priority = wil
cli-board-figures-bonus = bonus
cli-board-figures-bonus-vp = { $vp } OP voor { $owned }
cli-board-figures-cards = kaarten
cli-board-ware = { $ware ->
    [purse] beurs
    [cowboys] cowboys
    [revolvers] revolverfiches
    [roads] wegen
    [parcels] kavels
   *[bid] bod
  }
cli-board-ware-each = ${ $price } per stuk, { $fewest } tot en met { $most }

## De tafel

cli-board-standish = Standish
cli-board-own-river = rivier { $parcels }
cli-board-against = solo tegen Standish, { $strategy }
cli-board-own-figures = cijfers “{ $name }”
cli-board-outlaws = Outlaws: kracht { $strength }, elk { $vp } OP
cli-board-horses = Paarden:
cli-board-tiles = Dueltegels:
cli-board-hand = Jouw dueltegels: { $tiles }
cli-board-discard = Afgelegd: { $tiles }{ $rest ->
    [0] {""}
   *[other] , en { $rest } ongezien
  }
cli-board-standish-line = Standish ({ $strategy }, { $character }): vuurkracht { $power }, kaarten { $cards }, nog { $left } te trekken, { $beaten } op zijn kaart
cli-board-water-sign = rivier
cli-board-outlaw-sign = een Outlaw
cli-board-water = { $at } is rivier.
cli-board-outlaw-here = Er is een Outlaw met kracht { $strength }; wie hem verslaat, krijgt { $vp } OP.
cli-board-odds-outlaw = de Outlaw, kracht { $strength }

## De keuzes

cli-board-group-outlaw = Outlaws:
cli-board-group-ranch = Ranches en wat ze opleveren:
cli-board-play-tiles = { $two ->
    [yes] Twee tegels, zoals “1 4”:
   *[no] Een tegel met zijn getal:
  }
cli-board-shift = { $back ->
    [yes] “shift d4 e5” verplaatst een cowboy, “withdraw d4” neemt er een terug; die van jou staan op
   *[no] “shift d4 e5” verplaatst een cowboy; die van jou staan op
  }
cli-board-freely = { LIST($names) } mogen in elke volgorde spelen: begin met “1” of een naam om voor een ander te zetten, zoals “1 d4”; “wait” laat anderen voorgaan.
cli-board-sheet = Typ cowboys, revolverfiches, wegen, kavels en je bod voor de beurtvolgorde, zoals “4 1 1 2 0”; wat overblijft, is geld.
cli-board-sheet-alone = Typ cowboys, revolverfiches, wegen en kavels, zoals “4 1 1 2”; wat overblijft, is geld.

## Wat elke variant aan de hulp toevoegt

cli-board-about-new-beginning = Een nieuw begin: “4 1 1 2 0” of “cowboys 4, parcels 2, bid 3” vult het formulier in.
cli-board-about-river = Carson River: ~~ is rivier; ═ en ║ zijn bruggen, die elk twee wegen kosten.
cli-board-about-might-is-right = Het recht van de sterkste: “hand” toont je dueltegels, een getal speelt er een, “1 4” speelt er twee. In de regel met dueltegels betekent 6=15 zes tegels met een totaal van 15, en 3=? drie uit de aflegstapel, waarvan het totaal geheim is.
cli-board-about-kit-carson = Kit Carson: iedereen speelt tegelijk. met “1 d4” of “Bob d4” zet je voor een ander aan dit toetsenbord, “shift d4 e5” verplaatst een cowboy, “wait” laat de anderen voorgaan, “pass” stopt.
cli-board-about-outlaws = Outlaws: ! naast een kavel is een Outlaw, ‼ een die door cowboys bevochten wordt; “o d4” toont de kansen.
cli-board-about-horses = Paarden: “horse 3” zet een paard in omheining 3, “enclosure-3” zet daar een cowboy. In de regel met paarden betekent 2 (1·0·0·2·0) ★1: twee in voorraad, de vijf omheiningen, en één gewonnen rodeo.
cli-board-about-solo = Standish: een kaart zoals C2 heeft een letter voor wat hij doet en zijn vuurkracht; bij elke keuze staat de regel die de doorslag gaf.

## Meer mensen aan één toetsenbord

cli-board-hand-over = { $name }, het is jouw beurt om in het geheim te beslissen.
cli-board-hand-over-undo = (u: { $name } neemt de laatste geheime beslissing terug)

## Wat getypt en niet begrepen is

cli-board-typed-shift = “{ $typed }” noemt geen twee plekken; typ waar de cowboy staat en waar hij heen gaat, zoals “shift d4 e5”.
cli-board-typed-enclosure = “{ $typed }” is geen omheining; typ een getal van 1 tot en met 5.
cli-board-typed-sheet = “{ $typed }” is geen formulier; typ vijf getallen, zoals “4 1 1 2 0”: cowboys, revolverfiches, wegen, kavels, bod.

## Het welkom

cli-board-alone-words = a alone alleen
cli-board-ask-strategy = Welke Standish? [{ $usual }]
cli-board-strategy-about = { $strategy ->
    [rancher] vrij makkelijk
    [miner] gemiddeld
    [strength] moeilijk
   *[urban] voor experts
  }
cli-board-variant-about = { $variant ->
    [new-beginning] iedereen koopt het startmateriaal in het geheim
    [river] er loopt een rivier door de stad
    [might-is-right] dueltegels in plaats van dobbelstenen
    [kit-carson] iedereen zet tegelijk cowboys
    [outlaws] er komen Outlaws, die je kunt bevechten
    [horses] paarden, omheiningen en elke ronde een rodeo
   *[other] { $variant }
  }
cli-board-ask-variants = Varianten, met komma’s ertussen (Enter: geen)?
cli-board-ask-variants-again = Typ { LIST($known, join: "or") }, elk één keer.
cli-board-ask-edition = De regels van welke editie, waar ze verschillen: { LIST($known, join: "or") }? [{ $usual }]
cli-board-horse-follows = een paard in die omheining

## Het scoreblok

cli-board-pad-ask-variants = Varianten die punten geven: horses, kit-carson, river, of solo voor een spel tegen Standish, die dan de tweede speler is (Enter: geen)?
cli-board-pad-ask-horses = Paarden van { $name }? [0]
cli-board-pad-ask-rodeos = Rodeofiches van { $name }? [0]
cli-board-pad-ask-bridge = Wat daarvan staat naast een brug (Enter: niets)?
cli-board-pad-ask-standish = Welke strategie volgt { $name }: rancher, miner, strength of urban?
cli-board-pad-ask-order = De hele pasvolgorde van ronde 4, met komma’s ertussen, voor Kit Carson?
cli-board-pad-bridge = { $name } heeft naast een brug meer van { OBJECT($kind) } dan in totaal. [BG-11.2]
cli-board-pad-rodeos = Er zijn maar { $most } rodeofiches. [BG-13.4]
cli-board-pad-horses = Er zijn maar { $most } paarden. [BG-13.1]
cli-board-pad-kit-carson = Met Kit Carson moet de pasvolgorde van ronde 4 alle spelers noemen. [BG-10.1]
