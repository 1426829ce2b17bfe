"""The tables that training plays at: any players, characters, variants, bags and editions, and Standish."""

from random import Random
from typing import Final

from carson.board.characters.sets import SETS
from carson.board.option_checks import checked
from carson.board.options import Options
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.pad.sets import RANDOM, with_random_set

SIZES: Final = (4, 4, 4, 4, 4, 2, 2, 3, 3, 5, 6, 6)
STRATEGIES: Final = ("rancher", "miner", "strength", "urban")
SOLO: Final = 0.08
PLAIN: Final = 0.5  # tables without a variant
ALONE: Final = 0.35  # tables with one
DUTCH: Final = 0.06
BEGINNERS_BAG: Final = 0.1


def random_table(chance: Random) -> Options:
    """Options to be played, more often those that people choose more often."""
    kind = chance.random()
    if kind < PLAIN:
        count = 0
    elif kind < PLAIN + ALONE:
        count = 1
    else:
        count = chance.choice((2, 2, 3, 4))
    solo = chance.choice(STRATEGIES) if chance.random() < SOLO else ""
    known = [name for name in VARIANTS if not solo or name not in NOT_SOLO]
    variants = [name for name in VARIANTS if name in chance.sample(known, min(count, len(known)))]
    options = Options(
        players=2 if solo else chance.choice(SIZES),
        bag="beginners" if chance.random() < BEGINNERS_BAG else "full",
        characters=RANDOM if chance.random() < 0.5 else chance.choice(tuple(SETS)),
        variants=" ".join(variants),
        edition="dutch" if chance.random() < DUTCH and not solo else "english",
        solo=solo,
    )
    return checked(with_random_set(options, str(chance.random())))
