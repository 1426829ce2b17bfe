"""Carson River as a variant: the base rules know water as parcels that are nobody's and free."""

from typing import Final

from msgspec.structs import replace

from carson.board.characters.sets import SETS
from carson.board.editions import Edition
from carson.board.material.figures import Figures
from carson.board.material.ground import BY_NAME
from carson.board.mechanics.water import LONGEST, SHORTEST, fault_of
from carson.board.options import Options
from carson.board.variants.model import Variant
from carson.kernel import OptionsError

NAME: Final = "river"
RULE: Final = "BG-11.2"
GOLD_RUSH: Final = frozenset(SETS["gold"].split())
PRINTED_TAKES: Final = 3  # Mountains


def _checks(options: Options) -> Options:
    """A custom river, its parcels in the order of the map."""
    words = options.river.replace(",", " ").split()
    if words and NAME not in options.variants.split():
        raise OptionsError("options-river-unused", option="river", rule=RULE)
    for word in words:
        if word not in BY_NAME:
            raise OptionsError("options-river-parcel", option="river", rule=RULE, found=word[:40])
    reason = fault_of([BY_NAME[word] for word in words]) if words else ""
    if reason:
        raise OptionsError("options-river", option="river", rule=RULE, reason=reason, fewest=SHORTEST, most=LONGEST)
    return replace(options, river=" ".join(sorted(words, key=BY_NAME.__getitem__)))


def _water(options: Options, figures: Figures) -> int:
    """One's own, or the printed one."""
    return sum(1 << BY_NAME[name] for name in options.river.split() or figures.river)


def _mountains(options: Options, edition: Edition, water: int) -> int:
    """By the length of the river (BG-11.2, BG-15.4); Gold rush has all its Mountains (BG-15.8)."""
    if edition.water_takes_three_mountains:
        return PRINTED_TAKES
    if frozenset(options.characters.split()) == GOLD_RUSH:
        return 0
    return water.bit_count() // 3 if options.river else PRINTED_TAKES


RIVER: Final = Variant(
    NAME,
    RULE,
    checks=_checks,
    water=_water,
    mountains=_mountains,
    refusals={"water": ("river-there", RULE)},  # it is never owned, built on or stood on
)
