"""The benchmark runs and counts what it says; how fast is `make bench`'s matter, not a test's."""

import sys
from pathlib import Path

import pytest

from carson.arena.speed import bench, peers

OURS = ["carson cards", "carson cards, bare state", "carson board", "carson board, bare state"]


def test_our_engines_are_measured_and_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(sys.modules, "chess", None)
    asked: list[str] = []
    found = bench.run(0.0001, asked.append)
    assert [measure.name for measure in found.measures] == OURS == asked
    assert all(measure.decisions_per_second > 0 and measure.copy_microseconds > 0 for measure in found.measures)
    assert found.missing == tuple(peers.PEERS)


def test_a_compiled_engine_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any folder with the package will do here: the source itself."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    source = str(Path(bench.__file__).parents[2])
    names = [measure.name for measure in bench.run(0.0001, compiled=source).measures]
    assert [name for name in names if name.endswith(", mypyc")] == [f"{name}, mypyc" for name in OURS]


def test_a_random_game_counts_its_decisions() -> None:
    """Cards: 18 rounds of four bids and four choices, and a placement for most of them."""
    cards = bench.card_rules(bench.CardOptions(4, ()))
    for play in (bench.play_game, bench.play_bare):
        assert 144 < play(cards, 1) < 300
    board = bench.board_rules(bench.BoardOptions(4))
    for play in (bench.play_game, bench.play_bare):
        assert 60 < play(board, 1) < 400
