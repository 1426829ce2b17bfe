# De variant Kit Carson.

board-line-kit-carson = Kit Carson

ask-free-cowboys = { $seats }: plaats een cowboy, verplaats er een of stop. Iedereen speelt tegelijk.

action-pass-free-cowboys = stoppen met cowboys plaatsen

refusal-first-cowboy-first = Plaats de eerste cowboy; daarna mag iedereen cowboys plaatsen en verplaatsen.
refusal-no-horse-now = Een paard komt meteen na een cowboy; plaats er eerst een op het bord.
