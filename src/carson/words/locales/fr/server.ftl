# Le serveur : pourquoi une requête est refusée.

error-settings-origin = { $name } vaut « { $found } », mais doit être l’adresse qu’utilisent les navigateurs, comme « https://carson.example ».
error-settings-database = { $name } doit être { LIST($known, join: "or") }.
error-request-malformed = La requête est illisible : { $reason }
error-request-not-json = La requête doit être en JSON, avec le type de contenu application/json.
error-request-too-large = La requête est trop grande ; la limite est de { $most } octets.
error-request-foreign = La requête venait d’un autre site et a été refusée.
error-request-too-many = Trop de requêtes à la fois. Réessayez dans un instant.
error-page-unknown = Il n’y a rien à cette adresse.
error-method-unknown = Cette adresse n’accepte pas ce type de requête.
error-server-fault = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez.
error-who-unknown = Aucune session n’est ouverte. Commencez en invité.
error-name-unfit = « { $found } » ne peut pas servir de nom. Un nom a de 1 à { $most } caractères imprimables.
error-table-unknown = Cette table n’existe pas.
error-lesson-unknown = Cette leçon n’existe pas.
error-lesson-no-step = Cette leçon n’a pas d’étape { $found }, seulement les étapes 1 à { $most }.
error-table-other-rules = La table a été préparée pour la version { $found } des règles, mais ce serveur joue la version { $expected }.
error-table-not-open = La partie a déjà commencé, ou la table a été fermée.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-not-playing = Aucune partie n’est en cours à cette table.
error-table-not-yours = Seul l’hôte peut le faire.
error-table-full = Toutes les places sont prises.
error-table-seats-free = La partie ne peut pas commencer : { $count ->
    [one] une place est encore libre.
   *[other] { $count } places sont encore libres.
}
error-table-beginning = La partie va commencer ; plus rien ne peut être changé à la table.
error-numbers-position = Une partie qui commence à partir d’une position n’accepte pas de nombres des joueurs : ses cartes et tuiles cachées sont déjà tirées.
error-numbers-not-sealed = Vous n’avez pas de nombre scellé à révéler. Les nombres sont scellés avant la partie, et révélés quand l’hôte la lance.
error-number-not-the-sealed-one = Ce n’est pas le nombre que vous avez scellé : son SHA-256 est différent.
error-numbers-too-late = Votre nombre n’a pas été révélé à temps ; la partie a commencé sans lui.
error-bot-games-too-many = Vous avez déjà { $most } parties entre robots en cours. Arrêtez-en une d’abord, ou attendez que l’une d’elles se termine.
error-tables-too-many = Vous avez { $most } parties inachevées. Terminez-en ou fermez-en une d’abord.
error-seats-count = La table a { $expected ->
    [1] une place
   *[other] { $expected } places
} à attribuer, mais vous en avez indiqué { $found }.
error-seat-none = Vous n’avez pas de place à cette table.
error-seat-which = Vous avez plusieurs places ; indiquez pour laquelle vous jouez : { $seats }.
error-seat-not-yours = La place { $number } n’est pas la vôtre.
error-seat-taken = La place { $number } n’est pas libre.
error-action-stale = La partie a avancé entre-temps. Regardez-y de nouveau.
error-action-id-used = L’identifiant « { $id } » a déjà servi pour une autre action.
error-action-id-unfit = Une action a besoin de son propre identifiant : de 8 à 64 lettres, chiffres, traits d’union ou soulignés.
error-action-too-long = L’action est trop longue ; la limite est de { $most } caractères.
error-actions-none = La liste des actions est vide ; envoyez-en au moins une.
error-actions-too-many = Il y a trop d’actions ; vous pouvez en envoyer { $most } à la fois.
error-actions-or-action = Envoyez « action » ou « actions », mais pas les deux.
error-actions-id-long = L’identifiant de plusieurs actions peut avoir au plus { $most } caractères.
error-actions-final = Rien ne peut suivre « { $action } » dans la même requête : cela dépend d’un tirage, ou de ce que d’autres gardent secret. Envoyez le reste quand vous aurez vu le résultat.
error-plan-too-long = Le plan est trop long ; la limite est de { $most } actions.
error-undo-other = Vous ne pouvez pas annuler le coup { $asked }, seulement le coup { $found }.
error-undo-too-often = Vous avez déjà annulé { $most } coups ici ; continuez avec celui que vous avez joué.
error-rewind-people = Vous ne pouvez revenir aussi loin que si tous les autres sont des robots.

# Records and replays.

error-replay-no-move = Il n’y a pas de coup { $found } ; la partie compte { $most } coups.
error-clone-over = Après ce coup, la partie est finie ; choisissez-en un plus ancien comme point de départ.
error-thoughts-too-many = Vous avez déjà { $most } longs calculs en cours. Attendez qu’ils soient terminés, puis réessayez.
error-thoughts-too-many-address = { $most } longs calculs sont déjà en cours depuis votre réseau. Réessayez dans un instant.
error-thoughts-busy = Le serveur est occupé. Réessayez dans quelques secondes.
error-moves-busy = Le serveur est occupé. Rien n’a changé ; réessayez dans quelques secondes.
error-thoughts-failed = Le calcul a pris trop de temps ; réessayez dans quelques secondes.
error-record-many-moves = Le compte rendu compte { $found } coups ; on peut en importer { $most } au plus.
error-record-long-head = L’en-tête et les commentaires du compte rendu comptent { $found } caractères ; on peut en importer { $most } au plus.
error-imports-too-many = Vous avez déjà importé { $most } comptes rendus ; supprimez-en un d’abord.
error-import-not-yours = Vous ne pouvez supprimer que les comptes rendus que vous avez importés.

# Custom figures and decks.

error-figures-unused = Le jeu de cartes utilise un paquet, et non des chiffres.
error-deck-unused = Le jeu de plateau utilise des chiffres, et non un paquet.
error-city-unused = Le jeu de plateau se joue sur un plan, pas dans des villes de cartes.
error-city-none = Un joueur virtuel ne bâtit pas de ville ; choisissez un joueur réel.

# Le serveur : le temps, et la vie d’une table.

error-clock-move = Le temps par coup est de { $found }, mais doit être de { $least } à { $most } secondes.
error-clock-bank = La réserve est de { $found }, mais doit être de { $least } à { $most } secondes.
error-clock-days = Le temps par coup est de { $found }, mais doit être de { $least } à { $most } jours.
error-undo-standin = Un robot a joué ce coup en votre absence ; il ne peut pas être annulé.
error-seat-resigned = Vous avez abandonné à cette table.
error-seat-nobody = Personne n’est assis à la place { $number }.
error-seat-own = C’est votre propre place ; c’est à vous de la quitter.
error-table-not-over = La partie n’est pas encore terminée.
error-time-not-live = On ne peut donner du temps que dans les parties en direct, à la personne dont c’est le tour.
error-time-own = Vous ne pouvez pas vous donner du temps à vous-même.
error-order-other-game = La consigne « { $kind } » n’existe pas dans ce jeu.
error-order-bid = « { $found } » n’est pas une enchère ; donnez un nombre de { $least } à { $most }.
error-order-consent = « { $found } » n’est pas une réponse valable ; choisissez { LIST($known, join: "or") }.
server-no-client = Le jeu pour le navigateur n’a pas été construit. Lancez « make web » pour le construire.
# Live play
error-live-too-many = Trop de connexions en direct. Fermez-en une, ou réessayez dans un instant.

# Feuilles de score, et mise en place avec la boîte.

error-pad = { $name } : { $reason }
error-pad-character = Il n’y a pas de personnalité « { $found } » ; choisissez { LIST($known, join: "or") }.
error-setup-players = À une table de { $players }, il n’y a pas de place pour { $real } joueurs réels ; il en faut au moins { $real } en tout.

## Previews of shared links, and the installed client

server-preview-about = Carson City et Carson City : The Card Game, une édition de fans, non officielle. Jouez dans le navigateur.
server-preview-open = Une table vous attend. Ouvrez le lien pour vous y asseoir ; aucun compte n’est demandé.
server-preview-playing = Une partie est en cours. Ouvrez le lien pour la suivre ou pour continuer à jouer.
server-preview-replay = Une partie terminée à revoir, coup par coup.
server-preview-picture = La rue d’une petite ville du Far West devant des montagnes ; deux cowboys se font face.
