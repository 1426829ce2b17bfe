"""The variants that environments know more of than their names. Their order is that of the parts of an observation.

A variant that is not here can be played: the observation says whether it is in play, and nothing else about it. A new
kind of action does need its section.
"""

from typing import Any, Final

from carson.board.actions import Action
from carson.board.material.figures import Beginning, Figures
from carson.board.views.view import View
from carson.environments.action_ids import Section
from carson.environments.layout import Pen
from carson.environments.variants import horses, kit_carson_horses, might_is_right, new_beginning
from carson.environments.variants.model import ObservedVariant
from carson.environments.variants.outlaws import OUTLAWS
from carson.environments.variants.river import RIVER
from carson.environments.variants.solo import SOLO

OBSERVED: Final[tuple[ObservedVariant, ...]] = (
    RIVER,
    horses.HORSES,
    might_is_right.MIGHT_IS_RIGHT,
    new_beginning.NEW_BEGINNING,
    kit_carson_horses.KIT_CARSON_WITH_HORSES,
    OUTLAWS,
    SOLO,
)
_BY_NAME: Final = {variant.name: variant for variant in OBSERVED}
TABLE: Final = tuple(part for variant in OBSERVED for part in variant.table)
LAND: Final = tuple(part for variant in OBSERVED for part in variant.land)
BUILDINGS: Final = tuple(part for variant in OBSERVED for part in variant.buildings)
OTHERS: Final = tuple(part for variant in OBSERVED for part in variant.others)
AMOUNTS: Final = tuple(name for variant in OBSERVED for name in variant.amounts)

# The answers to variants' questions that have no words of their own.
ANSWERS: Final = might_is_right.ANSWERS
# What changes the ids, of all figures that a table can have.
Priced = Beginning


def priced(figures: Figures) -> Priced:
    return figures.beginning


def sections(prices: Priced) -> tuple[Section[Action], ...]:
    """The actions that only occur with variants."""
    return (*horses.SECTIONS, *kit_carson_horses.SECTIONS, *new_beginning.sections(prices))


def write(pen: Pen, view: View, turned: list[int]) -> None:
    """What there is to see of the variants in play."""
    for variant in view.table.variants:
        known = _BY_NAME.get(variant.name)
        if known is not None:
            shown: dict[str, Any] = view.variants.get(variant.name, {})
            known.write(pen, view, shown, turned)
