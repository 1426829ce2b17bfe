"""Grocer (BG-9.3).

Yellow: $8 now, or at Building income $8 or double the income of all own buildings of one type. Red: $8 now, or at the
end of the round 1 VP for each own House or Townhouse.
"""

from typing import TYPE_CHECKING

from carson.board.characters.model import Character, Face, Question
from carson.board.characters.vocabulary import ask, eight_now_or_later, owned_of, take_eight, unless_used
from carson.board.ground import members
from carson.board.pieces import HOUSE, NAMES, TOWNHOUSE
from carson.board.purse import earn, score
from carson.kernel import Log

if TYPE_CHECKING:
    from carson.board.state import State
    from carson.board.table import Table


def at_income(table: "Table", state: "State", seat: int) -> list[str]:
    """$8, or any type of which the player owns a building that pays."""
    kinds = sorted({state.ground[parcel] for parcel in members(state.paying[seat])})
    return ["8", *(NAMES[kind] for kind in kinds)]


def double(table: "Table", state: "State", seat: int, option: str, log: Log) -> None:
    state.used |= 1 << seat
    if option == "8":
        earn(state, seat, 8, log, "grocer")
    else:
        state.doubled[seat] = NAMES.index(option)
        log.say("doubled", seat=seat, building=option)


def count_houses(table: "Table", state: "State", seat: int, log: Log) -> None:
    score(state, seat, owned_of(state, seat, HOUSE, TOWNHOUSE), log, "grocer")


NOW = Question("BG-9.3", eight_now_or_later, take_eight("grocer"))

CHARACTER = Character(
    3,
    "grocer",
    "BG-9.3",
    Face(
        limit=60,
        now=ask(3),
        before_income=unless_used(ask(3, 1)),
        questions=(NOW, Question("BG-9.3", at_income, double)),
    ),
    Face(limit=60, now=ask(3), round_end=unless_used(count_houses), questions=(NOW,)),
)
