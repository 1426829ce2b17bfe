# La variante Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }, placez un cowboy, déplacez-en un ou arrêtez-vous ; tout le monde joue en même temps.

action-pass-free-cowboys = cesser de placer des cowboys

refusal-first-cowboy-first = Placez le premier cowboy ; dès qu’il est posé, tous peuvent placer et déplacer les leurs.
