"""The horses' part of a state: as lines of a position, as data for a seat, and whether it adds up."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.material.pieces import RANCH
from carson.board.material.spaces import OWN_PLACES
from carson.board.mechanics.herd import AGAIN, ENCLOSURES, HORSES, RANCHES, left
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame, CharactersFrame, EndFrame, RoundFrame
from carson.board.table import Table
from carson.board.variants.horses.steps import again
from carson.kernel.lines import Lines

if TYPE_CHECKING:
    from random import Random


TOKENS = 4  # BG-2.2: rodeo tokens
CLOSED = 2  # the stage of the end of a round after the rodeo


def write(table: Table, state: State) -> list[str]:
    extra = state.extra
    return [
        f"horses: {' '.join(map(str, extra.herd))}",
        *(f"enclosures-{seat}: {' '.join(map(str, pens))}" for seat, pens in enumerate(extra.pens)),
        f"rodeos: {' '.join(map(str, extra.rodeos))}",
        f"ridden: {' '.join(NAMES[parcel] for parcel in members(extra.ridden)) or '-'}",
    ]


def read(table: Table, lines: Lines, state: State) -> None:
    herd = tuple(lines.numbers("horses", HORSES, table.players))
    pens = tuple(tuple(lines.numbers(f"enclosures-{seat}", HORSES, ENCLOSURES)) for seat in table.seats)
    rodeos = tuple(lines.numbers("rodeos", TOKENS, table.players))
    ridden = 0
    for word in lines.words("ridden"):
        if word not in BY_NAME:
            raise lines.fault("position-word", found=word[:40])
        ridden |= 1 << BY_NAME[word]
    state.extra = replace(state.extra, herd=herd, pens=pens, rodeos=rodeos, ridden=ridden)


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    """All of it lies open."""
    extra = state.extra
    return {
        "supply": list(extra.herd),
        "enclosures": [list(pens) for pens in extra.pens],
        "rodeos": list(extra.rodeos),
        "ridden": [NAMES[parcel] for parcel in members(extra.ridden)],
        "left": left(state),
    }


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    state.extra = replace(
        state.extra,
        herd=tuple(shown["supply"]),
        pens=tuple(map(tuple, shown["enclosures"])),
        rodeos=tuple(shown["rodeos"]),
        ridden=sum(1 << BY_NAME[name] for name in shown["ridden"]),
    )


def faults(table: Table, state: State) -> list[str]:
    """BG-2.2: 25 horses, of which nobody loses one, and a rodeo token a round; enclosures are full only in a round."""
    extra = state.extra
    wrong = []
    if left(state) < 0 or min(extra.herd) < 0 or any(min(pens) < 0 for pens in extra.pens):
        wrong.append("horses")
    wrong += [f"horses of {seat}" for seat in table.seats if extra.herd[seat] + sum(extra.pens[seat]) < 1]
    if any(OWN_PLACES >> place & 1 for place, _, _ in state.marks):
        wrong.append("enclosures")
    if not again(table) and any(pens[AGAIN - 1] for pens in extra.pens):
        wrong.append("enclosures")
    phase = state.frames[0] if state.frames else EndFrame(CLOSED)
    over = type(phase) is EndFrame and phase.stage >= CLOSED
    if sum(extra.rodeos) != max(0, state.round - 1) + over:
        wrong.append("rodeos")
    empty = not any(map(any, extra.pens)) and not any(here & OWN_PLACES for here in state.here)
    if not empty and (over or type(phase) in (RoundFrame, CharactersFrame)):
        wrong.append("enclosures")
    return [*wrong, *_ridden(table, state, over or type(phase) not in (ActionsFrame, EndFrame))]


def _ridden(table: Table, state: State, never: bool) -> list[str]:
    """Doubled Ranches are Ranches, no more than the horses of their owner's third enclosure."""
    left_over = state.extra.ridden
    wrong = bool(left_over) and never
    for seat in table.seats:
        own = state.extra.ridden & state.paying[seat]
        left_over &= ~own
        wrong |= own.bit_count() > state.extra.pens[seat][RANCHES - 1]
        wrong |= any(state.ground[parcel] != RANCH for parcel in members(own))
    return ["ridden"] if wrong or left_over else []
