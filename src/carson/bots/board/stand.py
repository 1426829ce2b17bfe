"""Where a player's cowboys are, or might be."""

from typing import NamedTuple

from carson.board.material.spaces import ROAD, WAGES
from carson.board.state import State


class Stand(NamedTuple):
    """Where the player's cowboys are: places, how many on Wages and Road, how many in hand."""

    here: int
    wages: int
    roads: int
    supply: int


def standing(state: State, seat: int) -> Stand:
    return Stand(state.here[seat], state.wage_cowboys[seat], state.road_cowboys[seat], state.supply[seat])


def one_more(stand: Stand, at: int, count: int) -> Stand:
    """A cowboy comes to the place, or with -1 leaves it; who comes and who leaves is not of the supply."""
    if at == WAGES:
        return stand._replace(wages=stand.wages + count)
    if at == ROAD:
        return stand._replace(roads=stand.roads + count)
    return stand._replace(here=stand.here | 1 << at if count > 0 else stand.here & ~(1 << at))
