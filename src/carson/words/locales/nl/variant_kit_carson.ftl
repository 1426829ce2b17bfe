# De variant Kit Carson.

variant-kit-carson = Kit Carson

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }: plaats een cowboy, verplaats er een of stop. Iedereen speelt tegelijk.
  .wait = cowboys plaatsen

action-pass-free-cowboys = stoppen met cowboys plaatsen

refusal-first-cowboy-first = Plaats de eerste cowboy; daarna mag iedereen cowboys plaatsen en verplaatsen.
