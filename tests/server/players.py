"""Scripted people who play over live connections alone, and keep account of what they were told."""

import asyncio
from random import Random
from typing import Any

from changes import position_from
from server.club import Club, Person
from server.line import Closed, Line, dial


class LivePlayer:
    """Plays at random for its seat, comes back after `breaks` moves, and takes `regrets` moves back.

    With `changes`, what has changed is enough for it. `entries` is all it was told, by number: a gap or a repetition
    fails at once. `texts` is every text it received.
    """

    def __init__(self, club: Club, table_id: str, person: Person | None, seed: str, **habits: int) -> None:
        self.seed = None
        self.entries: list[Any] = []
        self.texts: list[str] = []
        self.status = ""
        self.position: Any = None
        self.returned = self.regretted = self.moves = 0
        self._club, self._table_id, self._person = club, table_id, person
        self._chance = Random(seed)
        self._breaks = habits.get("breaks", 0)
        self._regrets = habits.get("regrets", 0)
        self._changes = habits.get("changes", 0)
        self._wish: str | None = None
        self._answered = -1  # the situation last acted in
        self._line = self._dial()

    def _dial(self) -> Line:
        line = dial(self._club, self._table_id, self._person, since=len(self.entries) - 1, changes=self._changes)
        line.log = self.texts
        return line

    async def play(self) -> None:
        """Until the game is over."""
        while self.status != "finished" or self.position["seq"] != len(self.entries) - 1 or self.position["asked"]:
            self._take(await self._line.hear())
            if self._wish is None and self.position is not None and self.position["seq"] > self._answered:
                await self._answer()
        await self._line.hang_up()

    def _take(self, message: Any) -> None:
        kind = message["type"]
        if kind == "table":
            self.status = message["table"]["status"]
            self.seed = message["table"]["seed"]
        elif kind in ("position", "changes", "events"):
            if kind == "changes":
                message = position_from(self.position, message)
            for entry in message["entries"]:
                assert entry["seq"] == len(self.entries), "an entry is missing, or came twice"
                self.entries.append(entry)
            assert message["seq"] == len(self.entries) - 1
            self.position = self.position if kind == "events" else message
        elif kind == "done":
            assert message["id"] == self._wish
            self._wish = None
            self._answered = max(self._answered, message["seq"] - 1)
            self.moves += 1
        elif kind == "fault":
            assert message["id"] == self._wish
            # Somebody was quicker: it was another question, or where all act as they like the place is taken.
            freely = bool(message["error"]["rule"]) and self.position["view"]["decision"]["freely"]
            late = message["error"]["code"] in ("action-stale", "undo-nothing", "undo-other", "undo-relied-on")
            assert late or freely, message
            if self._wish is not None and self._wish.startswith("regret"):
                self.regretted -= 1  # nothing was taken back
            self._wish = None
            if freely:
                self._answered = -1

    async def _answer(self) -> None:
        seen = self.position
        self._answered = seen["seq"]
        if self._breaks and self.moves >= self._breaks and not self.returned:
            self.returned += 1
            await self._line.hang_up()
            self._line = self._dial()
            self._answered = -1
            return
        if seen["undo"] is not None and self.regretted < self._regrets:
            self.regretted += 1
            self._wish = f"regret-{self.regretted}-{seen['seq']:06}"
            self._line.say("undo", move=seen["undo"], question=seen["question"], id=self._wish)
            return
        decision = seen["view"]["decision"]
        if decision is not None and seen["seat"] in decision["seats"]:
            self._wish = self._line.act(self._chance.choice(seen["actions"]), seen["question"])


async def play_together(*players: LivePlayer) -> None:
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


__all__ = ["Closed", "LivePlayer", "play_together"]
