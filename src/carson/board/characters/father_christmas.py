"""Father Christmas (BG-9.19). Yellow: 5 VP now. Red: 2 VP and the white die: nothing, $5, or $5 and a cowboy."""

from carson.board.characters.model import Character, Face
from carson.board.characters.vocabulary import gain
from carson.board.mechanics.purse import earn, enlist, score
from carson.board.state import State
from carson.board.steps.setup import DIE
from carson.board.table import Table
from carson.kernel import Log


def letter(table: Table, state: State, seat: int, log: Log) -> None:
    score(state, seat, 2, log, "father-christmas")
    roll = log.pick("white", DIE)
    log.say("letter", seat=seat, roll=roll)
    if roll >= 3:
        earn(state, seat, 5, log, "father-christmas")
    if roll >= 5:
        log.say("new-cowboys", seat=seat, count=enlist(state, seat, 1))


CHARACTER = Character(
    19,
    "father_christmas",
    "BG-9.19",
    Face(limit=10, now=gain(5, "father-christmas")),
    Face(limit=10, now=letter),
)
