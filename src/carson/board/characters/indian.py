"""Indian (BG-9.8). Yellow: 2 unowned parcels now, rolled. Red: parcels cost at most $3."""

from carson.board.characters.model import Character, Face
from carson.board.material.ground import INNER, NAMES
from carson.board.mechanics.incomes import own
from carson.board.state import State
from carson.board.steps.setup import roll_parcel
from carson.board.steps.taking import takeable
from carson.board.table import Table
from carson.kernel import Log

PARCELS = 2


def roam(table: Table, state: State, seat: int, log: Log) -> None:
    """Owned parcels are re-rolled; the dice stop if they can find none (BG-9.23); at most as many as there are tiles
    (BG-16.8).
    """
    found = 0
    while found < PARCELS and any(takeable(state, seat) >> parcel & 1 for parcel in INNER):
        parcel = roll_parcel(log)
        if takeable(state, seat) >> parcel & 1:
            own(state, parcel, seat)
            log.say("claimed", seat=seat, parcel=NAMES[parcel])
            found += 1


CHARACTER = Character(8, "indian", "BG-9.8", Face(limit=20, now=roam), Face(limit=30, parcel_cap=3))
