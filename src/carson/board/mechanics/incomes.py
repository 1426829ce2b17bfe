"""Incomes, kept up to date: whatever changes on a parcel refreshes the buildings that look at it, and no others."""

from carson.board.material.ground import AROUND, AROUND_SET, members
from carson.board.material.pieces import (
    BANK,
    BLACKSMITH,
    CHURCH,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOST,
    MOUNTAIN,
    RANCH,
    SALOON,
    SYMBOLS,
)
from carson.board.state import State
from carson.kernel import Frame


class IncomeFrame(Frame, frozen=True):
    """Building income is paid."""

    stage: int  # 0 duels, 1 characters and dynamite, 2 money, 3 characters again, 4 the cowboys leave


def symbols_near(state: State, parcel: int, player: int) -> int:
    """House symbols around a parcel that count for a player: neutral ones and the player's own (BG-8)."""
    ground, owner = state.ground, state.owner
    found = 0
    for near in AROUND[parcel]:
        whose = owner[near]
        if whose < 0 or whose == player:
            found += SYMBOLS[ground[near]]
    return found


def basic(state: State, parcel: int, kind: int, player: int) -> int:
    """What a building of this kind would pay the player there, before City Hall and the maximum (BG-8.1 to 8.8)."""
    ground, owner = state.ground, state.owner
    if kind == RANCH:
        return max(1, (AROUND_SET[parcel] & state.free).bit_count())
    if kind == MINE:
        mountains = sum(
            ground[near] == MOUNTAIN and (owner[near] < 0 or owner[near] == player) for near in AROUND[parcel]
        )
        # BG-11.2: water counts once, however much of it is adjacent.
        return 3 * mountains + 3 if state.water & AROUND_SET[parcel] else 3 * mountains
    if kind == DRUGSTORE:
        return 3 * (symbols_near(state, parcel, player) + state.ranches[player])
    if kind == BANK:
        return 3 * (symbols_near(state, parcel, player) + state.mines[player])
    if kind == SALOON:
        return 5 * symbols_near(state, parcel, player)
    if kind == HOTEL:
        return 6
    if kind == GENERAL_STORE:
        return sum(SYMBOLS[ground[near]] * (6 if owner[near] == player else 3) for near in AROUND[parcel])
    if kind == BLACKSMITH:
        return 5 * state.round + 5 * state.ranches[player]
    return 0


def worth(state: State, parcel: int, kind: int, player: int) -> int:
    """The income with City Hall's step (BG-8.14) and the maximum, in the order of BG-16.13."""
    pays = basic(state, parcel, kind, player)
    if state.occupant == player:
        pays += state.step[kind]
    return min(pays, MOST[kind])


def refresh(state: State, parcel: int) -> None:
    player = state.owner[parcel]
    if player >= 0 and state.paying[player] >> parcel & 1:
        state.income[parcel] = worth(state, parcel, state.ground[parcel], player)


def refresh_player(state: State, player: int) -> None:
    """All buildings of a player: when City Hall changes hands, or a Ranch or Mine does."""
    for parcel in members(state.paying[player]):
        state.income[parcel] = worth(state, parcel, state.ground[parcel], player)


def refresh_all(state: State) -> None:
    """Everybody's: when a round begins, for the Blacksmiths."""
    for player in range(len(state.paying)):
        refresh_player(state, player)


def put(state: State, parcel: int, kind: int) -> None:
    """Something comes to stand on a parcel, or replaces what stood there (a House that becomes a Townhouse)."""
    state.ground[parcel] = kind
    state.free &= ~(1 << parcel)
    if kind == HOUSE:
        state.houses |= 1 << parcel
    else:
        state.houses &= ~(1 << parcel)
    player = state.owner[parcel]
    if player >= 0:
        _gain(state, parcel, kind, player)
    for near in AROUND[parcel]:
        refresh(state, near)


def own(state: State, parcel: int, player: int) -> None:
    """A property tile comes to lie on an unowned parcel; what stands there is the player's from now on (BG-1.4)."""
    state.owner[parcel] = player
    state.unowned &= ~(1 << parcel)
    state.owned[player] |= 1 << parcel
    state.tiles[player] -= 1
    _gain(state, parcel, state.ground[parcel], player)
    for near in AROUND[parcel]:
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
    """All incomes computed anew: what the kept ones must always equal."""
    found = [0] * len(state.ground)
    for parcel, kind in enumerate(state.ground):
        player = state.owner[parcel]
        if player >= 0 and MOST[kind]:
            found[parcel] = worth(state, parcel, kind, player)
    return found
