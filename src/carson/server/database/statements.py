"""Statements that every move needs, handed to the driver as they are.

SQLAlchemy writes each of them once for each database. To run one through SQLAlchemy costs ten times what SQLite itself
needs for it: two greenlets, an execution context, a result object. So these go straight to the driver, on the same
connection and in the same transaction as everything else; errors are those that SQLAlchemy raises.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, NoReturn

from msgspec import Struct
from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import Select
from sqlalchemy.types import TypeEngine

from carson.server.database import sqlite

Row = Sequence[Any]
_NUMBERED: Final = re.compile(r"\$(\d+)")
# Texts that are kept: moves made together and the seats that change with them vary.
_MOST_TEXTS: Final = 512


class _Text(Struct, frozen=True):
    """A statement as one database reads it: `names` are its parameters in order, `fixed` those with a value of their
    own. `readers` turn what the driver returns into what the column holds, by place.
    """

    sql: str
    names: tuple[str, ...]
    fixed: dict[str, Any]
    readers: tuple[tuple[int, Callable[[Any], Any]], ...]

    def parameters(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        fixed = self.fixed
        return tuple([values[name] if name in values else fixed[name] for name in self.names])


class Statement:
    """A select, or a change without an answer. The drivers take the values of our columns (texts, whole numbers, yes or
    no) as they are.
    """

    def __init__(self, statement: Select[Any] | UpdateBase) -> None:
        self._statement = statement
        self._texts: dict[tuple[str, tuple[str, ...]], _Text] = {}

    async def rows(self, connection: AsyncConnection, values: Mapping[str, Any]) -> Sequence[Row]:
        text = self.text(connection.dialect, values)
        found = await _run(connection, text.sql, text.parameters(values))
        return [_read(row, text.readers) for row in found] if text.readers else found

    async def first(self, connection: AsyncConnection, values: Mapping[str, Any]) -> Row | None:
        found = await self.rows(connection, values)
        return found[0] if found else None

    def text(self, dialect: Dialect, values: Mapping[str, Any]) -> _Text:
        key = dialect.name, tuple(values)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._written(dialect, tuple(values))
        return text

    def _written(self, dialect: Dialect, given: tuple[str, ...]) -> _Text:
        statement = self._statement
        selects = isinstance(statement, Select)
        compiled: Any = statement.compile(dialect=dialect, column_keys=None if selects else list(given))
        fixed = {name: value for name, value in compiled.params.items() if name not in given}
        columns = enumerate(statement.selected_columns) if isinstance(statement, Select) else ()
        readers = ((place, _reader(column.type, dialect)) for place, column in columns)
        kept = tuple((place, read) for place, read in readers if read is not None)
        return _Text(compiled.string, tuple(compiled.positiontup), fixed, kept)


def _reader(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    """Makes of what the driver returns what the column holds, if that is not the same: SQLite has numbers for yes and
    no.
    """
    return kind.dialect_impl(dialect).result_processor(dialect, None)


class Change(Struct, frozen=True):
    """A change that is still to be made."""

    statement: Statement
    values: Mapping[str, Any]


async def make(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Makes all these changes, each to other rows. PostgreSQL gets them in one message, and answers once."""
    texts = [change.statement.text(connection.dialect, change.values) for change in changes]
    if connection.dialect.name == "sqlite" or len(changes) == 1:
        for text, change in zip(texts, changes, strict=True):
            await _run(connection, text.sql, text.parameters(change.values))
    elif changes:
        parameters = [
            one for text, change in zip(texts, changes, strict=True) for one in text.parameters(change.values)
        ]
        await _run(connection, _joined(tuple(text.sql for text in texts)), tuple(parameters))


@lru_cache(_MOST_TEXTS)
def _joined(texts: tuple[str, ...]) -> str:
    """One statement that does what these do; their parameters are numbered anew."""
    parts, before = [], 0
    for text in texts:
        numbers = [int(number) for number in _NUMBERED.findall(text)]
        parts.append(_NUMBERED.sub(partial(_renumbered, before), text))
        before += max(numbers, default=0)
    *others, last = parts
    return "WITH " + ", ".join(f"part{number} AS ({text})" for number, text in enumerate(others)) + " " + last


def _renumbered(before: int, found: re.Match[str]) -> str:
    return f"${int(found[1]) + before}"


def _read(row: Row, readers: Sequence[tuple[int, Callable[[Any], Any]]]) -> list[Any]:
    found = list(row)
    for place, read in readers:
        found[place] = read(found[place])
    return found


async def _run(connection: AsyncConnection, sql: str, parameters: tuple[Any, ...]) -> Sequence[Row]:
    sync = connection.sync_connection
    # Without a transaction nothing would be locked, and each change would be final.
    assert sync is not None
    assert sync.in_transaction()
    driver: Any = sync.connection.driver_connection
    if not isinstance(driver, sqlite.Connection):
        return await connection.run_sync(_run_through, sql, parameters)
    try:
        return await driver.fetch(sql, parameters)
    except Exception as fault:
        _raise(sync, sql, fault)


def _run_through(sync: Connection, sql: str, parameters: tuple[Any, ...]) -> Sequence[Row]:
    """In SQLAlchemy's own greenlet: its driver for PostgreSQL begins the transaction and keeps prepared statements."""
    cursor = sync.connection.cursor()
    try:
        cursor.execute(sql, parameters)
        return cursor.fetchall()
    except Exception as fault:
        _raise(sync, sql, fault)
    finally:
        cursor.close()


def _raise(sync: Connection, sql: str, fault: Exception) -> NoReturn:
    """The error that SQLAlchemy makes of it; a connection that is lost is not used again. Values are not quoted."""
    dialect = sync.dialect
    kind = dialect.loaded_dbapi.Error
    if not isinstance(fault, kind):
        raise fault
    lost = dialect.is_disconnect(fault, sync.connection.dbapi_connection, None)
    told = DBAPIError.instance(sql, {}, fault, kind, hide_parameters=True, connection_invalidated=lost, dialect=dialect)
    if lost:
        sync.invalidate(fault)
    raise told from fault
