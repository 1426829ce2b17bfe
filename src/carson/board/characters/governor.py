"""Governor (BG-9.13).

Yellow: 1 road now, and 1 VP for each road laid that connects a parcel. Red: now tax revolver tokens or money.
"""

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import ask
from carson.board.mechanics.purse import hand_over
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def one_road(table: Table, state: State, seat: int, log: Log) -> None:
    state.stock[seat] += 1
    log.say("roads", seat=seat, count=1)


def taxes(table: Table, state: State, seat: int) -> list[str]:
    return ["revolvers", "money"]


def tax(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    """Tokens only, not the 3-revolvers token (BG-16.12); a player who has less pays everything they have."""
    for rival in table.seats:
        if rival != seat:
            due = state.revolvers[rival] if option == "revolvers" else -(-state.money[rival] // 10)
            hand_over(state, rival, seat, min(due, state.money[rival]), log, "tax")


CHARACTER = Character(
    13,
    "governor",
    "BG-9.13",
    Face(limit=50, now=one_road, vp_for_road=1),
    Face(limit=50, now=ask(13), questions=(CharacterQuestion("BG-9.13", taxes, tax),)),
)
