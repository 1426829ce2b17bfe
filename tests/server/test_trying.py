"""Plans: moves tried on a copy, of which nobody else learns, and which tells nothing that its owner does not know."""

from random import Random
from typing import Any

import pytest

from carson.server.tables import tables
from server.club import Club, Person, in_club, play_on, seated

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD: dict[str, Any] = {"players": 2, "variants": "might-is-right new-beginning"}
GAMES = [("cards", CARDS), ("board", BOARD), ("board", {"players": 2})]
SEED = "0123456789abcdef" * 3


async def _try(person: Person, table_id: str, steps: list[dict[str, Any]], status: int = 200, **more: Any) -> Any:
    return await person.post(f"/api/tables/{table_id}/try", {"actions": steps, **more}, status)


async def _far(person: Person, table_id: str, seed: str, most: int = 15) -> tuple[list[dict[str, Any]], Any]:
    """A plan of that many moves, for everybody who is asked in it, and what comes of it."""
    chance, steps = Random(seed), []
    seen = await _try(person, table_id, steps, luck=seed)
    for _ in range(most):
        if seen["acting"] is None:
            break
        steps.append({"seat": seen["acting"], "action": chance.choice(seen["actions"])})
        seen = await _try(person, table_id, steps, luck=seed)
    return steps, seen


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_plan_begins_where_the_game_is_and_leaves_it_as_it_was(
    sqlite: str, game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "begun", most=12)
        before = [await person.table(table_id) for person in (ann, bob)]
        log = await ann.news(table_id)
        begun = await _try(ann, table_id, [])
        assert begun["view"] == before[0]["view"]
        assert begun["asked"] == before[0]["asked"]
        asked = before[0]["view"]["decision"]["seats"]
        assert begun["acting"] == (begun["seat"] if begun["seat"] in asked else asked[0])
        if begun["acting"] == begun["seat"]:
            assert begun["actions"] == before[0]["actions"]
        steps, end = await _far(ann, table_id, "far", most=30)
        assert len(end["steps"]) == len(steps) == 30
        assert any(step["imagined"] for step in end["steps"])
        # The same luck leads to the same, up to any of its moves.
        assert (await _try(ann, table_id, steps[:9], luck="far"))["steps"] == end["steps"][:9]
        assert [await person.table(table_id) for person in (ann, bob)] == before
        assert await ann.news(table_id) == log
        # The game goes on, and the first own move of a plan is the same there.
        await play_on(club, table_id, [ann, bob], "on")

    in_club(sqlite, story)


def test_a_move_that_draws_and_reveals_nothing_leads_where_the_plan_said(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        people = {0: ann, 1: bob}
        for number in range(30):
            seen = await ann.table(table_id)
            seat = seen["view"]["decision"]["seats"][0]
            action = Random(number).choice((await people[seat].table(table_id))["actions"])
            planned = await _try(people[seat], table_id, [{"seat": seat, "action": action}])
            await people[seat].act(table_id, action, seen["question"])
            if not planned["steps"][0]["imagined"]:
                now = (await people[seat].table(table_id))["view"]
                # In a plan one answers for everybody; at the table one reads whom the others wait for.
                for view in (planned["view"], now):
                    del view["decision"]["sentence"]
                assert planned["view"] == now

    in_club(sqlite, story)


async def _twin(club: Club, game: str, options: dict[str, Any], kind: str, choice: int) -> list[Any]:
    """Bob answers in secret, one way or another; all that Ann can find out by planning."""
    table_id, ann, bob = await seated(club, game, options)
    while (seen := await bob.table(table_id))["view"]["decision"]["kind"] != kind:
        await play_on(club, table_id, [ann, bob], "to the question", most=1)
    sealed = sorted(seen["actions"])
    await bob.act(table_id, sealed[choice], seen["question"])
    own = (await ann.table(table_id))["actions"]
    told = []
    for luck in range(6):
        for action in own[:3]:
            step = {"seat": 0, "action": action}
            told.append(await _try(ann, table_id, [step], luck=str(luck)))
        told.append((await _far(ann, table_id, str(luck), most=6))[1])
    return told


@pytest.mark.parametrize(
    ("game", "options", "kind"), [("cards", CARDS, "bid"), ("board", BOARD, "sheet")], ids=["cards", "board"]
)
def test_twin_tables_that_differ_only_in_what_is_hidden_give_the_same_plans(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], kind: str
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)
    found = []
    for choice in (0, -1):
        answers: list[Any] = []

        async def story(club: Club, choice: int = choice, answers: list[Any] = answers) -> None:
            answers += await _twin(club, game, options, kind, choice)

        in_club(f"sqlite:///{tmp_path / str(choice)}.db", story)
        found.append(answers)
    assert found[0] == found[1]


def test_what_makes_no_sense_is_refused_with_its_reason(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        refused = await _try(ann, table_id, [{"seat": 0, "action": "place a1"}], 422)
        assert refused["error"]["message"]
        await _try(ann, table_id, [{"seat": 0, "action": "dance"}], 422)
        await _try(ann, table_id, [{"seat": 0, "action": "x" * 300}], 400)
        await _try(ann, table_id, [{"seat": 0, "action": "bid 1"}] * 41, 400)
        await _try(ann, table_id, [], 403, seat=1)
        await _try(await club.guest("Cas"), table_id, [], 403)
        await _try(club.stranger(), table_id, [], 401)
        await play_on(club, table_id, [ann, bob], "to the end")
        await _try(ann, table_id, [], 409)

    in_club(sqlite, story)
