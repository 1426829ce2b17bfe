### Was der Browser rund um ein Spiel sagt: Wiederholung, Ende, Pläne, Wechsel am Bildschirm, und was inzwischen geschah.

## Das Protokoll und die Wiederholung

web-story-replay = Wiederholung
web-story-scrubber = Zug
web-story-move-of = Zug { $move } von { $moves }
web-story-first = Erster Zug
web-story-back = Voriger Zug
web-story-forward = Nächster Zug
web-story-last = Letzter Zug
web-story-round-back = Vorige Runde oder Phase
web-story-round-forward = Nächste Runde oder Phase
web-story-play = Abspielen
web-story-pause = Anhalten
web-story-speed = Geschwindigkeit
web-story-eyes = Aus der Sicht von
web-story-eyes-spectator = Zuschauern
web-story-copy-move = Link zu diesem Zug kopieren
web-story-play-on = Von hier weiterspielen
web-story-to-table = Zurück zum Tisch
web-story-phase-characters = Charaktere
web-story-phase-cowboys = Cowboys
web-story-phase-actions = Aktionen
web-story-set-up = Aufbau
web-story-to-move = Wiederholung bei Zug { $move }
web-story-about-me = Nur was mich betrifft
web-story-nothing = Noch ist nichts geschehen.
web-story-nothing-mine = Noch ist nichts geschehen, was dich betrifft.
web-story-earlier = { $count ->
    [one] 1 früherer Eintrag
   *[other] { $count } frühere Einträge
  }

## Ein Bildschirm, mehrere Leute

web-story-give-screen = Gib den Bildschirm an { $name } weiter
web-story-give-about = Der Tisch ist verdeckt, bis { $name } hier sitzt, damit niemand Geheimes sieht.
web-story-i-am = Ich bin { $name }: Zeig mir den Tisch
web-story-curtain-undo = { $name }: meinen letzten Zug zurücknehmen
web-story-curtain = Den Tisch verdecken, wenn der Bildschirm weitergegeben wird
web-story-curtain-always = immer
web-story-curtain-secret = nur wenn etwas geheim ist
web-story-curtain-never = nie

## Nach dem Spiel

web-story-went = Wie es verlief
web-story-round = Runde { $round }
web-story-era-round = { $era }.{ $round }
web-story-graph-points = Punkte, wenn das Spiel dort geendet hätte
web-story-graph-vp = SP
web-story-graph-money = Geld
web-story-graph-income = Nächstes Einkommen
web-story-as-table = Zahlen nach Runden
web-story-stage-end = { $stage }, am Ende
web-story-stage-within = { $stage }, noch im Gang
web-story-stages = Nach
web-story-turning = Wendepunkte
web-story-turn-lead = { $name } geht in Führung, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor { $other }.
web-story-turn-gain = { $name } macht { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } auf { $other } gut.
web-story-turn-end = Durch die Schlusswertung liegt { $name } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } vor { $other }.
web-story-no-turning = Es gab keine Wendepunkte: Es endete, wie es begann.
web-story-share = Teilen
web-story-copy-replay = Link zur Wiederholung kopieren
web-story-image = Als Bild speichern
web-story-send = Senden …
web-story-image-failed = Das Bild konnte nicht erstellt werden.
web-story-image-alt = Ein Bild des Ergebnisses: Namen, Punkte und der Tisch am Ende.

## Was inzwischen geschah

web-story-since = Seit deinem letzten Zug
web-story-since-close = Verstanden
web-story-since-you = Was das für dich heißt
web-story-since-all = { $count ->
    [one] Alles, was geschah: ein Eintrag
   *[other] Alles, was geschah: { $count } Einträge
  }
web-story-since-income = Dein nächstes Einkommen: ${ $before } → ${ $after }
web-story-since-overtaken = { $name } hat dich überholt. Punkte, wenn das Spiel jetzt zu Ende wäre: { $points } zu { $own }.
web-story-since-overtook = Du hast { $name } überholt. Punkte, wenn das Spiel jetzt zu Ende wäre: { $own } zu { $points }.

## Pläne

web-story-plan = Planen
web-story-plan-title = Plan: Nur du siehst das.
web-story-plan-about = Probiere Züge auf einer eigenen Kopie aus. Zufall und Geheimes sind ausgedacht.
web-story-plan-suppose = Was wäre, wenn? { $question }
web-story-plan-over = Das Spiel wäre zu Ende.
web-story-plan-chance = (Zufall)
web-story-plan-do = { $count ->
    [0] Ausführen
    [one] Ausführen: ein Zug
   *[other] Ausführen: { $count } Züge
  }
web-story-plan-back = Schritt zurück
web-story-plan-discard = Plan verwerfen
web-story-plan-moved = Das Spiel ist weitergegangen, und der Plan passt nicht mehr. Du planst neu.

## Aufträge

web-story-orders = Aufträge
web-story-orders-about = Leg im Voraus fest, was geschieht, wenn du gefragt wirst. Sonst sieht es niemand.
web-story-order-bid = Als Nächstes diese Gebotskarte spielen
web-story-order-none = keine
web-story-order-consent = Wenn jemand ein Haus auf meine Parzelle setzen will
web-story-order-ask = frag mich
web-story-order-agree = immer zustimmen
web-story-order-refuse = immer ablehnen
web-story-order-pass = In dieser Runde passen, sobald ich einen Cowboy setzen soll
web-story-order-single = Automatisch spielen, wenn ich nur eine Möglichkeit habe
web-story-order-give = Auftrag speichern
web-story-order-given = Auftrag gespeichert.
web-story-order-not-yet = Noch nicht gespeichert.
web-story-order-now = Du wirst gerade gefragt. Wenn du den Auftrag speicherst, geschieht sofort dies: { $action }.
web-story-order-dropped = Nicht ausgeführt: { $action }. { $why }

## Tasten, und was vorgelesen wird

web-story-keys = Tastenkürzel
web-story-key-arrows = sich auf dem Plan, der Aktionsleiste oder in einer Stadt bewegen
web-story-key-enter = wählen; noch einmal, um zu bestätigen
web-story-key-escape = Auswahl aufheben
web-story-key-bid = eine Gebotskarte wählen (0 für die 10)
web-story-key-x = passen oder ablehnen
web-story-key-k = überspringen, was gerade gezeigt wird
web-story-key-u = zurücknehmen
web-story-key-p = planen oder den Plan verwerfen
web-story-key-l = Spielprotokoll
web-story-key-t = Chat
web-story-key-s = Punkte
web-story-key-n = Notizen
web-story-key-m = Tisch: Aufträge, aufgeben
web-story-key-r = Wiederholung
web-story-key-help = diese Liste
web-story-announce-turn = Du bist am Zug. { $question }
web-story-announce-more = { $count ->
    [one] Ein weiterer Eintrag im Protokoll.
   *[other] { $count } weitere Einträge im Protokoll.
  }

## Zeit

web-story-give-time = Gib { $name } Zeit für einen weiteren Zug
web-story-time-low = Deine Zeit läuft ab.
web-story-follow = Dem Spiel folgen
web-story-running = Das Spiel läuft noch.
web-story-fresh = { $count ->
    [one] 1 neuer Zug.
   *[other] { $count } neue Züge.
  }
web-story-whole = Alles zeigen

# After the end: what went into the seed, and what the browser can prove.

web-fair-title = Faires Spiel
web-fair-practice = Das war Übung: Es wurden Züge zurückgenommen, nachdem etwas gezogen worden war; was kommt, kann bekannt gewesen sein. Trotzdem folgt alles Gezogene aus dem Startwert.
web-fair-verdict-all = niemand hat den Startwert gewählt, weder der Server noch ein Spieler
web-fair-verdict-but = nicht alle Zahlen wurden geöffnet, also hätte der Server im Bunde mit diesen Spielern aus { $seeds } Startwerten wählen können
web-fair-verdict-some = niemand hat den Startwert gewählt, es sei denn, der Server war im Bunde mit allen, die eine Zahl beigetragen haben
web-fair-verdict-server = kein Spieler hat eine Zahl beigetragen, also hat der Server den Startwert allein bestimmt
web-fair-verdict-wrong = etwas passt nicht zusammen
web-fair-other-secret = Das Geheimnis des Servers ist nicht das, worauf er sich festgelegt hatte.
web-fair-other-numbers = Die Zahlen sind nicht die, die vor dem Spiel versiegelt wurden.
web-fair-other-seed = Der Startwert folgt nicht aus Geheimnis und Zahlen.
web-fair-dropped = Dein Browser hat seine Zahl geöffnet, aber der Startwert wurde ohne sie gemacht.
web-fair-included = Die Zahl deines Browsers steckt im Startwert, und alles, was er vor dem Spiel sah, passt noch.
web-fair-away = Die Zahl deines Browsers steckt nicht im Startwert: Dein Browser war nicht da, als das Spiel begann, oder der Server hat die Zahl weggelassen.
web-fair-commitment = Fingerabdruck des Geheimnisses
web-fair-secret = Geheimnis des Servers
web-fair-seal = Siegel aller Zahlen
web-fair-number = Zahl von { $name }
web-fair-none = keine
web-fair-withheld = versiegelt und nie geöffnet
web-fair-seed = Startwert
web-fair-verify = Dieser Browser hat Geheimnis, Zahlen und Startwert geprüft. Um zu beweisen, dass jede Karte, jeder Würfel und jedes Plättchen aus dem Startwert folgt, führe diesen Befehl mit der heruntergeladenen Aufzeichnung aus:
