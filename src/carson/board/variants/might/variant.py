"""Might is Right as a variant: how its part of a state is written, read and checked."""

from collections import Counter

from msgspec.structs import replace

from carson.board.state import State
from carson.board.steps.duel import DUEL_STEP, REROLL_STEP, RerollFrame, fighters
from carson.board.table import Table
from carson.board.variants.might import unknown
from carson.board.variants.might.duel import SEALED, TILES_STEP, TilesFrame, begin, to_play
from carson.board.variants.might.odds import arms
from carson.board.variants.might.tiles import DOWN, HAND, SET, deal, group, needed, whole
from carson.board.variants.model import Variant
from carson.kernel import pending
from carson.kernel.lines import Lines


def _never(table: Table, state: State, frame: RerollFrame) -> bool:
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
    frame = pending(state, TilesFrame)
    everywhere = [tile for hand in extra.hands for tile in hand]
    everywhere += (*extra.discard, *extra.rest, *unknown.laid_open(state), *(tile for _, tile in extra.down))
    wrong = _faults_of_drawn(table, state, frame)
    if sorted(everywhere) != whole(table):
        wrong.append("duel tiles")
    for seat, chosen in enumerate(extra.chosen):
        if not chosen:
            continue
        sealed = frame is not None and frame.last == SEALED and len(chosen) == to_play(table, state, frame, seat)
        if not sealed or Counter(chosen) - Counter(extra.hands[seat]):
            wrong.append(f"chosen of {seat}")
    return wrong


def _faults_of_drawn(table: Table, state: State, frame: TilesFrame | None) -> list[str]:
    """A tile laid face down before others were drawn is the first of two; what was drawn could be drawn."""
    extra = state.extra
    wrong = []
    for seat, _ in extra.down:
        if frame is None or seat not in fighters(table, state, frame.place) or needed(state, frame.place, seat) < 2:
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
    steps=(replace(DUEL_STEP, work=begin), TILES_STEP, replace(REROLL_STEP, fits=_never)),
    write=_write,
    read=_read,
    show=unknown.show,
    imagine=unknown.imagine,
    redraw=unknown.redraw,
    faults=_faults,
)
