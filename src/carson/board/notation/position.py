"""A whole state as canonical text, and back: the FEN of this game (docs/notation.md).

What follows from the map (mechanics/recompute.py) is not written but worked out when reading.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from carson.board.actions import MARKS, SPENDS
from carson.board.audit import faults
from carson.board.characters.cast import CAST
from carson.board.characters.sets import EITHER, RED, YELLOW
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINE_NAMES, NAMES, SIDE, members
from carson.board.material.pieces import FIRST_BUILDING, FREE, KINDS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_BY_NAME, PLACE_NAMES, ROAD, TRACK, WAGES
from carson.board.mechanics.recompute import derive
from carson.board.notation.cells import cell_text, read_cell
from carson.board.notation.frame_fields import NONE
from carson.board.state import COWBOYS, TILES, State, blank
from carson.board.table import Table
from carson.board.variants.registry import STEPS
from carson.kernel import Frame, NotationError
from carson.kernel.lines import Lines, list_text

HEAD: Final = "carson board position 1"
MONEY: Final = len(SPENDS) - 1  # what a question about money has answers for
MONEY_TO_BEGIN: Final = MONEY // 2  # what a game can add must be readable, and answered for, too
_SIDE_LETTERS: Final = {YELLOW: "Y", RED: "R", EITHER: ""}
_SIDES_BY_WORD: Final = {
    f"{number}{letter}": (number, side) for number in range(len(CAST)) for side, letter in _SIDE_LETTERS.items()
}
_KINDS: Final = {name: kind for kind, name in enumerate(KIND_NAMES) if kind >= FIRST_BUILDING}
_LINES: Final = {name: LINE_BY_NAME[name] for name in LINE_NAMES}
_WHITE: Final = {NONE: -2, "hand": -1}


def write(table: Table, state: State) -> str:
    rows = range(0, len(state.ground), SIDE)
    tokens = sorted(state.marks)
    lines = [
        HEAD,
        f"round: {state.round}",
        "frames: " + ("; ".join(map(STEPS.text, state.frames)) or NONE),
        *(f"row-{row // SIDE + 1}: {_row_text(state, row)}" for row in rows),
        f"roads: {list_text(LINE_NAMES[line] for line in members(state.roads))}",
        f"occupant: {_seat(state.occupant)}",
        f"track: {list_text(NONE if kind == FREE else KIND_NAMES[kind] for kind in state.track)}",
        f"bag: {list_text(f'{KIND_NAMES[kind]}={count}' for kind, count in enumerate(state.bag) if count)}",
        f"order: {list_text(state.order)}",
        f"passed: {list_text(state.passed)}",
        f"sides: {list_text(f'{n}{_SIDE_LETTERS[side]}' for n, side in enumerate(state.sides) if side >= 0)}",
        f"closed: {list_text(PLACE_NAMES[place] for place in members(state.closed))}",
        f"white: {_white_text(state.white)}",
        f"tokens: {list_text(f'{PLACE_NAMES[place]}/{seat}/{MARKS[mark]}' for place, seat, mark in tokens)}",
        f"ammunition: {_seat(state.ammunition)}{' sold' if state.ammunition_closed else ''}",
        f"used: {_seats(state.used)}",
        f"tripled: {list_text(NAMES[parcel] for parcel in members(state.tripled))}",
        f"permits: {list_text(NAMES[parcel] for parcel in members(state.permits))}",
        f"agrees: {_seats(state.agrees)}",
        f"refuses: {_seats(state.refuses)}",
        f"chooses-first: {_seat(state.chooses_first)}",
    ]
    for seat in table.seats:
        lines += _player_lines(state, seat)
    for part in table.parts.values():
        lines += part.write(table, state)
    return "\n".join(lines) + "\n"


def _player_lines(state: State, seat: int) -> list[str]:
    places = [WAGES] * state.wage_cowboys[seat] + [ROAD] * state.road_cowboys[seat] + members(state.here[seat])
    return [
        f"player: {seat}",
        f"character: {_seat(state.who[seat])} {_seat(state.plays[seat])}",
        f"money: {state.money[seat]}",
        f"vp: {state.vp[seat]}",
        f"cowboys: {state.supply[seat]} {state.general[seat]}",
        f"standing: {list_text(PLACE_NAMES[place] for place in places)}",
        f"firepower: {state.revolvers[seat]} {state.bonus[seat]}",
        f"tiles: {state.tiles[seat]}",
        f"own-roads: {state.stock[seat]}",
        f"kept: {list_text(KIND_NAMES[kind] for kind in state.kept[seat])}",
        f"dynamite: {state.dynamite[seat]}",
        f"no-duel: {state.quiet[seat]}",
        f"doubled: {KIND_NAMES[state.doubled[seat]] if state.doubled[seat] else NONE}",
        f"earned: {state.earned[seat]}",
    ]


def _seat(seat: int) -> str:
    return NONE if seat < 0 else str(seat)


def _seats(seats: int) -> str:
    return list_text(members(seats))


def _row_text(state: State, first: int) -> str:
    return " ".join(cell_text(state.ground[p], state.owner[p]) for p in range(first, first + SIDE))


def _white_text(white: int) -> str:
    return PLACE_NAMES[white] if white >= 0 else "hand" if white == -1 else NONE


# Reading


def read(table: Table, text: str, most: int = MONEY) -> State:
    """The state a text describes. A text that is malformed, or in which something does not add up, is refused.

    `most`: the most that a player may have of money, or of anything else without an end.
    """
    lines = Lines(HEAD, text)
    state = blank(table.players)
    state.step, state.water, state.slices = table.step, table.water, table.slices
    state.round = lines.number(lines.take("round"), 4)
    state.frames = [_read_frame(table, lines, part) for part in _parts(lines.take("frames"))]
    _read_map(table, lines, state)
    _read_offer(lines, state)
    _read_round(table, lines, state)
    for seat in table.seats:
        _read_player(table, lines, state, seat, most)
    for part in table.parts.values():
        part.read(table, lines, state)
    lines.end()
    derive(state)
    state.taken = _bits(number for number in (*state.who, *state.plays) if number >= 0)
    wrong = faults(table, state)
    if wrong:
        raise NotationError("position-does-not-add-up", faults=wrong)
    return state


def _parts(value: str) -> list[str]:
    return [] if value == NONE else value.split("; ")


def _read_frame(table: Table, lines: Lines, text: str) -> Frame:
    try:
        return STEPS.read(table, text)
    except ValueError:
        raise lines.fault("position-step", found=text[:60]) from None


def _word(lines: Lines, known: Mapping[str, int], word: str) -> int:
    if word not in known:
        raise lines.fault("position-word", found=word[:40])
    return known[word]


def _words(lines: Lines, key: str, known: Mapping[str, int], count: int | None = None) -> list[int]:
    return [_word(lines, known, word) for word in lines.words(key, count)]


def _bits(values: Iterable[int]) -> int:
    found = 0
    for value in values:
        found |= 1 << value
    return found


def _read_seat(table: Table, lines: Lines, word: str) -> int:
    return -1 if word == NONE else lines.number(word, table.players - 1)


def _read_map(table: Table, lines: Lines, state: State) -> None:
    for row in range(SIDE):
        for column, word in enumerate(lines.words(f"row-{row + 1}", SIDE)):
            cell = read_cell(word, table.players)
            if cell is None:
                raise lines.fault("position-word", found=word[:40])
            state.ground[row * SIDE + column], state.owner[row * SIDE + column] = cell
    state.roads = _bits(_words(lines, "roads", _LINES))
    state.occupant = _read_seat(table, lines, lines.take("occupant"))


def _read_offer(lines: Lines, state: State) -> None:
    state.track = _words(lines, "track", {**_KINDS, NONE: FREE}, TRACK)
    state.bag = [0] * KINDS
    for word in lines.words("bag"):
        name, _, count = word.partition("=")
        state.bag[_word(lines, _KINDS, name)] = lines.number(count, 9)


def _read_round(table: Table, lines: Lines, state: State) -> None:
    last = table.players - 1
    state.order = lines.numbers("order", last)
    state.passed = lines.numbers("passed", last)
    state.sides = [-1] * len(CAST)
    for word in lines.words("sides"):
        if word not in _SIDES_BY_WORD:
            raise lines.fault("position-word", found=word[:40])
        number, side = _SIDES_BY_WORD[word]
        state.sides[number] = side
    state.closed = _bits(_words(lines, "closed", PLACE_BY_NAME))
    state.white = _word(lines, {**_WHITE, **PLACE_BY_NAME}, lines.take("white"))
    state.marks = tuple(_read_token(table, lines, word) for word in lines.words("tokens"))
    holder, _, sold = lines.take("ammunition").partition(" ")
    state.ammunition = _read_seat(table, lines, holder)
    state.ammunition_closed = sold == "sold"
    if sold not in ("", "sold"):
        raise lines.wrong("ammunition")
    state.used = _bits(lines.numbers("used", last))
    state.tripled = _bits(_words(lines, "tripled", BY_NAME))
    state.permits = _bits(_words(lines, "permits", BY_NAME))
    state.agrees = _bits(lines.numbers("agrees", last))
    state.refuses = _bits(lines.numbers("refuses", last))
    state.chooses_first = _read_seat(table, lines, lines.take("chooses-first"))


def _read_token(table: Table, lines: Lines, word: str) -> tuple[int, int, int]:
    place, _, rest = word.partition("/")
    seat, _, mark = rest.partition("/")
    marks = {name: code for code, name in enumerate(MARKS)}
    return _word(lines, PLACE_BY_NAME, place), lines.number(seat, table.players - 1), _word(lines, marks, mark)


def _read_player(table: Table, lines: Lines, state: State, seat: int, most: int) -> None:
    if lines.take("player") != str(seat):
        raise lines.wrong(f"player: {seat}")
    numbers = {NONE: -1, **{str(number): number for number in table.in_play}}
    state.who[seat], state.plays[seat] = (_word(lines, numbers, word) for word in _pair(lines, "character"))
    state.money[seat] = lines.number(lines.take("money"), most)
    state.vp[seat] = lines.number(lines.take("vp"), most)
    state.supply[seat], state.general[seat] = lines.numbers("cowboys", COWBOYS, 2)
    for place in _words(lines, "standing", PLACE_BY_NAME):
        state.wage_cowboys[seat] += place == WAGES
        state.road_cowboys[seat] += place == ROAD
        if place not in (WAGES, ROAD):
            state.here[seat] |= 1 << place
    state.revolvers[seat], state.bonus[seat] = lines.numbers("firepower", most, 2)
    state.tiles[seat] = lines.number(lines.take("tiles"), TILES)
    state.stock[seat] = lines.number(lines.take("own-roads"), most)
    state.kept[seat] = tuple(_words(lines, "kept", _KINDS))
    state.dynamite[seat] = lines.number(lines.take("dynamite"), most)
    state.quiet[seat] = lines.number(lines.take("no-duel"), most)
    state.doubled[seat] = _word(lines, {**_KINDS, NONE: FREE}, lines.take("doubled"))
    state.earned[seat] = lines.number(lines.take("earned"), most)


def _pair(lines: Lines, key: str) -> list[str]:
    """Two words, each perhaps `-` (which alone would be an empty list)."""
    words = lines.take(key).split(" ")
    if len(words) != 2:
        raise lines.wrong(key)
    return words
