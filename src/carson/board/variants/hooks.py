"""The hooks of all variants in play, gathered by the point of the game they belong to."""

from typing import Any, Final

from carson.board.variants.model import Variant


def _at(variants: tuple[Variant, ...], point: str) -> tuple[Any, ...]:
    return tuple(hook for variant in variants if (hook := getattr(variant, point)) is not None)


class Hooks:
    """Empty tuples in the base game: a point nobody hooks into costs next to nothing."""

    __slots__ = (
        "actions",
        "after_income",
        "arming",
        "arms",
        "beaten",
        "before_hall",
        "before_income",
        "bonus",
        "characters_chosen",
        "characters_return",
        "elsewhere",
        "first_order",
        "foe",
        "gains",
        "gift",
        "leaves",
        "material",
        "mountains",
        "opening",
        "pays",
        "placed",
        "places",
        "raises",
        "round_begins",
        "round_closes",
        "round_ends",
        "scores",
        "settles",
        "stands_by",
        "unarmed",
        "water",
    )

    def __init__(self, variants: tuple[Variant, ...]) -> None:
        self.material: Final = _at(variants, "material")
        self.water: Final = _at(variants, "water")
        self.mountains: Final = _at(variants, "mountains")
        self.first_order: Final = _at(variants, "first_order")
        self.opening: Final = _at(variants, "opening")
        self.round_begins: Final = _at(variants, "round_begins")
        self.characters_chosen: Final = _at(variants, "characters_chosen")
        self.before_hall: Final = _at(variants, "before_hall")
        self.before_income: Final = _at(variants, "before_income")
        self.after_income: Final = _at(variants, "after_income")
        self.round_ends: Final = _at(variants, "round_ends")
        self.round_closes: Final = _at(variants, "round_closes")
        self.characters_return: Final = _at(variants, "characters_return")
        self.places: Final = _at(variants, "places")
        self.elsewhere: Final = _at(variants, "elsewhere")
        self.beaten: Final = _at(variants, "beaten")
        self.placed: Final = _at(variants, "placed")
        self.stands_by: Final = _at(variants, "stands_by")
        self.unarmed: Final = _at(variants, "unarmed")
        self.arming: Final = _at(variants, "arming")
        self.arms: Final = _at(variants, "arms")
        self.settles: Final = _at(variants, "settles")
        self.foe: Final = _at(variants, "foe")
        self.gains: Final = _at(variants, "gains")
        self.gift: Final = _at(variants, "gift")
        self.raises: Final = _at(variants, "raises")
        self.leaves: Final = _at(variants, "leaves")
        self.pays: Final = _at(variants, "pays")
        self.scores: Final = _at(variants, "scores")
        self.bonus: Final = _at(variants, "bonus")
        self.actions: Final = {place: hook for variant in variants for place, hook in variant.actions.items()}
