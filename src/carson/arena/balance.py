"""One bot against itself at tables of every kind: which characters, buildings, seats and variants win.

A table follows from its number alone, so a file of rows can be continued at any time, and however many games there are,
every kind of table has had its turn about as often as it should.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from carson.arena.contest import Task
from carson.arena.parallel import spread
from carson.arena.playing import play_tasks
from carson.arena.rows import Journal, Row
from carson.board.game import BOARD
from carson.board.material.figures import STRATEGIES
from carson.board.options import Options
from carson.board.variants.registry import AUTOMATIC, VARIANTS, automatic
from carson.bots import check_bot
from carson.pad.sets import RANDOM

PLAYERS: Final = (4, 3, 2, 5, 4, 6)
PLAIN: Final = 7  # tables without a variant for one with each of them, and for one against Standish
KINDS: Final = (*("",) * PLAIN, *VARIANTS)
FORM: Final = 1  # of what follows from a number: raise it with any change


def tables(bot: str, seed: str, games: int) -> Iterator[Task]:
    """The first so many games; characters are drawn for each, and the same bot plays every seat."""
    mark = sha256(f"balance {FORM} {bot} {seed}".encode()).hexdigest()[:16]
    for number in range(games):
        turn, kind = divmod(number, len(KINDS) + 1)
        if kind == len(KINDS):
            options = Options(2, characters=RANDOM, solo=STRATEGIES[turn % len(STRATEGIES)])
            players: tuple[str, ...] = (bot, *automatic(options))
        else:
            # Every kind meets every number of players, though the two have a divisor in common.
            options = Options(PLAYERS[(turn + kind) % len(PLAYERS)], characters=RANDOM, variants=KINDS[kind])
            players = (bot,) * options.players
        bots = tuple(name for name in players if name not in AUTOMATIC)
        yield Task(number, mark, number, BOARD.name, options, f"{seed}/{number}", bots, players, False)


def play_balance(
    bot: str,
    games: int,
    seed: str,
    file: Path,
    jobs: int = 1,
    scheduler: str = "",
    progress: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """The rows of the first so many games; those that the file has are not played again."""
    check_bot(BOARD.name, bot)
    wanted = [*tables(bot, seed, games)]
    journal = Journal(file, wanted[0].contest)
    done = {row.number for row in journal.rows}
    progress(len(done))
    left = [task for task in wanted if task.number not in done]
    for rows in spread(play_tasks, left, jobs, scheduler, (bot,)):
        journal.add(rows)
        progress(len(rows))
    return journal.close()
