"""Orders given beforehand: carried out once, by the rules, and known to their owner alone."""

import json
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from carson.kernel import Game
from carson.server.core.hub import Hub
from carson.server.database.rows import SeatRow
from carson.server.games.adapter import new_rules
from carson.server.history import log
from carson.server.play.orders import due_order, orders_of
from server.club import Club, Person, in_club, play_on, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD = {"players": 2}


async def entries(club: Club, table_id: str) -> list[tuple[int, str, str | None]]:
    async with club.services.database.read() as connection:
        return [(entry.seat, entry.action, entry.by) for entry in await log.since(connection, table_id, 0)]


async def until(club: Club, table_id: str, people: list[Person], kind: str) -> Any:
    for turn in range(200):
        seen = await people[0].table(table_id)
        if seen["view"]["decision"]["kind"] == kind:
            return seen
        await play_on(club, table_id, people, str(turn), most=1)
    raise AssertionError(f"nobody is asked for {kind}")


def test_a_bid_prepared_ahead_is_laid_when_bids_are_asked_for(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/orders"
        await ann.act(table_id, "bid 7", 0)
        club.seen.clear()
        given = await ann.put(where, {"bid": 4})
        assert (given["bid"], given["dropped"]) == (4, None)
        assert await ann.get(where) == given
        assert (await bob.get(where))["bid"] is None
        await club.stranger().get(where, 401)
        assert [entry[1] for entry in await entries(club, table_id)] == ["bid 7"], "it answers no other question"
        await bob.act(table_id, "bid 3", 0)
        seen = await until(club, table_id, [bob, ann], "bid")
        assert seen["view"]["decision"]["seats"] == [1]
        assert (await entries(club, table_id))[-1] == (0, "bid 4", "order")
        assert (await ann.table(table_id))["view"]["my_bid"] == 4
        assert (await ann.get(where))["bid"] is None, "it is used up"
        mine = (await ann.get(f"/api/tables/{table_id}/events"))["entries"][-1]
        theirs = (await bob.get(f"/api/tables/{table_id}/events"))["entries"][-1]
        assert (mine["action"], mine["by"]) == ("bid 4", "order")
        assert (theirs["action"], theirs["by"]) == (None, None)

    in_club(url, story)


def test_what_is_ordered_makes_no_difference_to_anybody_else(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.act(table_id, "bid 7", 0)
        known = []
        for bid in (None, 3, 9):
            # Not whether anybody wakes up: those who lost their line to PostgreSQL look again whatever happened.
            with patch.object(Hub, "publish") as publish:
                await ann.put(f"/api/tables/{table_id}/orders", {"bid": bid, "single": bid == 9})
            publish.assert_not_called()
            told = [await bob.table(table_id), await bob.get(f"/api/tables/{table_id}/events")]
            known.append(json.dumps(told))
        assert known[0] == known[1] == known[2]

    in_club(url, story)


def test_a_bid_that_is_not_there_any_more_is_dropped_and_its_owner_told_why(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/orders"
        await ann.act(table_id, "bid 7", 0)
        await ann.put(where, {"bid": 7})
        await bob.act(table_id, "bid 3", 0)
        await until(club, table_id, [bob, ann], "bid")
        seen = await ann.table(table_id)
        assert seen["view"]["decision"]["seats"] == [0, 1], "she is asked as usual"
        told = await ann.get(where)
        assert (told["bid"], told["dropped"]["action"], told["dropped"]["code"]) == (None, "bid 7", "bid-played")
        assert "7" in told["dropped"]["message"]
        assert (await ann.put(where, {}))["dropped"] is None

    in_club(url, story)


def test_an_order_for_what_is_asked_already_is_carried_out_at_once_and_may_be_taken_back(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.put(f"/api/tables/{table_id}/orders", {"bid": 4})
        assert await entries(club, table_id) == [(0, "bid 4", "order")]
        seen = await ann.table(table_id)
        await ann.post(f"/api/tables/{table_id}/undo", {"move": seen["undo"], "question": 0, "id": "not-after-all"})
        assert (await ann.table(table_id))["view"]["my_bid"] == 0
        done = await ann.act(table_id, "bid 5", 0)
        assert done["seq"] == 3
        await bob.act(table_id, "bid 3", 0)
        assert [entry[1] for entry in await entries(club, table_id)][:4] == ["bid 4", "bid 4", "bid 5", "bid 3"]

    in_club(url, story)


def test_no_order_plays_on_at_a_table_that_takes_no_moves(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        club.services.broken[table_id] = "check-seed"
        refused = await ann.put(f"/api/tables/{table_id}/orders", {"bid": 4}, 409)
        assert refused["error"]["code"] == "table-broken"
        assert await entries(club, table_id) == []

    in_club(sqlite, story)


def test_a_move_is_answered_for_by_its_own_number_whatever_orders_follow_it(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.act(table_id, "bid 7", 0)
        await ann.put(f"/api/tables/{table_id}/orders", {"single": True, "bid": 9})
        await bob.put(f"/api/tables/{table_id}/orders", {"single": True})
        for turn in range(200):
            wish: dict[str, Any] = {}
            for person in (ann, bob):
                seen = await person.table(table_id)
                if seen["table"]["your_turn"]:
                    wish = {"action": seen["actions"][0], "question": seen["question"], "id": f"turn-{turn:06}"}
                    first = await person.post(f"/api/tables/{table_id}/actions", wish)
                    assert first["seq"] == seen["table"]["seq"] + 1
                    assert await person.post(f"/api/tables/{table_id}/actions", wish) == {**first, "repeated": True}
                    break
            if (await ann.table(table_id))["table"]["status"] == "finished":
                break
        made = await entries(club, table_id)
        assert sum(by == "order" for _, _, by in made) > 2, "the last bid of an Era is the only one there is"
        assert (await ann.table(table_id))["table"]["status"] == "finished"

    in_club(url, story)


def test_a_pass_is_for_one_round(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", BOARD)
        where = f"/api/tables/{table_id}/orders"
        assert (await ann.put(where, {"pass": True}))["pass"]
        await until(club, table_id, [bob, ann], "cowboy")
        for _ in range(20):
            if (0, "pass", "order") not in await entries(club, table_id):
                await play_on(club, table_id, [bob], "bob", most=1)  # he was first in the turn order
        assert (0, "pass", "order") in await entries(club, table_id)
        assert not (await ann.get(where))["pass"]

    in_club(url, story)


@pytest.mark.parametrize(
    ("game", "orders", "code"),
    [
        ("cards", {"consent": "always-agree"}, "order-other-game"),
        ("cards", {"pass": True}, "order-other-game"),
        ("board", {"bid": 3}, "order-other-game"),
        ("cards", {"bid": 0}, "order-bid"),
        ("cards", {"bid": 10}, "order-bid"),
        ("board", {"consent": "agree"}, "order-consent"),
        ("board", {"dance": True}, "request-malformed"),
    ],
)
def test_orders_that_make_no_sense_are_refused(sqlite: str, game: str, orders: Any, code: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, game, CARDS if game == "cards" else BOARD)
        refused = await ann.put(f"/api/tables/{table_id}/orders", orders, 400)
        assert refused["error"]["code"] == code
        eve = await club.guest("Eve")
        assert (await eve.put(f"/api/tables/{table_id}/orders", {}, 403))["error"]["code"] == "seat-none"

    in_club(sqlite, story)


def asked_for(kind: str, options: dict[str, Any]) -> Any:
    """A board game in which somebody is asked this."""
    for number in range(200):
        chance, game = Random(number), Game.start(new_rules("board", options), str(number))  # type: ignore[arg-type, var-annotated]
        while game.decision is not None:
            if game.decision.kind == kind:
                return game
            seat = game.decision.seats[0]
            game.apply(seat, chance.choice(game.legal_actions(seat)))
    raise AssertionError(f"nobody was asked for {kind}")


def row(seat: int, **more: Any) -> SeatRow:
    orders = more.pop("orders", None)
    return SeatRow("t", seat, "ann", None, "Ann", orders=None if orders is None else json.dumps(orders), **more)


@pytest.mark.parametrize("consent", ["always-agree", "always-refuse"])
def test_houses_are_agreed_to_or_refused_for_good(consent: str) -> None:
    game = asked_for("consent", {"players": 3})
    (seat,) = game.decision.seats
    answer = due_order(game, [row(seat, orders={"consent": consent})])
    assert answer is not None
    assert answer.does.actions == (f"choose {consent}",)
    assert answer.seat.orders is None
    game.apply(seat, answer.does.actions[0])
    player = game.view(seat).players[seat]
    assert (player.agrees, player.refuses) == (consent == "always-agree", consent == "always-refuse")
    assert due_order(game, [row(seat, orders={"consent": consent})]) is None


def test_nobody_follows_orders_of_who_is_played_for_or_not_asked() -> None:
    game = asked_for("cowboy", {"players": 3})
    (seat,) = game.decision.seats
    now = {"round": game.state.round}
    assert due_order(game, [row(seat, orders=now)]) is not None
    assert due_order(game, [row(seat, orders=now, standin="greedy")]) is None
    assert due_order(game, [row((seat + 1) % 3, orders=now)]) is None
    late = due_order(game, [row(seat, orders={"round": game.state.round + 1})])
    assert late is not None
    assert (late.does.actions, orders_of(late.seat).round) == ((), None)
