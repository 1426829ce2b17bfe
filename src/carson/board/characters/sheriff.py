"""Sheriff (BG-9.1).

Yellow: one more cowboy, the white one, which nobody may join. Red: may provoke no duel; 3 VP for each duel lost.
"""

from carson.board.characters.model import Character, Face
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def hire_white(table: Table, state: State, seat: int, log: Log) -> None:
    """In hand, and firepower until placed (BG-16.1)."""
    state.white = -1
    state.bonus[seat] += 1
    log.say("white-cowboy", seat=seat)


CHARACTER = Character(
    1,
    "sheriff",
    "BG-9.1",
    Face(limit=20, now=hire_white, white=True),
    Face(limit=20, no_attacks=True, no_duels=True, vp_for_duel_lost=3),
)
