### The page that shows every piece.

web-design-title = Alle Teile
web-design-about = Alles, was für diese Spiele gezeichnet wurde, in den Größen, in denen es verwendet wird. Für alle, die neue Teile zeichnen, Seiten bauen oder über die Spiele schreiben. Warum alles so aussieht, erklärt der Gestaltungsleitfaden in der Dokumentation.
web-design-colours = Farben
web-design-players = Spieler: Farbe und Symbol
web-design-parcels = Auf den Parzellen
web-design-land = Das Land
web-design-tokens = Marker, Würfel und Karten
web-design-signs = Piktogramme
