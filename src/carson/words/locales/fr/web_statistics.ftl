# Vos statistiques.

web-statistics-none = Vous n’avez encore terminé aucune partie. Votre premier résultat s’affichera ici.
web-statistics-games = Parties
web-statistics-wins = Gagnées
web-statistics-expected = Victoires à force égale
web-statistics-points = Points par partie
web-statistics-others = Les autres à vos tables
web-statistics-best = Meilleur résultat
web-statistics-by-players = Par nombre de joueurs
web-statistics-by-set = Par groupe de personnalités
web-statistics-by-variant = Par variante
web-statistics-by-rival = Par adversaire
web-statistics-sources = Points par source
web-statistics-sources-about = Moyenne par partie, comparée à celle des autres à vos tables. Seules comptent les parties jouées jusqu’au bout.
web-statistics-yours = Vous
web-statistics-characters = Personnalités que vous avez prises
web-statistics-buildings = Bâtiments que vous aviez à la fin
web-statistics-won = { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
  } sur { $games }
web-statistics-set-own = autres groupes
web-statistics-no-variant = jeu de base
web-statistics-rival-person = personnes
web-statistics-rival-virtual = joueur virtuel, { $level }
web-statistics-count-players = { $count } joueurs
web-statistics-share = { $share } %
