### Die Statusseite: was funktioniert, und seit wann.

web-health-about = Ob dieser Server funktioniert: seine Datenbank, seine Bots und was er sonst braucht.
web-health-all = Alles funktioniert
web-health-some = Etwas funktioniert nicht
web-health-works = in Ordnung
web-health-fails = gestört
web-health-since = seit { $since }
web-health-database = Datenbank
web-health-disk = Festplatte
web-health-news = Nachrichten zwischen Servern
web-health-cache = Gemeinsamer Speicher der Server
web-health-bots = Rechner für Bots
web-health-version = Version { $version }, in Betrieb seit { $since }
web-health-playing = { $count ->
    [0] Gerade läuft kein Spiel.
    [one] Gerade läuft 1 Spiel.
   *[other] Gerade laufen { NUMBER($count) } Spiele.
  }
web-health-silent = Der Server antwortet nicht. Diese Seite versucht es von selbst noch einmal.
