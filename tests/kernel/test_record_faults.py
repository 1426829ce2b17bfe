"""Whatever a text holds, it is a record that plays through or a RecordError; an edit never tells another game."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from carson.kernel import CarsonError, Record, RecordError, parse, record, records, replay
from carson.kernel.records import MAX_LINES, MAX_REMARKS
from kernel.test_records import WHOLE
from kernel.tiny import Claim, begin, rules_of

LINES = WHOLE.splitlines()
OPTIONS = ("game", "rules", "seats", "rounds")


def meaning(text: str) -> tuple[Any, ...] | None:
    """The game that a text tells, in full, or None for a RecordError. Any other exception fails the test."""
    try:
        found = parse(text)
        game = replay(rules_of(found), found)
    except RecordError:
        return None
    return [found.head[key] for key in OPTIONS], game.moves, game.rules.position_text(game.state)


THE_GAME = meaning(WHOLE)


def test_the_whole_record_has_a_meaning() -> None:
    assert THE_GAME is not None


@pytest.mark.parametrize("count", range(len(LINES)))
def test_a_record_cut_off_after_any_line_is_refused(count: int) -> None:
    with pytest.raises(RecordError):
        parse("\n".join(LINES[:count]) + "\n")


def test_a_record_cut_off_at_any_character_is_refused() -> None:
    for length in range(len(WHOLE) - 1):
        assert meaning(WHOLE[:length]) is None, WHOLE[:length][-40:]


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_record_with_any_line_left_out_or_doubled_tells_the_same_game_or_is_refused(number: int) -> None:
    without = "\n".join(LINES[:number] + LINES[number + 1 :])
    twice = "\n".join(LINES[: number + 1] + LINES[number:])
    assert meaning(without) in (None, THE_GAME)
    assert meaning(twice) in (None, THE_GAME)


ODD = "0159 abedlyfgx:;=>#-,.\t\n\r\x00\x1c\x85\u2028é٣"


@pytest.mark.parametrize("row", range(len(LINES)))
def test_any_single_character_changed_added_or_lost_leaves_the_same_game_or_is_refused(row: int) -> None:
    """Tags, remarks and the seed are not part of the game's meaning: all that was drawn stands in the record."""
    start = sum(len(line) + 1 for line in LINES[:row])
    for at in range(start, start + len(LINES[row]) + 1):
        before, after = WHOLE[:at], WHOLE[at + 1 :]
        edits = [before + after, *(before + odd + after for odd in ODD), *(before + odd + WHOLE[at:] for odd in ODD)]
        for edited in edits:
            assert meaning(edited) in (None, THE_GAME), edited


def test_an_edit_can_be_harmless() -> None:
    assert meaning(WHOLE.replace("0 lay 1", "00  lay  1")) == THE_GAME
    assert meaning(WHOLE.replace("a test", "another")) == THE_GAME


@pytest.mark.parametrize(
    ("edit", "code", "line"),
    [
        (("carson record 1", "carson record 2"), "record-not-one", 1),
        (("seats: 2", "seats 2"), "record-bad-head", 4),
        (("seats: 2", "rules: 2"), "record-bad-head", 4),
        (("0 lay 1", "lay 1"), "record-bad-line", 11),
        (("start", "begin"), "record-bad-line", 9),
        (("end 5 moves", "end 6 moves"), "record-wrong-count", 19),
        (("scores 6 6\n", "scores 6 6\n0 lay 1\n"), "record-after-end", 20),
        (("end 5 moves", "The end"), "record-bad-line", 19),
    ],
)
def test_a_fault_of_the_text_is_named_with_its_line(edit: tuple[str, str], code: str, line: int) -> None:
    assert edit[0] in WHOLE
    with pytest.raises(RecordError) as raised:
        parse(WHOLE.replace(*edit))
    assert (raised.value.code, raised.value.details["line"]) == (code, line)


@pytest.mark.parametrize("key", ["game", "rules"])
def test_a_record_says_which_game_and_which_rules(key: str) -> None:
    lines = [line for line in LINES if not line.startswith(f"{key}:")]
    with pytest.raises(RecordError) as raised:
        parse("\n".join(lines))
    assert (raised.value.code, raised.value.details) == ("record-head-missing", {"key": key})


@pytest.mark.parametrize("line", ["", "#", "# well", "0 yes", "0 yes => die 5", "key: value"])
def test_a_record_of_endless_lines_is_refused_before_it_is_read(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_parse_head", None)
    for count in (MAX_LINES, 100_000):
        with pytest.raises(RecordError, check=lambda error: error.code == "record-too-long"):
            parse(WHOLE.replace("0 yes\n", f"{line}\n" * count + "0 yes\n"))


def test_a_record_of_endless_remarks_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def remarked(count: int) -> str:
        return WHOLE.replace("# will he?\n#\n", "#\n" * (count - WHOLE.count("#") + 2))

    assert sum(map(len, parse(remarked(MAX_REMARKS)).remarks.values())) == MAX_REMARKS
    monkeypatch.setattr(records, "_parse_head", None)
    with pytest.raises(RecordError) as raised:
        parse(remarked(MAX_REMARKS + 1))
    assert (raised.value.code, raised.value.details["most"]) == ("record-many-remarks", MAX_REMARKS)


def no_other_error(text: str) -> None:
    assert meaning(text) in (None, THE_GAME)


@given(st.text())
@settings(max_examples=300, deadline=None)
def test_arbitrary_text_is_no_record(text: str) -> None:
    assert meaning(text) is None
    no_other_error("carson record 1\n" + text)
    no_other_error("\n".join(LINES[:8]) + "\n" + text)


@given(st.lists(st.sampled_from(LINES) | st.text(), max_size=24))
@settings(max_examples=300, deadline=None)
def test_lines_of_a_record_in_any_order_are_the_same_game_or_no_record(lines: list[str]) -> None:
    no_other_error("\n".join([*LINES[:6], "", LINES[8], *lines]))


pieces = st.sampled_from(("0 ", "1 ", "lay 1", "charm", " => ", "; ", "card 6", "die 5", "#", "end 1 move", "\n", " "))


@given(st.lists(pieces, max_size=12), st.integers(0, len(WHOLE)), st.integers(0, 30))
@settings(max_examples=300, deadline=None)
def test_pieces_of_a_record_put_into_it_leave_the_same_game_or_no_record(parts: list[str], at: int, lost: int) -> None:
    no_other_error(WHOLE[:at] + "".join(parts) + WHOLE[at + lost :])


# Known faults


@pytest.mark.parametrize("edit", [("end 5 moves", "end {} moves"), ("scores 6", "scores {}")])
def test_an_endless_number_is_a_record_error(edit: tuple[str, str]) -> None:
    assert meaning(WHOLE.replace(edit[0], edit[1].format("5" * 5000))) is None


def written(made: Record) -> str:
    text = made.text()
    assert parse(text).text() == text
    return text


@pytest.mark.parametrize("sign", ["\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_a_tag_that_holds_any_end_of_line_is_refused(sign: str) -> None:
    with pytest.raises(RecordError, check=lambda error: error.code == "record-bad-tag"):
        record(begin(), {"note": f"a{sign}b"})


@pytest.mark.parametrize("seed", ["a\nb", "a\u2028b", "\ud800"])
def test_a_game_cannot_be_started_with_a_seed_that_its_record_could_not_hold(seed: str) -> None:
    with pytest.raises(CarsonError):
        begin(seed=seed)


def test_a_remark_of_two_lines_is_read_back_as_two_remarks() -> None:
    made = replace(record(begin()), remarks={0: ("first\nsecond",)})
    assert parse(made.text()).remarks == {0: ("first", "second")}


def test_a_record_read_equals_the_record_written() -> None:
    made = record(begin())
    assert parse(made.text()) == made


def test_a_public_record_cannot_be_given_a_seed_by_a_tag() -> None:
    with pytest.raises(RecordError):
        record(begin(), {"seed": "other"}, public=True)


def test_a_record_of_the_set_up_alone_is_a_record() -> None:
    text = written(record(begin(2)))
    assert text.splitlines()[-1].startswith("end 0 moves")
    assert replay(Claim(2), parse(text)).version == 0
