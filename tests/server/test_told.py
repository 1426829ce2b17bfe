"""What the log tells a seat is what the engine would tell it."""

import asyncio
from random import Random

import msgspec
import pytest

from carson.kernel import SeenMove
from carson.server.games.adapter import new_rules
from carson.server.history import log
from carson.server.people import identity as people
from carson.server.play import playing as play
from carson.server.play import viewing as looking
from carson.server.tables import tables
from carson.server.tables.tables import load_table
from server.club import Club, in_club, load_whole, seated

GAMES = [
    ("cards", {"real": 3, "virtual": ["expert"]}),
    ("board", {"players": 3, "variants": "might-is-right kit-carson new-beginning horses"}),
]


def text(told: looking.SeenEntry) -> str | None:
    return None if told.choice is None else str(told.choice["text"])


def expected_of(told: list[SeenMove]) -> list[tuple[object, ...]]:
    return [(one.number, one.seat, one.action, one.events) for one in told]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_seat_is_told_what_the_engine_tells_it(sqlite: str, game: str, options: dict[str, object]) -> None:
    async def story(club: Club) -> None:
        services, chance = club.services, Random("told")
        users = [(await people.new_guest(services, name))[0] for name in ("Ann", "Bob", "Cleo")]
        table_id = (await tables.create(services, users[0], new_rules(game, options), False, None)).table.id
        for user in users[1:]:
            await tables.join(services, user, table_id, None, None)
        await tables.start(services, users[0], table_id, None)
        for number in range(80):
            async with services.database.read() as connection:
                laid = await load_table(connection, table_id)
                whole = await load_whole(connection, laid.table)
            assert whole.decision is not None
            async with services.database.read() as connection:
                newest = (await log.since(connection, table_id, whole.serial - 1))[-1:]
            alike = [looking.seen_entries(whole, newest, seat) for seat in (None, 0, 1, 2)]
            if all(looking.open_to_all(entry) for entry in newest):  # then live play tells it once, for all
                assert alike[1:] == alike[:1] * 3
            for seat, user in enumerate([*users, None]):
                news = await looking.news(services, user, table_id, None, -1)
                expected = whole.seen_moves(seat if user is not None else None)
                heard = [(told.number, told.seat, text(told), told.events) for told in news.told]
                # The log keeps JSON, which knows no tuples.
                assert msgspec.json.decode(msgspec.json.encode(heard)) == msgspec.json.decode(
                    msgspec.json.encode(expected_of(expected))
                )
            seat = chance.choice(whole.decision.seats)
            action = whole.rules.action_text(chance.choice(whole.legal_actions(seat)))
            await play.act(
                services,
                users[seat],
                table_id,
                play.MoveForm(action=action, question=whole.question, id=f"move-{number:08}"),
            )

    in_club(sqlite, story)


def test_a_waiting_reader_is_forgotten_when_he_goes(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": {"real": 2, "virtual": ["beginner"] * 2}}
        table = await ann.post("/api/tables", form, 201)
        waiting = asyncio.create_task(ann.get(f"/api/tables/{table['id']}/events", wait=20))
        while not club.services.hub._waiting:
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert club.services.hub._waiting == {}

    in_club(sqlite, story)


def test_a_bid_that_was_taken_back_stays_secret_also_where_a_page_of_news_ends_between(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        seen = await ann.table(table_id)
        done = await ann.act(table_id, "bid 3", seen["question"])
        back = {"move": (await ann.table(table_id))["undo"], "question": seen["question"], "id": "taken-back-1"}
        await ann.post(f"/api/tables/{table_id}/undo", back)
        await ann.act(table_id, "bid 4", (await ann.table(table_id))["question"])
        await bob.act(table_id, "bid 5", (await bob.table(table_id))["question"])
        await club.quiet()
        for page in (1, 2, 3):
            found = await looking.news(club.services, None, table_id, None, done["seq"] - 1, page)
            assert [text(entry) for entry in found.told] == [None, None, "bid 4"][:page]

    in_club(sqlite, story)
