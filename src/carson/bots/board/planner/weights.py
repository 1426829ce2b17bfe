"""The figures the planner judges by, in victory points unless they say otherwise.

A set of figures is a temperament: `NORMAL` was found by self-play, `EASY` thinks like a beginner. What is not said here
is as `greedy` has it (`greedy/weights.py`, which stays as it is). Tuples over rounds begin with the set-up.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from carson.bots.board.greedy import weights as greedy

Players = tuple[float, ...]  # by the number of players, from 0


class Weights(Struct, frozen=True):
    # Money: dollars kept at the end of a round, a dollar of income, one that is missing
    purse: tuple[tuple[tuple[int, float], ...], ...] = greedy.PURSE
    income: tuple[float, ...] = greedy.INCOME
    burnt: float = greedy.BURNT
    missing: float = greedy.MISSING

    # What a player has
    cowboy: tuple[float, ...] = greedy.COWBOY  # the first one kept in hand
    kept_cowboys: tuple[float, ...] = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1)  # and those after it
    revolver: tuple[float, ...] = greedy.REVOLVER
    road: tuple[float, ...] = greedy.ROAD
    dynamite: tuple[float, ...] = greedy.DYNAMITE
    ammunition: float = greedy.AMMUNITION
    ammunition_place: float = greedy.AMMUNITION_PLACE
    standing: float = greedy.STANDING
    parcel: tuple[float, ...] = greedy.PARCEL
    kept: tuple[float, ...] = greedy.KEPT
    action: tuple[float, ...] = greedy.ACTION

    # Land and buildings
    later: tuple[float, ...] = tuple(sum(greedy.INCOME[now + 1 :]) for now in range(5))  # a dollar each later round
    hope: tuple[float, ...] = greedy.HOPE
    hopes: tuple[float, ...] = greedy.HOPES
    ranch_fades: float = greedy.RANCH_FADES
    growth: float = greedy.GROWTH
    attacked: float = greedy.ATTACKED
    shield: float = greedy.SHIELD
    house: float = greedy.HOUSE
    own_house: float = 1.0  # how much of what its own House adds to a building is seen
    road_to_fetch: float = greedy.ROAD_TO_FETCH
    holds_hall: float = greedy.HOLDS_HALL
    stranger_stays: float = greedy.STRANGER_STAYS

    # Rivals: a dollar of theirs and a VP of theirs, compared with an own one; how likely they join a place
    rival: Players = (0.0, 0.0, 0.3, 0.18, 0.12, 0.1, 0.08)
    denied: Players = (0.0, 0.0, 0.6, 0.35, 0.25, 0.2, 0.16)
    joins_space: float = greedy.JOINS_SPACE
    joins_parcel: float = greedy.JOINS_PARCEL
    joins_building: float = greedy.JOINS_BUILDING

    # Placing cowboys
    boldness: float = 0.0  # how much of the risk in a duel is not seen
    doubtful: float = greedy.DOUBTFUL
    pass_early: tuple[float, ...] = greedy.PASS_EARLY
    firepower: float = greedy.FIREPOWER
    stranger_stake: float = greedy.STRANGER_STAKE
    least_gain: float = greedy.LEAST_GAIN


NORMAL: Final = Weights()

# Sees this round and the next dollar; bare land is bare land, a road is a road; whoever stands there can be beaten.
EASY: Final = replace(
    NORMAL,
    later=tuple(0.4 * each for each in NORMAL.later),
    hope=(0.1,) * 5,
    own_house=0.0,
    house=0.0,
    growth=0.0,
    road=(0.1,) * 5,
    rival=(0.4,) * 7,
    denied=(0.0,) * 7,
    boldness=0.7,
    doubtful=0.0,
    pass_early=(0.0,) * 5,
    firepower=0.0,
)
