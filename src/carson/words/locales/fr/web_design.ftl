### The page that shows every piece.

web-design-title = Toutes les pièces
web-design-about = Tout ce qui a été dessiné pour ces jeux, aux tailles où il est employé. Pour qui dessine de nouvelles pièces, construit des pages ou écrit sur ces jeux. Le guide graphique de la documentation explique le pourquoi de cet aspect.
web-design-colours = Couleurs
web-design-players = Joueurs : couleur et symbole
web-design-parcels = Sur les parcelles
web-design-land = Le terrain
web-design-tokens = Jetons, dés et cartes
web-design-signs = Icônes
