"""Everything that goes over the wire in whole games: no byte tells anybody what is not his to know.

Bids, sheets and duel tiles that lie face down, hands, what is on top of a pile, cards not drawn yet, the seed.
"""

import json
import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from carson.server.games.adapter import AnyGame
from carson.server.tables import tables
from server.club import Club, Person, in_club, open_club, seated
from server.line import Line, dial
from server.players import LivePlayer, play_together

GAMES = [
    ("cards", {"real": 2, "virtual": ["beginner", "expert"]}, {"bid"}),
    ("board", {"players": 2, "variants": "might-is-right new-beginning"}, {"sheet", "duel-tile"}),
]
# Who is connected is no secret, but how often that is said while several come at once depends on the clock.
PRESENCE = '{"type":"presence"'
POSITIONS = ('{"type":"position"', '{"type":"changes"')
SEED = "0123456789abcdef" * 3


def game_of(club: Club, table_id: str) -> AnyGame:
    """As the server has it: what a test may know and nobody else."""
    game = club.services.game_cache.get(table_id, 1_000_000)
    assert game is not None
    return game


# One game: what is not out yet is not said


@pytest.mark.parametrize(("game", "options", "_kinds"), GAMES)
def test_neither_the_seed_nor_an_undrawn_card_is_named_before_its_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], _kinds: set[str]
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        players = [
            LivePlayer(club, table_id, person, name, breaks=9, regrets=2, changes=name != "bob")
            for person, name in ((ann, "ann"), (bob, "bob"), (None, "looker"))
        ]
        undrawn: list[tuple[int, set[str]]] = []
        publish = club.services.hub.publish

        def published(table: str, *more: Any, **others: Any) -> None:
            undrawn.append((game_of(club, table).serial, _undrawn(game_of(club, table))))
            publish(table, *more, **others)

        club.services.hub.publish = published  # type: ignore[method-assign]
        await play_together(*players)
        hidden = dict(undrawn)
        for player in players:
            assert any(SEED in text for text in player.texts), "at the end it is told"
            for text in player.texts:
                message = json.loads(text)
                if message["type"] == "table" and message["table"]["status"] == "finished":
                    break
                assert SEED not in text
                named = set(re.findall(r"[\w-]+", text))
                assert not named & hidden.get(message.get("seq", -1), set())
        assert game != "cards" or sum(len(cards) for cards in hidden.values()) > 100

    in_club(sqlite, story)


def _undrawn(game: AnyGame) -> set[str]:
    if game.rules.game != "cards":
        return set()  # a building is drawn from a bag whose contents all know
    names = game.rules.table.names  # type: ignore[attr-defined]
    later = game.rules.table.era_cards(1) if game.state.era == 0 else []  # type: ignore[attr-defined]
    return {names[card] for card in (*game.state.terrain, *later)}


# One game, drawn anew: what a seat cannot know makes no difference to what it is sent


@pytest.mark.parametrize(("game", "options", "_kinds"), GAMES)
def test_what_a_seat_cannot_know_can_be_drawn_anew_without_a_different_byte_for_it(
    sqlite: str, game: str, options: dict[str, Any], _kinds: set[str]
) -> None:
    async def story(club: Club) -> None:
        chance = Random("anew")
        table_id, ann, bob = await seated(club, game, options)
        lines = {0: dial(club, table_id, ann), 1: dial(club, table_id, bob), None: dial(club, table_id)}
        looks = {line: await line.until("position") for line in lines.values()}
        differing = 0
        while (decision := game_of(club, table_id).decision) is not None:
            whole = game_of(club, table_id)
            # Answers that lie face down are always looked at; they are few, and a game without any would prove nothing.
            for viewer, line in lines.items() if decision.together or whole.serial % 3 == 0 else ():
                before = await _looked(line)
                other = whole.copy()
                other.state = whole.rules.redraw(whole.state, viewer, chance)
                differing += whole.rules.position_text(other.state) != whole.rules.position_text(whole.state)
                await _shown(club, table_id, other)
                after = await _looked(line)
                await _shown(club, table_id, whole)
                assert before == after
            seat = chance.choice(decision.seats)
            seen = looks[lines[seat]]
            if chance.random() < 0.15 and seen["undo"] is not None:
                lines[seat].say("undo", move=seen["undo"], question=seen["question"], id=f"back-{seen['seq']:06}")
            else:
                lines[seat].act(chance.choice(seen["actions"]), seen["question"])
            for line in lines.values():
                looks[line] = await line.until("position", lambda message: message["seq"] > seen["seq"])  # noqa: B023
        assert differing > 0, "nothing was hidden"

    in_club(sqlite, story)


async def _shown(club: Club, table_id: str, game: AnyGame) -> None:
    """Let the server think that this is how things stand."""
    club.services.game_cache.put(table_id, game)
    room = club.app.state.lobby.rooms[table_id]
    room.wake(-1)
    await room._refreshing


async def _looked(line: Line) -> list[str]:
    line.say("look")
    line.say("ping", id="after")
    start = len(line.log)
    await line.until("pong")
    await line.until("position")
    return sorted(text for text in line.log[start:] if '"pong"' not in text)


# Two games of one seed, which differ in an answer that lies face down


class Twin:
    """One of two tables that are played alike: every reader, and all that he was ever sent. With `elsewhere` everybody
    reads in another server on the same database than the one in which moves are made. With `changes` they read what has
    changed.
    """

    def __init__(
        self, club: Club, table_id: str, people: list[Person], elsewhere: Club | None = None, changes: bool = False
    ) -> None:
        self.changes = changes
        self.club, self.table_id, self.people = club, table_id, people
        self.there = elsewhere or club
        self.readers = [*(self.there.same(person) for person in people), self.there.stranger()]
        self.lines: list[Line] = []
        self.read: list[int] = []
        # Who gave another answer here than at the other table knows that of himself, and is asked for no more of it.
        self.known = [-1, -1, -1]

    async def dial(self, since: int) -> None:
        """All come (back) from this number on."""
        for line in self.lines:
            await line.hang_up()
        people: list[Person | None] = [*self.readers[:2], None]
        self.lines = [
            dial(self.there, self.table_id, person, since=max(since, known), changes=self.changes)
            for person, known in zip(people, self.known, strict=True)
        ]
        self.read = [0] * len(self.lines)

    async def do(self, seat: int, step: Callable[[Person, Any], Awaitable[None]]) -> None:
        person = self.people[seat]
        await step(person, await person.table(self.table_id))
        await self.club.quiet()

    async def received(self, reader: int) -> list[str]:
        """All that the reader is sent until now, and all he can ask for."""
        seq = game_of(self.club, self.table_id).serial
        line, person = self.lines[reader], self.readers[reader]
        line.say("ping", id="now")
        await line.until("pong")
        while not any(f'"seq":{seq},' in text for text in line.log if text.startswith(POSITIONS)):
            await line.until_any("position", "changes")
        live = [text for text in line.log[self.read[reader] :] if not text.startswith(PRESENCE)]
        if self.there is not self.club:
            # Whether several moves come in one message or in several is a matter of time. What happened is asked below.
            positions = [json.loads(text) for text in line.log if '"position"' in text and f'"seq":{seq},' in text]
            live = [json.dumps({**positions[-1], "entries": []})]
        self.read[reader] = len(line.log)
        path = f"/api/tables/{self.table_id}"
        asked = [
            json.dumps(await person.table(self.table_id)),
            json.dumps(await person.get(f"{path}/events", since=self.known[reader])),
            await person.get(f"{path}/record"),
        ]
        return [self._neutral(text) for text in (*sorted(live), *asked)]

    def _neutral(self, text: str) -> str:
        """Without what differs between any two tables."""
        return re.sub(r'"(created|started|finished)_at": ?\d+', "", text.replace(self.table_id, "TABLE"))


@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize(("game", "options", "kinds"), GAMES)
def test_two_games_that_differ_in_what_lies_face_down_look_the_same_to_all_others(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], kinds: set[str], changes: bool
) -> None:
    """At every sealed decision of a whole game the one table gets another answer, which is then taken back, and all
    come back in between; up to the reveal everybody else must have received the same, byte for byte."""
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)

    async def story(first: Club) -> None:
        async with open_club(f"sqlite:///{tmp_path / 'twin.db'}") as second:
            twins = []
            for club in (first, second):
                table_id, ann, bob = await seated(club, game, options)
                twins.append(Twin(club, table_id, [ann, bob], changes=changes))
            found = await _played_alike(twins)
            told = [text for twin in twins for line in twin.lines for text in line.log]
            assert changes == any(text.startswith(POSITIONS[1]) for text in told)
        assert found >= kinds, found

    in_club(f"sqlite:///{tmp_path / 'one.db'}", story)


async def _played_alike(twins: list[Twin]) -> set[str]:
    """The kinds of decision in which different answers were given."""
    chance = Random("alike")
    varied: set[str] = set()
    for twin in twins:
        await twin.dial(-1)
    while (decision := (whole := game_of(twins[0].club, twins[0].table_id)).decision) is not None:
        hider = chance.choice(decision.seats)
        actions = [whole.rules.action_text(action) for action in whole.legal_actions(hider)]
        answer = chance.choice(actions)
        # What answers in secret, and leaves the other to be asked: there the other table may differ.
        secret = [one for one in actions if one.split()[0] == answer.split()[0] and one != answer]
        if decision.together and len(decision.seats) > 1 and secret and answer.split()[0] not in ("sell", "road"):
            others = [seat for seat in (0, 1, 2) if seat != hider]
            for twin, said in zip(twins, (answer, chance.choice(secret)), strict=True):
                await twin.do(hider, _acts(twin, said))
            if game_of(twins[0].club, twins[0].table_id).undoable(hider) is None:
                raise AssertionError("an answer in secret cannot be taken back")
            await _the_same(twins, others)
            varied.add(decision.kind)
            for twin in twins:
                await twin.do(hider, _takes_back(twin))
                await twin.dial(max(-1, whole.serial - 3))
            await _the_same(twins, others)
            for twin in twins:
                twin.known[hider] = whole.serial + 2
                await twin.received(hider)
        for twin in twins:
            await twin.do(hider, _acts(twin, answer))
    return varied


async def _the_same(twins: list[Twin], readers: tuple[int, ...] | list[int]) -> None:
    for reader in readers:
        one, other = [await twin.received(reader) for twin in twins]
        assert one == other


def _acts(twin: Twin, action: str) -> Callable[[Person, Any], Awaitable[None]]:
    async def step(person: Person, seen: Any) -> None:
        await person.act(twin.table_id, action, seen["question"])

    return step


def _takes_back(twin: Twin) -> Callable[[Person, Any], Awaitable[None]]:
    async def step(person: Person, seen: Any) -> None:
        wish = {"move": seen["undo"], "question": seen["question"], "id": f"back-{seen['table']['seq']:08}"}
        await person.post(f"/api/tables/{twin.table_id}/undo", wish)

    return step
