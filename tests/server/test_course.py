"""How everybody stood after each move: told of every move, and of a very long game of moves at equal distances."""

from random import Random
from typing import Any

import pytest

from carson.kernel import Game
from carson.server.games.adapter import AnyGame, moment, new_rules
from carson.server.history.replay import MOST_MOMENTS, Past, Series, _sample_moves, series


def played(game: str, options: dict[str, Any], most: int) -> AnyGame:
    chance = Random(game)
    whole: AnyGame = Game.start(new_rules(game, options), "0123456789abcdef")
    while whole.decision is not None and whole.version < most:
        seat = whole.decision.seats[0]
        whole.apply(seat, chance.choice(whole.legal_actions(seat)))
    return whole


def at(found: Series, place: int) -> tuple[int, int, dict[str, tuple[int, ...]]]:
    lines = {name: tuple(line[place] for line in lines) for name, lines in found.lines.items()}
    return found.eras[place], found.rounds[place], lines


@pytest.mark.parametrize(
    ("game", "options"), [("cards", {"real": 2, "virtual": ["beginner", "expert"]}), ("board", {"players": 2})]
)
def test_each_moment_is_that_of_the_position_after_the_move(game: str, options: dict[str, Any]) -> None:
    whole = played(game, options, 60)
    past, found = Past(whole), series(whole)
    assert found.moves == list(range(whole.version + 1))
    for number in found.moves:
        then = moment(whole.rules, past.at(number).state)
        assert at(found, number) == (then.era, then.round, then.values)
    few = series(whole, most=9)
    assert (len(few.moves) <= 9, few.moves[0], few.moves[-1]) == (True, 0, whole.version)
    assert [at(few, place) for place in range(len(few.moves))] == [at(found, number) for number in few.moves]


def test_however_long_a_game_is_no_more_is_told_than_the_bound() -> None:
    for last in (0, 1, 999, 1_000, 1_999, 3_811, 100_000):
        told = _sample_moves(last, MOST_MOMENTS)
        assert (told[0], told[-1]) == (0, last)
        assert len(told) <= MOST_MOMENTS
        assert told == sorted(set(told))
    assert _sample_moves(999, MOST_MOMENTS) == list(range(1_000))
