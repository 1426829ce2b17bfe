"""`carson tournament` and `carson gauntlet`: who is how strong, measured at the same tables with the same seeds."""

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from carson.cli.board.setup.typed import NO_SETUP, TypedSetup
from carson.cli.commands.board_setup import explained
from carson.cli.errors.kinds import BadInput, check_range
from carson.words import Words

if TYPE_CHECKING:
    from carson.arena.contest import LineUp

MOST_GAMES = 1_000_000
MOST_JOBS = 256
USUAL_PLAYERS = 4


def register(app: App, words: Words) -> None:
    from carson.cli.helptext import new_group, option_group, options

    option, own = options(words, "cli-help-tournament"), options(words, "cli-board-help-simulate")

    @option_group
    class Common:
        """What every contest takes."""

        players: Annotated[int | None, option("players", "N")] = None
        games: Annotated[int, option("games", "N")] = 100
        seed: Annotated[str, option("seed", "TEXT")] = "carson"
        rows: Annotated[str | None, option("rows", "FILE")] = None
        jobs: Annotated[int | None, option("jobs", "N")] = None
        scheduler: Annotated[str, option("scheduler", "ADDRESS")] = ""
        measure: Annotated[bool, Parameter(help=words("cli-help-tournament-measure"), negative=())] = False
        json: Annotated[bool, Parameter(help=words("cli-help-tournament-json"), negative=())] = False

        def play(self, game: str, game_options: Any, line_ups: "tuple[LineUp, ...]", each: int = 1) -> None:
            """`each` contestants play as many games as were asked for."""
            from carson.arena.contest import Contest
            from carson.cli.commands.standings import play_and_print

            check_range(words, "--games", self.games, MOST_GAMES)
            check_range(words, "--jobs", self.jobs, MOST_JOBS)
            contest = Contest(game, game_options, line_ups, self.seed, self.measure)
            play_and_print(words, contest, self.games * each, self.jobs, self.rows, self.scheduler, self.json)

    usual = Common()
    tournament = new_group(app, words, "tournament", "cli-help-tournament")
    gauntlet = new_group(app, words, "gauntlet", "cli-help-gauntlet")

    @tournament.command(name="board", help=words("cli-help-tournament-board"))
    @explained(own)
    def tournament_board(
        *,
        bots: Annotated[str, option("bots", "LIST")],
        board: TypedSetup = NO_SETUP,
        common: Common = usual,
    ) -> None:
        from carson.arena.contest import round_robin

        seats = common.players or USUAL_PLAYERS
        names = _contestants(words, "board", bots)
        common.play("board", _board_options(words, seats, board, common.seed), round_robin(names, seats))

    @tournament.command(name="cards", help=words("cli-help-tournament-cards"))
    def tournament_cards(*, bots: Annotated[str, option("bots-cards", "LIST")], common: Common = usual) -> None:
        from carson.arena.contest import round_robin
        from carson.cards.options import Options

        names = _contestants(words, "cards", bots)
        common.play("cards", Options(), round_robin(names, common.players or USUAL_PLAYERS))

    @gauntlet.command(name="board", help=words("cli-help-gauntlet-board"))
    @explained(own, alone=option)
    def gauntlet_board(
        *,
        bot: Annotated[str, option("bot", "LIST")],
        against: Annotated[str | None, option("against", "LIST")] = None,
        board: TypedSetup = NO_SETUP,
        common: Common = usual,
    ) -> None:
        from carson.arena.contest import one_against
        from carson.board.variants.registry import AUTOMATIC

        names = _contestants(words, "board", bot)
        if board.alone and (against is not None or common.players is not None):
            raise BadInput(words("cli-error-gauntlet-solo"))
        others = AUTOMATIC if board.alone else _others(words, "board", against, common.players)
        seats = 1 if board.alone else 1 + len(others)
        options = _board_options(words, seats, board, common.seed)
        common.play("board", options, one_against(names, others), len(names))

    @gauntlet.command(name="cards", help=words("cli-help-gauntlet-cards"))
    def gauntlet_cards(
        *,
        bot: Annotated[str, option("bot", "LIST")],
        against: Annotated[str | None, option("against-cards", "LIST")] = None,
        common: Common = usual,
    ) -> None:
        from carson.arena.contest import one_against
        from carson.cards.options import Options

        others = _others(words, "cards", against, common.players)
        names = _contestants(words, "cards", bot)
        common.play("cards", Options(), one_against(names, others), len(names))


def _contestants(words: Words, game: str, typed: str) -> tuple[str, ...]:
    from carson.cli.abbreviations import listed

    names = tuple(_contestant(game, name) for name in listed(typed))
    if not names or len(set(names)) != len(names):
        raise BadInput(words("cli-error-contestants"))
    return names


def _contestant(game: str, typed: str) -> str:
    """A bot's name, that of a virtual player who may be asked to play, or the seer's."""
    from carson.arena.games import ARENA_GAMES
    from carson.arena.seer import SEER
    from carson.bots import check_bot
    from carson.cli.bot_names import bot_typed

    if typed == SEER or typed in ARENA_GAMES[game].levels:
        return typed
    return bot_typed(game, typed) or check_bot(game, typed)


def _others(words: Words, game: str, typed: str | None, players: int | None) -> "LineUp":
    """Who the challenger plays against: a name for each other seat, or one for all of them."""
    from carson.bots.names import YARDSTICK
    from carson.cli.abbreviations import listed

    names = tuple(_contestant(game, name) for name in listed(typed or YARDSTICK))
    if len(names) == 1:
        return names * max((players or USUAL_PLAYERS) - 1, 0)
    if not names or (players is not None and len(names) != players - 1):
        raise BadInput(words("cli-error-against", found=len(names), players=(players or USUAL_PLAYERS) - 1))
    return names


def _board_options(words: Words, seats: int, board: TypedSetup, seed: str) -> Any:
    """Characters that are to be random are drawn for each deal, not here."""
    import dataclasses

    from msgspec.structs import replace

    from carson.cli.board.setup.options import board_options, is_random
    from carson.pad.sets import RANDOM

    if not is_random(board.characters):
        return board_options(words, seats, board, seed)
    return replace(board_options(words, seats, dataclasses.replace(board, characters=None), seed), characters=RANDOM)
