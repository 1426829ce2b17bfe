"""A contest being played, with a bar that moves, and its table of results."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from carson.arena.contest import Contest
from carson.arena.errors import ArenaError
from carson.arena.playing import Result, play_contest
from carson.arena.standings import Standing
from carson.cli.errors.kinds import Unavailable
from carson.cli.progress import progress_bar
from carson.cli.terminal import console
from carson.words import Teller, Words


@contextmanager
def scheduler_needed(words: Words) -> Iterator[None]:
    """A scheduler that cannot be reached now may be there later."""
    try:
        yield
    except ArenaError as error:
        if error.code != "arena-scheduler":
            raise
        raise Unavailable(Teller(words, str).error(error)) from error


def play_and_print(
    words: Words, contest: Contest, games: int, jobs: int | None, rows: str | None, scheduler: str, json: bool
) -> None:
    with progress_bar() as bar:
        total = contest.deals(games) * contest.deal_games
        task = bar.add_task(words("cli-simulate-progress"), total=total)
        file = Path(rows) if rows else None
        with scheduler_needed(words):
            result = play_contest(contest, games, jobs, file, scheduler, lambda done: bar.advance(task, done))
    if json:
        print(msgspec.json.encode(result).decode())
    else:
        _print(words, result, rows)


def _print(words: Words, result: Result, rows: str | None) -> None:
    screen = console()
    rated = any(one.rating is not None for one in result.standings)
    strength = ["bot", "seats", "wins", "points", *["rating"] * rated]
    screen.print(_table(words, strength, [_strength(words, one) for one in result.standings]))
    measured = [one for one in result.standings if one.p50 is not None]
    if measured:
        screen.print(_table(words, ["bot", "p50", "p99", "memory"], [_costs(one) for one in measured]))
    screen.print(words("cli-contest-summary", games=result.games, deals=result.deals, seed=result.seed))
    screen.print(words("cli-contest-even", share=_percent(words, result.standings[0].even)))
    if not rated:
        screen.print(words("cli-contest-unrated"))
    if rows is not None:
        screen.print(words("cli-contest-rows", file=rows))


def _table(words: Words, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        own = {"overflow": "fold"} if column == "bot" else {"justify": "right", "no_wrap": True}
        table.add_column(words(f"cli-contest-{column}"), **own)
    for row in rows:
        table.add_row(*row)
    return table


def _percent(words: Words, share: float) -> str:
    return words("percent", percent=f"{100 * share:.1f}")


def _strength(words: Words, one: Standing) -> list[str]:
    share, rating = one.share, one.rating
    wins = f"{_percent(words, share.mean)} ({100 * share.low:.1f}–{100 * share.high:.1f})"
    cells = [one.name, str(one.seats), wins, f"{one.points:.1f}"]
    return cells if rating is None else [*cells, f"{rating.mean:.1f} ± {rating.high - rating.mean:.1f}"]


def _costs(one: Standing) -> list[str]:
    return [one.name, *("" if cost is None else f"{cost:.2f}" for cost in (one.p50, one.p99, one.memory))]
