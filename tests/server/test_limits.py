"""How often one may ask: of a person, and from an address, at a cost that does not grow with the number of others."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any

import httpx2 as httpx
import pytest

from carson.server.app.routes import DOORS
from carson.server.errors import TooMany
from carson.server.settings import Settings
from carson.server.web import limits
from carson.server.web.limits import (
    EXPORTS,
    GUESTS,
    HEAVY,
    HINTS,
    HOUR,
    LOGINS,
    MESSAGES,
    MINUTE,
    PASSWORDS,
    REVIEWS,
    TABLES,
    Limits,
    Rate,
)
from server.club import HERE, Club, Hands, in_club
from server.someones import SECRET

TEN = Rate("ten", 10)
TWO = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}


async def fits(counter: Limits, rate: Rate, what: str, who: str, address: str | None = None) -> bool:
    try:
        await counter.count(rate, what, who, address)
    except TooMany:
        return False
    return True


def counting(story: Callable[[Limits, Hands], Awaitable[None]]) -> None:
    hands = Hands(0)
    asyncio.run(story(Limits(True, hands), hands))  # type: ignore[arg-type]


def test_so_many_fit_into_a_window_and_it_moves_on() -> None:
    async def story(counter: Limits, hands: Hands) -> None:
        async def fitting() -> int:
            return sum([await fits(counter, TEN, "door", "ann") for _ in range(30)])

        assert await fitting() == 10
        hands.now = MINUTE - 1
        assert await fitting() == 0
        hands.now = 1.5 * MINUTE
        assert await fitting() == 5, "half of the window before still counts"
        hands.now = 10 * MINUTE
        assert await fitting() == 10

    counting(story)


def test_a_burst_at_the_edge_of_two_windows_is_one_burst() -> None:
    async def story(counter: Limits, hands: Hands) -> None:
        await counter.count(TEN, "door", "ann")
        hands.now = MINUTE - 1
        taken = sum([await fits(counter, TEN, "door", "ann") for _ in range(30)])
        hands.now = MINUTE
        taken += sum([await fits(counter, TEN, "door", "ann") for _ in range(30)])
        assert taken == 9

    counting(story)


def test_doors_and_people_are_counted_apart_unless_the_rate_says_otherwise() -> None:
    async def story(counter: Limits, _: Hands) -> None:
        for who, what in (("ann", "a"), ("ann", "b"), ("bob", "a")):
            assert sum([await fits(counter, TEN, what, who) for _ in range(30)]) == 10
        together = Rate("together", 10, together=True)
        assert sum([await fits(counter, together, f"door {number}", "ann") for number in range(30)]) == 10
        assert await fits(counter, together, "a", "bob")

    counting(story)


def test_an_address_is_counted_whoever_asks_and_who_is_refused_uses_up_nothing() -> None:
    async def story(counter: Limits, _: Hands) -> None:
        rate = Rate("costly", 10, address=25)
        one = [await fits(counter, rate, "door", "ann", "here") for _ in range(100)]
        assert sum(one) == 10
        others = [await fits(counter, rate, f"door {number % 3}", f"guest {number}", "here") for number in range(100)]
        assert sum(others) == 15
        assert await fits(counter, rate, "door", "ann in the train", "elsewhere")

    counting(story)


async def work(of: Callable[[], Awaitable[object]]) -> int:
    """How many instructions are carried out until it is done, and until nothing of it goes on behind."""
    steps = 0

    def watch(frame: FrameType, event: str, _of: Any) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return watch

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        await of()
    finally:
        sys.settrace(before)
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert not others, "something goes on behind"
    return steps


def test_a_count_costs_the_same_however_many_addresses_there_are() -> None:
    async def story(counter: Limits, hands: Hands) -> None:
        async def cost() -> int:
            return await work(lambda: counter.count(GUESTS, "door", "ann", "here"))

        await counter.count(GUESTS, "door", "ann", "here")
        await counter.count(GUESTS, "door", "bob", "there")
        alone = await cost()
        for number in range(2_500):
            await counter.count(GUESTS, "door", f"guest {number}", f"10.0.{number // 250}.{number % 250}")
        assert await cost() == alone
        hands.now += HOUR  # now all of them could be forgotten
        assert await cost() < 2 * alone

    counting(story)


def test_what_is_kept_of_addresses_has_a_bound_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)

    async def story(counter: Limits, hands: Hands) -> None:
        for number in range(1_000):
            await counter.count(TABLES, "door", f"guest {number}", f"address {number}")
        kept = (counter._people[TABLES], counter._addresses[TABLES])
        assert [len(one) for one in kept] == [100, 100]
        hands.now += 2 * MINUTE
        for number in range(50):
            await counter.count(TABLES, f"door {number}", "ann", "here")
        for _ in range(50):
            await fits(counter, TABLES, "door 49", "ann", "here")
        assert [len(one) for one in kept] == [50, 1]

    counting(story)


def test_nothing_is_counted_where_limits_are_off() -> None:
    async def story() -> None:
        counter = Limits(False)
        assert all([await fits(counter, TEN, "door", "ann", "here") for _ in range(100)])

    asyncio.run(story())


# At the doors


@pytest.mark.parametrize(
    ("rate", "names"),
    [
        (GUESTS, "people-guest"),
        (LOGINS, "account-login sessions-use-link"),
        (PASSWORDS, "account-claim account-password account-delete"),
        (TABLES, "tables-create records-clone records-bring rematch-rematch"),
        (HEAVY, "play-attempt play-ahead play-outlook play-places records-series records-scores"),
        (HINTS, "play-hint"),
        (REVIEWS, "records-review"),
    ],
)
def test_what_costs_memory_or_time_is_counted_by_address_too(rate: Rate, names: str) -> None:
    assert rate.address
    assert set(names.split()) <= {door.name for door in DOORS if door.limit is rate}


@pytest.mark.parametrize("rate", [GUESTS, LOGINS, PASSWORDS, TABLES, MESSAGES, EXPORTS, HINTS, REVIEWS])
def test_the_documentation_states_the_limits(rate: Rate) -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    assert f"| {rate.amount} | {rate.address:,} |" in page


def test_the_documentation_states_how_large_and_how_many_things_may_be() -> None:
    page, settings = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8"), Settings()
    sizes = settings.max_body, settings.largest_table, settings.largest_record
    counts = settings.max_open_tables, settings.max_imports
    rows = [f"| {size // 1024} KiB | a request" for size in sizes] + [f"| {count} | " for count in counts]
    table = page.partition("\n## Limits\n")[2].partition("| at most |")[2].partition("\n\n")[0]
    for line, row in zip(table.splitlines()[2:], rows, strict=True):
        assert line.startswith(row)


def test_a_guest_cannot_make_guests_past_what_the_address_may(sqlite: str) -> None:
    async def story(club: Club) -> None:
        guests = [await club.guest(f"Guest {number}") for number in range(GUESTS.amount)]
        for guest in (club.stranger(), *guests):
            assert (await guest.http.post("/api/guest", json={})).status_code == 429
        elsewhere = httpx.ASGITransport(app=club.app, client=("203.0.113.5", 1))
        async with httpx.AsyncClient(transport=elsewhere, base_url=HERE, headers={"origin": HERE}) as http:
            assert (await http.post("/api/guest", json={})).status_code == 201

    in_club(sqlite, story, limited=True)


@pytest.mark.parametrize(
    ("path", "form", "rate"),
    [("/api/account/claim", {"password": SECRET}, PASSWORDS), ("/api/tables", TWO, TABLES)],
    ids=["passwords", "tables"],
)
def test_guests_of_one_address_share_what_it_may(sqlite: str, path: str, form: Any, rate: Rate) -> None:
    async def story(club: Club) -> None:
        counter, club.app.state.limits = club.app.state.limits, Limits(False)
        guests = [await club.guest(f"Guest {number}") for number in range(rate.address // 3 + 1)]
        club.app.state.limits = counter
        answers = [(await guest.http.post(path, json=form)).status_code for _ in range(3) for guest in guests]
        assert answers[: rate.address].count(429) == 0
        assert set(answers[rate.address :]) == {429}

    in_club(sqlite, story, limited=True)
