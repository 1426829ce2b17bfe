"""The analysis put to the test: moves that it calls mistakes, played on in fresh games."""

from typing import Any

import pytest

from carson.arena import validation
from carson.arena.validation import LostChances, validate


@pytest.mark.parametrize("game", ["cards", "board"])
def test_games_are_judged_and_some_moves_of_both_kinds_played_on(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validation, "TURNS", 2)
    monkeypatch.setattr(validation, "EACH", 1)
    done: list[Any] = []
    found = validate(game, 1, 1, "quick", "small", lambda: done.append(1))
    assert (found.games, len(done)) == (1, 1)
    assert found.judged > 100
    assert 0 < found.called < found.judged
    assert len(found.mistakes.losses) == len(found.others.losses) == 1
    assert all(-1 <= loss <= 1 for _, loss in (*found.mistakes.losses, *found.others.losses))


def test_moves_of_one_game_count_for_what_they_have_in_common() -> None:
    together, apart = (
        LostChances(((0, 0.1), (0, 0.1), (1, 0.3), (1, 0.3))),
        LostChances(((0, 0.1), (1, 0.1), (2, 0.3), (3, 0.3))),
    )
    assert together.mean == apart.mean == pytest.approx(0.2)
    assert together.margin > apart.margin > 0
    assert (LostChances(()).mean, LostChances(()).margin) == (0, 0)
