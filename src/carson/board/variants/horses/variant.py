"""Horses (BG-13): enclosures, a horse after a cowboy, horses at Wages, Ranches that pay double, and the rodeo."""

from typing import Final

from carson.board.material.ground import members
from carson.board.material.pieces import RANCH
from carson.board.material.spaces import OWN_PLACES, WAGES
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.horses import position
from carson.board.variants.horses.rodeo import hats, rodeo
from carson.board.variants.horses.stable import STABLE_STEP
from carson.board.variants.horses.state import ENCLOSURES, HERD, Herd, gain, owned, power, riders
from carson.board.variants.horses.steps import (
    HORSE_STEP,
    RANCHES_STEP,
    WAGES_STEP,
    HorseFrame,
    RanchesFrame,
    WagesFrame,
)
from carson.board.variants.model import Variant
from carson.kernel import Log


def material(table: Table, state: State, log: Log) -> None:
    """BG-13.1: one horse each, whatever else a player begins with (BG-16.23)."""
    one, none = (1,) * table.players, (0,) * table.players
    HERD.put(state, Herd(one, ((0,) * ENCLOSURES,) * table.players, none))


def places(table: Table, state: State, seat: int) -> int:
    """BG-13.2: a cowboy may go into each enclosure in use, once."""
    return OWN_PLACES & ~table.unused_places


def placed(table: Table, state: State, seat: int, place: int, log: Log) -> None:
    """BG-13.2: a horse may follow a cowboy placed on the board; an enclosure is not on the board (BG-16.70)."""
    if HERD.of(state).supply[seat] and not OWN_PLACES >> place & 1:
        state.frames.append(HorseFrame(seat))


def wages(table: Table, state: State, log: Log) -> None:
    """BG-13.1: in pass order each is paid, or buys."""
    for seat in reversed(state.passed):
        if state.wage_cowboys[seat]:
            state.frames.append(WagesFrame(seat))


def before_income(table: Table, state: State, log: Log) -> None:
    """The horses of the third enclosure go to Ranches; asked after the characters, as the Grocer bars it (BG-13.3)."""
    for seat in reversed(state.passed):
        if riders(state, seat) and state.ranches[seat]:
            state.frames.append(RanchesFrame(seat))


def pays(table: Table, state: State, owner: int, parcel: int, income: int) -> int:
    """BG-13.3; an attacker then takes half of the doubled income (BG-16.14)."""
    return 2 * income if HERD.of(state).ridden >> parcel & 1 else income


def raises(table: Table, state: State, seat: int) -> int:
    """The Ranches that the horses of the third enclosure may double."""
    if not riders(state, seat):
        return 0
    return sum(1 << parcel for parcel in members(state.paying[seat]) if state.ground[parcel] == RANCH)


def scores(table: Table, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """BG-13.5: each horse is worth 1 VP, and 1 more for each rodeo won."""
    return (("horses", owned(state, seat) * (1 + HERD.of(state).rodeos[seat])),)


def gains(table: Table, state: State, after: State, seat: int) -> tuple[tuple[str, int, str], ...]:
    """Horses and hats; and what the best Ranches would pay more, with a horse for each (BG-13.3)."""
    ranches = [parcel for parcel in members(after.paying[seat]) if after.ground[parcel] == RANCH]
    pays = sorted((after.income[parcel] for parcel in ranches), reverse=True)
    more = sum(pays[riders(state, seat) : riders(after, seat)])
    return (
        ("horses", owned(after, seat) - owned(state, seat), ""),
        ("hats", hats(table, after, seat) - hats(table, state, seat), "round-end"),
        ("money", more, "income"),
    )


def bonus(table: Table, state: State, seat: int) -> int:
    return power(HERD.of(state).pens[seat][0])


HORSES: Final = Variant(
    "horses",
    "BG-13",
    alone=False,
    refusals={"own-place": ("no-such-enclosure", "BG-13.2")},
    material=material,
    places=places,
    placed=placed,
    before_income=before_income,
    round_closes=rodeo,
    gift=gain,
    raises=raises,
    pays=pays,
    scores=scores,
    gains=gains,
    bonus=bonus,
    steps=(HORSE_STEP, STABLE_STEP, WAGES_STEP, RANCHES_STEP),
    actions={WAGES: wages},
    part=position.PART,
)
