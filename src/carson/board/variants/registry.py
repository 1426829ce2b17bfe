"""All variants by their names; `chosen` are those of a game."""

from typing import Final

from carson.board.options import Options
from carson.board.state import State
from carson.board.steps import steps_with
from carson.board.table import Table
from carson.board.variants.horses import HORSES
from carson.board.variants.kit_carson import KIT_CARSON
from carson.board.variants.might.variant import MIGHT
from carson.board.variants.model import Variant
from carson.board.variants.new_beginning import NEW_BEGINNING
from carson.board.variants.outlaws import OUTLAWS
from carson.board.variants.river import RIVER
from carson.board.variants.solo.variant import SOLO
from carson.kernel import Steps

_KNOWN: Final = (NEW_BEGINNING, RIVER, MIGHT, KIT_CARSON, OUTLAWS, HORSES)
ALL: Final[dict[str, Variant]] = {variant.name: variant for variant in _KNOWN}

# Every step there is, by whose name a position may call it.
STEPS: Final[Steps[Table, State]] = steps_with(ALL.values())


def chosen(options: Options) -> tuple[Variant, ...]:
    """The variants in play, in their order; a game alone against Standish is one too."""
    named = tuple(ALL[name] for name in options.variants.split())
    return (*named, SOLO) if options.solo else named
