"""What admins tell everybody: it comes with lists of tables and by itself, and ends."""

import asyncio
from typing import Any

import pytest

from carson.server.admin.announcements import READ_EVERY
from server.admin.office import WHY, admin, logged
from server.club import Club, Person, in_club, open_club
from server.someones import code, later

HOUR = 3_600


async def told(person: Person) -> list[str]:
    found: list[Any] = (await person.get("/api/announcements"))["announcements"]
    assert found == (await person.get("/api/tables"))["announcements"]
    return [one["text"] for one in found]


async def announce(admin: Person, text: str, seconds: int = HOUR, status: int = 201) -> Any:
    body = {"text": text, "ends_at": admin.club.services.now() + seconds}
    return await admin.post("/api/admin/announcements", body, status)


def test_everybody_is_told_until_it_ends(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, bob, stranger = await admin(club), await club.guest("Bob"), club.stranger()
        assert await told(stranger) == []
        await announce(wyatt, "  A pause\n at nine ")
        await announce(wyatt, "And another", 2 * HOUR)
        for person in (wyatt, bob, stranger):
            assert sorted(await told(person)) == ["A pause at nine", "And another"]
        assert (await logged(wyatt))[1][1:] == ("announce", None, "A pause at nine")
        later(club, HOUR)
        assert await told(bob) == ["And another"]

    in_club(url, story)


def test_one_is_withdrawn_and_gone_at_once(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, bob = await admin(club), await club.guest("Bob")
        made = await announce(wyatt, "A pause")
        assert await told(bob) == ["A pause"]
        path = f"/api/admin/announcements/{made['id']}/withdraw"
        assert await code(wyatt.post(path, {"reason": ""}, 400)) == "reason-unfit"
        await wyatt.post(path, {"reason": WHY})
        assert await told(bob) == []
        assert await code(wyatt.post(path, {"reason": WHY}, 404)) == "announcement-unknown"
        assert [entry[1] for entry in await logged(wyatt)] == ["withdraw", "announce", "grant"]

    in_club(url, story)


def test_another_process_knows_it_a_moment_later(url: str) -> None:
    async def evening() -> None:
        async with open_club(url) as club, open_club(url, club.hands) as other:
            wyatt, bob = await admin(club), other.stranger()
            assert await told(bob) == []
            await announce(wyatt, "A pause")
            club.hands.now += READ_EVERY
            assert await told(bob) == ["A pause"]

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("text", "seconds", "why"),
    [
        ("", HOUR, "line-unfit"),
        ("x" * 301, HOUR, "line-unfit"),
        ("A pause", 0, "announcement-end"),
        ("A pause", 32 * 24 * HOUR, "announcement-end"),
    ],
)
def test_what_cannot_be_announced_is_refused(sqlite: str, text: str, seconds: int, why: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        assert await code(announce(wyatt, text, seconds, 400)) == why
        assert await told(wyatt) == []

    in_club(sqlite, story)


def test_there_are_only_so_many_at_once(sqlite: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        for number in range(5):
            await announce(wyatt, f"number {number}")
        assert await code(announce(wyatt, "one more", HOUR, 409)) == "announcements-too-many"
        later(club, HOUR)
        await announce(wyatt, "one more")
        assert await told(wyatt) == ["one more"]

    in_club(sqlite, story)
