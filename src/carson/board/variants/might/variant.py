"""Might is Right as a variant: how its part of a state is written, read and checked."""

from collections import Counter
from functools import partial
from typing import Any

from msgspec.structs import replace

from carson.board.fields import PLACE, SEAT, Field, maybe
from carson.board.state import State
from carson.board.steps.duel import fighters
from carson.board.table import Table
from carson.board.variants.might import unknown
from carson.board.variants.might.duel import SEALED, TilesStep, begin, last_to_play, pairs, to_play
from carson.board.variants.might.odds import arms
from carson.board.variants.might.tiles import DOWN, HAND, SET, deal, group, needed, whole
from carson.board.variants.model import Variant
from carson.kernel import Automatic, Frame, Step
from carson.kernel.lines import Lines


def _steps(table: Table) -> dict[int, Step[Any]]:
    return {Table.DUEL: Automatic(partial(begin, table)), Table.TILES: TilesStep(table)}


def _laid_text(laid: tuple[int, ...]) -> str:
    return ",".join(f"{seat}:{tile}" for seat, tile in pairs(laid)) or "-"


def _read_laid(table: Table, word: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in [] if word == "-" else word.split(","):
        seat, _, tile = part.partition(":")
        if tile not in map(str, SET):
            raise ValueError(word)
        found += (SEAT.read(table, seat), int(tile))
    return tuple(found)


def _fits(table: Table, state: State, frame: Frame) -> bool:
    """Who fights there has laid no more than he must; the one who sees the others' tiles comes last."""
    _, place, laid, last = frame
    there = fighters(table, state, place)  # whoever holds City Hall stands by while an Outlaw is fought there
    if state.frames[-1] != frame or len(there) < 2 - (state.barred >> place & 1):
        return False
    if any(seat not in there or laid[::2].count(seat) > needed(state, place, seat) for seat in laid[::2]):
        return False
    if last != SEALED:
        done = all(seat == last or not to_play(table, state, frame, seat) for seat in there)
        return last == last_to_play(table, state, place) and done
    return True


def _never(table: Table, state: State, frame: Frame) -> bool:
    """No die is rolled, so none is rolled again."""
    return False


def _write(table: Table, state: State) -> list[str]:
    extra = state.extra
    lines = []
    for hand, chosen in zip(extra.hands, extra.chosen, strict=True):
        lines += [f"hand: {_list(hand)}", f"chosen: {_list(chosen)}"]
    lines += [f"discard: {_list(extra.discard)}", f"rest: {_list(extra.rest)}"]
    if table.version.redrawn_tiles_stay_hidden:
        down = " ".join(f"{seat}:{tile}" for seat, tile in extra.down) or "-"
        drawn = [f"{seat}{'*' * where}:{''.join(map(str, among))}" for seat, where, among in extra.redrawn]
        lines += [f"down: {down}", f"redrawn: {' '.join(drawn) or '-'}"]
    return lines


def _list(tiles: tuple[int, ...]) -> str:
    return " ".join(map(str, tiles)) or "-"


def _read(table: Table, lines: Lines, state: State) -> None:
    hands, chosen = [], []
    for _ in table.seats:
        hands.append(_tiles(lines, "hand"))
        chosen.append(_tiles(lines, "chosen"))
    state.extra = replace(
        state.extra,
        hands=tuple(hands),
        chosen=tuple(chosen),
        discard=_tiles(lines, "discard"),
        rest=_tiles(lines, "rest"),
    )
    if table.version.redrawn_tiles_stay_hidden:
        state.extra = replace(state.extra, down=_read_down(table, lines), redrawn=_read_redrawn(table, lines))


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


def _faults(table: Table, state: State) -> list[str]:
    """All tiles are in hands, laid open, or in the discard; sealed answers are of tiles in hand."""
    extra = state.extra
    frame = next((frame for frame in state.frames if frame[0] == Table.TILES), None)
    everywhere = [tile for hand in extra.hands for tile in hand]
    everywhere += (*extra.discard, *extra.rest, *unknown.laid_open(state), *(tile for _, tile in extra.down))
    wrong = _faults_of_drawn(table, state, frame)
    if sorted(everywhere) != whole(table):
        wrong.append("duel tiles")
    for seat, chosen in enumerate(extra.chosen):
        if not chosen:
            continue
        sealed = frame is not None and frame[3] == SEALED and len(chosen) == to_play(table, state, frame, seat)
        if not sealed or Counter(chosen) - Counter(extra.hands[seat]):
            wrong.append(f"chosen of {seat}")
    return wrong


def _faults_of_drawn(table: Table, state: State, frame: Frame | None) -> list[str]:
    """A tile laid face down before others were drawn is the first of two; what was drawn could be drawn."""
    extra = state.extra
    wrong = []
    for seat, _ in extra.down:
        if frame is None or seat not in fighters(table, state, frame[1]) or needed(state, frame[1], seat) < 2:
            wrong.append(f"down of {seat}")
    owners = [entry[:2] for entry in extra.redrawn]
    held: Counter[int] = Counter()
    for seat, where, among in extra.redrawn:
        tiles = group(extra, seat, where)
        held += Counter(tiles)
        if not tiles or owners.count((seat, where)) > 1 or held - Counter(among):
            wrong.append(f"redrawn of {seat}")
    if len({seat for seat, _ in extra.down}) != len(extra.down):
        wrong.append("down")
    return wrong


MIGHT = Variant(
    "might-is-right",
    "BG-11.3",
    material=deal,
    arms=arms,
    steps=_steps,
    fields={Table.TILES: (PLACE, Field(_laid_text, _read_laid), maybe(SEALED, SEAT))},
    waits={Table.ACTIONS: (Table.TILES,)},
    fits={Table.TILES: _fits, Table.REROLL: _never},
    write=_write,
    read=_read,
    show=unknown.show,
    imagine=unknown.imagine,
    redraw=unknown.redraw,
    faults=_faults,
)
