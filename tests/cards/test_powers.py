"""When powers are announced: before bids (CG-4.3), after bids (CG-4.5), and how they go together (CG-7.1, CG-7.2)."""

from dataclasses import replace

import pytest

from support.cards import EMPTY_CARD, deck_of
from support.script import FOUR, PLAIN, answer, asked, options, owns, refused, scripted, told

BEFORE = ("governor", "lawyer", "chinese_worker", "heroes", "gunsmith")
AFTER = ("mercenary", "doctor")


@pytest.mark.rule("CG-4.3")
def test_powers_before_bids_are_asked_in_their_order() -> None:
    game = scripted(owned={0: " ".join(BEFORE)})
    seen = []
    while game.decision.kind == "power":
        seen.append(asked(game))
        answer(game, "0 pass")
    assert seen == [f"0 power {name}" for name in BEFORE]
    assert asked(game) == "0 bid"


@pytest.mark.rule("CG-4.3")
def test_the_order_is_that_of_the_powers_not_of_the_seats() -> None:
    game = scripted(FOUR, owned={0: "gunsmith", 1: "heroes", 2: "governor lawyer", 3: "chinese_worker"})
    seen = []
    while game.decision.kind == "power":
        seen.append(asked(game))
        answer(game, f"{game.decision.seats[0]} pass")
    assert seen == [
        "2 power governor",
        "2 power lawyer",
        "3 power chinese_worker",
        "1 power heroes",
        "0 power gunsmith",
    ]


@pytest.mark.rule("CG-4.3", "CG-4.5")
def test_the_order_is_data_that_can_be_corrected() -> None:
    """The player aid is printed in no book: with another order in the deck, they are asked in that one."""
    deck = replace(PLAIN, before=PLAIN.before[::-1], after=PLAIN.after[::-1])
    game = scripted(owned={0: " ".join((*BEFORE, *AFTER))}, deck=deck)
    seen = []
    while game.decision.kind != "take":
        seen.append(asked(game))
        answer(game, "0 bid 9" if game.decision.kind == "bid" else "0 pass")
    before, after = ([f"0 power {name}" for name in reversed(names)] for names in (BEFORE, AFTER))
    assert seen == [*before, "0 bid", *after]


@pytest.mark.rule("CG-4.3")
def test_each_power_is_resolved_before_the_next_is_asked() -> None:
    game = scripted(FOUR, owned={0: "governor", 1: "lawyer", 2: "heroes"}, terrain="I-01 I-02 I-03 I-04 I-05")
    answer(game, "0 use governor")
    assert asked(game) == "0 take-now"
    answer(game, "0 take I-01")
    assert asked(game) == "0 place I-01"
    answer(game, "0 place n14")
    assert asked(game) == "1 power lawyer"
    answer(game, "1 use lawyer")
    assert asked(game) == "1 take-now"
    answer(game, "1 take I-02", "1 place n14")
    assert asked(game) == "2 power heroes"


@pytest.mark.rule("CG-4.3")
@pytest.mark.parametrize("power", BEFORE)
def test_nobody_is_forced_to_use_a_power_before_bids(power: str) -> None:
    game = scripted(owned={0: power}, characters="banker cowboy")
    assert options(game) == [f"use {power}", "pass"]
    answer(game, "0 pass", "0 bid 9", "0 take banker")
    assert asked(game) == f"0 power {power}"  # it is still there in the next round


@pytest.mark.rule("CG-4.3")
@pytest.mark.parametrize("power", AFTER)
def test_the_other_powers_are_not_asked_before_bids(power: str) -> None:
    assert asked(scripted(owned={0: power})) == "0 bid"


@pytest.mark.rule("CG-4.3")
def test_characters_without_a_power_are_never_asked() -> None:
    idle = "auctioneer banker captain cowboy editor grocer indian paperboy prospector settler sheriff singer"
    game = scripted(owned={0: f"{idle} teacher undertaker"})
    assert asked(game) == "0 bid"
    answer(game, "0 bid 9")
    assert asked(game) == "0 take"


@pytest.mark.rule("CG-4.5")
def test_powers_after_bids_are_asked_in_their_order() -> None:
    game = scripted(FOUR, owned={0: "doctor", 3: "mercenary"})
    answer(game, "0 bid 1", "1 bid 2", "2 bid 3", "3 bid 4")
    assert asked(game) == "3 power mercenary"
    answer(game, "3 pass")
    assert asked(game) == "0 power doctor"
    answer(game, "0 pass")
    assert asked(game) == "3 take"


@pytest.mark.rule("CG-4.5")
def test_they_are_announced_knowing_all_bids() -> None:
    game = scripted("star, cattle, beginner hat, beginner boot", owned={0: "doctor"}, bids={2: [6], 3: [7]})
    answer(game, "0 bid 5", "1 bid 8")
    assert asked(game) == "0 power doctor"
    assert [player.bid for player in game.view(0).players] == [5, 8, 6, 7]


@pytest.mark.rule("CG-4.5")
@pytest.mark.parametrize("power", AFTER)
def test_each_may_be_announced_once_and_nobody_is_forced(power: str) -> None:
    game = scripted(owned={0: power}, characters="banker cowboy")
    answer(game, "0 bid 9")
    assert options(game) == [f"use {power}", "pass"]
    answer(game, f"0 use {power}")
    assert asked(game) == "0 take"
    answer(game, "0 take banker", "0 bid 8")
    assert asked(game) == "0 take"  # used: it is not asked again in this Era


@pytest.mark.rule("CG-4.5")
@pytest.mark.parametrize("power", BEFORE)
def test_the_powers_before_bids_are_not_asked_again_after_them(power: str) -> None:
    game = scripted(owned={0: power})
    answer(game, "0 pass", "0 bid 9")
    assert asked(game) == "0 take"


@pytest.mark.rule("CG-4.3", "CG-5.2", "CG-1.3", "CG-7.11")
def test_a_refused_announcement_says_why() -> None:
    game = scripted(FOUR, owned={0: "lawyer banker gunsmith mercenary heroes", 1: "governor"}, used="heroes")
    answer(game, "1 pass")

    def no(wish: str, code: str, rule: str) -> None:
        refused(game, f"0 use {wish}", code, rule, character=wish, asked="lawyer")

    assert asked(game) == "0 power lawyer"
    no("gunsmith", "power-not-now", "CG-4.3")
    no("mercenary", "power-not-now", "CG-4.3")
    no("heroes", "power-used", "CG-5.2")
    no("banker", "no-power", "CG-7.11")
    no("governor", "not-your-character", "CG-4.3")
    no("sculptor", "no-such-character", "CG-1.3")
    refused(game, "0 bid 7", "wrong-moment", "CG-4.3", asked="power", action="bid 7")
    refused(game, "1 use lawyer", "not-your-decision", "CG-4.3", seat=1, seats=(0,), asked="power")


@pytest.mark.rule("CG-4.5")
def test_a_refused_announcement_after_bids_names_the_rule_of_its_moment() -> None:
    game = scripted(owned={0: "doctor gunsmith mercenary"})
    answer(game, "0 pass", "0 bid 9")
    refused(game, "0 use doctor", "power-not-now", "CG-4.5", character="doctor", asked="mercenary")
    refused(game, "0 use gunsmith", "power-not-now", "CG-4.5", character="gunsmith", asked="mercenary")
    refused(game, "0 take I-01", "wrong-moment", "CG-4.5", asked="power", action="take I-01")


@pytest.mark.rule("CG-7.1")
def test_one_player_may_use_several_bid_powers_in_a_round_and_they_add_up() -> None:
    game = scripted(owned={0: "heroes gunsmith mercenary doctor"})
    answer(game, "0 use heroes", "0 use gunsmith", "0 bid 1", "0 use mercenary", "0 use doctor")
    assert told(game, "order")[-1]["values"][0] == 1 + 3 + 6 + 5 + 2


@pytest.mark.rule("CG-7.1")
def test_what_is_added_is_for_one_round_and_one_player() -> None:
    game = scripted(FOUR, owned={0: "heroes", 1: "gunsmith"}, characters="banker")
    answer(game, "0 use heroes", "1 use gunsmith")
    answer(game, "0 bid 1", "1 bid 1", "2 bid 6", "3 bid 5")
    assert told(game, "order")[-1] == {"seats": (1, 2, 3, 0), "values": [7, 6, 5, 4]}
    answer(game, "1 take banker", "2 take I-01", "2 place n14", "3 take I-02", "3 place n14")
    answer(game, "0 take I-03", "0 place n14")
    answer(game, "0 bid 2", "1 bid 3", "2 bid 4", "3 bid 1")
    assert told(game, "order")[-1] == {"seats": (2, 1, 0, 3), "values": [4, 3, 2, 1]}


# Eight columns wide, with Outlaws at the end.
CITY_8_WIDE = """
    n  o  p  q  r  s  t  u
14  .. .. .. .. .. .. .. Ou
15  .. .. .. .. .. .. .. ..
"""
HOUSES = """
    Ho Ho
    Ho Ho
"""


@pytest.mark.rule("CG-7.2")
@pytest.mark.parametrize(
    ("taken", "place"),
    [
        ("captain", "place u16"),  # reaches into a ninth column, v
        ("sheriff", "place t14"),  # covers the Outlaws
    ],
)
def test_captain_and_sheriff_work_from_the_moment_they_are_taken(taken: str, place: str) -> None:
    """The Chinese Worker takes the character and at once a card that could not lie so without it."""
    deck = deck_of({"I-01": HOUSES, "I-02": EMPTY_CARD})
    for first, possible in ((("0 take I-02", "0 place n16"), False), ((f"0 take {taken}",), True)):
        game = scripted(
            owned={0: "chinese_worker"}, characters=taken, terrain="I-01 I-02", cities={0: CITY_8_WIDE}, deck=deck
        )
        answer(game, "0 use chinese_worker", "0 bid 9", *first, "0 take I-01")
        assert (place in options(game)) == possible


@pytest.mark.rule("CG-7.2")
def test_the_auctioneer_works_from_the_moment_it_is_taken() -> None:
    game = scripted(
        owned={0: "chinese_worker"}, characters="auctioneer", terrain="I-01 I-02", laid={0: "I-10@n14 I-11@p14"}
    )
    answer(game, "0 use chinese_worker", "0 bid 9")
    assert "sell I-10" not in options(game)
    answer(game, "0 take auctioneer", "0 sell I-10", "0 take I-01")
    assert "sell I-11" in options(game)


@pytest.mark.rule("CG-7.2")
def test_a_power_just_taken_may_be_used_in_the_same_round_if_its_moment_is_still_to_come() -> None:
    for taken in ("lawyer", "chinese_worker", "heroes", "gunsmith"):
        game = scripted(owned={0: "governor"}, characters=taken)
        answer(game, "0 use governor", f"0 take {taken}")
        assert asked(game) == f"0 power {taken}"
    for taken in ("mercenary", "doctor"):
        game = scripted(owned={0: "governor"}, characters=taken)
        answer(game, "0 use governor", f"0 take {taken}", "0 bid 9")
        assert asked(game) == f"0 power {taken}"


@pytest.mark.rule("CG-7.2")
def test_a_power_whose_moment_is_past_waits_for_the_next_round() -> None:
    game = scripted(owned={0: "lawyer"}, characters="governor banker", bids={1: [9], 2: [8], 3: [7]})
    answer(game, "0 use lawyer", "0 take governor")
    assert asked(game) == "0 bid"
    answer(game, "0 bid 1")
    assert asked(game) == "0 power governor"
    assert game.state.round == 2


@pytest.mark.rule("CG-7.2")
@pytest.mark.parametrize("taken", BEFORE)
def test_a_character_chosen_in_turn_is_asked_in_the_next_round(taken: str) -> None:
    game = scripted(characters=f"{taken} banker")
    answer(game, "0 bid 9", f"0 take {taken}")
    assert owns(game) == (taken,)
    assert (asked(game), game.state.round) == (f"0 power {taken}", 2)
