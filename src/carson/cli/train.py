"""`carson train`: the learned bots learn from games of their own."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

from carson.cli.faults import BadInput
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App

    from carson.training.cards.training import Generation

MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_MINUTES = 10_000.0


def register(app: "App", words: Words) -> None:
    from carson.cli.helptext import new_app, options

    train_app = new_app(words, "train", "cli-help-train")
    app.command(train_app)
    option = options(words, "cli-help-train")

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
        from carson.training.cards.training import Settings, train

        screen = console()

        def tell(done: "Generation") -> None:
            screen.print(
                words(
                    "cli-train-generation",
                    generation=done.number,
                    players=done.players,
                    points=f"{done.points:.1f}",
                    wrong=f"{done.error:.2f}",
                    seconds=f"{done.seconds:.0f}",
                )
            )

        settings = Settings(Path(folder), games, generations, jobs=jobs, seconds=60 * minutes, seed=seed)
        screen.print(words("cli-train-done", file=str(train(settings, tell))))
