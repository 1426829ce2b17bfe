### Was das Terminal zum Brettspiel sagt. Wörter, die man tippen kann, sind in jeder Sprache englisch: Es sind die
### Aktionen von docs/notation.md.

## Hilfeseiten

cli-board-help-play =
    Carson City, das Brettspiel, spielen: 2 bis 6 Spieler, Menschen an dieser Tastatur und Bots.

    Ohne Optionen wird gefragt, wer mitspielt. Tippe während des Spiels „?“ für Hilfe. Ohne Terminal werden die Züge Zeile für Zeile von der Standardeingabe gelesen.

    Beispiel: carson play board --players human,human,greedy --names Anna,Bob --characters quiet --record abend.carson
cli-board-help-play-players = wer am Tisch sitzt, 2 bis 6: human oder der Name eines Bots (random, easy, normal, hard, master, greedy), wie in human,human,greedy
cli-board-help-play-characters = die Charaktere im Spiel: beginners, quiet, owners, prosper, scores, gold, random oder eigene Seiten, wie in "1R 2Y 3Y 4Y 5Y 6Y 14"
cli-board-help-play-bag = die Gebäude im Beutel: full, beginners oder eigene Anzahlen, wie in "ranch 6, mine 6, …"
cli-board-help-play-names = die Namen der Spieler in der Reihenfolge ihrer Plätze, wie in Anna,Bob
cli-board-help-simulate =
    Carson City, das Brettspiel, zwischen Bots simulieren.

    Beispiel: carson simulate board --players 3 --games 100 --seed 7 --bots greedy,random,random --characters gold
cli-board-help-simulate-players = Wie viele Spieler, 2 bis 6. Vorgabe: so viele, wie --bots nennt, oder 4.
cli-board-help-simulate-bots = Wer spielt, mit Kommas dazwischen: random, easy, normal, hard, master, greedy, my_module:MyBot. Ein Name steht für alle Plätze.
cli-board-help-simulate-characters = Die Charaktere im Spiel, wie bei carson play board. Vorgabe: beginners.
cli-board-help-simulate-bag = Die Gebäude im Beutel, wie bei carson play board. Vorgabe: full.

cli-board-help-score-cards = Der Wertungsblock des Kartenspiels; „carson score“ allein tut dasselbe.
cli-board-help-score =
    Die Schlusswertung von Carson City für eine Partie am echten Tisch: Sie liest eine Datei oder die Standardeingabe, oder sie stellt Fragen.

    In einer Datei hat jeder Spieler eine Zeile „player: NAME“, dann „vp: 31“, „money: 14“, was auf eigenen Parzellen steht mit „has: saloon, ranch 2, house 3, mountain“, und „character: teacher“ für den, der in Runde 4 die Lehrerin hatte. Für den Bahnhof ergänzt „neutral: house 5, city_hall“, was auf freien Parzellen steht, oder „symbols: 23“ nennt die Haussymbole der ganzen Stadt. „passed: Bob, Anna“ ist die Passreihenfolge der Runde 4, für den Fall eines Gleichstands. Eine Zeile, die mit # beginnt, ist ein Kommentar.

    Statt „has“, „neutral“ und „symbols“ kann der Plan gezeichnet werden, Zeile 1 bis 8 wie „4 .. Ho Sa0 …“: ein Zeichen je Parzelle und die Nummer des Besitzers, beginnend mit 0 für den ersten Spieler. Die Zeichen: Mt Berg, Ho Haus, TH Stadthaus, Ra Ranch, Mi Mine, Dr Drugstore, Ba Bank, Sa Saloon, Hl Hotel, GS Gemischtwarenladen, Bs Schmiede, Ch Kirche, Pr Gefängnis, Sc Schule, CH Rathaus, TS Bahnhof, .. leer.

    Mit Varianten kann ein Spieler „horses: 3“, „rodeos: 1“ und „bridge: saloon, house“ haben, Letzteres für das, was neben einer Brücke steht, und Standish „standish: urban“; „variants: kit-carson“ wertet die ganze Passreihenfolge. Ein gezeichneter Fluss hat das Zeichen ~~; sind auch die Straßen gezeichnet (| und --), werden Brücken auf dem Plan gefunden.

    Beispiel: carson score board abend.txt

## Fehler in dem, was getippt oder gelesen wurde

cli-board-error-no-human = Niemand sitzt an der Tastatur; setze einen human in --players, oder lass Bots mit „carson simulate board“ spielen.
cli-board-error-resume-with = --resume nimmt den Tisch der Aufzeichnung und geht deshalb nicht zusammen mit --players, --names, --characters, --bag, --variants, --edition, --river, --solo oder --figures.
cli-board-error-game = Die Aufzeichnung gehört zum Spiel „{ $found }“; „carson play board“ setzt nur Aufzeichnungen von „board“ fort.
cli-board-error-replay = Die Aufzeichnung gehört zum Spiel „{ $found }“, das hier nicht bekannt ist; bekannt sind { LIST($known) }.
cli-board-saved-resume = Das Spiel wurde in { $file } gespeichert; mit carson play board --resume { $file } spielst du weiter.

## Die Begrüßung

cli-board-welcome-title = CARSON CITY
cli-board-welcome =
    Vier Runden im Wilden Westen. In jeder Runde nehmen alle einen Charakter, setzen Cowboys auf Aktionsfelder, Parzellen und Gebäude und kämpfen um das, was andere auch wollen. Erwirb Parzellen, bebaue sie, verdiene Geld und mach aus allem Siegpunkte.
cli-board-welcome-more =
    Im Duell würfelst du und zählst deine Feuerkraft dazu: Revolver und die Cowboys, die du zurückhältst. Wer zuerst passt, gewinnt jeden Gleichstand und wählt in der nächsten Runde zuerst. Bots sehen, was du siehst: random spielt irgendetwas, easy wie ein Anfänger, normal kennt das Spiel, hard und master haben aus Tausenden Partien gelernt, und greedy ist der solide Bot, an dem alle anderen gemessen werden. Tippe während des Spiels „?“ für Hilfe und „r“ für die Regeln.
cli-board-menu =
    Enter  gegen drei Bots spielen, mit den Charakteren für Anfänger
    c      wählen, wer mitspielt und mit welchen Charakteren
    a      solo gegen Jeb Standish
    ?      mehr Informationen
    q      beenden
cli-board-ask-bots = Bots, mit Kommas dazwischen: { LIST($known, join: "or") }, höchstens { $most }?
cli-board-set-random = sieben oder acht zufällige
cli-board-ask-set = Welche Charaktere? [{ $usual }]
cli-board-ask-bag = Welcher Beutel mit Gebäuden: { LIST($known, join: "or") }? [{ $usual }]
cli-board-ask-again = Bitte tippe { LIST($known, join: "or") }.

## Die Seite des Tisches

cli-board-setup = Aufbau
cli-board-round = Runde { $round } von { $rounds }
cli-board-order = Spielreihenfolge:
cli-board-passed-order = Passreihenfolge:
cli-board-track = Aktionen
cli-board-closed = geschlossen
cli-board-step-parcels = Parzellenkauf
cli-board-step-deferred = Behaltenes
cli-board-step-city-hall = Rathaus
cli-board-step-income = Einkommen
cli-board-gives-wages = $4 je Cowboy
cli-board-gives-ammunition = 3 Revolver
cli-board-gives-roads = 3 Straßen
cli-board-gives-road = 1 Straße je Cowboy
cli-board-gives-parcels-income = $2 je Parzelle
cli-board-gives-cowboy-income = $2 je Feuerkraft
cli-board-gives-gambling = $2 bis $12
cli-board-gives-parcels-vp = SP: Parzellen ÷ 2
cli-board-gives-cowboy-vp = SP: Feuerkraft ÷ 2
cli-board-gives-building-vp = SP: Gebäude
cli-board-gives-vp = ${ $price } je SP
cli-board-vp = { $count } SP
# Spaltenköpfe: ausgeschrieben, und wo wenig Platz ist.
cli-board-head-money = $
cli-board-head-vp = SP
cli-board-head-firepower = Feuer
cli-board-head-parts = {""}
cli-board-head-cowboys = Cow
cli-board-head-tiles = Plättchen
cli-board-head-roads = Straßen
cli-board-head-income = Eink.
cli-board-short-money = $
cli-board-short-vp = SP
cli-board-short-firepower = FK
cli-board-short-cowboys = Cb
cli-board-short-roads = St
cli-board-short-income = Ein
# Ein Teil der Feuerkraft, mit einem Plus dazwischen: 2 Revolver, 3 Cowboys.
cli-board-power = { $what ->
    [revolvers] { $count } Rev
    [cowboys] { $count } Cow
    [white] { $count } weiß
    [character] { $count } Char
    [variants] { $count } mehr
   *[other] { $count } Mun
  }
cli-board-character = Charakter
cli-board-characters = Charaktere
cli-board-limit-head = Limit
cli-board-limit = (${ $limit })
cli-board-dynamite = { $count } Dynamit
cli-board-no-duel = { $count ->
    [one] ein Marker „Kein Duell“
   *[other] { $count } Marker „Kein Duell“
  }

## Die Möglichkeiten

cli-board-spaces = { $places ->
    [yes] Tippe ein Feld mit Nummer oder Namen, eine Parzelle oder ein Gebäude (d4), eine Koppel (enclosure-3) oder pass.
   *[no] Tippe ein Feld mit Nummer oder Namen, eine Parzelle oder ein Gebäude (d4) oder pass.
  }
cli-board-amounts = Ein Betrag von ${ $least } bis ${ $most }.
cli-board-group-price = Parzellen zu kaufen:
cli-board-group-parcel = Parzellen:
cli-board-group-attack = angreifen:
cli-board-group-defend = verteidigen:
cli-board-group-hall = Rathaus:
cli-board-group-site = Bauplätze, und was es dort einbringt:
cli-board-group-bare-site = Bauplätze, und was es dort einbringt, noch ohne sein Haus:
cli-board-no-site = jetzt gibt es keinen Bauplatz dafür: Du behältst es, bis es einen gibt
cli-board-group-house = ein Haus, und was es an Einkommen bringt:
cli-board-group-townhouse = ein Stadthaus, und was es bringt:
cli-board-group-ask = um Erlaubnis für ein Haus bitten:
cli-board-group-road = Straßen:

## Antworten

cli-board-play-help =
    Eine Nummer wählt, was daneben steht; ein Feld, eine Parzelle, ein Gebäude oder ein Charakter kann beim Namen getippt werden, oder so viel davon, wie eindeutig ist: „wages“, „gam“, „d4“, „captain“, „saloon d4“, „12“, „pass“. Eine Straße heißt nach einer Parzelle und deren Seite: „d4e“. Aktionen gehen auch ausgeschrieben: „cowboy d4 dynamite“, „build saloon d4“, „spend 12“.

    Enter      den Tisch zeigen      r WORT     Regeln nachschlagen
    w AKTION   darf ich, warum nicht
    ? WORT     zu Aktion, Feld, Charakter, Gebäude, Zeichen oder Regel
    i d4       was d4 einbringt, im Einzelnen; i saloon d4: was ein Saloon dort einbrächte; i: alles
    o d4       die Chancen im Duell dort; o: in allen kommenden Duellen
    m          der Plan              t          die Aktionsfelder
    c          Charaktere, was alle haben, der Beutel
    s          die Wertung, wenn das Spiel jetzt zu Ende wäre
    u          zurücknehmen          l          Protokoll
    h          Tipp: gute Züge, mit Gründen
    q          beenden; das Spiel kann gespeichert werden
    2 road d4e jeder Spieler an dieser Tastatur darf außer der Reihe eine Straße legen, mit der Nummer des Platzes

    Auf dem Plan sagen zwei Buchstaben, was auf einer Parzelle steht, die Ziffer dahinter ist der Platz des Besitzers, eine kleine Ziffer ein Cowboy ({"⁺"} mehrere); ━ und ┃ sind Straßen. Unter einer Parzelle steht, was sie kostet ($) oder einbringt (+). In den Zeilen der Spieler ist FK die Feuerkraft, Cb Cowboys, St Straßen, Ein was die Gebäude jetzt einbringen; die Ziffer vor einem Namen ist der Platz.
cli-board-free = leer
cli-board-nobodys = ohne Besitzer
cli-board-linked = { $linked ->
    [yes] angeschlossen
   *[other] nicht angeschlossen
  }
cli-board-price = Sie kostet dich ${ $price }.
cli-board-no-income = Das bringt nichts ein.
cli-board-income-how = Nenne eine Parzelle, wie in „i d4“, oder ein Gebäude und eine Parzelle, wie in „i saloon d4“.
cli-board-no-preview = Du kannst auf { $at } nicht bauen: Die Parzelle ist besetzt oder gehört jemand anderem.
cli-board-pays = { OBJECT($building) } auf { $at }
cli-board-capped = (höchstens ${ $most }, nicht ${ $full })
cli-board-each = { $symbols ->
    [1] je ${ $each }
   *[other] je { $symbols } Symbole, ${ $each } je Symbol
  }
cli-board-revolvers = { $count ->
    [one] Es gibt einen Revolvermarker.
   *[other] Es gibt { $count } Revolvermarker.
  }
cli-board-brings = { $houses ->
    [one] Sein Haus
   *[other] Es bringt { $houses } Häuser; das erste
  } { $most ->
    [0] erhöht dein Einkommen nirgends.
   *[other] kann dein Einkommen um bis zu ${ $most } erhöhen: { $where }.
  }
cli-board-no-room = { $houses ->
    [one] Für sein Haus ist kein Platz,
   *[other] Für seine { $houses } Häuser ist kein Platz,
  } also kann es jetzt nicht gebaut werden. [BG-7.4]
cli-board-change = { OBJECT($building) } auf { $at }, dann ${ $pays }
cli-board-odds-how = Nenne einen Ort, wo Cowboys stehen, wie in „o d4“ oder „o gambling“.
cli-board-no-duel-there = Es gibt kein Duell um { PLACE($place) }.
cli-board-odds = { $name }, Feuerkraft { $power }
cli-board-bag = Im Beutel: { $kinds }
cli-board-scores-now = Wenn das Spiel jetzt zu Ende wäre
cli-board-winner = { $tied ->
    [yes] { $name } gewinnt durch früheres Passen in Runde 4.
   *[other] { $name } gewinnt.
  }

## Was getippt und nicht verstanden wurde

cli-board-typed-parcel = „{ $typed }“ ist keine Parzelle; sie heißen a1 bis h8.
cli-board-typed-amount = „{ $typed }“ ist kein Betrag; tippe eine Zahl.
cli-board-typed-line = „{ $typed }“ ist keine Linie für eine Straße; nenne eine Parzelle und deren Seite, etwa d4e (n, e, s, w).
cli-board-typed-build = „{ $typed }“ sagt nicht, was wo gebaut wird; tippe ein Gebäude und eine Parzelle, etwa „saloon d4“.
cli-board-typed-kind = Welches Gebäude: { OBJECT($found, join: "or") }?
cli-board-typed-several = „{ $typed }“ kann { LIST($found, join: "or") } sein; tippe mehr davon.
cli-board-not-here = Niemand an dieser Tastatur hat Platz { $seat }.

## Der Wertungsblock

cli-board-pad-welcome = Die Schlusswertung. Tippe für jeden Spieler die bisherigen SP, das Geld nach Runde 4 und was auf eigenen Parzellen steht.
cli-board-pad-how = Trenne die Dinge mit Kommas, mit einer Anzahl, wenn es mehrere sind: saloon, ranch 2, house 3, mountain. Die ersten Buchstaben genügen.
cli-board-pad-ask-map = Um den Plan auszählen zu lassen, füge ihn ein oder tippe ihn Zeile für Zeile („4 .. Ho Sa0 …“: ein Zeichen je Parzelle und die Nummer des Besitzers, der erste Spieler ist 0) und ende mit einer leeren Zeile; oder nenne eine Datei, in der er steht. Enter: kein Plan.
cli-board-pad-ask-map-again = Der Rest bleibt erhalten: Tippe die Zeile noch einmal mit ihrer Nummer, dann eine leere Zeile. Enter: kein Plan.
cli-board-pad-ask-owner = Name des Spielers mit einer { $seat } auf dem Plan? [{ $usual }]
cli-board-pad-row = Zeile { $row } des Plans: { $sentence }
cli-board-pad-row-length = Zeile { $row } des Plans hat { $found ->
    [one] ein Zeichen
   *[other] { $found } Zeichen
  }; es müssen { $columns } sein, eines je Spalte.
cli-board-pad-no-map = In { $file } steht kein Plan; er hat Zeilen wie „4 .. Ho Sa0 …“.
cli-board-pad-has-map = Mit einem Plan ist „{ $key }:“ nicht nötig, denn er zeigt es schon; lass eines von beiden weg.
cli-board-pad-owner = { $at } gehört auf dem Plan Spieler { $seat }, aber die Spieler sind { LIST($known) }.
cli-board-pad-own = { $name } hat { $found } Parzellen auf dem Plan, aber nur { $most } Besitzplättchen. [BG-2.2]
cli-board-pad-ask-name = Name des ersten Spielers? [{ $usual }]
cli-board-pad-ask-next = Name des nächsten Spielers (Enter: werten)?
cli-board-pad-ask-vp = SP von { $name } bisher? [0]
cli-board-pad-ask-money = Geld von { $name }? [0]
cli-board-pad-ask-things = Auf den Parzellen von { $name }?
cli-board-pad-ask-teacher = Hatte { $name } in Runde 4 die Lehrerin? [j/N]
cli-board-pad-ask-symbols = Haussymbole der ganzen Stadt, für den Bahnhof?
cli-board-pad-ask-passed = Gleichstand. Passreihenfolge der Runde 4, mit Kommas dazwischen?
cli-board-pad-whose = Wem gehört das? Beginne mit „player: NAME“.
cli-board-pad-empty = Auf diesem Wertungsblock steht kein Spieler; „carson score board --help“ zeigt ein Beispiel.
cli-board-pad-thing = „{ $found }“ kann nicht auf einer Parzelle stehen{ $near ->
    [none] {"."}
   *[other] ; meinst du { $near }?
  }
cli-board-pad-hall = Die Parzelle des Rathauses gehört niemandem, also kann { $name } sie nicht haben. [BG-8.14]
cli-board-pad-tiles = { $name } hat { $found } Dinge auf eigenen Parzellen, aber nur { $most } Besitzplättchen. [BG-2.2]
cli-board-pad-players = Es gibt höchstens { $most } Spieler. [BG-3]
cli-board-pad-count = { OBJECT($kind) }: { $found } sind zu viele, es gibt nur { $most }. [BG-2.1]
cli-board-pad-parcels = { $found } Dinge passen nicht auf die { $most } Parzellen des Plans. [BG-1.1]
cli-board-pad-teachers = Nur ein Spieler kann die Lehrerin gehabt haben.
cli-board-pad-order = „{ $found }“ kann nicht an dieser Stelle der Passreihenfolge stehen; die Spieler sind { LIST($known) }.
cli-board-pad-tie = { LIST($names) } haben gleich viele SP; wer von ihnen in Runde 4 früher gepasst hat, gewinnt. [BG-10.2]

## Aufzeichnungen

cli-board-replay-title = Carson City, aus { $file }
cli-board-replay-facts = Charaktere { $characters }; Beutel { $bag }; Startwert { $seed }; { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
