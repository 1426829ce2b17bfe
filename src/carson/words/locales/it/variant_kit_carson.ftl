# La variante Kit Carson.

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }, piazza un cowboy, spostane uno o fermati; tutti giocano nello stesso momento.

action-pass-free-cowboys = smettere di piazzare cowboy

refusal-first-cowboy-first = Piazza il primo cowboy; poi tutti possono piazzare e spostare i propri.
refusal-no-horse-now = Un cavallo segue subito un cowboy; prima piazzane uno sul tabellone.
