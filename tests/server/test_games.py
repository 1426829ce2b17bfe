"""Whole games over HTTP, on both databases."""

import asyncio
import hashlib
import json

import pytest

from carson.board import library as board
from carson.cards import library as cards
from carson.kernel import Game, parse
from carson.server.history.game_cache import GameCache
from carson.server.history.loading import load
from carson.server.tables import repository as tables
from carson.server.tables.tables import load_table
from server.club import Club, Person, in_club, open_club, play_on, seated

CARDS = {"real": 3, "virtual": ["expert"]}
BOARD = {"players": 3, "variants": "might-is-right new-beginning"}


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", BOARD)])
def test_two_guests_and_a_bot_finish_a_game_and_its_seed_fits_the_commitment(
    url: str, game: str, options: dict[str, object]
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        promised = (await bob.table(table_id))["table"]["commitment"]
        await play_on(club, table_id, [ann, bob], "evening")
        end = (await bob.table(table_id))["table"]
        assert end["status"] == "finished"
        assert len(end["scores"]) == (4 if game == "cards" else 3)
        assert end["winners"] == [s for s, score in enumerate(end["scores"]) if s in end["winners"]]
        assert hashlib.sha256(end["seed"].encode()).hexdigest() == promised == end["commitment"]
        told = parse(await bob.get(f"/api/tables/{table_id}/record"))
        played = cards.replayed(told) if game == "cards" else board.replayed(told)
        assert told.head["seed"] == end["seed"]
        afresh = Game.start(played.rules, end["seed"])
        for move in played.moves:
            assert afresh.apply(move.seat, move.action).draws == move.draws, "a draw does not follow from the seed"
        assert played.outcome() is not None
        assert list(played.outcome().scores) == end["scores"]  # type: ignore[union-attr]
        listed = await ann.get("/api/tables", of="mine")
        assert [table["id"] for table in listed["tables"]] == [table_id]

    in_club(url, story, snapshot_every=10)


def test_nothing_secret_is_said_before_the_end(url: str) -> None:
    """Neither the seed nor a bid that lies face down, to the other, to a spectator, or in the record."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        stranger = club.stranger()
        async with club.services.database.read() as connection:
            seed = (await load_table(connection, table_id)).table.seed
        for turn in range(6):
            await _until_bids(club, table_id, [ann, bob], str(turn))
            # A card may be sold at any time too.
            bid = [action for action in (await ann.table(table_id))["actions"] if action.startswith("bid ")][-1]
            club.seen.clear()
            await ann.act(table_id, bid, (await ann.table(table_id))["question"])
            mine = await ann.get(f"/api/tables/{table_id}/events")
            assert mine["entries"][-1]["action"] == bid
            assert (await ann.table(table_id))["view"]["my_bid"] == int(bid.split()[1])
            club.seen.clear()
            for person in (bob, stranger):
                theirs = await person.get(f"/api/tables/{table_id}/events")
                assert theirs["entries"][-1]["seat"] == 0
                assert theirs["entries"][-1]["action"] is None
                assert bid not in json.dumps(theirs["entries"][-1])
                assert (await person.table(table_id))["view"]["my_bid"] == 0
                # The last line of the public record is not this bid.
                assert f"0 {bid}" not in (await person.get(f"/api/tables/{table_id}/record")).splitlines()[-2:]
            assert (await stranger.table(table_id))["actions"] == []
            assert seed not in "".join(club.seen)
            assert '"seed":null' in club.seen[1]
            await stranger.get(f"/api/tables/{table_id}", 403, seat=0)
            await bob.get(f"/api/tables/{table_id}/events", 403, seat=0)
            theirs = await bob.table(table_id)
            answer = next(action for action in theirs["actions"] if action.startswith("bid "))
            await bob.act(table_id, answer, theirs["question"])

    in_club(url, story)


async def _until_bids(club: Club, table_id: str, people: list[Person], seed: str) -> None:
    for _ in range(100):
        seen = await people[0].table(table_id)
        if seen["view"]["decision"]["kind"] == "bid":
            return
        await play_on(club, table_id, people, seed, most=1)
    raise AssertionError("no bids")


@pytest.mark.parametrize(
    ("game", "options", "answers"),
    [
        ("board", {"players": 2, "variants": "new-beginning"}, ["sheet 3 1 1 2 0", "sheet 2 2 1 2 0"]),
        ("cards", {"real": 2, "virtual": ["beginner", "expert"]}, ["bid 3", "bid 9"]),
    ],
)
def test_what_is_answered_in_secret_makes_no_difference_to_anybody_else(
    url: str, game: str, options: dict[str, object], answers: list[str]
) -> None:
    """Not even after it was taken back and answered anew."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        asked = await ann.table(table_id)
        assert asked["view"]["decision"]["together"]
        seen = {bob: [], club.stranger(): []}
        for answer in answers:
            await ann.act(table_id, answer, asked["question"])
            for person, kept in seen.items():
                kept.append(await _known_to(person, table_id))
            mine = await ann.table(table_id)
            assert mine["question"] == asked["question"], "an answer of another does not make mine stale"
            back = {"move": mine["undo"], "question": mine["question"], "id": f"back-{answer.replace(' ', '-')}"}
            await ann.post(f"/api/tables/{table_id}/undo", back)
        for person, (first, second) in seen.items():
            assert first == second
            told = await person.get(f"/api/tables/{table_id}/events", since=0)
            assert [entry["kind"] for entry in told["entries"]] == ["move", "undo"] * 2
            assert [entry["action"] for entry in told["entries"]] == [None] * 4

    in_club(url, story)


async def _known_to(person: Person, table_id: str) -> list[object]:
    """All that somebody can ask for, without the numbers by which situations are told apart."""
    seen = await person.table(table_id)
    news = await person.get(f"/api/tables/{table_id}/events", since=seen["table"]["seq"] - 1)
    record = await person.get(f"/api/tables/{table_id}/record")
    del seen["table"]["seq"], news["seq"], news["entries"][0]["seq"]
    return [seen, news, record]


def test_a_table_goes_on_in_a_new_process_as_if_nothing_had_happened(url: str) -> None:
    """The first server is gone after the commit, before anybody was told."""

    async def story() -> None:
        async with open_club(url, snapshot_every=7) as first:
            table_id, ann, bob = await seated(first, "cards", CARDS)
            await play_on(first, table_id, [ann, bob], "before", most=25)
            first.services.hub.publish = lambda *_, **__: None  # type: ignore[method-assign]
            first.app.state.driver.wake = lambda table_id: None
            seen = await ann.table(table_id)
            asked = ann if seen["seat"] in seen["view"]["decision"]["seats"] else bob
            seen = await asked.table(table_id)
            wish = {"action": seen["actions"][0], "question": seen["question"], "id": "the-last-one"}
            await asked.post(f"/api/tables/{table_id}/actions", wish)
            known = {person: await person.table(table_id) for person in (ann, bob)}
            told = {person: await person.get(f"/api/tables/{table_id}/events") for person in (ann, bob)}
        async with open_club(url, snapshot_every=7) as second:
            again = {person: second.same(person) for person in (ann, bob)}
            await second.quiet()
            for person, other in again.items():
                news = await other.get(f"/api/tables/{table_id}/events", since=-1)
                assert news["entries"][: len(told[person]["entries"])] == told[person]["entries"]
                if news["seq"] == known[person]["table"]["seq"]:
                    assert await other.table(table_id) == known[person]
            repeated = await again[asked].post(f"/api/tables/{table_id}/actions", wish)
            assert repeated["repeated"]
            await play_on(second, table_id, list(again.values()), "after")
            whole = parse(await again[ann].get(f"/api/tables/{table_id}/record"))
            assert cards.replayed(whole).outcome() is not None

    asyncio.run(story())


def test_a_seed_that_does_not_fit_its_commitment_is_not_told_and_breaks_no_list(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]}, public=True)
        await play_on(club, table_id, [ann, bob], "tampered")
        async with club.services.database.write() as connection:
            await tables.change(connection, table_id, seed="another")
        [listed] = (await ann.get("/api/tables", of="finished"))["tables"]
        assert listed["seed"] is None
        assert (await ann.table(table_id))["table"]["seed"] is None

    in_club(sqlite, story)


def test_what_a_writer_sees_is_not_taken_for_committed(url: str) -> None:
    """It may still be undone; what is cached is what everybody may be told of."""

    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        await ann.act(table_id, "bid 3", 0)
        game_cache = GameCache(10)
        async with club.services.database.write() as connection:
            table = (await load_table(connection, table_id, lock=True)).table
            assert (await load(connection, table, game_cache)).serial == table.seq
        assert game_cache.get(table_id, table.seq) is None
        async with club.services.database.read() as connection:
            game = await load(connection, table, game_cache)
        assert game_cache.get(table_id, table.seq) is game

    in_club(url, story)
