"""Might is Right, duels: tiles chosen secretly, shown together, laid off, and drawn again."""

import pytest

from board.variants.helpers_might import armed, hand, strengths, to_draw
from carson.board.variants.might_is_right.state import PILES
from carson.board.versions import VERSIONS
from carson.board.views.view import plain
from carson.kernel import UndoError
from support.board import answer, asked, choices, gains, on, refused, told

pytestmark = pytest.mark.rule("BG-11.3")

BOTH = {0: "roads", 1: "roads"}


def test_a_tile_is_added_to_firepower_instead_of_a_die() -> None:
    game = armed("0 3 5", "1 2 4", placed=BOTH, revolvers=(1, 3))
    assert asked(game) == "0,1 duel-tile"
    answer(game, "0 choose 5", "1 choose 2")
    assert strengths(game) == {0: 6, 1: 5}
    assert game.state.stock == [3, 0]
    assert told(game, "rolled") == []


def test_everybody_chooses_from_the_own_hand_each_tile_once() -> None:
    game = armed("0 3 3", "1 2 4", placed=BOTH)
    assert choices(game, 0) == ["choose 0", "choose 3"]
    assert choices(game, 1) == ["choose 1", "choose 2", "choose 4"]
    refused(game, "0 choose 4", "no-such-option", "BG-11.3", option="4", options=("0", "3"))
    refused(game, "0 choose 0-3", "no-such-option", "BG-11.3")
    refused(game, "0 pass", "wrong-moment", "BG-11.3", asked="duel-tile")


def test_the_choice_is_secret_until_all_have_chosen() -> None:
    seen = []
    for tile in (0, 5):
        game = armed("0 3 5", "1 2 4", "0 5", placed={0: "roads", 1: "roads", 2: "roads"})
        answer(game, f"0 choose {tile}")
        assert asked(game) == "1,2 duel-tile"
        assert [told.action for told in game.seen_moves(1)][-1] is None
        assert [told.action for told in game.seen_moves(0)][-1] == f"choose {tile}"
        assert game.view(0).variants["might-is-right"]["chosen"] == [tile]
        seen.append([(plain(game.view(viewer)), game.events(viewer)) for viewer in (None, 1, 2)])
    assert seen[0] == seen[1]


def test_who_has_chosen_is_not_asked_again_but_may_take_the_choice_back_until_all_is_shown() -> None:
    game = armed("0 3 5", "1 2 4", placed=BOTH)
    answer(game, "0 choose 0")
    refused(game, "0 choose 5", "not-your-decision", "BG-11.3")
    game.undo(0)
    answer(game, "0 choose 5", "1 choose 4")
    assert strengths(game) == {0: 5, 1: 4}
    with pytest.raises(UndoError):
        game.undo(1)


def test_all_tiles_are_shown_together_in_pass_order() -> None:
    game = armed("0 3", "1 2", "4 5", placed={0: "roads", 1: "roads", 2: "roads"}, passed=(2, 0, 1))
    answer(game, "1 choose 2", "0 choose 3")
    assert told(game, "tiles-shown") == []
    answer(game, "2 choose 4")
    assert told(game, "tiles-shown") == [{"at": "roads", "rolls": [(2, 4, 0), (0, 3, 0), (1, 2, 0)]}]


@pytest.mark.rule("BG-4.5")
@pytest.mark.parametrize("passed", [(0, 1), (1, 0)])
def test_of_equal_strengths_the_earlier_passer_wins(passed: tuple[int, int]) -> None:
    game = armed("3 5", "3 4", placed=BOTH, passed=passed)
    answer(game, "0 choose 3", "1 choose 3")
    assert told(game, "duel")[-1]["winner"] == passed[0]


def test_played_tiles_leave_the_hand_for_the_discard() -> None:
    game = armed("0 3 5", "1 2 4", discard="0 2", placed=BOTH)
    answer(game, "0 choose 3", "1 choose 1")
    assert (hand(game, 0), hand(game, 1)) == ((0, 5), (2, 4))
    assert PILES.of(game.state).discard == (0, 1, 2, 3)


def test_duels_for_parcels_buildings_and_city_hall_are_fought_with_tiles() -> None:
    game = armed(
        "0 1 4 5",
        "1 2 3 3",
        diagram="""
            c   d   e
        3   Ra1 ..  CH
        """,
        placed={0: "c3 d3 e3", 1: "c3 d3 e3"},
        money=9,
    )
    answer(game, "0 choose 5", "1 choose 3", "0 buy d3")
    assert on(game, "d3") == "..0"
    answer(game, "0 choose 1", "1 choose 2", "1 choose occupy")
    assert game.state.occupant == 1
    answer(game, "0 choose 4", "1 choose 1")
    assert gains(game, "loot") == {0: 4}
    assert told(game, "rolled") == []


@pytest.mark.rule("BG-16.51")
def test_the_last_tile_is_laid_face_down_without_a_question() -> None:
    game = armed("3", "1 2 4", placed=BOTH)
    assert asked(game) == "1 duel-tile"
    assert game.decision is not None
    assert game.decision.about["tiles"] == []
    assert game.view(1).variants["might-is-right"]["answered"] == [0]
    for viewer in (None, 0, 1):
        chosen = [event.data["tiles"] for event in game.events(viewer) if event.kind == "tiles-chosen"]
        assert chosen == ([(3,)] if viewer == 0 else [])
    answer(game, "1 choose 4")
    assert strengths(game) == {0: 3, 1: 4}


@pytest.mark.rule("BG-16.51")
def test_where_nobody_has_a_choice_all_is_shown_at_once() -> None:
    game = armed("3", "4", "0 1", placed=BOTH)
    assert strengths(game) == {0: 3, 1: 4}


@pytest.mark.rule("BG-16.51", "BG-9.20")
@pytest.mark.parametrize("hand", ["0 5", "0 4 5"])
def test_the_last_two_of_who_has_dynamite_are_laid_face_down_which_may_be_taken_back(hand: str) -> None:
    game = armed(hand, "1 2 4", placed={0: "d4+dynamite e5", 1: "d4 e5"})
    answer(game, "0 choose d4")
    assert game.decision is not None
    assert game.decision.about["tiles"] == []
    assert game.decision.seats == ((1,) if hand == "0 5" else (0, 1))
    assert not game.moves[-1].final


@pytest.mark.rule("BG-16.51", "BG-16.50", "BG-16.17")
def test_a_game_begun_by_the_first_rules_lays_last_tiles_openly_and_tells_sums() -> None:
    game = armed("3", "1 2 4", placed=BOTH, version=VERSIONS[1], tiles=(4, 3))
    assert game.decision is not None
    assert game.decision.about["tiles"] == [(0, 3)]
    answer(game, "1 choose 4")
    assert told(game, "tiles-drawn") == [{"seat": 0, "count": 2, "sum": 7}]
    assert game.view(1).variants["might-is-right"]["sums"] == [7, 3]
    game = armed("3", "1 2 4", placed={0: "roads+dynamite", 1: "roads"}, discard="0 1 5", version=VERSIONS[1])
    assert game.decision is not None
    assert (asked(game), game.decision.about["tiles"]) == ("0,1 duel-tile", [(0, 3)])
    assert PILES.of(game.state).redrawn == PILES.of(game.state).down == ()


@pytest.mark.rule("BG-16.51")
def test_two_equal_tiles_are_still_a_choice_as_nobody_may_know_that_they_are() -> None:
    game = armed("3 3", "1 2 4", placed=BOTH)
    assert asked(game) == "0,1 duel-tile"


@pytest.mark.rule("BG-16.52")
def test_who_has_none_left_draws_three_of_the_discard_at_once_perhaps_the_tile_just_played() -> None:
    game = armed("5", "1 2 4", discard="0 0 1 2", placed=BOTH, tiles=(5, 0, 4))
    answer(game, "1 choose 4")
    assert hand(game, 0) == (0, 4, 5)
    assert PILES.of(game.state).discard == ()
    assert PILES.of(game.state).rest == (0, 1, 2)


@pytest.mark.rule("BG-16.52")
def test_where_fewer_than_three_lie_there_these_are_drawn() -> None:
    game = armed("5", "1 2 4", placed=BOTH)
    answer(game, "1 choose 4")
    assert hand(game, 0) == (4, 5)


@pytest.mark.rule("BG-16.52")
@pytest.mark.parametrize(("passed", "first"), [((0, 1, 2), 0), ((2, 1, 0), 1)])
def test_several_draw_in_pass_order_and_who_finds_nothing_draws_before_the_next_duel(
    passed: tuple[int, ...], first: int
) -> None:
    game = armed("5", "4", "0 1", placed={0: "roads gambling", 1: "roads gambling"}, passed=passed, until="income")
    # Both laid their last tiles; the first to draw took them all, and the other finds nothing to play.
    assert told(game, "tiles-redrawn") == [{"seat": first, "count": 2}]
    answer(game, f"{first} choose 5")
    assert dict(roll[:2] for roll in told(game, "tiles-shown")[-1]["rolls"]) == {first: 5, 1 - first: 0}
    assert told(game, "tiles-redrawn")[1] == {"seat": 1 - first, "count": 1}


@pytest.mark.rule("BG-16.50")
def test_what_is_drawn_is_told_to_its_owner_and_to_the_others_only_how_many() -> None:
    game = armed("5", "1 2 4", discard="0 1 3", placed=BOTH, tiles=(3, 1, 5))
    answer(game, "1 choose 4")
    assert told(game, "tiles-drawn") == []
    assert told(game, "tiles-redrawn") == [{"seat": 0, "count": 3}]
    assert game.view(1).variants["might-is-right"]["sums"] == [None, 3]
    for viewer in (None, 0, 1):
        known = [event.data["tiles"] for event in game.events(viewer) if event.kind == "tiles-known"]
        assert known == ([(1, 3, 5)] if viewer == 0 else [])


@pytest.mark.rule("BG-16.53")
def test_the_discard_lies_open_until_somebody_draws_from_it() -> None:
    game = armed("5", "1 2 4", discard="0 1 3", placed=BOTH, tiles=(3, 1, 5))
    assert game.view(1).variants["might-is-right"]["discard"] == [0, 1, 3]
    answer(game, "1 choose 4")
    shown = game.view(1).variants["might-is-right"]
    assert (shown["discard"], shown["rest"]) == ([], 2)


# Dynamite


@pytest.mark.rule("BG-9.20")
def test_with_dynamite_two_tiles_are_played() -> None:
    game = armed("0 3 5", "1 2 4", placed={0: "roads+dynamite", 1: "roads"})
    assert choices(game, 0) == ["choose 0-3", "choose 0-5", "choose 3-5"]
    refused(game, "0 choose 5", "no-such-option", "BG-11.3", options=("0-3", "0-5", "3-5"))
    answer(game, "0 choose 0-5", "1 choose 4")
    assert strengths(game) == {0: 5, 1: 4}
    assert hand(game, 0) == (3,)
    assert PILES.of(game.state).discard == (0, 4, 5)


@pytest.mark.rule("BG-16.17")
def test_with_dynamite_and_one_tile_it_is_played_three_are_drawn_and_the_second_is_played_of_these() -> None:
    game = armed(
        *("5 5", "3", "2 4"),
        discard="0 1 2 4",
        placed={0: "ammunition roads", 1: "roads+dynamite", 2: "ammunition"},
    )
    to_draw(game, 4, 1, 2)
    answer(game, "0 choose 5", "2 choose 4")
    assert asked(game) == "1 duel-tile"
    assert choices(game, 1) == ["choose 1", "choose 2", "choose 4"]
    assert game.decision is not None
    assert game.decision.about["tiles"] == []
    assert game.view(1).variants["might-is-right"]["down"] == [3]
    answer(game, "1 choose 4")
    assert strengths(game) == {0: 8, 1: 7}
    assert hand(game, 1) == (1, 2)


@pytest.mark.rule("BG-16.17")
def test_with_no_tile_to_be_had_it_counts_0() -> None:
    game = armed("", "1 2", placed=BOTH, revolvers=(2, 0))
    answer(game, "1 choose 1")
    assert strengths(game) == {0: 2, 1: 1}


@pytest.mark.rule("BG-16.17")
def test_with_dynamite_and_no_second_tile_to_be_had_one_counts() -> None:
    game = armed("4", "1 2", placed={0: "roads+dynamite", 1: "roads"})
    answer(game, "1 choose 1")
    assert strengths(game) == {0: 4, 1: 1}
