"""Outlaws in numbers."""

from typing import Any, Final

from carson.board.material.ground import BY_NAME, PARCELS
from carson.board.views.view import View
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import ObservedVariant


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    pen.flags("outlaws", [BY_NAME[name] for name in view.outlaws])
    pen.numbers("outlaw-strength", (shown["strength"], shown["vp"]))


OUTLAWS: Final = ObservedVariant(
    "outlaws",
    _write,
    land=(Part("outlaws", (PARCELS,), "parcels with an outlaw"),),
    others=(Part("outlaw-strength", (2,), "the outlaws’ strength, and the VP for beating one", 6),),
)
