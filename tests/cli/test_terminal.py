"""The real command at a real terminal, and at the end of real pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.driving import ESCAPE, Pty, Screen, environment, shown


def test_enter_begins_a_game_and_ctrl_c_keeps_it(tmp_path: Path) -> None:
    with Pty("play", "cards", "--lang", "en", cwd=tmp_path) as seat:
        welcome = seat.until("q      quit")
        assert "CARSON CITY: THE CARD GAME" in welcome
        assert "unofficial fan edition" in welcome
        seat.type("")
        page = seat.until("(? for help) >")
        assert "Player 1: choose a bid card." in shown(page)
        assert f"{ESCAPE}[" in page
        seat.type("7")
        seat.until("(? for help) >")
        # Readline may already be waiting when the signal has come; the key after it wakes it up.
        seat.press("\x03\n")
        said = seat.until("--resume")
        assert seat.finish() == 130
    assert "Traceback" not in said
    assert [path.suffix for path in tmp_path.iterdir()] == [".carson"]


def test_two_people_hand_over_and_ctrl_d_ends_the_game(tmp_path: Path) -> None:
    with Pty("play", "cards", "--real", "2", "--names", "Anna,Bob", "--seed", "7", cwd=tmp_path) as seat:
        seat.until("Anna, it is your turn to bid in secret.")
        seat.until("Press Enter to continue.")
        seat.type("")
        seat.until("(? for help) >")
        seat.type("7")
        seat.until("Bob, it is your turn to bid in secret.")
        seat.until("Press Enter to continue.")
        seat.type("")
        page = shown(seat.until("(? for help) >"))
        assert "Anna   Hat        0   ■" in page
        assert "> 7" not in page
        seat.press("\x10")  # the key for the line typed before
        seat.type("5")
        seat.until("Bids: Anna (7), Bob (5)")
        seat.until("(? for help) >")
        seat.press("\x04")
        assert seat.finish() == 0
    assert "0 bid 7\n1 bid 5" in (tmp_path / "carson-7.carson").read_text()


def test_a_terminal_that_is_closed_loses_no_game(tmp_path: Path) -> None:
    with Pty("play", "cards", "--seed", "7", cwd=tmp_path) as seat:
        seat.until("q      quit")
        seat.type("")
        seat.until("(? for help) >")
        seat.type("7")
        seat.until("(? for help) >")
        assert seat.hang_up() == 0
    assert "0 bid 7" in (tmp_path / "carson-7.carson").read_text()


def test_no_color_is_obeyed(tmp_path: Path) -> None:
    with Pty("rules", "CG-4.2", cwd=tmp_path, env={"NO_COLOR": "1"}) as seat:
        assert seat.finish() == 0
        assert "CG-4.2" in seat.text
        assert "\x1b[36m" not in seat.text
        assert "38;" not in seat.text


def test_a_pipe_gets_no_control_codes_and_may_be_closed_early() -> None:
    command = f"set -o pipefail; {sys.executable} -m carson.cli rules CG | head -n 1"
    done = subprocess.run(["bash", "-c", command], env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"CG-1")
    assert b"\x1b" not in done.stdout


def test_bad_input_is_one_line_on_stderr_and_status_2() -> None:
    command = [sys.executable, "-m", "carson.cli", "play", "cards", "--real", "x"]
    done = subprocess.run(command, env=environment(), capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == "carson: “x” is not a valid value for --real.\n"


def test_no_line_ends_at_a_no_break_space() -> None:
    screen = Screen([], width=20)
    screen.terminal.say("Une phrase qui dit «\u00a0oui\u00a0» et puis\u00a0: la fin")
    lines = [line.rstrip() for line in screen.text.splitlines()]
    assert lines == ["Une phrase qui dit", "«\u00a0oui\u00a0» et puis\u00a0: la", "fin"]


@pytest.mark.parametrize(
    "typed", ["“take I-29”", '"take I-29"', "„take I-29“", "«\u00a0take I-29\u00a0»", "« take I-29 »"]
)
def test_what_a_message_shows_in_quotes_can_be_typed_with_them(typed: str) -> None:
    assert Screen([typed]).terminal.ask("> ") == "take I-29"


def test_quotes_inside_a_line_stay() -> None:
    assert Screen(["“a” or “b”"]).terminal.ask("> ") == "“a” or “b”"


def test_a_row_of_a_drawing_keeps_the_blanks_it_begins_with() -> None:
    assert Screen(["   a   b  "]).terminal.row() == "   a   b"
