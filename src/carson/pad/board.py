"""Players on the score pad, what makes them impossible, and their sheets (BG-10)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import structs

from carson.board.characters.sets import BY_ROUND, EITHER
from carson.board.library import new_rules
from carson.board.material.ground import PARCELS
from carson.board.material.pieces import CITY_HALL, COUNTS, FIRST_BUILDING, MOUNTAIN, NAMES, TRAIN_STATION
from carson.board.mechanics.recompute import derive
from carson.board.mechanics.scoring import Sheet, sheet
from carson.board.options import MOST as MOST_PLAYERS
from carson.board.options import Options
from carson.board.state import TILES, blank
from carson.board.steps.phases import ROUNDS
from carson.pad.board_entry import Entry
from carson.pad.variants.model import PadVariant
from carson.pad.variants.registry import PAD_VARIANTS
from carson.words import Words

# Everything that can be on a parcel.
THINGS: Final = NAMES[1:]
# The only character that scores at the end (BG-9.17).
TEACHER: Final = "teacher"
_WITH_TEACHER: Final = "1Y 2Y 3Y 4Y 5Y 6Y 17"


class Scored(NamedTuple):
    name: str
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Pad:
    """A table. `neutral` things are on nobody's parcels; `symbols`, if given, are the House symbols of the whole city.

    `passed` are the players' names in the pass order of round 4, as far as it is known; `variants` those that are known
    to be in play, besides those that players have something of.
    """

    entries: list[Entry]
    neutral: dict[str, int] = field(default_factory=dict)
    symbols: int | None = None
    passed: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    def scored(self) -> list[Scored]:
        table = new_rules(Options(max(2, len(self.entries)), "full", _WITH_TEACHER)).table
        state = blank(table.players)
        state.round = ROUNDS
        state.sides = [EITHER] * len(table.cast)
        # Scoring does not depend on where things are, only on whose they are.
        parcel = 0
        for seat, things in [*enumerate(entry.things for entry in self.entries), (-1, self.neutral)]:
            for name, count in things.items():
                for _ in range(count):
                    state.ground[parcel], state.owner[parcel] = NAMES.index(name), seat
                    parcel += 1
        derive(state)
        for seat, entry in enumerate(self.entries):
            state.vp[seat], state.money[seat] = entry.vp, entry.money
            state.plays[seat] = BY_ROUND if entry.teacher else -1
        sheets = [self._counted(sheet(table, state, seat)) for seat in range(len(self.entries))]
        return [
            Scored(entry.name, self._with_variants(entry, found))
            for entry, found in zip(self.entries, sheets, strict=True)
        ]

    def _with_variants(self, entry: Entry, found: Sheet) -> Sheet:
        """With 3 VP for everything next to a bridge, and the lines of variants (BG-10.1, BG-13.5, BG-14.10)."""
        more = {"buildings": 0, "houses": 0, "mountains": 0}
        for name, count in entry.bridge.items():
            kind = NAMES.index(name)
            line = "buildings" if kind >= FIRST_BUILDING else "mountains" if kind == MOUNTAIN else "houses"
            more[line] += count
        grown = {line: getattr(found, line) + count for line, count in more.items()}
        lines = [each.line(self.entries, self.passed, entry) for each in self.in_play() if each.line is not None]
        return structs.replace(found, **grown, variants=tuple(line for line in lines if line is not None))

    def in_play(self) -> Iterator[PadVariant]:
        """Those whose figures players may have, and those that are chosen."""
        return (each for each in PAD_VARIANTS if each.fields or each.name in self.variants)

    def _counted(self, found: Sheet) -> Sheet:
        """With the symbols as they were counted at the table."""
        if self.symbols is None or not found.train_station:
            return found
        parts = (found.so_far, found.money, found.buildings, found.houses, found.mountains)
        return Sheet(*parts, self.symbols // 2, found.character)

    def winners(self, results: list[Scored]) -> list[str]:
        """Most VP; among equals the earlier passer, or all of them if that is not known (BG-10.2)."""
        best = max(player.sheet.total for player in results)
        first = [player.name for player in results if player.sheet.total == best]
        ahead = [
            entry.name
            for entry in self.entries
            if entry.name in first and any(each.wins_ties(entry) for each in PAD_VARIANTS if each.wins_ties)
        ]
        if ahead:
            return ahead
        return next(([name] for name in self.passed if name in first), first)

    def order(self) -> list[int]:
        """The seats in pass order; players not named there come last."""
        names = [entry.name for entry in self.entries]
        return sorted(range(len(names)), key=lambda seat: (*self.passed, *names).index(names[seat]))


def has_station(pad_entries: list[Entry]) -> bool:
    return any(entry.things.get(NAMES[TRAIN_STATION]) for entry in pad_entries)


def things_fault(words: Words, things: dict[str, int], whose: str) -> str:
    """Why nobody can have these on their parcels; empty if they can."""
    if things.get(NAMES[CITY_HALL]):
        return words("cli-board-pad-hall", name=whose)
    if sum(things.values()) > TILES:
        return words("cli-board-pad-tiles", name=whose, found=sum(things.values()), most=TILES)
    return ""


def table_fault(words: Words, pad: Pad) -> str:
    """Why no table can look like this as a whole."""
    if len(pad.entries) > MOST_PLAYERS:
        return words("cli-board-pad-players", most=MOST_PLAYERS)
    total = dict.fromkeys(THINGS, 0)
    for things in (*(entry.things for entry in pad.entries), pad.neutral):
        for name, count in things.items():
            total[name] += count
    for kind in range(FIRST_BUILDING, len(NAMES)):
        if total[NAMES[kind]] > COUNTS[kind]:
            return words("cli-board-pad-count", kind=NAMES[kind], found=total[NAMES[kind]], most=COUNTS[kind])
    if sum(total.values()) > PARCELS:
        return words("cli-board-pad-parcels", found=sum(total.values()), most=PARCELS)
    for entry in pad.entries:
        for name, count in entry.bridge.items():
            if count > entry.things.get(name, 0):
                return words("cli-board-pad-bridge", name=entry.name, kind=name)
    for variant in pad.in_play():
        if variant.fault is not None and (found := variant.fault(pad.entries, pad.passed)) is not None:
            return words(found[0], **found[1])
    if sum(entry.teacher for entry in pad.entries) > 1:
        return words("cli-board-pad-teachers")
    return ""
