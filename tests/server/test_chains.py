"""Several actions in one request: they happen together or not at all, and wait together for somebody's consent."""

import asyncio
from typing import Any

import pytest

from carson.server.history import log
from server.club import Club, Person, in_club
from server.line import dial
from server.sites import PLAYERS, building


class Site:
    """A table at that moment: the builder, the rival, and what can be built."""

    def __init__(self, table_id: str, builder: Person, rival: Person, seats: tuple[int, int]) -> None:
        self.id, self.builder, self.rival = table_id, builder, rival
        self.seat, self.other = seats

    async def send(self, actions: list[Any], status: int = 200, name: str = "chain-0001", **more: Any) -> Any:
        question = more.pop("question", None)
        if question is None:
            question = (await self.builder.table(self.id))["question"]
        wish = {"actions": actions, "question": question, "id": name, **more}
        return await self.builder.post(f"/api/tables/{self.id}/actions", wish, status)

    async def answer(self, option: str, **more: Any) -> Any:
        seen = await self.rival.table(self.id)
        return await self.rival.act(self.id, f"choose {option}", seen["question"], **more)


async def site(club: Club, **more: Any) -> Site:
    text, move, seat, _, _ = building()
    ann, bob = await club.guest("Ann"), await club.guest("Bob")
    brought = await ann.post("/api/records", {"record": text}, 201)
    seats = ["open"] * PLAYERS
    seats[seat] = "me"
    table = await ann.post(f"/api/tables/{brought['id']}/clone", {"move": move, "seats": seats, **more}, 201)
    await bob.post(f"/api/tables/{table['id']}/join")
    await ann.post(f"/api/tables/{table['id']}/start", {})
    return Site(table["id"], ann, bob, (seat, 1 - seat))


async def entries(club: Club, table_id: str) -> list[Any]:
    async with club.services.database.read() as connection:
        return await log.since(connection, table_id, 0)


async def texts(club: Club, table_id: str) -> list[str]:
    return [entry.action for entry in await entries(club, table_id)]


def test_a_building_and_its_house_happen_together_in_either_form(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        build, house = building()[3]
        seen = await table.builder.table(table.id)
        [as_object] = [one for one in seen["choices"] if one["text"] == build]
        done = await table.send([as_object, house])
        assert await texts(club, table.id) == [build, house]
        assert (done["seq"], done["waiting"], done["repeated"]) == (2, 0, False)
        assert (await table.builder.table(table.id))["table"]["seq"] == 2

    in_club(url, story)


def test_a_chain_that_breaks_anywhere_leaves_nothing(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        build, house = building()[3]
        before = await table.builder.table(table.id)
        waiter = club.services.hub.listen(table.id)
        for wrong, step in (([build, build], 2), ([build, house, build], 3), (["dance", build], 1)):
            told = (await table.send(wrong, 422))["error"]
            assert told["details"]["step"] == step
        assert (await table.send([build, {"kind": "house"}], 422))["error"]["code"] == "action-fields"
        assert await texts(club, table.id) == []
        assert not waiter.done()
        after = await table.builder.table(table.id)
        assert after == {**before, "now": after["now"]}
        await table.send([build, house])  # the id was used by nothing

    in_club(url, story)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "actions-or-action"),
        ({"actions": []}, "actions-none"),
        ({"actions": ["pass"] * 41}, "actions-too-many"),
        ({"actions": ["pass"], "action": "pass"}, "actions-or-action"),
        ({"actions": ["pass", "pass"], "id": "x" * 61}, "actions-id-long"),
        ({"actions": ["pass", "x" * 201]}, "action-too-long"),
    ],
)
def test_what_is_no_chain_is_refused(sqlite: str, body: dict[str, Any], code: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        seen = await table.builder.table(table.id)
        wish = {"question": seen["question"], "id": "chain-0001", **body}
        told = await table.builder.post(f"/api/tables/{table.id}/actions", wish, 400)
        assert told["error"]["code"] == code
        assert await texts(club, table.id) == []

    in_club(sqlite, story)


def test_the_same_request_again_is_done_once(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        chain = [*building()[3]]
        question = (await table.builder.table(table.id))["question"]
        done = await table.send(chain, question=question)
        again = await table.send(chain, question=question)
        assert again == {**done, "repeated": True}
        assert await texts(club, table.id) == chain
        for other in ([*chain[:1], "pass"], ["pass"]):
            assert (await table.send(other, 409, question=question))["error"]["code"] == "action-id-used"
        stale = await table.send(chain, 409, name="chain-0002", question=question)
        assert stale["error"]["code"] == "action-stale"

    in_club(url, story)


def test_sent_twice_at_once_it_is_done_once(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        chain = [*building()[3]]
        question = (await table.builder.table(table.id))["question"]
        both = await asyncio.gather(table.send(chain, question=question), table.send(chain, question=question))
        assert sorted(done["repeated"] for done in both) == [False, True]
        assert await texts(club, table.id) == chain

    in_club(url, story)


def test_what_needs_consent_waits_for_it_and_then_happens_at_once(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        question = (await table.builder.table(table.id))["question"]
        done = await table.send([ask, build, house], question=question)
        assert (done["seq"], done["waiting"]) == (1, 2)
        orders = await table.builder.get(f"/api/tables/{table.id}/orders")
        assert [one["text"] for one in orders["waiting"]] == [build, house]
        assert (await table.rival.get(f"/api/tables/{table.id}/orders"))["waiting"] == []
        assert build not in str(await table.rival.news(table.id)), "what waits is nobody else's affair"
        again = await table.send([ask, build, house], question=question)
        assert (again["repeated"], again["waiting"]) == (True, 2)
        await table.builder.put(f"/api/tables/{table.id}/orders", {"pass": True})  # another order leaves it alone
        await table.answer("agree")
        assert await texts(club, table.id) == [ask, "choose agree", build, house]
        again = await table.send([ask, build, house], question=question)
        assert (again["repeated"], again["waiting"], again["seq"]) == (True, 0, 4)
        assert (await table.builder.get(f"/api/tables/{table.id}/orders"))["waiting"] == []

    in_club(url, story)


def test_where_consent_is_refused_the_rest_is_dropped_with_its_reason(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        await table.send([ask, build, house])
        await table.answer("refuse")
        assert await texts(club, table.id) == [ask, "choose refuse"]
        seen = await table.builder.table(table.id)
        assert (seen["view"]["decision"]["kind"], seen["view"]["decision"]["seats"]) == ("build", [table.seat])
        dropped = (await table.builder.get(f"/api/tables/{table.id}/orders"))["dropped"]
        assert (dropped["order"], dropped["action"], dropped["code"]) == ("actions", house, "rival-not-asked")
        assert dropped["message"]

    in_club(url, story)


@pytest.mark.parametrize("consent", ["always-agree", "always-refuse"])
def test_a_rival_who_has_answered_beforehand_is_not_waited_for(url: str, consent: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        await table.rival.put(f"/api/tables/{table.id}/orders", {"consent": consent})
        done = await table.send([ask, build, house])
        assert done["waiting"] == 0
        agreed = [build, house] if consent == "always-agree" else []
        assert await texts(club, table.id) == [ask, f"choose {consent}", *agreed]

    in_club(url, story)


def test_a_chain_that_could_not_be_even_with_consent_asks_nobody(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        told = (await table.send([ask, house, build], 422))["error"]
        assert told["details"]["step"] == 2
        assert await texts(club, table.id) == []

    in_club(url, story)


def test_what_was_done_together_is_taken_back_together(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        build, house = building()[3]
        before = await table.builder.table(table.id)
        await table.send([build, house])
        seen = await table.builder.table(table.id)
        wish = {"move": seen["undo"], "question": seen["question"], "id": "back-00001"}
        done = await table.builder.post(f"/api/tables/{table.id}/undo", wish)
        assert await texts(club, table.id) == [build, house, house, build]
        assert [entry.kind for entry in await entries(club, table.id)] == ["move", "move", "undo", "undo"]
        after = await table.builder.table(table.id)
        assert after["view"] == before["view"]
        assert after["choices"] == before["choices"]
        again = await table.builder.post(f"/api/tables/{table.id}/undo", wish)
        assert again == {**done, "repeated": True, "seq": 3}
        await table.send([build, house], name="chain-0002")

    in_club(url, story)


def test_who_takes_the_request_for_consent_back_gives_up_the_rest(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        await table.send([ask, build, house])
        seen = await table.builder.table(table.id)
        wish = {"move": seen["undo"], "question": seen["question"], "id": "back-00001"}
        await table.builder.post(f"/api/tables/{table.id}/undo", wish)
        assert (await table.builder.get(f"/api/tables/{table.id}/orders"))["waiting"] == []
        seen = await table.builder.table(table.id)
        await table.builder.act(table.id, ask, seen["question"])
        await table.answer("agree")
        assert build not in await texts(club, table.id)

    in_club(url, story)


def test_after_consent_only_what_came_of_it_is_taken_back(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        await table.send([ask, build, house])
        await table.answer("agree")
        seen = await table.builder.table(table.id)
        wish = {"move": seen["undo"], "question": seen["question"], "id": "back-00001"}
        await table.builder.post(f"/api/tables/{table.id}/undo", wish)
        assert (await texts(club, table.id))[2:] == [build, house, house, build]
        seen = await table.builder.table(table.id)
        assert seen["view"]["decision"]["kind"] == "build"
        assert build in seen["actions"], "the consent stands"

    in_club(url, story)


def test_the_clock_is_set_once_for_all_of_them(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club, clock={"kind": "live", "move": 30, "bank": 300})
        build, house = building()[3]
        club.hands.now += 40
        await table.send([build, house])
        seats = {seat["seat"]: seat for seat in (await table.builder.table(table.id))["table"]["seats"]}
        assert seats[table.seat]["bank"] == 290

    in_club(url, story)


def test_two_who_look_on_see_one_step(url: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        build, house = building()[3]
        lines = [dial(club, table.id, person) for person in (table.rival, None)]
        for line in lines:
            await line.until("position")
        await table.send([build, house])
        for line in lines:
            news = await line.until("position")
            assert (news["seq"], [entry["action"] for entry in news["entries"]]) == (2, [build, house])
            assert [entry["choice"]["kind"] for entry in news["entries"]] == ["build", "house"]
            await line.hang_up()

    in_club(url, story)


def test_nothing_may_follow_a_draw(sqlite: str) -> None:
    """Whoever was refused afterwards would have seen it for nothing."""

    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        options = {"real": 1, "virtual": ["beginner", "expert", "expert"]}
        table = await ann.post("/api/tables", {"game": "cards", "options": options, "seats": ["me"]}, 201)
        await ann.post(f"/api/tables/{table['id']}/start", {})
        seen = await ann.table(table["id"])
        wish = {"actions": ["bid 3", "pass"], "question": seen["question"], "id": "chain-0001"}
        told = await ann.post(f"/api/tables/{table['id']}/actions", wish, 409)
        assert told["error"]["code"] == "actions-final"
        assert await texts(club, table["id"]) == []

    in_club(sqlite, story)


def test_a_waiting_chain_survives_a_restart(url: str) -> None:
    text: dict[str, Any] = {}

    async def first(club: Club) -> None:
        table = text["table"] = await site(club)
        await table.send([*building()[4]])

    async def second(club: Club) -> None:
        table = text["table"]
        table.rival = club.same(table.rival)
        await table.answer("agree")
        assert await texts(club, table.id) == [building()[4][0], "choose agree", *building()[4][1:]]

    in_club(url, first)
    in_club(url, second)


def test_live_requests_carry_chains_too(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        build, house = building()[3]
        line = dial(club, table.id, table.builder)
        seen = await line.until("position")
        line.say("act", actions=[build, house], question=seen["question"], id="chain-0001")
        assert (await line.until("done"))["seq"] == 2
        assert await texts(club, table.id) == [build, house]
        await line.hang_up()

    in_club(sqlite, story)
