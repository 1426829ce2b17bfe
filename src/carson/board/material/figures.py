"""The reconstructed figures a game is played with, as data. Reads no file (data/loader.py does).

A file that is malformed or says what cannot be is refused with a FiguresError that names the place and what would do.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import FIRST_BUILDING, KINDS, MOST, MOUNTAIN, NAMES
from carson.board.mechanics.water import LONGEST, SHORTEST, fault_of
from carson.kernel import CarsonError, Cause, fault

FORMAT: Final = "carson board figures 1"
STRATEGIES: Final = ("rancher", "miner", "strength", "urban")
CARDS: Final = "ABCDEFGHIX"
DECK: Final = 12  # BG-14.2: cowboy cards of a strategy
STRENGTHS: Final = ("8", "9", "10", "11", "12", "13")
ENCLOSURES: Final = 5
LONGEST_NAME: Final = 60
# BG-14.9 needs them: the types Standish builds.
BUILT_BY_STANDISH: Final = frozenset(NAMES[kind] for kind in range(FIRST_BUILDING, KINDS) if MOST[kind]) | {"prison"}


class Bounds(Struct, frozen=True):
    """How large figures may be. `sheets`: of A New Beginning, how many can be filled in; `note`: letters of a note."""

    price: int
    purse: int
    sheets: int
    bonus_vp: int
    notes: int
    note: int


# In the order of the built-in figures, which have prices up to $5, a purse of $44, 6,530 sheets, and seven notes.
BOUNDS: Final = Bounds(price=20, purse=100, sheets=10_000, bonus_vp=20, notes=20, note=200)
# What games were begun with before there were these bounds: they go on.
ONCE_ALLOWED: Final = Bounds(price=100, purse=200, sheets=50_000, bonus_vp=50, notes=100_000, note=100_000)


class FiguresError(CarsonError):
    """Figures that cannot be played with: `where` in the file, and as `reason` what would be right."""


class Ware(Struct, frozen=True, forbid_unknown_fields=True):
    """Something bought on the sheet of A New Beginning."""

    price: int
    fewest: int
    most: int


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    purse: int
    cowboys: Ware
    revolvers: Ware
    roads: Ware
    parcels: Ware


class Strategy(Struct, frozen=True, forbid_unknown_fields=True):
    """One of Standish's: the buildings he wants, first to last, and what his end bonus asks for."""

    priority: tuple[str, ...]
    bonus: tuple[str, ...]
    bonus_vp: int


class CowboyCard(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    firepower: int
    of: tuple[str, ...]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them; `digest` names exactly these."""

    format: str
    name: str
    city_hall_step: dict[str, int]
    river: tuple[str, ...]
    outlaw_vp: dict[str, int]
    hats: tuple[int, ...]
    beginning: Beginning
    strategies: dict[str, Strategy]
    cowboy_cards: tuple[CowboyCard, ...]
    notes: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """Of what is played with; names and notes do not count."""
        content = msgspec.to_builtins(self)
        for key in ("format", "name", "notes"):
            del content[key]
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def steps(self) -> tuple[int, ...]:
        """What City Hall adds to each kind of building (BG-8.14)."""
        return tuple(self.city_hall_step.get(NAMES[kind], 0) for kind in range(KINDS))

    def to_json(self) -> str:
        """On one line of plain ASCII, for a record that carries its own; `parse` gives back equal figures."""
        return json.dumps(msgspec.to_builtins(self), separators=(",", ":"))


def parse(text: str, file: str, bounds: Bounds = BOUNDS) -> Figures:
    """The figures of a text, or a FiguresError."""
    try:
        figures = msgspec.json.decode(text, type=Figures)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise FiguresError("figures", where=file, reason=fault("figures-unread", reason=str(error))) from None
    for check in _CHECKS:
        _refuse(check(figures), file)
    check_bounds(figures, file, bounds)
    return figures


def check_bounds(figures: Figures, file: str, bounds: Bounds = BOUNDS) -> None:
    """Raises a FiguresError where they are larger than a game that begins now may have them."""
    for check in _BOUNDED:
        _refuse(check(figures, bounds), file)


def _refuse(found: tuple[str, Cause] | None, file: str) -> None:
    if found is not None:
        raise FiguresError("figures", where=f"{file}, {found[0]}", reason=found[1])


Fault = tuple[str, Cause] | None


def _check_head(figures: Figures) -> Fault:
    if figures.format != FORMAT:
        return "format", fault("figures-format", expected=FORMAT)
    if not figures.name.isprintable() or not 1 <= len(figures.name) <= LONGEST_NAME or " " in figures.name:
        return "name", fault("figures-name", most=LONGEST_NAME)
    return None


def _check_steps(figures: Figures) -> Fault:
    wanted = {"drugstore", "bank", "general_store", "saloon", "blacksmith"}
    if set(figures.city_hall_step) != wanted:
        return "city_hall_step", fault("figures-step-names", known=tuple(sorted(wanted)))
    if not all(0 < step <= 20 for step in figures.city_hall_step.values()):
        return "city_hall_step", fault("figures-step", least=1, most=20)
    return None


def _check_river(figures: Figures) -> Fault:
    for name in figures.river:
        if name not in BY_NAME:
            return "river", fault("figures-parcel", found=name[:40])
    if fault_of([BY_NAME[name] for name in figures.river]):
        return "river", fault("figures-river", fewest=SHORTEST, most=LONGEST)
    return None


def _check_outlaws(figures: Figures) -> Fault:
    if tuple(figures.outlaw_vp) != STRENGTHS:
        return "outlaw_vp", fault("figures-order", known=STRENGTHS)
    if not all(0 <= vp <= 20 for vp in figures.outlaw_vp.values()):
        return "outlaw_vp", fault("figures-range", least=0, most=20)
    return None


def _check_hats(figures: Figures) -> Fault:
    if len(figures.hats) != ENCLOSURES or not all(0 <= hats <= 20 for hats in figures.hats):
        return "hats", fault("figures-hats", count=ENCLOSURES, most=20)
    return None


def _check_beginning(figures: Figures, bounds: Bounds) -> Fault:
    sheet = figures.beginning
    highest = {"cowboys": 10, "revolvers": 9, "roads": 9, "parcels": 6}
    least = 0
    for name, most in highest.items():
        ware: Ware = getattr(sheet, name)
        if not (0 <= ware.fewest <= ware.most <= most and 0 <= ware.price <= bounds.price):
            return f"beginning, {name}", fault("figures-ware", most=most, price=bounds.price)
        least += ware.fewest * ware.price
    if not least <= sheet.purse <= bounds.purse:
        return "beginning, purse", fault("figures-purse", least=least, most=bounds.purse)
    ways = _ways(sheet)
    if ways > bounds.sheets:
        return "beginning", fault("figures-sheets", found=ways, most=bounds.sheets)
    return None


def _ways(sheet: Beginning) -> int:
    """How many different sheets can be filled in: a bot looks at all of them."""
    left = {sheet.purse: 1}
    for ware in (sheet.cowboys, sheet.revolvers, sheet.roads, sheet.parcels):
        after: dict[int, int] = {}
        for money, ways in left.items():
            for count in range(ware.fewest, ware.most + 1):
                rest = money - count * ware.price
                after[rest] = after.get(rest, 0) + ways
        left = after
    return sum((money + 1) * ways for money, ways in left.items() if money >= 0)


def _check_strategies(figures: Figures) -> Fault:
    if tuple(figures.strategies) != STRATEGIES:
        return "strategies", fault("figures-order", known=STRATEGIES)
    for name, strategy in figures.strategies.items():
        if set(strategy.priority) != BUILT_BY_STANDISH or len(strategy.priority) != len(BUILT_BY_STANDISH):
            known = tuple(sorted(BUILT_BY_STANDISH))
            return f"strategies, {name}, priority", fault("figures-priority", known=known)
        wanted = set(strategy.bonus)
        if not wanted or len(wanted) != len(strategy.bonus) or not wanted <= BUILT_BY_STANDISH | {NAMES[MOUNTAIN]}:
            known = (*sorted(BUILT_BY_STANDISH), NAMES[MOUNTAIN])
            return f"strategies, {name}, bonus", fault("figures-some-of", known=known)
    return None


def _check_bonus(figures: Figures, bounds: Bounds) -> Fault:
    for name, strategy in figures.strategies.items():
        if not 0 <= strategy.bonus_vp <= bounds.bonus_vp:
            return f"strategies, {name}, bonus_vp", fault("figures-range", least=0, most=bounds.bonus_vp)
    return None


def _check_notes(figures: Figures, bounds: Bounds) -> Fault:
    if len(figures.notes) > bounds.notes or any(len(note) > bounds.note for note in figures.notes):
        return "notes", fault("figures-notes", most=bounds.notes, letters=bounds.note)
    return None


def _check_cards(figures: Figures) -> Fault:
    for number, card in enumerate(figures.cowboy_cards, 1):
        where = f"cowboy_cards, {number}"
        if len(card.card) != 1 or card.card not in CARDS:
            return f"{where}, card", fault("figures-one-of", known=tuple(CARDS))
        if not 0 <= card.firepower <= 20:
            return f"{where}, firepower", fault("figures-range", least=0, most=20)
        if not card.of or not set(card.of) <= set(STRATEGIES) or len(set(card.of)) != len(card.of):
            return f"{where}, of", fault("figures-some-of", known=STRATEGIES)
        if card.card == "G" and set(card.of) & {"rancher", "strength"}:
            return f"{where}, of", fault("figures-card-g", rule="BG-14.9", known=("miner", "urban"))
    for strategy in STRATEGIES:
        count = sum(strategy in card.of for card in figures.cowboy_cards)
        if count != DECK:
            return "cowboy_cards", fault("figures-cards", name=strategy, found=count, expected=DECK)
    return None


_CHECKS: Final[tuple[Callable[[Figures], Any], ...]] = (
    _check_head,
    _check_steps,
    _check_river,
    _check_outlaws,
    _check_hats,
    _check_strategies,
    _check_cards,
)
_BOUNDED: Final[tuple[Callable[[Figures, Bounds], Any], ...]] = (_check_beginning, _check_bonus, _check_notes)
