"""A bot against itself at every kind of table: which games they are, how they go on, and what is made of them."""

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import balance_page as page
from balancing import sums
from balancing.plots import Dot, intervals
from carson.arena.balance import play_balance, tables
from carson.arena.errors import ArenaError
from carson.arena.rows import Row, read_rows
from carson.board.material.figures import STRATEGIES
from carson.board.variants.registry import VARIANTS

WHOLE = 14 * 12  # games after which every kind of table has been played equally often


def test_every_kind_of_table_has_its_turn() -> None:
    found = [task.options for task in tables("random", "seed", WHOLE)]
    among_people = Counter((one.variants, one.players) for one in found if not one.solo)
    for name in VARIANTS:
        assert [among_people[name, players] for players in (2, 3, 4, 5, 6)] == [2, 2, 4, 2, 2]
    assert [among_people["", players] for players in (2, 3, 4, 5, 6)] == [14, 14, 28, 14, 14]
    assert Counter(one.solo for one in found if one.solo) == dict.fromkeys(STRATEGIES, 3)


def test_a_longer_run_begins_with_the_same_games() -> None:
    assert list(tables("random", "seed", 50))[:20] == list(tables("random", "seed", 20))
    assert list(tables("random", "seed", 1)) != list(tables("random", "other", 1))


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Cut off in the middle of a line, as a process that is killed may leave it."""
    file, whole = tmp_path / "rows.csv", tmp_path / "whole.csv"
    play_balance("random", 4, "seed", file)
    file.write_bytes(file.read_bytes()[:-40])
    played: list[int] = []
    rows = play_balance("random", 6, "seed", file, progress=played.append)
    assert played == [3, 1, 1, 1]
    assert [row.number for row in rows] == [*range(6)]
    assert rows == play_balance("random", 6, "seed", whole) == read_rows(file)
    with pytest.raises(ArenaError):
        play_balance("easy", 6, "seed", file)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    return play_balance("easy", 28, "page", tmp_path_factory.mktemp("balance") / "rows.csv")


def test_leads_and_wins_are_even_over_all_players(rows: list[Row]) -> None:
    found = sums.seats_by(sums.among_people(rows), lambda row, seat: ["all"])["all"]
    assert sums.leads(found).value == pytest.approx(0, abs=1e-9)
    assert sums.wins(found).value == pytest.approx(1)


def test_players_of_one_game_count_as_what_they_have_in_common() -> None:
    apart = sums.mean([(game, float(game % 2)) for game in range(40)])
    alike = sums.mean([(game // 2, float(game // 2 % 2)) for game in range(40)])
    assert apart.value == alike.value == 0.5
    assert apart.margin == pytest.approx(1.96 * 0.5 / 40**0.5, rel=0.03)
    assert alike.margin == pytest.approx(apart.margin * 2**0.5, rel=0.03)


def test_one_more_of_a_building_is_worth_what_it_adds(rows: list[Row]) -> None:
    """In games where a Saloon is all that makes a difference, 3 VP each."""
    made = []
    for number in range(30):
        owned = [(number + seat) % 3 for seat in range(3)]
        fields = {
            "number": number,
            "players": ("random",) * 3,
            "scores": tuple(20 + 3 * each for each in owned),
            "buildings": tuple({"saloon": each} for each in owned),
        }
        made.append(replace(rows[0], **fields))
    # A lead is over the mean of the others: half as much again as over the mean of all three.
    assert sums.one_more(made, "saloon").value == pytest.approx(4.5)
    assert sums.one_more(made, "bank").count == 0


def test_the_page_has_every_section_and_its_plots(
    rows: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sums, "FEWEST", 2)
    text = page.text(page.PAGE.read_text("utf-8"), [rows], tmp_path / "images")
    assert "| `easy` | 28 | 14 |" in text
    for line in ("| Rancher | 1 |", "| 6 | 6 |", "| Horses |", "| Saloon |"):
        assert line in text, line
    plots = {file.name for file in (tmp_path / "images").iterdir()}
    assert plots == {"easy-characters.svg", "easy-buildings.svg", "easy-seats.svg"}
    assert all(f"(images/balance/{name})" in text for name in plots)
    for file in (tmp_path / "images").iterdir():
        ElementTree.fromstring(file.read_text("utf-8"))
    # Written again from the same games, it stays the same.
    assert page.text(text, [rows], tmp_path / "images") == text


def test_a_plot_has_room_for_all_intervals() -> None:
    drawn = ElementTree.fromstring(intervals([Dot("a & b", -3.2, 1.0), Dot("c", 7.9, 0.4)], 0, "VP", "leads"))
    lines = [line for line in drawn.iter("{http://www.w3.org/2000/svg}line") if line.get("class") == "line"]
    assert len(lines) == 2
    for line in lines:
        assert 190 <= float(line.get("x1", "")) < float(line.get("x2", "")) <= 620
