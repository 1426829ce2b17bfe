"""Thinking ahead over HTTP: from what everybody may know, and nothing else."""

from random import Random
from typing import Any

from server.club import Club, in_club, seated

TWO = {"real": 2, "virtual": ["beginner", "expert"]}


def test_a_place_brings_what_was_told_of_it(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", TWO)
        where, chance = f"/api/tables/{table_id}", Random("told")
        placed = 0
        while placed < 6:
            for seat, person in ((0, ann), (1, bob)):
                seen = await person.table(table_id)
                if not seen["actions"]:
                    continue
                if seen["view"]["decision"]["kind"] != "place":
                    await person.act(table_id, chance.choice(seen["actions"]), seen["question"])
                    continue
                card = seen["view"]["decision"]["about"]["card"]
                told = await person.get(f"{where}/places", card=card)
                assert [f"place {one['at']}" for one in told["places"]] == [
                    action for action in seen["actions"] if action.startswith("place ")
                ]
                best = max(told["places"], key=lambda one: one["gain"])
                await person.act(table_id, f"place {best['at']}", seen["question"])
                after = (await person.get(f"{where}/scores"))["sheets"][seat]
                assert after["total"] == told["total"] + best["gain"]
                points = {line["name"]: line["points"] for line in after["lines"]}
                assert all(points[one["line"]] == one["after"] for one in best["changes"] if not one["character"])
                placed += 1

    in_club(sqlite, story)


def test_anybody_may_ask_about_anybodys_city_and_hears_the_same(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", TWO)
        where = f"/api/tables/{table_id}/outlook"
        answers = [await person.get(where, seat=1) for person in (ann, bob, club.stranger())]
        assert answers[0] == answers[1] == answers[2]
        assert (await bob.get(where))["seat"] == 1
        assert (await club.stranger().get(where))["seat"] == 0

    in_club(sqlite, story)


def test_a_bid_that_lies_face_down_changes_nothing_that_is_told(sqlite: str) -> None:
    async def story(club: Club) -> None:
        told: list[Any] = []
        for bid in ("bid 2", "bid 9"):
            table_id, ann, bob = await seated(club, "cards", TWO)
            before = await bob.get(f"/api/tables/{table_id}/outlook")
            await ann.act(table_id, bid, (await ann.table(table_id))["question"])
            told.append(await bob.get(f"/api/tables/{table_id}/outlook") == before)
        assert told == [True, True]

    in_club(sqlite, story)


def test_what_cannot_be_asked_is_refused_in_words(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", TWO)
        where = f"/api/tables/{table_id}"
        virtual = (await ann.get(f"{where}/outlook", 404, seat=2))["error"]
        assert (virtual["code"], virtual["rule"]) == ("city-none", "CG-2.3")
        await ann.get(f"{where}/places", 400)
        assert "I-99" in (await ann.get(f"{where}/places", 422, card="I-99"))["error"]["message"]
        offer = (await ann.table(table_id))["view"]["offer"]
        hidden = next(f"II-{number:02}" for number in range(1, 49) if f"II-{number:02}" not in offer)
        assert (await ann.get(f"{where}/places", 422, card=hidden))["error"]["code"] == "not-on-offer"
        board, cas, _dan = await seated(club, "board", {"players": 2})
        await cas.get(f"/api/tables/{board}/outlook", 404)
        await ann.get("/api/tables/nowhere00000/outlook", 404)

    in_club(sqlite, story)


def test_the_past_is_looked_at_as_it_was_then(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", TWO)
        where = f"/api/tables/{table_id}"
        first, sheets = await ann.get(f"{where}/outlook"), await ann.get(f"{where}/scores")
        for person in (ann, bob):
            await person.act(table_id, "bid 5", (await person.table(table_id))["question"])
        now = await ann.get(f"{where}/outlook")
        assert now["bids"] != first["bids"]
        assert await ann.get(f"{where}/outlook", move=0) == first
        assert await ann.get(f"{where}/outlook", move=2) == now
        assert await ann.get(f"{where}/scores", move=0) == sheets
        card = first["cards"][-1]["card"]
        assert (await ann.get(f"{where}/places", move=0, card=card))["places"]
        assert (await ann.get(f"{where}/outlook", 409, move=3))["error"]["code"] == "replay-no-move"

    in_club(sqlite, story)


def test_a_plan_is_looked_at_as_it_would_be_and_changes_nothing(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", TWO)
        where = f"/api/tables/{table_id}"
        for person, bid in ((ann, "bid 9"), (bob, "bid 1")):
            await person.act(table_id, bid, (await person.table(table_id))["question"])
        while (await ann.table(table_id))["view"]["decision"]["seats"] != [0]:
            seen = await bob.table(table_id)
            await bob.act(table_id, seen["actions"][0], seen["question"])
        card = next(name for name in (await ann.table(table_id))["view"]["offer"] if name[0] == "I")
        before = await ann.get(f"{where}/outlook")
        plan = {"actions": [{"seat": 0, "action": f"take {card}"}]}
        told = await ann.post(f"{where}/try/places", {"plan": plan, "card": card})
        assert [one["at"] for one in told["places"]] == ["n14"]
        plan["actions"].append({"seat": 0, "action": "place n14"})
        after = await ann.post(f"{where}/try/outlook", {"plan": plan})
        assert after["points"][0] == before["points"][0] + told["places"][0]["gain"]
        assert (await ann.post(f"{where}/try/scores", {"plan": plan}))["sheets"][0]["total"] == after["points"][0]
        assert await ann.get(f"{where}/outlook") == before
        await bob.post(f"{where}/try/outlook", {"plan": {**plan, "seat": 0}}, 403)
        await club.stranger().post(f"{where}/try/outlook", {"plan": plan}, 401)

    in_club(sqlite, story)
