"""`carson train`: the learned bots learn from games of their own."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from carson.cli.errors.kinds import BadInput
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App

MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_MINUTES = 10_000.0


def register(app: "App", words: Words) -> None:
    from carson.cli.helptext import new_group, options

    train_app = new_group(app, words, "train", "cli-help-train")
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

    def learns(game: str, own_games: int, own_generations: int, message: str, *figures: str) -> None:
        """`carson train GAME`; each generation is told in a message with these figures of it."""

        @train_app.command(name=game, help=words(f"cli-help-train-{game}"))
        def train(
            folder: Annotated[str, option("folder", "DIR")],
            *,
            games: Annotated[int, option("games", "N")] = own_games,
            generations: Annotated[int, option("generations", "N")] = own_generations,
            jobs: Annotated[int, option("jobs", "N")] = 1,
            minutes: Annotated[float, option("minutes", "N")] = 60.0,
            seed: Annotated[str, option("seed", "TEXT")] = game,
        ) -> None:
            from carson.cli.terminal import console

            checked(games, generations, jobs, minutes)
            from carson.training.generations import Settings

            def tell(done: Any) -> None:
                wrong, seconds = f"{done.error:.2f}", f"{done.seconds:.0f}"
                own = {name: round(getattr(done, name), 1) for name in figures}
                console().print(words(message, generation=done.number, wrong=wrong, seconds=seconds, **own))

            settings = Settings(Path(folder), games, generations, seed, jobs, 60 * minutes)
            file = import_module(f"carson.training.{game}.training").train(settings, tell)
            console().print(words("cli-train-done", file=str(file)))

    learns("cards", 300, 12, "cli-train-generation", "players", "points")
    learns("board", 2000, 10, "cli-train-board-generation", "games")
