"""When the Auctioneer sells (CG-7.4) and what is different afterwards (CG-10.6). What may be sold: its own file."""

import pytest

from support.cards import EMPTY_CARD, deck_of, picture, plan
from support.script import FOUR, CardGame, answer, asked, look, options, refused, scripted, told

PAIR = plan("""
    A A B B
    A A B B
""")


def sales(game: CardGame) -> list[str]:
    return [word for word in options(game) if word.startswith("sell")]


@pytest.mark.rule("CG-7.4")
def test_selling_is_possible_at_every_decision_of_the_player() -> None:
    game = scripted(
        owned={0: "auctioneer governor lawyer mercenary"},
        terrain="I-10 I-11 I-12 I-13",
        laid={0: PAIR},
        deck=deck_of({"I-10": EMPTY_CARD}),
    )
    for moment, reply in (
        ("0 power governor", "use governor"),
        ("0 take-now", "take I-10"),
        ("0 place I-10", "place o16"),
        ("0 power lawyer", "pass"),
        ("0 bid", "bid 9"),
        ("0 power mercenary", "pass"),
        ("0 take", "take I-11"),
        ("0 place I-11", "place o18"),
    ):
        assert asked(game) == moment
        assert sales(game)[:2] == ["sell I-01", "sell I-02"]
        answer(game, f"0 {reply}")


@pytest.mark.rule("CG-7.4")
@pytest.mark.parametrize("before", [[], ["0 bid 9"], ["0 bid 9", "0 take I-10"]])
def test_a_sale_leaves_the_question_open(before: list[str]) -> None:
    game = scripted(owned={0: "auctioneer"}, terrain="I-10", laid={0: PAIR})
    answer(game, *before)
    question = asked(game)
    answer(game, "0 sell I-01")
    assert asked(game) == question
    assert sales(game) == ["sell I-02"]


@pytest.mark.rule("CG-7.4")
def test_nothing_is_sold_while_others_decide() -> None:
    game = scripted(FOUR, owned={0: "auctioneer", 1: "heroes"}, laid={0: PAIR})
    assert options(game) == []
    refused(game, "0 sell I-01", "not-your-decision", "CG-4.3", seat=0, seats=(1,), asked="power")
    answer(game, "1 pass", "0 bid 1")
    # The own bid is laid: until all are, the player has nothing to decide.
    refused(game, "0 sell I-01", "not-your-decision", "CG-4.4", seat=0, seats=(1, 2, 3), asked="bid")
    answer(game, "1 bid 9", "2 bid 8", "3 bid 7")
    refused(game, "0 sell I-01", "not-your-decision", "CG-4.6", seat=0, seats=(1,), asked="take")


def full_city() -> CardGame:
    """Eight by eight parcels, all Mountains, and a card of Houses on offer."""
    full = plan("""
        A A B B C C D D
        A A B B C C D D
        E E F F G G H H
        E E F F G G H H
        I I J J K K L L
        I I J J K K L L
        M M N N O O P P
        M M N N O O P P
    """)
    mountains = {f"I-{number:02}": "Mt Mt\nMt Mt" for number in range(1, 17)}
    deck = deck_of({**mountains, "I-40": "Ho Ho\nHo Ho"})
    return scripted(owned={0: "auctioneer"}, laid={0: full}, terrain="I-40", deck=deck)


@pytest.mark.rule("CG-7.4")
def test_a_card_may_be_sold_to_make_room_for_the_one_just_taken() -> None:
    game = full_city()
    answer(game, "0 bid 9", "0 take I-40")
    assert asked(game) == "0 place I-40"
    assert options(game)[0] == "aside"
    refused(
        game,
        "0 place n14",
        "place-covers",
        "CG-6.5",
        card="I-40",
        at="n14",
        parcel="n14",
        below="mountain",
        above="house",
    )
    answer(game, "0 sell I-01")
    refused(game, "0 aside", "must-place", "CG-6.7", card="I-40", places=1)
    answer(game, "0 place n14")
    assert look(game).startswith("    n  o  p  q  r  s  t  u\n14  Ho Ho Mt Mt")


@pytest.mark.rule("CG-7.4", "CG-6.7")
def test_nobody_must_sell_to_make_room() -> None:
    game = full_city()
    answer(game, "0 bid 9", "0 take I-40")
    assert options(game)[0] == "aside"
    answer(game, "0 aside")
    assert game.view(None).players[0].kept == ("I-40",)
    assert told(game, "set-aside") == [{"seat": 0, "card": "I-40"}]


def prison_game(terrain: str = "") -> CardGame:
    """The Prison of card B, under whose law card C came to cover Outlaws; others are still seen."""
    return scripted(
        owned={0: "auctioneer"},
        laid={0: "I-01@n14 I-02@p14 I-03@m15"},
        terrain=terrain,
        deck=deck_of(
            {
                "I-01": "Ou Ra\nOu ..",
                "I-02": ".. ..\n.. Pr",
                "I-03": ".. Ho\n.. ..",
                "I-04": "Ho Ho\nHo Ho",
            }
        ),
    )


@pytest.mark.rule("CG-10.6")
def test_when_the_only_prison_is_sold_visible_outlaws_cost_again_and_covered_ones_stay_covered() -> None:
    game = prison_game()
    assert look(game) == picture("""
            m  n  o  p  q
        14     Ou Ra .. ..
        15  .. Ho .. .. Pr
        16  .. ..
    """)
    assert game.view(None).sheet(0).line("outlaws") == 0
    assert game.view(None).sheet(0).line("ranch") == 4  # Outlaws n14, o15, p14, p15
    answer(game, "0 sell I-02")
    assert look(game) == picture("""
            m  n  o
        14     Ou Ra
        15  .. Ho ..
        16  .. ..
    """)
    assert game.view(None).sheet(0).line("outlaws") == -6  # one is seen, one is covered
    assert game.view(None).sheet(0).line("ranch") == 1  # Outlaws are no longer empty


@pytest.mark.rule("CG-10.6")
def test_when_the_only_prison_is_sold_outlaws_can_no_longer_be_covered() -> None:
    game = prison_game("I-04")
    answer(game, "0 bid 9", "0 take I-04")
    assert "place m13" in options(game)
    answer(game, "0 sell I-02")
    refused(
        game,
        "0 place m13",
        "place-on-outlaws",
        "CG-6.6",
        card="I-04",
        at="m13",
        parcel="n14",
        below="outlaws",
        above="house",
    )


@pytest.mark.rule("CG-10.6")
def test_the_card_just_placed_may_be_sold() -> None:
    game = scripted(owned={0: "auctioneer"}, terrain="I-10", laid={0: PAIR})
    answer(game, "0 bid 9", "0 take I-10", "0 place r14", "0 sell I-10")
    assert told(game, "sold") == [{"seat": 0, "card": "I-10"}]


@pytest.mark.rule("CG-10.6")
def test_freed_space_is_open_again() -> None:
    game = scripted(owned={0: "auctioneer"}, laid={0: PAIR}, terrain="I-40", deck=deck_of({"I-40": "Ho Ho\nHo Ho"}))
    answer(game, "0 sell I-02", "0 bid 9", "0 take I-40", "0 place p14")
    assert look(game).splitlines()[1] == "14  .. .. Ho Ho"


@pytest.mark.rule("CG-10.6")
def test_the_limit_is_measured_on_the_cards_still_lying() -> None:
    """With A sold, a city that was eight wide may go on by two columns to the right: it wanders."""
    row = plan("""
        A A B B C C D D
        A A B B C C D D
    """)
    game = scripted(owned={0: "auctioneer"}, laid={0: row}, terrain="I-40", deck=deck_of({"I-40": "Ho Ho\nHo Ho"}))
    answer(game, "0 bid 9", "0 take I-40")
    refused(game, "0 place v14", "place-too-far", "CG-6.1", card="I-40", at="v14", most=8)
    answer(game, "0 sell I-01", "0 place v14")
    assert (game.state.cities[0].width, look(game)[:30]) == (8, "    p  q  r  s  t  u  v  w\n14 ")


@pytest.mark.rule("CG-10.6")
@pytest.mark.parametrize(
    ("laid", "next_places"),
    [
        ("I-01@n14 I-02@p14 I-03@r14 I-04@t14 I-05@u14", ("w14", "y14", "aa14")),
        ("I-01@n14 I-02@l14 I-03@j14 I-04@h14 I-05@g14", ("e14", "c14", "a14")),
        ("I-01@n14 I-02@n16 I-03@n18 I-04@n20 I-05@n21", ("n23", "n25", "n27")),
        ("I-01@n14 I-02@n12 I-03@n10 I-04@n8 I-05@n7", ("n5", "n3", "n1")),
    ],
)
def test_a_city_that_wanders_as_far_as_it_can_stays_on_the_grid(laid: str, next_places: tuple[str, ...]) -> None:
    """Nine parcels long with the Captain, two more at one end for each of three cards sold at the other."""
    game = scripted(
        owned={0: "auctioneer captain"},
        laid={0: laid},
        characters="banker cowboy editor",
        terrain="I-06 I-21 I-22 I-23 I-07 I-24 I-25 I-26 I-08 I-27 I-28 I-29",
    )
    for number, at in enumerate(next_places, 1):
        assert max(game.state.cities[0].width, game.state.cities[0].height) == 9
        answer(game, f"0 sell I-0{number}", f"0 bid {10 - number}", f"0 take I-0{number + 5}", f"0 place {at}")


@pytest.mark.rule("CG-10.6")
def test_with_the_last_card_sold_the_next_goes_anywhere() -> None:
    game = scripted(owned={0: "auctioneer"}, laid={0: "I-01@p16"}, terrain="I-40")
    answer(game, "0 sell I-01")
    assert look(game) == ""
    answer(game, "0 bid 9", "0 take I-40")
    assert options(game) == ["place n14"]
