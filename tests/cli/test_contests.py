"""`carson tournament`, `carson gauntlet` and `carson report`, with bots of one's own."""

import json
from pathlib import Path

import pytest

from cli.driving import Done, carson

BOT = """
class Last:
    def __init__(self, seed): ...
    def choose(self, view, legal):
        return legal[-1]

class Wrong(Last):
    def choose(self, view, legal):
        return "claim z99"
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a bot, in which commands are typed."""
    (tmp_path / "typed_bots.py").write_text(BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def typed(line: str) -> Done:
    return carson(*line.split())


def test_a_gauntlet_is_played_resumed_and_reported() -> None:
    argv = ("gauntlet", "board", "--bot", "typed_bots:Last", "--against", "random", "--players", "2")
    argv = (*argv, "--games", "4", "--jobs", "1", "--characters", "random", "--rows", "games.csv")
    done = carson(*argv)
    assert (done.status, done.err) == (0, "")
    assert "typed_bots:Last" in done.out
    assert "4 games in 2 deals" in done.out
    assert carson(*argv).out == done.out
    told = carson("report", "games.csv")
    assert (told.status, told.out) == (0, "games.html is ready.\n")
    assert "typed_bots:Last" in Path("games.html").read_text("utf-8")


def test_a_tournament_prints_json_with_times_and_memory() -> None:
    done = carson(
        *["tournament", "cards", "--bots", "random,expert", "--games", "1", "--jobs", "1", "--measure", "--json"]
    )
    assert done.err == ""
    found = {one["name"]: one for one in json.loads(done.out)["standings"]}
    assert set(found) == {"random", "expert"}
    assert found["random"]["p99"] >= found["random"]["p50"] > 0
    assert found["random"]["memory"] > 0
    assert found["expert"]["memory"] is None


def test_a_bot_alone_against_standish() -> None:
    done = carson(
        *["gauntlet", "board", "--bot", "random", "--solo", "rancher", "--games", "1", "--jobs", "1", "--json"]
    )
    assert [one["name"] for one in json.loads(done.out)["standings"]] == ["standish", "random"]


def test_own_bots_are_simulated_and_sit_at_the_terminal() -> None:
    done = typed("simulate board --bots typed_bots:Last,random --games 1 --json")
    assert json.loads(done.out)["players"] == ["typed_bots:Last", "random"]
    played = typed("play board --players human,typed_bots:Last --seed 1")
    assert (played.status, played.err) == (0, "")
    assert "Last" in played.out


def test_a_bot_that_chooses_something_illegal_is_named() -> None:
    done = typed("simulate board --bots typed_bots:Wrong,random --games 1")
    assert done.status == 2
    assert "typed_bots:Wrong" in done.err
    assert "'claim z99' at decision 1 (claim)" in done.err
    played = typed("play board --players typed_bots:Wrong,human --seed 1")
    assert played.status == 2
    assert "typed_bots:Wrong" in played.out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ("gauntlet board --bot hal", "There is no bot “hal”"),
        ("gauntlet board --bot typed_bots:First", "the module “typed_bots” has no “First”"),
        ("gauntlet board --bot random --against random,random --players 4", "--against names 2 players for 3"),
        ("gauntlet board --bot random --solo miner --against random", "leave out --against"),
        ("gauntlet board --bot random --games 0", "--games takes a number"),
        ("gauntlet board --bot random --players 7", "BG-3]"),
        ("gauntlet cards --bot random --players 7", "CG-2.1]"),
        ("tournament board --bots random,random", "Name each contestant once"),
        ("tournament board --bots standish,random", "There is no bot “standish”"),
        ("play board --players human,typed_bots:First", "the module “typed_bots” has no “First”"),
        ("report nothing.csv", "nothing.csv"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(argv: str, sentence: str) -> None:
    done = typed(argv)
    assert done.status == 2
    assert sentence in done.err
    assert done.out == ""
