# Waar punten vandaan kwamen, zoals de statistieken het zeggen.

statistics-source-road = Wegen (Gouverneur)
statistics-source-duel-won = Gewonnen duels (Wapensmid)
statistics-source-duel-lost = Verloren duels (Sheriff)
statistics-source-outlaw = Verslagen Outlaws
statistics-source-jailed = Outlaws in de Gevangenis
statistics-source-standish-income = Inkomsten
statistics-source-standish-card = Kaarten
statistics-source-standish-cowboys = Verslagen cowboys
