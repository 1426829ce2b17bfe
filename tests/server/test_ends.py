"""Games that end before their rules end them, and tables that never begin."""

import asyncio
from typing import Any

import pytest

from carson.board import library as board
from carson.cards import library as cards
from carson.cli.replays.proof import prove
from carson.kernel import Game, Outcome, parse
from carson.server.games.adapter import new_rules, winners_but
from carson.server.tables import repository as tables
from carson.server.tables.clock import DAY, STANDIN
from carson.server.tables.tables import load_table
from carson.words import Words
from server.club import Club, Person, in_club, open_club, play_on, seated

FOUR = {"real": 3, "virtual": ["expert"]}
TWO = {"players": 2}


async def three(club: Club, **more: Any) -> tuple[str, list[Person]]:
    """A table of three people and a virtual player, begun."""
    people = [await club.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table_id = (await people[0].post("/api/tables", {"game": "cards", "options": FOUR, **more}, 201))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table_id}/join")
    await people[0].post(f"/api/tables/{table_id}/start")
    return table_id, people


def test_of_two_sides_the_other_has_won_and_everything_is_told(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", TWO)
        await play_on(club, table_id, [ann, bob], "a while", most=25)
        end = await ann.post(f"/api/tables/{table_id}/resign")
        assert (end["status"], end["ended"], end["winners"]) == ("finished", "resigned", [1])
        assert end["seats"][0]["resigned"]
        assert len(end["scores"]) == 2
        assert end["seed"] is not None
        seen = await bob.table(table_id)
        assert (seen["actions"], seen["undo"], seen["asked"]) == ([], None, None)
        assert seen["view"]["decision"] is None
        record = parse(await bob.get(f"/api/tables/{table_id}/record"))
        assert (record.head["ended"], record.head["resigned"], record.head["seed"]) == ("resigned", "0", end["seed"])
        assert len(board.replayed(record).moves) == 25
        proof = prove(record.text(), end["commitment"], Words("en"))
        assert proof.proven, proof.lines
        assert proof.lines[0].endswith("According to the record, the game then ended by resignation.")
        again = await ann.post(f"/api/tables/{table_id}/resign", None, 409)
        assert again["error"]["code"] == "table-not-playing"
        assert (await bob.act(table_id, "pass", 0, 409))["error"]["code"] == "table-not-playing"
        async with club.services.database.read() as connection:
            row = (await load_table(connection, table_id)).table
        assert (row.deadline_at, row.bot_due_at) == (None, None)

    in_club(url, story)


def test_with_more_a_bot_plays_to_the_end_and_whoever_resigned_cannot_win(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, (ann, bob, cleo) = await three(club)
        await ann.act(table_id, "bid 7", 0)
        told = await bob.post(f"/api/tables/{table_id}/resign")
        await club.quiet()
        assert (told["status"], told["seats"][1]["standin"], told["seats"][1]["resigned"]) == ("playing", STANDIN, True)
        assert told["seats"][1]["resigned_after"] == 1
        assert (await bob.post(f"/api/tables/{table_id}/resign"))["seats"] == told["seats"], "once is enough"
        assert (await bob.post(f"/api/tables/{table_id}/back"))["seats"][1]["standin"] == STANDIN
        assert (await bob.act(table_id, "bid 3", 0, 403))["error"]["code"] == "seat-resigned"
        assert (await bob.table(table_id))["actions"] == []
        await play_on(club, table_id, [ann, cleo], "the rest")
        end = (await ann.table(table_id))["table"]
        assert (end["status"], end["ended"]) == ("finished", "played")
        assert 1 not in end["winners"]
        record = await ann.get(f"/api/tables/{table_id}/record")
        assert parse(record).head["resigned"] == "1"
        assert cards.replayed(parse(record)).outcome() is not None

    in_club(url, story)


def test_the_best_of_those_who_did_not_resign_has_won() -> None:
    game: Any = Game.start(new_rules("cards", FOUR), "a seed")
    outcome = Outcome((90, 120, 100, 100), (1,))
    assert winners_but(game, outcome, set()) == (1,)
    assert winners_but(game, outcome, {0}) == (1,)
    assert winners_but(game, outcome, {1}) == (2, 3)
    other: Any = Game.start(new_rules("board", {"players": 4}), "a seed")
    other.state.passed = [3, 1, 2, 0]
    assert winners_but(other, outcome, {1}) == (3,), "of equals who passed earlier"


def test_when_nobody_is_left_who_plays_the_game_is_over(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, (ann, bob, cleo) = await three(club)
        for person in (ann, bob):
            assert (await person.post(f"/api/tables/{table_id}/resign"))["status"] == "playing"
        end = await cleo.post(f"/api/tables/{table_id}/resign")
        # The virtual player is the one side that has not given up.
        assert (end["status"], end["ended"], end["winners"]) == ("finished", "resigned", [3])
        alone = await club.guest("Dan")
        form = {"game": "cards", "options": FOUR, "seats": ["me", "random", "random"]}
        table = await alone.post("/api/tables", form, 201)
        await alone.post(f"/api/tables/{table['id']}/start")
        end = await alone.post(f"/api/tables/{table['id']}/resign")
        assert (end["status"], end["ended"], end["winners"]) == ("finished", "resigned", [])
        solo = await alone.post("/api/tables", {"game": "board", "options": {"players": 2, "solo": "urban"}}, 201)
        await alone.post(f"/api/tables/{solo['id']}/start")
        assert (await alone.post(f"/api/tables/{solo['id']}/resign"))["winners"] == [1]

    in_club(url, story)


def test_a_game_ends_when_all_who_are_there_agree(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, (ann, bob, cleo) = await three(club)
        where = f"/api/tables/{table_id}/agree"
        assert (await club.stranger().post(where, None, 401))["error"]["code"] == "who-unknown"
        assert (await (await club.guest("Eve")).post(where, None, 403))["error"]["code"] == "seat-none"
        assert [seat["agrees"] for seat in (await ann.post(where))["seats"]] == [True, False, False]
        await bob.post(where)
        assert not (await ann.post(where, {"agree": False}))["seats"][0]["agrees"]
        assert (await cleo.post(where))["status"] == "playing"
        await bob.act(table_id, "bid 7", 0)
        assert [seat["agrees"] for seat in (await bob.table(table_id))["table"]["seats"]] == [False, False, True], (
            "who plays on does not want to end"
        )
        await bob.post(where)
        end = await ann.post(where)
        assert (end["status"], end["ended"], end["winners"]) == ("finished", "agreed", [])
        assert len(end["scores"]) == 4
        told = (await cleo.get(f"/api/tables/{table_id}/events", since=0))["entries"]
        assert [entry["action"] for entry in told] == ["bid 7"], "at the end nothing is secret"
        record = parse(await cleo.get(f"/api/tables/{table_id}/record"))
        assert record.head["ended"] == "agreed"
        assert [move.seat for move in cards.replayed(record).moves] == [1]

    in_club(url, story)


def test_who_is_away_or_has_resigned_is_not_asked_to_agree(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, (ann, bob, cleo) = await three(club, clock={"kind": "live", "move": 30, "bank": 0})
        await ann.act(table_id, "bid 7", 0)
        await bob.post(f"/api/tables/{table_id}/resign")
        assert (await bob.post(f"/api/tables/{table_id}/agree", None, 403))["error"]["code"] == "seat-resigned"
        await club.later(30)
        assert (await ann.table(table_id))["table"]["seats"][2]["standin"] == STANDIN
        assert (await ann.post(f"/api/tables/{table_id}/agree"))["ended"] == "agreed"
        assert not (await cleo.table(table_id))["table"]["your_turn"]

    in_club(url, story)


def test_of_two_who_resign_at_the_same_moment_one_has_won(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", TWO)
        where = f"/api/tables/{table_id}/resign"
        answers = await asyncio.gather(*(person.http.post(where, json={}) for person in (ann, bob)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        end = (await ann.table(table_id))["table"]
        assert len(end["winners"]) == 1
        assert [seat["resigned"] for seat in end["seats"]] == [seat not in end["winners"] for seat in (0, 1)]

    in_club(url, story)


@pytest.mark.parametrize(("game", "options"), [("cards", FOUR), ("board", {"players": 3, "variants": "horses river"})])
def test_points_as_they_stand_are_those_of_the_end_at_the_end(game: str, options: Any) -> None:
    from random import Random

    chance, played = Random("standing"), Game.start(new_rules(game, options), "a seed")  # type: ignore[arg-type, var-annotated]
    while played.decision is not None:
        seat = played.decision.seats[0]
        assert len(played.scores()) == len(played.view(None).players)
        played.apply(seat, chance.choice(played.legal_actions(seat)))
    assert played.scores() == played.outcome().scores  # type: ignore[union-attr]


def test_a_host_closes_a_table_and_sends_people_away_before_it_begins(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        form = {"game": "cards", "options": FOUR, "seats": ["me", "open", "random"]}
        table = await ann.post("/api/tables", form, 201)
        where = f"/api/tables/{table['id']}"
        await bob.post(f"{where}/join")
        assert (await bob.post(f"{where}/remove", {"seat": 0}, 403))["error"]["code"] == "table-not-yours"
        assert (await bob.post(f"{where}/close", None, 403))["error"]["code"] == "table-not-yours"
        assert (await ann.post(f"{where}/remove", {"seat": 0}, 403))["error"]["code"] == "seat-own"
        assert [seat["free"] for seat in (await ann.post(f"{where}/remove", {"seat": 1}))["seats"]] == [0, 1, 0]
        assert (await ann.post(f"{where}/remove", {"seat": 1}, 409))["error"]["code"] == "seat-nobody"
        assert (await ann.post(f"{where}/remove", {"seat": 9}, 409))["error"]["code"] == "seat-nobody"
        assert [seat["free"] for seat in (await ann.post(f"{where}/remove", {"seat": 2}))["seats"]] == [0, 1, 1]
        assert (await ann.post(f"{where}/close"))["status"] == "closed"
        assert (await ann.post(f"{where}/close", None, 409))["error"]["code"] == "table-not-open"

    in_club(url, story)


def test_a_host_who_leaves_hands_the_table_over(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await ann.post("/api/tables", {"game": "cards", "options": FOUR}, 201)
        where = f"/api/tables/{table['id']}"
        await bob.post(f"{where}/join")
        await ann.post(f"{where}/join")
        assert (await ann.post(f"{where}/leave", {"seat": 0}))["host"], "she has another seat"
        assert not (await ann.post(f"{where}/leave"))["host"]
        assert (await bob.table(table["id"]))["table"]["host"]
        await bob.post(f"{where}/start", {"fill": "random"})

    in_club(url, story)


def test_tables_that_nobody_comes_back_to_end(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", FOUR)
        timed, *_ = await seated(club, "cards", FOUR, clock={"kind": "days", "days": 30})
        other = await ann.post("/api/tables", {"game": "cards", "options": FOUR}, 201)
        await club.later(6 * DAY)
        await ann.act(table_id, "bid 7", 0)
        await club.later(4 * DAY + 1)
        status = [(await ann.table(one))["table"]["status"] for one in (table_id, timed, other["id"])]
        assert status == ["playing", "playing", "closed"]
        await club.later(6 * DAY)
        end = (await bob.table(table_id))["table"]
        assert (end["status"], end["ended"], end["winners"], len(end["scores"])) == ("finished", "abandoned", [], 4)
        assert (await ann.table(timed))["table"]["status"] == "playing"

    in_club(url, story, abandoned_days=10)


def test_an_abandoned_game_of_other_rules_ends_without_points(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            table_id, *_ = await seated(club, "cards", FOUR)
            async with club.services.database.write() as connection:
                await tables.change(connection, table_id, rules=99)
        async with open_club(sqlite, club.hands) as club:
            await club.later(61 * DAY)
            async with club.services.database.read() as connection:
                row = (await load_table(connection, table_id)).table
            assert (row.status, row.ended, row.scores, row.winners) == ("finished", "abandoned", None, "[]")

    asyncio.run(story())
