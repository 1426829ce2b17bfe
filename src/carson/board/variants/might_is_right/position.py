"""The duel tiles in positions, and whether they add up. What a seat knows of them is in tile_knowledge.py."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from carson.board.state import State
from carson.board.steps.duel import fighters
from carson.board.table import Table
from carson.board.variants.might_is_right import tile_knowledge
from carson.board.variants.might_is_right.duel import SEALED, TilesFrame, to_play
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tiles import DOWN, HAND, SET, group, needed, whole
from carson.board.variants.model import StatePart
from carson.kernel import pending
from carson.kernel.lines import Lines, list_text


def write(table: Table, state: State) -> list[str]:
    piles = PILES.of(state)
    lines = []
    for hand, chosen in zip(piles.hands, piles.chosen, strict=True):
        lines += [f"hand: {list_text(hand)}", f"chosen: {list_text(chosen)}"]
    lines += [f"discard: {list_text(piles.discard)}", f"rest: {list_text(piles.rest)}"]
    if table.version.redrawn_tiles_stay_hidden:
        down = list_text(f"{seat}:{tile}" for seat, tile in piles.down)
        drawn = [f"{seat}{'*' * where}:{''.join(map(str, among))}" for seat, where, among in piles.redrawn]
        lines += [f"down: {down}", f"redrawn: {list_text(drawn)}"]
    return lines


def read(table: Table, lines: Lines, state: State) -> None:
    hands, chosen = [], []
    for _ in table.seats:
        hands.append(_tiles(lines, "hand"))
        chosen.append(_tiles(lines, "chosen"))
    PILES.put(
        state,
        replace(
            PILES.of(state),
            hands=tuple(hands),
            chosen=tuple(chosen),
            discard=_tiles(lines, "discard"),
            rest=_tiles(lines, "rest"),
        ),
    )
    if table.version.redrawn_tiles_stay_hidden:
        PILES.put(state, replace(PILES.of(state), down=_read_down(table, lines), redrawn=_read_redrawn(table, lines)))


def _read_down(table: Table, lines: Lines) -> tuple[tuple[int, int], ...]:
    found = []
    for word in lines.words("down"):
        seat, _, tile = word.partition(":")
        found.append((lines.number(seat, table.players - 1), lines.number(tile, SET[-1])))
    return tuple(found)


def _read_redrawn(table: Table, lines: Lines) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    found = []
    for word in lines.words("redrawn"):
        seat, _, among = word.partition(":")
        where = DOWN if seat.endswith("*") else HAND
        tiles = tuple(sorted(lines.number(tile, SET[-1]) for tile in among))
        found.append((lines.number(seat.removesuffix("*"), table.players - 1), where, tiles))
    return tuple(found)


def _tiles(lines: Lines, key: str) -> tuple[int, ...]:
    return tuple(sorted(lines.numbers(key, SET[-1])))


def faults(table: Table, state: State) -> list[str]:
    """All tiles are in hands, laid open, or in the discard; sealed answers are of tiles in hand."""
    piles = PILES.of(state)
    frame = pending(state, TilesFrame)
    everywhere = [tile for hand in piles.hands for tile in hand]
    everywhere += (*piles.discard, *piles.rest, *tile_knowledge.laid_open(state), *(tile for _, tile in piles.down))
    wrong = _faults_of_drawn(table, state, frame)
    if sorted(everywhere) != whole(table):
        wrong.append("duel tiles")
    for seat, chosen in enumerate(piles.chosen):
        if not chosen:
            continue
        sealed = frame is not None and frame.last == SEALED and len(chosen) == to_play(table, state, frame, seat)
        if not sealed or Counter(chosen) - Counter(piles.hands[seat]):
            wrong.append(f"chosen of {seat}")
    return wrong


def _faults_of_drawn(table: Table, state: State, frame: TilesFrame | None) -> list[str]:
    """A tile laid face down before others were drawn is the first of two; what was drawn could be drawn."""
    piles = PILES.of(state)
    wrong = []
    for seat, _ in piles.down:
        if frame is None or seat not in fighters(table, state, frame.place) or needed(state, frame.place, seat) < 2:
            wrong.append(f"down of {seat}")
    owners = [entry[:2] for entry in piles.redrawn]
    held: Counter[int] = Counter()
    for seat, where, among in piles.redrawn:
        tiles = group(piles, seat, where)
        held += Counter(tiles)
        if not tiles or owners.count((seat, where)) > 1 or held - Counter(among):
            wrong.append(f"redrawn of {seat}")
    if len({seat for seat, _ in piles.down}) != len(piles.down):
        wrong.append("down")
    return wrong


PART: Final = StatePart(PILES, write, read, tile_knowledge.show, tile_knowledge.imagine, tile_knowledge.redraw, faults)
