"""Might is Right: the red Gunsmith, who plays after the others are shown."""

import pytest

from board.variants.helpers_might import armed, strengths
from carson.kernel import UndoError
from support.board import answer, asked, choices, refused, scripted, told

pytestmark = pytest.mark.rule("BG-11.3")

BOTH = {0: "roads", 1: "roads"}
GUNSMITH = "red gunsmith, banker, settler"


@pytest.mark.rule("BG-9.10")
def test_the_red_gunsmith_plays_after_the_others_are_shown_and_rolls_nothing_again() -> None:
    game = armed("0 3 5", "1 2", "2 4", characters=GUNSMITH, placed={0: "roads", 1: "roads", 2: "roads"})
    assert asked(game) == "1,2 duel-tile"
    answer(game, "1 choose 2", "2 choose 4")
    assert asked(game) == "0 last-tile"
    assert game.decision is not None
    assert game.decision.about["rolls"] == [(1, 2, 0), (2, 4, 0)]
    assert not game.decision.together
    refused(game, "0 choose 4", "no-such-option", "BG-11.3")
    answer(game, "0 choose 5")
    assert strengths(game) == {0: 5, 1: 2, 2: 4}
    assert asked(game) == "pause"


@pytest.mark.rule("BG-9.10")
def test_what_the_others_showed_cannot_be_taken_back() -> None:
    game = armed("0 3 5", "1 2", characters="red gunsmith, banker", placed=BOTH)
    answer(game, "1 choose 2")
    with pytest.raises(UndoError):
        game.undo(1)


@pytest.mark.rule("BG-9.10")
def test_who_is_still_to_play_is_not_among_those_who_show_a_tile() -> None:
    game = armed("0 3 5", "1 2", characters="red gunsmith, banker", placed=BOTH)
    answer(game, "1 choose 2")
    assert told(game, "tiles-shown") == [{"at": "roads", "rolls": [(1, 2, 0)]}]
    answer(game, "0 choose 3")
    assert told(game, "tiles-shown")[1:] == [{"at": "roads", "rolls": [(0, 3, 0), (1, 2, 0)]}]


@pytest.mark.rule("BG-9.10")
def test_a_tile_played_last_has_been_seen_and_cannot_be_taken_back() -> None:
    game = armed("0 3 5", "1 2", characters="red gunsmith, banker", placed=BOTH)
    answer(game, "1 choose 2", "0 choose 0")
    with pytest.raises(UndoError):
        game.undo(0)


@pytest.mark.rule("BG-9.10", "BG-9.20")
def test_the_red_gunsmith_with_dynamite_plays_two_tiles_after_the_others() -> None:
    game = armed(
        *("0 3 5", "1 2"), characters="red gunsmith, banker", placed={0: "roads+dynamite", 1: "roads"}, revolvers=(0, 6)
    )
    answer(game, "1 choose 1")
    assert choices(game, 0) == ["choose 0-3", "choose 0-5", "choose 3-5"]
    answer(game, "0 choose 3-5")
    assert strengths(game) == {0: 8, 1: 7}


@pytest.mark.rule("BG-9.10", "BG-16.51")
def test_a_red_gunsmith_with_a_last_tile_has_nothing_to_wait_for() -> None:
    game = armed("5", "1 2", characters="red gunsmith, banker", placed=BOTH)
    assert game.view(1).variants["might-is-right"]["answered"] == []
    answer(game, "1 choose 2")
    assert strengths(game) == {0: 5, 1: 2}


@pytest.mark.rule("BG-9.10", "BG-16.17", "BG-16.51")
def test_a_red_gunsmith_with_dynamite_and_one_tile_shows_both_after_the_others() -> None:
    game = armed(
        *("3", "1 2"), characters="red gunsmith, banker", discard="0 4 5", placed={0: "roads+dynamite", 1: "roads"}
    )
    assert asked(game) == "1 duel-tile"
    answer(game, "1 choose 2")
    assert told(game, "tiles-shown") == [{"at": "roads", "rolls": [(1, 2, 0)]}]
    assert choices(game, 0) == ["choose 0", "choose 4", "choose 5"]
    answer(game, "0 choose 4")
    assert strengths(game) == {0: 7, 1: 2}


@pytest.mark.rule("BG-9.10")
def test_the_yellow_gunsmith_chooses_with_the_others() -> None:
    game = armed("0 3 5", "1 2", characters="gunsmith, banker", placed=BOTH)
    assert asked(game) == "0,1 duel-tile"


def test_without_the_variant_the_red_gunsmith_rolls() -> None:
    game = scripted(characters="red gunsmith, banker", placed=BOTH, combat=(1, 2))
    assert asked(game) == "0 reroll"
