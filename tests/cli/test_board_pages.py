"""A page of the board game fits its screen, from the set-up to the last question."""

import io
from functools import cache

import pytest
from rich.console import Console

from carson.board.actions import Cowboy
from carson.board.library import BoardGame, new_game
from carson.board.material.ground import BY_NAME
from carson.board.options import Options
from carson.board.views.gains import Gain, GainPart
from carson.cli.board.guide import BoardGuide
from carson.cli.board.painter import painter_for
from carson.cli.board.setup.seats import seating
from carson.cli.board.sums import Sums
from carson.cli.table.news import News
from carson.cli.terminal import Terminal
from carson.words import Words
from cli.driving import board_answers

WORDS = Words("en")
TABLES = {"two": Options(2), "four": Options(4, "full", "gold"), "six": Options(6, "full", "scores")}


@cache
def moments(name: str) -> tuple[BoardGame, ...]:
    """The last moment of a game at which each kind of question was asked."""
    game, last = new_game(TABLES[name], name), {}
    for text in board_answers(name, TABLES[name]):
        assert game.decision is not None
        last[game.decision.kind] = game.copy()
        game.apply(game.decision.seats[0], text)
    return tuple(last.values())


def page(game: BoardGame, width: int, height: int) -> list[str]:
    """The lines of the page of whoever is asked."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, color_system=None, width=width, height=height, _environ={})
    count = game.rules.seats
    painter = painter_for(WORDS, seating(WORDS, "", players=",".join(["human"] * count)))
    guide = BoardGuide(Terminal(console, input, True), painter, range(count))
    assert game.decision is not None
    seat = game.decision.seats[0]
    news = News(painter.teller, guide.on_the_page)
    news.resume(game, [seat])
    guide.page(game, seat, news.fresh(game, seat))
    return file.getvalue().replace("\x1b[H\x1b[2J", "").splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (100, 40), (140, 45)])
@pytest.mark.parametrize("name", TABLES)
def test_a_page_fits_the_screen_with_a_line_for_the_prompt(name: str, width: int, height: int) -> None:
    kinds = set()
    for game in moments(name):
        assert game.decision is not None
        kinds.add(game.decision.kind)
        lines = page(game, width, height)
        assert max(map(len, lines)) <= width
        assert len(lines) < height, game.decision.kind
        asked = f"Player {game.decision.seats[0] + 1}: "
        assert any(line.startswith(asked) or asked in line for line in lines), game.decision.kind
    assert {"claim", "character", "cowboy", "build", "house", "purchase"} <= kinds


def cowboys(name: str) -> BoardGame:
    return next(game for game in moments(name) if game.decision and game.decision.kind == "cowboy")


def test_a_tall_page_has_prices_and_incomes_on_the_map_and_what_each_space_gives() -> None:
    game, typed = new_game(Options(4), "four"), iter(board_answers("four", Options(4)))
    while not (game.decision and game.decision.kind == "cowboy" and any(game.view(None).income)):
        assert game.decision is not None
        game.apply(game.decision.seats[0], next(typed))
    seat, view = game.decision.seats[0], game.view(None)
    lines = page(game, 100, 40)
    below = "\n".join(line[:43] for line in lines if line.startswith("  "))
    to_buy = [a for a in game.legal_actions(seat) if type(a) is Cowboy and not a.mark and a.at in BY_NAME]
    to_buy = [action for action in to_buy if view.owner[BY_NAME[action.at]] < 0]
    assert below.count("$") == len(to_buy) > 20
    for pays in {income for income in view.income if income}:
        assert f"+{pays}" in below
    for gives in ("$4 per cowboy", "3 revolvers", "$2 to $12", "building income"):
        assert gives in "\n".join(lines)


def test_a_small_page_still_has_the_map_the_spaces_and_everybody() -> None:
    lines = "\n".join(page(cowboys("six"), 80, 24))
    assert "   a    b    c" in lines
    for space in ("wages", "buy-12", "parcels-income", "vp-2"):
        assert space in lines
    assert all(f"Player {seat}" in lines for seat in range(1, 7))


def test_the_odds_stand_where_cowboys_will_fight() -> None:
    game = new_game(Options(2), "duel")
    for text in ("claim a1", "claim h8", "claim a2", "claim h7", "choose banker", "choose mercenary"):
        assert game.decision is not None
        game.apply(game.decision.seats[0], text)
    for text in ("cowboy c3", "cowboy c3", "cowboy gambling", "cowboy gambling"):
        assert game.decision is not None
        game.apply(game.decision.seats[0], text)
    lines = page(game, 100, 40)
    # Firepower 2 against 5: a six against a one is only a tie with who has not passed.
    duels = [line for line in lines if "c3 " in line and "%" in line]
    assert len(duels) == 1
    gambling = next(line for line in lines if "gambling" in line and "$2 to $12" in line)
    assert gambling.count("%") == 2


def test_answers_tell_what_they_bring_as_a_sum() -> None:
    game = new_game(Options(2), "sums")
    for text in ("claim a1", "claim h8", "claim a2", "claim h7"):
        assert game.decision is not None
        game.apply(game.decision.seats[0], text)
    lines = page(game, 100, 40)
    assert "  3 take the Grocer  up to +$8; up to +$8 at Building income" in lines
    assert any(line.startswith("  1 take the Sheriff  +1 firepower") for line in lines)
    game.apply(game.decision.seats[0], "choose grocer")  # type: ignore[union-attr]
    lines = page(game, 100, 40)
    assert any(line.startswith("  1 ") and line.endswith("  +$8") for line in lines)


def test_a_sum_has_its_parts_in_the_readers_language() -> None:
    told = Sums(Words("nl"), lambda seat: ["Anna", "Bob"][seat])
    parts = (GainPart("ranch", 4, "d3"), GainPart("ranch", 3, "d5"), GainPart("robbery", -2, seat=1))
    sum_ = told._sum(Gain("money", 5, "income", parts))
    assert sum_ == "Ranch d3 $4 + Ranch d5 $3 + Bob −$2 = +$5 bij de inkomsten van gebouwen"
