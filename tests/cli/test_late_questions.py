"""Two questions that come late in a round, in the terminal: roads that still score, and City Hall."""

from pathlib import Path

import pytest

from cli.driving import carson
from support.late import Waiting, last_roads, occupy


def resumed(tmp_path: Path, game: Waiting, typed: str) -> str:
    file = tmp_path / "game"
    file.write_text(game.record)
    return " ".join(carson("play", "board", "--resume", str(file), stdin=typed).out.split())


@pytest.mark.rule("BG-1.6")
def test_the_lines_for_roads_that_still_score_are_listed_and_laid_by_name(tmp_path: Path) -> None:
    out = resumed(tmp_path, last_roads(), "b3e\np\n")
    assert "lay any of your 2 roads before the round ends? Each road that connects a new parcel" in out
    assert "p lay no more roads" in out
    assert "roads: a3s c3s a4s c4s a3e b3e a5e b5e" in out
    assert ": lay your last road before the round ends?" in out
    assert "scores 1 VP for a road, with the Governor." in out


@pytest.mark.rule("BG-8.14")
def test_city_hall_is_held_or_declined_with_a_word(tmp_path: Path) -> None:
    out = resumed(tmp_path, occupy(), "no\n")
    assert "hold City Hall? Your cowboy then stays there every round until it is beaten." in out
    assert "1 hold City Hall" in out
    assert "p decline City Hall" in out
    assert "declines City Hall; the cowboy goes to the general supply." in out
    assert "now holds City Hall." in resumed(tmp_path, occupy(), "yes\n")
