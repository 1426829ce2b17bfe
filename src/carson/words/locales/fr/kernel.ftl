### Ce qui se dit quel que soit le jeu : listes, refus, et ce qui cloche dans un compte rendu ou une option.

## Listes

list-separator = { ", " }
list-and = { $start } et { $last }
list-or = { $start } ou { $last }
list-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }

seat-value = { $seat } { $value }

## Refus

refusal-game-over = La partie est terminée ; commencez-en une nouvelle pour continuer à jouer.
refusal-not-your-decision = { $seat } n’a rien à décider maintenant : le jeu attend { $seats }.

## Erreurs

error-at-line = Ligne { $line } : { $sentence }

error-language-unknown = La langue « { $wanted } » n’existe pas ici ; choisissez { LIST($known, join: "or") }.

error-undo-nothing = Il n’y a rien à reprendre : on ne revient pas au-delà de la dernière carte piochée ou de la dernière enchère révélée.
error-game-without-seed = La partie n’a pas de graine, rien ne peut être pioché dans « { $what } » ; donnez-lui-en une pour continuer.

error-record-not-one = Ceci n’est pas le compte rendu d’une partie : la première ligne doit être « { $expected } ».
error-record-too-long = Le compte rendu est trop long ; il ne peut dépasser { $most ->
    [one] { $most } ligne
   *[other] { $most } lignes
  }.
error-record-cut-off = Le compte rendu s’interrompt ; s’il est complet, il a un en-tête, une ligne vide, les coups et une dernière ligne « end ».
error-record-bad-head = « { $text } » n’est pas une ligne d’en-tête ; elle doit s’écrire « nom: valeur », chaque nom une seule fois.
error-record-head-missing = Il manque à l’en-tête la ligne « { $key }: … » ; ajoutez-la.
error-record-bad-line = « { $text } » n’est pas une ligne de compte rendu ; elle doit être « start », ou une place et une action, comme « 0 bid 7 ».
error-record-wrong-count = La dernière ligne annonce { $said ->
    [one] { $said } coup
   *[other] { $said } coups
  }, mais le compte rendu en contient { $found }.
error-record-after-end = Il y a du texte après la dernière ligne ; le compte rendu doit s’arrêter là.
error-record-bad-tag = « { $tag } » ne peut pas figurer dans l’en-tête : un nom se compose de minuscules, de chiffres, de points et de tirets et n’y est pas encore, sa valeur tient en une ligne sans espaces autour.
error-record-without-beginning = Impossible d’écrire un compte rendu : { $missing ->
    [one] le premier coup de la partie n’est pas connu
   *[other] les { $missing } premiers coups de la partie ne sont pas connus
  } ici ; revenez là où la partie entière est gardée.
error-record-does-not-play = « { $text } » ne peut pas être joué. { $reason }
error-record-other-game = Le compte rendu est du jeu « { $found } » ; il devrait être du jeu « { $expected } ».
error-record-other-version = Le compte rendu suit la version { $found } des règles ; il faudrait la version { $expected }.
error-record-other-position = Les coups mènent à une autre position ({ $found }) que celle de la dernière ligne ({ $expected }) : le compte rendu a été modifié.
error-record-other-scores = Les coups mènent aux scores { LIST($found) }, mais la dernière ligne donne { LIST($expected) } : le compte rendu a été modifié.
error-record-draw-missing = Le coup pioche dans « { $what } », mais sa ligne n’a pas ce tirage ; il doit suivre « => ».
error-record-draw-other = Le coup pioche dans « { $what } », mais sa ligne a à cet endroit un tirage de « { $recorded } ».
error-record-draw-impossible = Le coup pioche dans « { $what } » ce qui ne s’y trouve pas (numéro { $value }).
error-record-draw-left-over = La ligne a un tirage de « { $what } » que le coup ne fait pas ; enlevez-le.
error-record-other-options = Le compte rendu a été joué avec { $key } « { $found } », la partie ici a « { $expected } ».
error-record-still-open = Ceci est le compte rendu public d’une partie en cours ; il se lit, mais ne se rejoue pas.
error-record-bad-options = Les joueurs du compte rendu ne peuvent pas jouer : { $reason }
error-seed-unprintable = La graine contient des signes qui ne s’impriment pas ; utilisez des lettres, des chiffres et des espaces.
error-undo-relied-on = Votre coup ne peut pas être repris : { $seat } a joué en conséquence.
