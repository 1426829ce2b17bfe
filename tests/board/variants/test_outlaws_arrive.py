"""Outlaws come to town at the start of rounds 2 to 4 (BG-12.1), and some of them end in a Prison (BG-12.2)."""

from collections.abc import Sequence

import pytest

from board.variants.helpers_outlaws import outlaws
from carson.board.material.ground import INNER, NAMES
from carson.board.rules import BoardRules
from carson.board.variants.outlaws.arrival import arrive
from carson.board.variants.outlaws.state import GANG
from carson.kernel import Log
from support.board import BoardGame, Script, answer, asked, gains, scripted, told

CHARACTERS = "banker, mercenary, red indian"


def morning(
    diagram: str = "",
    *,
    tile: int = 1,
    number: int = 1,
    to: str = "f6",
    in_round: int = 2,
    outlaws: str = "",
    edition: str = "english",
    variants: str = "outlaws",
    vp: Sequence[int] = (0, 0, 0),
) -> BoardGame:
    """A round begins: the dice of the tile, then for each Outlaw the dice of a parcel, in their order."""
    names = to.split()
    return scripted(
        diagram,
        at="characters",
        until="",
        characters=CHARACTERS,
        in_round=in_round,
        outlaws=outlaws,
        edition=edition,
        variants=variants,
        vp=vp,
        white=[number, *("abcdefgh".index(name[0]) for name in names)],
        black=[tile, *(int(name[1]) - 1 for name in names)],
    )


@pytest.mark.rule("BG-12.1")
@pytest.mark.parametrize("tile", range(1, 7))
def test_the_black_die_and_seven_is_their_strength_and_its_tile_has_the_vp(tile: int) -> None:
    game = morning(tile=tile)
    assert isinstance(game.rules, BoardRules)
    strength = tile + 7
    vp = game.rules.table.figures.outlaw_vp[str(strength)]
    assert told(game, "outlaws") == [{"strength": strength, "vp": vp, "count": 1}]
    assert GANG.of(game.state).strength == strength
    assert game.view(None).variants["outlaws"] == {"strength": strength, "vp": vp}


@pytest.mark.rule("BG-12.1")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_white_die_brings_one_two_or_three_of_them(die: int, count: int) -> None:
    game = morning(number=die, to="b2 d4 g7")
    assert outlaws(game) == ["b2", "d4", "g7"][:count]
    assert told(game, "outlaw-arrives") == [{"at": name} for name in outlaws(game)]
    assert game.view(1).outlaws == tuple(outlaws(game))


@pytest.mark.rule("BG-12.1")
def test_they_come_before_the_characters_are_chosen() -> None:
    game = morning()
    assert asked(game) == "0 character"
    assert outlaws(game) == ["f6"]


@pytest.mark.rule("BG-12.1")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
def test_they_come_in_rounds_two_to_four(in_round: int) -> None:
    game = morning(in_round=in_round)
    assert len(told(game, "outlaw-arrives")) == (in_round > 1)
    assert bool(GANG.of(game.state).strength) == (in_round > 1)


@pytest.mark.rule("BG-12.1")
def test_without_the_variant_nobody_comes() -> None:
    game = morning(variants="")
    assert told(game, "outlaws") == []
    assert "outlaws" not in game.view(0).variants


@pytest.mark.rule("BG-12.1")
def test_a_parcel_with_an_outlaw_is_rolled_again() -> None:
    game = morning(number=3, to="d4 d4 e5", in_round=3, outlaws="c3")
    assert outlaws(game) == ["c3", "d4", "e5"]
    assert len(told(game, "outlaw-arrives")) == 2


@pytest.mark.rule("BG-12.1")
def test_a_parcel_next_to_a_prison_is_rolled_again() -> None:
    prison = """
            d   e   f
        3   ..  ..  ..
        4   ..  Pr2 ..
        5   ..  ..  ..
    """
    game = morning(prison, to="d3 e5 f4 g4")
    assert outlaws(game) == ["g4"]


@pytest.mark.rule("BG-12.1", "BG-11.2")
def test_water_is_rolled_again() -> None:
    """The printed river: a5 b5 c5 d5 d4 e4 f4 g4 h4."""
    game = morning(to="d4 g4 c5 c4", variants="river outlaws")
    assert outlaws(game) == ["c4"]


@pytest.mark.rule("BG-12.1")
def test_they_arrive_on_houses_mountains_buildings_and_others_parcels_alike() -> None:
    game = morning(
        """
            b   c   d
        2   Mt  ..1 Dr0
        """,
        number=6,
        to="b2 c2 d2",
    )
    assert outlaws(game) == ["b2", "c2", "d2"]


@pytest.mark.rule("BG-12.1", "BG-2.2")
def test_nine_are_on_the_map_at_most() -> None:
    eight = "b2 c2 d2 e2 f2 g2 b3 c3"
    game = morning(number=5, to="d3 e3 f3", in_round=4, outlaws=eight)
    assert outlaws(game) == [*eight.split(), "d3"]
    assert told(game, "outlaws-turn-back") == [{}]


@pytest.mark.rule("BG-16.60")
def test_where_the_dice_can_find_no_parcel_nobody_comes() -> None:
    """A river through all that no Prison and no Outlaw keeps; the dice are not thrown for ever."""
    game = morning(in_round=3, outlaws="b2")
    state = game.state
    free = [parcel for parcel in INNER if NAMES[parcel] not in ("b2", "d4")]
    state.water = sum(1 << parcel for parcel in free)
    state.barred = sum(1 << parcel for parcel in INNER if NAMES[parcel] in ("b2", "d4"))
    log = Log(Script({"white": [5], "black": [1]}))
    assert isinstance(game.rules, BoardRules)
    arrive(game.rules.table, state, log)
    assert [event.kind for event in log.events] == ["outlaws", "outlaws-turn-back"]
    assert outlaws(game) == ["b2", "d4"]


# Prisons


PRISON = """
        d   e   f
    3   ..  ..  ..
    4   ..  Pr2 ..
"""


@pytest.mark.rule("BG-12.2")
@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_who_arrives_on_a_prison_is_jailed_and_its_owner_scores_the_tile(edition: str) -> None:
    game = morning(PRISON, tile=5, to="e4", edition=edition)
    assert outlaws(game) == []
    assert told(game, "outlaw-jailed") == [{"seat": 2, "at": "e4"}]
    assert gains(game, "jailed") == {2: 4}
    assert game.state.vp == [0, 0, 4]


@pytest.mark.rule("BG-12.2", "BG-16.60")
def test_the_prison_takes_one_after_the_other() -> None:
    game = morning(PRISON, tile=1, number=5, to="e4 e4 g7")
    assert outlaws(game) == ["g7"]
    assert gains(game, "jailed") == {2: 4}


@pytest.mark.rule("BG-12.2", "BG-15.9")
def test_in_the_english_edition_an_outlaw_found_on_a_prison_is_jailed_when_a_round_begins() -> None:
    game = morning(PRISON, tile=1, to="g7", in_round=3, outlaws="e4")
    assert outlaws(game) == ["g7"]
    assert gains(game, "jailed") == {2: 2}


@pytest.mark.rule("BG-15.9")
def test_in_the_dutch_edition_only_on_arrival() -> None:
    game = morning(PRISON, tile=1, to="g7", in_round=3, outlaws="e4", edition="dutch")
    assert outlaws(game) == ["e4", "g7"]
    assert gains(game, "jailed") == {}


@pytest.mark.rule("BG-12.2")
def test_next_to_two_prisons_a_prison_keeps_outlaws_away_from_the_other() -> None:
    """Each is next to the other: nobody lands there."""
    both = """
            d   e
        3   Pr1 Pr2
    """
    game = morning(both, to="d3 e3 f5")
    assert outlaws(game) == ["f5"]
    assert told(game, "outlaw-jailed") == []


@pytest.mark.rule("BG-9.14", "BG-12.2")
def test_for_a_jailed_outlaw_nobody_is_doctor_yet() -> None:
    game = morning(PRISON, to="e4")
    answer(game, "0 choose banker", "1 choose mercenary", "2 choose indian")
    assert gains(game, "outlaw") == {}
