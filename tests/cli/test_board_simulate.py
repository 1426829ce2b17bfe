"""`carson simulate board`: the same figures as for the cards, and the same for any number of processes."""

import json

from cli.driving import carson


def figures(*argv: str) -> dict[str, object]:
    done = carson("simulate", "board", "--json", "--games", "3", "--seed", "s", *argv)
    assert (done.status, done.err) == (0, "")
    found: dict[str, object] = json.loads(done.out)
    del found["seconds"]
    return found


def test_the_report_has_a_figure_for_every_seat() -> None:
    found = figures("--bots", "greedy,random,random")
    cards = json.loads(carson("simulate", "cards", "--json", "--games", "1").out)
    assert set(found) == set(cards) - {"seconds"}
    assert found["game"] == "board"
    assert found["players"] == ["greedy", "random", "random"]
    assert sum(found["wins"]) == 3  # type: ignore[arg-type]  # ties are broken, so each game has one winner


def test_one_name_stands_for_all_and_options_change_the_games() -> None:
    usual = figures("--players", "2")
    assert usual["players"] == ["random", "random"]
    assert usual == figures("--players", "2")
    assert usual != figures("--players", "2", "--characters", "quiet")
    assert usual != figures("--players", "2", "--bag", "beginners")


def test_a_table_is_printed_without_json() -> None:
    out = carson("simulate", "board", "--games", "2", "--players", "2").out
    assert "2 games" in out
    assert out.count("random") == 2
