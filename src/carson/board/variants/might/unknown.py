"""What a seat knows of the duel tiles: the own ones, everybody's number and sum, and what lies open (BG-11.3).

All tiles are in play, so what a seat does not see lies in the others' hands or in the part of the discard that was
there before somebody drew from it. Every arrangement of single tiles that agrees with numbers and sums is taken to
be equally likely. (Who remembers what lay in the discard before it was shuffled knows a little more: BG-16.53.)
"""

from collections import Counter
from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.might.tiles import SET, needed, whole

if TYPE_CHECKING:
    from random import Random

Counts = tuple[int, ...]  # how many of each tile, 0 to 5
Hand = tuple[int, int]  # how many tiles, and their sum


def laid_open(state: State) -> tuple[int, ...]:
    """The tiles that lie open in a duel not yet settled."""
    return next((frame[2][1::2] for frame in state.frames if frame[0] == Table.TILES), ())


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    extra = state.extra
    return {
        "hand": None if seat is None else list(extra.hands[seat]),
        "chosen": None if seat is None else list(extra.chosen[seat]),
        "answered": [other for other in table.seats if extra.chosen[other]],
        "tiles": [len(hand) for hand in extra.hands],
        "sums": [sum(hand) for hand in extra.hands],
        "discard": list(extra.discard),
        "rest": len(extra.rest),
    }


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    """The tiles from what was shown, the others' drawn at random."""
    numbers = list(zip(shown["tiles"], shown["sums"], strict=True))
    own = () if seat is None else tuple(shown["hand"])
    hands, rest = _arrange(table, seat, own, numbers, tuple(shown["discard"]) + laid_open(state), rng)
    chosen: list[tuple[int, ...]] = [()] * table.players
    for other in shown["answered"]:
        chosen[other] = tuple(shown["chosen"]) if other == seat else _any(hands[other], _count(state, other), rng)
    state.extra = replace(
        state.extra, hands=tuple(hands), chosen=tuple(chosen), discard=tuple(shown["discard"]), rest=rest
    )


def redraw(table: Table, state: State, seat: int | None, rng: "Random") -> None:
    """The same from the state itself."""
    extra = state.extra
    numbers = [(len(hand), sum(hand)) for hand in extra.hands]
    own = () if seat is None else extra.hands[seat]
    hands, rest = _arrange(table, seat, own, numbers, extra.discard + laid_open(state), rng)
    chosen = tuple(
        tiles if other == seat or not tiles else _any(hands[other], len(tiles), rng)
        for other, tiles in enumerate(extra.chosen)
    )
    state.extra = replace(extra, hands=tuple(hands), chosen=chosen, rest=rest)


def _count(state: State, seat: int) -> int:
    """How many tiles a sealed answer of the seat has: what goes with its cowboy and what lies open is no secret."""
    frame = next(frame for frame in state.frames if frame[0] == Table.TILES)
    return needed(state, frame[1], seat) - int(frame[2][::2].count(seat))


def _any(hand: tuple[int, ...], count: int, rng: "Random") -> tuple[int, ...]:
    return tuple(sorted(rng.sample(hand, count)))


def _arrange(
    table: Table,
    seat: int | None,
    own: tuple[int, ...],
    numbers: list[Hand],
    seen: tuple[int, ...],
    rng: "Random",
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Everybody's tiles, and the unseen part of the discard."""
    pool = unseen(table, own + seen)
    others = [other for other in table.seats if other != seat and numbers[other][0]]
    asked = tuple(numbers[other] for other in others)
    hands: list[tuple[int, ...]] = [()] * table.players
    if seat is not None:
        hands[seat] = own
    for at, other in enumerate(others):
        parts = possible(pool, asked[at])
        weights = [weight(pool, part) * ways(less(pool, part), asked[at + 1 :]) for part in parts]
        (part,) = rng.choices(parts, weights)
        hands[other] = tiles_of(part)
        pool = less(pool, part)
    return hands, tiles_of(pool)


def unseen(table: Table, seen: tuple[int, ...]) -> Counts:
    """The tiles in play without those seen."""
    left = Counter(whole(table))
    left.subtract(seen)
    return tuple(left[tile] for tile in SET)


def tiles_of(counts: Counts) -> tuple[int, ...]:
    return tuple(tile for tile in SET for _ in range(counts[tile]))


def less(pool: Counts, part: Counts) -> Counts:
    return tuple(have - gone for have, gone in zip(pool, part, strict=True))


def weight(pool: Counts, part: Counts) -> int:
    """In how many ways these tiles can be taken from the pool."""
    return prod(map(comb, pool, part))


@lru_cache(1 << 14)
def possible(pool: Counts, hand: Hand) -> tuple[Counts, ...]:
    """Every hand of so many tiles with this sum."""
    count, total = hand
    tile = len(pool) - 1
    if tile == 0:
        return ((count,),) if count <= pool[0] and total == 0 else ()
    found = []
    for of_these in range(min(pool[tile], count, total // tile) + 1):
        if total - tile * of_these <= (tile - 1) * (count - of_these):
            rest = possible(pool[:tile], (count - of_these, total - tile * of_these))
            found += [(*part, of_these) for part in rest]
    return tuple(found)


@lru_cache(1 << 14)
def ways(pool: Counts, hands: tuple[Hand, ...]) -> int:
    """In how many ways single tiles of the pool make up all these hands, one after the other."""
    if not hands:
        return 1
    return sum(weight(pool, part) * ways(less(pool, part), hands[1:]) for part in possible(pool, hands[0]))
