# D’où venaient les points, comme le disent les statistiques.

statistics-source-road = Routes (Gouverneur)
statistics-source-duel-won = Duels gagnés (Armurier)
statistics-source-duel-lost = Duels perdus (Shérif)
statistics-source-outlaw = Hors-la-loi battus
statistics-source-jailed = Hors-la-loi en Prison
statistics-source-standish-income = Revenu
statistics-source-standish-card = Cartes
statistics-source-standish-cowboys = Cowboys battus
