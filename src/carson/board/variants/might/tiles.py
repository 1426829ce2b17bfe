"""Duel tiles: how many there are, how they are dealt, drawn again and laid off (BG-11.3)."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from carson.board.standing import DYNAMITE, marked
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

SET: Final = (0, 1, 2, 3, 4, 5)
SETS: Final = 5  # BG-2.2: six players share the tiles of five
AGAIN: Final = 3  # who has none left draws so many
BASE: Final = 30  # start money is so much less the sum of the own tiles
USUAL: Final = 15


def whole(table: Table) -> list[int]:
    """All the tiles in play, ascending. Alone against Standish the human has a set and he has none (BG-14.11)."""
    sets = 1 if table.options.solo else min(table.players, SETS)
    return sorted(SET * sets)


def deal(table: Table, state: State, log: Log) -> None:
    """Two players have a set each and the usual money; more are dealt theirs, and pay for the luck of it."""
    if table.players == 2:
        hands: list[tuple[int, ...]] = [SET, () if table.options.solo else SET]
    else:
        pool = whole(table)
        each = len(pool) // table.players
        hands = []
        for _ in table.seats:
            hands.append(tuple(sorted(_draw(pool, each, log))))
        for seat in table.seats:
            state.money[seat] += BASE - sum(hands[seat]) - USUAL
    state.extra = replace(state.extra, hands=tuple(hands), chosen=((),) * table.players)
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


def draw_again(state: State, seat: int, log: Log) -> None:
    """Three tiles of the discard, shuffled; fewer when there are not as many. What it leaves nobody else knows now."""
    extra = state.extra
    pool = sorted((*extra.discard, *extra.rest))
    drawn = tuple(sorted(_draw(pool, AGAIN, log)))
    if not drawn:
        return
    state.extra = replace(extra, hands=_with(extra.hands, seat, drawn), discard=(), rest=tuple(pool))
    log.whisper(seat, "tiles-known", seat=seat, tiles=drawn)
    log.say("tiles-drawn", seat=seat, count=len(drawn), sum=sum(drawn))


def _with(hands: tuple[tuple[int, ...], ...], seat: int, more: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(hand + more)) if s == seat else hand for s, hand in enumerate(hands))


def take_from_hand(state: State, seat: int, tiles: tuple[int, ...]) -> None:
    left = Counter(state.extra.hands[seat])
    left.subtract(tiles)
    hands = list(state.extra.hands)
    hands[seat] = tuple(sorted(left.elements()))
    state.extra = replace(state.extra, hands=tuple(hands))


def lay_off(state: State, tiles: tuple[int, ...]) -> None:
    """Onto the common discard, seen by all."""
    state.extra = replace(state.extra, discard=tuple(sorted((*state.extra.discard, *tiles))))
