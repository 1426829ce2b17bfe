"""What a game is remembered by: the points of its sources are the score, and characters have sides."""

import pytest

from carson.arena.contest import Contest, tasks
from carson.arena.playing import play_task
from carson.arena.rows import Row
from carson.board.options import Options as BoardOptions
from carson.cards.options import Options as CardOptions


def row(contest: Contest) -> Row:
    return play_task(next(tasks(contest, 1)))


@pytest.mark.parametrize("variants", ["", "horses outlaws", "new-beginning", "river kit-carson"])
def test_the_sources_of_the_board_game_add_up(variants: str) -> None:
    found = row(Contest("board", BoardOptions(variants=variants), (("greedy", "greedy", "random"),), variants))
    assert tuple(sum(points.values()) for points in found.points) == found.scores
    assert all({"other"}.isdisjoint(points) for points in found.points)


def test_every_player_of_the_board_game_takes_a_character_in_every_round() -> None:
    found = row(Contest("board", BoardOptions(), (("greedy", "random"),), "x"))
    for taken in found.characters:
        assert {number for number, _ in taken} == {1, 2, 3, 4}
        assert {name.partition("/")[2] for _, name in taken} <= {"yellow", "red"}
    assert sum(found.buildings[found.players.index("greedy")].values()) > 0


def test_standish_is_a_player() -> None:
    found = row(Contest("board", BoardOptions(solo="rancher"), (("greedy", "standish"),), "x"))
    assert found.players == ("greedy", "standish")
    assert tuple(sum(points.values()) for points in found.points) == found.scores


def test_the_sources_of_the_card_game_add_up() -> None:
    found = row(Contest("cards", CardOptions(), (("greedy", "random", "expert", "beginner"),), "x"))
    assert tuple(sum(points.values()) for points in found.points) == found.scores
    taken = [(number, name) for one in found.characters for number, name in one]
    assert len({name for _, name in taken}) == len(taken) > 10
    assert {number for number, _ in taken} <= set(range(1, 19))
    assert found.buildings[0]
    assert found.buildings[2] == {}
