"""Who is an admin: made by a command on the host, a person with an account, until the role is taken away."""

import asyncio
import re

import pytest
from sqlalchemy import Connection, insert, select, text

from carson.cli.main import run
from carson.server.app.routes import DOORS
from carson.server.database.engine import Database, migrate, schema_at, upgrade
from carson.server.database.schema import sanctions, users
from carson.words import LANGUAGES
from server.admin.office import admin, handle, logged
from server.club import Club, in_club, open_club
from server.someones import claimed, code
from server.test_schema_revisions import on

ADMINS = [door for door in DOORS if door.path.startswith("/api/admin/")]


def path_of(path: str) -> str:
    return re.sub(r"{\w+}", "1", path.replace("{table_id}", "0" * 20))


def test_every_door_of_the_group_is_for_admins() -> None:
    assert len(ADMINS) > 15
    assert [door for door in DOORS if door.admins] == ADMINS


def test_nobody_else_gets_through_any_of_the_doors(url: str) -> None:
    async def story(club: Club) -> None:
        annie, guest, stranger = await claimed(club, "Annie"), await club.guest("Bob"), club.stranger()
        for door in ADMINS:
            for person, status, why in (
                (annie, 403, "admin-only"),
                (guest, 403, "admin-only"),
                (stranger, 401, "who-unknown"),
            ):
                response = await person.http.request(door.method, path_of(door.path), json={})
                assert (response.status_code, response.json()["error"]["code"]) == (status, why), door.name

    in_club(url, story)


def test_the_first_admin_is_made_on_the_host_while_the_server_runs(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", "sqlite:///nowhere.db")  # the option counts

    async def carson(*args: str) -> int:
        return await asyncio.to_thread(run, ["admin", *args, "--database", url], {})

    async def evening() -> None:
        async with open_club(url) as club:
            annie = await claimed(club, "Annie")
            await annie.get("/api/admin/people", 403)
            assert not (await annie.get("/api/me"))["user"]["admin"]
            assert await carson("list") == 0
            assert await carson("grant", "ANNIE", "--reason", "she keeps the house") == 0
            assert (await annie.get("/api/me"))["user"]["admin"]
            await annie.get("/api/admin/people")
            assert await carson("grant", "Annie") == 2
            assert await carson("list") == 0
            assert await carson("log") == 0
            assert await carson("revoke", "Annie") == 0
            await annie.get("/api/admin/people", 403)
            assert await carson("revoke", "Annie") == 2

    asyncio.run(evening())
    said, wrong = capsys.readouterr()
    lines = said.splitlines()
    assert lines[:3] == ["There are no admins.", "Annie is now an admin.", "Annie"]
    assert re.fullmatch(r"\S+ \S+Z  the host  .+  Annie  \(she keeps the house\)", lines[3])
    assert lines[4:] == ["Annie is no longer an admin."]
    assert wrong.splitlines() == ["carson: Annie is already an admin.", "carson: Annie is not an admin."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_and_unknown_names_are_refused_in_a_sentence(
    sqlite: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(club: Club) -> None:
        await club.guest("Bob")

    in_club(sqlite, story)
    for name in ("Bob", "Nobody"):
        assert run(["admin", "grant", name, "--database", sqlite, "--lang", language], {}) == 2
        said, sentence = capsys.readouterr()
        assert said == ""
        assert name in sentence
        assert sentence.count("\n") == 1
    assert run(["admin", "log", "--database", sqlite, "--lang", language], {}) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_what_makes_no_sense_is_refused(sqlite: str, no_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "log", "--count", "0", "--database", sqlite], {}) == 2
    assert run(["admin", "grant", "Bob", "--database", "mysql://x"], {}) == 2
    assert run(["admin", "grant", "Bob", "--reason", "", "--database", sqlite], {}) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


def test_granting_and_revoking_are_in_the_log(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        [entry] = await logged(wyatt)
        assert entry[:3] == (None, "grant", "Wyatt")

    in_club(url, story)


def test_an_admin_is_out_of_reach_of_other_admins_and_of_themselves(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, doc = await admin(club), await admin(club, "Doc")
        for one in (await handle(wyatt), await handle(doc)):
            for act in ("ban", "mute", "unban", "unmute", "sign-out", "export", "delete", "rename"):
                body = {"reason": "why", **({"name": "Zoe"} if act == "rename" else {})}
                assert await code(wyatt.post(f"/api/admin/people/{one}/{act}", body, 409)) == "admin-protected"
        await doc.get("/api/me")
        assert len(await logged(wyatt)) == 2

    in_club(url, story)


def test_a_database_from_before_there_were_admins_is_brought_up_to_date(bare: str) -> None:
    def before(connection: Connection) -> None:
        migrate(connection, "0007")
        then = schema_at("0007").tables["users"]
        assert "admin" not in then.columns
        row = {"id": "ann", "name": "Ann", "name_key": "ann", "handle": "a1", "password": "x", "created_at": 1}
        connection.execute(insert(then).values(row))

    async def work(database: Database) -> None:
        async with database.write() as connection:
            await connection.run_sync(before)
        await upgrade(database)
        async with database.write() as connection:
            assert (await connection.execute(select(users.c.name, users.c.admin))).all() == [("Ann", False)]
            # A version that does not know the new column goes on writing.
            await connection.execute(
                text("INSERT INTO users (id, name, handle, created_at) VALUES ('bob', 'Bob', 'b1', 2)")
            )
            await connection.execute(insert(sanctions).values(user_id="bob", kind="mute", reason="x", created_at=1))
            assert (await connection.execute(select(users.c.admin).where(users.c.id == "bob"))).scalar_one() is False

    on(bare, work)
    assert run(["admin", "grant", "Ann", "--database", bare], {}) == 0
