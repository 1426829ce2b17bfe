"""Whether a version of the program can serve a schema that only a newer one knows.

A step of the schema expands it: what the previous release uses stays as it is. A step that takes something away is
marked `contract = True` in its file; it takes away only what the previous release no longer uses, and releases before
that one cannot serve the schema any more. Beside its revision the database keeps the oldest revision whose program can.
"""

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

# Where Alembic stores the database's revision.
VERSION_TABLE = "alembic_version"
OLDEST = "oldest"


def oldest_served(scripts: ScriptDirectory, revision: str) -> str:
    """The oldest revision whose program can serve a schema of this one: that before the last step that took something
    away.
    """
    oldest = revision
    for script in scripts.iterate_revisions(revision, "base"):
        oldest = script.revision
        if getattr(script.module, "contract", False):
            return str(script.down_revision)
    return oldest


def note_oldest(connection: Connection, oldest: str) -> None:
    if not _noted(connection):
        connection.execute(text(f"ALTER TABLE {VERSION_TABLE} ADD COLUMN {OLDEST} VARCHAR(32)"))
    connection.execute(text(f"UPDATE {VERSION_TABLE} SET {OLDEST} = :oldest"), {"oldest": oldest})


def serves_newer(connection: Connection, known: tuple[str, ...]) -> bool:
    """Whether a program that knows these revisions can serve this schema, of which it does not know the last steps."""
    if not _noted(connection):
        return False
    return connection.execute(text(f"SELECT {OLDEST} FROM {VERSION_TABLE}")).scalar() in known


def _noted(connection: Connection) -> bool:
    return any(column["name"] == OLDEST for column in inspect(connection).get_columns(VERSION_TABLE))
