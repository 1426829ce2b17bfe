### Setting up a table.

web-pages-about-game-board = Vier Runden um Land, Gebäude und Duelle, für zwei bis sechs Spieler oder solo.
web-pages-about-game-cards = Achtzehn kurze Runden mit geheimen Geboten und einer Stadt aus Karten, für einen bis sechs Spieler.
web-pages-presets = Vorlagen
web-pages-presets-board = Eine erste Partie, eine Zusammenstellung der Spielanleitungen oder alles auf einmal. Darunter kannst du alles ändern.
web-pages-presets-cards = Die virtuellen Spieler zufällig wählen.
web-pages-everything = Alles
web-pages-surprise = Überrasch mich
web-pages-surprised = Das wurde zufällig gewählt. Behalte es, ändere es unten oder versuche es noch einmal.
web-pages-who = Wer spielt mit
web-pages-solo-no = nein, gegen Menschen oder Bots
web-pages-solo-about = Das Solospiel der Spielanleitungen: Jeb Standish folgt seinen eigenen Karten. Du siehst jede Regel, die für ihn entscheidet.
web-pages-solo-drawn = Gegen Standish werden sieben Charaktere zufällig gezogen.
web-pages-solo-rancher = Fast leicht: setzt auf Ranches.
web-pages-solo-miner = Mittel: setzt auf Minen und Banken.
web-pages-solo-strength = Schwer: kommt schwer bewaffnet.
web-pages-solo-urban = Für Experten: will die ganze Stadt.
web-pages-seat = Platz { $seat }
web-pages-seat-guest = jemand anderes an diesem Bildschirm
web-pages-seat-open = frei, für Freunde
web-pages-player = Spieler { $seat }
web-pages-seats-about = Freie Plätze sind für alle, die den Link haben. Wer beginnt, wird ausgelost.
web-pages-seats-drawn = Wer beginnt, wird ausgelost.
web-pages-table-of = Spieler insgesamt
web-pages-table-real = Menschen und Bots
web-pages-suits = Symbole
web-pages-suits-any = zufällig
web-pages-suit-any = egal
web-pages-suits-about = Das Symbol auf den Karten jedes Spielers. Es entscheidet auch bei gleichen Geboten, in einer Reihenfolge, die jede Runde wechselt.
web-pages-virtual = Virtueller Spieler { $number }
web-pages-virtual-about = Sie decken Gebotskarten von einem Stapel auf und behalten, was sie nehmen. Sie bauen keine Stadt und nutzen keine Charaktere.
web-pages-level-beginner = bietet 1 bis 9 wie alle
web-pages-level-intermediate = hat eine 10 statt der 1
web-pages-level-expert = hat eine 10 und eine 11 statt 1 und 2
web-pages-hopeless = Allein gegen fünf Experten: Das ist selbst laut Spielanleitung kaum zu gewinnen.
web-pages-set-own = eigene Auswahl
web-pages-set-own-about = Sieben Charaktere, jeder auf der Seite, die du willst; der Zeitungsjunge kommt dazu.
web-pages-set-random-about = Sieben Charaktere mit zufälligen Seiten. Du siehst sie, sobald der Tisch eröffnet ist.
web-pages-set-count = { $count } von { $needed } gewählt
web-pages-bag-own = eigener Beutel
web-pages-bag-own-about = So viele von jedem Gebäude, wie du willst; die acht Grundtypen müssen dabei sein.
web-pages-about-new-beginning = Alle kaufen vor dem Spiel heimlich Cowboys, Straßen, Revolvermarker und Parzellen, statt mit dem Gleichen zu beginnen.
web-pages-about-river = Ein Fluss quert den Plan: Niemand kann darauf bauen, nur Brücken führen hinüber, und Minen daneben bringen mehr ein.
web-pages-about-might-is-right = Duelle werden mit geheim gewählten Zahlenplättchen statt mit Würfeln ausgetragen: Bluff statt Glück.
web-pages-about-kit-carson = Alle setzen gleichzeitig Cowboys und dürfen sie umsetzen, bis sie aufhören. Am besten live.
web-pages-about-outlaws = Ab Runde 2 kommen Gesetzlose in die Stadt. Sie halbieren, was Gebäude einbringen, bis jemand sie besiegt oder einsperrt.
web-pages-about-horses = Alle haben Pferde und fünf Koppeln mit kleinen Vorteilen. Jede Runde endet mit einem Rodeo.
web-pages-river-printed = gedruckter Fluss
web-pages-river-printed-about = Von Westen nach Osten mitten durch den Plan.
web-pages-river-own = eigener Fluss
web-pages-river-own-about = Jede Form, auf die ihr euch einigt: eine bis fünfzehn Parzellen, in einem Stück oder mehreren.
web-pages-edition-english = Die spätere, umfangreichere Spielanleitung mit allen zwanzig Charakteren und dem Solospiel.
web-pages-edition-dutch = Die niederländische Spielanleitung, wo sie abweicht: Rathaus, Gesetzlose und Flüsse; kein Weihnachtsmann, kein Solospiel.
web-pages-clock-none-about = Nimm dir so viel Zeit, wie du brauchst.
web-pages-clock-quick-about = Für einen gemeinsamen Abend. Längere Züge gehen von der Reserve ab; danach spielt ein Bot für dich, bis du zurück bist.
web-pages-clock-calm-about = Dasselbe mit mehr Bedenkzeit.
web-pages-clock-day-about = Zieh, wenn du Zeit hast; eine Partie dauert einige Wochen.
web-pages-clock-days-about = Für alle, die oft unterwegs sind.
web-pages-clock-own = eigene Zeit
web-pages-clock-own-about = Stell selbst Sekunden oder Tage ein.
web-pages-clock-kind = Gezählt in
web-pages-clock-kind-live = Sekunden
web-pages-clock-kind-days = Tagen
web-pages-clock-move = Sekunden je Zug
web-pages-clock-bank = Sekunden Reserve
web-pages-clock-days = Tage je Zug
web-pages-open-to = Offen für
web-pages-public = alle
web-pages-private = alle mit dem Link
web-pages-figures = Zahlen
web-pages-deck = Karten
web-pages-material-own = eigene
web-pages-material-ours = eingebaut
web-pages-material-about = Manche Zahlen aus der Schachtel stehen in keiner Spielanleitung, deshalb haben wir sie rekonstruiert. Wenn du es besser weißt, spiel mit einer eigenen Datei (JSON).
web-pages-material-file = Datei
web-pages-material-read = { $name } wird verwendet.
web-pages-material-unread = { $name } lässt sich nicht lesen. Es muss eine JSON-Datei mit Zahlen oder Karten sein.
web-pages-then-wait = Danach bekommst du einen Link für deine Freunde.
web-pages-then-begin = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
web-pages-then-watch = Das Spiel beginnt sofort: Die Bots spielen, und du schaust zu.
web-pages-bag-count = { $count ->
    [one] Ein Gebäude im Beutel.
   *[other] { $count } Gebäude im Beutel.
  }
web-pages-river-count = { $count ->
    [one] Eine Flussparzelle.
   *[other] { $count } Flussparzellen.
  }
web-pages-table-virtual = { $count ->
    [0] Keine virtuellen Spieler.
    [one] Ein virtueller Spieler füllt den Tisch auf.
   *[other] { $count } virtuelle Spieler füllen den Tisch auf.
  }
