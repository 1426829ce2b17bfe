"""`carson play`: a game in the terminal."""

from typing import TYPE_CHECKING, Annotated

from carson.cli.helptext import new_app, options
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App


def register(app: "App", words: Words) -> None:
    games = new_app(words, "play", "cli-help-play")
    app.command(games)

    option, own = options(words, "cli-help-play"), options(words, "cli-board-help-play")

    @games.command(help=words("cli-help-play-cards"))
    def cards(
        *,
        real: Annotated[int | None, option("real", "N")] = None,
        players: Annotated[str | None, option("players", "LIST")] = None,
        virtual: Annotated[str | None, option("virtual", "LIST")] = None,
        players_total: Annotated[int | None, option("players-total", "N")] = None,
        names: Annotated[str | None, option("names", "LIST")] = None,
        suits: Annotated[str | None, option("suits", "LIST")] = None,
        seed: Annotated[str | None, option("seed", "TEXT")] = None,
        deck: Annotated[str | None, option("deck", "FILE")] = None,
        record: Annotated[str | None, option("record", "FILE")] = None,
        resume: Annotated[str | None, option("resume", "FILE")] = None,
        hand_over: Annotated[bool, option("hand-over")] = True,
        hints: Annotated[bool, option("hints")] = True,
    ) -> int:
        from carson.cli.table.evening import Wishes
        from carson.cli.table.start import play
        from carson.cli.terminal import Terminal

        table = {"real": real, "players": players, "virtual": virtual, "total": players_total}
        wishes = Wishes(
            table={**table, "names": names, "suits": suits},
            material=deck,
            seed=seed,
            record=record,
            resume=resume,
            hand_over=hand_over,
            hints=hints,
        )
        return play(wishes, words, Terminal.standard())

    @games.command(help=words("cli-board-help-play"))
    def board(
        *,
        players: Annotated[str | None, own("players", "LIST")] = None,
        characters: Annotated[str | None, own("characters", "SET")] = None,
        bag: Annotated[str | None, own("bag", "BAG")] = None,
        variants: Annotated[str | None, own("variants", "LIST")] = None,
        edition: Annotated[str | None, own("edition", "EDITION")] = None,
        river: Annotated[str | None, own("river", "PARCELS")] = None,
        solo: Annotated[str | None, own("solo", "STRATEGY")] = None,
        figures: Annotated[str | None, own("figures", "FILE")] = None,
        names: Annotated[str | None, own("names", "LIST")] = None,
        seed: Annotated[str | None, own("seed", "TEXT")] = None,
        record: Annotated[str | None, option("record", "FILE")] = None,
        resume: Annotated[str | None, option("resume", "FILE")] = None,
        hand_over: Annotated[bool, own("hand-over")] = True,
        hints: Annotated[bool, own("hints")] = True,
    ) -> int:
        from carson.cli.board.extras import Extras
        from carson.cli.board.start import play
        from carson.cli.table.evening import Wishes
        from carson.cli.terminal import Terminal

        extras = Extras(variants, edition, river, solo)
        table = {"players": players, "names": names, "characters": characters, "bag": bag}
        wishes = Wishes(
            table={**table, "extras": extras} if extras != Extras() else table,
            material=figures,
            seed=seed,
            record=record,
            resume=resume,
            hand_over=hand_over,
            hints=hints,
        )
        return play(wishes, words, Terminal.standard())
