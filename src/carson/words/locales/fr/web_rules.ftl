### Le livret de règles dans le navigateur.

web-rules-title = Livret de règles
web-rules-intro = Toutes les règles des deux jeux, dans nos propres mots, avec le numéro que le jeu cite. Vous pouvez y chercher, partager un lien vers une règle et les imprimer.
web-rules-search = Chercher dans les règles
web-rules-search-how = des mots ou un numéro, comme BG-4.2
web-rules-search-key = Touche / pour chercher
web-rules-hits = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
  }
web-rules-clear = Effacer la recherche
web-rules-contents = Sommaire
web-rules-print = Imprimer
web-rules-preface = À propos de ce texte
web-rules-untranslated = Ce livret n’est pas encore traduit ; il est donc affiché en anglais. Les figures, l’aide-mémoire et les mentions sont traduits.
web-rules-number = Numéro
web-rules-ruling = Interprétation
  .about = Les livrets ne disent rien ici, ou se contredisent : voici comment notre édition les interprète.
web-rules-reconstructed = Reconstitué
  .about = Ce chiffre est imprimé sur le matériel, mais ne figure dans aucun livret. Nous l’avons choisi ; si vous avez la boîte, vous pouvez le corriger.
web-rules-whole = Lire dans le livret de règles
web-rules-back-to = Retour à { $rule }
web-rules-none = Il n’y a pas de règle { $rule }.
web-rules-again = Réessayer
web-rules-quick = Aide-mémoire
web-rules-quick-buildings = Ce que rapporte chaque bâtiment
web-rules-quick-spaces = Ce que fait chaque case d’action
web-rules-quick-characters = Personnalités, leurs deux faces, avec leur limite d’argent
web-rules-quick-objects = Ce que rapporte chaque élément
web-rules-quick-powers = Personnalités
web-rules-yellow = jaune
web-rules-red = rouge
web-rules-limit = limite { $limit }
web-rules-at-most = jusqu’à ${ $most }
web-rules-city = Exemple de ville
web-rules-allowed = permis
web-rules-not-allowed = interdit

## Pieces and steps that figures name

web-rules-token-road = route
web-rules-token-revolver = jeton revolver
web-rules-token-tile = tuiles de propriété
web-rules-token-horse = cheval
web-rules-token-hats = chapeaux
web-rules-token-pile = pioche
web-rules-back = dos de la personnalité du dessus
web-rules-phase-1 = 1 Personnalités
web-rules-phase-2 = 2 Cowboys
web-rules-phase-3 = 3 Actions
web-rules-phase-4 = 4 Fin de la manche
web-rules-at-first = au début
web-rules-after-1 = après la manche 1
web-rules-after-2 = après la manche 2
web-rules-after-3 = après la manche 3
web-rules-step-parcels = Achat de parcelles
web-rules-step-placing = Bâtiments gardés
web-rules-step-outlaws = Hors-la-loi
web-rules-step-city-hall = City Hall
web-rules-step-income = Revenu des bâtiments

## Captions of the figures

web-rules-figure-income = { OBJECT($what) } : rapporte ici ${ $pays }.
web-rules-figure-score = Ce que rapporte cette petite ville, ligne par ligne sur la feuille de score.
web-rules-figure-adjacent = Les huit parcelles autour du Saloon lui sont toutes adjacentes.
web-rules-figure-connected = Les parcelles vertes sont reliées : une route finit à l’un de leurs coins.
web-rules-figure-setup-player = Ce que chaque joueur reçoit au début.
web-rules-figure-setup-track = La piste des bâtiments au début : deux Ranchs, deux Mines et trois bâtiments tirés du sac.
web-rules-figure-setup-map = Une carte au début : la première Maison et ses quatre routes, neuf Montagnes, et deux parcelles pour chacun des deux joueurs.
web-rules-figure-round = Les quatre phases de chacune des quatre manches.
web-rules-figure-track = L’ordre de la phase 3. Les étapes en pointillé ne sont pas des cases : on n’y place pas de cowboy.
web-rules-figure-new-cowboys = Combien de nouveaux cowboys vous recevez, dans la limite de vos dix.
web-rules-figure-duel = Un duel : le dé, les jetons revolver et les cowboys encore dans votre réserve. Neuf bat huit.
web-rules-figure-price = Autour, deux Maisons, deux Saloons et une Montagne : $1 + $5 = $6.
web-rules-figure-build = Un seul coup : une nouvelle route relie la parcelle, le Saloon y est construit, et sa Maison va sur une parcelle reliée.
web-rules-figure-townhouse = Cette Maison peut devenir une Maison de ville : chacune des huit parcelles autour est occupée ou a un propriétaire.
web-rules-figure-attack = Attaque d’un Drugstore qui rapporte $15 : l’attaquant prend $7, le propriétaire garde $8.
web-rules-figure-church = À côté d’une Église de leur propriétaire, le Saloon et la Banque ne peuvent pas être attaqués.
web-rules-figure-city-hall = Bleu occupe le City Hall : le Saloon rapporte un palier de $5 de plus.
web-rules-figure-train-station = Les huit routes de cette ligne sont toutes posées : la Gare peut donc s’élever à côté.
web-rules-figure-final = À la fin, comptez votre argent et tout ce qui se trouve sur vos parcelles ; 3 PV pour chaque élément à côté d’un pont.
web-rules-figure-bridge = Entre deux parcelles de rivière, un pont franchit la ligne et coûte deux routes. Le Saloon est à côté.
web-rules-figure-outlaw = Le Hors-la-loi prend la moitié ; le reste est arrondi vers le bas.
web-rules-figure-rodeo = Rodéo : chevaux fois chapeaux, le double s’il y a un cowboy dans l’enclos. 2 + 12 = 14 bat 1 + 5 = 6.
web-rules-figure-column = L’offre d’une manche : la personnalité au plus près des pioches, puis les cartes terrain.
web-rules-figure-bids = Deux joueurs misent 5. Au dos, l’étoile est au-dessus de la tête de vache : l’étoile choisit en troisième.
web-rules-figure-virtual = Un joueur virtuel prend l’attrait le plus élevé ; des deux cartes à 7, la plus proche des pioches.
web-rules-figure-eras = Deux époques de neuf manches. Pour l’époque II, chacun reprend ses neuf cartes enchère.
web-rules-figure-touching = Une carte doit toucher la ville par un côté, ou en recouvrir une parcelle. Un coin ne suffit pas.
web-rules-figure-covering = Vous pouvez recouvrir une parcelle vide. Une Mine ne peut pas recouvrir une Prison, mais elle peut recouvrir une Mine. La petite image dans le coin montre ce qui est recouvert.
web-rules-figure-houses = Une Maison peut être recouverte par une Maison de ville, mais pas par un Hôtel, et jamais par une parcelle vide.
web-rules-figure-outlaws-covered = Avec une Prison dans la ville, les Hors-la-loi comptent comme vides et peuvent être recouverts ; sans elle, non.
web-rules-near = Aucune règle ne contient tous ces mots. { $count ->
    [one] Voici celle qui s’en approche le plus.
   *[other] Voici les { $count } qui s’en approchent le plus.
  }
web-rules-hits-more = { $count ->
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
  }, { $more ->
    [one] une autre qui peut aider.
   *[other] { $more } autres qui peuvent aider.
  }
web-rules-found = Règles trouvées
web-rules-may-help = Celles-ci peuvent aussi aider
web-rules-none-try = Essayez moins de mots, ou un autre mot, comme le nom d’un élément : Maison, duel, Hors-la-loi. Vous pouvez aussi saisir le numéro d’une règle, BG-4.2 par exemple.
