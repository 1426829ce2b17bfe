"""Points by source, and what can be drawn as a line over a game. Made from what everybody may know."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from carson.board.mechanics.scoring import Sheet as BoardSheet
from carson.board.rules import BoardRules
from carson.board.views.view import View as BoardView
from carson.cards.views.view import View as CardView
from carson.kernel.rules import Rules
from carson.server.games.adapter import AnyGame

BOARD_LINES: Final = ("so_far", "money", "buildings", "houses", "mountains", "train_station", "character")


class Source(Struct, frozen=True):
    """Where points come from; `parts` are its summands, if the sheet has them."""

    name: str
    points: int
    parts: tuple[int, ...] = ()


class Score(Struct, frozen=True):
    """A player's current points; a virtual player has no sheet. `characters`: points by character (cards)."""

    seat: int
    total: int
    sources: tuple[Source, ...]
    characters: dict[str, int]


def scores(game: AnyGame) -> list[Score]:
    """Everybody's sheet: at the end, or as if the game ended now."""
    if game.rules.game == "cards":
        return list(_card_scores(game.view(None)))
    return list(_board_scores(game.rules, game.view(None)))


def _card_scores(view: CardView) -> Iterator[Score]:
    for player in view.players:
        if player.level:
            yield Score(player.seat, view.points(player.seat), (), {})
            continue
        sheet = view.sheet(player.seat)
        lines = tuple(Source(line.name, line.points, line.parts) for line in sheet.lines)
        yield Score(player.seat, sheet.total, lines, sheet.characters)


def _board_scores(rules: Any, view: BoardView) -> Iterator[Score]:
    """From a spectator's view alone, so it cannot give away anything hidden."""
    assert isinstance(rules, BoardRules)
    state = rules.imagine(view, Random(0))
    for seat in rules.table.seats:
        sheet = rules.sheet(state, seat)
        yield Score(seat, sheet.total, tuple(_board_sources(sheet)), {})


def _board_sources(sheet: BoardSheet) -> Iterator[Source]:
    for name in BOARD_LINES:
        yield Source(name, getattr(sheet, name))
    for name, points in sheet.variants:
        yield Source(name, points)


class Moment(Struct, frozen=True):
    """The figures of each player at one moment, by the name of their line."""

    era: int
    round: int
    values: dict[str, tuple[int, ...]]


def moment(rules: Rules[Any, Any, Any], state: Any) -> Moment:
    view = rules.view(state, None)
    if rules.game == "cards":
        points = tuple(view.points(player.seat) for player in view.players)
        return Moment(view.era, view.round, {"points": points})
    values = {
        "points": tuple(score.total for score in _board_scores(rules, view)),
        "vp": tuple(player.vp for player in view.players),
        "money": tuple(player.money for player in view.players),
        "income": tuple(player.next_income for player in view.players),
    }
    return Moment(0, view.round, values)
