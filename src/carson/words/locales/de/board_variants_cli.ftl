### Was das Terminal zu Varianten, Ausgaben, Zahlen und zum Alleinspiel des Brettspiels sagt.

## Hilfeseiten

cli-board-help-play-variants = Varianten im Spiel, mit Kommas dazwischen: new-beginning, river, might-is-right, kit-carson, outlaws, horses; die ersten Buchstaben genügen
cli-board-help-play-edition = welche Regeln gelten, wo die Ausgaben sich unterscheiden: english oder dutch. Vorgabe: english
cli-board-help-play-river = die Parzellen deines eigenen Flusses, wie in "a5,b5,c5,d5,d4,e4,f4,g4,h4"; fügt die Variante river hinzu
cli-board-help-play-solo = solo gegen Jeb Standish spielen: rancher (fast leicht), miner (mittel), strength (schwer) oder urban (für Experten)
cli-board-help-play-figures = eine Datei mit eigenen Zahlen, angelegt mit „carson figures copy“
cli-board-help-simulate-variants = Die Varianten im Spiel, wie bei carson play board. Vorgabe: keine.
cli-board-help-simulate-edition = Die Ausgabe, wie bei carson play board. Vorgabe: english.
cli-board-help-simulate-river = Die Parzellen eines Flusses, wie bei carson play board.
cli-board-help-simulate-solo = Ein Bot spielt solo gegen Standish: rancher, miner, strength oder urban.
cli-board-help-simulate-figures = Eine Datei mit eigenen Zahlen, wie bei carson play board.
cli-board-help-figures =
    Die Zahlen des Brettspiels, die in keiner Spielanleitung stehen, zum Ansehen und Berichtigen.

    Sie sind rekonstruiert; wer die Schachtel hat, kann eine Kopie berichtigen und damit spielen.

    Beispiel: carson figures copy meine-zahlen.json
cli-board-help-figures-show =
    Die eingebauten Zahlen oder die einer Datei zeigen, jede mit ihrer Regel.

    Beispiel: carson figures show
cli-board-help-figures-check =
    Eine Datei mit Zahlen prüfen und sagen, was an ihr falsch ist.

    Mit ihr spielt man so: carson play board --figures meine-zahlen.json.

    Beispiel: carson figures check meine-zahlen.json
cli-board-help-figures-copy =
    Die eingebauten Zahlen in eine neue Datei schreiben, um sie dort zu berichtigen.

    Beispiel: carson figures copy meine-zahlen.json
cli-board-help-figures-json = die Datei selbst statt einer Beschreibung ausgeben
cli-board-help-figures-shown = eine Datei mit Zahlen; ohne sie die eingebauten
cli-board-help-figures-file = die Datei, die geprüft wird
cli-board-help-figures-new = die Datei, die geschrieben wird; eine vorhandene wird nie überschrieben

## Fehler in dem, was getippt oder gelesen wurde

cli-board-error-solo-players = Eine Partie gegen Standish hat einen Spieler: Lass --players weg oder nenne einen human (bei carson simulate einen Bot).
cli-board-error-solo-characters = Gegen Standish werden die Charaktere gezogen, also geht --solo nicht zusammen mit --characters. [BG-14.1]
cli-board-error-figures-there = { $file } gibt es schon; nenne eine neue Datei.

## Zahlen

cli-board-figures-good = Mit { $file } kann man spielen{ $same ->
    [yes] {"; die Zahlen sind die eingebauten."}
   *[other] {"."}
  }
cli-board-figures-copied = Die Zahlen stehen in { $file }; ändere sie dort, dann: carson play board --figures { $file }
cli-board-figures-title = Zahlen „{ $name }“
cli-board-figures-about = Eine als rekonstruiert markierte Zahl passt zu allem, was die Spielanleitungen sagen, ist aber nicht von der Schachtel abgelesen. Wer die Schachtel hat, kann die gedruckten Zahlen in eine Kopie schreiben (carson figures copy DATEI) und damit spielen.
cli-board-figures-hall = Zusätzliches Einkommen von Gebäuden mit dem Rathaus
cli-board-figures-river = Der gedruckte Fluss
cli-board-figures-outlaws = SP für einen Gesetzlosen, nach Stärke
cli-board-figures-hats = Hüte der Koppeln 1 bis 5
cli-board-figures-beginning = Der Bogen von Ein neuer Anfang
cli-board-figures-standish = Standish, { $strategy }
cli-board-figures-priority = will
cli-board-figures-bonus = Bonus
cli-board-figures-bonus-vp = { $vp } SP für { $owned }
cli-board-figures-cards = Karten
cli-board-ware = { $ware ->
    [purse] Börse
    [cowboys] Cowboys
    [revolvers] Revolvermarker
    [roads] Straßen
    [parcels] Parzellen
   *[bid] Gebot
  }
cli-board-ware-each = je ${ $price }, { $fewest } bis { $most }

## Der Tisch

cli-board-standish = Standish
cli-board-own-river = Fluss { $parcels }
cli-board-against = solo gegen Standish, { $strategy }
cli-board-own-figures = Zahlen „{ $name }“
cli-board-outlaws = Gesetzlose: Stärke { $strength }, je { $vp } SP
cli-board-horses = Pferde:
cli-board-tiles = Duellplättchen:
cli-board-hand = Deine Duellplättchen: { $tiles }
cli-board-discard = Abgelegt: { $tiles }{ $rest ->
    [0] {""}
   *[other] , und { $rest } ungesehen
  }
cli-board-standish-line = Standish ({ $strategy }, { $character }): Feuerkraft { $power }, Karten { $cards }, noch { $left } zu ziehen, { $beaten } auf seiner Karte
cli-board-water-sign = Fluss
cli-board-outlaw-sign = ein Gesetzloser
cli-board-water = { $at } ist Fluss.
cli-board-outlaw-here = Dort ist ein Gesetzloser der Stärke { $strength }; wer ihn besiegt, bekommt { $vp } SP.
cli-board-odds-outlaw = der Gesetzlose, Stärke { $strength }

## Die Auswahl

cli-board-group-outlaw = Gesetzlose:
cli-board-group-ranch = Ranches und was sie einbringen:
cli-board-play-tiles = { $two ->
    [yes] Zwei Plättchen, wie „1 4“:
   *[no] Ein Plättchen durch seine Zahl:
  }
cli-board-shift = { $back ->
    [yes] „shift d4 e5“ setzt einen Cowboy um, „withdraw d4“ nimmt einen zurück; deine stehen auf
   *[no] „shift d4 e5“ setzt einen Cowboy um; deine stehen auf
  }
cli-board-freely = { LIST($names) } dürfen in beliebiger Reihenfolge handeln: beginne mit „1“ oder einem Namen, um für jemand anderen zu ziehen, wie „1 d4“; „wait“ lässt andere vor.
cli-board-sheet = Tippe Cowboys, Revolvermarker, Straßen, Parzellen und dein Gebot für die Spielreihenfolge, wie „4 1 1 2 0“; der Rest ist Geld.
cli-board-sheet-alone = Tippe Cowboys, Revolvermarker, Straßen und Parzellen, wie „4 1 1 2“; der Rest ist Geld.

## Was jede Variante der Hilfe hinzufügt

cli-board-about-new-beginning = Ein neuer Anfang: „4 1 1 2 0“ oder „cowboys 4, parcels 2, bid 3“ füllt den Bogen aus.
cli-board-about-river = Carson River: ~~ ist Fluss; ═ und ║ sind Brücken, die je zwei Straßen kosten.
cli-board-about-might-is-right = Das Recht des Stärkeren: „hand“ zeigt deine Duellplättchen, eine Zahl spielt eines, „1 4“ spielt zwei. In der Zeile der Duellplättchen heißt 6=15: sechs Plättchen mit der Summe 15, und 3=?: drei aus der Ablage gezogene, deren Summe geheim ist.
cli-board-about-kit-carson = Kit Carson: Alle spielen gleichzeitig. „1 d4“ oder „Bob d4“ zieht für jemand anderen an dieser Tastatur, „shift d4 e5“ setzt einen Cowboy um, „wait“ lässt die anderen vor, „pass“ hört auf.
cli-board-about-outlaws = Gesetzlose: ! neben einer Parzelle ist ein Gesetzloser, ‼ einer, den Cowboys bekämpfen; „o d4“ zeigt die Chancen.
cli-board-about-horses = Pferde: „horse 3“ stellt ein Pferd in Koppel 3, „enclosure-3“ setzt dort einen Cowboy. In der Zeile der Pferde heißt 2 (1·0·0·2·0) ★1: zwei im Vorrat, die fünf Koppeln und ein gewonnenes Rodeo.
cli-board-about-solo = Standish: Eine Karte wie C2 hat einen Buchstaben für das, was er tut, und seine Feuerkraft; bei jeder seiner Entscheidungen steht die Regel, die den Ausschlag gab.

## Mehrere Menschen an einer Tastatur

cli-board-hand-over = { $name }, du bist mit einer geheimen Entscheidung an der Reihe.
cli-board-hand-over-undo = (u: { $name } nimmt die letzte geheime Entscheidung zurück)

## Was getippt und nicht verstanden wurde

cli-board-typed-shift = „{ $typed }“ nennt keine zwei Orte; tippe, wo der Cowboy steht und wohin er geht, wie „shift d4 e5“.
cli-board-typed-enclosure = „{ $typed }“ ist keine Koppel; tippe eine Zahl von 1 bis 5.
cli-board-typed-sheet = „{ $typed }“ ist kein Bogen; tippe fünf Zahlen, wie „4 1 1 2 0“: Cowboys, Revolvermarker, Straßen, Parzellen, Gebot.

## Die Begrüßung

cli-board-alone-words = a alone allein
cli-board-ask-strategy = Welcher Standish? [{ $usual }]
cli-board-strategy-about = { $strategy ->
    [rancher] fast leicht
    [miner] mittel
    [strength] schwer
   *[urban] für Experten
  }
cli-board-variant-about = { $variant ->
    [new-beginning] alle kaufen ihr Startmaterial im Geheimen
    [river] ein Fluss fließt durch die Stadt
    [might-is-right] Duellplättchen statt Würfeln
    [kit-carson] alle setzen gleichzeitig Cowboys
    [outlaws] Gesetzlose kommen in die Stadt und können bekämpft werden
    [horses] Pferde, Koppeln und jede Runde ein Rodeo
   *[other] { $variant }
  }
cli-board-ask-variants = Varianten, mit Kommas dazwischen (Enter: keine)?
cli-board-ask-variants-again = Bitte tippe { LIST($known, join: "or") }, jedes einmal.
cli-board-ask-edition = Die Regeln welcher Ausgabe, wo sie sich unterscheiden: { LIST($known, join: "or") }? [{ $usual }]
cli-board-horse-follows = ein Pferd in diese Koppel

## Der Wertungsblock

cli-board-pad-ask-variants = Varianten, die Punkte bringen: horses, kit-carson, river oder solo für eine Partie gegen Standish, der dann der zweite Spieler ist (Enter: keine)?
cli-board-pad-ask-horses = Pferde von { $name }? [0]
cli-board-pad-ask-rodeos = Rodeomarker von { $name }? [0]
cli-board-pad-ask-bridge = Was davon steht neben einer Brücke (Enter: nichts)?
cli-board-pad-ask-standish = Welcher Strategie folgt { $name }: rancher, miner, strength oder urban?
cli-board-pad-ask-order = Die ganze Passreihenfolge der Runde 4, mit Kommas dazwischen, für Kit Carson?
cli-board-pad-bridge = { $name } hat neben einer Brücke mehr von { OBJECT($kind) } als insgesamt. [BG-11.2]
cli-board-pad-rodeos = Es gibt nur { $most } Rodeomarker. [BG-13.4]
cli-board-pad-horses = Es gibt nur { $most } Pferde. [BG-13.1]
cli-board-pad-kit-carson = Mit Kit Carson muss die Passreihenfolge der Runde 4 alle Spieler nennen. [BG-10.1]
