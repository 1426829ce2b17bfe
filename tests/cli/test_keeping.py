"""Records are written whole or not at all."""

import os
from pathlib import Path

import pytest

from carson.cards.library import new_game
from carson.cards.options import Options
from carson.cli.errors.kinds import BadInput
from carson.cli.table.record_file import RecordFile, unused, write_whole
from carson.words import Words
from cli.driving import carson


def test_a_file_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    write_whole(file, "first")

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "second")
    assert file.read_text() == "first"
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_goes_elsewhere_when_this_folder_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, elsewhere = tmp_path / "gone", tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(Path, "cwd", lambda: here)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(elsewhere))
    record_file = RecordFile(Words("en"), {})
    assert record_file.rescue(new_game(Options(), "a/b c")) == elsewhere / "carson-abc.carson"


def test_a_disk_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    record_file = RecordFile(Words("en"), {}, tmp_path / "no" / "game")
    with pytest.raises(BadInput, match="cannot be written: No such file or directory"):
        record_file.keep(new_game(Options(), "1"))


def test_no_file_is_written_over(tmp_path: Path) -> None:
    for name in ("game.carson", "game-2.carson"):
        (tmp_path / name).touch()
    assert unused(tmp_path / "game.carson").name == "game-3.carson"


def test_remarks_stay_when_a_game_is_gone_on_with_and_go_with_a_move_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.carson"
    board = ["play", "board", "--players", "human,human", "--seed", "duo"]
    carson(*board, "--record", str(file), stdin="d4\nd5\n")
    lines = file.read_text().splitlines()
    end = lines.pop()
    file.write_text("\n".join([*lines[:-1], "# the first", lines[-1], "# the second", end, ""]))
    carson("play", "board", "--resume", str(file), stdin="a1\n")
    assert [line for line in file.read_text().splitlines() if line.startswith("#")] == ["# the first", "# the second"]
    carson("play", "board", "--resume", str(file), stdin="u\nu\nh8\n")
    assert [line for line in file.read_text().splitlines() if line.startswith("#")] == ["# the first"]
