"""An action may be declined, even after a duel was won for it; the cowboy has acted all the same (BG-4.7)."""

import pytest

from carson.board.state import State
from support.board import BoardGame, answer, asked, choices, on, refused, scripted, standing, told, track_of


def choosing(character: str) -> BoardGame:
    """Phase 1: seat 0 may take this character; everybody has $20 and three cowboys."""
    others = [name for name in ("banker", "captain", "father_christmas") if not character.endswith(name)]
    characters = ", ".join((character, *others[:2]))
    dice = {"white": (1, 2), "black": (1, 2)}
    return scripted(at="characters", until="cowboys", characters=characters, money=20, supply=3, **dice)


@pytest.mark.rule("BG-4.7")
def test_a_parcel_may_be_declined_after_winning_the_duel_for_it() -> None:
    game = scripted(placed={0: "a1", 1: "a1"}, money=5, combat=(6, 1))
    assert choices(game) == ["buy a1", "pass"]
    answer(game, "0 pass")
    assert on(game, "a1") == ".."
    # The winner's cowboy goes to the general supply, the loser's to the own; nobody buys instead.
    assert (game.state.general[0], game.state.supply[0]) == (10, 0)
    assert (game.state.general[1], game.state.supply[1]) == (9, 1)
    assert game.state.money == [5, 5, 5]
    assert told(game, "bought-nothing") == [{"seat": 0, "at": "a1", "why": "declined"}]
    assert asked(game) == "pause"


@pytest.mark.rule("BG-4.7")
def test_uncontested_parcels_may_be_declined_all_at_once() -> None:
    game = scripted(placed={0: "a1 b1 c1"}, money=5)
    answer(game, "0 buy b1", "0 pass")
    assert [on(game, parcel) for parcel in ("a1", "b1", "c1")] == ["..", "..0", ".."]
    assert (standing(game, 0), game.state.general[0]) == ([], 10)
    assert [one["at"] for one in told(game, "bought-nothing")] == ["a1", "c1"]


@pytest.mark.rule("BG-4.7", "BG-2.3")
def test_of_each_parcel_it_is_told_why_it_was_not_bought() -> None:
    """a1 and h8 cost $1; d4, between three Houses, $4."""
    town = "        c   d\n    3   Ho  Ho\n    4   Ho  ..\n"
    game = scripted(town, placed={0: "a1 d4 h8"}, money=2)
    answer(game, "0 pass")
    found = [(event["at"], event["why"]) for event in told(game, "bought-nothing")]
    assert found == [("a1", "declined"), ("d4", "money"), ("h8", "declined")]

    def without_tiles(state: State) -> None:
        state.tiles[0] = 0

    game = scripted(town, placed={0: "a1 d4"}, money=9, prepare=without_tiles)
    assert {event["at"]: event["why"] for event in told(game, "bought-nothing")} == {"a1": "tiles", "d4": "tiles"}


@pytest.mark.rule("BG-4.7")
def test_a_building_may_be_declined_and_stays_on_the_track() -> None:
    game = scripted(placed={0: "buy-8", 1: "buy-8"}, money=20, combat=(1, 6))
    assert choices(game) == ["buy saloon", "pass"]
    answer(game, "1 pass")
    assert track_of(game)[4] == "saloon"
    assert (game.state.general[1], game.state.supply[0]) == (10, 1)
    assert told(game, "bought-nothing") == [{"seat": 1, "at": "buy-8", "why": "declined"}]


@pytest.mark.rule("BG-4.7")
def test_victory_points_may_be_declined() -> None:
    game = scripted(placed={0: "vp-5"}, money=20)
    answer(game, "0 pass")
    assert (game.state.money[0], game.state.vp[0], game.state.general[0]) == (20, 0, 10)
    assert told(game, "bought-nothing") == [{"seat": 0, "at": "vp-5", "why": "declined"}]


@pytest.mark.rule("BG-4.7")
@pytest.mark.parametrize("at", ["d4", "buy-8", "vp-5"])
def test_whoever_cannot_pay_is_not_asked_and_everybody_is_told(at: str) -> None:
    game = scripted(placed={0: at}, money=0)
    assert told(game, "bought-nothing") == [{"seat": 0, "at": at, "why": "money"}]
    assert (standing(game, 0), game.state.general[0]) == ([], 10)


@pytest.mark.rule("BG-4.7")
def test_a_bought_building_need_not_be_built() -> None:
    game = scripted("    d\n4   ..0", placed={0: "buy-3"}, money=20)
    answer(game, "0 buy ranch", "0 pass", "0 pass")
    assert on(game, "d4") == "..0"
    assert len(game.state.kept[0]) == 1


@pytest.mark.rule("BG-4.7", "BG-16.31")
def test_what_costs_nothing_is_taken_without_a_question() -> None:
    """Nobody is asked whether to take wages, roads, a token, income or VP; only City Hall keeps the cowboy."""
    game = scripted(
        "    c   d   e\n4   ..0 Hl0 CH",
        placed={0: "wages ammunition roads road parcels-income cowboy-income gambling e4 parcels-vp building-vp"},
    )
    assert asked(game) == "0 occupy"
    answer(game, "0 choose occupy")
    assert asked(game) == "pause"
    assert (game.state.ammunition, game.state.stock[0], game.state.occupant) == (0, 3 + 1, 0)
    assert [event["why"] for event in told(game, "scored-vp")] == ["parcels-vp", "building-vp"]
    assert [event["why"] for event in told(game, "earned")] == [
        "wages",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "building-income",
    ]
    assert (game.state.general[0], standing(game, 0)) == (9, ["e4"])


@pytest.mark.rule("BG-16.31")
@pytest.mark.parametrize(
    "character",
    [
        *("sheriff", "banker", "chinese_worker", "mercenary", "red mercenary", "indian", "red indian"),
        *("red prospector", "gunsmith", "red gunsmith", "singer", "red singer", "governor", "doctor", "undertaker"),
        *("heroes", "teacher", "editor", "father_christmas", "red father_christmas"),
    ],
)
def test_a_character_that_only_gives_asks_nothing(character: str) -> None:
    game = choosing(character)
    answer(game, f"0 choose {character.removeprefix('red ').replace('editor', 'lawyer')}")
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-16.31")
@pytest.mark.parametrize(
    ("character", "rule", "things"),
    [
        ("grocer", "BG-9.3", ["8-now", "later"]),
        ("red grocer", "BG-9.3", ["8-now", "later"]),
        ("red settler", "BG-9.5", ["8-now", "later"]),
        ("red governor", "BG-9.13", ["revolvers", "money"]),
        ("red heroes", "BG-9.16", ["3-vp", "6-vp", "9-vp"]),
    ],
)
def test_of_several_things_given_one_must_be_chosen(character: str, rule: str, things: list[str]) -> None:
    game = choosing(character)
    answer(game, f"0 choose {character.removeprefix('red ')}")
    assert choices(game) == [f"choose {thing}" for thing in things]
    refused(game, "0 pass", "wrong-moment", rule)


@pytest.mark.rule("BG-16.31", "BG-9.12")
@pytest.mark.parametrize("character", ["auctioneer", "red auctioneer"])
def test_the_auctioneer_always_opens_the_auction(character: str) -> None:
    game = choosing(character)
    answer(game, "0 choose auctioneer")
    if character == "auctioneer":
        for parcel in ("b2", "c3"):
            refused(game, "0 pass", "wrong-moment", "BG-9.12")
            answer(game, f"0 choose {parcel}")
    assert asked(game) == "0 auction"


@pytest.mark.rule("BG-16.31")
@pytest.mark.parametrize(
    ("character", "no"),
    [
        *((name, "choose decline") for name in ("paperboy", "captain", "red captain", "prospector", "red cowboy")),
        *(("red chinese_worker", "choose decline"), ("settler", "pass"), ("lawyer", "pass")),
    ],
)
def test_what_a_character_sells_and_the_settlers_parcel_may_be_declined(character: str, no: str) -> None:
    game = choosing(character)
    answer(game, f"0 choose {character.removeprefix('red ')}")
    assert no in choices(game)
    answer(game, f"0 {no}")
    assert (asked(game), game.state.money, game.state.tiles) == ("1 character", [20, 20, 20], [12, 12, 12])
