"""`carson analyse`, and hints while playing."""

import json
from pathlib import Path
from typing import Any

import pytest

import carson
from cli.driving import carson as command

BOARD = ["play", "board", "--players", "human,normal", "--seed", "hints"]
CARDS = ["play", "cards", "--players", "human,normal", "--seed", "hints"]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> str:
    game: Any = carson.new_game("board", players=2, seed=7)
    carson.bots.play(game, [carson.bots.make_bot("board", "normal", seat) for seat in (0, 1)])
    file = tmp_path_factory.mktemp("records") / f"{'a-long-evening-' * 5}with-friends.carson"
    carson.save(game, file, {"name.0": "Anna"})
    return str(file)


def test_a_game_is_looked_back_on_from_every_seat(evening: str) -> None:
    done = command("analyse", evening, "--effort", "quick")
    assert (done.status, done.err) == (0, "")
    assert "moves, effort “quick”" in done.out
    assert done.out.count("Chance to win: ") == 2
    assert done.out.count("Worst moves") == 2
    assert "Better: " in done.out
    assert "percentage points" in done.out
    assert "\nAnna, seat 0\n" in done.out  # the record names her and nobody else
    assert "\nPlayer 2, seat 1\n" in done.out


def test_one_seat_with_every_decision_in_another_language(evening: str) -> None:
    done = command("analyse", evening, "--effort", "quick", "--seat", "1", "--all", "--lang", "nl")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("Winstkans: ") == 1
    assert "Beslissing" in done.out


def test_json_holds_everything(evening: str) -> None:
    done = command("analyse", evening, "--effort", "quick", "--seat", "0", "--json")
    found = json.loads(done.out)
    assert (found["effort"], len(found["reviews"])) == ("quick", 1)
    decision = found["reviews"][0]["decisions"][0]
    assert decision["before"] - decision["after"] == pytest.approx(decision["loss"])
    assert {"move", "asked", "verdict", "judgement"} <= set(decision)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "Name the record"),
        (["--seat", "9"], "seats are 0 to 1"),
        (["--effort", "hard"], "quick, normal or deep"),
        (["--validate"], "--validate does not take a record"),
    ],
)
def test_bad_input_is_said(evening: str, argv: list[str], said: str) -> None:
    done = command("analyse", *([evening] if argv else []), *argv)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [(["--game", "chess"], "cards or board"), (["--games", "0"], "--games"), (["--jobs", "0"], "--jobs")],
)
def test_bad_input_for_the_test_of_the_analysis_is_said(argv: list[str], said: str) -> None:
    done = command("analyse", "--validate", *argv)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_something_that_is_no_record_is_said(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n")
    done = command("analyse", str(file))
    assert done.status == 2
    assert done.err.startswith("carson: ")


@pytest.mark.parametrize("argv", [BOARD, CARDS])
def test_h_gives_a_hint_with_reasons(argv: list[str]) -> None:
    plain = command(*argv, stdin="").out
    done = command(*argv, stdin="h\n")
    assert done.status == 0
    assert "chance to win" not in plain
    assert 1 <= done.out.count("(chance to win ") <= 3


@pytest.mark.parametrize("argv", [BOARD, CARDS])
def test_without_hints_h_says_so(argv: list[str]) -> None:
    done = command(*argv, "--no-hints", stdin="h\n")
    assert "There are no hints at this table." in done.out
    assert "chance to win" not in done.out


def test_without_numpy_it_is_said_what_to_install(evening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.analysis.find_spec", lambda name: None)
    done = command("analyse", evening)
    assert done.status == 2
    assert "carson[bots]" in done.err
