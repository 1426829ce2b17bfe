"""What each seat is told: all that is new to it, and nothing that is another's secret."""

from typing import Any

from rich.console import Console

from carson.cards.library import new_game
from carson.cards.options import Options
from carson.cli.cards.guide import ON_THE_PAGE
from carson.cli.draw.newslines import news_lines, wrapped
from carson.cli.table.news import News
from carson.words import Teller, Words


class Plain(Teller):
    """Tells every event, silent ones too, by its kind and seat."""

    def event(self, event: Any) -> str:
        return f"{event.kind} {event.data.get('seat', '')}".strip()


def plain_news() -> News:
    return News(Plain(Words("en"), str), ON_THE_PAGE)


def test_a_chosen_bid_is_told_to_its_own_seat_alone() -> None:
    game = new_game(Options(2, ("beginner", "beginner")), "1")
    game.apply(0, "bid 7")
    news = plain_news()
    assert news.fresh(game, 0) == ["bid-chosen 0"]
    assert news.fresh(game, 1) == []
    assert "bid-chosen 0" in news.all(game, 0)
    assert "bid-chosen 0" not in news.all(game, 1)
    assert "bid-chosen 0" not in news.all(game, None)


def test_nothing_is_told_twice_and_what_was_taken_back_may_come_again() -> None:
    game = new_game(Options(2, ("beginner", "beginner")), "1")
    news = plain_news()
    news.fresh(game, 0)
    game.apply(0, "bid 7")
    assert news.fresh(game, 0) == ["bid-chosen 0"]
    assert news.fresh(game, 0) == []
    game.undo(0)
    assert news.fresh(game, 0) == []
    game.apply(0, "bid 3")
    assert news.fresh(game, 0) == ["bid-chosen 0"]


def test_a_resumed_game_tells_its_last_move_again() -> None:
    game = new_game(Options(), "1")
    game.apply(0, "bid 7")
    news = plain_news()
    news.resume(game, [0])
    told = news.fresh(game, 0)
    assert "bids" in told
    assert "skull" not in told


def test_a_long_line_goes_on_below_and_what_is_left_out_is_counted() -> None:
    lines = ["one", "Player 1 wins the duel. Strength: Greedy 2 (4) and Player 1 (5)."]
    shown = wrapped(lines, 40)
    assert shown == ["one", "Player 1 wins the duel. Strength: Greedy", "  2 (4) and Player 1 (5)."]
    assert all(len(line) <= 40 for line in shown)
    with (console := Console(width=40, color_system=None)).capture() as written:
        console.print(news_lines(Words("en"), shown, 2))
    assert written.get().splitlines() == ["… 2 more lines: l shows the log", "  2 (4) and Player 1 (5)."]
