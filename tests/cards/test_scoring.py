"""What a city scores, object by object (CG-8.1, CG-8.10 to CG-8.24), with the maxima the books name."""

import pytest

from carson.cards.material.pieces import OBJECT_NAMES, OBJECT_SIGNS
from carson.cards.mechanics.scoring import total
from support.cards import holdings, lines, scored


def around(middle: str, ring: str) -> str:
    """An object with eight others of one kind round it."""
    return f"{ring} {ring} {ring}\n{ring} {middle} {ring}\n{ring} {ring} {ring}"


@pytest.mark.rule("CG-8.1")
def test_an_empty_parcel_is_one_of_a_placed_card_with_nothing_on_top() -> None:
    """Only o14 is one: where no card lies there is no parcel, and a House or Outlaws fill theirs."""
    assert lines("""
        Ra .. Ou
        Ho
    """) == {"ranch": 1, "outlaws": -6}


@pytest.mark.rule("CG-8.1")
def test_with_a_prison_or_the_sheriff_outlaws_are_empty_parcels() -> None:
    city = """
        Ra Ou ..
        Ou
    """
    assert lines(city) == {"outlaws": -12}
    assert lines(city, "sheriff") == {"ranch": 2}
    assert lines("""
        Ra Ou Pr
        Ou
    """) == {"ranch": 2}


@pytest.mark.rule("CG-8.10", "CG-8.11", "CG-8.12")
@pytest.mark.parametrize("sign", ["..", "Mt", "Ho", "TH"])
def test_mountains_houses_and_townhouses_score_nothing_themselves(sign: str) -> None:
    assert lines(around(sign, sign)) == {}


@pytest.mark.rule("CG-8.10", "CG-8.13")
def test_a_mine_scores_2_for_each_mountain_next_to_it_at_most_16() -> None:
    assert lines("Mi Mt")["mine"] == 2
    assert (
        lines("""
        Mt .. Mt
        .. Mi ..
        Ho .. Mt
    """)["mine"]
        == 6
    )
    assert lines(around("Mi", "Mt")) == {"mine": 16}


@pytest.mark.rule("CG-8.13")
def test_each_mine_counts_its_own_mountains_and_one_mountain_serves_several() -> None:
    city = """
        Mi Mt Mi
        .. .. ..
        Mi Mt Mt
    """
    assert [line.parts for line in scored(city).lines if line.name == "mine"] == [(2, 2, 2)]
    assert "mine" not in lines("Mi .. Mt")


@pytest.mark.rule("CG-8.14")
def test_a_ranch_scores_1_for_each_empty_parcel_next_to_it_at_most_8() -> None:
    assert lines(around("Ra", "..")) == {"ranch": 8}
    assert lines("""
        .. .. Ho
        Mt Ra ..
              ..
    """) == {"ranch": 4}
    assert lines("Ra .. Ra") == {"ranch": 2}
    assert lines("Ra Ho .. ..") == {}


@pytest.mark.rule("CG-8.15")
def test_a_blacksmith_scores_1_for_each_mine_and_each_ranch_in_the_city() -> None:
    assert lines("Bs Ho Mi Ho Mi Ho Ra") == {"ranch_bonus": 1, "mine_bonus": 2}
    assert lines("Bs Bs Ho Mi Ho Ra Ho Ra") == {"ranch_bonus": 4, "mine_bonus": 2}
    assert lines("Bs Ho") == {}


def houses_beside(sign: str, line: str, each: int = 1) -> None:
    """1 (or `each`) for a House next to it, 2 for a Townhouse or Hotel; eight of those are the books' maximum."""
    assert lines(f"{sign} Ho")[line] == each
    assert lines(f"{sign} TH")[line] == 2 * each
    assert lines(f"{sign} Hl")[line] == 2 * each
    assert lines(f"Ho TH\n{sign} Hl")[line] == 5 * each
    assert lines(around(sign, "Ho"))[line] == 8 * each
    assert lines(around(sign, "TH"))[line] == 16 * each
    assert lines(around(sign, "Hl"))[line] == 16 * each
    assert line not in lines(f"{sign} .. Ho")


@pytest.mark.rule("CG-8.16")
def test_a_drugstore_scores_the_houses_next_to_it_at_most_16() -> None:
    houses_beside("Dr", "drugstore")


@pytest.mark.rule("CG-8.16")
def test_a_drugstore_scores_1_for_each_ranch_in_the_city() -> None:
    assert lines("Dr Mt Ra Mt Ra") == {"ranch_bonus": 2}
    assert lines("Dr Dr Mt Ra Mt Ra Mt Ra") == {"ranch_bonus": 6}
    assert lines("Dr Mt Mi") == {"mine": 2}


@pytest.mark.rule("CG-8.17")
def test_a_bank_scores_the_houses_next_to_it_at_most_16() -> None:
    houses_beside("Ba", "bank")


@pytest.mark.rule("CG-8.17")
def test_a_bank_scores_1_for_each_mine_in_the_city() -> None:
    assert lines("Ba .. Mi .. Mi") == {"mine_bonus": 2}
    assert lines("Ba Ba .. Mi .. Mi .. Mi") == {"mine_bonus": 6}
    assert lines("Ba Ho Ra") == {"bank": 1}


@pytest.mark.rule("CG-8.18")
def test_a_saloon_scores_2_for_each_house_next_to_it_at_most_32() -> None:
    houses_beside("Sa", "saloon", each=2)


@pytest.mark.rule("CG-8.12", "CG-8.19")
def test_townhouses_and_hotels_count_as_two_houses() -> None:
    assert lines("Ch Ho")["house_bonus"] == 1
    assert lines("Ch TH")["house_bonus"] == 2
    assert lines("Ch Hl")["house_bonus"] == 2


@pytest.mark.rule("CG-8.11")
def test_a_house_counts_as_one_house_next_to_a_building_and_in_the_city() -> None:
    assert lines("Ho Ba Ho .. Ch") == {"bank": 2, "house_bonus": 2}


@pytest.mark.rule("CG-8.19")
def test_a_hotel_scores_3() -> None:
    assert lines("Hl") == {"hotel": 3}
    assert lines("Hl Hl .. Hl") == {"hotel": 9}


@pytest.mark.rule("CG-8.20")
def test_a_general_store_scores_the_houses_next_to_it_at_most_16_and_those_in_the_city() -> None:
    houses_beside("GS", "stores")
    assert lines("GS Ho .. TH") == {"stores": 1, "house_bonus": 3}
    assert lines("GS .. Ho GS") == {"stores": 1, "house_bonus": 2}


@pytest.mark.rule("CG-8.21")
def test_a_church_scores_1_for_each_house_in_the_city() -> None:
    assert lines("Ch Ho .. Ho") == {"house_bonus": 2}
    assert lines("Ch Ho TH Hl Ch") == {"house_bonus": 10, "hotel": 3}
    assert lines("Ch Mt Ba") == {}


@pytest.mark.rule("CG-8.22")
def test_a_prison_scores_nothing_but_outlaws_cost_nothing_with_it() -> None:
    assert lines(around("Pr", "Ho")) == {}
    assert lines("Pr Mt Ou Mt Ou") == {}
    assert lines("Pr Mt Ou Ra") == {"ranch": 1}


@pytest.mark.rule("CG-8.23")
def test_a_city_hall_scores_the_houses_next_to_it_at_most_16() -> None:
    houses_beside("CH", "stores")


@pytest.mark.rule("CG-8.23")
@pytest.mark.parametrize("sign", OBJECT_SIGNS[1:])
def test_a_city_hall_counts_every_building_but_houses_and_townhouses(sign: str) -> None:
    building = sign not in ("..", "Mt", "Ho", "TH", "Ou")
    # The City Hall itself is one; two of them count each other.
    expected = {False: 1, True: 2}[building] * (2 if sign == "CH" else 1)
    assert scored(f"CH Mt {sign}").line("city_hall") == expected, OBJECT_NAMES[OBJECT_SIGNS.index(sign)]


@pytest.mark.rule("CG-8.23")
def test_all_of_a_city_halls_points() -> None:
    assert lines("""
        Ho CH TH .. Pr
        Mt Sa Mt .. Hl
    """) == {"stores": 3, "city_hall": 4, "saloon": 6, "hotel": 3}


@pytest.mark.rule("CG-8.24")
def test_each_outlaws_parcel_costs_6_also_side_by_side() -> None:
    assert lines("Ou") == {"outlaws": -6}
    assert lines("Ou Ou .. Ou") == {"outlaws": -18}


@pytest.mark.rule("CG-8.24")
def test_outlaws_cost_nothing_with_the_sheriff_or_a_prison() -> None:
    assert lines("Ou Ou Mt", "sheriff") == {}
    assert lines("Ou Ou Mt Pr") == {}


@pytest.mark.parametrize(
    ("city", "characters"),
    [
        ("", ""),
        ("Ra .. Mi Mt Ba Ho Sa TH Dr Hl GS Ch CH Bs Ou", "banker singer doctor"),
        ("Ra .. Mi Mt Ba Ho Sa TH Dr Hl GS Ch CH Pr Ou", "undertaker indian sheriff"),
    ],
)
def test_the_total_is_the_sum_of_the_lines_however_it_is_asked(city: str, characters: str) -> None:
    sheet = scored(city, characters)
    assert sheet.total == sum(line.points for line in sheet.lines) == total(holdings(city, characters))
    assert all(line.points == sum(line.parts) for line in sheet.lines)
