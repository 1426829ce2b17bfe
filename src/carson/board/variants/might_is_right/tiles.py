"""Duel tiles: how many there are, how they are dealt, drawn again and laid off (BG-11.3)."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from carson.board.mechanics.cowboys import DYNAMITE, marked
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.might_is_right.state import PILES, Piles
from carson.kernel import Log

SET: Final = (0, 1, 2, 3, 4, 5)
SETS: Final = 5  # BG-2.2: six players share the tiles of five
AGAIN: Final = 3  # who has none left draws so many
BASE: Final = 30  # start money is so much less the sum of the own tiles
USUAL: Final = 15
HAND: Final = 0
DOWN: Final = 1


def whole(table: Table) -> list[int]:
    """All the tiles in play, ascending. Whom the engine plays has none (BG-14.11)."""
    return sorted(SET * min(len(table.people), SETS))


def deal(table: Table, state: State, log: Log) -> None:
    """Two players have a set each and the usual money; more are dealt theirs, and pay for the luck of it."""
    if table.players == 2:
        hands: list[tuple[int, ...]] = [SET if seat in table.people else () for seat in table.seats]
    else:
        pool = whole(table)
        each = len(pool) // table.players
        hands = []
        for _ in table.seats:
            hands.append(tuple(sorted(_draw(pool, each, log))))
        for seat in table.seats:
            state.money[seat] += BASE - sum(hands[seat]) - USUAL
    PILES.put(state, replace(PILES.of(state), hands=tuple(hands), chosen=((),) * table.players))
    for seat, hand in enumerate(hands):
        if hand:
            log.whisper(seat, "tiles-known", seat=seat, tiles=hand)
    log.say("tile-sums", strengths=tuple((seat, sum(hand)) for seat, hand in enumerate(hands) if hand))


def needed(state: State, place: int, seat: int) -> int:
    """How many tiles are played in a duel: two with dynamite (BG-9.20)."""
    return 2 if marked(state, place, seat, DYNAMITE) else 1


def _draw(pool: list[int], count: int, log: Log) -> list[int]:
    found = []
    for _ in range(min(count, len(pool))):
        tile = log.pick("tile", pool, hidden=True)
        pool.remove(tile)
        found.append(tile)
    return found


def draw_again(table: Table, state: State, seat: int, log: Log) -> None:
    """Three tiles of the discard, shuffled; fewer when there are not as many. What it leaves nobody else knows now."""
    piles = PILES.of(state)
    pool = sorted((*piles.discard, *piles.rest))
    drawn = tuple(sorted(_draw(pool, AGAIN, log)))
    if not drawn:
        return
    PILES.put(state, replace(piles, hands=_with(piles.hands, seat, drawn), discard=(), rest=tuple(pool)))
    log.whisper(seat, "tiles-known", seat=seat, tiles=drawn)
    if table.version.redrawn_tiles_stay_hidden:
        among = tuple(sorted((*piles.discard, *hidden(piles))))
        PILES.put(state, replace(PILES.of(state), redrawn=(*piles.redrawn, (seat, HAND, among))))
        log.say("tiles-redrawn", seat=seat, count=len(drawn))
    else:
        log.say("tiles-drawn", seat=seat, count=len(drawn), sum=sum(drawn))


def group(piles: Piles, seat: int, where: int) -> tuple[int, ...]:
    """A player's tiles in hand, or the one laid face down before more were drawn."""
    if where == HAND:
        return piles.hands[seat]
    return tuple(tile for whose, tile in piles.down if whose == seat)


def hidden(piles: Piles) -> list[int]:
    """Tiles that everybody has seen and that are out of sight again: in the discard face down, or drawn from it."""
    return sorted((*piles.rest, *(tile for seat, where, _ in piles.redrawn for tile in group(piles, seat, where))))


def lay_down(state: State, seat: int) -> None:
    """The only tile of a hand lies face down, and more will be drawn (BG-16.17)."""
    piles = PILES.of(state)
    (tile,) = piles.hands[seat]
    redrawn = tuple((whose, DOWN if whose == seat else where, among) for whose, where, among in piles.redrawn)
    PILES.put(state, replace(piles, hands=_without(piles.hands, seat, (tile,)), down=(*piles.down, (seat, tile))))
    PILES.put(state, replace(PILES.of(state), redrawn=redrawn))


def turn_up(state: State, seat: int, where: int, tiles: tuple[int, ...]) -> None:
    """Tiles leave a hand, or the one that lay face down, and are seen by all."""
    piles = PILES.of(state)
    if where == HAND:
        piles = replace(piles, hands=_without(piles.hands, seat, tiles))
    else:
        piles = replace(piles, down=tuple(laid for laid in piles.down if laid[0] != seat))
    at = next((n for n, entry in enumerate(piles.redrawn) if entry[:2] == (seat, where)), len(piles.redrawn))
    # What was drawn later was not drawn from these.
    entries = [
        (whose, place, without(among, tiles) if n >= at else among)
        for n, (whose, place, among) in enumerate(piles.redrawn)
    ]
    if at < len(entries) and not group(piles, seat, where):
        # All of it is known now; what was in hand already when it was drawn is not among it.
        _, _, left = entries.pop(at)
        if at:
            whose, place, among = entries[at - 1]
            entries[at - 1] = (whose, place, both(among, left))
    PILES.put(state, replace(piles, redrawn=tuple(entries)))


def without(tiles: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    left = Counter(tiles)
    left.subtract(gone)
    return tuple(sorted(left.elements()))


def both(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles that are in both."""
    return tuple(sorted((Counter(one) & Counter(other)).elements()))


def _with(hands: tuple[tuple[int, ...], ...], seat: int, more: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(hand + more)) if s == seat else hand for s, hand in enumerate(hands))


def _without(hands: tuple[tuple[int, ...], ...], seat: int, gone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(without(hand, gone) if s == seat else hand for s, hand in enumerate(hands))


def lay_off(state: State, tiles: tuple[int, ...]) -> None:
    """Onto the common discard, seen by all."""
    PILES.put(state, replace(PILES.of(state), discard=tuple(sorted((*PILES.of(state).discard, *tiles)))))
