"""At the end of phase 1 Outlaws go to the best building near them (BG-12.3), in the Dutch edition before (BG-15.3)."""

import pytest

from board.variants.helpers_outlaws import outlaws
from carson.board.audit import faults
from carson.board.rules import BoardRules
from support.board import BoardGame, answer, asked, choices, income_of, refused, scripted, told

FAR = "b7"  # where the round's newcomer lands: nothing is near


def moved(
    diagram: str,
    where: str,
    *,
    choose: str = "banker mercenary indian",
    characters: str = "banker, mercenary, red indian",
    goals: str = "",
    in_round: int = 3,
    edition: str = "english",
) -> BoardGame:
    """A round begins with Outlaws on the map, one more comes from far, and all characters are chosen."""
    game = scripted(
        diagram,
        at="characters",
        until="",
        characters=characters,
        in_round=in_round,
        outlaws=where,
        edition=edition,
        goals=goals,
        white=(1, "abcdefgh".index(FAR[0])),
        black=(3, int(FAR[1]) - 1),
        passed=(2, 1, 0),
        supply=3,
    )
    for seat, name in zip((2, 1, 0), reversed(choose.split()), strict=True):
        if asked(game) == f"{seat} character":
            answer(game, f"{seat} choose {name}")
    return game


def there(game: BoardGame) -> list[str]:
    return [name for name in outlaws(game) if name != FAR]


# The books' example


THE_BOOKS_CITY = """
        c   d   e   f   g   h
    2   ..  Ho  ..  ..  ..  ..
    3   ..  Sa0 Dr1 Ho  ..  ..
    4   ..  ..  Ho  Ch1 ..  ..
    5   ..  ..  ..  Bs2 ..  ..
    6   ..  ..  Ra1 ..  Ba0 ..
    7   ..  ..  ..  ..  ..  Ho
"""


@pytest.mark.rule("BG-12.3", "BG-12.4", "BG-12.1")
def test_the_books_example_of_randys_saloon_and_abigails_drugstore() -> None:
    """It is round 2. The upper Outlaw leaves Randy's Saloon for Abigail's Drugstore past her Church, the lower one

    stays on the Blacksmith: House and Church next to it pay nothing, Bank and Ranch less.
    """
    randy, abigail, blue = range(3)
    game = scripted(
        THE_BOOKS_CITY,
        at="characters",
        until="",
        characters="banker, mercenary, red indian",
        in_round=2,
        variants="outlaws",
        # strength 8, two Outlaws; d3 and f5
        white=(3, 3, 5),
        black=(1, 2, 4),
        supply=3,
    )
    assert outlaws(game) == ["d3", "f5"]
    assert [income_of(game, name) for name in ("d3", "e3", "f5", "g6", "e6")] == [10, 15, 10, 3, 7]
    answer(game, f"{randy} choose banker", f"{abigail} choose mercenary", f"{blue} choose indian")
    assert told(game, "outlaw-moves") == [{"at": "d3", "goal": "e3"}]
    assert outlaws(game) == ["e3", "f5"]
    assert asked(game) == f"{randy} cowboy"


# Where to


@pytest.mark.rule("BG-12.3")
def test_an_outlaw_goes_to_the_building_that_pays_most_among_his_eight_neighbours() -> None:
    game = moved(
        """
            b   c   d   e   f
        2   ..  ..  ..  Hl0 ..
        3   ..  Ra1 ..  ..  ..
        4   ..  ..  Ho  Dr2 ..
        5   ..  ..  ..  ..  Sa0
        """,
        "d3",
    )
    # Hotel $6, Ranch $7, Drugstore $3; the Saloon on f5 is two away.
    assert there(game) == ["c3"]


@pytest.mark.rule("BG-12.3")
def test_one_on_the_best_building_stays() -> None:
    game = moved(
        """
            c   d   e
        3   Hl0 Ra1 ..
        4   ..  ..  ..
        """,
        "d3",
    )
    assert (income_of(game, "c3"), income_of(game, "d3")) == (6, 7)
    assert there(game) == ["d3"]
    assert told(game, "outlaw-moves") == []


@pytest.mark.rule("BG-12.3")
def test_where_nothing_pays_he_stays() -> None:
    """A House, a Church, a School, a Mine without Mountains, City Hall: no income."""
    game = moved(
        """
            c   d   e
        3   Ho  Ch0 Sc1
        4   ..  ..  Mi2
        5   CH  ..  ..
        """,
        "d4",
    )
    assert there(game) == ["d4"]


@pytest.mark.rule("BG-12.3")
def test_buildings_next_to_a_prison_are_ignored() -> None:
    game = moved(
        """
            b   c   d   e   f
        3   Pr0 Hl0 ..  Ra1 ..
        """,
        "d3",
    )
    assert there(game) == ["e3"]
    game = moved(
        """
            b   c   d   e   f
        3   Pr0 Hl0 ..  ..  ..
        """,
        "d3",
    )
    assert there(game) == ["d3"]


@pytest.mark.rule("BG-16.21")
def test_his_own_building_next_to_a_prison_is_ignored_too() -> None:
    game = moved(
        """
            b   c   d   e   f
        3   Pr0 Hl0 Ra1 ..  ..
        """,
        "c3",
    )
    assert income_of(game, "c3") > income_of(game, "d3") - 2
    assert there(game) == ["d3"]


@pytest.mark.rule("BG-16.21")
def test_on_one_of_the_best_he_stays() -> None:
    game = moved(
        """
            c   d   e
        3   Hl0 Hl1 ..
        """,
        "d3",
        goals="c3",
    )
    assert there(game) == ["d3"]


@pytest.mark.rule("BG-12.3")
@pytest.mark.parametrize("goal", ["c3", "e4"])
def test_between_equal_incomes_chance_decides(goal: str) -> None:
    game = moved(
        """
            c   d   e
        3   Hl0 ..  ..
        4   ..  ..  Hl1
        """,
        "d3",
        goals=goal,
    )
    assert there(game) == [goal]


@pytest.mark.rule("BG-12.3")
def test_a_building_with_an_outlaw_is_ignored() -> None:
    """The one on the Hotel stays; the other has to be content with the Drugstore."""
    game = moved(
        """
            b   c   d   e
        3   ..  Hl0 ..  ..
        4   ..  ..  Ho  Dr1
        """,
        "c3 d3",
    )
    assert there(game) == ["c3", "e4"]


@pytest.mark.rule("BG-12.3", "BG-16.61")
def test_he_looks_at_the_full_income_of_a_building_with_himself_on_it() -> None:
    """The Hotel pays $6, though with him on it only $3: more than the Drugstore's $3 and the Mine's $3."""
    game = moved(
        """
            c   d   e   f
        3   ..  Hl0 Dr1 ..
        4   ..  ..  ..  Ho
        """,
        "d3",
    )
    assert (income_of(game, "d3"), income_of(game, "e3")) == (6, 3)
    assert there(game) == ["d3"]


@pytest.mark.rule("BG-12.3", "BG-8.8")
def test_the_incomes_are_those_of_the_new_round() -> None:
    """A Blacksmith pays $10 in round 2, $15 in round 3; the Saloon $10."""
    saloon = """
            c   d   e   f
        3   Bs0 ..  Sa1 Ho
        4   ..  ..  ..  Ho
    """
    assert there(moved(saloon, "d3", in_round=3)) == ["c3"]
    assert there(moved(saloon, "d3", in_round=4)) == ["c3"]


@pytest.mark.rule("BG-9.16", "BG-12.3")
def test_the_heroes_buildings_pay_nothing_in_his_eyes() -> None:
    city = """
            c   d   e
        3   Hl0 ..  Ra1
    """
    names = "heroes, mercenary, red indian"
    assert there(moved(city, "d3", characters=names, choose="heroes mercenary indian")) == ["e3"]
    alone = """
            c   d   e
        3   Hl0 ..  ..
    """
    assert there(moved(alone, "d3", characters=names, choose="heroes mercenary indian")) == ["d3"]


@pytest.mark.rule("BG-9.16")
def test_the_red_heroes_protect_nothing() -> None:
    game = moved(
        """
            c   d   e
        3   Hl0 ..  ..
        """,
        "d3",
        characters="red heroes, mercenary, red indian",
        choose="heroes mercenary indian",
    )
    answer(game, "0 choose 3-vp")
    assert there(game) == ["c3"]


@pytest.mark.rule("BG-9.16", "BG-12.3")
def test_he_leaves_a_building_of_the_heroes_for_another() -> None:
    game = moved(
        """
            c   d   e
        3   Ra0 ..  ..
        4   ..  Dr1 Ho
        """,
        "c3",
        characters="heroes, mercenary, red indian",
        choose="heroes mercenary indian",
    )
    assert there(game) == ["d4"]


@pytest.mark.rule("BG-12.3", "BG-15.3")
@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_he_moves_one_parcel_a_round(edition: str) -> None:
    """From the Drugstore he could see the Hotel; that is for the next round."""
    game = moved(
        """
            b   c   d   e
        3   ..  ..  Dr0 Hl1
        4   ..  ..  Ho  ..
        """,
        "c3",
        edition=edition,
    )
    assert there(game) == ["d3"]


# The order


@pytest.mark.rule("BG-12.3")
@pytest.mark.parametrize(("first", "left"), [("d3", ["e3", "g4"]), ("f3", ["e3", "d4"])])
def test_the_first_of_the_turn_order_chooses_who_moves_next(first: str, left: list[str]) -> None:
    """Both want the Hotel ($6); the Ranch and the Drugstore pay less. Mercenary 7, Indian 8, Banker 2."""
    city = """
            c   d   e   f   g
        3   ..  ..  Hl0 ..  ..
        4   ..  Dr1 Ho  Ho  Dr2
        5   ..  ..  ..  ..  ..
    """
    game = moved(city, "d3 f3", choose="indian mercenary banker")
    assert game.state.order == [2, 1, 0]
    assert asked(game) == "2 outlaws"
    assert game.decision is not None
    assert game.decision.about == {"places": ["d3", "f3"]}
    assert choices(game) == ["choose d3", "choose f3"]
    answer(game, f"2 choose {first}")
    assert told(game, "outlaw-moves")[0] == {"at": first, "goal": "e3"}
    assert there(game) == left
    assert asked(game) == "2 cowboy"


@pytest.mark.rule("BG-12.3", "BG-16.61")
@pytest.mark.parametrize(("first", "left"), [("d3", ["d3", "e3"]), ("c3", ["c3", "e3"])])
def test_who_leaves_a_building_makes_room_for_the_next(first: str, left: list[str]) -> None:
    """The Outlaw on the Ranch ($2) wants the Hotel, the other one the Ranch, if it is free when his turn comes."""
    chain = """
            b   c   d   e   f
        2   ..  Ho  Ho  Ho  ..
        3   ..  ..  Ra0 Hl1 ..
        4   ..  Ho  Ho  ..  ..
    """
    game = moved(chain, "c3 d3")
    assert asked(game) == "0 outlaws"
    answer(game, f"0 choose {first}")
    assert there(game) == left
    assert asked(game) == "0 cowboy"


@pytest.mark.rule("BG-16.61")
def test_outlaws_who_see_no_building_in_common_move_without_a_question() -> None:
    game = moved(
        """
            a   b   c   d   e   f   g
        2   ..  ..  Hl0 ..  ..  ..  ..
        3   ..  ..  ..  ..  ..  ..  ..
        4   ..  ..  ..  ..  Hl1 ..  ..
        """,
        "b2 f5",
    )
    assert told(game, "outlaw-moves") == [{"at": "b2", "goal": "c2"}, {"at": "f5", "goal": "e4"}]
    assert asked(game) == "0 cowboy"


@pytest.mark.rule("BG-16.61")
def test_one_who_stays_anyway_is_not_asked_about() -> None:
    """The one on the Hotel has the best there is; then the other has no choice left either."""
    game = moved(
        """
            c   d   e
        3   Hl0 ..  Dr1
        4   ..  ..  Ho
        """,
        "c3 d3",
    )
    assert there(game) == ["c3", "e3"]
    assert asked(game) == "0 cowboy"


@pytest.mark.rule("BG-16.61")
def test_a_building_taken_by_one_who_stays_is_in_nobodys_way() -> None:
    """The Saloon lies between the two others, but who is on it stays; each of them has only one Drugstore to go to."""
    game = moved(
        """
            b   c   d   e   f   g   h
        2   ..  ..  ..  Ho  ..  ..  ..
        3   ..  Dr1 ..  Sa0 ..  Dr2 ..
        4   Ho  ..  ..  Ho  ..  ..  Ho
        """,
        "d3 e3 f3",
    )
    assert there(game) == ["c3", "e3", "g3"]
    assert asked(game) == "0 cowboy"


@pytest.mark.rule("BG-12.3")
def test_only_an_outlaw_still_to_move_can_be_named() -> None:
    city = """
            c   d   e   f   g
        3   ..  ..  Hl0 ..  ..
        4   ..  Dr1 Ho  Ho  Dr2
    """
    game = moved(city, "d3 f3")
    refused(game, "0 choose e3", "no-outlaw-to-move", "BG-12.3", at="e3")
    refused(game, f"0 choose {FAR}", "no-outlaw-to-move", "BG-12.3", at=FAR)
    refused(game, "0 choose nowhere", "no-outlaw-to-move", "BG-12.3", at="nowhere")
    refused(game, "0 pass", "wrong-moment", "BG-12.3", asked="outlaws", action="pass")
    assert isinstance(game.rules, BoardRules)
    assert "outlaws" not in faults(game.rules.table, game.state)
    text = game.rules.position_text(game.state)
    assert "frames: cowboys 0; outlaws d3,f3 0\n" in text


# The Dutch edition


@pytest.mark.rule("BG-15.3")
def test_in_the_dutch_edition_they_move_when_they_have_come_and_before_characters() -> None:
    city = """
            c   d   e
        3   Hl0 ..  ..
    """
    game = moved(city, "d3", edition="dutch")
    moves = [event.kind for event in game.events(None) if event.kind in ("outlaw-arrives", "outlaw-moves", "character")]
    assert moves == ["outlaw-arrives", "outlaw-moves", "character", "character", "character"]
    assert there(game) == ["c3"]


@pytest.mark.rule("BG-12.3", "BG-15.3")
def test_in_the_english_edition_when_characters_have_been_chosen() -> None:
    city = """
            c   d   e
        3   Hl0 ..  ..
    """
    game = moved(city, "d3")
    moves = [event.kind for event in game.events(None) if event.kind in ("outlaw-arrives", "outlaw-moves", "character")]
    assert moves == ["outlaw-arrives", "character", "character", "character", "outlaw-moves"]


@pytest.mark.rule("BG-15.3", "BG-16.61")
def test_there_the_first_of_the_pass_order_track_chooses_the_order() -> None:
    city = """
            c   d   e   f   g
        3   ..  ..  Hl0 ..  ..
        4   ..  Dr1 Ho  Ho  Dr2
    """
    game = moved(city, "d3 f3", edition="dutch")
    assert asked(game) == "2 outlaws"
    assert isinstance(game.rules, BoardRules)
    assert "frames" not in faults(game.rules.table, game.state)
    answer(game, "2 choose d3")
    assert there(game) == ["e3", "g4"]
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-16.22")
def test_there_the_heroes_come_too_late_for_the_moves() -> None:
    game = moved(
        """
            c   d   e
        3   Hl0 ..  Dr1
        4   ..  ..  Ho
        """,
        "d3",
        characters="heroes, mercenary, red indian",
        choose="heroes mercenary indian",
        edition="dutch",
    )
    assert there(game) == ["c3"]
