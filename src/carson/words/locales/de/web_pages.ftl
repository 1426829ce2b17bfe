### The pages around the tables.

## The frame, the first page, lists

web-pages-watch = Zuschauen
web-pages-pad = Wertungsblock
web-pages-account = Dein Konto
web-pages-settings = Einstellungen
web-pages-save = Speichern
web-pages-renamed = Du heißt jetzt { $name }, auch an deinen Tischen.
web-pages-plays-as = Du spielst als { $name }.
web-pages-rename = Ändern
web-pages-rename-own = Namen ändern
web-pages-name-is-fine = Namen behalten
web-pages-name-given = oder ein zufälliger Name
web-pages-is-guest = Du spielst als Gast. Nur dieser Browser kennt dich.
web-pages-is-account = Dieser Name gehört dir.
web-pages-sound = Töne
web-pages-calm = Weniger Animationen
web-pages-sure = Auswahl bestätigen
web-pages-sure-always = Immer
web-pages-sure-final = Nur was sich nicht zurücknehmen lässt
web-pages-sure-never = Nie
web-pages-no-network = Keine Verbindung. Was du siehst, ist vielleicht nicht mehr aktuell; nichts geht verloren.
web-pages-fresh = Eine neue Version ist verfügbar.
web-pages-reload = Neu laden
web-pages-later = Später
web-pages-bot = Bot
web-pages-open = Öffnen
web-pages-go-on = Weiterspielen
web-pages-look-in = Ansehen
web-pages-replay = Wiederholung
web-pages-forget = Löschen
web-pages-imported = importierte Aufzeichnung
web-pages-turn-of = Am Zug: { $names }
web-pages-turn-bots = Bots denken nach.
web-pages-since = gefragt { $when }
web-pages-until = Frist endet { $when }
web-pages-one-click = gegen Bots, ohne Konto
web-pages-continue = Deine Partien
web-pages-about-learn = Eine kurze Lektion für jedes Spiel: Du spielst, wir erklären.
web-pages-about-mine = Mach weiter, wo du aufgehört hast, oder sieh dir beendete Partien an.
web-pages-about-watch = Sieh anderen beim Spielen zu, live oder hinterher.
web-pages-about-rules = Alle Regeln beider Spiele, nummeriert und mit Bildern.
web-pages-about-pad = Zählt die Punkte einer Partie am echten Tisch zusammen.
web-pages-join = Mit einem Link mitspielen
web-pages-about-join = Hat dir jemand einen Link oder eine Tischnummer geschickt?
web-pages-join-label = Link oder Nummer des Tisches
web-pages-join-nothing = Das ist kein Link zu einem Tisch. Ein Link sieht aus wie https://…/table/1a2b…; eine Tischnummer hat 20 Buchstaben und Ziffern.
web-pages-join-elsewhere = Dieser Tisch steht auf einem anderen Server. Öffne den Link selbst, um hinzukommen.
web-pages-watch-about = Öffentliche Partien dürfen alle sehen. Private Partien sieht nur, wer den Link hat.
web-pages-playing = Laufend
web-pages-finished = Beendet
web-pages-nothing-playing = Gerade läuft keine öffentliche Partie.
web-pages-nothing-finished = Noch keine öffentliche Partie ist beendet.
web-pages-filter = Tische filtern
web-pages-filter-turn = Ich bin am Zug
web-pages-filter-going = Laufend
web-pages-filter-waiting = Wartend
web-pages-filter-over = Beendet
web-pages-filter-all = Alle
web-pages-both-games = Beide Spiele
web-pages-none-such = Solche Tische hast du nicht.
web-pages-keep-them = Nur dieser Browser weiß, dass das deine Tische sind. Behalte sie mit einem Konto oder einem geheimen Link:
web-pages-bring = Aufzeichnung importieren
web-pages-bring-about = Importiere eine beendete Partie, hier oder anderswo gespielt, und sieh sie dir an wie eine eigene. Vorher wird jeder Zug geprüft. Nur du kannst sie sehen.
web-pages-bring-file = Aufzeichnungsdatei
web-pages-bring-text = Oder füge ihren Text ein
web-pages-bring-go = Prüfen und importieren
web-pages-brought = Alle Züge sind gültig.

## Setting up a table, and the waiting room

web-pages-about-game-board = Vier Runden um Land, Gebäude und Duelle, für zwei bis sechs Spieler oder solo.
web-pages-about-game-cards = Achtzehn kurze Runden mit geheimen Geboten und einer Stadt aus Karten, für einen bis sechs Spieler.
web-pages-presets = Vorlagen
web-pages-presets-board = Eine erste Partie, eine Zusammenstellung der Spielanleitungen oder alles auf einmal. Darunter kannst du alles ändern.
web-pages-presets-cards = Die virtuellen Spieler zufällig wählen.
web-pages-everything = Alles
web-pages-surprise = Überrasch mich
web-pages-surprised = Das wurde zufällig gewählt. Behalte es, ändere es unten oder versuche es noch einmal.
web-pages-who = Wer spielt mit
web-pages-alone = Solo gegen Standish
web-pages-alone-against = Du spielst solo gegen Jeb Standish: { $strategy }.
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
web-pages-set-drawn = zufällig
web-pages-set-count = { $count } von { $needed } gewählt
web-pages-side-y = gelbe Seite
web-pages-side-r = rote Seite
web-pages-side-either = beide Seiten
web-pages-side-out = nicht dabei
web-pages-side-in = im Spiel
web-pages-tap-face = Tippe auf ein Porträt, um zu sehen, was der Charakter kann.
web-pages-bag-own = eigener Beutel
web-pages-bag-own-about = So viele von jedem Gebäude, wie du willst; die acht Grundtypen müssen dabei sein.
web-pages-no-variants = keine
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
web-pages-edition = Ausgabe
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
web-pages-public-about = Der Tisch steht in der Liste. Alle können einen freien Platz nehmen, zuschauen und sich später die Wiederholung ansehen.
web-pages-private = alle mit dem Link
web-pages-private-about = Der Tisch steht nicht in der Liste. Wer den Link hat, kann mitspielen oder zuschauen.
web-pages-figures = Zahlen
web-pages-deck = Karten
web-pages-material-own = eigene
web-pages-material-ours = eingebaut
web-pages-material-about = Manche Zahlen aus der Schachtel stehen in keiner Spielanleitung, deshalb haben wir sie rekonstruiert. Wenn du es besser weißt, spiel mit einer eigenen Datei (JSON).
web-pages-material-file = Datei
web-pages-material-read = { $name } wird verwendet.
web-pages-material-unread = { $name } lässt sich nicht lesen. Es muss eine JSON-Datei mit Zahlen oder Karten sein.
web-pages-material-is-own = Gespielt wird mit eigenen Zahlen des Gastgebers: { $name }.
web-pages-then-wait = Danach bekommst du einen Link für deine Freunde.
web-pages-then-begin = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
web-pages-then-watch = Das Spiel beginnt sofort: Die Bots spielen, und du schaust zu.
web-pages-invite = Freunde einladen
web-pages-qr = Der Link als QR-Code für dein Telefon
web-pages-share-it = Teilen …
web-pages-share = Komm und spiel { $game } mit mir!
web-pages-played = Spielaufbau
web-pages-fair = Niemand kann wählen, was gezogen wird. Alles folgt aus einem Geheimnis des Servers, das am Ende bekannt wird, und aus einer Zahl vom Browser jedes Spielers. Fingerabdruck des Geheimnisses:
web-pages-fair-server = Was gezogen wird, folgt aus einem Geheimnis des Servers, das am Ende bekannt wird. Notiere dir jetzt seinen Fingerabdruck, dann kannst du später prüfen, dass nichts geändert wurde:
web-pages-sealed = Bisher versiegelte Zahlen: { $names }.
web-pages-opening = Das Spiel beginnt gleich: Die Browser öffnen ihre Zahlen.
web-pages-complete = Alle sind da.
web-pages-host-begins = Der Gastgeber startet das Spiel.
web-pages-you = du
web-pages-here = da
web-pages-away = nicht da
web-pages-kept = Platz reserviert
web-pages-seat-bot = Bot hinzufügen
web-pages-seat-clear = Entfernen
web-pages-start-anyway = Trotzdem starten, mit Bots auf leeren Plätzen
web-pages-leave-about = { $count ->
    [one] Dein Platz wird frei.
   *[other] Alle deine { $count } Plätze werden frei.
  }
web-pages-leave-host = { $name } wird Gastgeber.
web-pages-leave-last = Sonst sitzt hier niemand, also wird der Tisch geschlossen.
web-pages-leave-sure = Ja, verlassen
web-pages-close-table = Tisch schließen
web-pages-turns = { $count ->
    [one] du bist an einem Tisch am Zug
   *[other] du bist an { $count } Tischen am Zug
  }
web-pages-bag-count = { $count ->
    [one] Ein Gebäude im Beutel.
   *[other] { $count } Gebäude im Beutel.
  }
web-pages-river-count = { $count ->
    [one] Eine Flussparzelle.
   *[other] { $count } Flussparzellen.
  }
web-pages-real = { $count ->
    [one] ein Mensch oder Bot
   *[other] { $count } Menschen und Bots
  }
web-pages-table-virtual = { $count ->
    [0] Keine virtuellen Spieler.
    [one] Ein virtueller Spieler füllt den Tisch auf.
   *[other] { $count } virtuelle Spieler füllen den Tisch auf.
  }
web-pages-waits = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
web-pages-clock-in-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-pages-clock-in-seconds = live: { $move ->
    [one] eine Sekunde
   *[other] { $move } Sekunden
  } je Zug, { $unit ->
    [seconds] { $bank ->
        [one] eine Sekunde
       *[other] { $bank } Sekunden
      }
   *[minutes] { $bank ->
        [one] eine Minute
       *[other] { $bank } Minuten
      }
  } Reserve

## Names, accounts, sessions

web-pages-known-guest = Du bist ein Gast namens { $name }. Nur dieser Browser kennt dich.
web-pages-known-account = Du bist { $name }. Der Name gehört dir.
web-pages-known-nobody = Du bist nicht angemeldet. Zum Spielen brauchst du kein Konto.
web-pages-claim = Deinen Namen sichern
web-pages-claim-about = Wähle ein Passwort, und der Name gehört dir, auf jedem Gerät und mit allen deinen Tischen. Eine E-Mail-Adresse ist nicht nötig.
web-pages-claim-go = Konto anlegen
web-pages-name = Name
web-pages-password = Passwort
web-pages-password-show = Passwort anzeigen
web-pages-password-hint = Mindestens 8 Zeichen. Per E-Mail lässt es sich nicht zurücksetzen: Schreib es auf oder erstelle unten einen geheimen Link.
web-pages-login = Anmelden
web-pages-login-about = Wenn du schon ein Konto hast.
web-pages-login-guest = Wenn du schon ein Konto hast. Dieser Browser vergisst dann den Gast, außer er hat einen geheimen Link.
web-pages-logout = Abmelden
web-pages-logout-guest = Du bist Gast: Ohne geheimen Link kannst du dich nicht wieder anmelden und verlierst deine Tische.
web-pages-logout-sure = Trotzdem abmelden
web-pages-sessions = Wo du angemeldet bist
web-pages-sessions-about = Browser und Programme, die unter deinem Namen spielen können.
web-pages-session-this = dieser Browser
web-pages-session-seen = zuletzt gesehen { $when }
web-pages-session-end = Abmelden
web-pages-sessions-end = Alle anderen abmelden
web-pages-link-more = Der Link gilt einmal und läuft nach sieben Tagen ab.
web-pages-link-made = Erstellt am { $made }, gültig bis { $until }
web-pages-link-withdraw = Widerrufen
web-pages-told = Benachrichtigungen
web-pages-told-about = Sie sind aus, bis du sie einschaltest. Eine Benachrichtigung nennt den Tisch, verrät aber nichts über das Spiel.
web-pages-channel-push = Benachrichtigungen in diesem Browser
web-pages-channel-mail = E-Mail
web-pages-channel-webhook = Webhook
web-pages-channel-on = An.
web-pages-channel-unconfirmed = Öffne den Link in der E-Mail, die wir dir geschickt haben.
web-pages-channel-stopped = Über den Link in einer E-Mail abbestellt.
web-pages-channel-failed = Nachrichten konnten nicht zugestellt werden.
web-pages-channel-test = Testnachricht senden
web-pages-channel-tested = Eine Testnachricht ist unterwegs.
web-pages-channel-remove = Entfernen
web-pages-channel-add = Hinzufügen
web-pages-notice-turn = ich bin am Zug
web-pages-notice-clock = meine Zeit läuft ab
web-pages-notice-begun = eine Partie hat begonnen
web-pages-notice-seated = jemand setzt sich an meinen Tisch
web-pages-notice-over = eine Partie ist zu Ende
web-pages-push-go = Hier einschalten
web-pages-push-not = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für diese Website kannst du sie erlauben.
web-pages-push-none = Dieser Browser kann keine Benachrichtigungen zeigen, wenn die Seite geschlossen ist.
web-pages-mail-address = E-Mail-Adresse
web-pages-hook-address = Adresse (https)
web-pages-hook-secret = Nachrichten werden mit diesem geheimen Schlüssel signiert. Er wird nur einmal angezeigt:
web-pages-password-change = Passwort ändern
web-pages-password-about = Alle anderen Browser werden abgemeldet und deine geheimen Links widerrufen.
web-pages-password-old = Bisheriges Passwort
web-pages-password-new = Neues Passwort
web-pages-password-done = Dein Passwort wurde geändert.
web-pages-data = Deine Daten
web-pages-export-about = Dein Name, Tische, Notizen, Chatnachrichten, Sitzungen und Kanäle in einer Datei.
web-pages-export = Alles herunterladen
web-pages-delete = Konto löschen
web-pages-delete-about = Alles über dich wird gelöscht, außer deinen Zügen, die ohne Namen bleiben. Bots übernehmen deine Plätze in laufenden Partien.
web-pages-delete-sure = Das lässt sich nicht rückgängig machen.
web-pages-delete-go = Alles löschen
web-pages-only-here = Der Link funktioniert nur auf diesem Computer.
web-pages-give-up-about = Das Spiel endet sofort, und du gewinnst nicht.
web-pages-give-up-sure = Ja, aufgeben
web-pages-close-about = Der Tisch wird entfernt, und niemand kann mehr mitspielen.
web-pages-close-sure = Ja, schließen
web-pages-end-table = Das Spiel beenden
web-pages-end-about = Das Spiel endet hier, ohne Sieger.
web-pages-end-sure = Ja, beenden
web-pages-begun = begonnen { $when }
web-pages-file-choose = Datei wählen
web-pages-file-none = Keine Datei gewählt
web-pages-file-clear = Datei entfernen
web-pages-password-hint-first = Mindestens 8 Zeichen. Per E-Mail lässt es sich nicht zurücksetzen: Schreib es auf. Sobald du ein Konto hast, kannst du auf dieser Seite auch einen geheimen Link erstellen.
