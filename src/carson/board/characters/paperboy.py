"""Paperboy (BG-9.0): takes another character that nobody has, except the Sheriff; turn order 0.

Yellow: for $3, or declined with a limit of 0. Red: for free, always, with that character's limit less $5.
"""

from collections.abc import Callable

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import DECLINE, ask
from carson.board.mechanics.purse import pay
from carson.board.state import State
from carson.board.steps.characters import take_character
from carson.board.table import Table
from carson.kernel import Log

FEE = 3
SHERIFF = 1


def left(table: Table, state: State) -> list[str]:
    """The names of the characters that can be taken; 14 by either of its names (BG-16.5)."""
    named = [table.cast[n].named(state.sides[n]) for n in table.in_play if n != SHERIFF and not state.taken >> n & 1]
    return [names[0] for names in named] + [names[1] for names in named if len(names) > 1]


def for_a_fee(table: Table, state: State, seat: int) -> list[str]:
    return [*left(table, state), DECLINE] if state.money[seat] >= FEE else []


def for_free(table: Table, state: State, seat: int) -> list[str]:
    return left(table, state)


def fetch(fee: int) -> Callable[[Table, State, int, str, Log], None]:
    def answer(table: Table, state: State, seat: int, option: str, log: Log) -> None:
        if option != DECLINE:
            pay(state, seat, fee, log, "paperboy")
            take_character(table, state, seat, option, log)

    return answer


CHARACTER = Character(
    0,
    "paperboy",
    "BG-9.0",
    Face(limit=0, now=ask(0), questions=(CharacterQuestion("BG-9.0", for_a_fee, fetch(FEE)),)),
    Face(limit=0, now=ask(0), questions=(CharacterQuestion("BG-9.0", for_free, fetch(0)),), limit_of_fetched=-5),
)
