"""The horses' part of a state: as lines of a position, as data for a seat, and whether it adds up."""

from typing import TYPE_CHECKING, Any, Final

from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.material.pieces import RANCH
from carson.board.material.spaces import OWN_PLACES
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame, CharactersFrame, EndFrame, RoundFrame
from carson.board.table import Table
from carson.board.variants.horses.state import AGAIN, ENCLOSURES, HERD, HORSES, RANCHES, Herd, left
from carson.board.variants.horses.steps import again
from carson.board.variants.model import StatePart
from carson.kernel.lines import Lines, list_text

if TYPE_CHECKING:
    from random import Random


TOKENS = 4  # BG-2.2: rodeo tokens
CLOSED = 2  # the stage of the end of a round after the rodeo


def write(table: Table, state: State) -> list[str]:
    herd = HERD.of(state)
    return [
        f"horses: {list_text(herd.supply)}",
        *(f"enclosures-{seat}: {list_text(pens)}" for seat, pens in enumerate(herd.pens)),
        f"rodeos: {list_text(herd.rodeos)}",
        f"ridden: {list_text(NAMES[parcel] for parcel in members(herd.ridden))}",
    ]


def read(table: Table, lines: Lines, state: State) -> None:
    supply = tuple(lines.numbers("horses", HORSES, table.players))
    pens = tuple(tuple(lines.numbers(f"enclosures-{seat}", HORSES, ENCLOSURES)) for seat in table.seats)
    rodeos = tuple(lines.numbers("rodeos", TOKENS, table.players))
    ridden = 0
    for word in lines.words("ridden"):
        if word not in BY_NAME:
            raise lines.fault("position-word", found=word[:40])
        ridden |= 1 << BY_NAME[word]
    HERD.put(state, Herd(supply, pens, rodeos, ridden))


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    """All of it lies open."""
    herd = HERD.of(state)
    return {
        "supply": list(herd.supply),
        "enclosures": [list(pens) for pens in herd.pens],
        "rodeos": list(herd.rodeos),
        "ridden": [NAMES[parcel] for parcel in members(herd.ridden)],
        "left": left(state),
    }


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    pens = tuple(map(tuple, shown["enclosures"]))
    ridden = sum(1 << BY_NAME[name] for name in shown["ridden"])
    HERD.put(state, Herd(tuple(shown["supply"]), pens, tuple(shown["rodeos"]), ridden))


def faults(table: Table, state: State) -> list[str]:
    """BG-2.2: 25 horses, of which nobody loses one, and a rodeo token a round; enclosures are full only in a round."""
    herd = HERD.of(state)
    wrong = []
    if left(state) < 0 or min(herd.supply) < 0 or any(min(pens) < 0 for pens in herd.pens):
        wrong.append("horses")
    wrong += [f"horses of {seat}" for seat in table.seats if herd.supply[seat] + sum(herd.pens[seat]) < 1]
    if any(OWN_PLACES >> place & 1 for place, _, _ in state.marks):
        wrong.append("enclosures")
    if not again(table) and any(pens[AGAIN - 1] for pens in herd.pens):
        wrong.append("enclosures")
    phase = state.frames[0] if state.frames else EndFrame(CLOSED)
    over = type(phase) is EndFrame and phase.stage >= CLOSED
    if sum(herd.rodeos) != max(0, state.round - 1) + over:
        wrong.append("rodeos")
    empty = not any(map(any, herd.pens)) and not any(here & OWN_PLACES for here in state.here)
    if not empty and (over or type(phase) in (RoundFrame, CharactersFrame)):
        wrong.append("enclosures")
    return [*wrong, *_ridden(table, state, over or type(phase) not in (ActionsFrame, EndFrame))]


def _ridden(table: Table, state: State, never: bool) -> list[str]:
    """Doubled Ranches are Ranches, no more than the horses of their owner's third enclosure."""
    herd = HERD.of(state)
    left_over = herd.ridden
    wrong = bool(left_over) and never
    for seat in table.seats:
        own = herd.ridden & state.paying[seat]
        left_over &= ~own
        wrong |= own.bit_count() > herd.pens[seat][RANCHES - 1]
        wrong |= any(state.ground[parcel] != RANCH for parcel in members(own))
    return ["ridden"] if wrong or left_over else []


PART: Final = StatePart(HERD, write, read, show, imagine, faults=faults)
