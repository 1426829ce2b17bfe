"""Phase 4 (BG-4.8, BG-4.9, BG-4.11, BG-4.12): its order, new cowboys, the track and the round marker."""

import pytest

from carson.board.material.pieces import NAMES
from support.board import BoardGame, answer, asked, choices, refused, scripted, told, track_of


def kinds_of_events(game: BoardGame) -> list[str]:
    return [event.kind for event in game.events(None)]


@pytest.mark.rule("BG-4.8")
def test_the_order_of_the_end_of_a_round() -> None:
    """Effects of characters, new cowboys, cash limit, the track, and then the next round."""
    game = scripted(at="end", in_round=2, money=(12, 0, 0))
    assert asked(game) == "0 cash"
    answer(game, "0 spend 10")
    wanted = ["new-cowboys", "new-cowboys", "new-cowboys", "paid", "scored-vp", "track", "round-begins"]
    assert [kind for kind in kinds_of_events(game) if kind in wanted] == wanted
    assert (asked(game), game.state.round) == ("0 character", 3)


@pytest.mark.rule("BG-4.8")
def test_effects_of_characters_come_before_the_cash_limit() -> None:
    """The red Banker's VP are bought with money the limit of $60 would take."""
    game = scripted(at="end", characters="red banker, captain, settler", money=(70, 0, 0))
    assert asked(game) == "0 ask"
    answer(game, "0 choose 5-vp")
    assert game.decision is not None
    assert (asked(game), game.decision.about["excess"]) == ("0 cash", 0)


@pytest.mark.rule("BG-4.8", "BG-6.2")
def test_the_3_revolvers_token_returns_after_the_round() -> None:
    game = scripted(at="end", ammunition=1, supply=1)
    assert (asked(game), game.state.ammunition) == ("0 character", -1)


@pytest.mark.rule("BG-4.8")
def test_characters_and_what_belongs_to_them_return() -> None:
    game = scripted(at="end", characters="sheriff, mercenary, singer", quiet={2: 2}, passed=(1, 0, 2))
    state = game.state
    assert (state.who, state.plays, state.taken) == ([-1, -1, -1], [-1, -1, -1], 0)
    assert (state.bonus, state.quiet, state.white) == ([0, 0, 0], [0, 0, 0], -2)
    assert asked(game) == "1 character"
    assert len(choices(game)) == 7


@pytest.mark.rule("BG-4.8")
def test_after_round_4_there_are_only_effects_and_the_cash_limit_then_the_final_scoring() -> None:
    game = scripted(at="end", in_round=4, characters="red settler, banker, captain", money=(12, 0, 0), supply=1)
    answer(game, "0 pass")
    assert game.decision is None
    assert told(game, "new-cowboys") == told(game, "track") == told(game, "round-begins") == []
    assert game.state.supply == [1, 1, 1]
    assert game.state.vp == [2, 0, 0]


def plainly(game: BoardGame) -> None:
    """Whoever is asked does as little as possible."""
    allowed = choices(game)
    words = ("pass", "choose banker", "choose captain", "choose father_christmas", "choose decline")
    answer(game, f"{asked(game)[0]} {next(word for word in words if word in allowed)}")


@pytest.mark.rule("BG-4.8")
def test_four_rounds_are_played() -> None:
    game = scripted(at="characters", in_round=1, until="")
    rounds = []
    while game.decision is not None:
        if game.decision.kind == "character":
            rounds.append(game.state.round)
        plainly(game)
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("BG-4.9")
@pytest.mark.parametrize(("ended", "new"), [(1, 4), (2, 5), (3, 5)])
def test_cowboys_kept_are_kept_and_4_5_or_5_come(ended: int, new: int) -> None:
    game = scripted(at="end", in_round=ended, supply=(0, 2, 5))
    assert game.state.supply == [new, 2 + new, min(10, 5 + new)]
    assert told(game, "new-cowboys") == [{"seat": seat, "count": new} for seat in range(3)]


@pytest.mark.rule("BG-4.9")
def test_no_more_than_the_own_ten_come() -> None:
    game = scripted(at="end", in_round=3, supply=(7, 10, 5))
    assert game.state.supply == [10, 10, 10]
    assert [event["count"] for event in told(game, "new-cowboys")] == [3, 0, 5]


@pytest.mark.rule("BG-4.9", "BG-16.10")
def test_a_cowboy_on_city_hall_is_still_out() -> None:
    game = scripted("    d\n4   CH", at="end", in_round=3, supply=(7, 7, 0), occupant=0)
    assert game.state.supply == [9, 10, 5]
    assert game.state.general == [0, 0, 5]


@pytest.mark.rule("BG-4.11")
def test_unsold_buildings_shift_in_order_and_empty_spaces_are_filled_from_cheap_to_dear() -> None:
    game = scripted(at="end", track="ranch - drugstore - - hotel mine", draws="bank saloon church")
    assert track_of(game) == ["ranch", "drugstore", "hotel", "mine", "bank", "saloon", "church"]


@pytest.mark.rule("BG-4.11")
def test_what_is_drawn_leaves_the_bag() -> None:
    game = scripted(at="end", track="ranch mine ranch mine - - -", bag={"bank": 2, "hotel": 3}, draws="bank hotel bank")
    assert track_of(game)[4:] == ["bank", "hotel", "bank"]
    assert {name: count for name, count in zip(NAMES, game.state.bag) if count} == {"hotel": 2}


@pytest.mark.rule("BG-4.11", "BG-4.4")
def test_an_empty_bag_leaves_spaces_empty() -> None:
    game = scripted(at="end", track="- - bank - - - mine", bag={"hotel": 1}, supply=1)
    assert track_of(game) == ["bank", "mine", "hotel", "-", "-", "-", "-"]
    answer(game, "0 choose banker", "1 choose father_christmas", "2 choose captain")
    refused(game, "0 cowboy buy-6", "space-closed", "BG-4.4", at="buy-6")
    answer(game, "0 cowboy buy-5")


@pytest.mark.rule("BG-4.11")
def test_with_bag_and_track_empty_the_game_goes_on() -> None:
    game = scripted(at="end", track="- - - - - - -", bag={})
    assert track_of(game) == ["-"] * 7
    assert asked(game) == "0 character"


@pytest.mark.rule("BG-4.12")
def test_the_round_marker_blocks_a_space_after_each_round_for_the_rest_of_the_game() -> None:
    game = scripted(at="characters", in_round=1, until="", supply=1)
    seen = {}
    while game.decision is not None:
        if game.decision.kind == "cowboy":
            places = [word.removeprefix("cowboy ") for word in choices(game)]
            seen[game.state.round] = [place for place in places if place.startswith("vp")]
        plainly(game)
    assert seen == {
        1: ["vp-5", "vp-4", "vp-3", "vp-2"],
        2: ["vp-5", "vp-4", "vp-3"],
        3: ["vp-5", "vp-4"],
        4: ["vp-5"],
    }


@pytest.mark.rule("BG-4.12", "BG-4.4")
@pytest.mark.parametrize(("ended", "blocked"), [(1, "vp-2"), (2, "vp-3"), (3, "vp-4")])
def test_blocked_spaces_take_no_cowboy(ended: int, blocked: str) -> None:
    game = scripted(at="end", in_round=ended)
    while not asked(game).endswith("cowboy"):
        plainly(game)
    refused(game, f"{asked(game)[0]} cowboy {blocked}", "space-closed", "BG-4.4", at=blocked)


@pytest.mark.rule("BG-4.11", "BG-4.4")
def test_a_building_that_left_through_a_power_shifts_the_track_and_with_an_empty_bag_the_last_space_closes() -> None:
    """The red Chinese Worker takes the Drugstore from $5."""
    track = "ranch mine drugstore bank saloon ranch mine"
    worker = "2Y 4R 5Y 6Y 8Y 12Y 19Y"
    game = scripted(at="characters", in_play=worker, track=track, bag={}, money=5, supply=1)
    answer(game, "0 choose chinese_worker", "0 choose from-5", "1 choose father_christmas", "2 choose banker")
    assert track_of(game) == ["ranch", "mine", "bank", "saloon", "ranch", "mine", "-"]
    assert asked(game) == "2 cowboy"
    refused(game, "2 cowboy buy-12", "space-closed", "BG-4.4", at="buy-12")
    answer(game, "2 cowboy buy-10")


@pytest.mark.rule("BG-4.11")
def test_and_one_building_is_drawn_for_it() -> None:
    game = scripted(at="characters", in_play="2Y 4R 5Y 6Y 8Y 12Y 19Y", money=5, draws="prison")
    answer(game, "0 choose chinese_worker", "0 choose from-3")
    assert track_of(game) == ["mine", "drugstore", "bank", "saloon", "ranch", "mine", "prison"]
