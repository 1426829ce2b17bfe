"""One row for each game that was played: as CSV that grows while games are played, or as Parquet at the end."""

import csv
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from carson.arena.errors import ArenaError

PARQUET: Final = ".parquet"


class Row(Struct, frozen=True, kw_only=True):
    """A finished game. Whatever is a tuple has an entry for each seat, except `winners`, which are seats.

    `contest` says which contest it belongs to, `deal` which of its games were played from the same seed. `points` are
    by source. `characters` are (round, name), with the side up after a stroke where there are two. `buildings` are
    those owned at the end. `clock` counts decisions by how long they took, if that was measured (decision_times.py).
    """

    number: int
    contest: str
    deal: int
    game: str
    seed: str
    options: dict[str, Any]
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    characters: tuple[tuple[tuple[int, str], ...], ...]
    buildings: tuple[dict[str, int], ...]
    decisions: int
    clock: dict[str, dict[str, int]] = {}

    def share(self, seat: int) -> float:
        """What the seat has of the first place: a shared one counts as a fraction."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


_PLAIN: Final = ("contest", "game", "seed")  # texts; every other cell is JSON
_FIELDS: Final = Row.__struct_fields__


class Journal:
    """The rows of a contest, in a file if there is one: read when it is taken up again, sorted at the end."""

    def __init__(self, file: Path | None, contest: str) -> None:
        self.rows: list[Row] = []
        self._file = file
        self._growing = _growing(file)
        if file is None:
            return
        if file.suffix == PARQUET:
            _pyarrow()  # before the first game
        for there in {file, self._growing or file}:
            if there.exists():
                self.rows += read_rows(there)
        for row in self.rows:
            if row.contest != contest:
                raise ArenaError("arena-other-contest", file=str(file))

    def add(self, rows: Sequence[Row]) -> None:
        self.rows += rows
        if self._growing is not None:
            new = not self._growing.exists()
            with self._growing.open("a", encoding="utf-8", newline="") as out:
                out.write(_lines(rows, head=new))

    def close(self) -> list[Row]:
        """All rows in the order of their numbers; the file has them so too."""
        self.rows.sort(key=lambda row: row.number)
        if self._file is not None:
            write_rows(self._file, self.rows)
            if self._growing is not None and self._growing != self._file:
                self._growing.unlink(missing_ok=True)
        return self.rows


def _growing(file: Path | None) -> Path | None:
    """Parquet cannot grow: its rows go to a CSV file beside it until the end."""
    return file.with_name(file.name + ".part.csv") if file is not None and file.suffix == PARQUET else file


def read_rows(file: Path) -> list[Row]:
    """The rows of a CSV or Parquet file; a last line that was cut off is left out, and cut off."""
    try:
        if file.suffix == PARQUET:
            return [msgspec.convert(_without_gaps(row), Row) for row in _pyarrow().read_table(file).to_pylist()]
        text = file.read_bytes().decode("utf-8", "replace")
        if not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]
            file.write_text(text, "utf-8", newline="")
        return [_row(cells) for cells in csv.DictReader(io.StringIO(text))]
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise ArenaError("arena-not-rows", file=str(file), reason=str(error)[:200]) from None


def write_rows(file: Path, rows: Sequence[Row]) -> None:
    """All at once: whoever stops it in between leaves the file as it was."""
    fresh = file.with_name(file.name + ".new")
    if file.suffix == PARQUET:
        import pyarrow

        _pyarrow().write_table(pyarrow.Table.from_pylist([_as_columns(row) for row in rows]), fresh)
    else:
        fresh.write_text(_lines(rows, head=True), "utf-8", newline="")
    os.replace(fresh, file)


def _lines(rows: Iterable[Row], head: bool) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    if head:
        writer.writerow(_FIELDS)
    for row in rows:
        writer.writerow([_cell(name, getattr(row, name)) for name in _FIELDS])
    return out.getvalue()


def _cell(name: str, value: Any) -> str:
    return str(value) if name in _PLAIN else msgspec.json.encode(value).decode()


def _row(cells: dict[str, str]) -> Row:
    return msgspec.convert(
        {name: cells[name] if name in _PLAIN else msgspec.json.decode(cells[name]) for name in _FIELDS}, Row
    )


def _pyarrow() -> Any:
    try:
        from pyarrow import parquet
    except ImportError:
        raise ArenaError("arena-without-parquet") from None
    return parquet


# Parquet has columns of one type: names that differ from game to game are pairs there.
_PAIRS: Final = ("points", "buildings")
_TEXTS: Final = ("options", "clock")


def _as_columns(row: Row) -> dict[str, Any]:
    plain = msgspec.to_builtins(row)
    for name in _PAIRS:
        plain[name] = [[{"name": key, "count": count} for key, count in one.items()] for one in plain[name]]
    plain["characters"] = [[{"round": number, "name": name} for number, name in one] for one in plain["characters"]]
    for name in _TEXTS:
        plain[name] = msgspec.json.encode(plain[name]).decode()
    return {name: plain[name] for name in _FIELDS}


def _without_gaps(columns: dict[str, Any]) -> dict[str, Any]:
    for name in _PAIRS:
        columns[name] = [{pair["name"]: pair["count"] for pair in one} for one in columns[name]]
    columns["characters"] = [[(taken["round"], taken["name"]) for taken in one] for one in columns["characters"]]
    for name in _TEXTS:
        columns[name] = msgspec.json.decode(columns[name])
    return columns


def seats_of(rows: Iterable[Row]) -> Iterator[tuple[Row, int]]:
    for row in rows:
        for seat in range(len(row.players)):
            yield row, seat
