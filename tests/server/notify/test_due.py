"""Whom a move concerns, and that what is due is kept with the move or not at all."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from carson.server.database.rows import User
from carson.server.games.adapter import new_rules
from carson.server.notifications import due
from carson.server.play import playing as play
from carson.server.play.orders import OrdersForm
from carson.server.tables import tables
from server.notify.office import Office, in_office


async def told(office: Office) -> list[tuple[str, str]]:
    """What waits in the outbox: the kind, and what its reader is called."""
    return [(letter.kind, json.loads(letter.data).get("name", "")) for letter in await office.outbox()]


def test_who_is_asked_anew_is_told_and_who_has_just_acted_is_not(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(ann)
        await office.hook(bob)
        table_id = await office.table(ann, bob)
        assert sorted(await told(office)) == [("begun", "Bob"), ("seated", "Ann")], "the host has begun"
        await office.act(ann, table_id)
        assert ("turn", "Bob") in await told(office)
        await office.act(bob, table_id)
        assert ("turn", "Ann") not in await told(office), "it is still Bob's turn"
        await office.act(bob, table_id)
        assert ("turn", "Ann") in await told(office)

    in_office(url, story)


def test_the_message_says_where_and_who_and_nothing_of_the_game(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(bob, wants=["turn"])
        table_id = await office.table(ann, bob)
        await office.act(ann, table_id)
        [letter] = await office.outbox()
        assert letter.table_id == table_id
        assert letter.data == '{"game":"board","name":"Bob"}'
        assert letter.due_at == office.now + due.PATIENCE

    in_office(sqlite, story)


def test_who_begins_is_told_just_that_unless_he_wants_no_turns(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob, cleo = [await office.person(name) for name in ("Ann", "Bob", "Cleo")]
        await office.hook(bob)
        await office.hook(bob, "/other", wants=["begun"])
        await office.hook(cleo)
        laid = await tables.create(
            office.services, ann, new_rules("board", {"players": 3}), False, ["open", "me", "open"]
        )
        await tables.join(office.services, bob, laid.table.id, 0, None)
        await tables.join(office.services, cleo, laid.table.id, 2, "Cleopatra")
        await tables.start(office.services, ann, laid.table.id, None)
        assert sorted(await told(office)) == [("begun", "Bob"), ("begun", "Cleopatra"), ("turn", "Bob")]

    in_office(sqlite, story)


def test_one_person_at_several_seats_is_not_told_of_himself(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann = await office.person("Ann")
        await office.hook(ann)
        table_id = await office.table(ann, seats=["me", "me"])
        for _ in range(6):
            await office.act(ann, table_id)
        assert await office.outbox() == []

    in_office(sqlite, story)


def test_a_bots_move_tells_the_person_who_is_asked_after_it(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann = await office.person("Ann")
        await office.hook(ann, wants=["turn"])
        table_id = await office.table(ann, seats=["random", "me"])
        game = await office.game(table_id)
        action = game.rules.action_text(game.legal_actions(0)[0])
        assert await play.act_for_bot(office.services, table_id, 0, action, game.serial, "random")
        assert await told(office) == [("turn", "Ann")]

    in_office(sqlite, story)


def test_an_order_carried_out_at_once_tells_who_is_asked_after_it(sqlite: str) -> None:
    async def story(office: Office) -> None:
        people = [await office.person("Ann"), await office.person("Bob")]
        table_id = await office.table(*people)
        while (game := await office.game(table_id)).decision.kind != "cowboy":
            await office.act(people[game.decision.seats[0]], table_id)
        actor, other = (people[seat] for seat in (game.decision.seats[0], 1 - game.decision.seats[0]))
        await office.hook(other, wants=["turn"])
        await office.hook(actor, wants=["turn"])
        await play.give_orders(office.services, actor, table_id, OrdersForm(pass_=True))
        assert (await office.game(table_id)).serial == game.serial + 1, "it was done at once"
        assert await told(office) == [("turn", other.name)]

    in_office(sqlite, story)


def test_of_several_turns_one_is_told_until_one_has_acted(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(bob, wants=["turn"])
        table_id = await office.table(ann, bob)
        seat = await office.act(ann, table_id)
        assert await office.round(60) == ["/hook"]
        for _ in range(3):
            await office.undo(ann, table_id, seat)
            await office.act(ann, table_id)
        assert await office.round(86_400) == [], "Bob is asked again, but has not answered the first message"
        await office.act(bob, table_id)
        await office.act(bob, table_id)
        await office.act(ann, table_id)
        if 1 not in (await office.game(table_id)).decision.seats:
            await office.act(ann, table_id)
        assert await office.round(60) == ["/hook"]

    in_office(url, story)


def test_the_end_is_told_to_all_others_with_who_has_won_and_old_turns_are_forgotten(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        for person in (ann, bob):
            await office.hook(person, f"/{person.name}")
        people: dict[int, User] = {0: ann, 1: bob}
        laid = await tables.create(
            office.services, ann, new_rules("cards", {"real": 2, "virtual": ["expert", "expert"]}), False, None
        )
        await tables.join(office.services, bob, laid.table.id, None, None)
        await tables.start(office.services, ann, laid.table.id, None)
        actor = ann
        while (game := await office.game(laid.table.id)).decision is not None:
            actor = people[game.decision.seats[0]]
            await office.act(actor, laid.table.id)
        assert game.outcome() is not None
        kept = [letter for letter in await office.outbox() if letter.kind != "seated"]
        assert {letter.kind for letter in kept} == {"over"}
        told = await office.round(60)
        assert sorted(told) == sorted(f"/{person.name}" for person in (ann, bob) if person is not actor)
        winners = [people[seat].name for seat in game.outcome().winners if seat in people]
        if winners:
            assert winners[0].encode() in office.web.heard[-1].body

    in_office(sqlite, story)


def test_time_that_runs_out_is_told_at_once_but_not_to_who_has_given_up(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(ann, "/ann", wants=["clock"])
        await office.hook(bob, "/bob", wants=["clock"])
        table_id = await office.table(ann, bob)
        async with office.services.database.write() as connection:
            laid = await tables.load_table(connection, table_id)
            moment = laid.moment(office.now)
            gone = replace(moment, seats=[replace(seat, resigned=seat.user_id == bob.id) for seat in laid.seats])
            await due.tell_running_out(connection, gone, [0, 1], office.now + 600)
        assert await told(office) == [("clock", "Ann")]
        assert await office.round() == ["/ann"]

    in_office(sqlite, story)


def test_who_was_asked_before_is_not_asked_anew_by_what_others_do(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(bob, wants=["turn"])
        laid = await tables.create(
            office.services, ann, new_rules("cards", {"real": 2, "virtual": ["expert", "expert"]}), False, None
        )
        await tables.join(office.services, bob, laid.table.id, None, None)
        await tables.start(office.services, ann, laid.table.id, None)
        before = await office.outbox()
        assert [letter.kind for letter in before] == ["turn"], "both are asked for a bid"
        office.now += 10
        await office.act(ann, laid.table.id)
        assert await office.outbox() == before, "he waits no longer for his letter because Ann has bid"

    in_office(sqlite, story)


def test_who_sits_down_is_told_to_the_host_once_with_what_is_true_by_then(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob, cleo = [await office.person(name) for name in ("Ann", "Bob", "Cleo")]
        for person in (ann, bob):
            await office.hook(person, f"/{person.name}")
        laid = await tables.create(office.services, ann, new_rules("board", {"players": 4}), False, None)
        await tables.join(office.services, bob, laid.table.id, None, None)
        await tables.join(office.services, cleo, laid.table.id, None, "Cleopatra")
        await tables.join(office.services, ann, laid.table.id, None, "Ann's twin")
        assert await office.round(60) == ["/Ann"]
        assert b"Cleopatra has joined" in office.web.heard[0].body
        assert b"1 seat is still free" in office.web.heard[0].body

    in_office(sqlite, story)


def test_a_move_that_is_not_kept_tells_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await office.hook(bob, wants=["turn"])
        table_id = await office.table(ann, bob)
        real = due.tell_after_move

        async def broken(*given: Any) -> None:
            await real(*given)
            raise RuntimeError("the power went")

        with monkeypatch.context() as patch:
            patch.setattr(due, "tell_after_move", broken)
            with pytest.raises(RuntimeError):
                await office.act(ann, table_id)
        assert await office.outbox() == []
        await office.act(ann, table_id)
        assert await told(office) == [("turn", "Bob")]

    in_office(url, story)


def test_where_nobody_has_a_channel_a_move_costs_one_query_more_at_most(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        table_id = await office.table(ann, bob)
        asked: list[str] = []
        writer = office.services.database._writer
        assert writer is not None
        writer.file._conn.set_trace_callback(asked.append)
        await office.act(ann, table_id)
        mine = [statement for statement in asked if "channels" in statement or "outbox" in statement]
        assert len(mine) == 1
        assert mine[0].startswith("SELECT")
        asked.clear()
        await office.act(bob, table_id)
        assert not [statement for statement in asked if "channels" in statement], "nobody is asked anew"

    in_office(sqlite, story)
