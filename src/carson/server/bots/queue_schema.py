"""The tables of the queue, which are procrastinate's own: they lie in a schema of their own in the same database.

So Alembic, `carson backup` and `carson restore` do not see them. Nothing in them is worth keeping: whatever is lost is
put in the queue again. The comment on the schema names the last step that was taken.
"""

from pathlib import Path
from typing import Any, Final, cast

from psycopg import AsyncConnection, sql
from psycopg.conninfo import make_conninfo
from sqlalchemy import make_url

SCHEMA: Final = "carson_bots"
# Any number that is the same in every process: only one of them changes the schema at a time.
_CHANGING: Final = 7_240_317
_CONNECT_SECONDS: Final = 10
# What the two drivers call the same thing; whatever else an address says is for one of them alone.
_NAMES: Final = {"ssl": "sslmode", "sslmode": "sslmode", "host": "host", "port": "port"}


def conninfo_of(url: str) -> str:
    """The server's address of its database, as this driver reads it. All that is looked up there is the queue's."""
    found = make_url(url)
    given: dict[str, Any] = {_NAMES[name]: value for name, value in found.query.items() if name in _NAMES}
    named = {"host": found.host, "port": found.port, "user": found.username, "password": found.password}
    return make_conninfo(
        "",
        dbname=found.database,
        connect_timeout=_CONNECT_SECONDS,
        options=f"-c search_path={SCHEMA}",
        **{**given, **{name: value for name, value in named.items() if value not in (None, "")}},
    )


def steps() -> list[Path]:
    """What procrastinate has done to its schema from version to version, the oldest first."""
    from procrastinate.schema import SchemaManager

    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


async def prepare(conninfo: str, until: str | None = None) -> None:
    """Brings the schema up to date, as far as this step. What only a newer version knows is left alone: procrastinate
    lets older programs go on beside newer ones.
    """
    async with await AsyncConnection.connect(conninfo, autocommit=True) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", [_CHANGING])
        await connection.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(sql.Identifier(SCHEMA)))
        found = await connection.execute(
            "SELECT coalesce(obj_description(to_regnamespace(%s), 'pg_namespace'), '')", [SCHEMA]
        )
        done = str((await found.fetchone() or ("",))[0])
        for step in steps():
            if step.stem > done and (until is None or step.stem <= until):
                named = sql.SQL("COMMENT ON SCHEMA {} IS {}").format(sql.Identifier(SCHEMA), sql.Literal(step.stem))
                # Both or neither, if this process dies: several statements at once are one transaction.
                text = f"{step.read_text(encoding='utf-8')}\n;{named.as_string(connection)}"
                await connection.execute(cast(Any, text))
