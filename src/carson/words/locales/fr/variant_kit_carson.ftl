# La variante Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }, placez un cowboy, déplacez-en un ou arrêtez-vous. Tout le monde joue en même temps.
  .wait = placer des cowboys

action-pass-free-cowboys = cesser de placer des cowboys

refusal-first-cowboy-first = Placez le premier cowboy ; ensuite, tout le monde peut placer et déplacer les siens.
