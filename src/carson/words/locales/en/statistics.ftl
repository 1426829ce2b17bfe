# Where points came from, as statistics say it.

statistics-source-road = Roads (Governor)
statistics-source-duel-won = Duels won (Gunsmith)
statistics-source-duel-lost = Duels lost (Sheriff)
statistics-source-outlaw = Outlaws beaten
statistics-source-jailed = Outlaws in Prison
statistics-source-standish-income = Income
statistics-source-standish-card = Cards
statistics-source-standish-cowboys = Beaten cowboys
