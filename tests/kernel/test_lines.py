"""Lines of `key: value` in a fixed order; every fault names its line."""

import pytest

from carson.kernel import NotationError
from carson.kernel.lines import Lines, without_remarks

HEAD = "tiny position 1"


def lines(*rest: str) -> Lines:
    return Lines(HEAD, "\n".join((HEAD, *rest)) + "\n")


def test_values_are_taken_in_order() -> None:
    text = lines("round: 3", "names: ann bob", "none: -", "bids: 4 0 12")
    assert text.take("round") == "3"
    assert text.words("names") == ["ann", "bob"]
    assert text.words("none") == []
    assert text.numbers("bids", most=12, count=3) == [4, 0, 12]
    text.end()


@pytest.mark.parametrize("line", ["frames: ", "frames:"])
def test_a_key_may_have_no_value(line: str) -> None:
    assert lines(line).take("frames") == ""
    assert lines(line).words("frames") == []


@pytest.mark.parametrize("text", ["", "\n", "tiny position 2\n", f" {HEAD}\n"])
def test_the_first_line_must_be_the_head(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Lines(HEAD, text)
    assert (caught.value.code, caught.value.details) == ("position-not-one", {"expected": HEAD})


@pytest.mark.parametrize("line", ["around: 3", "round 3", "round", "round:3", "roundabout: 3", ""])
def test_another_line_than_expected_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        lines(line).take("round")
    assert caught.value.code == "position-wrong-line"
    assert caught.value.details == {"line": 2, "key": "round", "found": line}


def test_a_text_cut_off_names_the_line_that_is_missing() -> None:
    text = lines("round: 3")
    text.take("round")
    with pytest.raises(NotationError) as caught:
        text.take("frames")
    assert (caught.value.code, caught.value.details) == ("position-cut-off", {"line": 3, "key": "frames"})


@pytest.mark.parametrize("word", ["8", "-1", "03", "1.0", "x", "", "٣", "1234567890"])
def test_a_number_is_a_plain_one_within_its_bounds(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        lines().number(word, 7)
    assert (caught.value.code, caught.value.details) == ("position-number", {"line": 1, "found": word, "most": 7})


def test_a_list_of_another_length_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        lines("bids: 4 0").numbers("bids", most=12, count=3)
    assert (caught.value.code, caught.value.details["line"]) == ("position-wrong-line", 2)


def test_nothing_may_follow_the_last_line() -> None:
    text = lines("round: 3", "more")
    text.take("round")
    with pytest.raises(NotationError) as caught:
        text.end()
    assert caught.value.code == "position-too-long"


def test_what_is_only_remembered_may_stand_at_the_end_or_be_missing() -> None:
    text = lines("round: 3", "# taken 1: ann bob")
    assert text.take("round") == "3"
    assert (text.remark("taken 0"), text.remark("taken 1"), text.remark("taken 2")) == ([], ["ann", "bob"], [])
    text.end()
    assert without_remarks(f"{HEAD}\nround: 3\n# taken 1: ann bob\n") == f"{HEAD}\nround: 3\n"
