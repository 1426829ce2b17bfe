"""The board game on the server: tables with variants and custom figures, points by their sources."""

from collections.abc import Iterator
from random import Random
from secrets import token_hex
from typing import Any, Final

from carson.board.characters.sets import SETS
from carson.board.game import BOARD
from carson.board.library import new_rules
from carson.board.material.figures import check_bounds, parse
from carson.board.mechanics.scoring import Sheet
from carson.board.option_checks import DRAWN
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.views.view import View
from carson.facts.board import facts
from carson.kernel import SheetLine
from carson.pad.sets import with_random_set
from carson.server.errors import blaming
from carson.server.games.requested import read_options, text_of
from carson.server.games.served import Moment, Score, ServedGame, Setting
from carson.words import BoardTeller

LINES: Final = ("so_far", "money", "buildings", "houses", "mountains", "train_station", "character")


def _new_rules(options: dict[str, Any], figures: dict[str, Any] | None) -> BoardRules:
    """A FiguresError says where the figures cannot be played with."""
    wanted = with_random_set(read_options(Options, options), token_hex(8))
    with blaming("figures"):
        own = None if figures is None else parse(text_of(figures), "figures")
    return new_rules(wanted, own)


def _check_figures(rules: BoardRules) -> None:
    check_bounds(rules.table.figures, "figures")


def _scores(rules: BoardRules, view: View) -> Iterator[Score]:
    """From a spectator's view alone: whatever were hidden from it could not be told."""
    state = rules.imagine(view, Random(0))
    for seat in rules.table.seats:
        sheet = rules.sheet(state, seat)
        yield Score(seat, sheet.total, tuple(_sources(sheet)), {})


def _sources(sheet: Sheet) -> Iterator[SheetLine]:
    for name in LINES:
        yield SheetLine(name, getattr(sheet, name), ())
    for name, points in sheet.variants:
        yield SheetLine(name, points, ())


def _moment(rules: BoardRules, view: View) -> Moment:
    values = {
        "points": tuple(score.total for score in _scores(rules, view)),
        "vp": tuple(player.vp for player in view.players),
        "money": tuple(player.money for player in view.players),
        "income": tuple(player.next_income for player in view.players),
    }
    return Moment(0, view.round, values)


def _setting(rules: BoardRules) -> Setting:
    options = rules.table.options
    named = next((name for name, sides in SETS.items() if options.characters in (name, sides)), "own")
    named = "" if options.characters == DRAWN else named
    return Setting(named, tuple(options.variants.split()), tuple(rules.table.automatic.values()))


SERVED: Final = ServedGame(
    engine=BOARD,
    teller=BoardTeller,
    material="figures",
    new_rules=_new_rules,
    check_material=_check_figures,
    scores=_scores,
    moment=_moment,
    orders=("consent", "pass"),
    page="src/board/BoardTable.svelte",
    setting=_setting,
    facts=facts,
)
