"""Why not? What the rules say of an action, before anybody tries it."""

from server.club import Club, in_club, seated, to_move


def test_what_cannot_be_done_is_explained_with_its_rule_and_changes_nothing(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        before = await ann.table(table_id)
        asked = before["view"]["decision"]["seats"][0]
        mover, other = (ann, bob) if before["seat"] == asked else (bob, ann)
        where = f"/api/tables/{table_id}/why"
        choices = (await mover.table(table_id))["actions"]
        assert await mover.get(where, action=choices[0]) == {"allowed": True, "code": "", "rule": "", "message": ""}
        refused = await mover.get(where, action="cowboy wages")
        assert not refused["allowed"]
        assert refused["code"]
        assert refused["message"]
        out_of_turn = await other.get(where, action=choices[0])
        assert not out_of_turn["allowed"]
        await mover.act(table_id, choices[0], before["question"])
        taken = await (await to_move(table_id, ann, bob)).get(where, action=choices[0])
        assert taken["rule"].startswith("BG-")
        assert taken["rule"] in taken["message"]

    in_club(sqlite, story)


def test_only_who_sits_there_may_ask_and_nonsense_is_said_to_be_nonsense(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        where = f"/api/tables/{table_id}/why"
        await (await club.guest("Cas")).get(where, 403, action="bid 5")
        await club.stranger().get(where, 401, action="bid 5")
        await ann.get(where, 400)
        await ann.get(where, 400, action="x" * 201)
        assert "dance" in (await ann.get(where, 422, action="dance"))["error"]["message"]
        assert not (await ann.get(where, action="bid 12"))["allowed"]

    in_club(sqlite, story)
