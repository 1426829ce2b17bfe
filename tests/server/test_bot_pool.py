"""Bots think in processes that can fail in every way, and the pool goes on."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from carson.bots import make_bot
from carson.kernel import Game
from carson.server.bots.pool import BotFailure, Limits, Pool
from carson.server.bots.question import pack, unpack
from carson.server.games.adapter import AnyGame, new_rules

SEED = "0123456789abcdef-the-seed"
BAD = "server.bad_bots:make"
BOARD = {"players": 3, "variants": "kit-carson new-beginning"}
CARDS = {"real": 3, "virtual": ["expert"]}


def new_game(game: str = "cards", options: dict[str, Any] = CARDS) -> AnyGame:
    return Game.start(new_rules(game, options), SEED)


def question(how: str, game: AnyGame | None = None) -> bytes:
    game = game or new_game()
    assert game.decision is not None
    seat = game.decision.seats[0]
    return pack(game, seat, game.legal_actions(seat), how, "of-the-bot")


async def failure(pool: Pool, how: str) -> tuple[str, str]:
    with pytest.raises(BotFailure) as found:
        await pool.choose(question(how))
    return found.value.reason, found.value.place


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", BOARD)])
def test_a_question_holds_what_the_seat_sees_and_never_the_seed(game: str, options: dict[str, Any]) -> None:
    """The same view comes out at the other end, and a bot says the same about it, through a whole game."""
    played = new_game(game, options)
    for _ in range(2000):
        if (decision := played.decision) is None:
            break
        seat = decision.seats[-1]
        legal = played.legal_actions(seat)
        content = pack(played, seat, legal, "greedy", "7")
        assert SEED.encode() not in content
        there = unpack(content)
        assert there.legal == legal
        here = make_bot(game, "greedy", "7").choose(played.view(seat), legal)
        assert make_bot(there.game, there.bot, there.seed).choose(there.view, there.legal) == here
        played.apply(seat, here)
    else:
        raise AssertionError("the game does not end")


def test_two_answers_in_secret_make_one_question_for_the_others() -> None:
    asked = []
    for answer in ("bid 3", "bid 9"):
        game = new_game()
        game.apply(0, answer)
        asked.append(pack(game, 1, game.legal_actions(1), "greedy", "7"))
    assert asked[0] == asked[1]


def test_the_pool_goes_on_after_a_bot_has_failed_in_every_way() -> None:
    async def story() -> None:
        # A budget that no bot misses that does anything at all.
        pool = Pool(Limits(workers=1, seconds=60), BAD)
        short = Pool(Limits(workers=1, seconds=0.05), BAD)
        try:
            for how, reason in (("raises", "raised"), ("cheats", "illegal"), ("exits", "died"), ("dies", "died")):
                found, place = await failure(pool, how)
                assert found == reason
                assert "secret" not in place
                if how == "raises":
                    assert place.startswith("ValueError at bad_bots.py:")
                assert (await pool.choose(question("prints"))) == len(new_game().legal_actions(0)) - 1
                assert len(pool.pids) == 1
            assert (await failure(pool, "hogs"))[0] == "raised"
            await pool.choose(question("looks"))
            for _ in range(3):
                assert await failure(short, "sleeps") == ("overran", "")
                assert short.pids == []
        finally:
            await pool.close()
            await short.close()
        assert pool.pids == []
        assert not _children()

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")
def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    async def story() -> None:
        pool = Pool(Limits(workers=1, seconds=60), BAD)
        try:
            await pool.choose(question("greedy"))
            [first] = pool.pids
            ended = os.pidfd_open(first)
            os.kill(first, signal.SIGKILL)
            await asyncio.to_thread(select.select, [ended], [], [])
            os.close(ended)
            for _ in range(2):  # the first may still be given to the dead one
                with suppress(BotFailure):
                    await pool.choose(question("greedy"))
            assert len(pool.pids) == 1
            assert pool.pids != [first]
        finally:
            await pool.close()

    asyncio.run(story())


def test_no_process_starts_before_the_first_question_and_no_more_than_allowed() -> None:
    async def story() -> None:
        pool = Pool(Limits(workers=2, seconds=60))
        assert pool.pids == []
        await asyncio.gather(*(pool.choose(question("greedy")) for _ in range(8)))
        assert len(pool.pids) == 2
        await pool.close()
        with pytest.raises(BotFailure):
            await pool.choose(question("greedy"))
        assert pool.pids == []

    asyncio.run(story())


def test_who_asks_first_is_served_first() -> None:
    async def story() -> None:
        pool = Pool(Limits(workers=1, seconds=60))
        served: list[int] = []

        async def ask(number: int) -> None:
            await pool.choose(question("greedy"))
            served.append(number)

        await asyncio.gather(*(ask(number) for number in range(6)))
        await pool.close()
        assert served == list(range(6))

    asyncio.run(story())


def test_an_asker_who_gives_up_leaves_no_process_behind() -> None:
    async def story() -> None:
        pool = Pool(Limits(workers=1, seconds=600), BAD)
        await pool.choose(question("greedy"))
        task = asyncio.create_task(pool.choose(question("sleeps")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        assert pool.pids == []
        assert await pool.choose(question("greedy")) >= 0
        await pool.close()

    asyncio.run(story())


_SERVER = """
import asyncio
from server.test_bot_pool import BAD, question
from carson.server.bots.pool import Limits, Pool
async def main():
    pool = Pool(Limits(workers=1, seconds=600), BAD)
    await pool.choose(question("greedy"))
    print(*pool.pids, flush=True)
    await pool.choose(question("sleeps"))
asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")
def test_a_worker_ends_when_the_server_was_killed_even_in_the_middle_of_a_thought() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen([sys.executable, "-c", _SERVER], env=environ, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        ended = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
        assert select.select([ended], [], [], 60)[0], "the worker is still there"
        os.close(ended)


def _children() -> list[str]:
    """What this process has started and not yet seen the end of."""
    found = Path(f"/proc/self/task/{os.getpid()}/children")
    return [pid for pid in found.read_text().split() if _is_worker(pid)] if found.exists() else []


def _is_worker(pid: str) -> bool:
    try:
        return b"carson.server.workers.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
