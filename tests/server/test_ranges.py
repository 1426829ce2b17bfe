"""A sheet of A New Beginning is one of thousands: its ranges are told, not all of them."""

from typing import Any

from carson.board.library import Options, new_game
from carson.server.games.adapter import choices
from server.club import Club, in_club, seated
from server.line import dial

OPTIONS: dict[str, Any] = {"players": 2, "variants": "new-beginning"}
SHEETS = [
    "sheet 1 0 0 0 0",
    "sheet 6 0 0 0 0",
    "sheet 1 3 0 0 0",
    "sheet 1 0 4 0 0",
    "sheet 1 0 0 4 0",
    "sheet 1 0 0 0 40",
]


def test_the_least_sheet_and_each_number_at_its_most_are_listed_and_any_other_may_be_filled_in(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", OPTIONS)
        seen = await ann.table(table_id)
        about = seen["view"]["decision"]["about"]
        assert about["ranges"] == {
            "cowboys": [1, 6],
            "revolvers": [0, 3],
            "roads": [0, 4],
            "parcels": [0, 4],
            "bid": [0, 40],
        }
        ahead = await ann.get(f"/api/tables/{table_id}/ahead")
        planned = await ann.post(f"/api/tables/{table_id}/try", {"actions": [{"seat": 0, "action": "sheet 2 1 1 1 7"}]})
        assert seen["actions"] == ahead["actions"] == planned["actions"] == SHEETS
        assert ahead["asked"]["about"] == about
        for sheet in SHEETS:
            assert (await ann.get(f"/api/tables/{table_id}/why", action=sheet))["allowed"]
        await ann.act(table_id, "sheet 2 1 1 1 7", seen["question"])
        await bob.act(table_id, "sheet 6 3 0 1 1", seen["question"], 422)
        await bob.act(table_id, "sheet 5 1 0 1 1", seen["question"])

    in_club(sqlite, story)


def test_where_there_is_one_sheet_alone_it_is_the_only_one_listed() -> None:
    game = new_game(Options(2, variants="new-beginning"), "one")
    assert game.decision is not None
    about = {"ranges": {"cowboys": [3, 3], "revolvers": [1, 1], "roads": [1, 1], "parcels": [2, 2], "bid": [0, 0]}}
    [sheet] = choices(game.rules, game.state, type(game.decision)("sheet", (0,), "BG-11.1", about), 0)
    assert sheet["text"] == "sheet 3 1 1 2 0"


def test_a_position_is_kept_once_whatever_anybody_has_missed(sqlite: str) -> None:
    """Who says hello a hundred times, each time from another number, takes no more memory."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", OPTIONS)
        seen = await ann.table(table_id)
        for number in range(6):
            done = await bob.act(table_id, "sheet 2 1 1 1 7", seen["question"])
            back = {"move": 1, "question": seen["question"], "id": f"back-{number:06}"}
            done = await bob.post(f"/api/tables/{table_id}/undo", back)
        line = dial(club, table_id, ann)
        await line.until("position")
        picture = club.app.state.lobby.rooms[table_id].picture
        told = []
        for since in range(done["seq"]):
            line.say("hello", since=since)
            told.append(await line.until("position"))
        assert [len(one["entries"]) for one in told] == [done["seq"] - since for since in range(done["seq"])]
        assert all({**one, "entries": []} == {**told[0], "entries": []} for one in told)
        assert len(picture._positions) == 1
        await line.hang_up()

    in_club(sqlite, story)
