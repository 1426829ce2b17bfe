"""A page fits its screen, from the first round to the last."""

import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from carson.cards.library import CardGame, replayed
from carson.cards.material.pieces import CHARACTERS
from carson.cards.views.view import View
from carson.cli.cards.choices import choices
from carson.cli.cards.draw.offer import offer
from carson.cli.cards.guide import ON_THE_PAGE
from carson.cli.cards.page import Page
from carson.cli.cards.painter import CardPainter
from carson.cli.table.news import News
from carson.cli.terminal import Terminal
from carson.kernel import parse
from carson.words import LANGUAGES, Teller, Words

RECORDS = Path(__file__).parents[1] / "records" / "cards"
WORDS = Words("en")
# Each of these comes with a question of another kind.
MOMENTS = {"1-with-3-beginners": (0, 1, 2, 30, 40), "5-with-1-intermediate": (0, 5, 60, 120, 200), "6": (90, 180, 220)}


def game_after(name: str, moves: int) -> CardGame:
    return replayed(parse((RECORDS / f"{name}.carson").read_text()), upto=moves)


def page(game: CardGame, width: int, height: int) -> list[str]:
    """The lines of the page of whoever is asked."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, color_system=None, width=width, height=height, _environ={})
    teller = Teller(WORDS, lambda seat: f"Player {seat}")
    assert game.decision is not None
    seat = game.decision.seats[0]
    view: View = game.view(seat)
    found = choices(view, seat, game.legal_actions(seat))
    news = News(teller, ON_THE_PAGE)
    news.resume(game, [seat])
    painter = CardPainter(WORDS, teller, lambda seat: f"Player {seat}")
    Page(Terminal(console, input, True), painter, hints=True).print(view, seat, found, news.fresh(game, seat))
    return file.getvalue().replace("\x1b[H\x1b[2J", "").splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (120, 40)])
@pytest.mark.parametrize(("name", "moves"), [(name, moves) for name, at in MOMENTS.items() for moves in at])
def test_a_page_fits_the_screen_with_a_line_for_the_prompt(name: str, moves: int, width: int, height: int) -> None:
    game = game_after(name, moves)
    lines = page(game, width, height)
    assert max(map(len, lines)) <= width
    assert len(lines) < height
    assert game.decision is not None
    asked = f"Player {game.decision.seats[0]}"
    assert any(line.startswith(f"{asked}: ") for line in lines)


def test_a_taller_screen_shows_more() -> None:
    game = game_after("5-with-1-intermediate", 120)
    small, large = page(game, 80, 24), page(game, 80, 60)
    assert len(small) < len(large)
    assert "Player 2’s city" not in "\n".join(small)
    assert all(f"Player {seat}’s city" in "\n".join(large) for seat in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_offer_stand_below_their_heads_in_every_language(language: str) -> None:
    """However long a character's name is."""
    words = Words(language)
    teller = Teller(words, str)
    view = game_after("1-with-3-beginners", 0).view(0)
    longest = max(CHARACTERS, key=lambda name: len(teller.character(name)))
    console = Console(file=io.StringIO(), width=60, color_system=None, _environ={})
    drawn = offer(replace(view, offer=(longest, *view.offer)), words, teller, {longest: 7})
    with console.capture() as written:
        console.print(drawn)
    head, line = written.get().splitlines()[:2]
    gain = words("cli-gain")
    assert line.rstrip().endswith("+7")
    assert len(line.rstrip()) == head.index(f"  {gain}") + 2 + len(gain)
