# The variant Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }: place a cowboy, move one, or stop. Everyone plays at the same time.
  .wait = placing cowboys

action-pass-free-cowboys = stop placing cowboys

refusal-first-cowboy-first = Place the first cowboy; after that, everyone may place and move theirs.
