"""Contests: everybody gets the same seeds and seats, and an interrupted contest goes on as if it had not been."""

from collections import Counter
from pathlib import Path

import pytest

from carson.arena.contest import Contest, one_against, round_robin, tasks
from carson.arena.errors import ArenaError
from carson.arena.playing import play_contest, play_task
from carson.arena.rows import read_rows
from carson.board.options import Options as BoardOptions
from carson.cards.options import Options as CardOptions
from carson.kernel import OptionsError

RANDOMS = ("random",) * 3
BOARD = Contest("board", BoardOptions(characters="random"), one_against(["random"], RANDOMS), "board")
CARDS = Contest("cards", CardOptions(), one_against(["random"], ("expert",) * 3), "cards")


def test_each_challenger_of_a_gauntlet_gets_the_same_seeds_and_sits_in_every_seat() -> None:
    contest = Contest("board", BoardOptions(), one_against(["greedy", "my:Bot"], RANDOMS), "x")
    found = {
        name: [(task.seed, task.players.index(name)) for task in tasks(contest, 3) if name in task.players]
        for name in ("greedy", "my:Bot")
    }
    assert found["greedy"] == found["my:Bot"]
    assert sorted(found["greedy"]) == [(f"x/{deal}", seat) for deal in range(3) for seat in range(4)]


def test_virtual_players_follow_the_bots_and_keep_their_seats() -> None:
    contest = Contest("cards", CardOptions(), one_against(["greedy"], ("random", "expert", "beginner")), "x")
    assert {task.players[2:] for task in tasks(contest, 4)} == {("expert", "beginner")}
    assert {task.players[:2] for task in tasks(contest, 1)} == {("greedy", "random"), ("random", "greedy")}
    alone = Contest("cards", CardOptions(), one_against(["greedy"], ("expert",) * 3), "x")
    assert [task.options.virtual for task in tasks(alone, 2)] == [("expert",) * 3] * 2


@pytest.mark.parametrize(
    ("names", "seats", "line_ups"),
    [
        ("abc", 3, ["abc"]),
        ("abcd", 2, ["ab", "ac", "ad", "bc", "bd", "cd"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
    ],
)
def test_a_round_robin_has_every_line_up(names: str, seats: int, line_ups: list[str]) -> None:
    assert ["".join(one) for one in round_robin(list(names), seats)] == line_ups
    played = Counter(name for one in round_robin(list(names), seats) for name in one)
    assert len(set(played.values())) == 1


def test_more_games_begin_with_the_same_ones() -> None:
    assert list(tasks(BOARD, 5))[:8] == list(tasks(BOARD, 2))
    assert BOARD.deals(8) == 2
    assert BOARD.deals(9) == 3


def test_characters_that_are_to_be_random_are_drawn_for_each_deal() -> None:
    rows = [play_task(task) for task in tasks(BOARD, 2)]
    drawn = [row.options["characters"] for row in rows]
    assert drawn[0] == drawn[3] != drawn[4] == drawn[7]


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_contest_that_was_interrupted_gives_the_same_file_and_result(tmp_path: Path, name: str) -> None:
    whole, broken = tmp_path / f"whole-{name}", tmp_path / name
    result = play_contest(CARDS, 6, 1, whole)
    part = broken if broken.suffix == ".csv" else broken.with_name(name + ".part.csv")
    play_contest(CARDS, 6, 1, part)
    lines = part.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join([*lines[:4], lines[4][:30]]))  # killed in the middle of the fourth game's row
    told: list[int] = []
    assert play_contest(CARDS, 6, 1, broken, progress=told.append) == result
    assert (told[0], sum(told)) == (3, 6)
    assert broken.read_bytes() == whole.read_bytes()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(name)] == [name]
    again: list[int] = []
    assert play_contest(CARDS, 6, 1, broken, progress=again.append) == result
    assert again == [6]


def test_a_contest_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    play_contest(CARDS, 3, 1, file)
    assert play_contest(CARDS, 6, 1, file) == play_contest(CARDS, 6, 1)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    assert play_contest(BOARD, 4, 1, files[0]) == play_contest(BOARD, 4, 2, files[1])
    assert files[0].read_bytes() == files[1].read_bytes()


def test_rows_of_another_contest_and_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    play_contest(CARDS, 3, 1, file)
    with pytest.raises(ArenaError, check=lambda error: error.code == "arena-other-contest"):
        play_contest(BOARD, 4, 1, file)
    file.write_text("a letter\nto my aunt\n", "utf-8")
    with pytest.raises(ArenaError, check=lambda error: error.code == "arena-not-rows"):
        read_rows(file)


def test_who_cannot_play_is_said_before_the_first_game() -> None:
    with pytest.raises(OptionsError, check=lambda error: error.code == "bot-unknown"):
        play_contest(Contest("board", BoardOptions(), (("clever", "random"),), "x"), 2)
    with pytest.raises(OptionsError, check=lambda error: error.code == "options-real"):
        play_contest(Contest("cards", CardOptions(), (("expert",) * 4, ("random",) * 4), "x"), 2)
