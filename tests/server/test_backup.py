"""A backup holds everything, fits both databases, and is restored whole or not at all."""

import asyncio
import gzip
import hashlib
import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from carson.cli.main import run
from carson.kernel import CarsonError
from carson.server.database import dump as whole
from carson.server.database.backup import backup, restore
from carson.server.database.engine import connect
from carson.server.settings import driver_url
from server.club import Club, open_club, play_on, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


async def content(url: str) -> dict[str, list[Any]]:
    database = connect(driver_url(url))
    try:
        async with database.read() as connection:
            return {
                table.name: sorted([list(row) async for row in whole.rows(connection, table)], key=str)
                for table in whole.TABLES
            }
    finally:
        await database.close()


async def into(url: str, file: Path, replace: bool = False) -> int:
    database = connect(driver_url(url))
    try:
        return await restore(database, file, replace)
    finally:
        await database.close()


async def filled(url: str, file: Path, moves: int = 20) -> tuple[str, Any, Any]:
    """A game in its midst, and a backup made while the server runs."""
    async with open_club(url, snapshot_every=5) as club:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "begun", most=moves)
        await backup(club.services.database, file)
        return table_id, ann, bob


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup to be spoilt."""
    folder = tmp_path_factory.mktemp("kept")
    asyncio.run(filled(f"sqlite:///{folder / 'carson.db'}", folder / "backup.gz", moves=5))
    return folder / "backup.gz"


@pytest.fixture
def other(url: str, tmp_path: Path, postgres: Any) -> Iterator[str]:
    """A database of the other kind."""
    if not url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    postgres.psql("CREATE DATABASE other;")
    yield str(postgres.get_uri("other"))
    postgres.psql("DROP DATABASE other WITH (FORCE);")


def test_a_game_goes_on_in_a_database_of_the_other_kind_and_comes_back(url: str, other: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"

    async def story() -> None:
        table_id, ann, bob = await filled(url, first)
        before = await content(url)
        assert await into(other, first) == sum(map(len, before.values()))
        assert await content(other) == before
        async with open_club(other) as club:
            await club.app.state.checking
            assert club.services.broken == {}
            people = [club.same(ann), club.same(bob)]
            await play_on(club, table_id, people, "gone on")
            await backup(club.services.database, second)
        after = await content(other)
        await into(url, second, replace=True)
        assert await content(url) == after
        assert after["tables"][0] != before["tables"][0]

    asyncio.run(story())


def test_moves_made_while_a_backup_is_written_are_in_it_or_not_but_never_in_part(url: str, tmp_path: Path) -> None:
    file = tmp_path / "live.gz"

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        playing = asyncio.create_task(play_on(club, table_id, [ann, bob], "live", most=60))
        backups = 0
        while not playing.done():
            await backup(club.services.database, file)
            backups += 1
            other = f"sqlite:///{tmp_path / f'{backups}.db'}"
            await into(other, file)
            rows = await content(other)
            [table] = [dict(zip(whole.TABLES[_place("tables")].columns.keys(), row)) for row in rows["tables"]]
            assert len(rows["log"]) == table["seq"] + 1
        await playing
        assert backups > 1

    async def evening() -> None:
        async with open_club(url) as club:
            await story(club)

    asyncio.run(evening())


def _place(name: str) -> int:
    return [table.name for table in whole.TABLES].index(name)


def test_a_database_with_something_in_it_is_refused_unless_told(sqlite: str, kept: Path) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            await club.guest("Zoe")
        before = await content(sqlite)
        with pytest.raises(CarsonError) as found:
            await into(sqlite, kept)
        assert found.value.code == "database-not-empty"
        assert await content(sqlite) == before
        await into(sqlite, kept, replace=True)
        assert "Zoe" not in str(await content(sqlite))

    asyncio.run(story())


def _text(change: Callable[[list[bytes]], list[bytes]], sums: bool = False) -> Callable[[bytes], bytes]:
    """Lines changed; with `sums` the sum at the end fits again."""

    def spoilt(packed: bytes) -> bytes:
        lines = change(gzip.decompress(packed).splitlines(keepends=True))
        if sums:
            *body, _ = lines
            rows = sum(line.startswith(b"[") for line in body)
            end = {"rows": rows, "sha256": hashlib.sha256(b"".join(body)).hexdigest()}
            lines = [*body, json.dumps(end, separators=(",", ":")).encode() + b"\n"]
        return gzip.compress(b"".join(lines))

    return spoilt


def _first_row(change: Callable[[bytes], bytes]) -> Callable[[list[bytes]], list[bytes]]:
    def changed(lines: list[bytes]) -> list[bytes]:
        place = next(number for number, line in enumerate(lines) if line.startswith(b"["))
        return [*lines[:place], change(lines[place]), *lines[place + 1 :]]

    return changed


SPOILT: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda packed: b"", "backup-not-one"),
    "text": (lambda packed: b"dear diary", "backup-not-one"),
    "other-gzip": (lambda packed: gzip.compress(b"dear diary"), "backup-not-one"),
    "half": (lambda packed: packed[: len(packed) // 2], "backup-cut-off"),
    "last-byte": (lambda packed: packed[:-1], "backup-cut-off"),
    "one-bit": (lambda packed: packed[:200] + bytes([packed[200] ^ 1]) + packed[201:], "backup-"),
    "garbage-after": (lambda packed: packed + b"x", "backup-changed"),
    "no-end": (_text(lambda lines: lines[:-1]), "backup-cut-off"),
    "half-a-line": (_text(lambda lines: [*lines[:-1], lines[-1][:20]]), "backup-c"),
    "a-row-less": (_text(lambda lines: [*lines[:-2], lines[-1]]), "backup-changed"),
    "other-time": (_text(_first_row(lambda row: row.replace(b"1", b"2"))), "backup-changed"),
    "rows-twice": (_text(lambda lines: [*lines, *lines[1:]]), "backup-changed"),
    "other-type": (_text(_first_row(lambda row: b"[1,2,3]\n"), sums=True), "backup-row"),
    "unknown-table": (_text(lambda lines: [lines[0], b'{"table":"x"}\n', *lines[1:]], sums=True), "backup-changed"),
    "a-table-less": (
        _text(lambda lines: [line for line in lines if line != b'{"table":"snapshots"}\n'], sums=True),
        "backup-changed",
    ),
    "other-format": (
        _text(lambda lines: [lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]], sums=True),
        "backup-format",
    ),
    "other-revision": (
        _text(lambda lines: [lines[0].replace(b'"revision":"', b'"revision":"9'), *lines[1:]], sums=True),
        "backup-newer",
    ),
    "other-columns": (
        _text(lambda lines: [lines[0].replace(b'"name_key"', b'"nick"'), *lines[1:]], sums=True),
        "backup-changed",
    ),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_file_that_is_not_whole_is_refused_and_changes_nothing(
    how: str, kept: Path, tmp_path: Path, no_file: str
) -> None:
    spoil, code = SPOILT[how]
    file = tmp_path / "spoilt.gz"
    file.write_bytes(spoil(kept.read_bytes()))
    with pytest.raises(CarsonError) as found:
        asyncio.run(into(no_file, file, replace=True))
    assert found.value.code.startswith(code)
    assert not Path(no_file.removeprefix("sqlite:///")).exists()


def test_a_row_that_the_database_refuses_leaves_it_as_it_was(sqlite: str, kept: Path, tmp_path: Path) -> None:
    """A seat at a table that is not there."""
    file = tmp_path / "spoilt.gz"
    seats = b'{"table":"seats"}\n'

    def orphan(lines: list[bytes]) -> list[bytes]:
        place = lines.index(seats) + 1
        row = json.loads(lines[place])
        row[0] = "nowhere"
        return [*lines[:place], json.dumps(row).encode() + b"\n", *lines[place:]]

    file.write_bytes(_text(orphan, sums=True)(kept.read_bytes()))

    async def story() -> None:
        async with open_club(sqlite) as club:
            await club.guest("Zoe")
        before = await content(sqlite)
        with pytest.raises(Exception, match="FOREIGN KEY"):
            await into(sqlite, file, replace=True)
        assert await content(sqlite) == before

    asyncio.run(story())


def test_the_commands_back_up_and_restore_and_say_what_is_wrong(
    tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(sqlite, tmp_path / "unused.gz", moves=3))
    file = tmp_path / "by-hand.gz"
    file.write_text("an older one")
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite)
    assert run(["backup", str(file), "--lang", "en"], {}) == 0
    assert f"rows were written to {file}" in capsys.readouterr().out
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []
    assert run(["restore", str(file), "--lang", "en"], {}) == 2
    assert "--replace" in capsys.readouterr().err
    assert run(["restore", str(file), "--replace", "--lang", "en"], {}) == 0
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite.replace("carson.db", "fresh.db"))
    assert run(["restore", str(file), "--lang", "nl"], {}) == 0
    assert "teruggezet" in capsys.readouterr().out
    assert asyncio.run(content(sqlite)) == asyncio.run(content(sqlite.replace("carson.db", "fresh.db")))
    assert run(["restore", str(tmp_path / "none.gz"), "--lang", "en"], {}) == 2
    assert "none.gz" in capsys.readouterr().err
    monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{tmp_path}/absent.db")
    assert run(["backup", str(file), "--lang", "en"], {}) == 2
    assert "There is no database" in capsys.readouterr().err
    monkeypatch.setenv("CARSON_DATABASE_URL", "postgresql://nobody:hunter2@127.0.0.1:9/none")
    assert run(["backup", str(file), "--lang", "en"], {}) == 3
    said = capsys.readouterr().err
    assert "The database is not responding" in said
    assert "hunter2" not in said
