"""What a seat knows of the duel tiles (BG-11.3): the own ones, and what the first deal's sums and tiles shown tell.

Tiles never shown lie in hands that were dealt: of each the number and the sum are known, the announced one less what
was played. All other tiles everybody has seen. They lie open in the discard, or out of sight: face down there, or in a
hand drawn from it, of which only the number is known and what could be drawn then. (By the first rules the sum of a
drawn hand was told too, and all that is out of sight is one.) Every arrangement of single tiles that agrees with this
is taken to be equally likely; of hands that were drawn the arrangements are not counted one by one, which would take
too long, but from how many tiles each was drawn.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.might_is_right.duel import TilesFrame, left_to_play
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tiles import DOWN, HAND, SET, group, hidden, whole
from carson.kernel import pending

if TYPE_CHECKING:
    from random import Random

Counts = tuple[int, ...]  # how many of each tile, 0 to 5
Owner = tuple[int, int]  # a seat, and whether it is what it has in hand or laid face down


class Hidden(NamedTuple):
    """Tiles of a player that others do not see: how many, and what is known of them."""

    number: int
    total: int | None = None  # of a hand that was dealt
    among: Counts | None = None  # of one that was drawn: what it and all drawn before it may be


class Part(NamedTuple):
    """Tiles of which a seat does not know where each is, and the hands among which they are, in the order drawn."""

    pool: Counts
    hands: tuple[Hidden, ...]
    owners: tuple[Owner, ...]


def laid_open(state: State) -> tuple[int, ...]:
    """The tiles that lie open in a duel not yet settled."""
    frame = pending(state, TilesFrame)
    return () if frame is None else tuple(tile for _, tile in frame.laid)


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    piles = PILES.of(state)
    drawn = {seat for seat, where, _ in piles.redrawn if where == HAND}
    return {
        "hand": None if seat is None else list(piles.hands[seat]),
        "chosen": None if seat is None else list(piles.chosen[seat]),
        "down": None if seat is None else list(group(piles, seat, DOWN)),
        "answered": [other for other in table.seats if piles.chosen[other]],
        "tiles": [len(hand) for hand in piles.hands],
        "sums": [None if other in drawn else sum(hand) for other, hand in enumerate(piles.hands)],
        "discard": list(piles.discard),
        "rest": len(piles.rest),
        "hidden": hidden(piles) if table.version.redrawn_tiles_stay_hidden else [],
        "groups": [list(known) for known in _groups(state)],
    }


def _groups(state: State) -> Iterator[tuple[int, int, int, int | None, list[int] | None]]:
    """All that lies hidden: whose, where, how many, the sum or what it may be. Those drawn in their order."""
    piles = PILES.of(state)
    drawn = [entry[:2] for entry in piles.redrawn]
    for owner in (*((seat, HAND) for seat in range(len(piles.hands))), *((seat, DOWN) for seat, _ in piles.down)):
        tiles = group(piles, *owner)
        if tiles and owner not in drawn:
            yield *owner, len(tiles), sum(tiles), None
    for seat, where, among in piles.redrawn:
        yield seat, where, len(group(piles, seat, where)), None, list(among)


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    """The tiles from what was shown, the others' drawn at random."""
    own = {} if seat is None else {(seat, HAND): tuple(shown["hand"]), (seat, DOWN): tuple(shown["down"])}
    seen = tuple(shown["discard"]) + laid_open(state)
    parts = _parts(table, shown["groups"], shown["hidden"], seen, own)
    found, rest = _arrange(parts, own, rng)
    down = tuple((whose, tiles[0]) for (whose, where), tiles in sorted(found.items()) if where == DOWN and tiles)
    piles = replace(
        PILES.of(state),
        hands=tuple(found.get((other, HAND), ()) for other in table.seats),
        down=down,
        discard=tuple(shown["discard"]),
        rest=rest,
        redrawn=tuple((whose, where, tuple(among)) for whose, where, _, _, among in shown["groups"] if among),
    )
    PILES.put(state, replace(piles, chosen=((),) * table.players))
    chosen: list[tuple[int, ...]] = [()] * table.players
    for other in shown["answered"]:
        hand = piles.hands[other]
        chosen[other] = tuple(shown["chosen"]) if other == seat else _any(hand, _count(state, other), rng)
    PILES.put(state, replace(piles, chosen=tuple(chosen)))


def redraw(table: Table, state: State, seat: int | None, rng: "Random") -> None:
    """The same from the state itself."""
    imagine(table, state, seat, show(table, state, seat), rng)


def _count(state: State, seat: int) -> int:
    """How many tiles a sealed answer of the seat has: what goes with its cowboy and what lies there is no secret."""
    frame = pending(state, TilesFrame)
    assert frame is not None
    return left_to_play(state, frame, seat)


def _any(hand: tuple[int, ...], count: int, rng: "Random") -> tuple[int, ...]:
    return tuple(sorted(rng.sample(hand, count)))


def knowledge(table: Table, state: State, seat: int | None) -> tuple[Part, Part]:
    """What the seat does not know: of the tiles never shown, and of those that are out of sight again."""
    piles = PILES.of(state)
    own = {} if seat is None else {(seat, where): group(piles, seat, where) for where in (HAND, DOWN)}
    out_of_sight = hidden(piles) if table.version.redrawn_tiles_stay_hidden else []
    seen = piles.discard + laid_open(state)
    return _parts(table, [list(known) for known in _groups(state)], out_of_sight, seen, own)


def _parts(
    table: Table, groups: list[list[Any]], out_of_sight: list[int], seen: tuple[int, ...], own: dict[Owner, Any]
) -> tuple[Part, Part]:
    found = []
    for pool, drawn in ((unseen(table, (*seen, *out_of_sight)), False), (counts(out_of_sight), True)):
        known = [entry for entry in groups if (entry[4] is not None) == drawn]
        hands = tuple(
            Hidden(number, total, None if among is None else counts(among)) for _, _, number, total, among in known
        )
        part = Part(pool, hands, tuple((whose, where) for whose, where, *_ in known))
        for owner, tiles in own.items():
            if owner in part.owners:
                part = given(part, part.owners.index(owner), counts(tiles))
        found.append(part)
    return found[0], found[1]


def _arrange(
    parts: tuple[Part, Part], own: dict[Owner, tuple[int, ...]], rng: "Random"
) -> tuple[dict[Owner, tuple[int, ...]], tuple[int, ...]]:
    """Everybody's tiles, and those face down in the discard."""
    found = dict(own)
    rest: list[int] = []
    for part in parts:
        while part.hands:
            after = [(tiles, given(part, 0, tiles), number) for tiles, number in options(part, 0)]
            ((tiles, left, _),) = rng.choices(after, [number * ways(left) for _, left, number in after])
            found[part.owners[0]] = tiles_of(tiles)
            part = left
        rest += tiles_of(part.pool)
    return found, tuple(sorted(rest))


def given(part: Part, at: int, tiles: Counts) -> Part:
    """The same when one of the hands is known to be this."""
    among = part.hands[at].among
    before, after = list(part.hands[:at]), part.hands[at + 1 :]
    if among is not None:
        if before:  # what was in those hands when this one was drawn was not among it
            earlier = before[-1]
            assert earlier.among is not None
            before[-1] = earlier._replace(among=tuple(map(min, earlier.among, less(among, tiles))))
        after = tuple(hand._replace(among=less(hand.among, tiles)) for hand in after if hand.among is not None)
    owners = part.owners[:at] + part.owners[at + 1 :]
    return Part(less(part.pool, tiles), (*before, *after), owners)


def pools(part: Part) -> tuple[Counts, ...]:
    """The tiles that each of the hands is made of. What was drawn first was also there when others drew."""
    found: list[Counts] = []
    pool = part.pool
    for hand in reversed(part.hands):
        if hand.among is not None:
            pool = tuple(map(min, pool, hand.among))
        found.append(pool)
    return tuple(reversed(found))


def options(part: Part, at: int) -> list[tuple[Counts, int]]:
    """What one of the hands may be, each time in how many ways it can be taken."""
    pool, hand = pools(part)[at], part.hands[at]
    return [(tiles, weight(pool, tiles)) for tiles in possible(pool, hand.number, hand.total)]


@lru_cache(1 << 12)
def choices(part: Part, at: tuple[int, ...]) -> tuple[tuple[tuple[Counts, ...], int], ...]:
    """What the hands at these places may be, each time with the number of arrangements of all of them."""
    if not at:
        return (((), ways(part)),)
    first, *others = at
    return tuple(
        ((tiles, *more), taken * number)
        for tiles, taken in options(part, first)
        for more, number in choices(given(part, first, tiles), tuple(other - 1 for other in others))
    )


def counts(tiles: "tuple[int, ...] | list[int]") -> Counts:
    found = Counter(tiles)
    return tuple(found[tile] for tile in SET)


def unseen(table: Table, seen: tuple[int, ...]) -> Counts:
    """The tiles in play without those seen."""
    return less(counts(whole(table)), counts(seen))


def tiles_of(counted: Counts) -> tuple[int, ...]:
    return tuple(tile for tile in SET for _ in range(counted[tile]))


def less(pool: Counts, part: Counts) -> Counts:
    return tuple(have - gone for have, gone in zip(pool, part, strict=True))


def weight(pool: Counts, part: Counts) -> int:
    """In how many ways these tiles can be taken from the pool."""
    return prod(map(comb, pool, part))


@lru_cache(1 << 14)
def possible(pool: Counts, count: int, total: int | None) -> tuple[Counts, ...]:
    """Every hand of so many tiles, with this sum or, None, with any."""
    tile = len(pool) - 1
    if tile == 0:
        return ((count,),) if count <= pool[0] and not total else ()
    found: list[Counts] = []
    for of_these in range(min(pool[tile], count) + 1):
        left = None if total is None else total - tile * of_these
        if left is None or 0 <= left <= (tile - 1) * (count - of_these):
            found += [(*part, of_these) for part in possible(pool[:tile], count - of_these, left)]
    return tuple(found)


def ways(part: Part) -> int:
    """In how many ways single tiles make up all these hands."""
    if not part.hands or part.hands[0].among is None:
        return _dealings(part.pool, tuple((hand.number, hand.total) for hand in part.hands))
    found, gone = 1, 0
    for hand, pool in zip(part.hands, pools(part)):
        found *= comb(max(0, sum(pool) - gone), hand.number)
        gone += hand.number
    return found


@lru_cache(1 << 14)
def _dealings(pool: Counts, hands: tuple[tuple[int, int | None], ...]) -> int:
    """In how many ways hands of these numbers and sums are dealt from the pool, one after the other."""
    if not hands:
        return 1
    (number, total), *others = hands
    dealt = possible(pool, number, total)
    return sum(weight(pool, tiles) * _dealings(less(pool, tiles), tuple(others)) for tiles in dealt)
