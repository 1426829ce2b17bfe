"""`carson play`: a game in the terminal."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App

from carson.cli.board.setup.typed import NO_SETUP, TypedSetup
from carson.cli.commands.board_setup import explained
from carson.cli.helptext import new_group, option_group, options
from carson.words import Words

if TYPE_CHECKING:
    from carson.cli.table.rematches import PlayOptions


def register(app: App, words: Words) -> None:
    games = new_group(app, words, "play", "cli-help-play")

    option, own = options(words, "cli-help-play"), options(words, "cli-board-help-play")

    @option_group
    class Common:
        """What every game's command takes."""

        seed: Annotated[str | None, option("seed", "TEXT")] = None
        record: Annotated[str | None, option("record", "FILE")] = None
        resume: Annotated[str | None, option("resume", "FILE")] = None
        hand_over: Annotated[bool, option("hand-over")] = True
        hints: Annotated[bool, option("hints")] = True

        def chosen(self, table: dict[str, Any], material: str | None) -> "PlayOptions":
            from carson.cli.table.rematches import PlayOptions

            return PlayOptions(table=table, material=material, **asdict(self))

    usual = Common()

    @games.command(help=words("cli-help-play-cards"))
    def cards(
        *,
        real: Annotated[int | None, option("real", "N")] = None,
        players: Annotated[str | None, option("players", "LIST")] = None,
        virtual: Annotated[str | None, option("virtual", "LIST")] = None,
        players_total: Annotated[int | None, option("players-total", "N")] = None,
        names: Annotated[str | None, option("names", "LIST")] = None,
        suits: Annotated[str | None, option("suits", "LIST")] = None,
        deck: Annotated[str | None, option("deck", "FILE")] = None,
        common: Common = usual,
    ) -> int:
        from carson.cli.cards.start import play
        from carson.cli.terminal import Terminal

        table = {"real": real, "players": players, "virtual": virtual, "total": players_total}
        named = {"names": names, "suits": suits}
        return play(common.chosen({**table, **named}, deck), words, Terminal.standard())

    @games.command(help=words("cli-board-help-play"))
    @explained(own, alone=own)
    def board(
        *,
        players: Annotated[str | None, own("players", "LIST")] = None,
        setup: TypedSetup = NO_SETUP,
        figures: Annotated[str | None, own("figures", "FILE")] = None,
        names: Annotated[str | None, own("names", "LIST")] = None,
        common: Common = usual,
    ) -> int:
        from carson.cli.board.start import play
        from carson.cli.terminal import Terminal

        table: dict[str, Any] = {"players": players, "names": names}
        if setup != NO_SETUP:
            table["setup"] = setup
        return play(common.chosen(table, figures), words, Terminal.standard())
