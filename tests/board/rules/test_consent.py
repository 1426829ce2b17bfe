"""A rival's parcel takes a House, a rival's House becomes a Townhouse, only with leave (BG-7.2, BG-7.3, BG-16.25)."""

import pytest

from support.board import answer, asked, choices, fill, on, refused, scripted, told

TOWN = """
        c   d   e   f
    3   Mt  ..1 ..2 ..
            --
    4   Mt |Ho1|..0 ..1
            --
    5   Mt  Mt  ??  ..
"""


@pytest.mark.rule("BG-7.2", "BG-16.25")
def test_leave_is_asked_before_the_move_and_given_for_one_parcel() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "bank"})
    assert choices(game) == ["build bank e4", "ask d3", "ask e3", "pass"]
    answer(game, "0 ask d3")
    assert game.decision is not None
    assert (asked(game), game.decision.about, game.decision.rule) == ("1 consent", {"at": "d3"}, "BG-7.2")
    answer(game, "1 choose agree")
    assert choices(game, 0) == ["build bank e4", "ask e3", "pass"]
    answer(game, "0 build bank e4")
    assert choices(game) == ["house d3", "house e5"]
    answer(game, "0 house d3")
    assert on(game, "d3") == "Ho1"


@pytest.mark.rule("BG-7.2")
def test_who_refuses_keeps_the_parcel_and_is_not_asked_again_for_this_building() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "bank"})
    answer(game, "0 ask d3", "1 choose refuse")
    assert choices(game, 0) == ["build bank e4", "ask e3", "pass"]
    refused(game, "0 ask d3", "no-use-asking", "BG-7.2", at="d3")
    answer(game, "0 build bank e4")
    refused(game, "0 house d3", "rival-not-asked", "BG-7.2", at="d3", owner=1)
    assert told(game, "refused") == [{"seat": 1, "at": "d3"}]


@pytest.mark.rule("BG-7.2")
def test_nobody_is_asked_for_what_is_no_use() -> None:
    """Not connected, own, unowned, taken, or no parcel at all."""
    game = scripted(fill(TOWN, ".."), kept={0: "bank"})
    for parcel in ("f4", "e4", "e5", "c3", "d4", "z9"):
        refused(game, f"0 ask {parcel}", "no-use-asking", "BG-7.2", at=parcel)


@pytest.mark.rule("BG-7.2")
@pytest.mark.parametrize("at_once", [True, False])
def test_the_corner_may_be_asked_for_like_any_other(at_once: bool) -> None:
    corner = "    a   b\n1   ..1 ..0"
    if at_once:
        game = scripted(corner, roads="a1e", placed={0: "buy-6"}, money=6)
        answer(game, "0 buy bank")
    else:
        game = scripted(corner, roads="a1e", kept={0: "bank"})
    assert choices(game) == ["build bank b1", "ask a1", "pass"]
    answer(game, "0 ask a1", "1 choose agree", "0 build bank b1", "0 house a1")
    assert on(game, "a1") == "Ho1"


@pytest.mark.rule("BG-7.2")
def test_for_a_ranch_nobody_is_asked() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "ranch"})
    assert choices(game) == ["build ranch e4", "pass"]


@pytest.mark.rule("BG-7.2", "BG-7.4")
def test_leave_makes_a_building_possible() -> None:
    game = scripted(fill(TOWN, "Mt"), kept={0: "bank"})
    refused(game, "0 build bank e4", "no-room-for-houses", "BG-7.4", at="e4", houses=1)
    answer(game, "0 ask e3", "2 choose agree", "0 build bank e4", "0 house e3")
    assert [on(game, "e4"), on(game, "e3")] == ["Ba0", "Ho2"]


@pytest.mark.rule("BG-7.3")
def test_a_rivals_house_becomes_a_townhouse_with_leave() -> None:
    game = scripted(fill(TOWN, "Mt"), kept={0: "bank"})
    assert choices(game) == ["ask d3", "ask e3", "ask d4", "pass"]
    answer(game, "0 ask d4", "1 choose agree", "0 build bank e4")
    assert choices(game) == ["townhouse d4"]
    answer(game, "0 townhouse d4")
    assert on(game, "d4") == "TH1"


@pytest.mark.rule("BG-7.2")
def test_leave_lasts_for_one_building() -> None:
    diagram = """
        c   d   e   f
    3   ..0 ..1 ..1 ..
            --
    4   .. |Ho |..0 ..
            --
    5   ..  ..  ..  ..
    """
    game = scripted(diagram, kept={0: "bank hotel"})
    answer(game, "0 ask d3", "1 choose agree", "0 build bank e4", "0 house c4")
    # The leave was not used; for the next building it may be asked again, and refused.
    answer(game, "0 ask d3", "1 choose refuse", "0 build hotel c3")
    refused(game, "0 house d3", "rival-not-asked", "BG-7.2", at="d3")


# Seat 1's corner, seats 0 and 2 beside it; a2 is the only other place for a House.
NEIGHBOURS = """
        a   b
    1   ..1|..0
    2   ..  ..2
"""


@pytest.mark.rule("BG-7.2")
def test_leave_is_for_who_asked_even_if_unused() -> None:
    game = scripted(NEIGHBOURS, kept={0: "bank", 2: "bank"})
    answer(game, "0 ask a1", "1 choose agree", "0 pass", "2 build bank b2")
    assert choices(game) == ["house a2"]
    refused(game, "2 house a1", "rival-not-asked", "BG-7.2", at="a1", owner=1)


@pytest.mark.rule("BG-7.2", "BG-7.4")
def test_leave_given_to_one_does_not_make_another_players_building_possible() -> None:
    game = scripted(NEIGHBOURS, kept={0: "bank", 2: "bank"})
    answer(game, "0 ask a1", "1 choose agree", "0 build bank b1", "0 house a2")
    refused(game, "2 build bank b2", "no-room-for-houses", "BG-7.4", at="b2")
    assert choices(game) == ["ask a1", "pass"]


@pytest.mark.rule("BG-7.2")
def test_one_answer_at_a_time_and_only_an_answer() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "bank"})
    answer(game, "0 ask d3")
    assert choices(game) == ["choose agree", "choose refuse", "choose always-agree", "choose always-refuse"]
    refused(game, "1 pass", "wrong-moment", "BG-7.2", asked="consent")
    refused(game, "1 choose perhaps", "wrong-moment", "BG-7.2", asked="consent")
    refused(game, "0 build bank e4", "not-your-decision", "BG-7.2", seats=(1,))


@pytest.mark.rule("BG-7.2")
def test_a_standing_refusal_spares_the_question_for_good() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "bank"}, until="")
    answer(game, "0 ask d3", "1 choose always-refuse")
    assert choices(game, 0) == ["build bank e4", "ask e3", "pass"]
    answer(game, "0 pass")
    assert game.state.refuses == 0b010
    assert (asked(game), game.state.round) == ("0 character", 3)


@pytest.mark.rule("BG-7.2")
def test_a_standing_agreement_answers_by_itself() -> None:
    game = scripted(
        """
            c   d   e   f
        3   ..0 ..1 ..1 ..
                --
        4   .. |Ho |..0 ..
                --
        5   ..  ..  ..  ..
        """,
        kept={0: "bank hotel"},
    )
    answer(game, "0 ask d3", "1 choose always-agree", "0 build bank e4", "0 house d3")
    answer(game, "0 ask e3")
    assert asked(game) == "0 build"
    answer(game, "0 build hotel c3", "0 house e3")
    assert [on(game, "d3"), on(game, "e3")] == ["Ho1", "Ho1"]


@pytest.mark.rule("BG-7.2")
def test_a_standing_answer_holds_for_its_player_only() -> None:
    game = scripted(fill(TOWN, ".."), kept={0: "bank"})
    answer(game, "0 ask d3", "1 choose always-agree", "0 ask e3")
    assert asked(game) == "2 consent"
