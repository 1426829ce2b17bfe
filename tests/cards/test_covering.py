"""What may cover what (CG-6.4 to CG-6.6), and that only what is on top exists (CG-6.8)."""

import pytest

from carson.cards.material.pieces import OBJECT_NAMES, OBJECT_SIGNS
from support.cards import deck_of, lines, picture
from support.script import CardGame, answer, asked, look, options, placing, refused, scripted

OBJECTS = OBJECT_SIGNS[1:]
NAMES = dict(zip(OBJECT_SIGNS, OBJECT_NAMES))

# Below, in the city, from top to bottom; above, on the new card, from left to right. "y": may cover.
COVERING = """
      .. Mt Ho TH Mi Ra Bs Dr Ba Sa Hl GS Ch Pr CH Ou
   ..  y  y  y  y  y  y  y  y  y  y  y  y  y  y  y  y
   Mt  -  y  -  -  -  -  -  -  -  -  -  -  -  -  -  -
   Ho  -  -  y  y  -  -  -  -  -  -  -  -  -  -  -  -
   TH  -  -  -  y  -  -  -  -  -  -  -  -  -  -  -  -
   Mi  -  -  -  -  y  -  -  -  -  -  -  -  -  -  -  -
   Ra  -  -  -  -  -  y  -  -  -  -  -  -  -  -  -  -
   Bs  -  -  -  -  -  -  y  -  -  -  -  -  -  -  -  -
   Dr  -  -  -  -  -  -  -  y  -  -  -  -  -  -  -  -
   Ba  -  -  -  -  -  -  -  -  y  -  -  -  -  -  -  -
   Sa  -  -  -  -  -  -  -  -  -  y  -  -  -  -  -  -
   Hl  -  -  -  -  -  -  -  -  -  -  y  -  -  -  -  -
   GS  -  -  -  -  -  -  -  -  -  -  -  y  -  -  -  -
   Ch  -  -  -  -  -  -  -  -  -  -  -  -  y  -  -  -
   Pr  -  -  -  -  -  -  -  -  -  -  -  -  -  y  -  -
   CH  -  -  -  -  -  -  -  -  -  -  -  -  -  -  y  -
   Ou  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -  -
"""
# With the Sheriff, or a Prison in the city, only the last line changes.
LAWFUL = "   Ou  y  y  y  y  y  y  y  y  y  y  y  y  y  y  y  -"


def row(table: str, below: str) -> str:
    """The signs of what may cover `below`, by a table like those above."""
    cells = next(line[6:].split() for line in table.splitlines() if line[3:5] == below)
    return " ".join(above for above, cell in zip(OBJECTS, cells, strict=True) if cell == "y")


def coverers(below: str, city: str, owned: str = "") -> str:
    """The signs of what may cover the parcel n14 of a city, in which `below` lies there."""
    drawn = f"{below} {city}"
    found = []
    for above in OBJECTS:
        game = placing(drawn, f"{above} ..\n.. ..", owned)
        # The card's other parcels come to lie on bare table and on the empty parcel o14.
        if "place n14" in options(game):
            found.append(above)
    return " ".join(found)


@pytest.mark.rule("CG-6.4", "CG-6.5")
@pytest.mark.parametrize("below", OBJECTS)
def test_what_may_cover_an_object_in_a_city_without_law(below: str) -> None:
    # A Prison below is law itself, but not for Prisons: it changes nothing here.
    assert coverers(below, "..") == row(COVERING, below)


@pytest.mark.rule("CG-6.5", "CG-6.6")
@pytest.mark.parametrize(("city", "owned"), [(".. .. Pr", ""), ("..", "sheriff")])
@pytest.mark.parametrize("below", OBJECTS)
def test_what_may_cover_an_object_with_the_sheriff_or_a_prison(below: str, city: str, owned: str) -> None:
    assert coverers(below, city, owned) == row(LAWFUL if below == "Ou" else COVERING, below)


@pytest.mark.rule("CG-6.4")
def test_every_parcel_of_the_card_is_looked_at() -> None:
    """The empty parcels of the city lie in a cross; each corner of the card may be the one that does not fit."""
    city = """
            n  o  p  q
        14  .. .. .. Mt
        15  .. .. Mt ..
        16  .. Mt .. ..
    """
    game = placing(city, "Ho Ho\nHo Ho")
    covered = [word for word in options(game) if word.split()[1] in ("n14", "o14", "p14", "n15", "o15", "p15")]
    assert covered == ["place n14"]


@pytest.mark.rule("CG-6.4")
def test_a_card_may_cover_several_cards_at_once() -> None:
    game = placing(
        """
            n  o  p  q
        14  Ho .. .. Mt
        15  Ho .. .. Mt
        16  Ho .. .. Mt
        17  Ho .. .. Mt
        """,
        "Sa Ba\nDr Ch",
    )
    answer(game, "0 place o15")
    assert look(game) == picture("""
            n  o  p  q
        14  Ho .. .. Mt
        15  Ho Sa Ba Mt
        16  Ho Dr Ch Mt
        17  Ho .. .. Mt
    """)


def covers(game: CardGame, at: str, parcel: str, below: str, above: str, code: str, rule: str) -> None:
    """The place is refused because of one parcel."""
    details = {"card": "I-01", "at": at, "parcel": parcel, "below": NAMES[below], "above": NAMES[above]}
    refused(game, f"0 place {at}", code, rule, **details)


HOTEL_CARD = """
    .. Hl
    .. ..
"""


@pytest.mark.rule("CG-6.5")
def test_a_refusal_names_the_parcel_and_both_objects() -> None:
    game = placing("Ho Ho", HOTEL_CARD)
    covers(game, "m14", "n14", "Ho", "Hl", "place-covers", "CG-6.5")
    game = placing("Ho Mt", "TH ..\n.. ..")
    covers(game, "n14", "o14", "Mt", "..", "place-covers", "CG-6.5")


@pytest.mark.rule("CG-6.5")
def test_a_house_may_become_a_townhouse_but_never_a_hotel_nor_a_townhouse_a_house_again() -> None:
    assert "place n14" in options(placing("Ho ..", "TH ..\n.. .."))
    assert "place n14" not in options(placing("Ho ..", "Hl ..\n.. .."))
    assert "place n14" not in options(placing("TH ..", "Hl ..\n.. .."))
    assert "place n14" not in options(placing("TH ..", "Ho ..\n.. .."))
    assert "place n14" not in options(placing("Hl ..", "TH ..\n.. .."))


@pytest.mark.rule("CG-6.5")
def test_outlaws_never_cover_outlaws_prison_or_not() -> None:
    for city, owned in (("Ou ..", ""), ("Ou .. .. Pr", ""), ("Ou ..", "sheriff")):
        game = placing(city, "Ou ..\n.. ..", owned)
        covers(game, "n14", "n14", "Ou", "Ou", "place-covers", "CG-6.5")


@pytest.mark.rule("CG-6.6")
def test_without_law_nothing_covers_outlaws() -> None:
    game = placing("Ou ..", "Pr ..\n.. ..")
    covers(game, "n14", "n14", "Ou", "Pr", "place-on-outlaws", "CG-6.6")


@pytest.mark.rule("CG-6.6")
def test_a_prison_on_the_card_being_placed_does_not_help_it() -> None:
    game = placing("Ou ..", "Ho Pr\n.. ..")
    covers(game, "n14", "n14", "Ou", "Ho", "place-on-outlaws", "CG-6.6")
    # Once it lies there, it helps the next card, whose bottom right parcel has a Church.
    answer(game, "0 place o15", "0 bid 8", "0 take I-05")
    assert look(game) == picture("""
            n  o  p
        14  Ou ..
        15     Ho Pr
        16     .. ..
    """)
    assert "place m13" in options(game)


@pytest.mark.rule("CG-6.6")
def test_under_the_law_it_is_not_the_outlaws_that_are_in_the_way() -> None:
    for city, owned in (("Ou Mt", "sheriff"), ("Ou Mt Pr", "")):
        covers(placing(city, "Ho Ho\n.. ..", owned), "n14", "o14", "Mt", "Ho", "place-covers", "CG-6.5")
    covers(placing("Ou Mt", "Ho Ho\n.. .."), "n14", "n14", "Ou", "Ho", "place-on-outlaws", "CG-6.6")


@pytest.mark.rule("CG-6.6")
def test_only_the_own_prison_and_the_own_sheriff_help() -> None:
    game = scripted(
        "star, cattle, hat, boot",
        owned={1: "sheriff"},
        cities={0: "Ou ..", 1: "Pr .."},
        terrain="I-01",
        deck=deck_of({"I-01": "Ho ..\n.. .."}),
    )
    answer(game, "0 bid 9", "1 bid 1", "2 bid 1", "3 bid 1", "0 take I-01")
    assert "place n14" not in options(game)


@pytest.mark.rule("CG-6.6")
def test_outlaws_are_an_empty_parcel_under_the_law_for_scoring_too() -> None:
    lawless = "Ou Ra .."
    assert lines(lawless) == {"ranch": 1, "outlaws": -6}
    assert lines(lawless, "sheriff") == {"ranch": 2}
    assert lines("Ou Ra .. .. Pr") == {"ranch": 2}


@pytest.mark.rule("CG-6.8")
def test_only_the_topmost_object_of_a_parcel_exists() -> None:
    """A House covered by a Townhouse is no House any more, Outlaws under a Bank cost nothing."""
    game = placing("Ho Ou .. Pr", "TH Ba\n.. ..")
    assert game.view(None).points(0) == 0
    answer(game, "0 place n14")
    assert look(game) == picture("""
            n  o  p  q
        14  TH Ba .. Pr
        15  .. ..
    """)
    assert game.view(None).sheet(0).line("bank") == 2


@pytest.mark.rule("CG-6.8")
def test_a_prison_covered_by_a_prison_stays_one_prison() -> None:
    game = placing("Pr ..", "Pr ..\n.. ..", owned="sheriff")
    assert game.view(None).points(0) == 3
    answer(game, "0 place n14")
    assert look(game) == picture("""
        Pr ..
        .. ..
    """)
    assert game.view(None).points(0) == 3
    assert asked(game) == "0 bid"
