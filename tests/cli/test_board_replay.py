"""Records of the board game told, shown and checked."""

import json
import re
from pathlib import Path

import pytest

from carson.board.library import new_game, replayed
from carson.board.material.pieces import NAMES, SIGNS
from carson.board.options import Options
from carson.board.versions import LATEST
from carson.kernel import parse, record
from cli.driving import board_answers, carson


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _written(tmp_path_factory.mktemp("records") / "whole.carson", None)


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _written(tmp_path_factory.mktemp("records") / "stopped.carson", 25)


def _written(path: Path, upto: int | None) -> Path:
    game = new_game(Options(3, "full", "quiet"), "told")
    for text in board_answers("told", Options(3, "full", "quiet"), upto):
        assert game.decision is not None
        game.apply(game.decision.seats[0], text)
    path.write_text(record(game, {"seat-0": "human Anna", "seat-1": "greedy Bot"}).text())
    return path


def test_a_record_is_told_round_by_round_to_the_sheets(whole: Path) -> None:
    done = carson("replay", str(whole))
    assert (done.status, done.err) == (0, "")
    for number in range(1, 5):
        assert done.out.count(f" Round {number}  ─") == 1
    read = parse(whole.read_text())
    assert read.scores is not None
    total = next(line for line in done.out.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in read.scores]
    assert f"{len(read.lines) - 1} moves" in done.out
    assert "Anna" in done.out


def test_a_position_is_drawn_with_its_map_and_track(whole: Path) -> None:
    out = carson("replay", str(whole), "--move", "60").out
    view = replayed(parse(whole.read_text()), upto=60).view(None)
    rows = [line for line in out.splitlines() if re.match(r"[1-8]  \S\S", line)]
    assert len(rows) == 8
    for parcel, owner in enumerate(view.owner):
        sign = rows[parcel // 8][3 + 5 * (parcel % 8) : 6 + 5 * (parcel % 8)]
        assert sign[:2] == SIGNS[NAMES.index(view.ground[parcel])]
        assert sign[2:].strip() == (str(owner) if owner >= 0 else "")
    assert "After 60 moves" in out


def test_a_game_that_is_not_over_ends_with_its_position(stopped: Path) -> None:
    out = carson("replay", str(stopped)).out
    assert "The record ends before the game does." in out
    assert "   a    b    c" in out


def test_json_has_moves_and_positions(whole: Path) -> None:
    data = json.loads(carson("replay", str(whole), "--json").out)
    assert [player["name"] for player in data["players"]][:2] == ["Anna", "Bot"]
    assert data["finished"]
    assert data["moves"][1]["action"].startswith("claim ")
    position = json.loads(carson("replay", str(whole), "--json", "--move", "10").out)
    assert position["move"] == 10
    assert len(position["view"]["ground"]) == 64


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game: board", "game: chess", "which is unknown here; the known games are cards and board."),
        ("game: board", "game: cards", "carson: "),
        ("players: 3", "players: 9", "carson: "),
        ("characters: ", "characters: 99 ", "carson: "),
        (f"rules: {LATEST.number}", "rules: 77", "version 77 of the rules"),
        ("0 claim", "0 claim z9 #", "carson: "),
        ("=> combat ", "=> combat 9", "carson: "),
        ("moves, position ", "moves, position f", "carson: "),
    ],
)
def test_a_record_that_is_wrong_is_refused_in_one_sentence(whole: Path, old: str, new: str, reason: str) -> None:
    text = whole.read_text()
    assert old in text
    done = carson("replay", "-", stdin=text.replace(old, new, 1))
    assert done.status == 2
    assert reason in done.err
    assert done.err.count("\n") == 1


def test_records_of_simulations_name_the_bots(tmp_path: Path) -> None:
    done = carson("simulate", "board", "--games", "1", "--bots", "random,greedy", "--records", str(tmp_path))
    assert done.status == 0
    out = carson("replay", str(tmp_path / "game-000000.carson")).out
    assert "  Random\n  Greedy\n" in out
