"""All variants by their names, and where two of them meet; `chosen` are those of a game."""

from typing import Final

from carson.board.options import Options
from carson.board.state import State
from carson.board.steps import steps_with
from carson.board.table import Table
from carson.board.variants.horses.variant import HORSES
from carson.board.variants.kit_carson.variant import KIT_CARSON
from carson.board.variants.meetings.kit_carson_horses import KIT_CARSON_WITH_HORSES
from carson.board.variants.meetings.new_beginning_might_is_right import NEW_BEGINNING_WITH_TILES
from carson.board.variants.might_is_right.variant import MIGHT_IS_RIGHT
from carson.board.variants.model import Variant
from carson.board.variants.new_beginning.variant import NEW_BEGINNING
from carson.board.variants.outlaws.variant import OUTLAWS
from carson.board.variants.river.variant import RIVER
from carson.board.variants.solo.variant import SOLO
from carson.kernel import Steps

# In the order in which they are written, and in which their hooks are called.
_KNOWN: Final = (NEW_BEGINNING, RIVER, MIGHT_IS_RIGHT, KIT_CARSON, OUTLAWS, HORSES)
# What the first becomes when the second is in play too.
MEETINGS: Final = (
    (NEW_BEGINNING, MIGHT_IS_RIGHT, NEW_BEGINNING_WITH_TILES),
    (KIT_CARSON, HORSES, KIT_CARSON_WITH_HORSES),
)
VARIANT_BY_NAME: Final[dict[str, Variant]] = {variant.name: variant for variant in _KNOWN}
WITH_SOLO: Final = (*_KNOWN, SOLO)
VARIANTS: Final = tuple(VARIANT_BY_NAME)
AUTOMATIC: Final = tuple(name for variant in WITH_SOLO for name in variant.automatic.values())  # they need no bot
NOT_SOLO: Final = tuple(name for name, variant in VARIANT_BY_NAME.items() if not variant.alone)  # BG-14.11

# Every step there is, by whose name a position may call it.
STEPS: Final[Steps[Table, State]] = steps_with(VARIANT_BY_NAME.values())


def chosen(options: Options) -> tuple[Variant, ...]:
    """The variants in play, in their order; a game alone against Standish is one too."""
    names = options.variants.split()
    in_play = {name: VARIANT_BY_NAME[name] for name in names}
    for first, second, together in MEETINGS:
        if first.name in names and second.name in names:
            in_play[first.name] = together
    return (*in_play.values(), SOLO) if options.solo else tuple(in_play.values())


def automatic(options: Options) -> tuple[str, ...]:
    """Who plays at a table besides people and bots: the engine plays their seats, which are the last."""
    return tuple(name for variant in chosen(options) for name in variant.automatic.values())
