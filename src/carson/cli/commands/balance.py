"""`carson balance`: one bot against itself at tables of every kind, one row for each game."""

from typing import Annotated

from cyclopts import App

from carson.words import Words


def register(app: App, words: Words) -> None:
    from carson.cli.helptext import options

    option, contest = options(words, "cli-help-balance"), options(words, "cli-help-tournament")

    @app.command(help=words("cli-help-balance"))
    def balance(
        *,
        rows: Annotated[str, option("rows", "FILE")],
        bot: Annotated[str, option("bot", "BOT")] = "hard",
        games: Annotated[int, option("games", "N")] = 10_000,
        seed: Annotated[str, contest("seed", "TEXT")] = "balance",
        jobs: Annotated[int | None, contest("jobs", "N")] = None,
        scheduler: Annotated[str, contest("scheduler", "ADDRESS")] = "",
    ) -> None:
        from pathlib import Path

        from carson.arena.balance import play_balance
        from carson.arena.parallel import cores
        from carson.cli.bot_names import bot_typed
        from carson.cli.commands.contests import MOST_GAMES, MOST_JOBS
        from carson.cli.commands.standings import scheduler_needed
        from carson.cli.errors.kinds import check_range
        from carson.cli.progress import progress_bar
        from carson.cli.terminal import console

        check_range(words, "--games", games, MOST_GAMES)
        check_range(words, "--jobs", jobs, MOST_JOBS)
        name = bot_typed("board", bot) or bot
        with progress_bar() as bar, scheduler_needed(words):
            task = bar.add_task(words("cli-simulate-progress"), total=games)
            found = play_balance(
                name, games, seed, Path(rows), jobs or cores(), scheduler, lambda done: bar.advance(task, done)
            )
        console().print(words("cli-balance-played", games=len(found), bot=name, file=rows))
