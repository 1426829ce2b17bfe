"""A whole state as canonical text, and back: the FEN of this game (docs/notation.md)."""

from collections.abc import Iterable
from typing import Final

from carson.cards.audit import faults
from carson.cards.material.city import BARE, City, place
from carson.cards.material.grid import CARD, GRID, NAMES, PARCELS, members
from carson.cards.state import FIRST_CHARACTER, State, blank
from carson.cards.steps import STEPS
from carson.cards.table import Table
from carson.kernel import Frame, NotationError
from carson.kernel.lines import Lines, list_text

HEAD: Final = "carson cards position 1"
_ERAS: Final = ("I", "II")


def write(table: Table, state: State) -> str:
    names = table.names

    def cards(codes: Iterable[int]) -> str:
        return list_text(names[c] for c in codes)

    def characters(codes: Iterable[int]) -> str:
        return cards(FIRST_CHARACTER + c for c in codes)

    lines = [
        HEAD,
        f"round: {_ERAS[state.era]} {state.round}",
        "frames: " + "; ".join(map(STEPS.text, state.frames)),
        f"offer: {cards(state.offer)}",
        f"terrain: {cards(state.terrain)}",
        f"gone: {cards(state.gone)}",
        f"top: {characters([state.top] if state.top >= 0 else [])}",
        f"unseen: {characters(state.unseen)}",
        f"under: {characters(state.under)}",
        f"gone-characters: {characters(members(state.gone_characters))}",
        f"used: {characters(members(state.used))}",
        f"lawyer: {list_text(members(state.lawyer))}",
        f"worker: {list_text(members(state.worker))}",
    ]
    for seat in range(table.players):
        lines += [
            f"player: {seat}",
            f"hand: {list_text(members(state.hand[seat]))}",
            f"bids: {state.sealed[seat]} {state.bid[seat]} {state.bonus[seat]}",
            f"owned: {characters(members(state.owned[seat]))}",
            f"city: {_city_text(table, state.cities[seat])}",
            f"kept: {cards(state.kept[seat])}",
            f"sold: {cards(state.sold[seat])}",
        ]
    lines += [f"# taken {seat}: {cards(taken)}" for seat, taken in enumerate(state.taken) if taken]
    return "\n".join(lines) + "\n"


def _city_text(table: Table, city: City) -> str:
    return list_text(f"{table.names[card]}@{NAMES[at]}" for card, at in city.cards)


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
    """The state that a text describes. A text that is malformed, or whose cards do not add up, is refused."""
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
    words = lines.words("city")
    if len(words) > FIRST_CHARACTER:  # there are no more cards; each placed is added to all before it
        raise lines.wrong("city")
    for word in words:
        name, _, at = word.partition("@")
        card = reader.only(reader.card(name), reader.card(name) < FIRST_CHARACTER)
        if at not in PARCELS or (CARD << PARCELS[at]) & ~GRID:
            raise reader.lines.fault("position-parcel", found=at[:20])
        city = place(city, card, reader.table.parcels[card], PARCELS[at])
    state.cities[seat] = city
    state.kept[seat] = tuple(reader.terrain("kept"))
    state.sold[seat] = tuple(reader.terrain("sold"))


def _read_frame(reader: _Reader, text: str) -> Frame:
    try:
        return STEPS.read(reader.table, text)
    except ValueError:
        raise reader.lines.fault("position-step", found=text[:60]) from None


def _bits(values: Iterable[int]) -> int:
    found = 0
    for value in values:
        found |= 1 << value
    return found
