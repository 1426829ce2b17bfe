"""Heroes (BG-9.16). Yellow: own buildings cannot be attacked; may not attack. Red: 3 VP, or more for own cowboys."""

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import ask
from carson.board.mechanics.purse import score
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

OFFERS = {"3-vp": (0, 3), "6-vp": (1, 6), "9-vp": (2, 9)}


def deeds(table: Table, state: State, seat: int) -> list[str]:
    return [name for name, (cowboys, _) in OFFERS.items() if cowboys <= state.supply[seat]]


def do_deed(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    cowboys, vp = OFFERS[option]
    state.supply[seat] -= cowboys
    state.general[seat] += cowboys
    score(state, seat, vp, log, "heroes")


CHARACTER = Character(
    16,
    "heroes",
    "BG-9.16",
    Face(limit=240, protected=True, no_attacks=True),
    Face(limit=40, now=ask(16), questions=(CharacterQuestion("BG-9.16", deeds, do_deed),)),
)
