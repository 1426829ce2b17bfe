"""What is in the box (BG-2): buildings, bags of one's own, and the limits of ten cowboys and twelve property tiles."""

import pytest

from carson.board.material.pieces import FIRST_BUILDING, NAMES
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.versions import VERSIONS
from carson.board.views.previews import previews
from carson.kernel import OptionsError
from support.board import BoardGame, answer, asked, choices, fill, new_game, on, refused, scripted, told

FULL = {
    "ranch": 6,
    "mine": 6,
    "drugstore": 4,
    "bank": 4,
    "saloon": 3,
    "hotel": 3,
    "church": 2,
    "prison": 2,
    "general_store": 2,
    "school": 2,
    "blacksmith": 2,
    "city_hall": 1,
    "train_station": 1,
}
BEGINNERS = {
    "ranch": 4,
    "mine": 4,
    "drugstore": 4,
    "bank": 4,
    "saloon": 3,
    "hotel": 3,
    "prison": 2,
    "church": 2,
}
SMALLEST = "ranch 2, mine 2, drugstore 1, bank 1, saloon 1, hotel 1, church 1, prison 1"


def tiles(game: BoardGame) -> dict[str, int]:
    """Track and bag together."""
    counts = list(game.state.bag)
    for kind in game.state.track:
        counts[kind] += 1
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count and kind >= FIRST_BUILDING}


@pytest.mark.rule("BG-2.1")
def test_all_buildings_are_38() -> None:
    assert tiles(new_game(bag="full")) == FULL
    assert sum(FULL.values()) == 38


@pytest.mark.rule("BG-2.1")
def test_the_beginners_bag_has_26() -> None:
    assert tiles(new_game(bag="beginners")) == BEGINNERS
    assert sum(BEGINNERS.values()) == 26


@pytest.mark.rule("BG-2.1")
def test_other_bags_may_be_chosen() -> None:
    own = f"{SMALLEST}, train_station 1, school 2"
    game = new_game(bag=own)
    assert tiles(game) == {
        "ranch": 2,
        "mine": 2,
        "drugstore": 1,
        "bank": 1,
        "saloon": 1,
        "hotel": 1,
        "church": 1,
        "prison": 1,
        "school": 2,
        "train_station": 1,
    }
    assert min(game.state.bag) == 0


@pytest.mark.rule("BG-2.1")
@pytest.mark.parametrize("missing", list(BEGINNERS))
def test_the_eight_base_types_must_be_in(missing: str) -> None:
    parts = [part for part in SMALLEST.split(", ") if not part.startswith(missing)]
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(bag=", ".join(parts)))
    assert (caught.value.code, caught.value.details["kind"]) == ("options-bag-base", missing)


@pytest.mark.rule("BG-2.1")
@pytest.mark.parametrize(
    ("bag", "code"),
    [
        ("", "options-bag"),
        ("empty", "options-bag"),
        (SMALLEST + ",", "options-bag"),
        (SMALLEST + ", house 3", "options-bag"),
        (SMALLEST + ", school", "options-bag"),
        (SMALLEST + ", school two", "options-bag"),
        (SMALLEST + ", school ²", "options-bag"),
        (SMALLEST + ", school -1", "options-bag"),
        (SMALLEST + ", school " + "1" * 5000, "options-bag"),
        (SMALLEST + ", school 0", "options-bag-count"),
        (SMALLEST + ", school 3", "options-bag-count"),
        (SMALLEST + ", city_hall 2", "options-bag-count"),
        (SMALLEST + ", school 1, school 1", "options-bag-count"),
    ],
)
def test_a_bag_that_cannot_be_filled_from_the_box_is_refused(bag: str, code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(bag=bag))
    assert (caught.value.code, caught.value.details["rule"]) == (code, "BG-2.1")


@pytest.mark.rule("BG-2.1", "BG-3.2")
@pytest.mark.parametrize("kind", ["ranch", "mine"])
def test_a_bag_has_the_two_ranches_and_two_mines_of_the_first_track(kind: str) -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(bag=SMALLEST.replace(f"{kind} 2", f"{kind} 1")))
    assert (caught.value.code, caught.value.details["kind"]) == ("options-bag-track", kind)


@pytest.mark.rule("BG-2.2")
def test_each_player_has_ten_cowboys() -> None:
    game = new_game(6)
    assert game.state.supply == [3] * 6
    assert game.state.general == [7] * 6
    # With nine in the own supply only one more comes.
    game = scripted(at="end", in_round=1, supply=(9, 10, 4))
    assert game.state.supply == [10, 10, 8]
    assert game.state.general == [0, 0, 2]


TWELVE = """
        a   b   c   d   e   f
    1   ..0 ..0 ..0 ..0 ..0 ..0
    2   ..0 ..0 ..0 ..0 ..0 ??
"""


@pytest.mark.rule("BG-2.2", "BG-2.3")
def test_without_a_property_tile_a_cowboy_contests_a_parcel_and_buys_nothing() -> None:
    game = scripted(fill(TWELVE, "..0"), at="cowboys", until="end", supply=(1, 1, 0), money=20, combat=(6, 1))
    assert game.state.tiles == [0, 12, 12]
    answer(game, "0 cowboy h8", "1 cowboy h8")
    assert [duel["winner"] for duel in told(game, "duel")] == [0]
    # The winner is not even asked; the cowboy has acted, the loser's is back.
    assert (asked(game), on(game, "h8"), game.state.money) == ("pause", "..", [20, 20, 20])
    assert (game.state.general[0], game.state.supply) == (10, [0, 1, 0])


@pytest.mark.rule("BG-2.3")
def test_the_rival_who_beats_a_cowboy_without_a_property_tile_buys_the_parcel() -> None:
    game = scripted(fill(TWELVE, "..0"), placed={0: "h8", 1: "h8"}, money=20, combat=(1, 6))
    assert choices(game) == ["buy h8", "pass"]
    answer(game, "1 buy h8")
    assert (on(game, "h8"), game.state.supply[0]) == ("..1", 1)


@pytest.mark.rule("BG-2.3")
def test_a_preview_without_a_property_tile_names_no_price_but_the_odds() -> None:
    game = scripted(fill(TWELVE, "..0"), at="cowboys", supply=1, placed={1: "h8"})
    assert isinstance(game.rules, BoardRules)
    shown = {one.action: one for one in previews(game.rules, game.state, 0)}
    contest = shown["cowboy h8"]
    assert (contest.price, contest.changes, len(contest.chances)) == (0, (), 2)


@pytest.mark.rule("BG-2.3")
def test_games_begun_with_version_1_keep_such_a_cowboy_off_the_parcels() -> None:
    game = scripted(fill(TWELVE, "..0"), at="cowboys", supply=1, version=VERSIONS[1])
    refused(game, "0 cowboy h8", "no-tile-left", "BG-2.3", at="h8")
    answer(game, "0 cowboy wages", "1 cowboy h8")


@pytest.mark.rule("BG-2.3")
def test_with_the_last_property_tile_one_of_two_parcels_is_bought() -> None:
    game = scripted(fill(TWELVE, ".."), placed={0: "h8 g8"}, money=20)
    assert choices(game) == ["buy g8", "buy h8", "pass"]
    answer(game, "0 buy h8")
    assert asked(game) == "pause"
    assert (game.state.tiles[0], game.state.money[0], game.state.general[0]) == (0, 19, 10)


@pytest.mark.rule("BG-2.2")
def test_money_houses_and_roads_are_unlimited() -> None:
    """More than the 30 roads, 20 Houses and 27 revolvers of the box."""
    game = scripted(
        """
            a   b   c   d   e   f   g   h
        1   Ho  Ho  Ho  Ho  Ho  Ho  Ho  Ho
        2   Ho  Ho  Ho  Ho  Ho  Ho  Ho  Ho
        3   Ho  Ho  Ho  Ho  Ho  Ho  Ho  Ho
                    --
        4   ..  .. |Ho |..0 ..  ..  ..  ..
                    --
        """,
        placed={0: "road roads"},
        stock=40,
        revolvers=30,
        kept={0: "prison"},
    )
    answer(game, "0 build prison d4", "0 house b4")
    assert game.state.stock[0] == 44
    assert game.state.revolvers[0] == 32
