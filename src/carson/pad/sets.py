"""Random characters (BG-3.7)."""

from random import Random
from typing import Final

from msgspec.structs import replace

from carson.board.characters.cast import CAST
from carson.board.characters.sets import BY_ROUND, CHOSEN_EACH_ROUND, COWBOY, PAPERBOY
from carson.board.editions import BY_NAME
from carson.board.options import DEFAULTS, Options
from carson.board.variants.registry import VARIANT_BY_NAME

RANDOM: Final = "random"


def random_set(seed: str, options: Options = DEFAULTS) -> str:
    """BG-3.7: seven of all characters, eight with the Paperboy, each on a random side.

    An edition may lack a character (BG-15.6); the yellow Cowboy needs a variant that has something to give (BG-16.9).
    Unknown editions and variants mean nothing here: whoever checks the options refuses them by name.
    """
    chance = Random(f"{seed} characters")
    without = BY_NAME[options.edition].without if options.edition in BY_NAME else ()
    there = [number for number in range(len(CAST)) if number not in without]
    named = options.variants.replace(",", " ").split()
    gifts = any(name in VARIANT_BY_NAME and VARIANT_BY_NAME[name].gift is not None for name in named)
    chosen = chance.sample(there, 7)
    if PAPERBOY in chosen:
        chosen.append(chance.choice([number for number in there if number not in chosen]))
    return " ".join(f"{number}{_side(number, gifts, chance)}" for number in sorted(chosen))


def with_random_set(options: Options, seed: str) -> Options:
    """The same options, with characters drawn if they are to be random."""
    return replace(options, characters=random_set(seed, options)) if options.characters == RANDOM else options


def _side(number: int, gifts: bool, chance: Random) -> str:
    if number in (CHOSEN_EACH_ROUND, BY_ROUND):
        return ""
    return "R" if number == COWBOY and not gifts else chance.choice("YR")
