"""A New Beginning in numbers, and the ids of its sheets."""

from typing import Any, Final

from carson.board.actions import Action
from carson.board.material.figures import Beginning
from carson.board.options import MOST
from carson.board.variants.new_beginning.sheets import BID, fillings
from carson.board.views.view import View
from carson.environments.action_ids import Section
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import SEATS, ObservedVariant

NAME: Final = "new-beginning"
SHEET: Final = BID + 1


def sections(beginning: Beginning) -> tuple[Section[Action], ...]:
    return (Section(fillings(beginning, True), "every sheet the purse can pay", (NAME,)),)


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    for seat, sheet in enumerate(shown["sheets"]):
        pen.numbers("sheets", sheet, SHEET * turned[seat])
    pen.flags("sheets-filled", [turned[seat] for seat in shown["filled"]])


NEW_BEGINNING: Final = ObservedVariant(
    NAME,
    _write,
    others=(
        Part("sheets", (MOST, SHEET), f"sheets of A New Beginning that you may see, {SEATS}", 4),
        Part("sheets-filled", (MOST,), f"who has filled in a sheet, {SEATS}"),
    ),
)
