"""The front door for programs: new games, and games read back from their records."""

from random import Random

import pytest
from msgspec.structs import replace

from board.games import keen, played, random_rules
from carson.board.library import Options, new_game, new_rules, replayed, rules_of
from carson.kernel import Game, NotationError, OptionsError, Record, RecordError, parse, record


def test_a_new_game_follows_from_its_options_and_seed() -> None:
    options = Options(3, "beginners", "gold")
    game, twin, other = (new_game(options, seed) for seed in ("a", "a", "b"))
    text = game.rules.position_text(game.state)
    assert game.rules.position_text(twin.state) == text
    assert game.rules.position_text(other.state) != text
    assert game.rules.seats == 3


@pytest.mark.rule("BG-3.7")
def test_options_that_make_no_game_are_refused() -> None:
    for options in (Options(1), Options(7), Options(3, "empty"), Options(3, "full", "1Y 2Y")):
        with pytest.raises(OptionsError):
            new_rules(options)


@pytest.mark.parametrize("seed", range(12))
def test_a_record_read_back_tells_the_same_game(seed: int) -> None:
    rng = Random(f"library-{seed}")
    rules = random_rules(rng)
    game = played(rules, f"library-{seed}", keen(rng), 10_000)
    text = record(game).text()
    again = replayed(parse(text))
    assert record(again).text() == text
    assert again.moves == game.moves
    assert again.outcome() == game.outcome()
    assert rules_of(parse(text)).table.options == rules.table.options


def test_a_record_can_be_stopped_anywhere_and_goes_on_by_its_seed() -> None:
    rng = Random(7)
    game = played(random_rules(rng), "goes on", keen(rng), 300)
    part = replayed(parse(record(game).text()), upto=40)
    assert part.version == 40
    for move in game.moves[40:]:
        part.apply(move.seat, move.action)
    assert part.moves == game.moves


def test_a_game_is_taken_up_from_a_snapshot() -> None:
    rng = Random(8)
    game = played(random_rules(rng), "snapshot", keen(rng), 50)
    again = Game.resume(game.rules, game.snapshot(), "snapshot")
    for seed in range(80):
        decision = game.decision
        assert decision == again.decision
        if decision is None:
            break
        action = Random(seed).choice(game.legal_actions(decision.seats[0]))
        assert again.apply(decision.seats[0], action).draws == game.apply(decision.seats[0], action).draws
    assert again.snapshot() == game.snapshot()


def started() -> Record:
    return record(new_game(Options(2, "beginners", "quiet"), "a"))


@pytest.mark.parametrize("key", ["players", "bag", "characters", "figures"])
def test_a_head_line_that_is_missing_is_named(key: str) -> None:
    stored = started()
    head = {name: value for name, value in stored.head.items() if name != key}
    with pytest.raises(RecordError) as caught:
        rules_of(replace(stored, head=head))
    assert (caught.value.code, caught.value.details) == ("record-head-missing", {"key": key})


@pytest.mark.parametrize("players", ["", "two", "02", "2 ", "22", "-2", "²"])
def test_players_are_a_plain_number(players: str) -> None:
    stored = started()
    with pytest.raises(RecordError) as caught:
        rules_of(replace(stored, head={**stored.head, "players": players}))
    assert (caught.value.code, caught.value.details) == ("record-players", {"text": players})


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("players", "7", "options-board-players"),
        ("players", "1", "options-board-players"),
        ("bag", "house 3", "options-bag"),
        ("bag", "ranch 9", "options-bag-count"),
        ("bag", "ranch 2", "options-bag-base"),
        ("characters", "", "options-character-count"),
        ("characters", "1Y 2Y 3Y 4Y 5Y 6Y 99Y", "options-character"),
        ("characters", "1Y 2Y 3Y 4Y 5Y 6Y 15Y", "options-character-horses"),
    ],
)
def test_head_lines_of_no_playable_game_are_a_fault_of_the_record(key: str, value: str, reason: str) -> None:
    stored = started()
    with pytest.raises(RecordError) as caught:
        rules_of(replace(stored, head={**stored.head, key: value}))
    assert caught.value.code == "record-bad-options"
    assert caught.value.details["reason"].code == reason


def test_a_record_of_another_game_is_refused() -> None:
    stored = started()
    with pytest.raises(RecordError) as caught:
        replayed(replace(stored, head={**stored.head, "game": "cards"}))
    assert caught.value.code == "record-other-game"


@pytest.mark.parametrize("text", ["", "fly a1", "cowboy", "cowboy a1 quiet now", "spend x", "claim a1 b1", "pass now"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        new_game(Options(2), "a").apply(0, text)
