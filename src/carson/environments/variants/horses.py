"""Horses in numbers, and the ids of their actions."""

from typing import Any, Final

from carson.board.actions import Action, Withdraw
from carson.board.material.ground import BY_NAME, PARCELS
from carson.board.material.spaces import PLACE_NAMES
from carson.board.options import MOST
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.state import ENCLOSURES
from carson.board.views.view import View
from carson.environments.action_ids import Section
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import SEATS, ObservedVariant

NAME: Final = "horses"
SECTIONS: Final[tuple[Section[Action], ...]] = (
    Section(tuple(map(Horse, range(1, ENCLOSURES + 1))), "enclosures", (NAME,)),
    Section(tuple(map(Withdraw, PLACE_NAMES)), "places", (NAME,)),
)


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    for seat, at in enumerate(turned):
        horses = (shown["supply"][seat], *shown["enclosures"][seat], shown["rodeos"][seat])
        pen.numbers("horses", horses, (ENCLOSURES + 2) * at)
    pen.flags("ridden", [BY_NAME[name] for name in shown["ridden"]])
    pen.numbers("horses-left", (shown["left"],))


HORSES: Final = ObservedVariant(
    NAME,
    _write,
    buildings=(Part("ridden", (PARCELS,), "Ranches doubled by horses"),),
    others=(
        Part("horses", (MOST, ENCLOSURES + 2), f"horses in supply, in each enclosure, and rodeos won; {SEATS}", 3),
        Part("horses-left", (1,), "in the general supply", 25),
    ),
    amounts=("horses",),
)
