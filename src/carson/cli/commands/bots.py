"""`carson bots`: bots that think for a server, on this machine or another."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.cli.errors.kinds import BadInput, Unavailable, check_range
from carson.cli.server_parts import MOST_PORT, database_answers, queue_installed, settings_for
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.settings import Settings

MOST_PROCESSES = 256


def register(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-bots"))
    def bots(
        *,
        database: Annotated[
            str | None, Parameter("--database", help=words("cli-help-admin-database"), metavar="URL")
        ] = None,
        processes: Annotated[int | None, Parameter(help=words("cli-help-bots-processes"), metavar="N")] = None,
        metrics_port: Annotated[int | None, Parameter(help=words("cli-help-bots-metrics"), metavar="N")] = None,
        metrics_host: Annotated[
            str, Parameter(help=words("cli-help-bots-metrics-host"), metavar="ADDRESS", show_default=False)
        ] = "127.0.0.1",
    ) -> None:
        check_range(words, "--processes", processes, MOST_PROCESSES)
        check_range(words, "--metrics-port", metrics_port, MOST_PORT)
        from carson.arena.parallel import cores

        settings = settings_for(words, database)
        from carson.server.logs import set_up
        from carson.server.settings import DATABASE

        if settings.sqlite:
            raise BadInput(words("cli-error-bots-sqlite", name=DATABASE))
        queue_installed(words)
        set_up(settings.log, settings.log_level)
        _run(words, settings, processes or cores(), None if metrics_port is None else (metrics_host, metrics_port))


def _run(words: Words, settings: "Settings", processes: int, metrics: tuple[str, int] | None) -> None:
    """Until it is told to stop."""
    from carson.server.app.bot_worker import PortTaken, run_bots
    from carson.server.app.serving import prepare_database

    def ready() -> None:
        print(words("cli-bots-ready", processes=processes), flush=True)

    with database_answers(words):
        try:
            prepare_database(settings)
            run_bots(settings, processes, metrics, ready)
        except KeyboardInterrupt:
            return  # told to stop before it began
        except PortTaken as taken:
            raise Unavailable(words("cli-error-bots-port", address=taken.address, reason=str(taken))) from taken
