# Le serveur : pourquoi une requête est refusée.

error-settings-origin = { $name } devrait être l’adresse qu’emploient les navigateurs, comme « https://carson.example », et vaut « { $found } ».
error-settings-database = { $name } devrait être { LIST($known, join: "or") }.
error-game-unknown = Il n’y a pas de jeu « { $found } » ; choisissez { LIST($known, join: "or") }.
error-option-unknown = Il n’y a pas d’option « { $found } » ; il y a { LIST($known) }.
error-bot-unknown = Il n’y a pas de robot « { $found } » ; choisissez { LIST($known, join: "or") }.
error-request-malformed = La requête est illisible : { $reason }
error-request-not-json = La requête devrait être du JSON, de type application/json.
error-request-too-large = La requête est trop grande ; { $most } octets sont permis.
error-request-foreign = La requête venait d’un autre site et a été refusée.
error-request-too-many = C’était trop à la fois ; réessayez dans un instant.
error-page-unknown = Il n’y a rien à cette adresse.
error-method-unknown = Cela ne se fait pas à cette adresse.
error-server-fault = Le serveur a fait une erreur. Rien n’a changé ; réessayez.
error-who-unknown = Le serveur ne vous connaît pas encore : commencez comme invité.
error-name-unfit = « { $found } » ne peut pas être un nom ; il devrait avoir de 1 à { $most } signes imprimables.
error-table-unknown = Cette table n’existe pas.
error-table-other-rules = La table a été mise pour la version { $found } des règles, et ce serveur joue la version { $expected }.
error-table-not-open = La partie a commencé, ou la table a été fermée.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-not-playing = Aucune partie n’est en cours à cette table.
error-table-not-yours = Seul l’hôte peut le faire.
error-table-full = Toutes les places sont prises.
error-table-seats-free = La partie ne peut pas commencer : { $count ->
    [one] une place est libre.
   *[other] { $count } places sont libres.
}
error-tables-too-many = Vous avez { $most } tables qui ne sont pas terminées ; terminez-en ou fermez-en une d’abord.
error-seats-count = La table a { $expected ->
    [one] une place
   *[other] { $expected } places
} à remplir, et { $found } ont été données.
error-seat-none = Vous n’êtes pas assis à cette table.
error-seat-which = Vous avez plusieurs places ; dites laquelle agit : { $seats }.
error-seat-not-yours = La place { $number } n’est pas la vôtre.
error-seat-taken = La place { $number } n’est pas libre.
error-action-stale = La partie a continué entre-temps ; regardez-la de nouveau.
error-action-id-used = Le nom « { $id } » a déjà été donné à une autre action.
error-action-id-unfit = Une action a besoin d’un nom à elle, de 8 à 64 lettres, chiffres, traits d’union ou soulignés.
error-action-too-long = L’action est trop longue ; { $most } signes sont permis.
error-undo-other = Le coup { $asked } n’est pas celui que vous pouvez reprendre ; c’est le coup { $found }.

# Records and replays.

error-replay-no-move = La partie compte { $most } coups ; il n’y a pas de coup { $found }.
error-clone-over = Après ce coup la partie est finie ; choisissez-en un plus tôt pour commencer.
error-record-many-moves = Le compte rendu compte { $found } coups ; on peut en importer { $most } au plus.
error-imports-too-many = Vous avez déjà importé { $most } comptes rendus ; supprimez-en un d’abord.
error-import-not-yours = Seul un compte rendu que vous avez importé vous-même peut être supprimé.

# Figures and decks of one's own.

error-figures-unused = Le jeu de cartes ne se joue pas avec des chiffres mais avec un paquet.
error-deck-unused = Le jeu de plateau ne se joue pas avec un paquet mais avec des chiffres.
error-deck-unfit = On ne peut pas jouer avec ce paquet. { $reason }{ $more ->
    [0] {""}
    [one] {" "}(et une autre erreur)
   *[other] {" "}(et { $more } autres erreurs)
}
server-no-client = Le jeu pour le navigateur n’a pas été construit ; « make web » le fait.
# Live play
error-live-too-many = Il y a déjà trop de connexions en direct ; fermez-en une ou réessayez dans un instant.
