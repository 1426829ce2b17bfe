"""What a player may add to a duel, as far as a seat knows: the chances of odds.py with tiles (BG-11.3).

The model: everybody plays a tile of the own hand at random, with dynamite two; only who sees the others' tiles first
plays the best (BG-9.10). A hand the seat does not see is any that agrees with its number and sum and with the tiles
seen elsewhere (unknown.py), and what one player plays says nothing about another. Who has too few tiles will draw:
then any tile the seat does not see in a hand is as likely as another.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.might.tiles import needed
from carson.board.variants.might.unknown import Counts, laid_open, less, possible, tiles_of, unseen, ways, weight


def arms(table: Table, state: State, place: int, seat: int, viewer: int | None, best: bool) -> dict[int, int]:
    """How often each sum of tiles comes; `best`: each hand plays its highest."""
    frame = next((frame for frame in state.frames if frame[0] == Table.TILES and frame[1] == place), None)
    open_ = [] if frame is None else [tile for who, tile in zip(frame[2][::2], frame[2][1::2]) if who == seat]
    count = needed(state, place, seat) - len(open_)
    chosen = state.extra.chosen[seat]
    found: Counter[int] = Counter()
    if seat == viewer and chosen:
        return {sum(open_) + sum(chosen): 1}
    for hand, share in _hands(table, state, seat, viewer):
        for total, number in _totals(table, state, hand, count, viewer, best).items():
            found[sum(open_) + total] += share * number
    return found


def _hands(table: Table, state: State, seat: int, viewer: int | None) -> Iterator[tuple[tuple[int, ...], int]]:
    """The hands the player may have, each with its weight."""
    hands = state.extra.hands
    if seat == viewer:
        yield hands[seat], 1
        return
    pool = _pool(table, state, viewer)
    rest = tuple((len(h), sum(h)) for other, h in enumerate(hands) if other not in (seat, viewer) and h)
    for part in possible(pool, (len(hands[seat]), sum(hands[seat]))):
        share = weight(pool, part) * ways(less(pool, part), rest)
        if share:
            yield tiles_of(part), share


def _pool(table: Table, state: State, viewer: int | None) -> Counts:
    own = () if viewer is None else state.extra.hands[viewer]
    return unseen(table, own + state.extra.discard + laid_open(state))


def _totals(
    table: Table, state: State, hand: tuple[int, ...], count: int, viewer: int | None, best: bool
) -> Counter[int]:
    """The sums of so many tiles of a hand."""
    if len(hand) >= count:
        found = Counter(map(sum, combinations(hand, count)))
        return Counter([max(found)]) if best else found
    drawn = tiles_of(_pool(table, state, viewer)) + state.extra.discard
    missing = min(count - len(hand), len(drawn))
    return Counter(sum(hand) + sum(tiles) for tiles in combinations(drawn, missing))
