"""The building track and the bag (BG-3.2, BG-4.11)."""

from carson.board.material.pieces import CITY_HALL, FREE, KINDS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import BUY_3, TRACK
from carson.board.state import State
from carson.kernel import Frame, Log


class FillFrame(Frame, frozen=True):
    """The track is filled."""

    hall: int = 0  # 1 while a drawn City Hall waits to be placed


def bag_pool(state: State, city_hall: bool = True) -> list[int]:
    """What is in the bag, one entry per tile."""
    pool: list[int] = []
    for kind in range(KINDS):
        if kind != CITY_HALL or city_hall:
            pool += [kind] * state.bag[kind]
    return pool


def draw_building(state: State, log: Log, city_hall: bool = True) -> int:
    """One tile from the bag, FREE if it is empty.

    Without City Hall: it is set aside when drawn and another is taken, which is the same as not being there (BG-3.2).
    """
    pool = bag_pool(state, city_hall)
    if not pool:
        return FREE
    kind = log.pick("bag", pool)
    state.bag[kind] -= 1
    return kind


def shift(state: State) -> None:
    """Unsold buildings move, in order, to the cheaper spaces."""
    there = [kind for kind in state.track if kind != FREE]
    state.track = there + [FREE] * (TRACK - len(there))


def sell_from_track(state: State, position: int) -> None:
    """BG-4.11: a building has left the track outside Building purchase: the others shift, and one is drawn."""
    state.track[position] = FREE
    shift(state)
    state.frames.append(FillFrame())


def close_empty(state: State) -> None:
    """BG-4.4: an empty construction space takes no cowboy."""
    for position, kind in enumerate(state.track):
        place = 1 << BUY_3 - position
        state.closed = state.closed | place if kind == FREE else state.closed & ~place


def names(state: State) -> list[str]:
    return [KIND_NAMES[kind] for kind in state.track]
