"""Carson River in numbers."""

from typing import Any, Final

from carson.board.material.ground import BY_NAME, PARCELS
from carson.board.views.view import View
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import ObservedVariant


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    pen.flags("river", [BY_NAME[name] for name in view.river])


RIVER: Final = ObservedVariant("river", _write, land=(Part("river", (PARCELS,), "parcels under water"),))
