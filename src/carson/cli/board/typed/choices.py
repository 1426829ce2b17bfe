"""The legal choices of a player, as a page lists them: a few by number, many grouped by what they are and cost."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from carson.board import actions
from carson.board.material.pieces import HOUSES
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.views.view import View
from carson.cli.board.figures import PARCEL_NAMES, Figures, is_parcel
from carson.cli.board.variants.registry import PARCELS, PLACING, key_of, stranger_in

# Questions that are answered with an amount of money.
AMOUNTS: Final = ("cash", "auction", "buy-vp")
# Questions whose spaces are on the page with their numbers.
SPACES: Final = ("cowboy", "heal", "free-cowboys", *PLACING)
# Questions about duel tiles: a tile's number is its key (BG-11.3).
TILES: Final = ("duel-tile", "last-tile")
_TILE: Final = re.compile("[0-5](-[0-5])?")  # one duel tile, or two
MOST_MARKS: Final = 24


class Choice(NamedTuple):
    """One legal action and its key: a number, or the character's own."""

    key: str
    action: actions.Action

    @property
    def text(self) -> str:
        """The action as it is written in records: 'cowboy wages'."""
        return actions.ACTIONS.text(self.action)


class Group(NamedTuple):
    """Parcels that answer the question alike; `figure` is what they have in common: a price, an income."""

    kind: str
    figure: int | None
    parcels: tuple[str, ...]


def numbered(legal: Sequence[actions.Action], numbers: dict[str, int]) -> list[Choice]:
    """The choices that are listed one by one: options, characters, what is for sale, passing.

    `numbers` are the characters' own, by name; everything else is counted.
    """
    found: list[Choice] = []
    count = 0
    # Where cowboys are placed numbers are those of the spaces.
    placing = any(type(action) is actions.Cowboy for action in legal)
    for action in legal:
        if type(action) is actions.Choose and action.option in numbers:
            found.append(Choice(str(numbers[action.option]), action))
        elif type(action) is actions.Choose and _TILE.fullmatch(action.option):
            found.append(Choice(action.option, action))
        elif own := key_of(action, placing):
            found.append(Choice(own, action))
        elif type(action) is actions.Choose and placing and not is_parcel(action.option):
            found.append(Choice("d", action))  # to decline what a variant offers
        elif type(action) in (actions.Choose, actions.Buy, actions.Pass) and not _is_place(action):
            count += 1
            found.append(Choice("p" if type(action) is actions.Pass else str(count), action))
    return found


def _is_place(action: actions.Action) -> bool:
    match action:
        case actions.Choose(name) | actions.Buy(name):
            return is_parcel(name)
        case _:
            return False


def standing_cowboys(legal: Sequence[actions.Action]) -> tuple[list[str], bool]:
    """The places whose cowboy may be moved, and whether one may be taken back instead."""
    sources = [action.source for action in legal if type(action) is actions.Shift]
    sources += [action.at for action in legal if type(action) is actions.Withdraw]
    return list(dict.fromkeys(sources)), any(type(action) is actions.Withdraw for action in legal)


def amounts(legal: Sequence[actions.Action]) -> list[int]:
    return [action.amount for action in legal if type(action) is actions.Spend]


def groups(view: View, seat: int, legal: Sequence[actions.Action], figures: Figures) -> list[Group]:
    """The parcels of all other choices, by what is done there and its figure, the cheapest first."""
    found: dict[tuple[str, int | None], list[str]] = {}
    for action in legal:
        where = _parcel(action)
        if where is None:
            continue
        kind, figure = _what(view, seat, action, where, figures)
        parcels = found.setdefault((kind, figure), [])
        if where not in parcels:
            parcels.append(where)
    order = sorted(found, key=lambda key: (_KINDS.index(key[0]), key[1] if key[1] is not None else -1))
    return [Group(kind, figure, tuple(found[kind, figure])) for kind, figure in order]


_KINDS: Final = (
    *PARCELS.values(),
    "ranch",
    "price",
    "parcel",
    "attack",
    "defend",
    "hall",
    "site",
    "bare-site",
    "house",
    "townhouse",
    "ask",
    "road",
)


def _parcel(action: actions.Action) -> str | None:
    match action:
        case actions.Claim(at) | actions.House(at) | actions.Townhouse(at) | actions.Ask(at) | actions.Build(_, at):
            return at
        case actions.Cowboy(at) | actions.Buy(at) | actions.Choose(at) if is_parcel(at):
            return at
        case actions.Road(line):
            return line
        case _:
            return None


def _what(view: View, seat: int, action: actions.Action, where: str, figures: Figures) -> tuple[str, int | None]:
    match action:
        case actions.Road():
            return "road", None
        case actions.Build(kind, at):
            preview = figures.preview(seat, kind, at)
            return _site(kind), preview.sheet.pays if preview is not None else None
        case actions.House():
            return "house", figures.house_gain(seat, where)
        case actions.Townhouse():
            return "townhouse", figures.house_gain(seat, where)
        case actions.Ask():
            return "ask", None
        case actions.Buy():
            return "price", figures.price(seat, where)
        case actions.Cowboy():
            return _target(view, seat, where, figures)
        case _:
            return _taken(view, seat, where, figures)


def _site(kind: str) -> str:
    """What the Houses of a building add depends on where they go, so it stands apart: `i` tells."""
    return "bare-site" if HOUSES[KIND_NAMES.index(kind)] else "site"


def prospects(view: View, seat: int, figures: Figures) -> list[Group]:
    """Where the building on sale could go at once, and what it would pay there."""
    assert view.decision is not None
    kind = view.decision.word("building")
    found: dict[int, list[str]] = {}
    for parcel in figures.sites(seat, kind):
        preview = figures.preview(seat, kind, parcel)
        if preview is not None:
            found.setdefault(preview.sheet.pays, []).append(parcel)
    return [Group(_site(kind), pays, tuple(found[pays])) for pays in sorted(found)]


def _target(view: View, seat: int, where: str, figures: Figures) -> tuple[str, int | None]:
    """What a cowboy there is for (BG-4.3)."""
    at = PARCEL_NAMES.index(where)
    if view.barred() >> at & 1 and (stranger := stranger_in(view)) is not None:
        return stranger[0].name, None
    if where == view.city_hall:
        return "hall", None
    if view.owner[at] < 0:
        return "price", figures.price(seat, where)
    return ("defend" if view.owner[at] == seat else "attack"), view.income[at]


def _taken(view: View, seat: int, where: str, figures: Figures) -> tuple[str, int | None]:
    """A parcel that is taken for nothing; the Lawyer buys his (BG-9.18)."""
    kind = view.decision.kind if view.decision is not None else ""
    if kind in PARCELS:
        return PARCELS[kind], None
    if kind == "ranches":
        return "ranch", view.income[PARCEL_NAMES.index(where)]
    if view.decision is not None and view.decision.word("character") == "lawyer":
        return "price", figures.price(seat, where)
    return "parcel", None


def map_figures(view: View, found: Sequence[Group]) -> dict[str, str]:
    """What a tall map shows below its parcels: incomes, and for the question's parcels what they cost or bring."""
    shown = {name: f"+{pays}" for name, pays in zip(PARCEL_NAMES, view.income, strict=True) if pays}
    for group in found:
        for parcel in group.parcels:
            if group.kind == "price":
                shown[parcel] = f"${group.figure}"
            elif group.kind in ("site", "bare-site", "house", "townhouse"):
                shown[parcel] = f"+{group.figure}"
            elif group.kind == "ask":
                shown[parcel] = "?"
            elif group.kind == "parcel" and _worth_showing(group):
                shown[parcel] = "•"
    return shown


def _worth_showing(group: Group) -> bool:
    """Where nearly every parcel will do, marks only hide the map."""
    return group.kind != "parcel" or len(group.parcels) <= MOST_MARKS


def map_choices(found: Sequence[Group]) -> frozenset[str]:
    """The parcels the question is about."""
    shown = [group for group in found if group.kind != "road" and _worth_showing(group)]
    return frozenset(parcel for group in shown for parcel in group.parcels)


def runs(parcels: Sequence[str]) -> list[str]:
    """Parcels of one row next to each other as 'a1–d1', to say many in few signs."""
    out: list[str] = []
    run: list[str] = []
    for parcel in sorted(parcels, key=PARCEL_NAMES.index):
        if run and PARCEL_NAMES.index(parcel) == PARCEL_NAMES.index(run[-1]) + 1 and parcel[1] == run[-1][1]:
            run.append(parcel)
            continue
        out += _run(run)
        run = [parcel]
    return out + _run(run)


def _run(run: Sequence[str]) -> list[str]:
    return [f"{run[0]}–{run[-1]}"] if len(run) > 2 else list(run)
