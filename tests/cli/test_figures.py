"""`carson figures`: the built-in figures shown as reconstructed, checked, copied, and played with."""

import json
from pathlib import Path

from carson.kernel import parse
from cli.driving import carson


def test_the_built_in_figures_that_no_book_prints_are_marked_as_reconstructed() -> None:
    out = carson("figures", "show").out
    heads = [line for line in out.splitlines() if "[BG-" in line]
    assert len(heads) == 9
    assert [line for line in heads if not line.endswith("[reconstructed]")] == [
        "Hats of enclosures 1 to 5 [BG-13.4]",
        "Standish, Urban [BG-14.2]",
    ]
    assert "a5 b5 c5 d5 d4 e4 f4 g4 h4" in out


def test_what_a_book_prints_is_not_marked() -> None:
    """Hats 1, 2, 3 and 5 (BG-13.4), and Urban's 5 VP (BG-14.10)."""
    lines = carson("figures", "show").out.splitlines()
    hats = next(number for number, line in enumerate(lines) if line.startswith("Hats"))
    assert lines[hats + 1 : hats + 6] == ["  1  1", "  2  2", "  3  2 [reconstructed]", "  4  3", "  5  5"]
    urban = " ".join(lines[next(number for number, line in enumerate(lines) if line.startswith("Standish, Urban")) :])
    assert urban.count("[reconstructed]") == 2
    assert "  bonus  5 VP for Saloon, General Store and Bank   cards " in urban


def test_nothing_is_marked_in_figures_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    carson("figures", "copy", str(file))
    assert "[reconstructed]" not in carson("figures", "show", str(file)).out


def test_a_copy_is_good_and_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    assert "own.json" in carson("figures", "copy", str(file)).out.replace("\n", "")
    assert file.read_text() == carson("figures", "show", "--json").out
    assert "its figures are the built-in ones." in carson("figures", "check", str(file)).out
    again = carson("figures", "copy", str(file))
    assert (again.status, again.out) == (2, "")
    assert "already exists" in again.err


def test_a_fault_is_named_with_its_place(tmp_path: Path) -> None:
    figures = json.loads(carson("figures", "show", "--json").out)
    figures["hats"] = [1, 2, 2, 3]
    file = tmp_path / "own.json"
    file.write_text(json.dumps(figures))
    for argv in (["figures", "check", str(file)], ["play", "board", "--figures", str(file)]):
        done = carson(*argv)
        assert (done.status, done.out) == (2, "")
        assert "own.json, hats: It must have 5 numbers" in done.err


def test_a_game_with_own_figures_carries_them_in_its_record(tmp_path: Path) -> None:
    figures = json.loads(carson("figures", "show", "--json").out)
    figures["name"], figures["river"] = "mine", ["a1", "b1", "c1"]
    file, game = tmp_path / "own.json", tmp_path / "game"
    file.write_text(json.dumps(figures))
    argv = ["--variants", "river", "--players", "human,human", "--seed", "1", "--record", str(game)]
    out = carson("play", "board", "--figures", str(file), *argv, stdin="d4\n").out
    assert "1  ~~   ~~   ~~   .." in out
    assert "figures-data" in parse(game.read_text()).head
    assert "figures “mine”" in carson("replay", str(game)).out
    assert "Continuing after one move." in carson("play", "board", "--resume", str(game)).out
