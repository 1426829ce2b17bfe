"""Games of a contest, played: here, in other processes, on other machines."""

import tracemalloc
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carson.arena.contest import Contest, Task, tasks
from carson.arena.decision_times import Clocked
from carson.arena.games import ARENA_GAMES
from carson.arena.parallel import cores, spread
from carson.arena.rows import Journal, Row
from carson.arena.seer import SEER, play_with_seers
from carson.arena.standings import Standing, standings
from carson.bots import Bot, check_bot, make_bot

SIMPLE: Final = "random"


def play_task(task: Task) -> Row:
    """One game. It follows from the task alone, wherever it is played."""
    described = ARENA_GAMES[task.game]
    game = described.new(task.options, task.seed)
    clocks: dict[str, Counter[str]] = {name: Counter() for name in sorted(set(task.bots))} if task.measure else {}
    bots: list[Bot[Any, Any] | None] = []
    for seat, name in enumerate(task.bots):
        bot = None if name == SEER else make_bot(task.game, name, f"{task.seed}/{seat}")
        bots.append(Clocked(bot, clocks[name]) if task.measure and bot is not None else bot)
    outcome = play_with_seers(game, bots)
    return Row(
        number=task.number,
        contest=task.contest,
        deal=task.deal,
        game=task.game,
        seed=task.seed,
        options=msgspec.to_builtins(game.rules.table.options),  # type: ignore[attr-defined]  # both games' rules have it
        players=task.players,
        scores=outcome.scores,
        winners=outcome.winners,
        **msgspec.structs.asdict(described.facts(game)),
        decisions=game.version,
        clock={name: dict(counts) for name, counts in clocks.items()},
    )


def play_tasks(chunk: Sequence[Task]) -> list[Row]:
    return [play_task(task) for task in chunk]


class Result(msgspec.Struct, frozen=True):
    """A contest that was played."""

    game: str
    seed: str
    games: int
    deals: int
    standings: list[Standing]


def play_contest(
    contest: Contest,
    games: int,
    jobs: int | None = None,
    file: Path | None = None,
    scheduler: str = "",
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays at least so many games, whole deals, and says who is how strong.

    What is in the file already is not played again; `progress` hears how many games are done. `jobs` are as many as
    there are cores by default.
    """
    for name in contest.names:
        if name != SEER and name not in ARENA_GAMES[contest.game].virtual:
            check_bot(contest.game, name)
    deals = contest.deals(games)
    journal = Journal(file, contest.fingerprint())
    done = {row.number for row in journal.rows}
    left = [task for task in tasks(contest, deals) if task.number not in done]
    if progress is not None:
        progress(len(done))
    if left:
        for rows in spread(play_tasks, left, jobs or cores(), scheduler, contest.names):
            journal.add(rows)
            if progress is not None:
                progress(len(rows))
    return summary(contest, journal.close(), deals)


def summary(contest: Contest, rows: Sequence[Row], deals: int) -> Result:
    played = [row for row in rows if row.deal < deals]
    found = standings(played)
    if contest.measure:
        found = [replace(one, memory=memory(contest, one.name)) for one in found]
    return Result(contest.game, contest.seed, len(played), deals, found)


def memory(contest: Contest, name: str) -> float | None:
    """MB that such a bot takes at most in its first game, in a fresh process; None for virtual players and the seer."""
    if name == SEER or name in ARENA_GAMES[contest.game].virtual:
        return None
    task = next(task for task in tasks(contest, 1) if name in task.bots)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_memory, task, name).result()


def _memory(task: Task, name: str) -> float:
    """What the game itself takes is there before the count begins."""
    alone = replace(task, bots=(SIMPLE,) * len(task.bots), measure=False)
    play_task(alone)
    tracemalloc.start()
    play_task(replace(alone, bots=(name, *alone.bots[1:])))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1024**2
