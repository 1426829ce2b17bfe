"""Horses: how many there are, and what one does in each enclosure (BG-13). Empty if the variant is not in play."""

from typing import Final

from msgspec.structs import replace

from carson.board.mechanics.purse import earn
from carson.board.state import State
from carson.kernel import Log

HORSES: Final = 25  # BG-2.2
ENCLOSURES: Final = 5
FIREPOWER, AGAIN, RANCHES, MONEY, RODEO = range(1, ENCLOSURES + 1)


def left(state: State) -> int:
    """Horses in the general supply."""
    extra = state.extra
    return HORSES - sum(extra.herd) - sum(map(sum, extra.pens))


def owned(state: State, seat: int) -> int:
    """A player's horses, in their supply and in the enclosures."""
    return state.extra.herd[seat] + sum(state.extra.pens[seat])


def power(horses: int) -> int:
    """BG-13.3: the firepower of this many horses in the first enclosure."""
    return 2 if horses >= 3 else int(horses > 0)


def gain(state: State, seat: int, log: Log) -> None:
    """A horse for the player's supply, if one is left (BG-9.15); nothing if there are no horses (BG-16.9)."""
    extra = state.extra
    if not extra.herd:
        return
    came = min(1, left(state))
    state.extra = replace(extra, herd=_with(extra.herd, seat, extra.herd[seat] + came))
    log.say("new-horse", seat=seat, count=came)


def put(state: State, seat: int, enclosure: int, log: Log, bought: bool = False) -> None:
    """A horse goes into an enclosure and takes effect at once; a bought one comes from the general supply."""
    extra = state.extra
    pens = extra.pens[seat]
    before = pens[enclosure - 1]
    herd = extra.herd if bought else _with(extra.herd, seat, extra.herd[seat] - 1)
    grown = _with(pens, enclosure - 1, before + 1)
    state.extra = replace(extra, herd=herd, pens=(*extra.pens[:seat], grown, *extra.pens[seat + 1 :]))
    log.say("horse", seat=seat, enclosure=enclosure)
    if enclosure == FIREPOWER:
        state.bonus[seat] += power(before + 1) - power(before)
    elif enclosure == MONEY:
        earn(state, seat, 2, log, "horse")


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def riders(state: State, seat: int) -> int:
    """The horses in the player's third enclosure; none if the variant is not in play."""
    pens = state.extra.pens
    return pens[seat][RANCHES - 1] if pens else 0
