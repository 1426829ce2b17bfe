"""The page that writes a bot: its code is saved as it says, its commands are run as they stand."""

import re
from pathlib import Path

import pytest

from cli.driving import carson

PAGE = (Path(__file__).parents[2] / "docs" / "your-own-bot.md").read_text("utf-8")


def test_the_bot_of_the_page_plays_in_the_tournament_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = dict(re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE))
    assert len(blocks["python"].splitlines()) <= 30
    (tmp_path / "prospector.py").write_text(blocks["python"], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for command in blocks[""].splitlines():
        program, *argv = command.split()
        assert program == "carson"
        done = carson(*argv, *(("--jobs", "1") if "--games" in argv else ()))
        assert (done.status, done.err) == (0, "")
    assert "prospector:Prospector" in (tmp_path / "games.html").read_text("utf-8")
