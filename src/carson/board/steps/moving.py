"""Placed cowboys that move, or go back to their owner's supply. Tokens go with them (BG-16.71)."""

from carson.board.actions import Shift
from carson.board.material.spaces import OWN_PLACES, PLACE_BY_NAME, ROAD, WAGES
from carson.board.mechanics.cowboys import DYNAMITE, LUCK, QUIET, WHITE, stand
from carson.board.mechanics.incomes import refresh_player
from carson.board.state import State
from carson.board.steps.cowboys import MANY, QUIET_PLACES, open_places, white_places
from carson.board.table import Table
from carson.kernel import Log

NO_TOKEN = -1


def movable(state: State, seat: int) -> int:
    """Where the player has a cowboy, City Hall's occupant included (BG-16.10)."""
    found = state.here[seat]
    if state.wage_cowboys[seat]:
        found |= 1 << WAGES
    return found | 1 << ROAD if state.road_cowboys[seat] else found


def token(state: State, seat: int, place: int) -> int:
    """What goes with the cowboy. Of several on Wages or Road an ordinary one moves first, the white one last."""
    many = {WAGES: state.wage_cowboys, ROAD: state.road_cowboys}.get(place)
    if many is not None and many[seat] > 1:
        return NO_TOKEN
    return next((mark for at, whose, mark in state.marks if (at, whose) == (place, seat)), NO_TOKEN)


def destinations(table: Table, state: State, seat: int, source: int) -> int:
    """Where a placed cowboy may go: where on the board it could be placed with its token, except where it is (BG-16.24,
    BG-16.55, BG-16.71).
    """
    mark = token(state, seat, source)
    if mark == WHITE:
        found = white_places(table, state, seat)
    elif mark == QUIET:
        found = QUIET_PLACES & ~(state.closed | state.here[seat])
    elif mark == LUCK:
        return 0  # BG-9.11: on Gambling, and nowhere else
    else:
        found = open_places(table, state, seat)
        if mark == DYNAMITE:
            found &= ~MANY
    return found & ~(1 << source | OWN_PLACES)


def move(state: State, seat: int, source: int, to: int) -> None:
    """The cowboy moves, with its token."""
    mark = _lift(state, seat, source)
    stand(state, seat, to)
    if mark != NO_TOKEN:
        state.marks = tuple(sorted((*state.marks, (to, seat, mark))))
    if mark == WHITE:
        state.white = to


def shift(state: State, seat: int, action: Shift, log: Log) -> None:
    move(state, seat, PLACE_BY_NAME[action.source], PLACE_BY_NAME[action.to])
    log.say("shifted", seat=seat, source=action.source, at=action.to)


def take_back(state: State, seat: int, source: int) -> None:
    """To its owner's supply, with its token; the white cowboy into the hand, where it is firepower again (BG-16.1)."""
    mark = _lift(state, seat, source)
    if mark == WHITE:
        state.white = -1
        state.bonus[seat] += 1
        return
    state.supply[seat] += 1
    if mark == QUIET:
        state.quiet[seat] += 1
    elif mark == DYNAMITE:
        state.dynamite[seat] += 1


def _lift(state: State, seat: int, source: int) -> int:
    """The cowboy leaves; if it was the occupant, nobody holds City Hall any more. Returns its token."""
    mark = token(state, seat, source)
    if source == WAGES:
        state.wage_cowboys[seat] -= 1
    elif source == ROAD:
        state.road_cowboys[seat] -= 1
    else:
        state.here[seat] &= ~(1 << source)
    if mark != NO_TOKEN:
        state.marks = tuple(found for found in state.marks if found != (source, seat, mark))
    if source == state.hall and state.occupant == seat:
        state.occupant = -1
        refresh_player(state, seat)
    return mark
