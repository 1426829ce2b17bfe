"""Whatever is typed: status 2, one sentence on stderr, never a traceback."""

import sys
from pathlib import Path

import pytest

from cli.driving import carson

RECORD = Path(__file__).parents[1] / "records" / "cards" / "1-with-3-beginners.carson"


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        ("paly", "There is no command “paly”; did you mean “play”?"),
        ("--bogus", "“carson” has no option “--bogus”"),
        ("play bord", "There is no command “bord”; did you mean “board”?"),
        ("play board --players human", "BG-3]"),
        ("play board --players human,human,human,human,human,human,human", "BG-3]"),
        ("play board --players greedy,random", "Nobody is at the keyboard"),
        ("play board --players human,hal", "“hal” cannot play"),
        ("play board --characters nobody", "BG-3.7]"),
        ("play board --characters 1Y", "BG-3.7]"),
        ("play board --bag few", "BG-2.1]"),
        ("play board --names A,A", "Two players are called “A”"),
        ("play board --names A,B,C,D,E", "You gave 5 names"),
        ("play board --seed=", "A seed is one line"),
        ("play board --record /nowhere/game", "/nowhere/game cannot be written"),
        ("play board --resume /nowhere", "/nowhere cannot be read"),
        (f"play board --resume {RECORD}", "The record is for the game “cards”"),
        (f"play board --resume {RECORD} --bag full", "--resume uses the table from its record"),
        ("simulate board --bots hal", "There is no bot “hal”"),
        ("simulate board --players 7", "BG-3]"),
        ("simulate board --bots random,greedy --players 3", "--bots names 2 players"),
        ("simulate board --games 0", "--games takes a number"),
        ("simulate board --characters xyz", "BG-3.7]"),
        ("score board /nowhere", "/nowhere cannot be read"),
        ("deck chek", "did you mean “check”?"),
        ("play cards --sead 7", "“carson play cards” has no option “--sead”; did you mean --seed?"),
        ("play cards 7", "does not take “7”"),
        ("play cards --real", "--real needs a value"),
        ("play cards --real x", "“x” is not a valid value for --real"),
        ("play cards --real 1 --real 2", "--real is given twice"),
        ("play cards --real 0", "You cannot play with 0 real players"),
        ("play cards --real 7", "You cannot play with 7 real players"),
        ("play cards --players-total 3", "You cannot play with 3 players"),
        ("play cards --players-total 9999999999", "including virtual players, this game needs 4 to 6"),
        ("play cards --real 5 --players-total 4", "The table is for 4 players, but you named 5."),
        ("play cards --real 2 --players human", "Use --real or --players, not both"),
        ("play cards --players hal", "“hal” cannot play"),
        ("play cards --players greedy", "Nobody is at the keyboard"),
        ("play cards --virtual master", "“master” is not a level"),
        ("play cards --suits sun", "“sun” is not a suit"),
        ("play cards --suits hat,hat", "Hat was chosen twice"),
        ("play cards --names A,B", "You gave 2 names for one real player"),
        ("play cards --names abcdefghijklmnopqrstuvwxyz", "cannot be a name"),
        ("play cards --real 2 --names A,A", "Two players are called “A”"),
        ("play cards --seed=", "A seed is one line"),
        ("play cards --hints=maybe", "“maybe” is not a valid value for --hints"),
        ("play cards --deck /nowhere", "/nowhere: It cannot be read"),
        ("play cards --record /nowhere/game", "/nowhere/game cannot be written"),
        ("play cards --resume /nowhere", "/nowhere cannot be read"),
        (f"play cards --resume {RECORD} --real 2", "--resume uses the table from its record"),
        ("replay", "“carson replay” needs FILE"),
        ("replay /nowhere", "/nowhere cannot be read"),
        ("replay .", ". cannot be read"),
        (f"replay {RECORD} --move 999", "There is no move 999"),
        (f"replay {RECORD} --move=-1", "There is no move -1"),
        (f"replay {RECORD} --seat 1", "There is no real player at seat 1"),
        (f"replay {RECORD} --step", "it needs a terminal"),
        (f"replay {RECORD} --step --json", "--step shows every move"),
        ("score /nowhere", "/nowhere cannot be read"),
        ("rules xyzzy", "No rule contains “xyzzy”."),
        ("rules CG-4.99", "did you mean CG-4.9"),
        ("rules --coverage CG-4", "--coverage does not take words"),
        ("deck check", "needs FILE"),
        ("--lang", "--lang needs a value"),
        ("--lang xx rules", "The language “xx” is not available"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(argv: str, reason: str) -> None:
    done = carson(*argv.split())
    assert done.status == 2
    assert reason in done.err
    assert done.err.startswith("carson: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert done.out == ""


def test_what_is_quoted_can_do_a_terminal_no_harm() -> None:
    for argv in (["pl\x1b[2Jay"], ["replay", "a\x1b[2Jb"], ["play", "cards", "--names", "\x1b[2J"], ["--lang", "\x07"]):
        done = carson(*argv)
        assert done.status == 2
        assert "\x1b" not in done.err
        assert "\x07" not in done.err


def test_a_fault_in_another_language_is_said_in_it() -> None:
    assert carson("score", "/nowhere", "--lang", "de").status == 2
    dutch = carson("play", "cards", "--suits", "hat,hat", env={"CARSON_LANG": "nl"})
    assert dutch.status == 2
    assert "was chosen twice" not in dutch.err


@pytest.mark.parametrize("debug", [False, True])
def test_a_bug_is_admitted_with_a_way_to_its_traceback(debug: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(argv: object, words: object) -> int:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(sys.modules["carson.cli.main"], "_command", broken)
    done = carson("rules", env={"CARSON_DEBUG": "1"} if debug else {})
    assert done.status == 70
    said = done.err.splitlines()[-1]
    assert said.startswith("carson: This is a bug in the program, not your mistake: RuntimeError: two lines.")
    assert "CARSON_DEBUG=1" in done.err
    assert ("Traceback" in done.err) == debug


def test_ctrl_c_ends_any_command_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: object, words: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["carson.cli.main"], "_command", interrupted)
    done = carson("rules")
    assert (done.status, done.out, done.err) == (130, "", "")
