"""Sets of characters: the beginners', the books' five, and the check of custom sets (BG-3.7, BG-9.24)."""

import re
from typing import Final

from carson.kernel import OptionsError

SETS: Final = {
    "beginners": "1Y 2Y 3Y 4Y 5Y 6Y 7Y",
    "quiet": "1R 2R 5Y 11Y 13Y 14 16R",
    "owners": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R",
    "prosper": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
    "scores": "0R 6R 7Y 9R 10Y 12R 13R 14",
    "gold": "0R 1Y 3Y 5R 8R 9Y 10R 11R",
}

YELLOW: Final = 0
RED: Final = 1
EITHER: Final = 2  # 14: its player chooses; 17: by round
UNDRAWN: Final = -1  # not in play, or not yet, or no more
PAPERBOY: Final = 0
COWBOY: Final = 15
CHOSEN_EACH_ROUND: Final = 14
BY_ROUND: Final = 17
FATHER_CHRISTMAS: Final = 19


def playable(text: str, gifts: bool = False, there: int = 100) -> dict[int, int]:
    """The characters of a set, ascending, and the side each begins with, or an OptionsError that says what is wrong.

    `gifts`: whether a variant in play has something for the yellow Cowboy to give. `there`: how many characters there
    are; the options' check says so (option_checks.py).
    """
    sides: dict[int, int] = {}
    for word in text.split():
        found = re.fullmatch(r"(0|[1-9][0-9]?)([YR]?)", word)
        if not found or int(found[1]) >= there:
            raise OptionsError("options-character", option="characters", rule="BG-3.7", found=word[:20], last=there - 1)
        number = int(found[1])
        if number in sides:
            raise OptionsError("options-character-twice", option="characters", rule="BG-3.7", number=number)
        fixed = number not in (CHOSEN_EACH_ROUND, BY_ROUND)
        if fixed != bool(found[2]):
            raise OptionsError(
                "options-character-side", option="characters", rule="BG-3.7", number=number, fixed=int(fixed)
            )
        sides[number] = EITHER if not fixed else RED if found[2] == "R" else YELLOW
    if sides.get(COWBOY) == YELLOW and not gifts:
        raise OptionsError("options-character-horses", option="characters", rule="BG-16.9")
    wanted = 8 if PAPERBOY in sides else 7
    if len(sides) != wanted:
        raise OptionsError(
            "options-character-count", option="characters", rule="BG-3.7", found=len(sides), wanted=wanted
        )
    return dict(sorted(sides.items()))
