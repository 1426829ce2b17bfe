# Die Variante Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }, setze einen Cowboy, setze einen um oder hör auf; alle spielen gleichzeitig.

action-pass-free-cowboys = mit dem Setzen aufhören

refusal-first-cowboy-first = Setze den ersten Cowboy; sobald er steht, dürfen alle ihre setzen und umsetzen.
