"""For the commands of who keeps a server: the server's parts where they are installed, and its database."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from carson.cli.errors.kinds import BadInput, Unavailable
from carson.cli.files import printable
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.database.engine import Database
    from carson.server.settings import Settings

T = TypeVar("T")
MOST_PORT = 65_535


@contextmanager
def server_installed(words: Words) -> Iterator[None]:
    """Around imports of carson.server, which needs packages that a player does not."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput(words("cli-error-serve-missing", package=missing.name or "")) from None


def settings_for(words: Words, url: str | None = None) -> "Settings":
    """As the environment says; `url`: with the database at this address."""
    import os

    with server_installed(words):
        from carson.server.settings import DATABASE, from_environment
    return from_environment({**os.environ, **({DATABASE: url} if url is not None else {})})


def queue_installed(words: Words) -> None:
    """The queue of bots needs packages that a server without it does not."""
    try:
        import carson.server.bots.queue  # noqa: F401
    except (ModuleNotFoundError, ImportError) as missing:
        raise BadInput(words("cli-error-bots-missing", package=missing.name or "psycopg")) from None


def end_when_hung_up() -> None:
    """A terminal that is closed ends the server as Ctrl-C would."""
    import signal

    if hasattr(signal, "SIGHUP"):  # Windows has it not
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))


@contextmanager
def database_answers(words: Words) -> Iterator[None]:
    """A database that cannot be reached, or opened, is told of in a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from carson.server.database.readiness import cause

    try:
        yield
    except (SQLAlchemyError, ConnectionError, TimeoutError) as error:
        reason = str(cause(error)).strip().partition("\n")[0]
        raise Unavailable(words("cli-error-database", reason=printable(reason or type(error).__name__))) from error


@contextmanager
def private_files() -> Iterator[None]:
    """What is made in here, nobody else on this machine can read: the database holds seeds, and whatever people say."""
    import os

    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def only_server(words: Words, settings: "Settings") -> Iterator[bool]:
    """In here no other server has the SQLite file; False if nothing can keep it away. The lock is on a file beside it,
    so that backups can be made meanwhile.
    """
    from sqlalchemy import make_url

    from carson.server.database.file_lock import Locked, locked

    file = make_url(settings.database).database
    if not settings.sqlite or not file or file == ":memory:":
        yield True
        return
    try:
        with locked(Path(f"{Path(file).resolve()}.lock")) as alone:
            yield alone
    except Locked:
        raise Unavailable(words("cli-error-database-in-use", file=printable(file))) from None


def with_database(
    words: Words, work: "Callable[[Database], Awaitable[T]]", alone: bool = False, url: str | None = None
) -> T:
    """Do this with the database at this address, by default the one that the environment names; `alone`: while no
    server has it, if that can be told.
    """
    import asyncio

    settings = settings_for(words, url)
    from carson.server.database.engine import connect
    from carson.server.database.readiness import wait_for_database

    async def whole() -> T:
        database = connect(settings.database)
        try:
            await wait_for_database(database, 0)
            return await work(database)
        finally:
            await database.close()

    with private_files(), only_server(words, settings) if alone else nullcontext(), database_answers(words):
        return asyncio.run(whole())
