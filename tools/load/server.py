"""The servers under load.

    python -m load.server lay FOLDER TABLES        sets up tables, and writes down how to reach them (ready.json)
    python -m load.server serve PORT WORKERS [PROFILE]

CARSON_DATABASE_URL and CARSON_REDIS_URL say where; LOAD_TABLES says how many tables there are, LOAD_IDLE how many
connections nobody uses; with LOAD_COUNTED
requests are counted, and none is refused. PROFILE: a file for cProfile's figures, written when a single worker stops.
"""

import asyncio
import cProfile
import json
import os
import socket
import sys
from pathlib import Path

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette

from carson.server.app.application import make_app, spare_pauses
from carson.server.app.connections import FILES
from carson.server.app.handover import handing_over
from carson.server.app.processes import Supervisor
from carson.server.app.serving import open_doors, options, options_of_several
from carson.server.core.services import Services
from carson.server.database.engine import connect, upgrade
from carson.server.games.adapter import new_rules
from carson.server.people import identity as people
from carson.server.settings import Settings, from_environment
from carson.server.tables import tables
from carson.server.web import limits

SEATS = 4
GAMES = [("cards", {"real": SEATS, "virtual": []}), ("board", {"players": SEATS})]


def settings() -> Settings:
    """Those of the environment, with room for four people who sit at every table."""
    count, idle = int(os.environ["LOAD_TABLES"]), int(os.environ["LOAD_IDLE"])
    return replace(
        from_environment(os.environ),
        max_open_tables=count + 1,
        max_connections=SEATS * count + idle + 100,
        max_sockets=SEATS * count + idle + 1,
        max_sockets_each=count + 1,
        max_sockets_address=SEATS * count + idle + 1,
        cached_games=count + 1,
    )


async def lay(count: int) -> dict[str, object]:
    """Tables of both games by turns, already started, with the same four people at each."""
    given = settings()
    database = connect(given.database)
    await upgrade(database)
    services = Services(given, database)
    known = [await people.new_guest(services, f"Player {number}") for number in range(1, SEATS + 1)]
    laid = []
    for number in range(count):
        game, chosen = GAMES[number % len(GAMES)]
        table = (await tables.create(services, known[0][0], new_rules(game, chosen), False, None)).table
        for user, _ in known[1:]:
            await tables.join(services, user, table.id, None, None)
        await tables.start(services, known[0][0], table.id, None)
        laid.append(table.id)
    await database.close()
    return {"tokens": [token for _, token in known], "tables": laid}


def app() -> Starlette:
    """For each worker."""
    if os.environ.get("LOAD_COUNTED"):
        for rate in (limits.ANYTHING, limits.MESSAGES, limits.ACTIONS):
            setattr(limits, rate.name.upper(), replace(rate, amount=10**9, address=10**9 if rate.address else 0))
    spare_pauses()
    return make_app(settings())


def serve(port: int, workers: int, profile: str) -> None:
    given = settings()
    if workers > 1:
        doors: list[socket.socket] = open_doors("127.0.0.1", port)
        with handing_over() as folder:
            config = uvicorn.Config("load.server:app", **options_of_several(given, workers, FILES, folder))
            Supervisor(config, doors, lambda: None).run()
        return
    figures = cProfile.Profile() if profile else None
    if figures is not None:
        figures.enable()
    uvicorn.run(app(), host="127.0.0.1", port=port, **options(given))
    if figures is not None:
        figures.disable()
        figures.dump_stats(profile)


def main() -> None:
    if sys.argv[1] == "lay":
        folder = Path(sys.argv[2])
        found = asyncio.run(lay(int(sys.argv[3])))
        (folder / "ready.json").write_text(json.dumps(found))
    else:
        serve(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] if len(sys.argv) > 4 else "")


if __name__ == "__main__":
    main()
