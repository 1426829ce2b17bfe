# Woher die Punkte kamen, wie es die Statistik sagt.

statistics-source-road = Straßen (Gouverneur)
statistics-source-duel-won = Gewonnene Duelle (Büchsenmacher)
statistics-source-duel-lost = Verlorene Duelle (Sheriff)
statistics-source-outlaw = Besiegte Gesetzlose
statistics-source-jailed = Gesetzlose im Gefängnis
statistics-source-standish-income = Einkommen
statistics-source-standish-card = Karten
statistics-source-standish-cowboys = Besiegte Cowboys
