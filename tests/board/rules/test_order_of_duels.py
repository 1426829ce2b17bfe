"""Several contested parcels or buildings (BG-5.4), uncontested parcels (BG-5.5), and what a duel is (BG-16.16)."""

import pytest

from support.board import answer, asked, choices, on, refused, scripted, told


@pytest.mark.rule("BG-5.4", "BG-16.16")
def test_the_earliest_passer_in_one_of_the_duels_names_the_next_one_at_a_time() -> None:
    """Seat 3 passed first but is in no duel."""
    game = scripted(
        players=4,
        placed={0: "b1", 1: "a1 c1", 2: "a1 b1 c1", 3: "h8"},
        passed=(3, 1, 0, 2),
        combat=(1, 6, 1, 6, 1, 6),
    )
    assert asked(game) == "1 duel-order"
    assert choices(game) == ["choose a1", "choose b1", "choose c1"]
    answer(game, "1 choose c1")
    assert asked(game) == "1 duel-order"
    assert choices(game) == ["choose a1", "choose b1"]
    refused(game, "1 choose c1", "no-duel-there", "BG-5.4", at="c1")
    refused(game, "1 choose h8", "no-duel-there", "BG-5.4", at="h8")
    refused(game, "1 choose z9", "no-duel-there", "BG-5.4", at="z9")
    refused(game, "1 pass", "wrong-moment", "BG-5.4", asked="duel-order")
    answer(game, "1 choose b1")
    assert [duel["at"] for duel in told(game, "duel")] == ["c1", "b1", "a1"]


@pytest.mark.rule("BG-5.4", "BG-16.16")
def test_the_chooser_stays_the_same_when_the_own_duels_are_over() -> None:
    """Seat 0 is only in the duel for a1, and still decides on the order of b1 and c1."""
    game = scripted(placed={0: "a1", 1: "a1 b1 c1", 2: "b1 c1"}, combat=(1, 1, 6, 6))
    answer(game, "0 choose a1")
    assert asked(game) == "0 duel-order"
    answer(game, "0 choose c1")
    assert [duel["at"] for duel in told(game, "duel")] == ["a1", "c1", "b1"]


@pytest.mark.rule("BG-5.4")
def test_a_single_duel_needs_no_order() -> None:
    game = scripted(placed={0: "a1", 1: "a1 b1"}, combat=(6, 1), money=1)
    assert asked(game) == "0 buy-parcel"


@pytest.mark.rule("BG-5.4", "BG-5.3")
def test_each_parcel_is_bought_before_the_next_duel_and_the_losers_cowboy_counts() -> None:
    game = scripted(placed={0: "a1 b1", 1: "a1 b1"}, combat=(6, 1, 2, 2), money=(1, 5, 0))
    answer(game, "0 choose a1")
    assert asked(game) == "0 buy-parcel"
    answer(game, "0 buy a1")
    assert on(game, "a1") == "..0"
    # The cowboy seat 1 took back makes 3 against 2 in the second duel.
    assert told(game, "duel")[1] == {"at": "b1", "strengths": ((0, 2), (1, 3)), "winner": 1}
    answer(game, "1 buy b1")
    assert on(game, "b1") == "..1"


@pytest.mark.rule("BG-5.4", "BG-7.7")
def test_several_attacked_buildings_are_ordered_in_the_same_way() -> None:
    game = scripted(
        """
            c   d   e   f
        4   Hl0 ..  Hl0 ..
        5   ..  ..  ..  Hl2
        """,
        placed={0: "c4 e4", 1: "c4 e4 f5", 2: "f5"},
        passed=(2, 1, 0),
        combat=(1, 6) * 3,
    )
    assert asked(game) == "2 duel-order"
    assert choices(game) == ["choose c4", "choose e4", "choose f5"]
    answer(game, "2 choose f5")
    assert asked(game) == "2 duel-order"
    answer(game, "2 choose e4")
    assert [duel["at"] for duel in told(game, "duel")] == ["f5", "e4", "c4"]


@pytest.mark.rule("BG-5.5")
def test_uncontested_parcels_are_bought_after_the_contested_in_pass_order_each_in_the_order_of_choice() -> None:
    game = scripted(
        placed={0: "a1 c1 e1", 1: "a1 b1", 2: "d1 f1"},
        passed=(2, 0, 1),
        combat=(1, 6),
        money=9,
    )
    assert asked(game) == "1 buy-parcel"
    assert choices(game) == ["buy a1", "pass"]
    answer(game, "1 buy a1")
    assert choices(game, 2) == ["buy d1", "buy f1", "pass"]
    answer(game, "2 buy f1", "2 buy d1")
    assert choices(game, 0) == ["buy c1", "buy e1", "pass"]
    answer(game, "0 buy e1", "0 buy c1", "1 buy b1")
    assert asked(game) == "pause"
    assert [claim["parcel"] for claim in told(game, "claimed")] == ["a1", "f1", "d1", "e1", "c1", "b1"]


@pytest.mark.rule("BG-5.5")
def test_one_buys_only_where_one_stands_and_when_it_is_ones_turn() -> None:
    game = scripted(placed={0: "a1", 1: "b1"}, money=9)
    refused(game, "0 buy b1", "no-cowboy-there", "BG-6.5", at="b1")
    refused(game, "0 buy z1", "no-cowboy-there", "BG-6.5", at="z1")
    refused(game, "0 choose a1", "wrong-moment", "BG-6.5", asked="buy-parcel")
    refused(game, "1 buy b1", "not-your-decision", "BG-6.5", seat=1, seats=(0,))


@pytest.mark.rule("BG-16.16")
def test_one_duel_of_many_is_one_win_and_one_loss_for_each_loser() -> None:
    """The Gunsmith's 2 VP come once, though three were beaten; the red Sheriff's 3 VP once for the cowboy lost."""
    game = scripted(
        characters="gunsmith, red sheriff, banker, captain",
        placed=dict.fromkeys(range(4), "roads"),
        combat=(6, 1, 1, 1),
    )
    assert len(told(game, "duel")) == 1
    assert game.state.vp == [2, 3, 0, 0]
    assert game.state.supply == [0, 1, 1, 1]
