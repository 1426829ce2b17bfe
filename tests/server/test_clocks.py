"""Time at a table: whose runs, what is charged, who is played for when it is up, and how he comes back."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from carson.kernel import Decision
from carson.server.database.rows import SeatRow
from carson.server.history import log
from carson.server.play.playing import act_for_bot
from carson.server.tables import repository as tables
from carson.server.tables.clock import STANDIN, Deed, Live, deadline, seats_after
from carson.server.tables.tables import load_table
from carson.server.tables.timeouts import DAYS_GRACE, LIVE_GRACE, MISSED, MISSED_TURNS, run_out
from server.club import Club, Hands, Person, in_club, open_club, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
LIVE = {"kind": "live", "move": 30, "bank": 100}
DAYS = {"kind": "days", "days": 3}
DAY = 86_400


async def seat_of(person: Person, table_id: str, seat: int) -> Any:
    return (await person.table(table_id))["table"]["seats"][seat]


async def asked(people: list[Person], table_id: str) -> list[tuple[Person, Any]]:
    seen = [(person, await person.table(table_id)) for person in people]
    return [(person, one) for person, one in seen if one["table"]["your_turn"]]


async def act_any(person: Person, seen: Any) -> Any:
    return await person.act(seen["table"]["id"], seen["actions"][0], seen["question"])


async def no_bots(club: Club) -> Any:
    """From here on no bot comes to its move, nor one that has just been asked whether it is its turn."""
    await club.quiet()
    wake = club.app.state.driver.wake
    bots_again(club, lambda table_id: None)
    return wake


def bots_again(club: Club, wake: Any) -> None:
    club.app.state.driver.wake = club.app.state.timekeeper._wake = wake


async def bys(club: Club, table_id: str) -> list[str | None]:
    async with club.services.database.read() as connection:
        return [entry.by for entry in await log.since(connection, table_id, 0)]


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "live", "move": 4}, "clock-move"),
        ({"kind": "live", "move": 3601}, "clock-move"),
        ({"kind": "live", "move": 30, "bank": -1}, "clock-bank"),
        ({"kind": "live", "move": 30, "bank": 86_401}, "clock-bank"),
        ({"kind": "days", "days": 0}, "clock-days"),
        ({"kind": "days", "days": 31}, "clock-days"),
        ({"kind": "hours", "hours": 3}, "request-malformed"),
        ({"kind": "days", "days": 3, "bank": 9}, "request-malformed"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused_with_what_would(sqlite: str, clock: Any, code: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        refused = await ann.post("/api/tables", {"game": "cards", "options": CARDS, "clock": clock}, 400)
        assert refused["error"]["code"] == code
        if code != "request-malformed":
            details = refused["error"]["details"]
            assert not details["least"] <= details["found"] <= details["most"]

    in_club(sqlite, story)


def test_each_clock_runs_while_its_seat_is_asked_and_takes_from_the_bank_what_is_over(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        began = club.services.now()
        table = (await ann.table(table_id))["table"]
        assert table["clock"] == LIVE
        assert [(seat["asked_at"], seat["bank"]) for seat in table["seats"]] == [(began, 100)] * 2
        assert table["deadline_at"] == table["seats"][0]["deadline_at"] == began + 130
        await club.later(40)
        await ann.act(table_id, "bid 7", 0)
        seen = await bob.table(table_id)
        assert seen["now"] == began + 40
        mine, theirs = seen["table"]["seats"]
        assert (mine["asked_at"], mine["bank"], mine["deadline_at"]) == (None, 90, None)
        assert (theirs["asked_at"], theirs["bank"], theirs["deadline_at"]) == (began, 100, began + 130)
        assert (seen["table"]["your_turn"], (await ann.table(table_id))["table"]["your_turn"]) == (True, False)
        await club.later(85)
        await bob.act(table_id, "bid 3", 0)
        assert (await seat_of(ann, table_id, 1))["bank"] == 5
        for person, one in await asked([ann, bob], table_id):
            assert one["table"]["deadline_at"] == began + 125 + 30 + one["table"]["seats"][one["seat"]]["bank"]
            await act_any(person, one)
        assert [seat["bank"] for seat in (await ann.table(table_id))["table"]["seats"]] == [90, 5]

    in_club(url, story)


def test_days_are_given_anew_for_each_move(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=DAYS)
        for _ in range(4):
            for person, _ in await asked([ann, bob], table_id):
                await club.later(DAY)
                seen = await person.table(table_id)
                assert seen["table"]["seats"][seen["seat"]]["standin"] is None
                await act_any(person, seen)
                now = await person.table(table_id)
                if now["table"]["your_turn"] and now["question"] != seen["question"]:
                    assert now["table"]["seats"][now["seat"]]["deadline_at"] == club.services.now() + 3 * DAY

    in_club(url, story)


def test_taking_back_and_moving_again_brings_no_time(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        began = club.services.now()
        for turn in range(3):
            await club.later(9)
            await ann.act(table_id, "bid 7", 0)
            await club.later(1)
            seen = await ann.table(table_id)
            back = {"move": seen["undo"], "question": 0, "id": f"take-back-{turn}"}
            await ann.post(f"/api/tables/{table_id}/undo", back)
        # Three times nine seconds are used up, one each for taking back, and none while her bid lay there.
        assert (await seat_of(ann, table_id, 0))["deadline_at"] == began + 30 + 130 - 30
        await club.later(10)
        await ann.act(table_id, "bid 7", 0)
        assert (await seat_of(ann, table_id, 0))["bank"] == 90
        await bob.act(table_id, "bid 3", 0)
        assert [seat["bank"] for seat in (await ann.table(table_id))["table"]["seats"]] == [90, 90]

    in_club(url, story)


def test_several_moves_taken_back_do_not_give_their_time_twice() -> None:
    clock, seat = Live(30, 100), SeatRow("t", 0, "ann", None, "Ann", bank=100)

    def after(version: int, question: int, now: int, deed: Deed | None) -> int | None:
        nonlocal seat
        game: Any = SimpleNamespace(version=version, question=question, decision=Decision("build", (0,)))
        (seat,) = seats_after(clock, [seat], game, now, deed)
        at = deadline(clock, seat)
        return None if at is None else at - now

    assert after(10, 10, 0, None) == 130
    assert after(11, 11, 20, Deed(0, 10)) == 130, "another question further on has its own time"
    assert after(12, 12, 40, Deed(0, 11)) == 130
    assert after(11, 13, 50, Deed(0, 12, undo=True)) == 119, "and a second for taking back"
    assert after(10, 14, 55, Deed(0, 13, undo=True)) == 113
    assert after(11, 15, 65, Deed(0, 14)) == 103, "it has been here before"
    assert after(12, 16, 75, Deed(0, 15)) == 93
    assert after(13, 17, 80, Deed(0, 16)) == 30 + 88, "and has not been here; twelve seconds came out of the bank"
    assert after(14, 17, 90, Deed(0, 17)) == 108, "the same question, answered as often as one likes"
    assert after(15, 18, 95, Deed(1, 17)) == 103, "what another does out of turn leaves the clock alone"


def test_who_runs_out_is_played_for_until_he_says_that_he_is_back(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        await ann.act(table_id, "bid 7", 0)
        await club.later(129)
        assert (await seat_of(ann, table_id, 1))["standin"] is None
        await club.later(1)
        theirs = await seat_of(ann, table_id, 1)
        assert (theirs["standin"], theirs["asked_at"], theirs["bot"]) == (STANDIN, None, None)
        assert (await bys(club, table_id))[:2] == [None, STANDIN]
        told = await ann.get(f"/api/tables/{table_id}/events", since=0)
        assert [entry["by"] for entry in told["entries"]][:2] == [None, STANDIN]
        for _ in range(20):
            for person, seen in await asked([ann], table_id):
                await act_any(person, seen)
                await club.quiet()
        assert STANDIN in (await bys(club, table_id))[4:]
        assert not await asked([bob], table_id)
        there = await bob.post(f"/api/tables/{table_id}/back")
        assert there["seats"][1]["standin"] is None
        before = len(await bys(club, table_id))
        for _ in range(20):
            for person, seen in await asked([ann], table_id):
                await act_any(person, seen)
                await club.quiet()
            if await asked([bob], table_id):
                break
        assert STANDIN not in (await bys(club, table_id))[before:]
        seen = await bob.table(table_id)
        assert seen["table"]["seats"][1]["deadline_at"] == club.services.now() + 30
        await act_any(bob, seen)

    in_club(url, story)


def test_his_own_action_brings_him_back_too(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        await no_bots(club)
        await club.later(130)
        assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN
        await bob.act(table_id, "bid 3", 0)
        theirs = await seat_of(ann, table_id, 1)
        assert (theirs["standin"], theirs["bank"]) == (None, 0)
        assert await bys(club, table_id) == [None]

    in_club(url, story)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_who_plays_with_bots_alone_is_stood_in_for_one_question_only(sqlite: str, clock: dict[str, Any]) -> None:
    """He keeps nobody waiting: his game is not over without him when he looks again. Days are given up at some time."""

    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        wanted = {"game": "cards", "options": CARDS, "seats": ["me", "random"], "clock": clock}
        table = (await ann.post("/api/tables", wanted, 201))["id"]
        await ann.post(f"/api/tables/{table}/start")
        await club.quiet()
        for turn in range(1, MISSED_TURNS):
            mine = await seat_of(ann, table, 0)
            assert (mine["standin"], (await ann.table(table))["table"]["your_turn"]) == (None, True)
            await club.later(mine["deadline_at"] - club.services.now() + 1)
            assert (await bys(club, table)).count(STANDIN) == turn
        mine = await seat_of(ann, table, 0)
        assert mine["deadline_at"] == club.services.now() + (30 if clock is LIVE else 3 * DAY)
        assert not mine["bank"]
        await club.later(mine["deadline_at"] - club.services.now() + 1)
        over = (await ann.table(table))["table"]["status"] == "finished"
        assert over == (clock is DAYS)

    in_club(sqlite, story)


def test_of_the_stand_ins_move_and_his_own_one_is_made(url: str) -> None:
    async def story(club: Club) -> None:
        for turn in range(4):
            table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
            await ann.act(table_id, "bid 7", 0)
            wake = await no_bots(club)
            await club.later(130)
            wish = {"action": "bid 3", "question": 0, "id": f"mine-{turn:06}"}
            address = f"/api/tables/{table_id}/actions"
            # The bot has chosen at this situation; which of the two comes first is left to the database.
            both = [bob.http.post(address, json=wish), act_for_bot(club.services, table_id, 1, "bid 9", 1, STANDIN)]
            mine, theirs = await asyncio.gather(*(both if turn % 2 else reversed(both)))
            mine, theirs = (mine, theirs) if turn % 2 else (theirs, mine)
            assert (mine.status_code == 200) != theirs
            assert mine.status_code in (200, 409, 422)
            assert await bys(club, table_id) == [None, STANDIN if theirs else None]
            bots_again(club, wake)

    in_club(url, story)


def test_a_bot_that_has_thought_for_somebody_who_is_back_does_not_play(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, _ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        await no_bots(club)
        await club.later(130)
        assert await act_for_bot(club.services, table_id, 0, "bid 9", 0, STANDIN)
        await bob.post(f"/api/tables/{table_id}/back")
        assert not await act_for_bot(club.services, table_id, 1, "bid 9", 1, STANDIN)
        assert len(await bys(club, table_id)) == 1

    in_club(url, story)


def test_coming_back_again_and_again_to_one_question_brings_no_time(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        await no_bots(club)
        await club.later(130)
        still = await bob.post(f"/api/tables/{table_id}/back")
        assert still["seats"][1]["standin"] == STANDIN, "a bot answers the question on which he ran out"
        await bob.put(f"/api/tables/{table_id}/orders", {"single": True})
        assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN
        await bob.act(table_id, "bid 3", 0)
        back = {"move": 1, "question": 0, "id": "once-more-please"}
        await bob.post(f"/api/tables/{table_id}/undo", back)
        theirs = await seat_of(ann, table_id, 1)
        assert (theirs["standin"], theirs["deadline_at"]) == (None, club.services.now()), (
            "he can answer it, but not wait"
        )
        await club.later(1)
        assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN

    in_club(url, story)


def test_what_a_stand_in_did_cannot_be_taken_back(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", {"real": 3, "virtual": ["expert"]}, clock=LIVE)
        await no_bots(club)
        await club.later(130)
        seq = (await ann.table(table_id))["table"]["seq"]
        assert await act_for_bot(club.services, table_id, 0, "bid 9", seq, STANDIN)
        await ann.post(f"/api/tables/{table_id}/back")
        assert (await ann.table(table_id))["undo"] is None
        wish = {"move": seq + 1, "question": 0, "id": "not-mine-to-take"}
        refused = await ann.post(f"/api/tables/{table_id}/undo", wish, 409)
        assert refused["error"]["code"] == "undo-standin"

    in_club(url, story)


@pytest.mark.parametrize(("clock", "whole", "grace"), [(LIVE, 130, LIVE_GRACE), (DAYS, 3 * DAY, DAYS_GRACE)])
def test_a_deadline_that_passed_while_the_server_was_down_is_put_off(
    url: str, clock: Any, whole: int, grace: int
) -> None:
    async def story() -> None:
        hands = Hands()
        async with open_club(url, hands) as club:
            table_id, ann, bob = await seated(club, "cards", CARDS, clock=clock)
            await ann.act(table_id, "bid 7", 0)
        hands.now += whole + MISSED
        async with open_club(url, hands) as club:
            ann, bob = club.same(ann), club.same(bob)
            await club.later(0)
            theirs = await seat_of(ann, table_id, 1)
            assert (theirs["standin"], theirs["deadline_at"]) == (None, club.services.now() + grace)
            assert (await ann.table(table_id))["table"]["deadline_at"] == club.services.now() + grace
            await club.later(grace - 1)
            assert (await seat_of(ann, table_id, 1))["standin"] is None
            await club.later(1)
            assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN

    asyncio.run(story())


def test_two_processes_see_to_a_deadline_once(url: str) -> None:
    async def story() -> None:
        hands = Hands()
        async with open_club(url, hands) as one, open_club(url, hands) as two:
            table_id, ann, _ = await seated(one, "cards", CARDS, clock=LIVE)
            await ann.act(table_id, "bid 7", 0)
            hands.now += 130
            done = await asyncio.gather(*(run_out(club.services, table_id) for club in (one, two, one, two)))
            assert sorted(done) == [False, False, False, True]
            for club in (one, two):
                club.app.state.driver.wake(table_id)
            for club in (one, two):
                await club.quiet()
            numbers = await bys(one, table_id)
            assert numbers[:2] == [None, STANDIN]

    asyncio.run(story())


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_game_at_which_one_never_answers_is_played_to_its_end(url: str, game: str) -> None:
    async def story(club: Club) -> None:
        options = CARDS if game == "cards" else {"players": 2, "variants": "kit-carson might-is-right"}
        table_id, ann, _bob = await seated(club, game, options, clock=LIVE)
        for _ in range(2000):
            here = await ann.table(table_id)
            if here["table"]["status"] == "finished":
                break
            if here["table"]["your_turn"]:
                await act_any(ann, here)
                await club.quiet()
            else:
                await club.later(30)
        table = (await ann.table(table_id))["table"]
        assert (table["status"], table["ended"]) == ("finished", "played")
        assert [seat["asked_at"] for seat in table["seats"]] == [None, None]
        assert table["deadline_at"] is None
        told = (await ann.get(f"/api/tables/{table_id}/events", since=0))["entries"]
        assert {entry["by"] for entry in told if entry["seat"] == 1} == {STANDIN}
        assert {entry["by"] for entry in told if entry["seat"] == 0} == {None}

    in_club(url, story)


def test_a_stand_in_goes_on_in_a_new_process(url: str) -> None:
    """The first one dies when the stand-in is due; nobody says a word to the second."""

    async def story() -> None:
        hands = Hands()
        async with open_club(url, hands) as club:
            table_id, ann, _bob = await seated(club, "cards", CARDS, clock=LIVE)
            await ann.act(table_id, "bid 7", 0)
            await no_bots(club)
            hands.now += 130
            assert await run_out(club.services, table_id)
            assert await bys(club, table_id) == [None]
        async with open_club(url, hands) as club:
            await club.quiet()
            assert (await bys(club, table_id))[:2] == [None, STANDIN]

    asyncio.run(story())


def test_a_bot_that_was_forgotten_is_woken(url: str) -> None:
    async def story(club: Club) -> None:
        wake = await no_bots(club)  # their process has died
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": CARDS, "seats": ["me", "random"]}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        async with club.services.database.read() as connection:
            assert (await load_table(connection, table_id)).table.bot_due_at == club.services.now()
        bots_again(club, wake)
        await club.later(9)
        assert await bys(club, table_id) == []
        await club.later(1)
        assert await bys(club, table_id) == ["random"]
        async with club.services.database.read() as connection:
            assert (await load_table(connection, table_id)).table.bot_due_at is None

    in_club(url, story)


def test_the_timekeeper_sees_to_it_by_itself(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", CARDS, clock=LIVE)
        club.hands.now += 130
        waiter = club.services.hub.listen(table_id)
        await asyncio.wait_for(waiter, 20)
        assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN
        await club.quiet()

    in_club(sqlite, story, pulse=0.01)


def test_a_table_that_cannot_be_seen_to_keeps_no_other_waiting(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(club: Club) -> None:
        first, _ann, _ = await seated(club, "cards", CARDS, clock=LIVE)
        second, cleo, _ = await seated(club, "cards", CARDS, clock=LIVE)
        async with club.services.database.write() as connection:
            await tables.change(connection, first, clock="broken")
        await club.later(130)
        assert (await seat_of(cleo, second, 0))["standin"] == STANDIN
        assert len([one for one in caplog.records if first in str(vars(one))]) >= 1
        told = len(caplog.records)
        await club.later(1)
        assert len(caplog.records) == told

    in_club(sqlite, story)


def test_time_is_given_to_another_who_is_asked(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, clock=LIVE)
        where = f"/api/tables/{table_id}/time"
        await ann.act(table_id, "bid 7", 0)
        await club.later(100)
        table = await ann.post(where, {"seat": 1})
        assert (table["seats"][1]["bank"], table["deadline_at"]) == (130, club.services.now() - 100 + 160)
        assert (await bob.post(where, {"seat": 1}, 403))["error"]["code"] == "time-own"
        for nobody in (0, 7):
            assert (await bob.post(where, {"seat": nobody}, 409))["error"]["code"] == "time-not-live"
        eve = await club.guest("Eve")
        assert (await eve.post(where, {"seat": 1}, 403))["error"]["code"] == "seat-none"
        await club.later(59)
        assert (await seat_of(ann, table_id, 1))["standin"] is None
        await club.later(1)
        assert (await seat_of(ann, table_id, 1))["standin"] == STANDIN

    in_club(url, story)


def test_a_deadline_of_somebody_who_is_gone_is_forgotten(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", CARDS, clock=LIVE)
        await ann.act(table_id, "bid 7", 0)
        async with club.services.database.write() as connection:
            laid = await load_table(connection, table_id, lock=True)
            await tables.seats_of(connection, [SeatRow(table_id, 1, None, "random", "Random")])
        assert laid.table.deadline_at == club.services.now() + 130
        await no_bots(club)
        await club.later(130)
        async with club.services.database.read() as connection:
            assert (await load_table(connection, table_id)).table.deadline_at is None

    in_club(url, story)
