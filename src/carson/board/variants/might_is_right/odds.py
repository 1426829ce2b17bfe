"""What a player may add to a duel, as far as a seat knows: the chances of views/odds.py with tiles (BG-11.3).

The model: everybody plays a tile from their hand at random, with dynamite two; only a player who sees the others'
tiles first plays the best (BG-9.10). A hand the seat does not see is any that agrees with what it knows
(tile_knowledge.py), and what one player plays says nothing about another. A player with too few tiles will draw: then
any tile that may lie in the discard is as likely as another.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.might_is_right.duel import TilesFrame, laid_by
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tile_knowledge import choices, knowledge, tiles_of
from carson.board.variants.might_is_right.tiles import DOWN, HAND, group, needed
from carson.kernel import pending


def arms(table: Table, state: State, place: int, seat: int, viewer: int | None, best: bool) -> dict[int, int]:
    """How often each sum of tiles comes; `best`: each hand plays its highest."""
    frame = pending(state, TilesFrame)
    if frame is not None and frame.place != place:
        frame = None
    open_ = [] if frame is None else laid_by(frame, seat)
    count = needed(state, place, seat) - len(open_)
    chosen = PILES.of(state).chosen[seat]
    found: Counter[int] = Counter()
    if seat == viewer and chosen:
        return {sum(open_) + sum(group(PILES.of(state), seat, DOWN)) + sum(chosen): 1}
    for down, hand, share in _hands(table, state, seat, viewer):
        left = count - len(down)
        if frame is not None:  # whatever could be drawn for this duel has been
            left = min(left, len(hand))
        for total, number in _totals(table, state, hand, left, viewer, best).items():
            found[sum(open_) + sum(down) + total] += share * number
    return found


def arming(table: Table, state: State, seat: int, option: str) -> tuple[int, int] | None:
    """The place, and what the player's tiles there add up to with these (`3`, `2-5`)."""
    frame = state.frames[-1]
    if type(frame) is not TilesFrame:
        return None
    down = group(PILES.of(state), seat, DOWN)
    return frame.place, sum(laid_by(frame, seat)) + sum(down) + sum(map(int, option.split("-")))


def _hands(
    table: Table, state: State, seat: int, viewer: int | None
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """What the player may have laid face down before drawing, and in hand, each time with its weight."""
    if seat == viewer:
        yield group(PILES.of(state), seat, DOWN), PILES.of(state).hands[seat], 1
        return
    found: list[tuple[dict[int, tuple[int, ...]], int]] = [({}, 1)]
    for part in knowledge(table, state, viewer):
        at = tuple(n for n, (whose, _) in enumerate(part.owners) if whose == seat)
        if at:
            where = [part.owners[n][1] for n in at]
            found = [
                ({**known, **dict(zip(where, map(tiles_of, tiles), strict=True))}, share * number)
                for known, share in found
                for tiles, number in choices(part, at)
            ]
    for known, share in found:
        if share:
            yield known.get(DOWN, ()), known.get(HAND, ()), share


def _totals(
    table: Table, state: State, hand: tuple[int, ...], count: int, viewer: int | None, best: bool
) -> Counter[int]:
    """The sums of so many tiles of a hand."""
    if len(hand) >= count:
        found = Counter(map(sum, combinations(hand, count)))
        return Counter([max(found)]) if best else found
    dealt, drawn = knowledge(table, state, viewer)
    pool = drawn.pool if table.version.redrawn_tiles_stay_hidden else dealt.pool
    more = tiles_of(pool) + PILES.of(state).discard
    missing = min(count - len(hand), len(more))
    return Counter(sum(hand) + sum(tiles) for tiles in combinations(more, missing))
