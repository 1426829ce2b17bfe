"""Teacher (BG-9.17).

Yellow, rounds 1–3: first to choose a character next round. Red, round 4: at final scoring 2 VP for each own School,
Prison and Church, and 2 VP with no Saloon.
"""

from carson.board.characters.model import Character, Face
from carson.board.characters.vocabulary import owned_of
from carson.board.material.pieces import CHURCH, PRISON, SALOON, SCHOOL
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def first_next_round(table: Table, state: State, seat: int, log: Log) -> None:
    state.chooses_first = seat


def lessons(table: Table, state: State, seat: int) -> int:
    return 2 * owned_of(state, seat, SCHOOL, PRISON, CHURCH) + 2 * (not owned_of(state, seat, SALOON))


CHARACTER = Character(
    17,
    "teacher",
    "BG-9.17",
    Face(limit=60, now=first_next_round),
    Face(limit=60, final=lessons),
)
