"""Captain (BG-9.6). Yellow: $1, $4 or $9 for 1, 2 or 3 cowboys now. Red: $3 or $9 for 1 or 2 revolver tokens."""

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import DECLINE, affordable, ask
from carson.board.mechanics.purse import enlist, pay
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

COWBOYS = {"1-cowboy": (1, 1), "2-cowboys": (4, 2), "3-cowboys": (9, 3)}
REVOLVERS = {"1-revolver": (3, 1), "2-revolvers": (9, 2)}


def recruits(table: Table, state: State, seat: int) -> list[str]:
    """As many as the general supply has (BG-16.10)."""
    found = [
        name for name, (price, count) in COWBOYS.items() if price <= state.money[seat] and count <= state.general[seat]
    ]
    return [*found, DECLINE] if found else []


def recruit(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    if option != DECLINE:
        price, count = COWBOYS[option]
        pay(state, seat, price, log, "captain")
        log.say("new-cowboys", seat=seat, count=enlist(state, seat, count))


def arm(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    if option != DECLINE:
        price, count = REVOLVERS[option]
        pay(state, seat, price, log, "captain")
        state.revolvers[seat] += count
        log.say("revolvers", seat=seat, count=count)


CHARACTER = Character(
    6,
    "captain",
    "BG-9.6",
    Face(limit=25, now=ask(6), questions=(CharacterQuestion("BG-9.6", recruits, recruit),)),
    Face(limit=20, now=ask(6), questions=(CharacterQuestion("BG-9.6", affordable(REVOLVERS), arm),)),
)
