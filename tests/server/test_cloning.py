"""Tables that begin from a position of another game, of which nobody learns anything that way."""

from typing import Any

import pytest

from carson.board import library as board
from carson.cards import library as cards
from carson.kernel import Game, parse
from server.club import Club, in_club, play_on, seated

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD: dict[str, Any] = {"players": 2, "variants": "might-is-right new-beginning"}
GAMES = [("cards", CARDS), ("board", BOARD)]
APART = ("decision", "seat")


def _shown(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in APART}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_finished_game_is_taken_up_at_a_move_and_played_to_another_end(
    url: str, game: str, options: dict[str, Any]
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "first")
        first = await ann.table(table_id)
        laid = await bob.post(f"/api/tables/{table_id}/clone", {"move": 40, "seats": ["open", "me"]}, 201)
        assert (laid["status"], laid["options"]) == ("open", first["table"]["options"])
        assert laid["from_move"] is not None
        assert laid["commitment"] != first["table"]["commitment"]
        await ann.post(f"/api/tables/{laid['id']}/join")
        await bob.post(f"/api/tables/{laid['id']}/start")
        then = await ann.get(f"/api/tables/{table_id}/replay", move=laid["from_move"])
        now = await club.stranger().table(laid["id"])
        assert _shown(now["view"]) == _shown(then["view"])
        assert now["view"]["decision"] == then["view"]["decision"]
        running = parse(await ann.get(f"/api/tables/{laid['id']}/record"))
        assert running.head["position"] == "?"
        await play_on(club, laid["id"], [ann, bob], "second")
        text = await ann.get(f"/api/tables/{laid['id']}/record")
        played: Any = cards.replayed(parse(text)) if game == "cards" else board.replayed(parse(text))
        assert played.outcome() is not None
        # All that was drawn follows from the table's own seed.
        seed = (await ann.table(laid["id"]))["table"]["seed"]
        again: Game[Any, Any, Any] = Game.start(played.rules, seed)
        for move in played.moves:
            assert again.apply(move.seat, move.action).draws == move.draws
        # Brought back as a record, it is the same game.
        brought = await bob.post("/api/records", {"record": text}, 201)
        assert await ann.get(f"/api/tables/{brought['id']}/record") == text
        assert await ann.get(f"/api/tables/{brought['id']}/series") == await ann.get(f"/api/tables/{laid['id']}/series")

    in_club(url, story)


def test_of_a_running_game_no_sealed_bid_is_taken_along(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        seen = await ann.table(table_id)
        assert seen["view"]["decision"]["kind"] == "bid"
        await ann.act(table_id, "bid 7", seen["question"])
        cleo = await club.guest("Cleo")
        laid = await cleo.post(f"/api/tables/{table_id}/clone", {"seats": ["me", "me"]}, 201)
        assert laid["from_move"] == 0
        await cleo.post(f"/api/tables/{laid['id']}/start")
        for seat in (0, 1):
            look = await cleo.table(laid["id"], seat=seat)
            assert look["view"]["my_bid"] == 0
            assert look["view"]["decision"]["seats"] == [0, 1]
            assert not any(player["laid"] for player in look["view"]["players"])

    in_club(sqlite, story)


def test_a_clone_survives_a_restart_and_can_be_cloned_itself(url: str) -> None:
    async def first(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", BOARD)
        await play_on(club, table_id, [ann, bob], "restart", most=12)
        laid = await ann.post(f"/api/tables/{table_id}/clone", {"seats": ["me", "random"]}, 201)
        await ann.post(f"/api/tables/{laid['id']}/start")
        await club.quiet()
        await play_on(club, laid["id"], [ann], "restart", most=4)
        kept.update(id=laid["id"], ann=ann, seen=await ann.table(laid["id"]))

    async def second(club: Club) -> None:
        ann = club.same(kept["ann"])
        assert await ann.table(kept["id"]) == kept["seen"]
        laid = await ann.post(f"/api/tables/{kept['id']}/clone", {"seats": ["me", "random"]}, 201)
        await ann.post(f"/api/tables/{laid['id']}/start")
        await club.quiet()
        await play_on(club, laid["id"], [ann], "again")
        assert (await ann.get(f"/api/tables/{laid['id']}/scores"))["final"]

    kept: dict[str, Any] = {}
    in_club(url, first)
    in_club(url, second)


def test_where_nothing_can_be_begun_the_reason_is_told(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "over")
        path = f"/api/tables/{table_id}/clone"
        assert (await ann.post(path, {}, 409))["error"]["code"] == "clone-over"
        assert (await ann.post(path, {"move": 99_999}, 409))["error"]["code"] == "replay-no-move"
        assert (await ann.post(path, {"move": 0, "seats": ["me"]}, 400))["error"]["code"] == "seats-count"
        await club.stranger().post(path, {"move": 0}, 401)
        laid = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        assert laid["from_move"] is None
        assert (await ann.post(f"/api/tables/{laid['id']}/clone", {}, 409))["error"]["code"] == "table-not-begun"

    in_club(sqlite, story)
