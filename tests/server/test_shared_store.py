"""What processes share in Valkey: counts and delays are those of all together; without it each goes on by itself."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest

from carson.server.errors import TooMany
from carson.server.security.login_attempts import FORGOTTEN, OF_NAME, Attempts
from carson.server.settings import REDIS, SettingsError, from_environment
from carson.server.shared import store as shared_store
from carson.server.shared.store import SharedStore
from carson.server.web.limits import MINUTE, Limits, Rate
from server.club import Hands
from valkey_server import Valkey

PATIENCE = 30.0  # seconds, on a machine that has much else to do
TEN = Rate("ten", 10)
BOTH = Rate("both", 6, address=9)


@asynccontextmanager
async def stores(valkey: Valkey, count: int, patience: float) -> AsyncIterator[list[SharedStore]]:
    found = [SharedStore(valkey.url, patience) for _ in range(count)]
    try:
        yield found
    finally:
        for store in found:
            await store.close()


async def granted(wish: Awaitable[None]) -> bool:
    try:
        await wish
    except TooMany:
        return False
    return True


def told(
    valkey: Valkey,
    story: Callable[[list[SharedStore]], Awaitable[None]],
    count: int = 2,
    patience: float = PATIENCE,
) -> None:
    async def whole() -> None:
        async with stores(valkey, count, patience) as found:
            await story(found)

    asyncio.run(whole())


def test_a_limit_holds_for_all_processes_together(valkey: Valkey) -> None:
    async def story(found: list[SharedStore]) -> None:
        counters = [Limits(True, store=store) for store in found]
        asked = [granted(counters[turn % 2].count(TEN, "door", "ann")) for turn in range(30)]
        assert sum(await asyncio.gather(*asked)) == 10
        assert await granted(counters[0].count(TEN, "door", "bob"))
        assert await granted(counters[1].count(TEN, "other door", "ann"))

    told(valkey, story)


def test_the_shared_windows_grant_what_those_in_memory_do(valkey: Valkey) -> None:
    """The same requests at the same times, one by one: every answer is the same."""

    async def story(found: list[SharedStore]) -> None:
        chance, hands = Random("windows"), Hands(1_000)
        alone = Limits(True, hands)
        counters = [Limits(True, store=store, clock=hands) for store in found]
        answers = []
        for _ in range(600):
            hands.now += chance.choice((30, 61, 125) if chance.random() < 0.05 else (0, 0.25, 1)) * chance.random()
            who, where = chance.choice("abc"), chance.choice(("here", "there"))
            rate = chance.choice((TEN, BOTH))
            answers.append(await granted(alone.count(rate, "door", who, where)))
            assert await granted(chance.choice(counters).count(rate, "door", who, where)) == answers[-1]
        assert 50 < sum(answers) < 550, "some were refused, and some were not"
        assert all(store.answers for store in found), "the store was asked each time"

    told(valkey, story)


def test_the_shared_delays_are_those_in_memory(valkey: Valkey) -> None:
    async def story(found: list[SharedStore]) -> None:
        chance, now = Random("delays"), 1_800_000_000
        alone, others = Attempts(), [Attempts(store) for store in found]

        async def wait(attempts: Attempts, name: str, where: str) -> object:
            try:
                await attempts.begin(now, name, where)
            except TooMany as refused:
                return dict(refused.details)
            return None

        refused = 0
        for _ in range(600):
            now += chance.choice((3, 20, 400, FORGOTTEN + 1, -5) if chance.random() < 0.05 else (0, 1))
            name, where = chance.choice(("ann", "bob", "cid")), chance.choice(("here", "there"))
            expected = await wait(alone, name, where)
            assert await wait(chance.choice(others), name, where) == expected
            refused += expected is not None
            if expected is None and chance.random() < 0.1:
                for attempts in (alone, chance.choice(others)):
                    await attempts.forgive(name, where)
        assert 50 < refused < 550
        assert all(store.answers for store in found), "the store was asked each time"

    told(valkey, story)


def test_guesses_are_counted_wherever_they_arrive(valkey: Valkey) -> None:
    async def story(found: list[SharedStore]) -> None:
        first, second = (Attempts(store) for store in found)
        for turn in range(OF_NAME.free):
            await (first, second)[turn % 2].begin(1000, "ann", "here")
        assert not await granted(first.begin(1000, "ann", "here"))
        assert not await granted(second.begin(1000, "ann", "here"))

    told(valkey, story)


def test_without_an_answer_each_process_counts_for_itself_and_says_so_once(
    valkey: Valkey, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(found: list[SharedStore]) -> None:
        counters = [Limits(True, Hands(0), store) for store in found]
        for counter in counters:
            assert await granted(counter.count(TEN, "door", "ann"))
        valkey.kill()
        for counter in counters:
            assert sum([await granted(counter.count(TEN, "door", "ann")) for _ in range(30)]) == 10
        assert caplog.messages.count("the shared store does not answer") == 2, "each of them once"
        for store in found:
            await store.beat()
        assert caplog.messages.count("the shared store does not answer") == 2, "not again within a minute"
        valkey.start()
        for store in found:
            await store.beat()
        assert caplog.messages.count("the shared store answers again") == 2
        asked = [granted(counters[turn % 2].count(TEN, "door", "ann")) for turn in range(30)]
        assert sum(await asyncio.gather(*asked)) == 10, "together again, from the beginning"

    with caplog.at_level(logging.INFO):
        told(valkey, story)


def test_a_store_that_hangs_keeps_nobody_waiting_twice(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(found: list[SharedStore]) -> None:
        (store,) = found
        counter, asked = Limits(True, Hands(0), store), 0
        real = store._run_script

        async def counted(*given: object) -> object:
            nonlocal asked
            asked += 1
            return await real(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "_run_script", counted)
        os.kill(valkey.pid, signal.SIGSTOP)
        try:
            assert sum([await granted(counter.count(TEN, "door", "ann")) for _ in range(30)]) == 10
        finally:
            os.kill(valkey.pid, signal.SIGCONT)
        assert asked == 1, "after the first that waited in vain, nobody asks"

    told(valkey, story, 1, patience=0.1)


def test_a_process_that_gives_no_sign_is_taken_to_be_dead(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(found: list[SharedStore]) -> None:
        first, second = found
        heard: list[bool] = []
        first.listen(heard.append)
        await first.beat()
        await second.beat()
        assert heard == [True], "the store did not know it yet"
        await first.beat()
        assert heard == [True, False], "there is another"
        await first.beat()
        assert heard == [True, False]
        monkeypatch.setattr(shared_store, "BEAT", 0)
        await first.beat()  # all that have given no sign in the same second or since
        async with asyncio.timeout(30):
            while second.name in first._alive:
                await asyncio.sleep(0.05)
                await first.beat()
        assert heard[-1] is not None
        assert len(heard) > 2

    told(valkey, story)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("redis://127.0.0.1:6379/2", "redis://127.0.0.1:6379/2"),
        ("valkey://:secret@cache", "redis://:secret@cache"),
        ("valkeys://cache", "rediss://cache"),
        ("unix:///run/valkey.sock", "unix:///run/valkey.sock"),
        ("", ""),
    ],
)
def test_the_setting_names_a_server(given: str, read: str) -> None:
    assert from_environment({REDIS: given}).redis == read


@pytest.mark.parametrize("given", ["http://:secret@cache", "cache:6379", "redis://"])
def test_anything_else_is_refused_without_being_repeated(given: str) -> None:
    with pytest.raises(SettingsError) as refused:
        from_environment({REDIS: given})
    assert refused.value.code == "settings-redis"
    assert "secret" not in str(refused.value.details)


def test_a_server_without_the_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.server.settings.find_spec", lambda _name: None)
    with pytest.raises(SettingsError) as refused:
        from_environment({REDIS: "redis://cache"})
    assert refused.value.code == "settings-redis-absent"


def test_half_of_a_window_that_has_passed_still_counts(valkey: Valkey) -> None:
    async def story(found: list[SharedStore]) -> None:
        hands = Hands(0)
        counter = Limits(True, store=found[0], clock=hands)

        async def fitting() -> int:
            return sum([await granted(counter.count(TEN, "door", "ann")) for _ in range(30)])

        assert await fitting() == 10
        hands.now = 1.5 * MINUTE
        assert await fitting() == 5

    told(valkey, story, 1)
