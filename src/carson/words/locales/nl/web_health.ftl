### De statuspagina: wat werkt, en sinds wanneer.

web-health-about = Of deze server werkt: de database, de bots en al het andere dat hij nodig heeft.
web-health-all = Alles werkt
web-health-some = Er werkt iets niet
web-health-works = in orde
web-health-fails = storing
web-health-since = sinds { $since }
web-health-database = Database
web-health-disk = Schijf
web-health-news = Berichten tussen servers
web-health-cache = Gedeeld geheugen van de servers
web-health-bots = Computers voor bots
web-health-version = Versie { $version }, actief sinds { $since }
web-health-playing = { $count ->
    [0] Er wordt geen spel gespeeld.
    [one] Er wordt 1 spel gespeeld.
   *[other] Er worden { NUMBER($count) } spellen gespeeld.
  }
web-health-silent = De server antwoordt niet. Deze pagina probeert het vanzelf opnieuw.
