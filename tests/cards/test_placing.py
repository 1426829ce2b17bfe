"""Where a card may come to lie (CG-6.1 to CG-6.3, CG-6.7), and the books' four placements (CG-6.9)."""

import pytest

from support.cards import EMPTY_CARD, deck_of, picture
from support.script import CardGame, answer, asked, look, options, placing, refused, scripted, told

HOUSES = """
    Ho Ho
    Ho Ho
"""


def too_far(game: CardGame, at: str, most: int = 8, rule: str = "CG-6.1") -> None:
    refused(game, f"0 place {at}", "place-too-far", rule, card="I-01", at=at, most=most)


SEVEN_WIDE = """
    n  o  p  q  r  s  t
14  Mt Mt Mt Mt Mt Mt Mt
15  Mt Mt Mt Mt Mt Mt Mt
"""


@pytest.mark.rule("CG-6.1")
def test_a_city_is_at_most_eight_parcels_wide() -> None:
    game = placing(SEVEN_WIDE, HOUSES)
    # A new column to the left, m, or to the right, u, but not two.
    for legal in ("m16", "t16", "m12", "t12"):
        assert f"place {legal}" in options(game)
    for illegal in ("l16", "u16", "l14", "u14", "u15"):
        too_far(game, illegal)


@pytest.mark.rule("CG-6.1")
def test_a_city_is_at_most_eight_parcels_high() -> None:
    game = placing(
        """
            n  o
        14  Mt Mt
        15  Mt Mt
        16  Mt Mt
        17  Mt Mt
        18  Mt Mt
        19  Mt Mt
        20  Mt Mt
        """,
        HOUSES,
    )
    for legal in ("p13", "p20", "l13", "l20"):
        assert f"place {legal}" in options(game)
    for illegal in ("p12", "n12", "p21", "n21"):
        too_far(game, illegal)


@pytest.mark.rule("CG-6.1")
def test_the_limit_is_measured_round_all_cards_of_the_city() -> None:
    """No row has eight parcels, but the city as a whole is eight wide, n to u."""
    game = placing(
        """
            n  o  p  q  r  s  t  u
        14  Mt Mt Mt Mt Mt
        15  Mt Mt Mt Mt Mt
        16              Mt Mt Mt Mt
        17              Mt Mt Mt Mt
        """,
        HOUSES,
    )
    for legal in ("s14", "t14", "n16", "p16"):
        assert f"place {legal}" in options(game)
    too_far(game, "u14")
    too_far(game, "m16")


@pytest.mark.rule("CG-6.1")
def test_with_the_captain_a_ninth_row_or_column_is_free() -> None:
    game = placing(SEVEN_WIDE, HOUSES, owned="captain")
    for legal in ("l14", "l15", "u14", "u13"):
        assert f"place {legal}" in options(game)
    too_far(game, "k14", 9, "CG-7.12")
    too_far(game, "v14", 9, "CG-7.12")


# One city for all that follows: n14 to q17, bare at its top left corner.
CITY = """
    n  o  p  q
14        .. Ho
15        .. ..
16  .. Mt .. ..
17  Ho .. .. Mt
"""


@pytest.mark.rule("CG-6.2")
def test_cards_lie_on_the_parcel_grid_at_any_offset() -> None:
    game = placing(CITY, EMPTY_CARD)
    # Even and odd offsets from the first card, covering none, one, two or four parcels.
    for at in ("n14", "l16", "p12", "r15", "m15", "o14", "o18", "p15"):
        assert f"place {at}" in options(game)


@pytest.mark.rule("CG-6.2")
def test_a_card_is_never_rotated() -> None:
    printed = """
        Mi Ou
        .. Ra
    """
    game = placing(CITY, printed)
    answer(game, "0 place n14")
    assert look(game) == picture("""
            n  o  p  q
        14  Mi Ou .. Ho
        15  .. Ra .. ..
        16  .. Mt .. ..
        17  Ho .. .. Mt
    """)


@pytest.mark.rule("CG-6.2")
def test_a_card_lies_on_top_never_under_another() -> None:
    game = placing(CITY, HOUSES)
    answer(game, "0 place p15")
    assert look(game) == picture("""
            n  o  p  q
        14        .. Ho
        15        Ho Ho
        16  .. Mt Ho Ho
        17  Ho .. .. Mt
    """)


@pytest.mark.rule("CG-6.2")
@pytest.mark.parametrize("at", ["n0", "n29", "ac14", "14n", "n", "N14"])
def test_a_place_off_the_grid_is_no_place(at: str) -> None:
    refused(placing(CITY, HOUSES), f"0 place {at}", "no-such-parcel", "CG-6.2", at=at)


@pytest.mark.rule("CG-6.3")
@pytest.mark.parametrize("at", ["n14", "m15", "r14", "r15", "r17", "p12", "o12", "n18", "q18", "l16", "l17"])
def test_a_card_may_share_a_side_with_the_city(at: str) -> None:
    game = placing(CITY, HOUSES)
    assert f"place {at}" in options(game)


@pytest.mark.rule("CG-6.3")
def test_a_card_may_cover_the_city_and_need_not_reach_beyond_it() -> None:
    game = placing(CITY, HOUSES)
    assert "place p15" in options(game)


@pytest.mark.rule("CG-6.3")
@pytest.mark.parametrize("at", ["r12", "r18", "l18", "l14", "n12"])
def test_touching_by_a_corner_is_not_enough(at: str) -> None:
    game = placing(CITY, HOUSES)
    refused(game, f"0 place {at}", "place-apart", "CG-6.3", card="I-01", at=at)


@pytest.mark.rule("CG-6.3")
def test_a_card_may_not_lie_apart() -> None:
    game = placing(CITY, HOUSES)
    refused(game, "0 place s15", "place-apart", "CG-6.3", card="I-01", at="s15")


@pytest.mark.rule("CG-6.3")
def test_the_first_card_goes_anywhere_which_is_always_called_n14() -> None:
    game = placing("", HOUSES)
    assert options(game) == ["place n14"]
    refused(game, "0 place a1", "first-place", "CG-6.3", card="I-01", at="a1", origin="n14")
    answer(game, "0 place n14")
    assert look(game) == picture(HOUSES)
    assert told(game, "placed") == [{"seat": 0, "card": "I-01", "at": "n14"}]


# Eight by eight parcels: full, and with room for just one card.
FULL = "\n".join(["Mt Mt Mt Mt Mt Mt Mt Mt"] * 8)
ONE_GAP = "\n".join([".. .. Mt Mt Mt Mt Mt Mt"] * 2 + ["Mt Mt Mt Mt Mt Mt Mt Mt"] * 6)
HOTELS = """
    Hl Hl
    Hl Hl
"""


@pytest.mark.rule("CG-6.7")
def test_a_card_without_a_legal_place_may_be_taken_and_is_set_aside() -> None:
    game = scripted(cities={0: FULL}, terrain="I-01", deck=deck_of({"I-01": HOTELS}))
    before = look(game)
    answer(game, "0 bid 9")
    assert "take I-01" in options(game)
    answer(game, "0 take I-01")
    assert told(game, "set-aside") == [{"seat": 0, "card": "I-01"}]
    assert look(game) == before
    assert game.view(None).players[0].kept == ("I-01",)
    assert asked(game) == "0 bid"  # the next round


@pytest.mark.rule("CG-6.7")
def test_a_card_set_aside_scores_nothing() -> None:
    """Four Hotels would be 12; set aside they are nothing, whatever their attraction."""
    deck = deck_of({"II-01": HOTELS}, attraction={"II-01": 10})
    game = scripted(at="II 9", cities={0: FULL}, terrain="II-01", deck=deck)
    answer(game, "0 bid 9", "0 take II-01")
    assert game.view(None).points(0) == 0
    assert game.outcome().scores[0] == 0


@pytest.mark.rule("CG-6.7")
def test_a_player_who_can_place_the_card_must_place_it() -> None:
    game = placing(ONE_GAP, HOTELS)
    assert options(game) == ["place n14"]
    refused(game, "0 aside", "must-place", "CG-6.7", card="I-01", places=1)
    refused(game, "0 pass", "wrong-moment", "CG-6.7", asked="place", action="pass")
    answer(game, "0 place n14")
    assert game.view(None).players[0].kept == ()


# The books' placements: a city with a Mine, a Prison and four Mountains; a card with a Mine and a Mountain.
BOOKS_CITY = """
    n  o  p  q
14  Mt Mt .. ..
15  .. Mi Pr ..
16     Mt Mt
17     .. ..
"""
BOOKS_CARD = """
    Mi ..
    .. Mt
"""


@pytest.mark.rule("CG-6.9")
def test_the_books_placement_beside_mountains_is_legal() -> None:
    game = placing(BOOKS_CITY, BOOKS_CARD)
    answer(game, "0 place q16")
    assert look(game) == picture("""
            n  o  p  q  r
        14  Mt Mt .. ..
        15  .. Mi Pr ..
        16     Mt Mt Mi ..
        17     .. .. .. Mt
    """)


@pytest.mark.rule("CG-6.9", "CG-6.3")
def test_the_books_placement_at_a_corner_is_illegal() -> None:
    game = placing(BOOKS_CITY, BOOKS_CARD)
    refused(game, "0 place q18", "place-apart", "CG-6.3", card="I-01", at="q18")


@pytest.mark.rule("CG-6.9", "CG-6.5")
def test_the_books_placement_on_the_prison_is_illegal() -> None:
    game = placing(BOOKS_CITY, BOOKS_CARD)
    refused(
        game,
        "0 place p15",
        "place-covers",
        "CG-6.5",
        card="I-01",
        at="p15",
        parcel="p15",
        below="prison",
        above="mine",
    )


@pytest.mark.rule("CG-6.9", "CG-6.5")
def test_the_books_placement_of_a_mountain_on_a_mountain_is_legal() -> None:
    game = placing(BOOKS_CITY, BOOKS_CARD)
    answer(game, "0 place m13")
    assert look(game) == picture("""
            m  n  o  p  q
        13  Mi ..
        14  .. Mt Mt .. ..
        15     .. Mi Pr ..
        16        Mt Mt
        17        .. ..
    """)
