"""What docs/environments.md says about ids and observations is what the code does; the measure of speed runs."""

import pytest

import environments_page
from carson.environments import speed


def test_the_tables_of_the_page_are_fresh() -> None:
    page = environments_page.FILE.read_text("utf-8")
    assert environments_page.text(page) == page, "make types writes them anew"


def test_our_environments_are_measured_and_others_only_where_they_are_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "CLASSIC", ("draughts_v1",))
    speed.main(0.001)
    said = capsys.readouterr()
    assert [line.split(" | ")[0].removeprefix("| ") for line in said.out.splitlines()[2:]] == list(speed.OURS)
    assert said.err.startswith("draughts_v1 is left out: ")
