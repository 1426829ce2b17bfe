# Da dove venivano i punti, come lo dicono le statistiche.

statistics-source-road = Strade (Governatore)
statistics-source-duel-won = Duelli vinti (Armaiolo)
statistics-source-duel-lost = Duelli persi (Sceriffo)
statistics-source-outlaw = Fuorilegge battuti
statistics-source-jailed = Fuorilegge in Prigione
statistics-source-standish-income = Rendita
statistics-source-standish-card = Carte
statistics-source-standish-cowboys = Cowboy battuti
