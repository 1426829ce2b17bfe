"""A backup: all rows of all tables in one file, the same for both databases.

It is gzipped text, one JSON value per line: the head with the schema's revision and the columns of each table; then for
each table its name and its rows; at the end the number of rows and the SHA-256 of all lines before. It is written
beside its place and moved there when it is complete, and it is read twice: an incomplete file changes nothing.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Table, insert

from carson.kernel import CarsonError
from carson.server.database import dump as whole
from carson.server.database.engine import (
    Database,
    DatabaseError,
    known_revisions,
    migrate,
    one_migrates,
    require_current,
    schema_at,
)

WHAT: Final = "carson backup"
FORMAT: Final = 1
LONGEST_LINE: Final = 64 * 1024 * 1024


class BackupError(CarsonError):
    """A file that cannot be restored."""


class Head(Struct, frozen=True):
    what: str
    format: int
    revision: str
    tables: dict[str, list[str]]


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows that follow are of this table."""

    table: str


class End(Struct, frozen=True, forbid_unknown_fields=True):
    rows: int
    sha256: str


# Out


async def backup(database: Database, file: Path) -> int:
    """Writes the file; returns the number of rows. The server may run meanwhile: it is one consistent read."""
    schema = await require_current(database)
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        # Nobody else may read it: it contains the seeds of running games.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                rows = await _write_rows(database, schema, _Lines(packed))
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return rows


class _Lines:
    """Writes lines, and keeps the checksum of everything written."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self._sum = hashlib.sha256()

    def write(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._file.write(line)

    def sum(self) -> str:
        return self._sum.hexdigest()


async def _write_rows(database: Database, schema: str, lines: _Lines) -> int:
    lines.write(Head(WHAT, FORMAT, schema, _columns()))
    count = 0
    async with database.read() as connection:
        for table in whole.TABLES:
            lines.write(Chapter(str(table.name)))
            async for row in whole.rows(connection, table):
                lines.write(row)
                count += 1
    lines.write(End(count, lines.sum()))
    return count


def _columns() -> dict[str, list[str]]:
    return {str(table.name): [str(column.name) for column in table.columns] for table in whole.TABLES}


# In


class Layout(Struct, frozen=True):
    """How a table's rows are written in this backup; the table is that of the backup's revision."""

    table: Table
    columns: list[str]
    decoder: msgspec.json.Decoder[Any]


async def restore(database: Database, file: Path, replace: bool) -> int:
    """Fills the database from the file; returns the number of rows. Without `replace` the database must be empty.

    The tables are created as they were when the backup was written, filled, and then brought up to date like those of
    any older database: all in one transaction.
    """
    head = _head(file)
    layouts = _layouts(head)
    for _ in _read(file, layouts):
        pass  # reads all of it before the database is even opened
    count = 0
    async with database.write() as connection:
        await one_migrates(connection)
        there = await whole.found_tables(connection)
        if not replace and not await whole.is_empty(connection, there):
            raise DatabaseError("database-not-empty")
        await connection.run_sync(there.drop_all)
        await connection.run_sync(migrate, head.revision)
        for layout, rows in _batches(_read(file, layouts)):
            named = [dict(zip(layout.columns, row, strict=True)) for row in rows]
            await connection.execute(insert(layout.table), named)
            count += len(rows)
        await connection.run_sync(migrate)
        await whole.count_on(connection)
    return count


Row = tuple[Layout, tuple[Any, ...]]


def _batches(rows: Iterator[Row]) -> Iterator[tuple[Layout, list[tuple[Any, ...]]]]:
    batch: list[tuple[Any, ...]] = []
    of: Layout | None = None
    for layout, row in rows:
        if of is not None and (layout is not of or len(batch) == whole.AT_ONCE):
            yield of, batch
            batch = []
        of = layout
        batch.append(row)
    if of is not None:
        yield of, batch


def _head(file: Path) -> Head:
    try:
        with gzip.open(file, "rb") as packed:
            head = msgspec.json.decode(packed.readline(LONGEST_LINE), type=Head)
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BackupError("backup-not-one") from None
    if head.what != WHAT:
        raise BackupError("backup-not-one")
    if head.format != FORMAT:
        raise BackupError("backup-format", found=head.format, expected=FORMAT)
    known = known_revisions()
    if head.revision not in known:
        raise BackupError("backup-newer", found=head.revision[:40], newest=known[0])
    return head


def _layouts(head: Head) -> dict[str, Layout]:
    tables = schema_at(head.revision).tables
    if {name: set(table.columns.keys()) for name, table in tables.items()} != {
        name: set(columns) for name, columns in head.tables.items()
    }:
        raise BackupError("backup-changed")
    return {
        name: Layout(tables[name], columns, _decoder([tables[name].columns[column] for column in columns]))
        for name, columns in head.tables.items()
    }


def _read(file: Path, layouts: dict[str, Layout]) -> Iterator[Row]:
    """The rows in order. If anything is wrong with the file it raises, at the latest after the last row."""
    with gzip.open(file, "rb") as packed:
        try:
            yield from _rows(packed, layouts)
        except EOFError:
            raise BackupError("backup-cut-off") from None
        except (gzip.BadGzipFile, zlib.error):
            raise BackupError("backup-changed") from None


def _rows(packed: gzip.GzipFile, layouts: dict[str, Layout]) -> Iterator[Row]:
    lines = hashlib.sha256(packed.readline(LONGEST_LINE))
    layout: Layout | None = None
    left = dict(layouts)
    count, number = 0, 1
    while line := packed.readline(LONGEST_LINE):
        number += 1
        if line.startswith(b"["):
            if layout is None:
                raise BackupError("backup-changed")
            yield layout, _row(layout.decoder, line, number)
            count += 1
        elif line.startswith(b'{"rows"'):
            end = _decoded(line, End)
            if left or (end.rows, end.sha256) != (count, lines.hexdigest()) or packed.read(1):
                raise BackupError("backup-changed")
            return
        else:
            layout = left.pop(_decoded(line, Chapter).table, None)
            if layout is None:
                raise BackupError("backup-changed")
        lines.update(line)
    raise BackupError("backup-cut-off")


def _decoded(line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BackupError("backup-cut-off" if not line.endswith(b"\n") else "backup-changed") from None


def _decoder(columns: "list[Column[Any]]") -> "msgspec.json.Decoder[Any]":
    """Reads a row of these columns, each by its type."""
    types = tuple(column.type.python_type | None if column.nullable else column.type.python_type for column in columns)
    return msgspec.json.Decoder(tuple.__class_getitem__(types))


def _row(decoder: "msgspec.json.Decoder[Any]", line: bytes, number: int) -> tuple[Any, ...]:
    try:
        row: tuple[Any, ...] = decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BackupError("backup-row", line=number) from None
    return row
