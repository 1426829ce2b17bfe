"""Kit Carson and Horses: with either of them cowboys move, and with both a horse may follow the last one."""

from typing import Any, Final

from carson.board.actions import Action, Shift
from carson.board.material.spaces import PLACE_NAMES
from carson.board.options import MOST
from carson.board.views.view import View
from carson.environments.action_ids import Section
from carson.environments.layout import Part, Pen
from carson.environments.variants import horses
from carson.environments.variants.model import SEATS, ObservedVariant

NAME: Final = "kit-carson"
SECTIONS: Final[tuple[Section[Action], ...]] = (
    Section(
        tuple(Shift(source, to) for source in PLACE_NAMES for to in PLACE_NAMES if source != to),
        "places, each with all other places",
        (horses.NAME, NAME),
    ),
)


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    pen.flags("followed", [turned[seat] for seat in shown.get("followed", ())])


KIT_CARSON_WITH_HORSES: Final = ObservedVariant(
    NAME,
    _write,
    others=(
        Part("followed", (MOST,), f"whose last cowboy a horse may still follow (Kit Carson with Horses), {SEATS}"),
    ),
)
