"""What a seat sees: everything in the base game, as a picture of its own that no later move changes."""

from random import Random
from typing import get_args

import pytest
from msgspec import json, structs

from board.games import middle_games
from carson.board.library import BoardGame, Options, new_game
from carson.board.mechanics.purse import firepower
from carson.board.steps.phases import Phase
from carson.board.variants.registry import STEPS
from carson.board.views.view import View, plain, restore
from support.board import answer, scripted
from support.board import new_game as set_up

GAMES = middle_games(25, "view")


def view_of(game: BoardGame, seat: int | None = 0) -> View:
    view: View = game.view(seat)
    return view


@pytest.mark.rule("BG-1.2", "BG-3.3")
def test_the_map_is_told_parcel_by_parcel_from_a1_on() -> None:
    view = view_of(set_up(centre="d4", mountains="b2 c2 d2 e2 f2 g2 b7 c7 d7"))
    assert len(view.ground) == len(view.owner) == len(view.income) == len(view.linked) == 64
    assert view.ground[3 * 8 + 3] == "house"
    assert [view.ground[8 + x] for x in range(8)] == ["free", *["mountain"] * 6, "free"]
    assert set(view.owner) == {-1}
    assert sum(view.linked) == 9
    assert view.roads == ("d3s", "d4s", "c4e", "d4e")


@pytest.mark.rule("BG-3.2")
def test_the_track_shows_its_prices_and_the_bag_its_contents() -> None:
    view = view_of(set_up(bag="beginners", draws="saloon church hotel"))
    assert [(offer.building, offer.price) for offer in view.track] == [
        ("ranch", 3),
        ("mine", 4),
        ("saloon", 5),
        ("church", 6),
        ("hotel", 8),
        ("ranch", 10),
        ("mine", 12),
    ]
    assert all(offer.open for offer in view.track)
    counts = {"ranch": 2, "mine": 2, "drugstore": 4, "bank": 4, "saloon": 2, "hotel": 2}
    assert view.bag == {**counts, "church": 1, "prison": 2}


@pytest.mark.rule("BG-4.4")
def test_an_empty_construction_space_is_closed() -> None:
    view = view_of(scripted(at="cowboys", track="ranch - - - - - -", supply=1))
    assert [offer.open for offer in view.track] == [True, *[False] * 6]
    assert [offer.building for offer in view.track[1:]] == [""] * 6
    assert {"buy-4", "buy-12", "vp-2"} <= set(view.closed)


@pytest.mark.rule("BG-3.1")
def test_a_player_has_at_first_what_the_book_says() -> None:
    for player in view_of(set_up(4)).players:
        assert (player.money, player.vp, player.roads, player.cowboys, player.general) == (15, 0, 1, 3, 7)
        assert (player.tiles, player.parcels, player.kept, player.dynamite) == (12, (), (), 0)
        assert (player.character, player.plays, player.limit) == (-1, -1, -1)
        assert player.firepower.revolvers == 1
        assert player.firepower.total == 4


@pytest.mark.rule("BG-5.2", "BG-16.1")
def test_firepower_is_told_with_its_parts() -> None:
    game = scripted(
        at="cowboys", characters="sheriff, mercenary, banker", supply=[2, 1, 3], revolvers=[1, 2, 0], ammunition=2
    )
    sheriff, mercenary, banker = (player.firepower for player in view_of(game).players)
    assert structs.astuple(sheriff) == (1, 2, 1, 0, 0, 0)
    assert structs.astuple(mercenary) == (2, 1, 0, 3, 0, 0)
    assert structs.astuple(banker) == (0, 3, 0, 0, 3, 0)
    answer(game, "0 cowboy gambling white")
    assert view_of(game).players[0].firepower.white == 0
    assert view_of(game).white == "gambling"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_firepower_parcels_and_income_of_the_view_are_those_of_the_game(game: BoardGame) -> None:
    state, view = game.state, view_of(game)
    for player in view.players:
        assert player.firepower.total == firepower(state, player.seat)
        assert len(player.parcels) == view.owner.count(player.seat)
        mine = [income for income, owner in zip(view.income, view.owner, strict=True) if owner == player.seat]
        assert player.next_income == sum(mine)


@pytest.mark.rule("BG-9.0", "BG-4.10")
def test_a_player_is_shown_with_the_character_taken_and_the_one_played() -> None:
    view = view_of(scripted(at="cowboys", characters="red paperboy fetching captain, sheriff, grocer", supply=1))
    boy, sheriff, _ = view.players
    assert (boy.character, boy.plays, boy.limit) == (0, 6, 20)
    assert (sheriff.character, sheriff.plays, sheriff.limit) == (1, 1, 20)
    tiles = {character.name: character for character in view.characters}
    assert (tiles["captain"].taken, tiles["paperboy"].taken, tiles["grocer"].taken) == (0, 0, 2)
    assert (tiles["captain"].side, tiles["paperboy"].side) == ("yellow", "red")
    assert {character.taken for character in view.characters} == {0, 1, 2, -1}


@pytest.mark.rule("BG-3.7", "BG-9.14", "BG-9.17")
def test_the_sides_of_the_doctor_and_the_teacher_are_shown_as_they_are_this_round() -> None:
    def tiles(characters: str, in_round: int) -> dict[int, tuple[str, str, int]]:
        view = view_of(scripted(at="cowboys", characters=characters, in_round=in_round, supply=1))
        return {c.number: (c.name, c.side, c.limit) for c in view.characters}

    assert tiles("teacher, undertaker", 3)[17] == ("teacher", "yellow", 60)
    assert tiles("teacher, undertaker", 4)[17] == ("teacher", "red", 60)
    assert tiles("teacher, undertaker", 3)[14] == ("undertaker", "red", 90)
    assert tiles("teacher, doctor", 3)[14] == ("doctor", "yellow", 60)
    untaken = view_of(new_game(Options(2, characters="quiet"), "a"))
    assert next(c for c in untaken.characters if c.number == 14).side == "either"


@pytest.mark.rule("BG-4.4")
def test_cowboys_are_shown_where_they_stand_with_their_tokens() -> None:
    game = scripted(
        at="cowboys",
        until="",
        characters="sheriff, red gunsmith",
        placed={0: "wages wages wages+white", 1: "d4+dynamite road gambling"},
        supply=1,
    )
    seen = {(s.place, s.seat): (s.count, s.token) for s in view_of(game).standing}
    assert seen == {
        ("wages", 0): (3, "white"),
        ("d4", 1): (1, "dynamite"),
        ("road", 1): (1, ""),
        ("gambling", 1): (1, ""),
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_players_and_spectators_see_the_same(game: BoardGame) -> None:
    views = [view_of(game, seat) for seat in (None, *range(game.rules.seats))]
    assert {view.seat for view in views} == {None, *range(game.rules.seats)}
    assert all(structs.replace(view, seat=None) == views[0] for view in views)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_state_imagined_from_a_view_gives_that_view_and_the_same_choices(game: BoardGame) -> None:
    rules = game.rules
    for seat in (None, *range(rules.seats)):
        imagined = rules.imagine(view_of(game, seat), Random(1))
        assert rules.view(imagined, seat) == view_of(game, seat)
        assert rules.position_text(imagined) == rules.position_text(game.state)
        if seat is not None:
            assert rules.legal(imagined, seat) == game.legal_actions(seat)


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    rng = Random(3)
    game = new_game(Options(3, characters="gold"), "a")
    before = view_of(game)
    kept = json.encode(plain(before))
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        game.apply(decision.seats[0], rng.choice(game.legal_actions(decision.seats[0])))
    assert json.encode(plain(before)) == kept
    assert json.encode(plain(view_of(game))) != kept


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_view_can_be_sent_as_json(game: BoardGame) -> None:
    sent = plain(view_of(game))
    assert "table" not in sent
    assert json.decode(json.encode(sent)) == json.decode(json.encode(plain(view_of(game))))
    assert len(sent["ground"]) == 64
    assert sent["frames"] == [line for line in _frames(game) if line != "-"]
    assert [player["money"] for player in sent["players"]] == game.state.money


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_view_says_the_phase_as_data(game: BoardGame) -> None:
    sent = plain(view_of(game))
    assert sent["phase"] == (_frames(game)[0].split()[0] if game.state.frames else "")
    assert restore(game.rules.table, sent).phase == sent["phase"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_view_of_before_views_said_the_phase_is_read(game: BoardGame) -> None:
    sent = plain(view_of(game))
    older = {name: value for name, value in sent.items() if name != "phase"}
    assert restore(game.rules.table, older) == view_of(game)


def test_the_phases_of_views_are_those_of_the_steps() -> None:
    assert set(get_args(Phase)) == {"", *STEPS.phases}


def _frames(game: BoardGame) -> list[str]:
    position = game.rules.position_text(game.state)
    line = next(line for line in position.splitlines() if line.startswith("frames: "))
    return line.removeprefix("frames: ").split("; ")
