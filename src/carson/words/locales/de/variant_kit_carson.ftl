# Die Variante Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }: Cowboy setzen, umsetzen oder aufhören. Alle spielen gleichzeitig.
  .wait = Cowboys setzen

action-pass-free-cowboys = mit dem Setzen aufhören

refusal-first-cowboy-first = Setze den ersten Cowboy; danach dürfen alle ihre setzen und umsetzen.
