"""Wherever an action is told, its object stands beside its text, and either can be sent."""

import json
from typing import Any

import pytest

from server.club import Club, in_club, play_on, seated, to_move
from server.sites import building
from server.test_chains import site

GAMES = [("cards", {"real": 2, "virtual": ["beginner", "expert"]}), ("board", {"players": 2})]


def both(told: Any) -> int:
    """How often something in this answer has an action in both forms; they must say the same."""
    found = 0
    if isinstance(told, list):
        return sum(both(one) for one in told)
    if not isinstance(told, dict):
        return 0
    for text, form in (("action", "choice"), ("actions", "choices")):
        if text in told:
            texts, objects = (told[text], told[form]) if text == "actions" else ([told[text]], [told[form]])
            assert [one and one["text"] for one in objects] == list(texts)
            assert all(one is None or one["text"].split()[0] == one["kind"] for one in objects)
            found += len(objects)
    return found + sum(both(inner) for inner in told.values())


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_answer_has_both_forms(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "both", most=12)
        where = f"/api/tables/{table_id}"
        for person in (ann, bob):
            assert both(await person.table(table_id)) == len((await person.table(table_id))["actions"])
            assert both(await person.get(f"{where}/events")) > 10
            assert both(await person.get(f"{where}/replay", move=3)) == 1
            both(await person.get(f"{where}/ahead"))
        seen = [await ann.table(table_id), await bob.table(table_id)]
        mover = next(one for one in seen if one["seat"] in one["view"]["decision"]["seats"])
        person = ann if mover is seen[0] else bob
        step = {"seat": mover["seat"], "action": {name: v for name, v in mover["choices"][0].items() if name != "text"}}
        tried = await person.post(f"{where}/try", {"actions": [step]})
        assert both(tried) > 0
        assert tried["steps"][0]["choice"] == mover["choices"][0]

    in_club(sqlite, story)


def test_lessons_tell_both_forms(sqlite: str) -> None:
    async def story(club: Club) -> None:
        names = [one["name"] for one in (await club.stranger().get("/api/lessons"))["lessons"]]
        for lesson in names:
            assert both(await club.stranger().get(f"/api/lessons/{lesson}")) > 0

    in_club(sqlite, story)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_object_is_answered_like_its_text(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, game, options)
        where = f"/api/tables/{table_id}"
        seen = await ann.table(table_id)
        for choice in seen["choices"][:5]:
            assert (await ann.get(f"{where}/why", action=json.dumps(choice)))["allowed"]
        wrong = {"kind": seen["choices"][0]["kind"]}
        told = await ann.get(f"{where}/why", 422, action=json.dumps(wrong))
        assert told["error"]["code"] == "action-fields"
        await ann.get(f"{where}/why", 400, action="{")
        done = await ann.act(table_id, seen["choices"][0], seen["question"])
        assert done["repeated"] is False
        entry = (await ann.get(f"{where}/events"))["entries"][-1]
        assert (entry["action"], entry["choice"]) == (seen["actions"][0], seen["choices"][0])

    in_club(sqlite, story)


def test_the_same_id_is_the_same_request_in_either_form(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, *people = await seated(club, "board", {"players": 2})
        asked = await to_move(table_id, *people)
        seen = await asked.table(table_id)
        body = {"question": seen["question"], "id": "twice-0001"}
        where = f"/api/tables/{table_id}/actions"
        done = await asked.post(where, {**body, "action": seen["choices"][0]})
        again = await asked.post(where, {**body, "action": f"  {seen['actions'][0]} "})
        assert again == {**done, "repeated": True}
        await asked.post(where, {**body, "action": 7}, 400)

    in_club(sqlite, story)


def test_a_plan_goes_on_as_if_everybody_agreed(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table = await site(club)
        ask, build, house = building()[4]
        where = f"/api/tables/{table.id}/ahead"
        first = await table.builder.get(where, plan=ask)
        assert (first["asked"]["kind"], first["asked"]["seats"]) == ("build", [table.seat])
        assert first["asked"]["sentence"]
        assert build in first["actions"]
        whole = await table.builder.get(where, plan=json.dumps([first["choices"][0], build][1:]))
        assert whole["asked"]["kind"] == "house"
        planned = await table.builder.get(where, plan=f"{ask},{build}")
        assert house in planned["actions"]
        assert both(planned) > 0
        assert planned["previews"][0]["choice"]["text"] == planned["previews"][0]["action"]

    in_club(sqlite, story)
