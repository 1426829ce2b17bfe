"""The benchmark runs and counts what it says; how fast is `make bench`'s matter, not a test's."""

import sys

import pytest

from carson.arena import bench, peers


def test_our_engines_are_measured_and_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(sys.modules, "chess", None)
    asked: list[str] = []
    found = bench.run(0.0001, asked.append)
    assert [measure.name for measure in found.measures] == ["carson cards", "carson cards, bare state"] == asked
    assert all(measure.decisions_per_second > 0 and measure.copy_microseconds > 0 for measure in found.measures)
    assert found.missing == tuple(peers.PEERS)


def test_a_random_game_counts_its_decisions() -> None:
    """18 rounds of four bids and four choices, and a placement for most of them."""
    for play in (bench._play_cards, bench._play_bare_cards):
        assert 144 < play(1) < 300
