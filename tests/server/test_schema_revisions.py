"""Upgrading and going back: an older database or backup is brought up to date, a newer one refused in a sentence.

`data/backup-0001.gz` was written by the version of carson whose schema had revision 0001: a game in its midst, a note
and a line of chat.
"""

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, inspect, text

from carson.cli.main import run
from carson.kernel import CarsonError
from carson.server.database.backup import backup, restore
from carson.server.database.engine import Database, connect, known_revisions, migrate, revision, schema_at, upgrade
from carson.server.settings import driver_url
from carson.words import LANGUAGES
from server.club import Club, open_club, play_on
from server.served import PATIENCE, started
from server.test_backup import content

FIRST = Path(__file__).parent / "data" / "backup-0001.gz"
TABLE = "e849aa9e68f798cfd118"
ANN, BOB = "g3R3u_fwL00HzDctytvHSDpRpqNAfOJXpppBe8hGZYw", "Anq1VJFx-4bw5HOb2osZ-03DNt5cL6Q7kKQRwFIH4So"
NEWER = "0999"


def on(url: str, work: Callable[[Database], Coroutine[Any, Any, Any]]) -> Any:
    async def whole() -> Any:
        database = connect(driver_url(url))
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(whole())


def at_first(url: str) -> None:
    """The database of the version that made the backup."""

    def fill(connection: Connection) -> None:
        migrate(connection, "0001")
        tables = schema_at("0001").tables
        head, *lines = map(json.loads, gzip.decompress(FIRST.read_bytes()).splitlines())
        table: Table | None = None
        for line in lines[:-1]:
            if isinstance(line, dict):
                table = tables[line["table"]]
            else:
                assert table is not None
                connection.execute(insert(table), dict(zip(head["tables"][table.name], line, strict=True)))

    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.run_sync(fill)

    on(url, work)


def from_the_future(url: str) -> None:
    """As a newer version has left it, after a step that took something away: another revision, that only a program of
    that revision can serve, and a table that nobody knows.
    """

    async def work(database: Database) -> None:
        await upgrade(database)
        async with database.write() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{NEWER}', oldest = '{NEWER}'"))
            await connection.execute(text("CREATE TABLE hereafter (name VARCHAR(10))"))
            await connection.execute(text("INSERT INTO hereafter VALUES ('Zoe')"))

    on(url, work)


async def goes_on(club: Club) -> None:
    """Ann and Bob are known, Ann's note is there, and the game goes on."""
    await club.app.state.checking
    assert club.services.broken == {}
    ann, bob = club.stranger(), club.stranger()
    ann.http.cookies.set("carson", ANN)
    bob.http.cookies.set("carson", BOB)
    assert (await ann.get(f"/api/tables/{TABLE}/notes"))["text"] == "Bob bids low"
    assert (await bob.get(f"/api/tables/{TABLE}/chat"))["lines"][0]["text"] == "Your turn, Ann"
    await play_on(club, TABLE, [ann, bob], "gone on", most=4)


def opened(url: str) -> None:
    async def evening() -> None:
        async with open_club(url) as club:
            await goes_on(club)

    asyncio.run(evening())


def test_a_server_brings_the_database_of_the_first_revision_up_to_date(bare: str) -> None:
    at_first(bare)
    opened(bare)
    assert on(bare, revision) == known_revisions()[0]


@pytest.mark.parametrize("before", ["nothing", "older", "newer"])
def test_a_backup_of_the_first_revision_is_brought_up_to_date_whatever_was_there(bare: str, before: str) -> None:
    {"nothing": lambda bare: None, "older": at_first, "newer": from_the_future}[before](bare)
    assert on(bare, lambda database: restore(database, FIRST, replace=before != "nothing")) == 23
    assert on(bare, revision) == known_revisions()[0]
    assert "hereafter" not in tables_of(bare)
    opened(bare)


def tables_of(url: str) -> list[str]:
    async def work(database: Database) -> list[str]:
        async with database.read() as connection:
            return await connection.run_sync(lambda there: inspect(there).get_table_names())

    found: list[str] = on(url, work)
    return found


def test_restoring_an_old_backup_gives_what_upgrading_the_old_database_does(bare: str, tmp_path: Path) -> None:
    at_first(bare)
    on(bare, upgrade)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    on(other, lambda database: restore(database, FIRST, replace=False))
    assert asyncio.run(content(other)) == asyncio.run(content(bare))


def test_without_being_told_to_nothing_is_replaced_that_only_a_newer_version_knows(bare: str) -> None:
    from_the_future(bare)
    with pytest.raises(CarsonError) as found:
        on(bare, lambda database: restore(database, FIRST, replace=False))
    assert found.value.code == "database-not-empty"
    assert on(bare, revision) == NEWER


def test_another_programs_database_is_left_alone(bare: str) -> None:
    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE accounts (name VARCHAR(10))"))

    on(bare, work)
    with pytest.raises(CarsonError) as found:
        on(bare, lambda database: restore(database, FIRST, replace=True))
    assert found.value.code == "database-of-others"
    assert tables_of(bare) == ["accounts"]


COMMANDS = {"backup": ["backup", "kept.gz"], "check": ["check"]}


def test_a_server_refuses_a_newer_database_before_it_serves_anything(bare: str, tmp_path: Path) -> None:
    from_the_future(bare)
    with started(bare, tmp_path, CARSON_LANG="en") as server:
        assert server.process.wait(PATIENCE) == 2
        [sentence] = server.sentences()
        assert sentence.startswith("carson: The database belongs to a newer version of carson")
        assert server.said() == []
        assert server.printed() == ""
    assert on(bare, revision) == NEWER


@pytest.mark.parametrize("command", COMMANDS)
def test_a_newer_database_is_refused_in_a_sentence_that_says_what_to_do(
    bare: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from_the_future(bare)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARSON_DATABASE_URL", bare)
    for language in LANGUAGES:
        assert run([*COMMANDS[command], "--lang", language], {}) == 2
        said, sentence = capsys.readouterr()
        assert said == ""
        assert sentence.startswith("carson: ")
        assert sentence.count("\n") == 1
        assert NEWER in sentence
        assert "carson restore --replace" in sentence
    assert on(bare, revision) == NEWER
    assert not (tmp_path / "kept.gz").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_of_a_newer_version_is_refused_in_a_sentence(
    no_file: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    head, *rest = gzip.decompress(FIRST.read_bytes()).splitlines(keepends=True)
    body = [head.replace(b'"0001"', f'"{NEWER}"'.encode()), *rest[:-1]]
    end = {"rows": 23, "sha256": hashlib.sha256(b"".join(body)).hexdigest()}
    newer = tmp_path / "newer.gz"
    newer.write_bytes(gzip.compress(b"".join(body) + json.dumps(end, separators=(",", ":")).encode() + b"\n"))
    monkeypatch.setenv("CARSON_DATABASE_URL", no_file)
    assert run(["restore", "--replace", str(newer), "--lang", language], {}) == 2
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    assert NEWER in sentence
    assert "Traceback" not in sentence
    assert not Path(no_file.removeprefix("sqlite:///")).exists()


def test_what_is_restored_can_be_backed_up_and_restored_again(sqlite: str, tmp_path: Path) -> None:
    again = tmp_path / "again.gz"
    on(sqlite, lambda database: restore(database, FIRST, replace=False))
    before = asyncio.run(content(sqlite))
    on(sqlite, lambda database: backup(database, again))
    on(sqlite, lambda database: restore(database, again, replace=True))
    assert asyncio.run(content(sqlite)) == before
