"""Nobody sits under a name that somebody else has claimed, by whatever way they came to the seat."""

from typing import Any

import pytest

from server.club import Club, Person, in_club, seated
from server.someones import claimed, code
from server.test_importing import CARDS as RECORD

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
TABLE: dict[str, Any] = {"game": "cards", "options": CARDS}
OWNER = "Owner One"


def test_no_seat_of_a_new_table_is_called_like_an_owner(sqlite: str) -> None:
    async def story(club: Club) -> None:
        owner, eve = await claimed(club, OWNER), await club.guest("Eve")
        for name in (OWNER, "owner one", "Оwner 0ne", "ÓWNER-ONE"):
            for seats in ([f"me:{name}", "open"], ["me", f"me:{name}"], ["random", f"me:{name}"]):
                assert await code(eve.post("/api/tables", {**TABLE, "seats": seats}, 409)) == "name-claimed"
                assert (await eve.get("/api/tables", of="mine"))["tables"] == []
                await owner.post("/api/tables", {**TABLE, "seats": seats}, 201)

    in_club(sqlite, story)


def test_a_table_begun_from_a_position_has_no_seat_called_like_an_owner(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", CARDS)
        await claimed(club, OWNER)
        path = f"/api/tables/{table_id}/clone"
        assert await code(ann.post(path, {"seats": [f"me:{OWNER}", "open"]}, 409)) == "name-claimed"
        assert (await ann.post(path, {"seats": ["me:Zoe", "open"]}, 201))["seats"][0]["name"] == "Zoe"

    in_club(url, story)


@pytest.mark.parametrize("asking", ["first", "second"])
def test_after_a_claim_nobody_sits_down_again_under_that_name(url: str, asking: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        for person in (ann, bob):
            await person.post(f"/api/tables/{table_id}/agree")
        await claimed(club, "Ann")
        again = f"/api/tables/{table_id}/rematch"
        if asking == "second":
            await bob.post(again)
        assert await code(ann.post(again, None, 409)) == "name-claimed"
        await ann.put("/api/account/name", {"name": "Annie"})
        assert [seat["name"] for seat in (await ann.post(again))["seats"] if seat["mine"]] == ["Annie"]

    in_club(url, story)


def test_a_second_seat_of_a_rematch_is_looked_at_too(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**TABLE, "seats": ["me", "me:Zoe"]}, 201)
        await ann.post(f"/api/tables/{table['id']}/start")
        await ann.post(f"/api/tables/{table['id']}/agree")
        again = f"/api/tables/{table['id']}/rematch"
        await claimed(club, "Zoe")
        assert await code(ann.post(again, None, 409)) == "name-claimed"

    in_club(sqlite, story)


def test_a_record_that_is_brought_shows_no_owners_name_but_its_bringers(url: str) -> None:
    async def story(club: Club) -> None:
        owner, eve = await claimed(club, OWNER), await club.guest("Eve")
        lines = [line for line in RECORD.splitlines() if not line.startswith("seat-")]
        lines[1:1] = [f"seat-0: human {OWNER.upper()}", "seat-1: human Zoe"]

        async def names(person: Person) -> list[str | None]:
            brought = await person.post("/api/records", {"record": "\n".join(lines) + "\n"}, 201)
            assert OWNER.upper() in await person.get(f"/api/tables/{brought['id']}/record"), "the record is as it was"
            return [seat["name"] for seat in brought["seats"]]

        assert await names(eve) == [None, "Zoe"]
        assert await names(owner) == [OWNER.upper(), "Zoe"]

    in_club(url, story)


def test_a_name_taken_while_sitting_or_joining_is_looked_at(url: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, OWNER)
        ann, eve = await club.guest("Ann"), await club.guest("Eve")
        table = await ann.post("/api/tables", {**TABLE, "public": True}, 201)
        join = f"/api/tables/{table['id']}/join"
        assert await code(eve.post(join, {"name": OWNER}, 409)) == "name-claimed"
        await eve.post(join)
        assert await code(eve.put("/api/account/name", {"name": OWNER}, 409)) == "name-claimed"
        assert (
            await code(eve.post("/api/account/claim", {"name": OWNER, "password": "long enough"}, 409))
            == "name-claimed"
        )
        await eve.post(f"/api/tables/{table['id']}/chat", {"text": "Hello"}, 201)
        said = (await ann.get(f"/api/tables/{table['id']}/chat"))["lines"]
        assert [line["name"] for line in said] == ["Eve"]

    in_club(url, story)
