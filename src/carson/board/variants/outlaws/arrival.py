"""Outlaws come to town (BG-12.1); one on a Prison is jailed (BG-12.2)."""

from typing import Final

from carson.board.material.ground import AROUND_SET, INNER, NAMES, members
from carson.board.material.pieces import PRISON
from carson.board.mechanics.purse import score
from carson.board.state import State
from carson.board.steps.setup import DIE, roll_parcel
from carson.board.table import Table
from carson.board.variants.outlaws.state import GANG, Gang
from carson.kernel import Log

MOST: Final = 9  # BG-2.2
FIRST_ROUND: Final = 2
WEAKEST: Final = 8
STRONGEST: Final = 13
COMING: Final = (0, 1, 1, 2, 2, 3, 3)  # by the white die
_ON_DICE: Final = sum(1 << parcel for parcel in INNER)


def tile_vp(table: Table, state: State) -> int:
    """What the tile of this round's strength gives for an Outlaw beaten or jailed."""
    return table.figures.outlaw_vp[str(GANG.of(state).strength)]


def prisons(state: State) -> int:
    return sum(1 << parcel for parcel, kind in enumerate(state.ground) if kind == PRISON)


def near_prisons(state: State) -> int:
    found = 0
    for prison in members(prisons(state)):
        found |= AROUND_SET[prison]
    return found


def landings(state: State) -> int:
    """The parcels that dice can name and where an Outlaw may arrive."""
    return _ON_DICE & ~(state.barred | state.water | near_prisons(state))


def arrive(table: Table, state: State, log: Log) -> None:
    """The black die is their strength, the white one how many come; then each is rolled a parcel."""
    if state.round < FIRST_ROUND:
        return
    strength = log.pick("black", DIE) + WEAKEST - 1
    coming = COMING[log.pick("white", DIE)]
    GANG.put(state, Gang(strength))
    log.say("outlaws", strength=strength, vp=tile_vp(table, state), count=coming)
    if not table.edition.strangers_stay_in_town:  # BG-15.9
        for parcel in members(state.barred & prisons(state)):
            _jail(table, state, parcel, log)
    for _ in range(coming):
        # Where the dice can find no parcel, nobody comes (BG-16.60).
        if state.barred.bit_count() == MOST or not landings(state):
            log.say("outlaws-turn-back")
            return
        _bring(table, state, log)


def _bring(table: Table, state: State, log: Log) -> None:
    parcel = roll_parcel(log)
    while not landings(state) >> parcel & 1:
        parcel = roll_parcel(log)
    state.barred |= 1 << parcel
    log.say("outlaw-arrives", at=NAMES[parcel])
    if state.ground[parcel] == PRISON:
        _jail(table, state, parcel, log)


def _jail(table: Table, state: State, parcel: int, log: Log) -> None:
    state.barred &= ~(1 << parcel)
    log.say("outlaw-jailed", seat=state.owner[parcel], at=NAMES[parcel])
    score(state, state.owner[parcel], tile_vp(table, state), log, "jailed")
