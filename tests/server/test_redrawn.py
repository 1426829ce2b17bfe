"""Might is Right over the wire: what somebody drew from the discard makes no difference to what anybody else is sent.

Two tables are played alike and draw alike, except that seat 0, who runs out of duel tiles first, draws other ones.
"""

import json
import re
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from carson.board.actions import PASS, Choose, Cowboy
from carson.board.characters.cast import CAST
from carson.board.variants.might_is_right.state import PILES
from carson.kernel.chance import SeededChance
from carson.server.tables import tables
from server.club import Club, Person, in_club, open_club
from server.line import Line, dial
from server.test_wire import PRESENCE, game_of

DEALT = 18  # tiles, to three players
OPTIONS = {"players": 3, "bag": "beginners", "characters": "beginners", "variants": "might-is-right"}
SPACES = ("roads", "ammunition", "gambling", "parcels-income", "cowboy-income", "parcels-vp", "building-vp")
DOORS = ("", "/events", "/record", "/replay", "/series", "/scores", "/ahead")
MOST = 200
NUMBERS = {character.name: character.number for character in CAST}


class Redrawing:
    """A table, everybody there, and a line for each; the last is a spectator."""

    def __init__(self, club: Club, table_id: str, people: list[Person]) -> None:
        self.club, self.table_id, self.people = club, table_id, people
        self.lines: list[Line] = [dial(club, table_id, person) for person in people[:3]]
        self.lines.append(dial(club, table_id))

    @property
    def game(self) -> Any:
        return game_of(self.club, self.table_id)

    async def act(self, seat: int, action: str) -> None:
        seen = await self.people[seat].table(self.table_id)
        await self.people[seat].act(self.table_id, action, seen["question"])
        await self.club.quiet()

    async def received(self, reader: int) -> list[str]:
        """All that a reader was ever sent, and all there is to ask for."""
        line = self.lines[reader]
        line.say("ping", id="now")
        await line.until("pong")
        while not any(f'"seq":{self.game.serial},' in text for text in line.log if '"position"' in text):
            await line.until("position")
        live = sorted(text for text in line.log if not text.startswith(PRESENCE))
        asked = [json.dumps(await self.people[reader].get(f"/api/tables/{self.table_id}{door}")) for door in DOORS]
        return [self._neutral(text) for text in chain(live, asked)]

    def _neutral(self, text: str) -> str:
        """Without what differs between any two tables: when it was, its name, what its seed was sealed with."""
        found = re.sub(r'"(created|started|finished|at)(_at)?": ?\d+', "", text.replace(self.table_id, "TABLE"))
        return re.sub(r"[0-9a-f]{64}", "SEAL", found)


async def _begun(club: Club) -> Redrawing:
    people = [await club.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = await people[0].post("/api/tables", {"game": "board", "options": OPTIONS}, 201)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join")
    await people[0].post(f"/api/tables/{table['id']}/start")
    await club.quiet()
    return Redrawing(club, table["id"], [*people, club.stranger()])


def _answer(game: Any, seat: int) -> str:
    """Seat 0 is first in every turn order and goes from space to space; the others follow in turn, or wait at Wages."""
    legal = game.legal_actions(seat)
    found = PASS if PASS in legal else legal[0]
    if game.decision.kind == "character":
        faces = [action for action in legal if isinstance(action, Choose)]
        found = min(faces, key=lambda face: NUMBERS[face.option] if seat == 0 else -NUMBERS[face.option])
    elif game.decision.kind == "cowboy":
        mine, others = (
            {standing.place for standing in game.view(None).standing if (standing.seat == 0) == first}
            for first in (True, False)
        )
        goals = SPACES if seat == 0 else [space for space in SPACES[seat - 1 :: 2] if space in mine - others]
        wanted = [Cowboy(space) for space in (*goals, *(["wages"] if seat else []))]
        found = next((action for action in wanted if action in legal), PASS)
    return str(game.rules.action_text(found))


@pytest.mark.rule("BG-11.3", "BG-16.50", "BG-16.51")
def test_what_was_redrawn_makes_no_difference_to_what_anybody_else_is_sent(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter(["one" * 16, "two" * 16])
    monkeypatch.setattr(tables, "new_seed", lambda: next(seeds))
    pick = SeededChance.pick

    def alike_but_for_redrawn_tiles(chance: SeededChance, what: str, pool: Sequence[int]) -> int:
        own = what == "tile" and chance.drawn().get(what, 0) >= DEALT
        twin = SeededChance(chance.seed if own else "alike", chance.drawn())
        chance.skip([(what, 0)])
        return pick(twin, what, pool)

    monkeypatch.setattr(SeededChance, "pick", alike_but_for_redrawn_tiles)

    async def story(club: Club) -> None:
        async with open_club(f"sqlite:///{tmp_path / 'twin.db'}") as other:
            assert await _compared([await _begun(club), await _begun(other)]) == 2

    in_club(f"sqlite:///{tmp_path / 'one.db'}", story)


async def _compared(twins: list[Redrawing]) -> int:
    """At how many moments, before seat 0 shows one of its other tiles, all others were sent the same."""
    found = 0
    for _ in range(MOST):
        games = [twin.game for twin in twins]
        one, two = [PILES.of(game.state) for game in games]
        if one.discard != two.discard:
            return found  # seat 0 has shown one of these tiles
        if one.redrawn:
            assert (one.hands[0] != two.hands[0], one.hands[1:] == two.hands[1:]) == (True, True)
            for reader in (1, 2, 3):
                first, second = [await twin.received(reader) for twin in twins]
                assert first == second
            found += 1
        decision = games[0].decision
        assert decision is not None
        assert games[1].decision == decision
        seat = decision.seats[0]
        answers = [_answer(game, seat) for game in games]
        assert answers[0] == answers[1] or (decision.kind, seat) == ("duel-tile", 0)
        for twin, answer in zip(twins, answers, strict=True):
            await twin.act(seat, answer)
    raise AssertionError("nobody ran out of tiles")
