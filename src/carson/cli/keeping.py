"""For the commands of who keeps a server: the server's parts where they are installed, and its database."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from carson.cli.faults import BadInput
from carson.cli.files import printable
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.database import Database

T = TypeVar("T")


@contextmanager
def server_installed(words: Words) -> Iterator[None]:
    """Around imports of carson.server, which needs packages that a player does not."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput(words("cli-error-serve-missing", package=missing.name or "")) from None


def with_database(words: Words, work: "Callable[[Database], Awaitable[T]]") -> T:
    """Do this with the database that the environment names."""
    import asyncio
    import os

    with server_installed(words):
        from sqlalchemy.exc import SQLAlchemyError

        from carson.server.database import connect
        from carson.server.settings import from_environment
    database = connect(from_environment(os.environ).database)

    async def whole() -> T:
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(whole())
    except (SQLAlchemyError, ConnectionError, TimeoutError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise BadInput(words("cli-error-database", reason=printable(reason or type(error).__name__))) from error
