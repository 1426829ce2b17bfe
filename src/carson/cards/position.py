"""A whole state as canonical text, and back: the FEN of this game (docs/notation.md)."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from carson.cards.audit import faults
from carson.cards.city import BARE, City, place
from carson.cards.grid import CARD, GRID, NAMES, PARCELS, members
from carson.cards.pieces import CHARACTERS
from carson.cards.state import FIRST_CHARACTER, State, blank
from carson.cards.table import Table
from carson.kernel import Frame, NotationError
from carson.kernel.lines import Lines

HEAD: Final = "carson cards position 1"
_ERAS: Final = ("I", "II")


def write(table: Table, state: State) -> str:
    names = table.names

    def cards(codes: Iterable[int]) -> str:
        return " ".join(names[c] for c in codes) or "-"

    def characters(codes: Iterable[int]) -> str:
        return cards(FIRST_CHARACTER + c for c in codes)

    lines = [
        HEAD,
        f"round: {_ERAS[state.era]} {state.round}",
        "frames: " + "; ".join(_frame_text(frame) for frame in state.frames),
        f"offer: {cards(state.offer)}",
        f"terrain: {cards(state.terrain)}",
        f"gone: {cards(state.gone)}",
        f"top: {characters([state.top] if state.top >= 0 else [])}",
        f"unseen: {characters(state.unseen)}",
        f"under: {characters(state.under)}",
        f"gone-characters: {characters(members(state.gone_characters))}",
        f"used: {characters(members(state.used))}",
        f"lawyer: {_numbers(members(state.lawyer))}",
        f"worker: {_numbers(members(state.worker))}",
    ]
    for seat in range(table.players):
        lines += [
            f"player: {seat}",
            f"hand: {_numbers(members(state.hand[seat]))}",
            f"bids: {state.sealed[seat]} {state.bid[seat]} {state.bonus[seat]}",
            f"owned: {characters(members(state.owned[seat]))}",
            f"city: {_city_text(table, state.cities[seat])}",
            f"kept: {cards(state.kept[seat])}",
            f"sold: {cards(state.sold[seat])}",
        ]
    lines += [f"# taken {seat}: {cards(taken)}" for seat, taken in enumerate(state.taken) if taken]
    return "\n".join(lines) + "\n"


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "-"


def _frame_text(frame: Frame) -> str:
    parts = [Table.STEP_NAMES[frame[0]]]
    for value in frame[1:]:
        parts.append("(" + ",".join(map(str, value)) + ")" if isinstance(value, tuple) else str(value))
    return " ".join(parts)


def _city_text(table: Table, city: City) -> str:
    return " ".join(f"{table.names[card]}@{NAMES[at]}" for card, at in city.cards) or "-"


# Reading


class _Reader:
    """The lines of a position, with the cards of a table."""

    def __init__(self, table: Table, text: str) -> None:
        self.table = table
        self.lines = Lines(HEAD, text)

    def cards(self, key: str) -> list[int]:
        return [self.card(word) for word in self.lines.words(key)]

    def card(self, word: str) -> int:
        code = self.table.codes.get(word)
        if code is None:
            raise self.lines.fault("position-card", found=word[:40])
        return code

    def terrain(self, key: str) -> list[int]:
        return [self.only(code, code < FIRST_CHARACTER) for code in self.cards(key)]

    def characters(self, key: str) -> list[int]:
        return [self.only(code, code >= FIRST_CHARACTER) - FIRST_CHARACTER for code in self.cards(key)]

    def only(self, code: int, right: bool) -> int:
        if not right:
            raise self.lines.fault("position-card", found=self.table.names[code])
        return code


def read(table: Table, text: str) -> State:
    """The state a text describes. A text that is malformed, or whose cards do not add up, is refused."""
    reader = _Reader(table, text)
    lines = reader.lines
    state = blank(table.players)
    era, _, round_ = lines.take("round").partition(" ")
    if era not in _ERAS:
        raise lines.fault("position-era", found=era[:20])
    state.era, state.round = _ERAS.index(era), lines.number(round_, 9)
    state.frames = [_read_frame(reader, part) for part in lines.take("frames").split("; ") if part]
    state.offer = reader.cards("offer")
    state.terrain = reader.terrain("terrain")
    state.gone = tuple(reader.terrain("gone"))
    tops = reader.characters("top")
    state.top = tops[0] if tops else -1
    state.unseen = reader.characters("unseen")
    state.under = reader.characters("under")
    state.gone_characters = _bits(reader.characters("gone-characters"))
    state.used = _bits(reader.characters("used"))
    state.lawyer = _bits(lines.numbers("lawyer", table.players - 1))
    state.worker = _bits(lines.numbers("worker", table.players - 1))
    for seat in range(table.players):
        _read_player(reader, state, seat)
    for seat in range(table.players):
        state.taken[seat] = tuple(map(reader.card, lines.remark(f"taken {seat}")))
    lines.end()
    wrong = faults(table, state)
    if wrong:
        raise NotationError("position-does-not-add-up", faults=wrong)
    return state


def _read_player(reader: _Reader, state: State, seat: int) -> None:
    lines = reader.lines
    if lines.take("player") != str(seat):
        raise lines.wrong(f"player: {seat}")
    state.hand[seat] = _bits(lines.numbers("hand", 11))
    state.sealed[seat], state.bid[seat], state.bonus[seat] = lines.numbers("bids", 30, count=3)
    state.owned[seat] = _bits(reader.characters("owned"))
    city = BARE
    for word in lines.words("city"):
        name, _, at = word.partition("@")
        card = reader.only(reader.card(name), reader.card(name) < FIRST_CHARACTER)
        if at not in PARCELS or (CARD << PARCELS[at]) & ~GRID:
            raise reader.lines.fault("position-parcel", found=at[:20])
        city = place(city, card, reader.table.parcels[card], PARCELS[at])
    state.cities[seat] = city
    state.kept[seat] = tuple(reader.terrain("kept"))
    state.sold[seat] = tuple(reader.terrain("sold"))


def _read_frame(reader: _Reader, text: str) -> Frame:
    name, *rest = text.split(" ")
    if name not in Table.STEP_NAMES:
        raise reader.lines.fault("position-step", found=name[:40])
    values: list[Any] = [Table.STEP_NAMES.index(name)]
    for word in rest:
        if word.startswith("(") and word.endswith(")"):
            values.append(tuple(reader.lines.number(part, 9) for part in word[1:-1].split(",")))
        else:
            values.append(reader.lines.number(word, FIRST_CHARACTER + len(CHARACTERS)))
    shape = _SHAPES[values[0]]
    if not shape(reader.table, values[1:]):
        raise reader.lines.fault("position-step", found=text[:60])
    return tuple(values)


def _bits(values: Iterable[int]) -> int:
    found = 0
    for value in values:
        found |= 1 << value
    return found


def _alone(table: Table, rest: list[Any]) -> bool:
    return not rest


def _power(table: Table, rest: list[Any]) -> bool:
    return len(rest) == 1 and isinstance(rest[0], int) and rest[0] <= len(table.deck.before)


def _choose(table: Table, rest: list[Any]) -> bool:
    if not rest:
        return True
    if len(rest) != 3 or not isinstance(rest[0], tuple) or isinstance(rest[1], tuple):
        return False
    order, turn, left = rest
    in_order = len(set(order)) == len(order) and all(p < table.players for p in order)
    return in_order and 0 <= turn < len(order) and order[turn] < table.real and left in (0, 1, 2)


def _seat(table: Table, rest: list[Any]) -> bool:
    return len(rest) == 1 and isinstance(rest[0], int) and rest[0] < table.real


def _placing(table: Table, rest: list[Any]) -> bool:
    return len(rest) == 2 and _seat(table, rest[:1]) and isinstance(rest[1], int) and rest[1] < FIRST_CHARACTER


_SHAPES: Final[tuple[Callable[[Table, list[Any]], bool], ...]] = (
    _alone,
    _power,
    _alone,
    _power,
    _choose,
    _seat,
    _placing,
    _alone,
    _alone,
    _alone,
)
