"""Time, ends and orders as they are heard on a live connection."""

from carson.server.tables.clock import STANDIN
from server.club import Club, in_club, seated
from server.line import dial

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
LIVE = {"kind": "live", "move": 30, "bank": 100}


def test_who_opens_the_table_is_there_again(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        await ann.act(table_id, "bid 7", 0)
        looker = dial(club, table_id, ann)
        await looker.until("position")
        await club.later(130)
        heard = await looker.until("table")
        assert heard["table"]["seats"][1]["standin"] == STANDIN
        line = dial(club, table_id, bob)
        welcome = await line.until("welcome")
        assert welcome["now"] == club.services.now()
        while (await looker.until("table"))["table"]["seats"][1]["standin"]:
            pass
        line.say("ping", id="what-time")
        assert (await line.until("pong"))["now"] == club.services.now()

    in_club(url, story)


def test_with_a_clock_every_move_brings_the_times_along(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        line = dial(club, table_id, bob)
        await line.until("position")
        club.hands.now += 40
        await ann.act(table_id, "bid 7", 0)
        table = (await line.until("table"))["table"]
        assert [(seat["bank"], seat["asked_at"]) for seat in table["seats"]] == [
            (90, None),
            (100, club.services.now() - 40),
        ]
        assert (await line.until("position"))["seq"] == 1

    in_club(sqlite, story)


def test_without_one_the_table_is_told_when_something_else_changes(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        line = dial(club, table_id, bob)
        await line.until("position")
        await ann.put(f"/api/tables/{table_id}/orders", {"single": True})
        await ann.act(table_id, "bid 7", 0)
        assert (await line.hear())["type"] == "position"
        await ann.post(f"/api/tables/{table_id}/agree")
        heard = await line.hear()
        assert (heard["type"], heard["table"]["seats"][0]["agrees"]) == ("table", True)

    in_club(sqlite, story)


def test_an_end_before_the_end_is_told_with_a_position_in_which_nobody_is_asked(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        line = dial(club, table_id, bob)
        before = await line.until("position")
        await ann.post(f"/api/tables/{table_id}/resign")
        heard = await line.until("table")
        assert (heard["table"]["status"], heard["table"]["winners"]) == ("finished", [1])
        after = await line.until("position")
        assert after["seq"] == before["seq"]
        assert (after["asked"], after["actions"], after["undo"]) == (None, [], None)
        assert after["view"]["decision"] is None

    in_club(url, story)
