"""What a player may ask at the table, and what is answered to a wish that is not allowed."""

from pathlib import Path

import pytest

from cli.driving import carson


def ask(*lines: str) -> str:
    """What is said from the first of the lines on, in a game where the doctor and four cards are on offer."""
    return carson("play", "cards", "--seed", "abc", stdin="\n".join([*lines, "q"])).out


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("lines", "reason", "rule"),
    [
        (["10"], "You have no bid card 10", "CG-2.2"),
        (["take I-17"], "You cannot take I-17 now; choose a bid card.", "CG-4.4"),
        (["sell I-17"], "You cannot sell", "CG-7.10"),
        (["9", "take I-02"], "You cannot take I-02; choose from the offer", "CG-4.6"),
        (["9", "take governor"], "You cannot take the Governor; choose from the offer", "CG-4.6"),
        (["9", "take I-17", "o14"], "The first card of a city goes to n14", "CG-6.3"),
        (["9", "take I-17", "aside"], "You must place I-17", "CG-6.7"),
        (["9", "take I-17", "place zz9"], "There is no parcel “zz9”", "CG-6.2"),
    ],
)
def test_an_illegal_wish_is_answered_with_the_reason_and_the_rule(lines: list[str], reason: str, rule: str) -> None:
    said = one_line(ask(*lines))
    assert reason in said
    assert f"[{rule}]" in said
    assert said.count(f" {rule} ") >= 1  # the rule itself, in words, below


def test_asking_why_does_nothing_but_tell() -> None:
    said = one_line(ask("w 10", "w 7", "9", "take I-17", "w n14"))
    assert "You have no bid card 10" in said
    assert "You may bid 7." in said
    assert "You may place the card at n14. 0" in said
    assert "Bids: Player 1 (9)" in said


def test_why_tells_which_lines_of_the_sheet_would_change() -> None:
    # The Doctor is worth 5 points from the moment he is taken.
    assert "You may take the Doctor. +5 +5 Characters" in one_line(ask("9", "w doctor"))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("?", "Enter show the table"),
        ("?", "CG-4.4 Bid"),  # the rule of what is asked now
        ("? governor", "Once a game, before bids"),
        ("? chinese worker", "CG-7.13"),
        ("? CG-6.5", "CG-6.5 Exceptions"),
        ("? place", "CG-6.3"),
        ("? saloon", "CG-8.18"),
        ("? I-17", "attraction 4 TH .. .. .."),
        ("? zyx", "No rule contains “zyx”."),
        ("r", "CG-10 Rulings where rules meet"),
        ("r skull", "CG-4.2 Skull [ruling]"),
        ("s", "Ranches 0"),
        ("l", "On offer: Doctor, I-33, I-46, I-17 and I-09."),
        ("c", "Player 1’s city No cards yet. Star nothing yet"),
    ],
)
def test_questions_are_answered(question: str, answer: str) -> None:
    assert answer in one_line(ask(question))


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["xyzzy"], "You cannot do “xyzzy” here."),
        (["bod 7"], "did you mean “bid 7”?"),
        (["bid lots"], "“lots” is not a bid; type a number."),
        (["pass now"], "Type “pass” on its own."),
        (["9", "77"], "There is no choice 77; choose 1 to 5."),
        (["9", "take govenor"], "did you mean “Governor”?"),
        (["9", "take"], "You cannot do “take” here"),
        (["9", "take s"], "“s” could be Settler, Sheriff or Singer; type more of it."),
    ],
)
def test_what_is_not_understood_is_said_to_be_so(lines: list[str], answer: str) -> None:
    assert answer in one_line(ask(*lines))


def test_the_last_action_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game"
    script = "9\ntake I-17\nu\ntake I-33\n"
    done = carson("play", "cards", "--seed", "abc", "--record", str(file), stdin=script)
    assert "Player 1’s last action is undone." in done.out
    assert "take I-17" not in file.read_text()
    assert "0 take I-33" in file.read_text()


def test_what_was_drawn_or_shown_is_not_taken_back() -> None:
    said = one_line(ask("u", "9", "u"))
    assert said.count("There is nothing to undo") == 2


def test_scripts_may_hold_remarks_and_empty_lines() -> None:
    said = ask("# the first bid", "", "  9  ")
    assert "Bids: Player 1 (9)" in said


def test_a_game_is_played_in_another_language() -> None:
    done = carson("--lang", "nl", "play", "cards", "--seed", "abc", stdin="10\nq\n")
    assert done.status == 0
    assert "[CG-2.2]" in done.out
    assert "You have no bid card" not in done.out
