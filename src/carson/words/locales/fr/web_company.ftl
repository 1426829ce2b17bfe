# Les adversaires, et la compagnie autour de la table.

web-bot-easy = Facile
web-bot-normal = Normal
web-bot-hard = Difficile
web-bot-master = Maître
web-bot-about-easy = Joue comme un débutant et ne voit pas plus loin que la manche en cours.
web-bot-about-normal = Connaît le jeu et se trompe rarement.
web-bot-about-hard = A appris de milliers de parties ce qui rapporte.
web-bot-about-master = Essaie ses coups avant de les jouer : le plus fort de tous.
web-bot-level = Robots
web-bot-against = Adversaires
web-bot-suggested = { $wins } victoires de suite contre { $level }. Essayer { $next } ?
web-bot-suggested-take = Jouer contre { $next }
web-bots-watch = Regarder jouer des robots
web-bots-watch-about = Les robots jouent entre eux, et tout le monde peut regarder.
web-bots-watch-start = Les faire jouer
web-bots-fill = Robots aux places libres
web-company-spectator = spectateur
web-company-chat = Spectateurs
web-company-chat-off = Les spectateurs n’écrivent pas
web-company-chat-off-about = Seuls les joueurs et l’hôte écrivent à cette table.
web-company-chat-on = Les spectateurs peuvent écrire
web-company-chat-on-about = Leurs messages sont signalés, et les joueurs peuvent les masquer.
web-company-hide = Masquer les messages des spectateurs
web-company-hidden = { $count ->
    [one] { $count } message de spectateurs est masqué.
   *[other] { $count } messages de spectateurs sont masqués.
}
web-company-rematch-free = Les joueurs rejouent, et une place est libre.
web-company-rematch-full = Les joueurs rejouent.
web-company-rematch-join = Participer à la revanche
web-company-rematch-watch = Regarder la revanche
web-hint = Conseil
web-review = Analyse
web-review-about = Où la partie s’est gagnée et perdue, coup par coup.
web-review-open = Analyser la partie
web-hints-on-about = Chaque joueur peut demander de bons coups à son tour.
web-story-key-h = un conseil
web-statistics = Statistiques
web-statistics-about = Vos parties terminées : ce que vous avez gagné, et comment.
