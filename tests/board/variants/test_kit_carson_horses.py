"""Kit Carson where it meets Horses, Might is Right and positions."""

import pytest

from board.variants.helpers_horses import horses, stabled
from carson.board.library import new_rules
from carson.board.options import Options
from carson.board.variants.meetings.kit_carson_horses import FOLLOWED
from carson.kernel import Game, NotationError
from support.board import BoardGame, answer, asked, choices, refused, standing

pytestmark = pytest.mark.rule("BG-11.4", "BG-13.2")


def free(**given: object) -> BoardGame:
    game = stabled(variants="kit-carson", at="cowboys", supply=3, order=(0, 1, 2), **given)
    answer(game, "0 cowboy wages")
    return game


def offered(game: BoardGame, seat: int) -> list[str]:
    return [choice for choice in choices(game, seat) if choice.startswith("horse")]


@pytest.mark.rule("BG-16.55")
def test_a_horse_may_follow_a_cowboy_and_nobody_waits_for_it() -> None:
    game = free()
    assert asked(game) == "0,1,2 free-cowboys"
    answer(game, "1 cowboy roads", "2 cowboy roads", "0 horse 3", "2 horse 1")
    assert [horses(game, seat) for seat in range(3)] == [(0, "0 0 1 0 0"), (1, "0 0 0 0 0"), (0, "1 0 0 0 0")]
    assert game.state.bonus == [0, 0, 1]
    assert asked(game) == "0,1,2 free-cowboys"


@pytest.mark.rule("BG-13.6")
def test_the_second_enclosure_is_not_used() -> None:
    game = free()
    assert offered(game, 0) == ["horse 1", "horse 3", "horse 4", "horse 5"]
    refused(game, "0 horse 2", "enclosure-not-used", "BG-13.6")
    refused(game, "0 cowboy enclosure-2", "no-such-enclosure", "BG-13.2")


@pytest.mark.rule("BG-16.55")
@pytest.mark.parametrize("action", ["shift wages roads", "cowboy enclosure-5", "horse 4"])
def test_it_follows_right_after_the_cowboy_or_not_at_all(action: str) -> None:
    game = free(herd=(2, 2, 2))
    answer(game, f"0 {action}")
    assert offered(game, 0) == []
    refused(game, "0 horse 1", "no-horse-now", "BG-13.2")


@pytest.mark.rule("BG-16.55")
def test_nor_in_the_next_round_after_stopping() -> None:
    game = free()
    answer(game, "0 pass")
    assert FOLLOWED.of(game.state) == 0


def test_without_a_cowboy_placed_no_horse_follows() -> None:
    game = free()
    refused(game, "1 horse 1", "no-horse-now", "BG-13.2")
    answer(game, "1 cowboy enclosure-1")
    refused(game, "1 horse 1", "no-horse-now", "BG-13.2")


def test_every_cowboy_may_be_followed_by_a_horse() -> None:
    game = free(herd=(3, 1, 1))
    answer(game, "0 horse 5", "0 cowboy roads", "0 horse 5")
    assert horses(game, 0) == (1, "0 0 0 0 2")


@pytest.mark.rule("BG-16.55")
def test_a_cowboy_moves_out_of_an_enclosure_not_into_one() -> None:
    game = free()
    answer(game, "0 cowboy enclosure-3")
    refused(game, "0 shift wages enclosure-4", "not-on-the-board", "BG-16.55")
    answer(game, "0 shift enclosure-3 roads")
    assert standing(game, 0) == ["roads", "wages"]


def test_a_position_in_the_middle_of_it_reads_back() -> None:
    rules = new_rules(Options(2, variants="kit-carson horses"))
    game: BoardGame = Game.start(rules, "free")
    while game.decision is not None and game.decision.kind != "free-cowboys":
        seat = game.decision.seats[0]
        game.apply(seat, game.legal_actions(seat)[0])
    text = rules.position_text(game.state)
    first = game.state.order[0]
    assert f"followed: {first}\n" in text
    again = rules.parse_position(text)
    assert again.slices == game.state.slices
    assert rules.decision(again) == game.decision
    assert offered(Game(rules, again, game.setup, None, None), first) != []


@pytest.mark.parametrize(
    ("old", "new"), [("frames: cowboys 1", "frames: cowboys 2"), ("followed: -", "followed: 0"), ("followed: -", "")]
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    rules = new_rules(Options(2, variants="kit-carson"))
    game: BoardGame = Game.start(rules, "free")
    while game.decision is not None and game.decision.kind != "free-cowboys":
        seat = game.decision.seats[0]
        game.apply(seat, game.legal_actions(seat)[0])
    text = rules.position_text(game.state)
    assert old in text
    with pytest.raises(NotationError):
        rules.parse_position(text.replace(old, new))
