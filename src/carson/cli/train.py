"""`carson train`: the learned bots learn from games of their own."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

from carson.cli.faults import BadInput
from carson.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from cyclopts import App

    from carson.training.board.training import Generation as BoardGeneration
    from carson.training.cards.training import Generation

MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_MINUTES = 10_000.0


def register(app: "App", words: Words) -> None:
    from carson.cli.helptext import new_app, options

    train_app = new_app(words, "train", "cli-help-train")
    app.command(train_app)
    option = options(words, "cli-help-train")

    def checked(games: int, generations: int, jobs: int, minutes: float) -> None:
        for name, found, most in (
            ("--games", games, MOST_GAMES),
            ("--generations", generations, MOST_GAMES),
            ("--jobs", jobs, MOST_JOBS),
            ("--minutes", minutes, MOST_MINUTES),
        ):
            if not 0 < found <= most:
                raise BadInput(words("cli-error-range", option=name, found=found, fewest=1, most=most))
        if find_spec("numpy") is None:
            raise BadInput(words("cli-error-train-numpy"))

    def done(file: "Path") -> None:
        from carson.cli.terminal import console

        console().print(words("cli-train-done", file=str(file)))

    @train_app.command(help=words("cli-help-train-cards"))
    def cards(
        folder: Annotated[str, option("folder", "DIR")],
        *,
        games: Annotated[int, option("games", "N")] = 300,
        generations: Annotated[int, option("generations", "N")] = 12,
        jobs: Annotated[int, option("jobs", "N")] = 1,
        minutes: Annotated[float, option("minutes", "N")] = 60.0,
        seed: Annotated[str, option("seed", "TEXT")] = "cards",
    ) -> None:
        from pathlib import Path

        from carson.cli.terminal import console

        checked(games, generations, jobs, minutes)
        from carson.training.cards.training import Settings, train

        def tell(done: "Generation") -> None:
            console().print(
                words(
                    "cli-train-generation",
                    generation=done.number,
                    players=done.players,
                    points=f"{done.points:.1f}",
                    wrong=f"{done.error:.2f}",
                    seconds=f"{done.seconds:.0f}",
                )
            )

        done(train(Settings(Path(folder), games, generations, jobs=jobs, seconds=60 * minutes, seed=seed), tell))

    @train_app.command(help=words("cli-help-train-board"))
    def board(
        folder: Annotated[str, option("folder", "DIR")],
        *,
        games: Annotated[int, option("games", "N")] = 2000,
        generations: Annotated[int, option("generations", "N")] = 10,
        jobs: Annotated[int, option("jobs", "N")] = 1,
        minutes: Annotated[float, option("minutes", "N")] = 60.0,
        seed: Annotated[str, option("seed", "TEXT")] = "board",
    ) -> None:
        from pathlib import Path

        from carson.cli.terminal import console

        checked(games, generations, jobs, minutes)
        from carson.training.board.training import Settings, train

        def tell(done: "BoardGeneration") -> None:
            console().print(
                words(
                    "cli-train-board-generation",
                    generation=done.number,
                    games=done.games,
                    wrong=f"{done.error:.2f}",
                    seconds=f"{done.seconds:.0f}",
                )
            )

        done(train(Settings(Path(folder), games, generations, jobs=jobs, seconds=60 * minutes, seed=seed), tell))
