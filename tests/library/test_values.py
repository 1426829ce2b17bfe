"""Games, rules, states and views are values: they compare, pickle, print and become JSON."""

import copy
import pickle
from functools import cache
from random import Random
from typing import Any

import pytest

import carson
from carson.bots.free_turns import offered

TABLES: dict[str, dict[str, Any]] = {
    "board": {"players": 3, "characters": "0Y 1Y 2Y 3R 4R 9R 10R 11R"},  # tokens are placed in any order
    "random board": {"players": 4, "characters": "random"},
    "all variants": {"players": 3, "variants": "new-beginning river might-is-right kit-carson outlaws horses"},
    "dutch": {"players": 4, "edition": "dutch", "characters": "gold", "variants": ["river"]},
    "solo": {"solo": "miner", "variants": "might-is-right"},
    "cards": {"players": 2, "virtual": "expert beginner"},
    "real cards": {"players": 5},
}


def begin(table: str, seed: int | str = 7) -> Any:
    return carson.new_game("cards" if "cards" in table else "board", seed=seed, **TABLES[table])


@cache
def along(table: str) -> list[Any]:
    """A random game, copied on its way to the end."""
    game, rng, seen = begin(table), Random(table), []
    while (decision := game.decision) is not None:
        if game.version % 15 == 0:
            seen.append(game.copy())
        seat = rng.choice(decision.seats)
        game.apply(seat, rng.choice(offered(game, seat)))
    return [*seen, game]


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("table", TABLES)
def test_everything_survives_pickling_and_copying(table: str) -> None:
    for game in along(table):
        views = [game.view(seat) for seat in (None, 0, 1 % game.rules.seats)]
        for thing in (game, game.rules, game.state, carson.record(game), *views):
            for other in (again(thing), copy.deepcopy(thing)):
                assert other == thing
                assert not other != thing  # noqa: SIM202 - which a type may answer for itself
                assert other is not thing


@pytest.mark.parametrize("table", TABLES)
def test_everything_survives_the_way_through_json(table: str) -> None:
    for game in along(table):
        rules = game.rules
        for thing in (game, rules, game.view(None), game.view(0)):
            assert carson.from_json(carson.to_json(thing)) == thing
        assert carson.from_json(carson.to_json(game.state, rules)) == game.state
        position = next(game.positions())
        assert carson.from_json(carson.to_json(position)) == position.state


def test_a_game_that_was_pickled_goes_on_as_it_would_have() -> None:
    game = carson.new_game("cards", players=2, seed=7)
    game.apply(0, "bid 3")
    other = again(game)
    assert other.undo(0) == game.copy().undo(0)
    other.apply(0, "bid 3")
    for one in (game, other):
        carson.bots.play(one, [carson.bots.make_bot("cards", "random", seat) for seat in range(2)])
    assert [move.draws for move in other.moves] == [move.draws for move in game.moves]


@pytest.mark.parametrize("table", TABLES)
def test_games_differ_by_seed_by_move_and_by_options(table: str) -> None:
    game, other = begin(table), begin(table)
    assert game == other
    assert game != begin(table, seed=8)
    seat = game.decision.seats[0]
    other.apply(seat, other.legal_actions(seat)[0])
    assert game != other
    assert game.state != other.state
    assert game.view(seat) != other.view(seat)
    assert game != carson.new_game("cards" if "cards" in table else "board", seed=7, players=6)
    assert game != "a game"
    assert game.state != game.rules
    assert game.rules != game.state
    assert game.view(0) != game


def test_what_was_taken_back_leaves_no_trace() -> None:
    game, other = carson.new_game("board", players=2, seed=7), carson.new_game("board", players=2, seed=7)
    game.apply(0, "claim d4")
    game.undo()
    assert game == other == carson.load(carson.record(game))
    assert game.serial != other.serial
    assert again(game).serial == game.serial


def test_rules_of_one_table_are_equal_and_others_are_not() -> None:
    rules: list[Any] = [begin(table).rules for table in TABLES]
    assert len(set(rules)) == len(rules)
    assert set(rules) == {begin(table).rules for table in TABLES}
    game = carson.new_game("board", players=2, seed=7)
    elsewhere = carson.new_game("board", players=2, position=game.rules.position_text(game.state))
    assert elsewhere.rules != game.rules
    assert again(elsewhere.rules) == elsewhere.rules
    assert str(rules[0]).startswith("<BoardRules Options(players=3")
    assert str(rules[-1]).startswith("<CardRules Options(real=5")


@pytest.mark.parametrize("table", TABLES)
def test_views_hash_by_what_they_show(table: str) -> None:
    games = along(table)
    views = {game.view(None) for game in games}
    assert len(views) > 3
    assert views == {again(game).view(None) for game in games}
    assert games[0].view(0) != games[0].view(None)
    decisions = {game.decision for game in games}
    assert {again(game).decision for game in games} == decisions


@pytest.mark.parametrize("table", ["board", "cards"])
def test_what_changes_has_no_hash_and_says_so(table: str) -> None:
    game = begin(table)
    with pytest.raises(TypeError, match=r"^A game changes as it is played, so it has no hash; "):
        hash(game)
    with pytest.raises(TypeError, match=r"^A state changes, so it has no hash; rules\.position_text"):
        hash(game.state)
    with pytest.raises(TypeError, match="A state changes"):
        hash(next(game.positions()))


def test_the_board_game_prints_as_its_map_and_its_question() -> None:
    game = carson.new_game("board", players=2, variants="river", seed=7)
    game.apply(0, "claim d3")
    assert repr(game).startswith("<Game 'board', 1 move: Seat 1: ")
    assert repr(game.state) == "<State: round 0, money [15, 15], VP [0, 0]>"
    assert repr(next(game.positions())).startswith("<Position 0: <State: ")
    for thing in (game, game.state, game.view(1)):
        lines = str(thing).splitlines()
        assert lines[:2] == ["round 0", "   a   b   c   d   e   f   g   h"]
        assert "3  ..  ..  ..  Mt0 ..  ..  ..  .." in lines
        assert "money      15   15" in lines
    assert str(game).endswith(repr(game))
    assert repr(game.view(1)).startswith("<View of seat 1: round 0, Seat 1: ")
    assert repr(game.view(None)).startswith("<View of a spectator: round 0, Seat 1: ")


def test_the_card_game_prints_as_its_cities_and_its_question() -> None:
    game = along("cards")[-1]
    assert repr(game).endswith("moves: over>")
    assert repr(game.state) == "<State: Era II, round 9, 4 players>"
    assert repr(game.view(0)) == "<View of seat 0: Era II, round 9, None>"
    assert "<City: " in repr(game.view(0).players[0])
    for thing in (game, game.state, game.view(0)):
        text = str(thing)
        assert text.startswith("Era II, round 9\n")
        assert all(f"\nseat {seat}\n" in text for seat in range(4))
        assert "Ho" in text


def test_json_that_says_nothing_is_refused_with_a_sentence() -> None:
    game = carson.new_game("cards", players=1, seed=7)
    view = carson.to_json(game.view(0))
    for wrong in (
        "",
        "{",
        "7",
        "{}",
        '{"rules":{"game":"cards"}}',
        view.replace('"era"', '"area"'),
        view.replace(":0", ":[]"),
    ):
        with pytest.raises((carson.NotationError, carson.RecordError)) as raised:
            carson.from_json(wrong)
        assert raised.value.code not in str(raised.value)


def test_what_has_no_json_is_a_type_error_that_says_what_has() -> None:
    game = carson.new_game("cards", players=1, seed=7)
    with pytest.raises(TypeError, match=r"A state does not know its game: use to_json\(state, rules\)"):
        carson.to_json(game.state)
    with pytest.raises(TypeError, match="A state does not know its game"):
        carson.to_json(game.state, carson.new_game("board").rules)
    with pytest.raises(TypeError, match="to_json takes a game, rules, a state, a position or a view, not int"):
        carson.to_json(7)
