"""Horses (BG-13): enclosures, a horse after a cowboy, horses at Wages, Ranches that pay double, and the rodeo."""

from msgspec.structs import replace

from carson.board.material.spaces import ENCLOSURES as PLACES
from carson.board.material.spaces import OWN_PLACES, WAGES
from carson.board.mechanics.herd import ENCLOSURES, RANCHES, owned, power
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.horses import kept
from carson.board.variants.horses.rodeo import rodeo
from carson.board.variants.horses.stable import STABLE_STEP
from carson.board.variants.horses.steps import (
    HORSE_STEP,
    RANCHES_STEP,
    WAGES_STEP,
    HorseFrame,
    RanchesFrame,
    WagesFrame,
    again,
)
from carson.board.variants.model import Variant
from carson.kernel import Log


def material(table: Table, state: State, log: Log) -> None:
    """BG-13.1: one horse each, whatever else a player begins with (BG-16.23)."""
    nobody = (0,) * table.players
    state.extra = replace(
        state.extra, herd=(1,) * table.players, pens=((0,) * ENCLOSURES,) * table.players, rodeos=nobody
    )


def places(table: Table, state: State, seat: int) -> int:
    """BG-13.2: a cowboy may go into each enclosure in use, once."""
    return OWN_PLACES & ~(0 if again(table) else 1 << PLACES[1])


def placed(table: Table, state: State, seat: int, place: int, log: Log) -> None:
    """BG-13.2: a horse may follow a cowboy placed on the board; an enclosure is not on the board (BG-16.70)."""
    if state.extra.herd[seat] and not OWN_PLACES >> place & 1:
        state.frames.append(HorseFrame(seat))


def wages(table: Table, state: State, log: Log) -> None:
    """BG-13.1: in pass order each is paid, or buys."""
    for seat in reversed(state.passed):
        if state.wage_cowboys[seat]:
            state.frames.append(WagesFrame(seat))


def before_income(table: Table, state: State, log: Log) -> None:
    """The horses of the third enclosure go to Ranches; asked after the characters, as the Grocer bars it (BG-13.3)."""
    for seat in reversed(state.passed):
        if state.extra.pens[seat][RANCHES - 1] and state.ranches[seat]:
            state.frames.append(RanchesFrame(seat))


def pays(table: Table, state: State, owner: int, parcel: int, income: int) -> int:
    """BG-13.3; an attacker then takes half of the doubled income (BG-16.14)."""
    return 2 * income if state.extra.ridden >> parcel & 1 else income


def scores(table: Table, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """BG-13.5: each horse is worth 1 VP, and 1 more for each rodeo won."""
    return (("horses", owned(state, seat) * (1 + state.extra.rodeos[seat])),)


def bonus(table: Table, state: State, seat: int) -> int:
    return power(state.extra.pens[seat][0])


HORSES = Variant(
    "horses",
    "BG-13",
    material=material,
    places=places,
    placed=placed,
    before_income=before_income,
    round_closes=rodeo,
    pays=pays,
    scores=scores,
    bonus=bonus,
    steps=(HORSE_STEP, STABLE_STEP, WAGES_STEP, RANCHES_STEP),
    actions={WAGES: wages},
    write=kept.write,
    read=kept.read,
    show=kept.show,
    imagine=kept.imagine,
    faults=kept.faults,
)
