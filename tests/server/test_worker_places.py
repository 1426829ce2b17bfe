"""Those who wait for a process: who comes first, how many may wait, and what happens to those who give up."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from carson.server.workers.places import Full, Places


async def _soon() -> None:
    """Everybody has come as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


class Line:
    """People who come for the one place there is, and stay until they are let go."""

    def __init__(self, waiting: int = 100) -> None:
        self.places = Places(1, waiting)
        self.inside: list[str] = []
        self._go = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def _stay(self, name: str, rank: int) -> None:
        async with self.places.taken(rank):
            self.inside.append(name)
            await self._go.wait()

    async def comes(self, name: str, rank: int = 0) -> None:
        self.tasks[name] = asyncio.create_task(self._stay(name, rank))
        await _soon()

    async def all_go(self) -> None:
        self._go.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def story(tell: Coroutine[Any, Any, None]) -> None:
    asyncio.run(tell)


def test_the_lowest_rank_comes_first_and_of_equals_whoever_came_first() -> None:
    async def tell() -> None:
        line = Line()
        for name, rank in (("inside", 2), ("alone", 2), ("by day", 1), ("live", 0), ("live too", 0), ("alone too", 2)):
            await line.comes(name, rank)
        assert line.inside == ["inside"]
        assert line.places.waiting == 5
        await line.all_go()
        assert line.inside == ["inside", "live", "live too", "by day", "alone", "alone too"]
        assert line.places.waiting == 0

    story(tell())


def test_when_too_many_wait_the_last_in_line_is_turned_away_whoever_that_is() -> None:
    async def tell() -> None:
        line = Line(waiting=2)
        await line.comes("inside")
        await line.comes("alone", 2)
        await line.comes("alone too", 2)
        await line.comes("alone three", 2)
        with pytest.raises(Full):
            await line.tasks["alone three"]
        await line.comes("live", 0)
        with pytest.raises(Full):
            await line.tasks["alone too"]
        assert line.places.waiting == 2
        await line.all_go()
        assert line.inside == ["inside", "live", "alone"]

    story(tell())


def test_whoever_gives_up_keeps_no_place() -> None:
    async def tell() -> None:
        line = Line()
        for name in ("inside", "gone", "patient"):
            await line.comes(name)
        line.tasks["gone"].cancel()
        await _soon()
        assert line.places.waiting == 1
        await line.all_go()
        assert line.inside == ["inside", "patient"]

    story(tell())


@pytest.mark.parametrize("first", ["the place comes free", "they give up"])
def test_a_place_that_comes_free_for_somebody_who_gives_up_at_that_moment_goes_to_the_next(first: str) -> None:
    async def tell() -> None:
        line = Line()
        for name in ("inside", "gone", "patient"):
            await line.comes(name)
        steps = [line.tasks["inside"].cancel, line.tasks["gone"].cancel]
        if first == "they give up":
            steps.reverse()
        for step in steps:
            step()
            if first == "the place comes free" and step == steps[0]:
                await asyncio.sleep(0)  # it is free now, and “gone” has not yet come to take it
        await _soon()
        assert line.inside == ["inside", "patient"]
        await line.all_go()
        await line.comes("later")
        assert line.inside[-1] == "later"

    story(tell())
