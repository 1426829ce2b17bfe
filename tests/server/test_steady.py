"""A clock that jumps and comes back ends no game and moves no deadline; one that stays where it is is believed."""

import asyncio
from typing import Any

import pytest

from carson.server.app.application import make_app
from carson.server.core.clock import BELIEVED_AFTER, CORRECTION, SteadyClock, running
from carson.server.people.identity import DAY
from server.club import Club, Hands, in_club, open_club, seated
from server.someones import rows

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
YEAR = 365 * DAY


class Clock:
    """The one on the wall, which can be set wrong, and the seconds that pass."""

    def __init__(self) -> None:
        self.wall = Hands()
        self.running = Hands(1_000)
        self.steady = SteadyClock(self.wall, self.running)
        self.begun = self.wall.now

    def pass_by(self, seconds: float) -> None:
        self.wall.now += seconds
        self.running.now += seconds

    @property
    def passed(self) -> float:
        return self.steady() - self.begun


def test_time_passes_and_small_corrections_are_followed() -> None:
    clock = Clock()
    clock.pass_by(100)
    assert clock.passed == 100
    clock.wall.now += CORRECTION
    assert clock.passed == 100 + CORRECTION
    clock.wall.now -= CORRECTION
    assert clock.passed == 100


@pytest.mark.parametrize("jump", [-YEAR, -10, 10, YEAR])
def test_a_jump_is_not_followed_and_leaves_nothing_behind(jump: float) -> None:
    clock = Clock()
    clock.wall.now += jump
    for _ in range(10):
        assert clock.passed == pytest.approx(clock.running.now - 1_000)
        clock.pass_by(BELIEVED_AFTER / 11)
    clock.wall.now -= jump
    assert clock.passed == pytest.approx(clock.running.now - 1_000)
    clock.pass_by(10 * BELIEVED_AFTER)
    assert clock.passed == pytest.approx(clock.running.now - 1_000)


@pytest.mark.parametrize("jump", [-YEAR, YEAR])
def test_a_clock_that_was_set_for_good_is_believed_after_a_while(jump: float) -> None:
    clock = Clock()
    clock.wall.now += jump
    assert clock.passed == 0
    clock.pass_by(BELIEVED_AFTER - 1)
    assert clock.passed == pytest.approx(BELIEVED_AFTER - 1)
    clock.wall.now += jump  # once more: that is another time, and has to last as well
    assert clock.passed == pytest.approx(BELIEVED_AFTER - 1)
    clock.pass_by(BELIEVED_AFTER)
    assert clock.passed == pytest.approx(2 * jump + 2 * BELIEVED_AFTER - 1)


def test_the_seconds_that_pass_go_one_way() -> None:
    assert running() <= running()


@pytest.mark.parametrize("jump", [-YEAR, 20, YEAR])
def test_a_clock_that_jumps_and_comes_back_ends_no_game_and_moves_no_deadline(sqlite: str, jump: float) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_club(sqlite, clock.steady) as club:  # type: ignore[arg-type]
            for time in (None, {"kind": "live", "move": 10, "bank": 5}, {"kind": "days", "days": 3}):
                await seated(club, "cards", CARDS, **({} if time is None else {"clock": time}))
            before = await _stored(club)
            clock.wall.now += jump
            for _ in range(12):
                await club.app.state.timekeeper.tick()
                clock.pass_by(1)
            await club.app.state.timekeeper.tidy()
            clock.wall.now -= jump
            await club.app.state.timekeeper.tick()
            assert await _stored(club) == before
            clock.pass_by(4)
            await club.app.state.timekeeper.tick()
            assert await _stored(club) != before, "whose time is up is played for, as ever"

    asyncio.run(story())


async def _stored(club: Club) -> list[Any]:
    await club.quiet()
    tables = await rows(club, "tables", "id", "status", "deadline_at", "warned_of")
    seats = await rows(club, "seats", "table_id", "seat", "asked_at", "bank", "standin")
    return [sorted(tables), sorted(seats, key=lambda seat: seat[:2])]


def test_nothing_is_tidied_away_by_a_clock_that_was_wrong_at_the_start(sqlite: str) -> None:
    async def story() -> None:
        hands = Hands()
        async with open_club(sqlite, hands) as club:
            await seated(club, "cards", CARDS)
            before = await _stored(club)
        hands.now += YEAR
        async with open_club(sqlite, hands) as club:
            await club.later(60)
            assert await _stored(club) == before
            await club.later(3_600)
            assert await _stored(club) != before

    asyncio.run(story())


def test_a_server_goes_by_such_a_clock_unless_told_otherwise(sqlite: str) -> None:
    async def story(club: Club) -> None:
        app = make_app(club.services.settings)
        async with app.router.lifespan_context(app):
            assert isinstance(app.state.services._clock, SteadyClock)

    in_club(sqlite, story)
