### Ce qui se dit quel que soit le jeu : listes, refus, et ce qui cloche dans un compte rendu ou une option.

## Listes

list-separator = { ", " }
list-and = { $start } et { $last }
list-or = { $start } ou { $last }
list-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }

seat-value = { $seat } ({ $value })
# Ce que d’autres doivent décider, pour qui attend : `doing` est le `.wait` de la question, à l’infinitif.
seats-waiting = On attend { $seats } : { $doing }.

## Refus

refusal-game-over = La partie est terminée ; commencez-en une nouvelle pour rejouer.
refusal-not-your-decision = { $seat } n’a rien à décider maintenant : on attend { $seats }.
refusal-wrong-moment = Vous ne pouvez pas { ACTION($action) } maintenant ; { $asked ->
    [power] utilisez le pouvoir en question, ou passez.
    [bid] choisissez une carte enchère.
    [take] prenez une carte de l’offre.
    [take-now] prenez une carte de l’offre.
    [place] posez la carte que vous avez prise.
    [sell] vendez une carte ou passez.
    [paperboy] prenez une personnalité qui n’est à personne, ou passez.
    [claim] choisissez une parcelle pour votre tuile de propriété.
    [character] prenez une personnalité.
    [ask] répondez à la question de votre personnalité.
    [cowboy] placez un cowboy ou passez.
    [duel-order] choisissez le duel suivant.
    [buy-parcel] achetez une parcelle ou passez.
    [purchase] achetez le bâtiment ou passez.
    [build] construisez, demandez la permission à un adversaire, ou passez.
    [house] placez une Maison, ou transformez-en une en Maison de ville.
    [consent] acceptez ou refusez.
    [buy-vp] choisissez combien dépenser pour des PV, ou passez.
    [cash] choisissez combien dépenser, ou passez si vous le pouvez.
    [take-parcel] choisissez une parcelle.
    [auction] enchérissez ou passez.
    [heal] envoyez le cowboy battu ailleurs, ou passez.
    [toll] payez, ou perdez 1 PV.
    [blast] choisissez une Mine ou passez.
    [reroll] relancez le dé ou gardez le résultat.
    [city-hall] choisissez une place pour le City Hall.
    [occupy] occupez le City Hall, ou passez pour y renoncer.
    [last-roads] posez une route ou passez.
    [outlaws] choisissez le Hors-la-loi qui se déplace maintenant.
    [spoils] prenez les PV ou attaquez.
    [sheet] remplissez votre feuille.
    [horse] mettez un cheval dans un enclos ou passez.
    [stable] placez, déplacez ou reprenez un cowboy, passez ou renoncez.
    [wages] achetez un cheval, ou passez pour prendre le salaire.
    [ranches] choisissez un Ranch ou passez.
    [duel-tile] jouez une de vos tuiles de duel, ou deux avec la dynamite.
    [last-tile] jouez une de vos tuiles de duel, ou deux avec la dynamite.
    [free-cowboys] placez un cowboy, déplacez-en un, ou passez pour vous arrêter.
   *[other] répondez à la question posée.
  }
refusal-no-such-parcel = La parcelle « { $at } » n’existe pas ici ; écrivez la lettre de sa colonne et le numéro de sa rangée.

## Erreurs

error-at-line = Ligne { $line } : { $sentence }

error-language-unknown = La langue « { $wanted } » n’est pas disponible ; choisissez { LIST($known, join: "or") }.

error-undo-nothing = Il n’y a rien à annuler : on ne revient pas au-delà de la dernière carte piochée, du dernier dé lancé ou de la dernière enchère révélée.
error-game-without-seed = La partie n’a pas de graine : rien ne peut être pioché dans « { $what } » ; donnez-lui-en une pour continuer.
error-no-such-seat = Il n’y a pas de place { $found } dans cette partie ; les places sont { LIST($known) }.

error-record-not-one = Ceci n’est pas le compte rendu d’une partie : la première ligne doit être « { $expected } ».
error-record-too-long = Le compte rendu est trop long ; il ne peut dépasser { $most ->
    [one] { $most } ligne
   *[other] { $most } lignes
  }.
error-record-many-remarks = Le compte rendu contient { $found } lignes de commentaire ; il peut en avoir { $most } au plus.
error-record-cut-off = Le compte rendu s’interrompt ; s’il est complet, il a un en-tête, une ligne vide, les coups et une dernière ligne « end ».
error-record-bad-head = « { $text } » n’est pas une ligne d’en-tête ; elle doit s’écrire « nom: valeur », chaque nom une seule fois.
error-record-head-missing = Il manque à l’en-tête la ligne « { $key }: … » ; ajoutez-la.
error-record-bad-line = « { $text } » n’est pas une ligne de compte rendu ; elle doit être « start », ou une place et une action, comme « 0 pass ».
error-record-wrong-count = La dernière ligne annonce { $said ->
    [one] { $said } coup
   *[other] { $said } coups
  }, mais le compte rendu en contient { $found }.
error-record-after-end = Il y a du texte après la dernière ligne ; le compte rendu doit s’arrêter là.
error-record-bad-tag = « { $tag } » ne peut pas figurer dans l’en-tête : un nom se compose de minuscules, de chiffres, de points et de tirets et ne figure qu’une fois ; sa valeur tient sur une ligne, sans espaces autour.
error-record-without-beginning = Impossible d’écrire un compte rendu : { $missing ->
    [one] le premier coup de la partie n’est pas connu
   *[other] les { $missing } premiers coups de la partie ne sont pas connus
  } ici ; utilisez la copie qui contient toute la partie.
error-record-does-not-play = « { $text } » ne peut pas être joué. { $reason }
error-record-other-game = Le compte rendu concerne le jeu « { $found } », et non « { $expected } ».
error-record-other-version = Le compte rendu suit la version { $found } des règles, et non la version { $expected }.
error-record-other-position = Les coups mènent à une autre position ({ $found }) que celle de la dernière ligne ({ $expected }) : le compte rendu a été modifié.
error-record-other-scores = Les coups mènent aux scores { LIST($found) }, mais la dernière ligne donne { LIST($expected) } : le compte rendu a été modifié.
error-record-draw-missing = Le coup pioche dans « { $what } », mais ce tirage manque sur sa ligne ; ajoutez-le après « => ».
error-record-draw-other = Le coup pioche dans « { $what } », mais sa ligne indique là un tirage de « { $recorded } ».
error-record-draw-impossible = Le coup ne peut pas piocher cela dans « { $what } » : le numéro { $value } n’y est pas.
error-record-draw-left-over = La ligne a un tirage de « { $what } » que le coup ne fait pas ; enlevez-le.
error-record-draw-not-seeded = Le compte rendu contient le tirage « { $found } », mais la graine donne « { $expected } » : quelqu’un l’a choisi, ou a modifié le compte rendu.
error-record-bad-number = La ligne d’en-tête « { $key } » doit contenir 64 caractères, de 0 à 9 ou de a à f.
error-record-other-options = Dans le compte rendu, { $key } vaut « { $found } », mais dans cette partie « { $expected } ».
error-record-still-open = Ceci est le compte rendu public d’une partie en cours ; il se lit, mais ne se rejoue pas.
error-record-bad-options = Les options du compte rendu ne sont pas valides : { $reason }
error-record-bad-position = La ligne « position » du compte rendu n’est pas une position de ce jeu : { $reason }
error-seed-unprintable = La graine contient des caractères non imprimables ; utilisez des lettres, des chiffres et des espaces.
error-undo-relied-on = Votre coup ne peut pas être annulé : { $seat } a déjà joué en conséquence.

error-action-empty = L’action est vide ; une action commence par { LIST($known, join: "or") }.
error-action-unknown = « { $text } » n’est pas une action ; une action commence par { LIST($known, join: "or") }.
error-action-malformed = « { $text } » est illisible ; { $verb ->
    [pass] écrivez « pass » tout seul.
    [aside] écrivez « aside » tout seul.
    [bid] écrivez « bid » et une de vos cartes enchère, comme « bid 7 ».
    [use] écrivez « use » et une personnalité, comme « use governor ».
    [take] écrivez « take » et une seule carte, comme « take I-29 ».
    [place] écrivez « place » et une parcelle, comme « place n14 ».
    [sell] écrivez « sell » et une seule carte, comme « sell I-29 ».
    [choose] écrivez « choose » et une des réponses, comme « choose captain ».
    [cowboy] écrivez « cowboy », une case ou une parcelle, et un jeton si le cowboy en emporte un, comme « cowboy wages ».
    [road] écrivez « road », une parcelle et un de ses côtés, comme « road d4e ».
    [buy] écrivez « buy » et une parcelle ou un bâtiment, comme « buy d4 ».
    [spend] écrivez « spend » et un montant en dollars, comme « spend 7 ».
    [build] écrivez « build », un bâtiment et une parcelle, comme « build bank d4 ».
   *[other] écrivez « { $verb } » et une seule parcelle, comme « { $verb } d4 ».
  }
error-action-fields = Sous forme d’objet, « { $kind } » a, outre son type, { $count ->
    [0] aucun champ
    [one] le champ { LIST($known) }
   *[other] les champs { LIST($known) }
  }.
error-action-number = Dans « { $kind } », « { $field } » doit être un nombre entier de 0 à { $most }.
error-action-word = « { $found } » ne peut pas être la valeur de « { $field } » dans « { $kind } » ; il faut un seul mot, comme le nom d’un emplacement.
error-action-two-forms = Le texte « { $text } » ne correspond pas à l’objet, qui dit « { $found } » ; envoyez l’un des deux.
error-draw-malformed = « { $text } » n’est pas un tirage ; il faut un mot pour la pioche, le sac ou le dé et un mot pour ce qui en est sorti.

error-record-players = « { $text } » est illisible à la ligne « players ». Le jeu de cartes y nomme ses joueurs, les joueurs réels d’abord, comme « real hat, virtual expert star » ; le jeu de plateau y met leur nombre.

error-diagram-column = La colonne « { $found } » n’existe pas ici ; les colonnes portent des lettres à partir de a, chacune une fois.
error-diagram-row = La rangée doit commencer par son numéro, de 1 à { $most }.
error-diagram-row-twice = La rangée { $row } figure deux fois ; écrivez chacune une seule fois.
error-diagram-sign = « { $found } » n’est pas le signe d’une parcelle ; les signes sont { LIST($known) }.
error-diagram-place = « { $found } » n’est pas aligné sur les colonnes (caractère { $column } de la ligne) ; mettez-le sous sa colonne.

error-position-not-one = Ceci n’est pas une position : la première ligne doit être « { $expected } ».
error-position-cut-off = La position s’interrompt ; la ligne « { $key } » devrait suivre.
error-position-wrong-line = « { $found } » se trouve là où il faut la ligne « { $key } ».
error-position-number = « { $found } » doit être un nombre entier de 0 à { $most }.
error-position-step = « { $found } » n’est pas une étape de ce jeu.
error-position-too-long = Il y a trop de lignes ; la position aurait dû finir avant celle-ci.
error-position-does-not-add-up = La position ne tombe pas juste : chaque chose doit se trouver à un seul endroit. Voir { CARD($faults) }.

event-from-position = La partie commence à partir d’une position donnée.

percent = { $percent } %
