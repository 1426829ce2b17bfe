"""Random tables of The Card Game: every number of real players, virtual ones of all levels, any suits."""

from random import Random

from carson.cards.library import new_rules
from carson.cards.material.deck import Deck
from carson.cards.material.pieces import LEVELS, SUITS
from carson.cards.options import FEWEST, MOST, Options
from carson.cards.rules import CardRules

# How many of 16 games are played by 1, 2, ... 6 real players: more of the short ones, so that more are played.
SHARES = (5, 4, 3, 2, 1, 1)
REAL = tuple(real for real, share in enumerate(SHARES, 1) for _ in range(share))


def random_options(rng: Random, real: int) -> Options:
    players = rng.randint(max(FEWEST, real), MOST)
    levels = tuple(rng.choice(LEVELS) for _ in range(players - real))
    return Options(real, levels, tuple(rng.sample(SUITS, players)))


def random_rules(rng: Random, deck: Deck | None = None) -> CardRules:
    return new_rules(random_options(rng, rng.choice(REAL)), deck)
