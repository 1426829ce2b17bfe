"""`carson simulate`: many games between bots, and what came of them."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.cli.board.setup.typed import NO_SETUP, TypedSetup
from carson.cli.commands.board_setup import explained
from carson.cli.errors.kinds import BadInput, check_range
from carson.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from carson.arena.simulate import Batch, Report, Simulation

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def register(app: App, words: Words) -> None:
    from carson.cli.helptext import new_group, option_group, options

    games_app = new_group(app, words, "simulate", "cli-help-simulate")

    option, own = options(words, "cli-help-simulate"), options(words, "cli-board-help-simulate")

    @option_group
    class Common:
        """What every game's command takes."""

        games: Annotated[int, option("games", "N")] = 100
        seed: Annotated[str, option("seed", "TEXT")] = "carson"
        jobs: Annotated[int, option("jobs", "N")] = 1
        records: Annotated[str | None, option("records", "DIR")] = None
        scheduler: Annotated[str, Parameter(help=words("cli-help-tournament-scheduler"), metavar="ADDRESS")] = ""
        json: Annotated[bool, Parameter(help=words("cli-help-simulate-json"), negative=())] = False

        def check(self) -> None:
            check_range(words, "--games", self.games, MOST_GAMES)
            check_range(words, "--jobs", self.jobs, MOST_JOBS)

        def play(self, simulation: "Simulation", names: tuple[str, ...]) -> None:
            report = _run(words, simulation, names, self.games, self.jobs, self.records, self.scheduler)
            _print(words, report, self.json)

    usual = Common()

    @games_app.command(help=words("cli-help-simulate-cards"))
    def cards(
        *,
        players: Annotated[int | None, option("players", "N")] = None,
        bots: Annotated[str, option("bots", "LIST")] = "random",
        common: Common = usual,
    ) -> None:
        from carson.arena.tables import card_simulation

        common.check()
        names = _names(words, bots, players)
        common.play(*card_simulation(names, common.seed, keep_records=common.records is not None))

    @games_app.command(help=words("cli-board-help-simulate"))
    @explained(own, alone=own)
    def board(
        *,
        players: Annotated[int | None, own("players", "N")] = None,
        bots: Annotated[str, own("bots", "LIST")] = "random",
        setup: TypedSetup = NO_SETUP,
        figures: Annotated[str | None, own("figures", "FILE")] = None,
        common: Common = usual,
    ) -> None:
        from carson.arena.tables import board_table
        from carson.board.data.loader import load
        from carson.cli.board.setup.options import board_options

        common.check()
        alone = 1 if setup.alone and players is None and "," not in bots else players
        names = _names(words, bots, alone)
        options = board_options(words, len(names), setup, common.seed)
        own_figures = load(figures) if figures is not None else None
        common.play(*board_table(names, common.seed, options, own_figures, keep_records=common.records is not None))


def _names(words: Words, bots: str, players: int | None) -> tuple[str, ...]:
    """Who sits where: a name for each player, or one name for all of them."""
    from carson.bots.custom import MARK
    from carson.cli.bot_names import import_from_here

    names = tuple(name.strip() for name in bots.split(","))
    if any(MARK in name for name in names):
        import_from_here()
    count = players if players is not None else max(len(names), 4 if len(names) == 1 else 0)
    if len(names) == 1 and count > 0:
        return names * count
    if len(names) != count:
        raise BadInput(words("cli-error-bots-count", found=len(names), players=count))
    return names


def _run(
    words: Words,
    simulation: "Simulation",
    names: tuple[str, ...],
    games: int,
    jobs: int,
    records: str | None,
    scheduler: str,
) -> "Report":
    from carson.arena.simulate import simulate
    from carson.cli.commands.standings import scheduler_needed
    from carson.cli.progress import progress_bar

    with progress_bar() as bar, scheduler_needed(words):
        task = bar.add_task(words("cli-simulate-progress"), total=games)

        def progress(batch: "Batch") -> None:
            if records is not None:
                _keep(words, records, batch)
            bar.advance(task, batch.tally.games)

        return simulate(simulation, names, games, jobs, progress, scheduler)


def _keep(words: Words, folder: str, batch: "Batch") -> None:
    from pathlib import Path

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for number, text in batch.records:
            Path(folder, f"game-{number:06}.carson").write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(words("cli-error-write", file=folder, reason=error.strerror or str(error))) from None


def _print(words: Words, report: "Report", json: bool) -> None:
    import msgspec

    from carson.cli.terminal import console

    if json:
        print(msgspec.json.encode(report).decode())
        return
    screen = console()
    screen.print(_table(words, report))
    speed = round(report.decisions / report.seconds) if report.seconds else 0
    screen.print(
        words(
            "cli-simulate-summary",
            games=report.games,
            decisions=report.decisions,
            seconds=round(report.seconds, 1),
            speed=speed,
            shared=report.shared,
        )
    )


def _table(words: Words, report: "Report") -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for column in ("seat", "player", "mean", "stdev", "wins"):
        table.add_column(words(f"cli-simulate-{column}"), justify="left" if column == "player" else "right")
    for seat, (name, score, wins) in enumerate(zip(report.players, report.scores, report.wins, strict=True)):
        percent = words("percent", percent=f"{100 * wins / report.games:.1f}")
        share = f"{wins} ({percent})"
        table.add_row(str(seat), name, f"{score['mean']:.1f}", f"{score['stdev']:.1f}", share)
    return table
