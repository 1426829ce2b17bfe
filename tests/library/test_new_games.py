"""New games from options as a program gives them, and what it is told when they make none."""

from typing import Any

import pytest

import carson
from carson.board.data.loader import built_in
from carson.words import Words


def head(game: str, **options: Any) -> dict[str, str]:
    made: Any = carson.new_game(game, seed=7, **options)
    return dict(made.rules.header())


@pytest.mark.parametrize(
    ("options", "same"),
    [
        ({"variants": ["river", "horses"]}, {"variants": "horses, river"}),
        ({"variants": ("river",)}, {"variants": "river"}),
        ({"variants": {"horses", "river"}}, {"variants": "river horses"}),
        ({"variants": []}, {}),
        ({"characters": ["1R", "2Y", "3R", "4Y", "5R", "6Y", "14"]}, {"characters": "1R 2Y 3R 4Y 5R 6Y 14"}),
        ({"solo": "urban"}, {"solo": "urban", "players": 2}),
        ({"figures": built_in()}, {}),
    ],
)
def test_lists_and_texts_of_the_board_game_s_options_mean_the_same(options: Any, same: Any) -> None:
    assert head("board", **options) == head("board", **same)


def test_a_bag_may_be_counted_out() -> None:
    counts = {"ranch": 3, "mine": 3, "drugstore": 1, "bank": 1, "saloon": 1, "hotel": 1, "general_store": 1}
    counts |= {"blacksmith": 1, "church": 1, "prison": 1, "school": 1}
    written = ", ".join(f"{kind} {count}" for kind, count in counts.items())
    assert head("board", bag=counts)["bag"] == head("board", bag=written)["bag"] == written


@pytest.mark.parametrize(
    ("options", "same"),
    [
        ({"players": 2}, {"players": 2, "virtual": ["beginner", "beginner"]}),
        (
            {"players": 1, "virtual": "expert beginner expert"},
            {"players": 1, "virtual": ["expert", "beginner", "expert"]},
        ),
        ({"suits": "star hat"}, {"suits": ["star", "hat"]}),
        ({}, {"players": 4, "virtual": ()}),
    ],
)
def test_lists_and_texts_of_the_card_game_s_options_mean_the_same(options: Any, same: Any) -> None:
    assert head("cards", **options) == head("cards", **same)


def test_the_seed_decides_the_characters_and_the_game() -> None:
    games = [carson.new_game("board", characters="random", seed=seed) for seed in (7, "7", 8)]
    assert games[0] == games[1] != games[2]
    assert games[0].rules.table.options.characters != games[2].rules.table.options.characters


def test_without_a_seed_one_is_drawn_by_lot_and_kept() -> None:
    first, second = carson.new_game("cards"), carson.new_game("cards")
    assert first.seed
    assert first.seed != second.seed


def test_a_game_may_begin_from_a_position() -> None:
    game = carson.new_game("board", players=2, seed=7)
    game.apply(0, "claim d4")
    again = carson.new_game("board", players=2, seed=7, position=game.rules.position_text(game.state))
    assert again.state == game.state
    assert next(again.positions()).state == game.state


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("bord", {}, "game-unknown"),
        (7, {}, "game-unknown"),
        ("board", {"player": 4}, "option-unknown"),
        ("cards", {"variants": "river"}, "option-unknown"),
        ("board", {"players": "four"}, "options-malformed"),
        ("board", {"edition": 7}, "options-malformed"),
        ("cards", {"virtual": 7}, "options-malformed"),
        ("cards", {"players": None}, "options-malformed"),
        ("cards", {"deck": "mine.json"}, "options-malformed"),
        ("board", {"position": 7}, "options-malformed"),
        ("board", {"players": 9}, "options-board-players"),
        ("board", {"variants": ["rivr"]}, "options-variant"),
        ("board", {"characters": "wizards"}, "options-character"),
        ("board", {"solo": "rancher", "players": 4}, "options-solo-players"),
        ("cards", {"players": 7}, "options-real"),
        ("cards", {"virtual": "genius"}, "options-level"),
    ],
)
def test_options_that_make_no_game_are_refused_with_a_sentence(game: Any, options: Any, code: str) -> None:
    with pytest.raises(carson.OptionsError) as raised:
        carson.new_game(game, **options)
    said = str(raised.value)
    assert raised.value.code.startswith(code)
    assert said[0].isupper() or said[0] == "“"
    assert said.endswith((".", "]"))
    assert code not in said


def test_the_sentence_says_what_was_wrong_and_what_would_be_right() -> None:
    with pytest.raises(carson.OptionsError) as raised:
        carson.new_game("bord")
    assert str(raised.value) == "There is no game “bord”; choose cards or board."


def test_a_fault_without_words_still_prints() -> None:
    assert not Words("en").has("error-unheard-of")
    assert str(carson.CarsonError("unheard-of", seat=1)) == "unheard-of (seat=1)"
    assert str(carson.Refusal("unheard-of")) == "Refusal(code='unheard-of', rule='', details={})"
    # And words whose figures are missing.
    assert str(carson.CarsonError("game-unknown")) == "game-unknown"


def test_a_fault_within_a_fault_is_told_in_full() -> None:
    text = carson.record(carson.new_game("board", players=3, seed=7)).text()
    with pytest.raises(carson.RecordError) as raised:
        carson.load(text.replace("players: 3", "players: 9"))
    assert "this game needs 2 to 6" in str(raised.value)


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(carson.RecordError, match="carson record 1"):
        carson.load("")
