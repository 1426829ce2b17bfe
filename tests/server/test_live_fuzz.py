"""Nothing that is said on a live connection is ever the server's fault, or costs it more than a little memory."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from carson.server.live import messages, socket
from server.club import Club, Person, in_club, open_club, seated
from server.line import Closed, Line, dial

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
VALUES: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1.5, "", "x", "bid 7", "\0\ud800", "‮", [], [0], [1, 1]]
VALUES += [[0, 1, 2, 3, 4, 5, 6, 7, 8], {}, {"a": {"b": []}}, "long " * 100, "some-good-id", "another-good-id"]
KINDS = ["hello", "act", "undo", "look", "ping", "welcome", "position", "", None, 7, "🂡"]
FIELDS = ["since", "seats", "id", "action", "question", "seat", "move", "type", "other"]
RAW: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type":"act"}',
    "[" * 9000,
    "x" * 16_385,
    "NaN",
    '"\\ud800"',
]
RAW += [b"", b"\xff\xfe\x00", b"{", bytes(range(256)), b'{"type":"ping"}']


def a_message(chance: Random, question: int, actions: list[str]) -> dict[str, Any]:
    """As a frame: mostly near to what makes sense, sometimes far from it."""
    dice = chance.random()
    if dice < 0.15:
        given = chance.choice(RAW)
        return {"bytes": given} if isinstance(given, bytes) else {"text": given}
    message = {"type": chance.choice(KINDS)}
    for name in chance.sample(FIELDS[:-2], chance.randrange(6)):
        message[name] = chance.choice(VALUES)
    if dice < 0.5:
        message = {"type": "act", "action": chance.choice([*actions, "bid 99"]), "question": question}
        message["id"] = f"fuzz-{chance.randrange(30):04}"
        if chance.random() < 0.3:
            message[chance.choice(FIELDS)] = chance.choice(VALUES)
    return {"text": json.dumps(message)}


@pytest.mark.parametrize("seed", range(4))
def test_no_message_is_ever_the_servers_fault(sqlite: str, seed: int) -> None:
    async def story(club: Club) -> None:
        chance = Random(seed)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        lines: list[Line] = []
        for _ in range(25):
            person = chance.choice([ann, bob, None])
            line = dial(club, table_id, person)
            lines.append(line)
            seen = await line.until("position")
            for _ in range(chance.randrange(1, 25)):
                line.say_raw(**a_message(chance, seen["question"], seen["actions"]))
                if chance.random() < 0.3:
                    await asyncio.sleep(0)
            await _heard_out(line, chance)
            _few_things_wait(club)
        assert not [text for line in lines for text in line.log if "server-fault" in text]
        await _still_served(club, table_id, ann)

    in_club(sqlite, story)


async def _heard_out(line: Line, chance: Random) -> None:
    """Until an answer to a last sane word, or the end; or the line just drops."""
    if chance.random() < 0.2:
        await line.hang_up()
        return
    line.say("ping", id="the-last-word")
    try:
        await line.until("pong", lambda message: message["id"] == "the-last-word")
        await line.hang_up()
    except Closed:
        await line.task
        assert line.closed in (messages.MALFORMED, messages.SLOW)


def _few_things_wait(club: Club) -> None:
    lobby = club.app.state.lobby
    assert len(lobby.sockets) <= 25
    assert len(lobby.rooms) <= 1
    assert all(len(one.replies) <= socket.MOST_REPLIES for one in lobby.sockets)
    assert len(lobby.unfinished) <= 25


async def _still_served(club: Club, table_id: str, ann: Person) -> None:
    lobby = club.app.state.lobby
    assert (lobby.rooms, lobby.sockets) == ({}, set())
    assert dict(lobby._addresses) == {}
    line = dial(club, table_id, ann, since=-1)
    seen = await line.until("position")
    assert [entry["seq"] for entry in seen["entries"]][-1:] in ([seen["seq"]], [])
    assert (await ann.table(table_id))["view"] == seen["view"]


def test_many_who_come_and_go_at_once_leave_nothing_behind(sqlite: str) -> None:
    async def story(club: Club) -> None:
        chance = Random("crowd")
        table_id, ann, bob = await seated(club, "cards", CARDS)
        lines = [dial(club, table_id, chance.choice([ann, bob, None])) for _ in range(60)]
        for line in lines:
            for _ in range(3):
                line.say_raw(**a_message(chance, 0, ["bid 3"]))
        chance.shuffle(lines)
        await asyncio.gather(*(line.hang_up() for line in lines))
        await _still_served(club, table_id, ann)

    in_club(sqlite, story, max_sockets_each=50, max_sockets_address=50)


def test_a_flood_is_cut_off_and_costs_a_bounded_number_of_answers(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite, limited=True) as club:
            table_id, ann, _ = await seated(club, "cards", CARDS)
            line = dial(club, table_id, ann)
            await line.until("position")
            for number in range(3000):
                line.say("ping", id=str(number))
            assert await line.end() in (messages.TOO_MANY, messages.SLOW)
            assert len(line.log) < 1000
            await line.task

    asyncio.run(story())
