"""The server under load: sets up tables in its own SQLite file, writes down how to reach them, and serves.

    python -m load.server FOLDER PORT TABLES [PROFILE]

PROFILE: a file for cProfile's figures, written when the server stops.
"""

import asyncio
import cProfile
import json
import sys
from pathlib import Path

import uvicorn

from carson.server.app.application import make_app, spare_pauses
from carson.server.app.serving import options
from carson.server.core.services import Services
from carson.server.database.engine import connect, upgrade
from carson.server.people import identity as people
from carson.server.settings import Settings
from carson.server.tables import tables

SEATS = 4
GAMES = [("cards", {"real": SEATS, "virtual": []}), ("board", {"players": SEATS})]


async def lay(settings: Settings, count: int) -> dict[str, object]:
    """Tables of both games by turns, already started, with the same four people at each."""
    database = connect(settings.database)
    await upgrade(database)
    services = Services(settings, database)
    known = [await people.new_guest(services, f"Player {number}") for number in range(1, SEATS + 1)]
    laid = []
    for number in range(count):
        game, chosen = GAMES[number % len(GAMES)]
        table = (await tables.create(services, known[0][0], game, chosen, False, None)).table
        for user, _ in known[1:]:
            await tables.join(services, user, table.id, None, None)
        await tables.start(services, known[0][0], table.id, None)
        laid.append(table.id)
    await database.close()
    return {"tokens": [token for _, token in known], "tables": laid}


def main() -> None:
    folder, port, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'load.db'}",
        max_open_tables=count + 1,
        max_sockets_each=count + 1,
        max_sockets_address=SEATS * count + 1,
        cached_games=count + 1,
        limited=False,
    )
    found = asyncio.run(lay(settings, count))
    (folder / "ready.part").write_text(json.dumps(found))
    (folder / "ready.part").rename(folder / "ready.json")
    profile = cProfile.Profile() if len(sys.argv) > 4 else None
    if profile is not None:
        profile.enable()
    spare_pauses()
    uvicorn.run(make_app(settings), host="127.0.0.1", port=port, **options(settings))
    if profile is not None:
        profile.disable()
        profile.dump_stats(sys.argv[4])


if __name__ == "__main__":
    main()
