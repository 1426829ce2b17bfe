"""A server that is killed while it makes its tables leaves nothing half made: the next start does all of it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from sqlalchemy import inspect

import carson
from carson.server.database.engine import connect
from carson.server.database.schema import metadata
from carson.server.settings import driver_url

# Upgrades the database in child processes, the first of which dies after its first statement, the second after its
# second, until one lives to the end; then says how many died.
KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import event
from carson.server.database.engine import connect, upgrade
from carson.server.settings import driver_url

async def brought_up(deadly):
    database, seen = connect(driver_url(sys.argv[1])), []
    def count(*_):
        seen.append(1)
        if len(seen) == deadly:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(database.engine.sync_engine, "after_cursor_execute", count)
    await upgrade(database)
    await database.close()

died = 0
while True:
    child = os.fork()
    if not child:
        asyncio.run(brought_up(died + 1))
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    if os.WIFEXITED(status):
        print(died)
        sys.exit(os.WEXITSTATUS(status))
    died += 1
"""


def test_a_server_killed_at_any_statement_of_its_first_start_comes_up_the_next_time(bare: str) -> None:
    sources = str(Path(carson.__file__).parent.parent)
    command = [sys.executable, "-c", KILLED, bare]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": sources})
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > len(metadata.tables), "it was not killed between the tables"

    async def tables() -> set[str]:
        database = connect(driver_url(bare))
        async with database.read() as connection:
            found = await connection.run_sync(lambda there: inspect(there).get_table_names())
        await database.close()
        return set(found)

    assert set(metadata.tables) <= asyncio.run(tables())
