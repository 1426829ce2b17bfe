"""Lawyer and Editor (BG-9.18).

Lawyer (yellow): may buy an unowned parcel at its price now; nobody contests the Lawyer's parcels. Editor (red): at the
end of Building income 1 VP for each $5, $10, $15, $20 (by round), or part of it, that own buildings paid.
"""

from carson.board.characters.model import Character, Claiming, Face
from carson.board.characters.vocabulary import take_parcel
from carson.board.material.ground import NAMES, members
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import pay, score
from carson.board.state import State
from carson.board.steps.parcels import price
from carson.board.table import Table
from carson.kernel import Log


def affordable(table: Table, state: State, seat: int) -> int:
    money = state.money[seat]
    return sum(1 << p for p in members(state.unowned) if price(table, state, seat, p) <= money)


def buy(table: Table, state: State, seat: int, parcel: int, log: Log) -> None:
    pay(state, seat, price(table, state, seat, parcel), log, "parcel")
    own(state, parcel, seat)
    log.say("claimed", seat=seat, parcel=NAMES[parcel])


def publish(table: Table, state: State, seat: int, log: Log) -> None:
    """BG-16.15: what own buildings paid the player, after doubling and theft; not loot."""
    score(state, seat, -(-state.earned[seat] // (5 * state.round)), log, "editor")


CHARACTER = Character(
    18,
    "lawyer",
    "BG-9.18",
    Face(limit=60, now=take_parcel(18), claims=(Claiming("BG-9.18", affordable, buy),), uncontested_parcels=True),
    Face(limit=40, after_income=publish),
    red_name="editor",
)
