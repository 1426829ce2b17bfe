"""Incomes, kept up to date: a change on a parcel refreshes the buildings that depend on it, and no others."""

from typing import Final

from carson.board.material.ground import AROUND, AROUND_SET, members
from carson.board.material.pieces import (
    CHURCH,
    FREE,
    HOUSE,
    INCOMES,
    KINDS,
    MINE,
    MOST,
    MOUNTAIN,
    RANCH,
    SYMBOLS,
)
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Frame


class IncomeFrame(Frame, frozen=True):
    """Building income is paid."""

    stage: int  # 0 duels, 1 characters and dynamite, 2 money, 3 characters again, 4 the cowboys leave


# What a building counts around it: this much for each kind of thing on a parcel. Free parcels are a bit set instead.
_AROUND: Final = {"symbols": SYMBOLS, "mountains": tuple([int(kind == MOUNTAIN) for kind in range(KINDS)])}
_COUNTED: Final = tuple([_AROUND.get(each.counts, ()) for each in INCOMES])
_EACH: Final = tuple([(each.neutral, each.own, each.rivals) for each in INCOMES])
_FREE: Final = tuple([each.neutral if each.counts == "free" else 0 for each in INCOMES])
_AT_LEAST: Final = tuple([each.at_least for each in INCOMES])
_WATER: Final = tuple([each.water for each in INCOMES])
_ANYWHERE: Final = tuple([(each.basic, each.each_round, each.each_ranch, each.each_mine) for each in INCOMES])


def before_limits(state: State, parcel: int, kind: int, player: int) -> int:
    """What a building of this kind would pay the player there, before City Hall and the maximum (BG-8.1 to 8.8)."""
    basic, each_round, each_ranch, each_mine = _ANYWHERE[kind]
    pays = basic + each_round * state.round + each_ranch * state.ranches[player] + each_mine * state.mines[player]
    around = AROUND_SET[parcel]
    if _FREE[kind]:
        pays += _FREE[kind] * (around & state.free).bit_count()
    elif _COUNTED[kind]:
        counted, ground, owner = _COUNTED[kind], state.ground, state.owner
        neutral, own, rivals = _EACH[kind]
        for near in AROUND[parcel]:
            count = counted[ground[near]]
            if count:
                whose = owner[near]
                pays += count * (neutral if whose < 0 else own if whose == player else rivals)
    if state.water & around:
        pays += _WATER[kind]
    return max(pays, _AT_LEAST[kind])


def worth(state: State, parcel: int, kind: int, player: int) -> int:
    """The income with City Hall's step (BG-8.14) and the maximum, in the order of BG-16.13."""
    pays = before_limits(state, parcel, kind, player)
    if state.occupant == player:
        pays += state.step[kind]
    return min(pays, MOST[kind])


def refresh(state: State, parcel: int) -> None:
    player = state.owner[parcel]
    if player >= 0 and state.paying[player] >> parcel & 1:
        state.income[parcel] = worth(state, parcel, state.ground[parcel], player)


def refresh_player(state: State, player: int) -> None:
    """All buildings of a player: when City Hall, a Ranch or a Mine changes hands."""
    for parcel in members(state.paying[player]):
        state.income[parcel] = worth(state, parcel, state.ground[parcel], player)


def refresh_all(state: State) -> None:
    """Everybody's: when a round begins, for the Blacksmiths."""
    for player in range(len(state.paying)):
        refresh_player(state, player)


def put(state: State, parcel: int, kind: int) -> None:
    """Puts something on a parcel, or replaces what was there (a House that becomes a Townhouse)."""
    state.ground[parcel] = kind
    state.free &= ~(1 << parcel)
    if kind == HOUSE:
        state.houses |= 1 << parcel
    else:
        state.houses &= ~(1 << parcel)
    player = state.owner[parcel]
    if player >= 0:
        _gain(state, parcel, kind, player)
    _refresh_around(state, parcel)


def own(state: State, parcel: int, player: int) -> None:
    """Puts a property tile on an unowned parcel; what is there is the player's from now on (BG-1.4).

    Whose a free parcel is changes no income.
    """
    state.owner[parcel] = player
    state.unowned &= ~(1 << parcel)
    state.owned[player] |= 1 << parcel
    state.tiles[player] -= 1
    if state.ground[parcel] != FREE:
        _gain(state, parcel, state.ground[parcel], player)
        _refresh_around(state, parcel)


def _refresh_around(state: State, parcel: int) -> None:
    """The buildings next to a parcel that somebody owns."""
    for near in members(AROUND_SET[parcel] & ~(state.free | state.unowned)):
        refresh(state, near)


def _gain(state: State, parcel: int, kind: int, player: int) -> None:
    if MOST[kind]:
        state.paying[player] |= 1 << parcel
        refresh(state, parcel)
    if kind == CHURCH:
        state.shield[player] |= AROUND_SET[parcel]
    elif kind == RANCH:
        state.ranches[player] += 1
        refresh_player(state, player)
    elif kind == MINE:
        state.mines[player] += 1
        refresh_player(state, player)


def from_scratch(state: State) -> list[int]:
    """All incomes recalculated: the stored ones must always be equal."""
    found = [0] * len(state.ground)
    for parcel, kind in enumerate(state.ground):
        player = state.owner[parcel]
        if player >= 0 and MOST[kind]:
            found[parcel] = worth(state, parcel, kind, player)
    return found


def doubled_alone(table: Table, state: State, seat: int, kind: int) -> bool:
    """Whether the player's Grocer keeps such a building from paying more by other means this round (BG-16.14)."""
    doubled = state.doubled[seat]
    return bool(doubled) if table.version.grocer_combines_with_nothing else doubled == kind
