"""What a step of the schema does to a program that knows only the schema before it."""

from collections.abc import Iterator

from sqlalchemy import Column, ForeignKeyConstraint, MetaData, PrimaryKeyConstraint, Table, UniqueConstraint
from sqlalchemy.types import String


def breaks(before: MetaData, after: MetaData) -> list[str]:
    """Everything that such a program would notice: what it reads or writes is gone or changed, or a row that it writes
    or deletes would be refused.
    """
    found: list[str] = []
    for name, table in sorted(before.tables.items()):
        if name not in after.tables:
            found.append(f"table {name} is gone")
        else:
            found += _changes(table, after.tables[name])
    for name in sorted(set(after.tables) - set(before.tables)):
        for key in _foreign_keys(after.tables[name]):
            if key.referred_table.name in before.tables and key.ondelete not in ("CASCADE", "SET NULL"):
                found.append(f"rows of {key.referred_table.name} that {name} refers to cannot be deleted")
    return found


def _changes(old: Table, new: Table) -> Iterator[str]:
    for column in old.columns:
        here = f"{old.name}.{column.name}"
        if column.name not in new.columns:
            yield f"column {here} is gone"
            continue
        now = new.columns[column.name]
        if column.nullable and not now.nullable:
            yield f"column {here} must have a value"
        if column.server_default is not None and now.server_default is None and not now.nullable:
            yield f"column {here} has lost its default"
        if not _holds(now, column):
            yield f"column {here} was {column.type!r} and is {now.type!r}"
    for column in new.columns:
        if column.name not in old.columns and not column.nullable and column.server_default is None:
            yield f"column {old.name}.{column.name} needs a value that nobody gives"
    if _key(old) != _key(new):
        yield f"the primary key of {old.name} has changed"
    for columns in sorted(_unique(new) - _unique(old)):
        yield f"{old.name} refuses rows with the same {', '.join(columns)}"
    known = {_columns(key) for key in _foreign_keys(old)}
    for key in _foreign_keys(new):
        if _columns(key) not in known and set(_columns(key)) & set(old.columns.keys()):
            yield f"{old.name} refuses rows whose {', '.join(_columns(key))} nobody knows"


def _holds(new: Column[object], old: Column[object]) -> bool:
    """Whether a value of the old column fits into the new one."""
    if isinstance(old.type, String) and isinstance(new.type, String):
        return new.type.length is None or (old.type.length is not None and new.type.length >= old.type.length)
    return type(new.type) is type(old.type)


def _key(table: Table) -> tuple[str, ...]:
    key = table.primary_key
    assert isinstance(key, PrimaryKeyConstraint)
    return tuple(column.name for column in key.columns)


def _unique(table: Table) -> set[tuple[str, ...]]:
    constraints = [tuple(one.columns.keys()) for one in table.constraints if isinstance(one, UniqueConstraint)]
    return {*constraints, *(tuple(index.columns.keys()) for index in table.indexes if index.unique)}


def _foreign_keys(table: Table) -> list[ForeignKeyConstraint]:
    return [one for one in table.constraints if isinstance(one, ForeignKeyConstraint)]


def _columns(key: ForeignKeyConstraint) -> tuple[str, ...]:
    return tuple(key.column_keys)
