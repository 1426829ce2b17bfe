"""Where cowboys are, and how they leave."""

from typing import Final

from carson.board.material.spaces import ROAD, WAGES
from carson.board.state import State

# Tokens that go with a cowboy.
WHITE: Final = 0  # the Sheriff's cowboy itself
QUIET: Final = 1  # a no-duel token (BG-9.21)
DYNAMITE: Final = 2  # BG-9.20
LUCK: Final = 3  # the red Singer's cowboy on Gambling


def players_at(state: State, place: int) -> list[int]:
    """Who has a cowboy there, by seat."""
    return [seat for seat, here in enumerate(state.here) if here >> place & 1]


def anywhere(state: State) -> int:
    """All places where a cowboy stands."""
    found = 0
    for here in state.here:
        found |= here
    return found


def contested(state: State, places: int) -> int:
    """Those of the places with cowboys of two or more players."""
    once = twice = 0
    for here in state.here:
        twice |= once & here
        once |= here
    return twice & places


def marked(state: State, place: int, seat: int, mark: int) -> bool:
    return (place, seat, mark) in state.marks


def peaceful(state: State, place: int, seat: int) -> bool:
    """Whether the player's cowboy there has a no-duel token and takes no part in a duel (BG-9.21)."""
    return bool(state.marks) and (marked(state, place, seat, QUIET) or marked(state, place, seat, LUCK))


def stand(state: State, seat: int, place: int) -> None:
    """A cowboy goes there. Wages and Road take any number, so cowboys there are counted."""
    if place == WAGES:
        state.wage_cowboys[seat] += 1
    elif place == ROAD:
        state.road_cowboys[seat] += 1
    else:
        state.here[seat] |= 1 << place


def dismiss(state: State, seat: int, place: int, cowboys: int) -> None:
    """The cowboys on Wages or Road have acted; a white one among them leaves play."""
    if (place, seat, WHITE) in state.marks:
        state.marks = tuple(mark for mark in state.marks if mark[:2] != (place, seat))
        state.white = -2
        cowboys -= 1
    state.general[seat] += cowboys


def _leave(state: State, seat: int, place: int) -> bool:
    """The cowboy leaves the place, with its tokens; returns whether it was an ordinary one (not the white one)."""
    state.here[seat] &= ~(1 << place)
    own = True
    if state.marks:
        own = (place, seat, WHITE) not in state.marks
        state.marks = tuple(mark for mark in state.marks if mark[:2] != (place, seat))
        if not own:
            state.white = -2
    return own


def spend(state: State, seat: int, place: int) -> None:
    """It has acted: to the general supply (BG-5.3); the white cowboy leaves play for the round (BG-9.1)."""
    if _leave(state, seat, place):
        state.general[seat] += 1


def recall(state: State, seat: int, place: int) -> None:
    """It lost or was sent back: to its owner's supply, where it counts at once."""
    if _leave(state, seat, place):
        state.supply[seat] += 1


def by_pass_order(state: State, seats: list[int]) -> list[int]:
    """BG-4.5: the earlier passer comes first."""
    return sorted(seats, key=state.passed.index) if len(seats) > 1 else seats
