"""What `tools/load --overload` reports of a server whose speed is known. Time is made up: nobody waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from load.overload import overloaded, shared


class Hurried(asyncio.SelectorEventLoop):
    """Nothing comes from outside: instead of waiting it is later at once."""

    def __init__(self) -> None:
        super().__init__()
        self._later = 0.0
        select = self._selector.select  # type: ignore[attr-defined]

        def skip(timeout: float | None = None) -> Any:
            self._later += timeout or 0.0
            return select(0)

        self._selector.select = skip  # type: ignore[attr-defined]

    def time(self) -> float:
        return self._later


def hurried(story: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    loop = Hurried()
    try:
        return loop.run_until_complete(story)
    finally:
        loop.close()


class Server:
    """Answers one request after the other, `speed` a second, and refuses those for which it has no `room`."""

    def __init__(self, speed: float, room: int) -> None:
        self._pause, self._room = 1 / speed, room
        self._waiting: deque[asyncio.Future[None]] = deque()

    def ask(self) -> "asyncio.Future[None] | None":
        if len(self._waiting) >= self._room:
            return None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._waiting.append(answer)
        if len(self._waiting) == 1:
            loop.call_later(self._pause, self._answer)
        return answer

    def _answer(self) -> None:
        self._waiting.popleft().set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_later(self._pause, self._answer)


class Table:
    def __init__(self, server: Server, moves: int = 10**6, favoured: bool = False) -> None:
        self.done, self.refused = False, 0
        self.when_refused: Callable[[], None] | None = None
        self.shut = False  # it never gets an answer
        self._server, self._left, self._favoured = server, moves, favoured
        self._made: asyncio.Future[None] | None = None

    async def play(self, due: float) -> float | None:
        if not self._left:
            self.done = True
            return None
        self._left -= 1
        self._made = asyncio.get_running_loop().create_future()
        self.ask_again()
        await self._made
        return asyncio.get_running_loop().time() - due

    def ask_again(self) -> None:
        assert self._made is not None
        if self._favoured:
            self._made.set_result(None)
        elif not self.shut and (answer := self._server.ask()) is not None:
            answer.add_done_callback(self._answered)
        elif not self.shut:
            self.refused += 1
            loop = asyncio.get_running_loop()
            if self.when_refused is not None:
                loop.call_soon(self.when_refused)
            else:
                loop.call_later(2.0, self.ask_again)

    def _answered(self, _answer: object) -> None:
        assert self._made is not None
        self._made.set_result(None)


def megabytes() -> Callable[[], float]:
    figures = iter((100.0, 101.5))
    return lambda: next(figures)


def test_a_server_at_twice_its_speed_makes_what_it_can_and_refuses_the_rest() -> None:
    async def story() -> dict[str, Any]:
        server = Server(100, room=25)
        return await overloaded([Table(server) for _ in range(50)], 200, 10, megabytes())

    found = hurried(story())
    assert found["asked_a_second"] == pytest.approx(200, rel=0.01)
    assert found["moves_a_second"] == pytest.approx(100, rel=0.01)
    assert found["refused_a_second"] == pytest.approx(100, rel=0.03)  # those that wait at the end are neither
    least, _, most = found["moves_a_table"]
    assert 18 <= least <= 20 <= most <= 22  # 1,000 moves of 50 tables
    assert found["p50_s"] >= 0.25  # 25 wait for a hundredth each
    assert (found["not_sent"], found["lost"], found["memory_mb"]) == (0, 0, [100.0, 101.5])


def test_half_of_its_speed_is_no_overload() -> None:
    async def story() -> dict[str, Any]:
        server = Server(100, room=25)
        return await overloaded([Table(server) for _ in range(50)], 50, 10, megabytes())

    found = hurried(story())
    assert found["moves_a_second"] == pytest.approx(50, rel=0.01)
    assert found["refused_a_second"] == 0
    assert found["longest_s"] == 0.01


def test_requests_that_no_table_was_free_for_are_told() -> None:
    """With so few tables the server is never asked for more than it can do, whatever the rate."""

    async def story() -> dict[str, Any]:
        server = Server(100, room=25)
        return await overloaded([Table(server) for _ in range(5)], 200, 10, megabytes())

    found = hurried(story())
    assert found["asked_a_second"] == pytest.approx(100, rel=0.01)
    assert found["not_sent"] == pytest.approx(1000, rel=0.02)


def test_a_server_that_prefers_some_tables_is_found_out() -> None:
    async def story() -> dict[str, Any]:
        server = Server(50, room=25)
        tables = [Table(server, favoured=number < 10) for number in range(50)]
        return await overloaded(tables, 200, 10, megabytes())

    least, median, most = hurried(story())["moves_a_table"]
    assert most > 3 * median
    assert least <= median < 20


def test_a_table_that_is_never_answered_is_lost_and_one_that_is_over_is_not_counted() -> None:
    async def story() -> dict[str, Any]:
        server = Server(100, room=25)
        tables = [Table(server) for _ in range(20)]
        tables[3].shut = True
        return await overloaded([*tables, Table(server, moves=2)], 90, 10, megabytes())

    found = hurried(story())
    assert found["lost"] == 1
    assert found["moves_a_table"][0] == 0  # the one that starves
    assert found["moves_a_table"][1] > 40  # not the one with two moves


def test_the_share_of_a_table() -> None:
    assert shared([3, 9, 5], [0.5, 2.0, 1.251]) == {"moves_a_table": [3, 5, 9], "p50_s": 1.25, "longest_s": 2.0}
    assert shared([], []) == {"moves_a_table": [0, 0, 0], "p50_s": 0.0, "longest_s": 0.0}
