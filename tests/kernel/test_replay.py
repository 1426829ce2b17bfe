"""Reading a game back: part of the way, playing on with and without a seed, and every fault named."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from carson.kernel import CarsonError, Game, Record, RecordedChance, RecordError, SeededChance, parse, record, replay
from carson.kernel.records import Line
from kernel.tiny import Claim, begin, play, play_out


def finished() -> Game[Any, Any, Any]:
    return play_out(begin(3), Random(6))


@pytest.mark.parametrize("upto", range(8))
def test_a_record_is_replayed_up_to_any_move(upto: int) -> None:
    game = finished()
    part = replay(game.rules, record(game), upto=upto)
    assert part.version == upto
    assert part.moves == game.moves[:upto]


def test_replayed_beyond_its_end_a_record_is_whole() -> None:
    game = finished()
    assert replay(game.rules, record(game), upto=1000).moves == game.moves


@pytest.mark.parametrize("upto", [0, 1, 4, 7])
def test_with_the_records_seed_a_game_goes_on_as_it_would_have(upto: int) -> None:
    game = finished()
    part = replay(game.rules, parse(record(game).text()), upto=upto)
    for move in game.moves[upto:]:
        part.apply(move.seat, move.action)
    assert part.moves == game.moves
    assert record(part).text() == record(game).text()


def test_with_a_seed_of_ones_own_a_game_goes_on_in_another_way() -> None:
    game = finished()
    part = replay(game.rules, record(game), upto=4, seed="another")
    assert part.moves == game.moves[:4]
    play_out(part, Random(1))
    drawn = [draw for move in (part.setup, *part.moves[:4]) for draw in move.draws]
    expected = SeededChance("another")
    expected.skip(drawn)
    pips = [value for move in part.moves[4:] for what, value in move.draws if what == "die"]
    assert pips == [expected.pick("die", range(1, 7)) for _ in pips]
    assert pips


def test_without_any_seed_a_game_can_be_looked_at_but_nothing_more_be_drawn() -> None:
    game = play(begin(), "0 lay 1")
    bare = record(game)
    bare.head.pop("seed")
    again = replay(game.rules, bare)
    assert again.seed is None
    play(again, "1 lay 2")
    with pytest.raises(CarsonError, check=lambda error: error.code == "game-without-seed"):
        again.apply(2, "lay 3")
    assert again.version == 2
    assert "seed" not in record(again).head


def changed(number: int, **change: Any) -> Record:
    """The record of a finished game with one line changed."""
    made = record(finished())
    lines = list(made.lines)
    lines[number] = replace(lines[number], **change)
    return replace(made, lines=tuple(lines))


def fault(found: Record) -> RecordError:
    with pytest.raises(RecordError) as raised:
        replay(Claim(3), found)
    return raised.value


def test_the_moves_these_tests_change_are_what_they_take_them_for() -> None:
    lines = record(finished()).lines
    assert [len(line.draws) for line in lines[:3]] == [3, 0, 0]
    last = next(line for line in lines if line.draws and line.draws[0].startswith("die"))
    assert lines.index(last) == DIE_LINE


DIE_LINE = 4


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, {"seat": 9}, "not-your-decision"),
        (1, {"action": "keep"}, "wrong-moment"),
        (1, {"action": "lay 8"}, "no-such-chip"),
        (1, {"action": "dance"}, "action-malformed"),
        (1, {"draws": ("die 1",)}, "record-draw-left-over"),
        (0, {"draws": ("card 1",)}, "record-draw-missing"),
        (0, {"draws": ("card 1", "card 2", "card 2")}, "record-draw-impossible"),
        (0, {"draws": ("card 1", "card 2", "die 3")}, "record-draw-other"),
        (0, {"draws": ("card 1", "card 2", "card ace")}, "draw-malformed"),
        (DIE_LINE, {"draws": ("die 7",)}, "record-draw-impossible"),
        (DIE_LINE, {"draws": ()}, "record-draw-missing"),
    ],
)
def test_a_move_that_cannot_be_played_is_named_with_its_reason(
    number: int, change: dict[str, Any], reason: str
) -> None:
    found = fault(changed(number, **change))
    assert found.code == "record-does-not-play"
    assert found.details["reason"].code == reason


def test_a_fault_names_the_line_of_the_file() -> None:
    text = record(finished()).text()
    row = text.splitlines().index(next(row for row in text.splitlines() if row.startswith("0 lay")))
    with pytest.raises(RecordError) as raised:
        replay(Claim(3), parse(text.replace("\n0 lay", "\n0 play", 1)))
    assert raised.value.details["line"] == row + 1


def test_a_move_left_out_or_added_is_noticed_at_the_end() -> None:
    made = record(play(begin(), "0 lay 1", "1 lay 2"))
    assert fault(replace(made, lines=made.lines[:-1])).code == "record-other-position"
    added = Line(0, "give 1", ())
    assert fault(replace(made, lines=(*made.lines, added))).code == "record-other-position"


def test_another_position_or_other_scores_at_the_end_are_faults() -> None:
    made = record(finished())
    assert fault(replace(made, digest="0" * 16)).code == "record-other-position"
    assert made.scores is not None
    assert fault(replace(made, scores=made.scores[::-1])).code == "record-other-scores"
    assert fault(replace(made, scores=None)).code == "record-other-scores"


def test_scores_of_a_game_that_is_not_over_are_a_fault() -> None:
    made = record(play(begin(), "0 lay 1"))
    assert fault(replace(made, scores=(1, 2, 3))).code == "record-other-scores"


def test_the_record_of_another_game_or_another_version_is_refused() -> None:
    made = record(finished())
    other_game = replace(made, head={**made.head, "game": "cards"})
    assert (fault(other_game).code, fault(other_game).details["found"]) == ("record-other-game", "cards")
    other_rules = replace(made, head={**made.head, "rules": "2"})
    assert (fault(other_rules).code, fault(other_rules).details["found"]) == ("record-other-version", "2")


def test_a_record_of_other_options_is_refused() -> None:
    made = record(play(begin(), "0 lay 1"))
    with pytest.raises(RecordError):
        replay(Claim(3), replace(made, head={**made.head, "rounds": "5"}))


def test_a_fault_is_data_that_can_be_sent() -> None:
    assert msgspec.json.encode(fault(changed(1, action="dance")).details)


def test_a_game_in_which_a_move_was_given_its_draws_goes_on_the_same_when_read_back() -> None:
    game = play(begin(rounds=7), "0 lay 1", "1 lay 2")
    game.apply(2, "lay 3", RecordedChance([("die", 4)]))
    again = replay(game.rules, parse(record(game).text()))
    assert play_out(again, Random(1)).moves == play_out(game, Random(1)).moves
