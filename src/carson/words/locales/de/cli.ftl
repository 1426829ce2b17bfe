### Was das Terminal sagt. Was man tippen kann, ist in jeder Sprache englisch: Es sind die Aktionen aus docs/notation.md.

## Hilfeseiten

cli-help =
    Carson City und Carson City: The Card Game von Xavier Georges im Terminal. Eine inoffizielle Fan-Ausgabe.

    Beispiel: carson play cards
cli-help-usage = Aufruf:
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-help = diese Seite zeigen
cli-help-version = die Version zeigen
cli-help-language = --lang en, nl, fr, it oder de wählt die Sprache jedes Befehls; ebenso die Variable CARSON_LANG.

cli-help-play =
    Im Terminal spielen.

    Beispiel: carson play cards
cli-help-play-cards =
    The Card Game spielen: Menschen an dieser Tastatur, Bots und virtuelle Spieler.

    Ohne Optionen wirst du gefragt, wer mitspielt. Tippe während des Spiels „?“ für Hilfe. Ohne Terminal werden die Züge Zeile für Zeile von der Standardeingabe gelesen.

    Beispiel: carson play cards --real 2 --names Anna,Bob --virtual beginner,expert --record abend.carson
cli-help-play-real = wie viele Menschen an dieser Tastatur spielen
cli-help-play-players = wer auf den Plätzen der echten Spieler sitzt: human oder der Name eines Bots, wie in human,human,greedy
cli-help-play-virtual = die Stufen der virtuellen Spieler: beginner, intermediate oder expert, wie in beginner,expert; die letzte füllt den Tisch auf
cli-help-play-players-total = wie viele Spieler es insgesamt sind, 4 bis 6
cli-help-play-names = die Namen der echten Spieler, wie in Anna,Bob
cli-help-play-suits = die Symbole der Spieler in der Reihenfolge ihrer Plätze: hat, star, cactus, boot, horseshoe, cattle
cli-help-play-seed = ein Wort oder eine Zahl, aus der aller Zufall folgt: Derselbe Startwert ergibt dasselbe Spiel
cli-help-play-deck = mit berichtigten Karten spielen (siehe carson deck)
cli-help-play-record = die Aufzeichnung des Spiels nach jedem Zug in dieser neuen Datei speichern
cli-help-play-resume = das Spiel in dieser Aufzeichnung fortsetzen
cli-help-play-hand-over = den Bildschirm zwischen den geheimen Entscheidungen mehrerer Menschen verdecken
cli-help-play-hints = zeigen, was jede Antwort dir brächte, und auf „h“ einen Tipp geben

cli-help-score =
    Der Wertungsblock für eine Partie am echten Tisch: Er liest eine Datei oder die Standardeingabe, oder er stellt Fragen.

    In einer Datei hat jeder echte Spieler eine Zeile „player: NAME“, falls nötig „characters: doctor, teacher“ und „sold: 1“, und die Stadt als Diagramm, zwei Buchstaben je Parzelle: Ho Haus, TH Stadthaus, Hl Hotel, Mt Berg, Mi Mine, Ra Ranch, Bs Schmiede, Dr Drugstore, Ba Bank, Sa Saloon, GS Gemischtwarenladen, Ch Kirche, Pr Gefängnis, CH Rathaus, Ou Gesetzlose, .. leer; Leerzeichen oder -- dort, wo keine Karte liegt. Ein virtueller Spieler ist eine einzige Zeile, „virtual: NAME attraction 7 6 5“ oder „virtual: NAME points 97“. Eine Zeile, die mit # beginnt, ist ein Kommentar.

    Beispiel: printf 'characters: banker\n Ho Ba\n Mi ..\n' | carson score -
cli-help-score-file = die Datei, die gelesen wird, „-“ für die Standardeingabe; ohne sie wirst du gefragt
cli-help-score-json = die Wertungen als JSON ausgeben

cli-help-replay =
    Die Aufzeichnung eines Spiels prüfen und es Runde für Runde erzählen.

    Beispiel: carson replay abend.carson --move 12
cli-help-replay-file = die Aufzeichnung, die gelesen wird, „-“ für die Standardeingabe
cli-help-replay-move = nur den Tisch nach so vielen Zügen zeigen
cli-help-replay-seat = das Spiel so zeigen, wie dieser echte Spieler es sah; Plätze werden ab 0 gezählt
cli-help-replay-step = immer nur einen Zug zeigen; mit Enter kommt der nächste
cli-help-replay-json = die Züge oder mit --move die Stellung als JSON ausgeben

cli-help-rules =
    Regeln nach Nummer, Abschnitt oder Wort nachschlagen; ohne Angabe die Abschnitte auflisten.

    Beispiel: carson rules CG-6.5; carson rules saloon
cli-help-rules-query = eine Nummer wie CG-6.5, ein Abschnitt wie CG-6 oder Wörter
cli-help-rules-coverage = die Regeln auflisten, die kein Test nennt, und die Tests, die eine unbekannte Regel nennen; Exit-Status 1, wenn es welche gibt

cli-help-deck =
    Die Karten als Daten, zum Ansehen und Berichtigen.

    Was keine Spielanleitung zeigt, ist rekonstruiert; wer die Schachtel hat, kann eine Kopie berichtigen und damit spielen.

    Beispiel: carson deck show > meine-karten.json
cli-help-deck-show =
    Die eingebauten Karten ausgeben, als Ausgangspunkt für berichtigte.

    Beispiel: carson deck show > meine-karten.json
cli-help-deck-check =
    Berichtigte Karten prüfen und jeden Fehler nennen.

    Mit ihnen spielt man so: carson play cards --deck meine-karten.json

    Beispiel: carson deck check meine-karten.json
cli-help-deck-file = die Datei mit den Karten, in der Form, die „carson deck show“ ausgibt

## Fehler in dem, was getippt oder gelesen wurde

cli-error-bug = Das ist ein Fehler des Programms, nicht deiner: { $error }. Bitte melde ihn; mit der Umgebungsvariablen { $debug } zeigt das Programm, wo er auftrat.
cli-error-command = Den Befehl „{ $found }“ gibt es nicht{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  } Die Befehle sind { LIST($known) }.
cli-error-option = „{ $found }“ ist keine Option von „{ $command }“{ $near ->
    [none] {"."}
   *[other] ; meinst du { $near }?
  } „{ $command } --help“ nennt sie alle.
cli-error-needs-value = Nach { $option } muss ein Wert stehen.
cli-error-missing = „{ $command }“ braucht { $argument }; siehe „{ $command } --help“.
cli-error-value = „{ $found }“ ist kein gültiger Wert für { $option }.
cli-error-twice = { $option } ist zweimal angegeben.
cli-error-unused = „{ $command }“ kennt kein „{ $found }“; siehe „{ $command } --help“.
cli-error-usage = { $reason } Siehe „{ $command } --help“.
cli-error-read = { $file } kann nicht gelesen werden: { $reason }.
cli-error-file = { $file }: { $reason }.
cli-error-large = { $file } ist größer als { $most } MB; das ist zu groß, um die richtige Datei zu sein.
cli-error-utf8 = { $file } ist kein Text in UTF-8 (ab Byte { $byte }).
cli-error-exists = { $file } gibt es schon; wähle einen neuen Namen, oder setze das Spiel darin mit --resume { $file } fort.
cli-error-rescue = Die Aufzeichnung konnte nirgends gespeichert werden.
cli-error-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, das hier nicht bekannt ist; erwartet wird „cards“.
cli-error-deck = { $said } „carson deck check“ nennt sie alle.
cli-error-seed = Ein Startwert ist eine Zeile von 1 bis { $most } Zeichen, ohne Leerzeichen am Rand.
cli-error-real-and-players = Gib --real oder --players an, nicht beides: --players sagt schon, wie viele es sind.
cli-error-no-human = Niemand sitzt an der Tastatur; setze einen human unter --players, oder lass Bots mit „carson simulate cards“ spielen.
cli-error-player = „{ $found }“ kann nicht mitspielen; wähle { LIST($known, join: "or") }.
cli-error-level = „{ $found }“ ist keine Stufe für einen virtuellen Spieler; wähle { LIST($known, join: "or") }.
cli-error-suit = „{ $found }“ ist kein Symbol; wähle { LIST($known, join: "or") }.
cli-error-too-many = Der Tisch ist für { $total ->
    [one] einen Spieler
   *[other] { $total } Spieler
  }, genannt sind aber { $found }.
cli-error-names = Es gibt { $found } Namen für { $players ->
    [one] einen echten Spieler
   *[other] { $players } echte Spieler
  }; virtuelle Spieler heißen nach ihrem Symbol.
cli-error-name = „{ $found }“ kann kein Name sein: Er darf höchstens { $most } Zeichen haben, und alle müssen druckbar sein.
cli-error-name-twice = Zwei Spieler heißen „{ $found }“; gib jedem einen eigenen Namen.
cli-error-resume-with = --resume nimmt den Tisch der Aufzeichnung und geht deshalb nicht zusammen mit --real, --players, --virtual, --players-total, --names, --suits oder --deck.
cli-error-coverage-query = Zu --coverage gehören keine Wörter zum Nachschlagen.
cli-error-no-tests = Hier gibt es keinen Ordner tests; --coverage geht nur in einer Kopie des Quelltexts.
cli-error-seat = Auf Platz { $found } sitzt kein echter Spieler; die Plätze sind 0 bis { $most }.
cli-error-move = Zug { $found } gibt es nicht; die Aufzeichnung reicht von 0 (dem Aufbau) bis { $most }.
cli-error-step-with = --step zeigt jeden Zug, darum geht es nicht zusammen mit --move oder --json.
cli-error-step-pipe = --step wartet auf eine Taste, darum braucht es ein Terminal.

## Namen von Spielern und Plätzen

cli-player-name = Spieler { $number }
cli-seat = Platz { $seat }

## Antworten, die Wörter sind. Für eine Antwort können mehrere stehen, mit Leerzeichen dazwischen.

cli-yes-words = j ja y yes
cli-no-words = n nein no
cli-quit-words = q ende beenden quit
cli-change-words = c wählen change
cli-again-words = r revanche nochmal rematch again
cli-save-words = s speichern save

## Die Begrüßung

cli-welcome-title = CARSON CITY: THE CARD GAME
cli-welcome-credits =
    von Xavier Georges, illustriert von Alexandre Roche
    eine inoffizielle Fan-Ausgabe
cli-welcome =
    Zwei Ären mit je neun Runden. In jeder Runde bieten alle geheim; das höchste Gebot wählt zuerst aus der Auslage. Geländekarten bilden deine Stadt, Charaktere helfen oder bringen Punkte. Wer die meisten Punkte hat, gewinnt.
cli-welcome-more =
    Virtuelle Spieler bauen keine Stadt: Sie nehmen die attraktivste Karte und erhalten ihre Attraktivität als Punkte. Anfänger bieten mit 1 bis 9, Experten mit 3 bis 11. Bots sind Programme, die wie du eine Stadt bauen. Tippe während des Spiels „?“ für Hilfe und „r“ für die Regeln.
cli-menu =
    Enter  gegen drei virtuelle Anfänger spielen
    c      wählen, wer mitspielt
    ?      mehr Informationen
    q      beenden
cli-ask-people = Wie viele Menschen spielen an dieser Tastatur, { $least } bis { $most }? [{ $usual }]
cli-ask-number-again = Bitte tippe eine Zahl von { $least } bis { $most }.
cli-ask-names = { $count ->
    [one] Dein Name? [{ LIST($usual, join: "comma") }]
   *[other] Die Namen, mit Kommas dazwischen? [{ LIST($usual, join: "comma") }]
  }
cli-ask-bots = Bots, die bauen, mit Kommas dazwischen: { LIST($known, join: "or") }? [keine]
cli-ask-bots-again = Bitte nenne höchstens { $most ->
    [one] einen Bot
   *[other] { $most } Bots
  }, jeweils { LIST($known, join: "or") }; Enter für keine.
cli-ask-total = Wie viele Spieler insgesamt, { $least } bis { $most }? Virtuelle füllen den Tisch auf. [{ $usual }]
cli-ask-levels = { $count ->
    [one] Virtueller Spieler: { LIST($known, join: "or") }? [{ $usual }]
   *[other] Stufen der { $count } virtuellen Spieler: { LIST($known, join: "or") }; eine für alle, oder mit Kommas dazwischen? [{ $usual }]
  }
cli-ask-levels-again = Bitte tippe { LIST($known, join: "or") }, für { $count ->
    [one] einen Spieler.
   *[other] höchstens { $count } Spieler.
  }
cli-hopeless = Sei gewarnt, Fremder: Allein gegen fünf Experten gewinnt man fast nie.
cli-press-enter = Weiter mit Enter.

## Die Seite des Tisches

cli-round = Ära { $era ->
    [1] I
   *[other] II
  }, Runde { $round }/9
cli-game-over = Das Spiel ist zu Ende
cli-suit = Symbol
cli-points = Pkt
cli-bid = Gebot
cli-bids-left = übrige Gebote
cli-characters = Charaktere
cli-ties = Vorrang:
cli-skull = (Totenkopf)
cli-offer = Auslage
cli-attraction = Attraktivität
cli-gain = Gewinn
cli-card-attraction = Attraktivität { $attraction }
cli-city-of = Stadt von { $name }
cli-no-city = Noch keine Karte.
cli-nothing-yet = noch nichts
cli-set-aside = Beiseitegelegt: { $cards }
cli-sold = Verkauft: { $cards }
cli-more-places = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
  }
cli-news-left-out = … { $count ->
    [one] noch eine Zeile
   *[other] noch { $count } Zeilen
  }: l zeigt das Protokoll
cli-bid-wins-nothing = Du hast den Anwalt eingesetzt: Diese Gebotskarte wird nur abgelegt.
cli-prompt = (? für Hilfe) >
cli-sales = Oder zuerst verkaufen:
cli-may = Du darfst { $action }.
cli-undone = Die letzte Aktion von { $name } ist zurückgenommen.
cli-play-help =
    Eine Zahl oder Taste wählt, was daneben steht. Du kannst auch die Aktion schreiben, oder so viel davon, dass sie klar ist: „take I-29“, „t 29“, „n14“, „use doctor“, „j“, „pass“.

    Enter      den Tisch zeigen           ? WORT     zu Aktion, Karte oder Regel
    w AKTION   darf ich, warum nicht    r WORT     Regeln nachschlagen
    u          zurücknehmen             s          Wertungen bis jetzt
    l          Protokoll                c          Städte und Karten von allen
    h          Tipp: gute Züge, mit Gründen
    q          beenden; das Spiel kann gespeichert werden

    Auf dem Plan sagt eine Zahl neben einer Parzelle, was die Karte dir an Punkten brächte, wenn ihre linke obere Ecke dort läge; * steht beim besten Platz. In der Tabelle ist ■ ein verdecktes Gebot, · eine gespielte Gebotskarte, (Name) ein eingesetzter Charakter. Bei Gleichstand hat das Symbol Vorrang, das weiter vorn steht.

## Mehrere Menschen an einer Tastatur

cli-hand-over = { $name }, du bist mit deinem geheimen Gebot an der Reihe.
cli-hand-over-others = Alle anderen schauen weg.
cli-hand-over-undo = (u: { $name } nimmt das eben gelegte Gebot zurück)

## Was getippt und nicht verstanden wurde

cli-typed-unknown = „{ $typed }“ geht hier nicht{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  } Tippe „?“ für Hilfe.
cli-typed-no-number = Es gibt keine Auswahl { $typed }; wähle { $first } bis { $last }.
cli-typed-no-name = „{ $typed }“ ist keine Karte und kein Charakter{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
cli-typed-several = „{ $typed }“ kann { CARD($found, join: "or") } sein; tippe mehr davon.
cli-typed-bid = „{ $typed }“ ist kein Gebot; tippe eine Zahl.
cli-typed-alone = Tippe nur „{ $verb }“.

## Regeln im Terminal

cli-mark-ruling = Auslegung
cli-mark-reconstructed = rekonstruiert
cli-n-rules = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
  }
cli-rules-how = carson rules CG-4 zeigt einen Abschnitt, CG-4.3 eine Regel und ein Wort jede Regel, in der es steht.
cli-rules-marks = [Auslegung]: Die Spielanleitungen sagen nichts dazu, und so legt unsere Ausgabe sie aus. [rekonstruiert]: eine Zahl, die in keiner Spielanleitung steht.
cli-rules-nothing = In keiner Regel steht „{ $query }“{ $near ->
    [none] {"."}
   *[other] ; meinst du { $near }?
  }
cli-rules-more = { $count ->
    [one] … und noch eine Regel
   *[other] … und noch { $count } Regeln
  }{ $query ->
    [none] {"."}
   *[other] {": "}carson rules { $query }
  }
cli-coverage-untested = { $number } hat keinen Test
cli-coverage-unknown = { $number } ist keine Regel, wird aber genannt von { LIST($tests) }
cli-coverage-complete = Alle { $count } Regeln werden von einem Test genannt.

## Wertung

cli-scores-now = Zwischenstand
cli-total = Summe
cli-place = { $shared ->
    [yes] geteilter { $place }.
   *[other] { $place }.
  }
cli-winner = { LIST($names) } gewinnt.
cli-tie = { LIST($names) } teilen sich den ersten Platz; laut Spielanleitung entscheidet eine weitere Partie.

## Das Ende, und was aufbewahrt wird

cli-seed = Startwert: { $seed }
cli-next = r: Revanche · s: Aufzeichnung speichern · Enter: beenden >
cli-next-kept = r: Revanche · Enter: beenden >
cli-save-question = Das Spiel speichern, um es später fortzusetzen? [J/n]
cli-saved = Die Aufzeichnung wurde gespeichert in { $file }
cli-saved-resume = Das Spiel wurde in { $file } gespeichert; mit carson play cards --resume { $file } spielst du weiter.
cli-input-ended = Die Eingabe endete vor dem Spiel, nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }.
cli-resumed = Es geht weiter nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }.

## Der Wertungsblock

cli-pad-welcome = Der Wertungsblock. Tippe die Charaktere jedes Spielers, dann die Stadt Zeile für Zeile, von links nach rechts, ein Zeichen für jede Parzelle.
cli-pad-signs = Zeichen: { $signs }; -- dort, wo keine Karte liegt.
cli-pad-ask-name = Name des ersten Spielers („v NAME“ für einen virtuellen)? [{ $usual }]
cli-pad-ask-next = Name des nächsten Spielers („v NAME“ für einen virtuellen; Enter: werten)?
cli-pad-ask-characters = Charaktere von { $name }, mit Kommas dazwischen (die ersten Buchstaben genügen)?
cli-pad-ask-sold = Von { $name } verkaufte Karten, 0 bis { $most }? [0]
cli-pad-ask-city = Stadt von { $name }; ende mit einer leeren Zeile.
cli-pad-ask-attraction = Attraktivität aller Karten von { $name }, oder ihre Summe?
cli-pad-numbers = Bitte tippe Zahlen mit Leerzeichen dazwischen.
cli-pad-name = Ein Spieler braucht einen Namen mit höchstens { $most } Zeichen.
cli-pad-key = „{ $found }:“ ist keine Zeile eines Wertungsblocks{ $near ->
    [none] {"; möglich sind "}{ LIST($known) }.
   *[other] ; meinst du „{ $near }:“?
  }
cli-pad-key-twice = „{ $key }:“ steht zweimal bei einem Spieler.
cli-pad-whose = Wessen Stadt ist das? Beginne sie mit „player: NAME“.
cli-pad-empty = Auf diesem Wertungsblock steht kein Spieler; „carson score --help“ zeigt ein Beispiel.
cli-pad-virtual = Die Zeile eines virtuellen Spielers lautet „virtual: NAME attraction 7 6 5“ oder „virtual: NAME points 97“.
cli-pad-character = Den Charakter „{ $found }“ gibt es nicht{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
cli-pad-several = „{ $found }“ kann { LIST($known, join: "or") } sein; schreibe mehr davon.
cli-pad-twice = Der Charakter { CHARACTER($character) } steht zweimal da, ist aber nur einmal im Spiel. [CG-1.3]
cli-pad-owned = { $name } hat { CHARACTER($character, form: "the") } schon. [CG-1.3]
cli-pad-sold = „{ $found }“ ist keine Anzahl verkaufter Karten.
cli-pad-sold-most = { $found } Karten sind zu viele; der Auktionator verkauft höchstens { $most }. [CG-7.10]
cli-pad-sold-who = Nur wer den Auktionator hat, kann Karten verkauft haben. [CG-7.10]
cli-pad-too-large = Die Stadt hat { $width }×{ $height } Parzellen; { $captain ->
    [yes] mit dem Hauptmann ist die Grenze 8×9 oder 9×8. [CG-7.12]
   *[other] die Grenze ist 8×8. [CG-6.1]
  }
cli-pad-apart = Die Stadt hängt nicht zusammen: Alle ihre Parzellen müssen über ihre Seiten verbunden sein. [CG-6.3]
cli-pad-no-card = Die Parzelle in Zeile { $row }, Spalte { $column } der Stadt gehört zu keiner Karte von 2×2 Parzellen; daneben fehlt eine. [CG-1.2]
cli-pad-sign = „{ $found }“ ist kein Zeichen; meinst du { LIST($known, join: "or") }?

## Nachgespieltes

cli-replay-title = The Card Game, aus { $file }
cli-replay-real = { $name }, { $suit }
cli-replay-virtual = { $name }, virtuell, { $level }
cli-replay-facts = Karten { $deck }, Startwert { $seed }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
cli-replay-after = { $moves ->
    [0] Nach dem Aufbau
    [one] Nach einem Zug
   *[other] Nach { $moves } Zügen
  }
cli-replay-unfinished = Die Aufzeichnung endet vor dem Spiel.
cli-replay-next = Enter: nächster Zug · q: beenden >
cli-replay-last = Enter: das Ende >

## Karten

cli-deck-fault = { $where }: { $reason }
cli-deck-warning = { $where }: { $reason } (Warnung)
cli-deck-good = Mit { $file } kann man spielen{ $warnings ->
    [0] {"."}
    [one] , mit einer Warnung.
   *[other] , mit { $warnings } Warnungen.
  }

## carson serve

cli-help-serve =
    Tische für andere über HTTP bereitstellen. Partien liegen in der Datei carson.db oder in der Datenbank, die
    CARSON_DATABASE_URL nennt (sqlite:///DATEI oder postgresql://…). Hinter einem Proxy ist CARSON_ORIGIN die
    Adresse, die Browser verwenden.

    Beispiel: carson serve --port 8000
cli-help-serve-host = Die Adresse, auf der der Server lauscht. Vorgabe: 127.0.0.1, nur für diesen Rechner.
cli-help-serve-port = Der Port, auf dem der Server lauscht. Vorgabe: 8000.
cli-help-serve-open = Die Seite im Browser öffnen.
cli-help-serve-workers = Wie viele Prozesse laufen; für mehr als einen braucht es PostgreSQL. Vorgabe: 1.
cli-serve-address = Tische unter { $address }
cli-error-serve-missing = Das Paket „{ $package }“ fehlt: Installiere carson[server], oder ruf „make serve“ auf.
cli-error-serve-workers = Mehrere Prozesse brauchen PostgreSQL: Nenne in { $name } eine PostgreSQL-Datenbank, oder lass --workers weg. SQLite ist eine Datei für einen Prozess.
cli-error-serve-port = Unter { $address } kann der Server nicht lauschen: { $reason }. Beende das Programm, das die Adresse benutzt, oder wähle einen anderen --host oder --port.
cli-error-serve-worker = Ein Serverprozess konnte nicht starten, deshalb wurden auch die anderen beendet; siehe Protokoll.

## carson bots

cli-help-bots =
    Bots auf diesem Rechner denken lassen, für Server, die sich eine PostgreSQL-Datenbank teilen und mit
    CARSON_BOTS=queue gestartet sind. Auf beliebig vielen Rechnern. Wer wartet, kommt zuerst. Braucht carson[queue].

    Beispiel: carson bots --database postgresql://carson@db.example/carson --processes 4
cli-help-bots-processes = Wie viele Bots gleichzeitig denken, jeder in einem eigenen Prozess. Vorgabe: einer je Kern.
cli-help-bots-metrics = Der Port für Messwerte im Format von Prometheus. Vorgabe: keiner.
cli-help-bots-metrics-host = Die Adresse, unter der die Messwerte zu lesen sind. Vorgabe: 127.0.0.1, nur für diesen Rechner.
cli-bots-ready = { $processes ->
    [one] Bereit: Es denkt 1 Bot zur Zeit.
   *[other] Bereit: Es denken { $processes } Bots gleichzeitig.
  }
cli-error-bots-sqlite = Bots auf anderen Rechnern brauchen PostgreSQL: Nenne die Datenbank der Server in { $name } oder mit --database.
cli-error-bots-missing = Das Paket „{ $package }“ fehlt: Installiere carson[queue].
cli-error-bots-port = Unter { $address } kann das Programm nicht lauschen: { $reason }. Beende, was die Adresse benutzt, oder wähle einen anderen --metrics-port.

## carson verify

cli-help-verify =
    Allein aus der Aufzeichnung beweisen, dass ein beendetes Spiel fair war: Jeder Zug folgt den Regeln, der Startwert folgt aus dem, was der Server vor dem Spiel zugesagt hat (die Festlegung, „commitment“), und aus den Zahlen, die die Browser der Spieler beigetragen haben, und jede Karte, jeder Würfel und jedes Plättchen folgt aus diesem Startwert. Die letzte Zeile sagt, wie viel bewiesen ist.

    Exit-Status 0: bewiesen; 1: nicht.

    Beispiel: carson verify carson-4f2a.txt
cli-help-verify-file = die Aufzeichnung, die gelesen wird, „-“ für die Standardeingabe
cli-help-verify-commitment = die Festlegung, wie der Tisch sie vor dem Spiel zeigte; ohne sie gilt die in der Aufzeichnung
cli-help-verify-seal = das Siegel, das dein Browser aufbewahrt hat, bevor er deine Zahl öffnete; ohne es gelten die versiegelten Zahlen der Aufzeichnung
cli-help-verify-number = die Zahl, die dein Browser beigetragen hat, um zu sehen, ob sie im Startwert steckt
cli-error-verify-digits = --{ $option } verlangt 64 Zeichen von 0 bis 9 oder a bis f, wie der Tisch sie zeigt, und nicht „{ $found }“.
cli-verify-broken = Die Aufzeichnung ist nicht gültig. { $reason }
cli-verify-running = Das Spiel läuft noch. Sein Startwert ist bis zum Ende geheim, darum lässt sich noch nichts beweisen. { $commitment ->
    [none] In der Aufzeichnung steht keine Festlegung.
   *[other] Bewahre die Festlegung { $commitment } auf und prüfe die Aufzeichnung nach dem Spiel.
  }
cli-verify-moves = { $moves ->
    [one] Der eine Zug folgt den Regeln und führt
   *[other] Alle { $moves } Züge folgen den Regeln und führen
  } zu dem Ende, das die Aufzeichnung nennt, mit den Punkten { LIST($scores) }.
cli-verify-unfinished = { $moves ->
    [one] Der eine Zug folgt den Regeln
   *[other] Alle { $moves } Züge folgen den Regeln
  }, die Aufzeichnung endet aber vor dem Spiel.
cli-verify-ended = { $moves ->
    [one] Der eine Zug folgt den Regeln.
   *[other] Alle { $moves } Züge folgen den Regeln.
  } { $how ->
    [resigned] Danach wurde laut Aufzeichnung aufgegeben.
    [agreed] Danach wurde das Spiel laut Aufzeichnung im Einvernehmen beendet.
   *[abandoned] Danach wurde das Spiel laut Aufzeichnung nicht zu Ende gespielt.
  }
cli-verify-own-data = Gespielt wurde mit eigenen Karten oder Zahlen, die in der Aufzeichnung stehen; sieh dir auch diese an.
cli-verify-characters = Die Charaktere wurden gewählt, als der Tisch eröffnet wurde, von einem Spieler oder vom Zufall, und vor dem Spiel gezeigt. Sie gehören nicht zum Beweis.
cli-verify-position = Das Spiel begann von einer Stellung aus. Die verdeckten Karten und Plättchen hat der Server ausgelegt; sie gehören nicht zum Beweis.
cli-verify-no-seed = In der Aufzeichnung steht kein Startwert, also lassen sich die Ziehungen nicht prüfen.
cli-verify-no-commitment = In der Aufzeichnung steht keine Festlegung, also kann der Startwert nach Maß gemacht sein. Kennst du die Festlegung, gib sie mit --commitment an.
cli-verify-commitment-other = In der Aufzeichnung steht die Festlegung { $found }; dir wurde { $given } gezeigt.
cli-verify-seed = Der Startwert ist der zugesagte: Sein SHA-256 ist die Festlegung { $commitment }.
cli-verify-seed-other = Der Startwert ist nicht der zugesagte: Sein SHA-256 ist { $found }, die Festlegung { $commitment }.
cli-verify-compare = Diese Festlegung kommt aus der Aufzeichnung selbst: Vergleiche sie mit der, die der Tisch vor dem Spiel zeigte, oder gib jene mit --commitment an.
cli-verify-secret = Das Geheimnis des Servers ist das zugesagte: Sein SHA-256 ist die Festlegung { $commitment }.
cli-verify-secret-other = Das Geheimnis des Servers ist nicht das zugesagte: Sein SHA-256 ist { $found }, die Festlegung { $commitment }.
cli-verify-numbers = Zahlen beigetragen haben { LIST($names) }, und jede ist die, die versiegelt wurde, bevor eine geöffnet war.
cli-verify-number-other = Von { LIST($names) }: Die Zahl ist nicht die versiegelte; sie kann also gewählt worden sein, als die anderen bekannt waren.
cli-verify-withheld = Von { LIST($names) }: Eine Zahl wurde versiegelt und nie geöffnet. Wer das Geheimnis des Servers kannte, konnte zwischen dem Startwert mit ihr und dem ohne sie wählen.
cli-verify-without = Von { LIST($names) }: keine Zahl.
cli-verify-nobody = Kein Spieler hat eine Zahl beigetragen: Der Server hat den Startwert allein bestimmt.
cli-verify-seat = Platz { $seat }
cli-verify-seal = Die versiegelten Zahlen sind die, die dein Browser sah, bevor er deine öffnete: Ihr Siegel ist { $seal }.
cli-verify-seal-other = Die versiegelten Zahlen sind nicht die, die dein Browser sah, bevor er deine öffnete: Ihr Siegel ist { $found }, deines { $given }.
cli-verify-seal-compare = Das Siegel dieser Zahlen ist { $seal }: Vergleiche es mit dem, das dein Browser aufbewahrt hat, oder gib jenes mit --seal an.
cli-verify-own-number = Deine Zahl steckt im Startwert.
cli-verify-own-number-missing = Deine Zahl { $number } steht nicht in der Aufzeichnung: Der Startwert wurde ohne sie gemacht.
cli-verify-seed-mixed = Der Startwert ist der, der aus Geheimnis und Zahlen folgt.
cli-verify-seed-unmixed = Der Startwert ist nicht der, der aus Geheimnis und Zahlen folgt.
cli-verify-draws = { $draws ->
    [one] Die eine Ziehung ist
   *[other] Alle { $draws } Ziehungen sind
  } das, was dieser Startwert ergibt.
cli-verify-practice = Das war eine Übungspartie gegen Bots: Es wurden Züge zurückgenommen, nachdem etwas gezogen oder aufgedeckt worden war. Was gezogen wird, kann also bekannt gewesen sein.
cli-verify-proven = Bewiesen: Niemand hat gewählt, was gezogen wurde, weder der Server noch ein Spieler.
cli-verify-proven-practice = Als Übung bewiesen: Alles, was gezogen wurde, folgt aus dem Startwert; es wurden aber Züge zurückgenommen, und was kommen würde, kann bekannt gewesen sein.
cli-verify-proven-promise = Bewiesen: Was gezogen wurde, stand vor dem Spiel fest. Kein Spieler hat eine Zahl beigetragen; dass der Server den Startwert zufällig gewählt hat, ist also nicht bewiesen.
cli-verify-proven-but = Mit einem Vorbehalt bewiesen: Niemand hat gewählt, was gezogen wurde, es sei denn, der Server steckte mit denen unter einer Decke, die ihre Zahl nie geöffnet haben. Dann hatte er { $seeds } Startwerte zur Wahl.
cli-verify-proven-some = Mit einem Vorbehalt bewiesen: Niemand hat gewählt, was gezogen wurde, es sei denn, der Server steckte mit allen unter einer Decke, die eine Zahl beigetragen haben.
cli-verify-not-proven = Nicht bewiesen.
