"""Phase 1 (BG-4.1): characters are chosen in the order of the pass order track; their numbers set the turn order."""

import pytest

from support.board import answer, asked, choices, refused, scripted, told

ONE_TO_SEVEN = "1Y 2Y 3Y 4Y 5Y 6Y 7Y"


@pytest.mark.rule("BG-4.1")
def test_characters_are_chosen_in_the_order_of_the_pass_order_track() -> None:
    game = scripted(at="characters", in_play=ONE_TO_SEVEN, passed=(2, 0, 1), in_round=3)
    for seat, character in ((2, "mercenary"), (0, "banker"), (1, "sheriff")):
        assert asked(game) == f"{seat} character"
        answer(game, f"{seat} choose {character}")
    assert (game.state.who, game.state.round) == ([2, 1, 7], 3)


@pytest.mark.rule("BG-4.1")
def test_a_character_taken_is_no_longer_available() -> None:
    game = scripted(at="characters", in_play=ONE_TO_SEVEN)
    answer(game, "0 choose banker")
    assert "choose banker" not in choices(game, 1)
    refused(game, "1 choose banker", "character-taken", "BG-4.1", character="banker")
    refused(game, "1 pass", "wrong-moment", "BG-4.1", asked="character")


@pytest.mark.rule("BG-4.1")
def test_an_immediate_power_is_used_before_the_next_player_chooses() -> None:
    game = scripted(at="characters", in_play=ONE_TO_SEVEN, money=15)
    answer(game, "0 choose banker")
    assert (asked(game), game.state.money) == ("1 character", [24, 15, 15])
    answer(game, "1 choose settler")
    assert asked(game) == "1 take-parcel"
    # It may be used, it need not.
    answer(game, "1 pass")
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-4.1")
def test_the_books_turn_order_sheriff_grocer_mercenary() -> None:
    """John chose the Sheriff (1), Randy the Grocer (3) and Sarah the Mercenary (7)."""
    sarah, randy, john = range(3)
    game = scripted(at="characters", in_play=ONE_TO_SEVEN, passed=(sarah, randy, john), supply=3)
    answer(game, f"{sarah} choose mercenary", f"{randy} choose grocer", f"{randy} choose later")
    answer(game, f"{john} choose sheriff")
    assert told(game, "turn-order") == [{"seats": (john, randy, sarah)}]
    for seat in (john, randy, sarah, john):
        assert asked(game) == f"{seat} cowboy"
        answer(game, f"{seat} cowboy wages")


@pytest.mark.rule("BG-4.1")
def test_next_round_characters_are_chosen_in_the_order_of_passing() -> None:
    game = scripted(at="cowboys", until="", order=(0, 1, 2), supply=1)
    answer(game, "0 cowboy road", "1 pass", "2 pass")  # with no cowboy left 0 passes last
    for seat, character in ((1, "banker"), (2, "father_christmas"), (0, "captain")):
        assert asked(game) == f"{seat} character"
        answer(game, f"{seat} choose {character}")
    assert game.state.round == 3


FACES = "0R 1Y 14 16R 17 18R 19R 2Y"


@pytest.mark.rule("BG-4.1", "BG-9.14", "BG-9.18")
def test_a_character_is_taken_by_the_name_on_the_face_that_lies_up() -> None:
    game = scripted(at="characters", in_play=FACES)
    names = "paperboy sheriff banker doctor heroes teacher editor father_christmas undertaker"
    assert choices(game) == [f"choose {name}" for name in names.split()]
    lying = {face.name for one in game.view(None).characters for face in one.choice or (one,)}
    assert lying == set(names.split()), "what is seen is what can be said"
    answer(game, "0 choose editor")
    assert told(game, "character") == [{"seat": 0, "character": "editor"}]


@pytest.mark.rule("BG-9.0", "BG-9.18")
def test_the_paperboy_fetches_the_editor_by_name() -> None:
    game = scripted(at="characters", in_play=FACES)
    answer(game, "0 choose paperboy")
    assert "choose editor" in choices(game)
    answer(game, "0 choose editor")
    assert [one["character"] for one in told(game, "character")] == ["paperboy", "editor"]


def test_games_stored_with_the_name_of_the_other_side_are_read() -> None:
    game = scripted(at="characters", in_play=FACES)
    answer(game, "0 choose paperboy", "0 choose lawyer")
    assert (game.state.plays[0], game.view(None).characters[-2].name) == (18, "editor")
    game = scripted(at="characters", in_play=FACES)
    answer(game, "0 choose lawyer")
    assert (game.state.plays[0], game.view(None).characters[-2].name) == (18, "editor")
    assert told(game, "character") == [{"seat": 0, "character": "lawyer"}], "what was told then is told again"
