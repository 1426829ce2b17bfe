"""How likely a cowboy is to get what it is placed for, against the cowboys there now and those that may still come."""

from carson.board.actions import MARKS
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import OWN_PLACES, ROAD, WAGES
from carson.board.mechanics.cowboys import DYNAMITE, players_at, stand
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.table import Table
from carson.board.views.odds import odds
from carson.bots.board.greedy.weights import JOINS_BUILDING, JOINS_PARCEL, JOINS_SPACE

SURE = ("white", "quiet", "luck")  # tokens with which a cowboy fights nobody


def duel(table: Table, state: State, seat: int, at: int, mark: str = "", fewer: int = 0) -> float:
    """The chance to win the place against the cowboys there now; the player's own is put there from the hand if it is
    not there yet.

    `fewer` are cowboys that will also have left the hand, and with them as much firepower.
    """
    after = state.copy()
    after.supply[seat] -= fewer
    if not after.here[seat] >> at & 1:
        after.supply[seat] -= 1
        stand(after, seat, at)
    if mark and MARKS.index(mark) == DYNAMITE:
        after.marks = (*after.marks, (at, seat, DYNAMITE))
    waiting = [player for player in players_at(after, at) if player not in after.passed]
    if len(waiting) > 2:
        # Taking the player in the middle of one pass order is accurate enough, and fast.
        rivals = [player for player in waiting if player != seat]
        half = len(rivals) // 2
        after.passed = [*after.passed, *rivals[:half], seat, *rivals[half:]]
    return float(odds(table, after, at, viewer=seat).get(seat, 1.0))


def _joins(state: State, at: int) -> float:
    if at >= PARCELS:
        return JOINS_SPACE
    return JOINS_PARCEL if state.owner[at] < 0 and at != state.hall else JOINS_BUILDING


def chance(table: Table, state: State, seat: int, at: int, mark: str = "") -> float:
    """The chance to win the place when its turn comes, for a cowboy placed there now or already there."""
    if at in (WAGES, ROAD) or mark in SURE or state.white == at or OWN_PLACES >> at & 1:
        return 1.0
    stranger = state.barred >> at & 1
    there = [rival for rival in players_at(state, at) if rival != seat]
    found = duel(table, state, seat, at, mark) if there or stranger else 1.0
    face = table.plays(state, seat)
    if face is not None and face.uncontested_parcels and at < PARCELS and state.owner[at] < 0 and not stranger:
        return found
    mine = firepower(state, seat) - (not state.here[seat] >> at & 1) + 3 * (mark == "dynamite")
    joins = _joins(state, at)
    for rival in table.seats:
        if rival != seat and rival not in there and rival not in state.passed and state.supply[rival]:
            lead = mine - firepower(state, rival) + 1
            beaten = 1 - min(0.95, max(0.05, 0.5 + 0.13 * lead))
            found *= 1 - joins * beaten
    return found
