"""The processes that run bots."""

from typing import Final

import msgspec

from carson.server.bots.question import Answer
from carson.server.workers import pool
from carson.server.workers.places import FIRST
from carson.server.workers.pool import DIED, Limits, WorkerFailure

__all__ = ["BotFailure", "Limits", "Pool"]

BotFailure = WorkerFailure
# Carson's own bots alone: what a browser sends must not make the server import anything.
MAKER: Final = "carson.bots:make_builtin_bot"


class Pool(pool.Pool):
    def __init__(self, limits: Limits, maker: str = MAKER) -> None:
        super().__init__(limits, "carson.server.bots.answering:answering", maker)

    async def choose(self, question: bytes, rank: int = FIRST) -> int:
        """The index of the chosen action among the legal ones, or BotFailure."""
        try:
            answer = msgspec.json.decode(await self.ask(question, rank), type=Answer)
        except msgspec.DecodeError:
            raise BotFailure(DIED) from None
        if answer.reason:
            raise BotFailure(answer.reason, answer.place)
        return answer.choice
