"""Stored games are played again when a server starts: what would break is said, and nothing else is touched."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from sqlalchemy import text

from carson.cli.main import run
from carson.kernel import commitment_to
from carson.kernel.lines import without_remarks
from carson.server.database.engine import connect
from carson.server.history.loading import load
from carson.server.logs import TextLines
from carson.server.operations.checking import check_running, fault_of, load_stored
from carson.server.settings import driver_url
from server.club import Club, Person, open_club, play_on, seated

RECORDS = Path(__file__).parent.parent / "records"
CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD = {"players": 2}

# What somebody did to the database, and what is found then.
SPOILT: dict[str, tuple[str, str]] = {
    "other-rules": ("UPDATE tables SET rules = 999 WHERE id = :id", "table-other-rules"),
    "head": ("UPDATE tables SET head = '{}' WHERE id = :id", "record"),
    "seed": ("UPDATE tables SET seed = 'another' WHERE id = :id", "check-commitment"),
    "gap": ("DELETE FROM log WHERE table_id = :id AND seq = 3", "check-numbers"),
    "action": ("UPDATE log SET action = 'bid 99' WHERE table_id = :id AND seq = 1", "check-entry"),
    "nonsense": ("UPDATE log SET draws = 'x' WHERE table_id = :id AND seq = 1", "check-entry-unread"),
    "events": ("UPDATE log SET events = '[]' WHERE table_id = :id AND seq = 0", "check-entry-other"),
    "snapshot": ("UPDATE snapshots SET seq = 2 WHERE table_id = :id", "check-snapshot"),
    "snapshot-text": ("UPDATE snapshots SET data = '{}' WHERE table_id = :id", "check-snapshot"),
}


async def spoil(club: Club, sql: str, table_id: str) -> None:
    async with club.services.database.write() as connection:
        done = await connection.execute(text(sql), {"id": table_id})
        assert done.rowcount == 1


async def two_tables(club: Club) -> tuple[str, str, Person, Person]:
    """Both in the middle of a game."""
    first, ann, bob = await seated(club, "cards", CARDS)
    await play_on(club, first, [ann, bob], "first", most=14)
    table = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
    await bob.post(f"/api/tables/{table['id']}/join")
    await ann.post(f"/api/tables/{table['id']}/start")
    return first, table["id"], ann, bob


def restarted(url: str, story: Callable[[Club, str, str, Person, Person], Any], sql: str) -> None:
    """Two games are begun, the first of them is spoilt, and the server starts again."""

    async def evening() -> None:
        async with open_club(url, snapshot_every=4) as before:
            bad, good, ann, bob = await two_tables(before)
            await spoil(before, sql, bad)
        async with open_club(url, snapshot_every=4) as after:
            await after.app.state.checking
            await story(after, bad, good, after.same(ann), after.same(bob))

    asyncio.run(evening())


@pytest.mark.parametrize("how", SPOILT)
def test_a_game_that_would_break_is_reported_and_refuses_moves_while_others_go_on(
    sqlite: str, how: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    sql, code = SPOILT[how]

    async def story(club: Club, bad: str, good: str, ann: Person, bob: Person) -> None:
        assert list(club.services.broken) == [bad]
        assert club.services.broken[bad].startswith(code)
        said = [record for record in caplog.records if record.name.endswith("checking")]
        [error] = [record for record in said if record.levelname == "ERROR"]
        assert f" table={bad} " in TextLines().format(error)
        assert TextLines().format(said[-1]).endswith("stored games played again games=2 broken=1")
        refused = await ann.post(
            f"/api/tables/{bad}/actions", {"action": "bid 3", "question": 0, "id": "to-be-refused"}, 409
        )
        assert refused["error"]["code"] in ("table-broken", "table-other-rules")
        assert refused["error"]["message"]
        await ann.act(good, "bid 7", 0)
        mine = (await ann.get("/api/tables", of="mine"))["tables"]
        assert {table["id"] for table in mine} == {bad, good}
        await club.quiet()

    restarted(sqlite, story, sql)
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CARSON_DATABASE_URL", sqlite)
        assert run(["check", "--lang", "en"], {}) == 1
    told = capsys.readouterr().out
    assert "2 games were replayed, and 1 is broken." in told


def test_a_game_of_newer_rules_is_not_taken_for_a_broken_one(sqlite: str) -> None:
    """As where servers of two releases share a database, and the newer one has started it."""
    newer = """UPDATE tables SET public = true, rules = 999, head = json_set(head, '$.rules', '999') WHERE id = :id"""

    async def story() -> None:
        async with open_club(sqlite) as club:
            table_id, ann, _ = await seated(club, "board", BOARD)
            await spoil(club, newer, table_id)
        async with open_club(sqlite) as later:
            ann = later.same(ann)
            refused = await ann.get(f"/api/tables/{table_id}", 409)
            assert refused["error"]["code"] == "table-other-rules"
            assert "999" in refused["error"]["message"]
            assert [table["id"] for table in (await ann.get("/api/tables", of="playing"))["tables"]] == [table_id]

    asyncio.run(story())


def test_a_move_that_was_exchanged_for_another_one_is_found(sqlite: str) -> None:
    """Legal it may be: it does not lead to what was written down after it."""

    async def story(club: Club, bad: str, good: str, ann: Person, bob: Person) -> None:
        assert list(club.services.broken) == [bad]

    restarted(sqlite, story, "UPDATE log SET action = 'bid 4' WHERE table_id = :id AND seq = 1")


def test_what_was_not_drawn_from_the_seed_is_found(sqlite: str) -> None:
    async def story(club: Club, bad: str, good: str, ann: Person, bob: Person) -> None:
        assert list(club.services.broken.values()) == ["check-seed"]

    other = "1" * 48
    seed = f"seed = '{other}', commitment = '{commitment_to(other)}'"
    restarted(sqlite, story, f"UPDATE tables SET {seed} WHERE id = :id")


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", BOARD)])
def test_sound_games_are_found_sound_at_every_stage(
    url: str, game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with open_club(url, snapshot_every=7) as club:
            table_id, ann, bob = await seated(club, game, options)
            for turn in range(12):
                await play_on(club, table_id, [ann, bob], str(turn), most=4)
                seen = await ann.table(table_id)
                if seen["undo"] is not None:
                    back = {"move": seen["undo"], "question": seen["question"], "id": f"back-{turn:04}"}
                    await ann.post(f"/api/tables/{table_id}/undo", back)
                await check_running(club.services)
                assert club.services.broken == {}
            await play_on(club, table_id, [ann, bob], "to the end")

    asyncio.run(evening())
    monkeypatch.setenv("CARSON_DATABASE_URL", url)
    assert run(["check", "--finished", "--lang", "en"], {}) == 0
    assert "1 game was replayed, and all is well." in capsys.readouterr().out


def test_records_that_were_brought_are_sound_unless_somebody_changed_them(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = [
        (RECORDS / f"{name}.carson").read_text("utf-8")
        for name in ("cards/2-with-2-of-two-levels", "board/all-variants")
    ]
    seedless = ["".join(line for line in text.splitlines(True) if not line.startswith("seed: ")) for text in whole]
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite)

    async def evening() -> list[str]:
        async with open_club(sqlite) as club:
            ann = await club.guest("Ann")
            return [(await ann.post("/api/records", {"record": text}, 201))["id"] for text in whole + seedless]

    async def night() -> None:
        async with open_club(sqlite) as club:
            await spoil(club, "UPDATE log SET events = '[]' WHERE table_id = :id AND seq = 0", brought[0])

    brought = asyncio.run(evening())
    assert run(["check", "--finished", "--lang", "en"], {}) == 0
    assert "4 games were replayed, and all is well." in capsys.readouterr().out
    asyncio.run(night())
    assert run(["check", "--finished", "--lang", "en"], {}) == 1
    assert "4 games were replayed, and 1 is broken." in capsys.readouterr().out


def test_a_snapshot_from_before_positions_remembered_what_was_taken_is_sound(sqlite: str) -> None:
    async def evening() -> None:
        async with open_club(sqlite) as club:
            table_id, ann, bob = await seated(club, "cards", CARDS)
            while not any(player["taken"] for player in (await ann.table(table_id))["view"]["players"]):
                await play_on(club, table_id, [ann, bob], "taken", most=1)
            async with club.services.database.read() as connection:
                found = await load_stored(connection, table_id)
                assert found is not None
                old = (await load(connection, found.table, None)).snapshot()
            old = replace(old, position=without_remarks(old.position))
            assert fault_of(replace(found, snapshot=(old.serial, encode(old).decode()))) is None
            other = replace(old, position=old.position.replace("round: I 1", "round: I 2"))
            assert fault_of(replace(found, snapshot=(old.serial, encode(other).decode()))) is not None

    asyncio.run(evening())


def test_a_database_that_is_not_there_is_not_made_by_looking_for_it(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.db"
    monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{file}")
    assert run(["check", "--lang", "en"], {}) == 2
    assert "There is no database" in capsys.readouterr().err
    assert not file.exists()


def test_a_database_of_another_schema_is_named(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def older() -> None:
        async with open_club(sqlite):
            pass
        database = connect(driver_url(sqlite))
        async with database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
        await database.close()

    asyncio.run(older())
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite)
    assert run(["check", "--lang", "en"], {}) == 2
    assert "revision “0000”" in capsys.readouterr().err
