# La variante Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }: piazzare un cowboy, spostarne uno o fermarsi. Tutti giocano nello stesso momento.
  .wait = piazzare cowboy

action-pass-free-cowboys = smettere di piazzare cowboy

refusal-first-cowboy-first = Piazza il primo cowboy; poi tutti possono piazzare e spostare i propri.
