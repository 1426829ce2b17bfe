# The variant Kit Carson.

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }, place a cowboy, move one, or stop; everybody plays at the same time.

action-pass-free-cowboys = stop placing cowboys

refusal-first-cowboy-first = Place the first cowboy; when it stands, everybody may place and move theirs.
refusal-no-horse-now = A horse follows right after a cowboy; place one on the board first.
