"""From Era I to Era II, and the end of the game (section 5)."""

import pytest

from support.script import FOUR, ONE, SIX, answer, asked, offer, options, play_round, play_to, refused, scripted, told


@pytest.mark.rule("CG-5.1")
@pytest.mark.parametrize(("players", "shown"), [(ONE, 36), (SIX, 45)])
def test_after_nine_rounds_the_rest_of_era_ones_terrain_leaves_the_game(players: str, shown: int) -> None:
    game = scripted(players)
    play_to(game, "I 9")
    rest = {game.rules.table.names[card] for card in game.state.terrain}
    assert len(rest) == 48 - shown
    assert not rest & set(game.view(None).gone)
    play_round(game)
    assert rest <= set(game.view(None).gone)
    assert told(game, "era-two") == [{}]


@pytest.mark.rule("CG-5.1")
def test_era_two_is_played_with_its_own_pile() -> None:
    game = scripted(ONE, at="I 9", characters="banker", terrain="I-01 I-02 I-03 I-04 II-33 II-01 II-48 II-07")
    answer(game, "0 bid 9", "0 take banker")
    assert offer(game)[1:] == ["II-33", "II-01", "II-48", "II-07"]
    assert game.view(None).terrain_left == 44
    assert (game.state.era, game.state.round) == (1, 1)


@pytest.mark.rule("CG-5.1")
def test_everybody_has_nine_bid_cards_again() -> None:
    game = scripted("star, cattle, intermediate hat, expert boot", at="I 9", characters="banker")
    assert [len(player.bids_left) for player in game.view(None).players] == [1, 1, 1, 1]
    play_round(game)
    assert [player.bids_left for player in game.view(None).players] == [
        (1, 2, 3, 4, 5, 6, 7, 8, 9),
        (1, 2, 3, 4, 5, 6, 7, 8, 9),
        (2, 3, 4, 5, 6, 7, 8, 9, 10),
        (3, 4, 5, 6, 7, 8, 9, 10, 11),
    ]


@pytest.mark.rule("CG-5.1")
def test_before_the_ninth_round_is_over_no_bid_card_comes_back() -> None:
    game = scripted(ONE)
    for left in range(9, 0, -1):
        assert [len(player.bids_left) for player in game.view(None).players] == [left] * 4
        play_round(game)


@pytest.mark.rule("CG-5.1")
def test_cities_characters_and_cards_kept_stay() -> None:
    game = scripted(ONE, at="I 9", owned={0: "banker", 1: "cowboy"}, laid={0: "I-48@n14"}, characters="editor")
    answer(game, "0 bid 9", "0 take editor")
    players = game.view(None).players
    assert players[0].characters == ("banker", "editor")
    assert [card for card, _ in players[0].city.cards] == [47]
    assert players[1].characters == ("cowboy",)
    assert [len(player.kept) for player in players] == [0, 1, 1, 1]


@pytest.mark.rule("CG-5.2")
def test_used_characters_are_readied_for_era_two_but_not_the_governor() -> None:
    powers = "governor lawyer chinese_worker heroes gunsmith mercenary doctor"
    game = scripted(FOUR, at="I 9", owned={0: powers}, used=powers, characters="banker")
    assert asked(game) == "0,1,2,3 bid"
    play_round(game)
    assert game.state.era == 1
    seen = []
    while game.decision.kind != "take":
        if game.decision.kind == "power":
            seen.append(game.decision.about["character"])
        seat = game.decision.seats[0]
        answer(game, f"{seat} pass" if game.decision.kind == "power" else f"{seat} bid 1")
    assert seen == ["lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"]
    assert game.view(None).players[0].used == ("governor",)


@pytest.mark.rule("CG-5.2")
def test_a_power_works_once_an_era() -> None:
    game = scripted(owned={0: "heroes lawyer"}, characters="banker cowboy")
    answer(game, "0 pass", "0 use heroes", "0 bid 9", "0 take banker")
    assert asked(game) == "0 power lawyer"
    refused(game, "0 use heroes", "power-used", "CG-5.2", character="heroes", asked="lawyer")
    answer(game, "0 pass")
    assert asked(game) == "0 bid"


@pytest.mark.rule("CG-5.2")
def test_a_governor_kept_for_era_two_works_there() -> None:
    game = scripted(at="I 9", owned={0: "governor"}, characters="banker")
    answer(game, "0 pass", "0 bid 9", "0 take banker")
    assert (asked(game), game.state.era) == ("0 power governor", 1)


@pytest.mark.rule("CG-5.3")
def test_after_nine_rounds_of_era_two_the_game_ends_and_is_scored() -> None:
    game = scripted(at="II 9", owned={0: "doctor", 1: "heroes"}, used="doctor", characters="captain")
    assert game.outcome() is None
    answer(game, "0 bid 9")
    assert game.outcome() is None
    answer(game, "0 take captain")
    assert (asked(game), offer(game)) == ("", [])
    assert game.outcome().scores[0] == 5 + 6
    assert told(game, "scored") == [{"scores": game.outcome().scores}]


@pytest.mark.rule("CG-5.3")
def test_nothing_can_be_done_in_a_finished_game() -> None:
    game = scripted(at="II 9", characters="captain")
    answer(game, "0 bid 9", "0 take captain")
    assert options(game) == []
    refused(game, "0 bid 9", "game-over", "")
