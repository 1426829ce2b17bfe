"""The characters in play (BG-3.7): seven on chosen sides, eight with the Paperboy; beginners', books' and own sets."""

import pytest

from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.kernel import OptionsError
from support.board import BoardGame, answer, choices, new_game, refused


def first_choice(characters: str) -> BoardGame:
    """Two players have taken their start parcels; seat 0 chooses."""
    game = new_game(2, characters=characters, order=(0, 1))
    answer(game, "1 claim a1", "0 claim a2", "0 claim a3", "1 claim a4")
    return game


def offered(game: BoardGame) -> list[str]:
    return [word.removeprefix("choose ") for word in choices(game, 0)]


@pytest.mark.rule("BG-3.7")
def test_beginners_play_with_1_to_7() -> None:
    game = first_choice("beginners")
    assert offered(game) == ["sheriff", "banker", "grocer", "chinese_worker", "settler", "captain", "mercenary"]
    assert BoardRules(Options()).table.options.characters == "1Y 2Y 3Y 4Y 5Y 6Y 7Y"


@pytest.mark.rule("BG-3.7", "BG-9.24")
@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("quiet", "1R 2R 5Y 11Y 13Y 14 16R"),
        ("owners", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R"),
        ("prosper", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y"),
        ("scores", "0R 6R 7Y 9R 10Y 12R 13R 14"),
        ("gold", "0R 1Y 3Y 5R 8R 9Y 10R 11R"),
    ],
)
def test_the_books_sets(name: str, tiles: str) -> None:
    assert BoardRules(Options(characters=name)).table.options.characters == tiles


@pytest.mark.rule("BG-3.7")
def test_with_the_paperboy_eight_are_in_play() -> None:
    assert len(offered(first_choice("0Y 2Y 3Y 4Y 5Y 6Y 7Y 8Y"))) == 8


@pytest.mark.rule("BG-3.7")
def test_a_side_holds_for_the_whole_game() -> None:
    """The red Mercenary's 2, the yellow one's 3, in every round."""
    for side, firepower in (("R", 2), ("Y", 3)):
        game = first_choice(f"1Y 2Y 3Y 4Y 5Y 6Y 7{side}")
        for _ in range(4):
            first = game.state.passed[0]
            other = game.state.passed[1]
            answer(game, f"{first} choose mercenary", f"{other} choose banker")
            assert game.state.bonus[first] == firepower
            answer(game, f"{other} pass", f"{first} pass")
            while game.decision is not None and game.decision.kind == "cash":
                answer(game, f"{game.decision.seats[0]} spend {max(1, game.decision.about['excess'])}")


@pytest.mark.rule("BG-3.7")
def test_who_is_not_in_play_cannot_be_taken() -> None:
    game = first_choice("beginners")
    for name in ("indian", "doctor", "nobody"):
        refused(game, f"0 choose {name}", "character-not-in-play", "BG-3.7", character=name)


@pytest.mark.rule("BG-3.7")
@pytest.mark.parametrize(
    ("characters", "code"),
    [
        ("", "options-character-count"),
        ("1Y 2Y 3Y 4Y 5Y 6Y", "options-character-count"),
        ("1Y 2Y 3Y 4Y 5Y 6Y 7Y 8Y", "options-character-count"),
        ("0Y 1Y 2Y 3Y 4Y 5Y 6Y", "options-character-count"),
        ("0Y 1Y 2Y 3Y 4Y 5Y 6Y 7Y 8Y", "options-character-count"),
        ("1Y 1R 2Y 3Y 4Y 5Y 6Y", "options-character-twice"),
        ("1 2Y 3Y 4Y 5Y 6Y 7Y", "options-character-side"),
        ("1Y 2Y 3Y 4Y 5Y 6Y 14R", "options-character-side"),
        ("1Y 2Y 3Y 4Y 5Y 6Y 17Y", "options-character-side"),
        ("1Y 2Y 3Y 4Y 5Y 6Y 99Y", "options-character"),
        ("1Y 2Y 3Y 4Y 5Y 6Y 7G", "options-character"),
        ("beginner", "options-character"),
    ],
)
def test_what_is_no_set_is_refused(characters: str, code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(characters=characters))
    assert (caught.value.code, caught.value.details["rule"]) == (code, "BG-3.7")
