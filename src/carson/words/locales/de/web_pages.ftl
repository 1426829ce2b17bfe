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

## The waiting room

web-pages-alone = Solo gegen Standish
web-pages-alone-against = Du spielst solo gegen Jeb Standish: { $strategy }.
web-pages-set-drawn = zufällig
web-pages-tap-face = Tippe auf ein Porträt, um zu sehen, was der Charakter kann.
web-pages-side-y = gelbe Seite
web-pages-side-r = rote Seite
web-pages-side-either = beide Seiten
web-pages-side-out = nicht dabei
web-pages-side-in = im Spiel
web-pages-no-variants = keine
web-pages-edition = Ausgabe
web-pages-public-about = Der Tisch steht in der Liste. Alle können einen freien Platz nehmen, zuschauen und sich später die Wiederholung ansehen.
web-pages-private-about = Der Tisch steht nicht in der Liste. Wer den Link hat, kann mitspielen oder zuschauen.
web-pages-material-is-own = Gespielt wird mit eigenen Zahlen des Gastgebers: { $name }.
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
web-pages-real = { $count ->
    [one] ein Mensch oder Bot
   *[other] { $count } Menschen und Bots
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

## Leaving and ending tables, files

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
