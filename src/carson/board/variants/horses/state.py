"""The horses: how many there are, where they are, and what one does in each enclosure (BG-13)."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.purse import earn
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.horses.places import NAMES
from carson.board.variants.slices import Slice
from carson.kernel import Log

HORSES: Final = 25  # BG-2.2
ENCLOSURES: Final = len(NAMES)
PLACES: Final = tuple(PLACE_BY_NAME[name] for name in NAMES)
FIREPOWER, AGAIN, RANCHES, MONEY, RODEO = range(1, ENCLOSURES + 1)


class Herd(Struct, frozen=True):
    """By seat: horses in the own supply and in the five enclosures, and rodeo tokens won."""

    supply: tuple[int, ...] = ()
    pens: tuple[tuple[int, ...], ...] = ()
    rodeos: tuple[int, ...] = ()
    ridden: int = 0  # Ranches doubled this round


HERD: Final = Slice("horses", Herd())


def left(state: State) -> int:
    """Horses in the general supply."""
    herd = HERD.of(state)
    return HORSES - sum(herd.supply) - sum(map(sum, herd.pens))


def owned(state: State, seat: int) -> int:
    """A player's horses, in the own supply and in the enclosures."""
    herd = HERD.of(state)
    return herd.supply[seat] + sum(herd.pens[seat])


def power(horses: int) -> int:
    """BG-13.3: the firepower of so many horses in the first enclosure."""
    return 2 if horses >= 3 else int(horses > 0)


def gain(table: Table, state: State, seat: int, log: Log) -> None:
    """A horse for the own supply, if one is left (BG-9.15)."""
    herd = HERD.of(state)
    came = min(1, left(state))
    HERD.put(state, replace(herd, supply=_with(herd.supply, seat, herd.supply[seat] + came)))
    log.say("new-horse", seat=seat, count=came)


def put(state: State, seat: int, enclosure: int, log: Log, bought: bool = False) -> None:
    """A horse goes into an enclosure and does what it does at once; a bought one comes from the general supply."""
    herd = HERD.of(state)
    pens = herd.pens[seat]
    before = pens[enclosure - 1]
    supply = herd.supply if bought else _with(herd.supply, seat, herd.supply[seat] - 1)
    grown = _with(pens, enclosure - 1, before + 1)
    HERD.put(state, replace(herd, supply=supply, pens=(*herd.pens[:seat], grown, *herd.pens[seat + 1 :])))
    log.say("horse", seat=seat, enclosure=enclosure)
    if enclosure == FIREPOWER:
        state.bonus[seat] += power(before + 1) - power(before)
    elif enclosure == MONEY:
        earn(state, seat, 2, log, "horse")


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def riders(state: State, seat: int) -> int:
    """The horses in the player's third enclosure."""
    return HERD.of(state).pens[seat][RANCHES - 1]
