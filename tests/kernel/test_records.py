"""A game as text, and back: what a record holds, and what a public one leaves out."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from carson.kernel import Game, RecordedChance, RecordError, digest, parse, record, replay
from kernel.tiny import Claim, begin, play, play_out

WHOLE = """\
carson record 1
game: claim
rules: 1
seats: 2
rounds: 1
seed: claim
event: a test

start => card 1; card 4
# the lower card first
0 lay 1
1 charm => card 6
1 lay 2 => die 5
1 ask 0
# will he?
#
# he will
0 yes
end 5 moves, position 35648a6d16243fa3, scores 6 6
"""


def whole() -> Game[Any, Any, Any]:
    return replay(Claim(2, 1), parse(WHOLE))


def test_a_record_is_read_played_through_and_written_again() -> None:
    read = parse(WHOLE)
    assert read.text() == WHOLE
    assert (read.game, read.rules_version, read.head["event"]) == ("claim", "1", "a test")
    assert read.scores == (6, 6)
    game = whole()
    assert replace(record(game, {"event": "a test"}), remarks=read.remarks).text() == WHOLE


def test_a_record_holds_each_move_with_its_draws() -> None:
    lines = parse(WHOLE).lines
    assert [(line.seat, line.action, line.draws) for line in lines[:4]] == [
        (-1, "start", ("card 1", "card 4")),
        (0, "lay 1", ()),
        (1, "charm", ("card 6",)),
        (1, "lay 2", ("die 5",)),
    ]


def test_remarks_belong_to_the_move_above_them() -> None:
    assert parse(WHOLE).remarks == {0: ("the lower card first",), 4: ("will he?", "", "he will")}


def test_line_ends_of_any_system_and_empty_lines_between_moves_are_forgiven() -> None:
    assert parse(WHOLE.replace("\n", "\r\n")).text() == WHOLE
    assert parse(WHOLE.replace("1 ask 0\n", "\n1 ask 0\n  \n")).text() == WHOLE
    assert parse(WHOLE.rstrip()).text() == WHOLE


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 9, None])
def test_a_running_or_finished_game_is_read_back_the_same(seats: int, moves: int | None) -> None:
    game = play_out(begin(seats), Random(seats))
    part = replay(game.rules, record(game), upto=moves)
    text = record(part).text()
    again = replay(game.rules, parse(text))
    assert record(again).text() == text
    assert again.moves == part.moves == game.moves[:moves]
    assert again.setup == game.setup
    assert again.turn == part.turn
    assert again.rules.position_text(again.state) == part.rules.position_text(part.state)
    for seat in (None, *range(seats)):
        assert again.view(seat) == part.view(seat)
        assert again.events(seat) == part.events(seat)


def test_a_record_that_was_parsed_equals_the_one_that_was_made() -> None:
    made = record(whole())
    assert replay(Claim(2, 1), made).moves == replay(Claim(2, 1), parse(made.text())).moves
    assert parse(made.text()).text() == made.text()


def test_the_digest_names_the_position() -> None:
    game = whole()
    assert record(game).digest == digest(game.rules, game.state)
    assert record(game).digest != digest(game.rules, replay(game.rules, record(game), upto=4).state)


@pytest.mark.parametrize(
    "tags",
    [
        {"Event": "capital"},
        {"a b": "space"},
        {"seed": "known already"},
        {"rounds": "9"},
        {"event": " space before"},
        {"event": "two\nlines"},
        {"event\nx": "two lines"},
        {"": "nothing"},
    ],
)
def test_a_tag_that_could_not_be_read_back_is_refused(tags: dict[str, str]) -> None:
    with pytest.raises(RecordError, check=lambda error: error.code == "record-bad-tag"):
        record(whole(), tags)


@pytest.mark.parametrize("value", ["", "plain", "a: b", "# 1", "end 0 moves", "é – ×", "carson record 1"])
def test_any_other_tag_is_kept(value: str) -> None:
    text = record(whole(), {"x-note.2": value}).text()
    assert parse(text).head["x-note.2"] == value
    assert parse(text).text() == text


# Public records


def test_a_public_record_of_a_running_game_has_no_seed_until_it_is_over() -> None:
    game = play(begin(2, rounds=1), "0 lay 1", "1 lay 2")
    assert record(game).head["seed"] == "claim"
    assert "seed" not in record(game, public=True).head
    play(game, "1 keep")
    assert game.decision is None
    assert record(game, public=True).text() == record(game).text()


def test_a_public_record_leaves_out_sealed_answers_until_all_are_in() -> None:
    game = play(begin(), "1 lay 2", "2 lay 3")
    public = record(game, public=True)
    assert [line.action for line in public.lines] == ["start"]
    assert "lay" not in public.text()
    play(game, "0 lay 1")
    assert [line.action for line in record(game, public=True).lines[1:]] == ["lay 2", "lay 3", "lay 1"]


def test_a_public_record_of_a_running_game_can_be_read_but_not_replayed() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 keep", "1 lay 1")
    made = record(game, public=True)
    assert parse(made.text()) == made
    assert made.text().splitlines()[-1] == "open 4 moves"
    with pytest.raises(RecordError, check=lambda error: error.code == "record-still-open"):
        replay(game.rules, made)


def test_a_public_record_shows_no_draw_that_is_hidden() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 keep")
    lines = record(game, public=True).lines
    assert set(lines[0].draws) == {"?"}
    assert lines[3].draws == (f"die {game.moves[2].draws[0][1]}",)
    assert "?" not in record(game).text()


def test_making_a_public_record_changes_nothing() -> None:
    game = play(begin(), "1 lay 2", "2 lay 3")
    before = record(game).text()
    record(game, public=True)
    assert record(game).text() == before


def test_a_public_record_leaves_out_a_sealed_answer_after_which_something_was_drawn() -> None:
    game = play(begin(), "1 lay 2", "2 charm")
    assert "lay 2" not in record(game, public=True).text()


def test_two_games_that_a_spectator_cannot_tell_apart_have_equal_public_records() -> None:
    one, other = (Game.start(Claim(2), None, RecordedChance([("card", card), ("card", 9)])) for card in (1, 2))
    assert one.view(None) == other.view(None)
    assert one.events(None) == other.events(None)
    assert record(one, public=True).text() == record(other, public=True).text()
