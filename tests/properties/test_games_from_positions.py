"""A game can begin from any position of another: it plays on from there, and its record carries the position along."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carson.board import library as board
from carson.board.options import Options
from carson.cards import library as cards
from carson.kernel import Game, RecordError, parse, record, replay
from carson.kernel.lines import many_lines, one_line
from carson.words import Teller, Words

VARIANTS = "new-beginning river might-is-right kit-carson outlaws horses"
TABLES: dict[str, Any] = {
    "cards": lambda begins="": cards.new_rules(cards.filled(3, "expert"), begins=begins),
    "board": lambda begins="": board.new_rules(Options(players=3), begins=begins),
    "variants": lambda begins="": board.new_rules(Options(players=4, variants=VARIANTS), begins=begins),
    "solo": lambda begins="": board.new_rules(Options(players=2, solo="urban"), begins=begins),
}


def _on(game: Game[Any, Any, Any], chance: Random, moves: int = 10_000) -> Game[Any, Any, Any]:
    while game.decision is not None and moves:
        seat = chance.choice(game.decision.seats)
        game.apply(seat, chance.choice(game.legal_actions(seat)))
        moves -= 1
    return game


def _replayed(text: str) -> Game[Any, Any, Any]:
    read = parse(text)
    return cards.replayed(read) if read.game == "cards" else board.replayed(read)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("moves", [0, 1, 17, 40, 90])
def test_a_game_from_a_position_ends_and_replays_from_its_record(name: str, moves: int) -> None:
    rules, chance = TABLES[name](), Random(f"{name} {moves}")
    state = _on(Game.start(rules, "first"), chance, moves).state
    position = rules.position_text(state)
    game: Game[Any, Any, Any] = Game.start(TABLES[name](position), "second")
    assert rules.position_text(game.state) == position
    assert [event.kind for event in game.setup.events] == ["from-position"]
    _on(game, chance)
    text = record(game).text()
    assert f"position: {one_line(position)}\n" in text
    again = _replayed(text)
    assert record(again).text() == text
    # And drawn from its own seed alone it goes the same way.
    seeded: Game[Any, Any, Any] = Game.start(again.rules, "second")
    for move in again.moves:
        assert seeded.apply(move.seat, move.action).draws == move.draws


@pytest.mark.parametrize("name", TABLES)
def test_a_position_is_one_line_and_many_lines_without_loss(name: str) -> None:
    rules = TABLES[name]()
    text = rules.position_text(_on(Game.start(rules, "lines"), Random("lines"), 30).state)
    assert "\n" not in one_line(text)
    assert many_lines(one_line(text)) == text


def test_a_running_games_public_record_hides_where_it_began() -> None:
    rules = TABLES["cards"]()
    position = rules.position_text(_on(Game.start(rules, "first"), Random("hidden"), 20).state)
    game: Game[Any, Any, Any] = Game.start(TABLES["cards"](position), "second")
    shown = record(game, public=True)
    assert shown.head["position"] == "?"
    with pytest.raises(RecordError) as caught:
        _replayed(shown.text())
    assert caught.value.code == "record-still-open"


def test_a_record_whose_position_was_changed_or_hidden_is_refused() -> None:
    rules = TABLES["board"]()
    position = rules.position_text(_on(Game.start(rules, "first"), Random("faults"), 20).state)
    stored = record(_on(Game.start(TABLES["board"](position), "second"), Random("faults"), 5))
    line = stored.head["position"]
    for wrong, code in (
        ("?", "record-other-options"),
        ("nonsense", "record-bad-position"),
        (line.replace("round: 1", "round: 9"), "record-bad-position"),
        (line.rpartition(" | ")[0], "record-bad-position"),
    ):
        assert wrong != line
        with pytest.raises(RecordError) as caught:
            _replayed(replace(stored, head={**stored.head, "position": wrong}).text())
        assert caught.value.code == code
    said = Teller(Words("en"), str).error(caught.value)
    assert said.startswith("The record’s “position” line is not a position of this game: Line ")
    with pytest.raises(RecordError) as caught:
        replay(rules, stored)
    assert (caught.value.code, caught.value.details["key"]) == ("record-other-options", "position")
