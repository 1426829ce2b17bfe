"""After a move of this process the room continues its picture without reading the table; the database says the same."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from carson.server.core.admission import Admission
from carson.server.errors import Busy
from carson.server.live import room as rooms
from carson.server.play.table_state import Commit, continued, standing
from server.club import Club, in_club, open_club, play_on, seated
from server.line import dial

GAMES = {"cards": {"real": 2, "virtual": ["beginner", "expert"]}, "board": {"players": 3}}


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_what_the_database_has_and_is_not_read_again(
    url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[str] = []

    async def counted(services: Any, table_id: str, before: Any) -> Any:
        reads.append(table_id)
        return await standing(services, table_id, before)

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, GAMES[game])
        if not club.services.database.sqlite:
            # Once it has a connection, it makes every room look for itself.
            await club.app.state.relay.listening.wait()
        monkeypatch.setattr(rooms, "standing", counted)
        line = dial(club, table_id, ann)
        await line.until("position")
        room = club.app.state.lobby.rooms[table_id]
        for step in range(12):
            await play_on(club, table_id, [ann, bob], f"move {step}", most=1)
            shown = room.picture.standing
            there = await standing(club.services, table_id, None)
            assert shown.seated == there.seated
            assert shown.entries == there.entries
            assert shown.game is not None
            assert shown.game.snapshot() == there.game.snapshot()  # type: ignore[union-attr]
        assert reads == [table_id], "only when the first came in"

    in_club(url, story)


def test_what_somebody_else_has_written_in_between_is_read(url: str) -> None:
    """Two servers on one database; the second one's news never arrives."""

    async def story() -> None:
        async with open_club(url) as one, open_club(url, pulse=0) as other:
            other.services.hub.publish = lambda *_, **__: None  # type: ignore[method-assign]
            table_id, ann, bob = await seated(one, "cards", GAMES["cards"])
            line = dial(one, table_id, ann)
            await line.until("position")
            for mover, club in ((ann, other), (bob, one)):
                person = club.same(mover)
                seen = await person.table(table_id)
                await person.act(table_id, seen["actions"][0], seen["question"])
            last = (await bob.table(table_id))["table"]["seq"]
            seen = await line.until("position", lambda message: message["seq"] == last)
            assert [entry["seat"] for entry in seen["entries"]][:2] == [0, 1], "none is missing, none comes twice"

    asyncio.run(story())


def test_a_commit_that_does_not_follow_what_is_known_is_not_taken_over(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, _, _ = await seated(club, "cards", GAMES["cards"])
        known = await standing(club.services, table_id, None)
        assert known.game is not None
        commit = Commit(known.seated, known.seated, known.game, [])
        assert continued(known, commit) == known
        renamed = replace(known.seated, seats=[replace(seat, name="Zoe") for seat in known.seated.seats])
        assert continued(replace(known, seated=renamed), commit) is None

    in_club(sqlite, story)


def test_moves_beyond_what_a_process_takes_on_are_told_to_come_back(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", GAMES["cards"])
        seen = await ann.table(table_id)
        wish = {"action": seen["actions"][0], "question": seen["question"], "id": "busy-0001"}
        with club.services.admission.one_of("another table"):
            answer = await ann.http.post(f"/api/tables/{table_id}/actions", json=wish)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
            assert answer.json()["error"]["code"] == "moves-busy"
            line = dial(club, table_id, ann)
            await line.until("position")
            line.say("act", **wish)
            assert (await line.until("fault"))["error"]["code"] == "moves-busy"
        done = await ann.post(f"/api/tables/{table_id}/actions", wish)
        assert not done["repeated"], "the same request is done when there is room"
        assert club.services.admission.taken == 0

    in_club(sqlite, story, max_moves=1)


def test_no_table_fills_the_queue() -> None:
    admission = Admission(most=3, each=2)
    with admission.one_of("a"), admission.one_of("a"):
        with pytest.raises(Busy), admission.one_of("a"):
            pass
        with admission.one_of("b"), pytest.raises(Busy), admission.one_of("c"):
            pass
    assert admission.taken == 0
    with admission.one_of("a"):
        assert admission.taken == 1
