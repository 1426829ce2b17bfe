"""Players put numbers into the seed of their game: each is sealed before any is opened, nobody waits long for one that
stays away, and whatever is done to the secret, the numbers or the seals is found by `carson verify`.
"""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from carson.kernel import commitment_to, parse, seal_of, seed_from
from carson.server.tables.numbers import MISSED
from carson.server.tables.tables import OPENING
from cli.driving import carson
from server.club import Club, Hands, Person, in_club, open_club, play_on
from server.line import Line, dial
from server.someones import code, rows

CARDS: dict[str, Any] = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
BOARD: dict[str, Any] = {"game": "board", "options": {"players": 2, "characters": "random"}}
ANNS, BOBS = "a" * 64, "b" * 64
PROVEN = "Proven: nobody chose what was drawn, neither the server nor a player."


def verify(record: str, *more: str) -> tuple[int, str]:
    done = carson("verify", "-", *more, stdin=record)
    assert done.err == ""
    return done.status, " ".join(done.out.split())


async def laid(club: Club, form: dict[str, Any]) -> tuple[str, Person, Person]:
    """Ann's table, at which Bob has sat down; both have sealed their numbers."""
    ann, bob = await club.guest("Ann"), await club.guest("Bob")
    table_id = str((await ann.post("/api/tables", form, 201))["id"])
    await bob.post(f"/api/tables/{table_id}/join")
    for person, number in ((ann, ANNS), (bob, BOBS)):
        await person.post(f"/api/tables/{table_id}/seal", {"sha256": commitment_to(number)})
    return table_id, ann, bob


async def begun(club: Club, form: dict[str, Any]) -> tuple[str, Person, Person]:
    table_id, ann, bob = await laid(club, form)
    await ann.post(f"/api/tables/{table_id}/start")
    await ann.post(f"/api/tables/{table_id}/reveal", {"number": ANNS})
    table = await bob.post(f"/api/tables/{table_id}/reveal", {"number": BOBS})
    assert table["status"] == "playing"
    return table_id, ann, bob


async def ended(table_id: str, *people: Person) -> str:
    """The record, after all have agreed to end the game."""
    for person in people:
        await person.post(f"/api/tables/{table_id}/agree")
    return str(await people[0].get(f"/api/tables/{table_id}/record"))


# The whole path


class Browser:
    """Does what a player's browser does, and keeps what that keeps."""

    def __init__(self, person: Person, number: str) -> None:
        self.person, self.number = person, number
        self.commitment = self.seal = ""

    async def contribute(self, line: Line) -> None:
        """Seals its number as soon as it sees the table's commitment; opens it once the seal is there."""
        door = f"/api/tables/{line.table_id}"
        self.commitment = (await line.until("table"))["table"]["commitment"]
        await self.person.post(f"{door}/seal", {"sha256": commitment_to(self.number)})
        table = (await line.until("table", lambda news: news["table"]["seal"] is not None))["table"]
        assert [seat["number"] for seat in table["seats"]] == [None, None]
        sealed = {seat["seat"]: seat["number_sha256"] for seat in table["seats"]}
        assert sealed[table["seats"][[seat["mine"] for seat in table["seats"]].index(True)]["seat"]]
        self.seal = seal_of(self.commitment, sealed)
        assert self.seal == table["seal"]
        await self.person.post(f"{door}/reveal", {"number": self.number})
        await line.until("position")


def test_two_clients_seal_and_open_their_numbers_over_live_connections_and_the_game_is_proven(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table_id = (await ann.post("/api/tables", CARDS, 201))["id"]
        await bob.post(f"/api/tables/{table_id}/join")
        browsers = [Browser(ann, ANNS), Browser(bob, BOBS)]
        lines = [dial(club, table_id, browser.person) for browser in browsers]
        contributing = [asyncio.create_task(browser.contribute(line)) for browser, line in zip(browsers, lines)]
        looker = dial(club, table_id)
        await looker.until("table", lambda news: all(seat["number_sha256"] for seat in news["table"]["seats"]))
        assert (await ann.post(f"/api/tables/{table_id}/start"))["status"] == "open"
        await asyncio.gather(*contributing)
        running = await bob.get(f"/api/tables/{table_id}/record")
        assert parse(running).head["number-1"] == BOBS
        [(seed, secret)] = await rows(club, "tables", "seed", "secret")
        assert seed == seed_from(secret, {0: ANNS, 1: BOBS})
        assert not any(hidden in told for hidden in (seed, secret) for told in [*club.seen, *looker.log, *lines[0].log])
        record = await ended(table_id, ann, bob)
        for browser in browsers:
            kept = ("--commitment", browser.commitment, "--seal", browser.seal, "--number", browser.number)
            status, said = verify(record, *kept)
            assert (status, said[-len(PROVEN) :]) == (0, PROVEN)
            assert "Numbers were contributed by Ann and Bob" in said
            assert "Your number is part of the seed." in said
        over = (await ann.table(table_id))["table"]
        assert (over["secret"], over["seed"], over["seal"]) == (secret, seed, browsers[0].seal)
        for line in (*lines, looker):
            await line.hang_up()

    in_club(url, story)


@pytest.mark.parametrize("form", [CARDS, BOARD], ids=["cards", "board"])
def test_a_whole_game_draws_from_what_all_have_put_in(sqlite: str, form: dict[str, Any]) -> None:
    """It is loaded from the database for every move: the seed is the same all along."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await begun(club, form)
        await play_on(club, table_id, [ann, bob], "numbers")
        status, said = verify(await ann.get(f"/api/tables/{table_id}/record"), "--number", ANNS)
        assert (status, said[-len(PROVEN) :]) == (0, PROVEN)
        assert ("The characters were chosen when the table was set up" in said) == (form is BOARD)

    in_club(sqlite, story, snapshot_every=4, cached_games=0)


# Who puts nothing in


def test_a_table_at_which_nobody_seals_a_number_begins_at_once_and_says_so(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**CARDS, "seats": ["me", "me:Bob"]}, 201)
        begun = await ann.post(f"/api/tables/{table['id']}/start")
        assert (begun["status"], begun["seal"], begun["secret"]) == ("playing", None, None)
        status, said = verify(await ended(table["id"], ann))
        assert status == 0
        assert "No player contributed a number: the server alone made the seed." in said
        assert said.endswith("so it is not proven that the server chose the seed at random.")

    in_club(sqlite, story)


def test_several_seats_of_one_person_put_one_number_in_and_the_record_says_who_did_not(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**CARDS, "seats": ["me", "me:Zoe"]}, 201)
        door = f"/api/tables/{table['id']}"
        await ann.post(f"{door}/seal", {"sha256": commitment_to(ANNS)})
        assert (await ann.post(f"{door}/start"))["status"] == "open"
        assert (await ann.post(f"{door}/reveal", {"number": ANNS}))["status"] == "playing"
        record = await ended(table["id"], ann)
        status, said = verify(record)
        assert status == 0
        assert "Numbers were contributed by Ann," in said
        assert "From Zoe: no number." in said
        # Ann, in league with the server, could have tried out numbers until the seed suited her.
        assert said.endswith("unless the server was in league with everybody who contributed a number.")
        status, said = verify(record, "--number", ANNS)
        assert (status, said[-len(PROVEN) :]) == (0, PROVEN)

    in_club(sqlite, story)


def test_whoever_does_not_open_a_number_is_waited_for_ten_seconds_and_named_by_the_proof(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await laid(club, {**CARDS, "clock": {"kind": "days", "days": 2}})
        started = await ann.post(f"/api/tables/{table_id}/start")
        assert started["deadline_at"] == club.services.now() + OPENING
        await ann.post(f"/api/tables/{table_id}/reveal", {"number": ANNS})
        await club.later(OPENING - 1)
        assert (await bob.table(table_id))["table"]["status"] == "open"
        await club.later(1)
        seen = (await bob.table(table_id))["table"]
        assert seen["status"] == "playing"
        assert seen["deadline_at"] > club.services.now() + OPENING  # a player's, not that of the numbers
        late = {"number": BOBS}
        assert await code(bob.post(f"/api/tables/{table_id}/reveal", late, 409)) == "numbers-too-late"
        record = await ended(table_id, ann, bob)
        status, said = verify(record)
        assert status == 0
        assert "From Bob: a number was sealed but never revealed." in said
        assert said.endswith("In that case it had 2 seeds to choose from.")
        # Bob, who did open it, finds out that it was dropped.
        status, said = verify(record, "--number", BOBS)
        assert status == 1
        assert f"Your number {BOBS} is not in the record" in said

    in_club(url, story)


def test_if_nobody_opens_anything_the_seed_is_the_servers_alone(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await laid(club, CARDS)
        await ann.post(f"/api/tables/{table_id}/start")
        await club.later(OPENING)
        status, said = verify(await ended(table_id, ann, bob))
        assert status == 0
        assert "From Ann and Bob: a number was sealed but never revealed." in said
        assert said.endswith("so it is not proven that the server chose the seed at random.")

    in_club(sqlite, story)


def test_a_server_that_was_down_meanwhile_gives_the_browsers_their_time_again(url: str) -> None:
    hands = Hands()

    async def story() -> None:
        async with open_club(url, hands) as club:
            table_id, ann, bob = await laid(club, CARDS)
            seal = (await ann.post(f"/api/tables/{table_id}/start"))["seal"]
            await ann.post(f"/api/tables/{table_id}/reveal", {"number": ANNS})
        hands.now += OPENING + MISSED
        async with open_club(url, hands) as club:
            ann, bob = club.same(ann), club.same(bob)
            await club.later(0)
            table = (await bob.table(table_id))["table"]
            assert (table["status"], table["seal"]) == ("open", seal)
            table = await bob.post(f"/api/tables/{table_id}/reveal", {"number": BOBS})
            assert table["status"] == "playing"
            assert verify(await ended(table_id, ann, bob), "--seal", seal)[1].endswith(PROVEN)

    asyncio.run(story())


def test_two_processes_begin_the_game_once_whoever_opens_last_and_whoever_looks_at_the_clock(postgres: Any) -> None:
    postgres.psql("CREATE DATABASE numbers;")
    url, hands = str(postgres.get_uri("numbers")), Hands()

    async def story() -> None:
        async with open_club(url, hands) as one, open_club(url, hands) as other:
            for number in (1, 2):
                table_id, ann, bob = await laid(one, CARDS)
                bob = other.same(bob)
                await ann.post(f"/api/tables/{table_id}/start")
                if number == 1:
                    opened = ((ann, ANNS), (bob, BOBS), (bob, BOBS))
                    await asyncio.gather(*(p.post(f"/api/tables/{table_id}/reveal", {"number": n}) for p, n in opened))
                else:
                    hands.now += OPENING
                    await asyncio.gather(*(club.app.state.timekeeper.tick() for club in (one, other)))
                assert len(await rows(one, "log", "seq")) == number
                assert (await bob.table(table_id))["view"] == (await one.same(bob).table(table_id))["view"]
                assert verify(await ended(table_id, ann, bob))[0] == 0

    asyncio.run(story())


# Nobody changes anything once a number may be known


def test_numbers_are_sealed_before_and_opened_after_the_host_has_begun_and_never_exchanged(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await laid(club, CARDS)
        seal, reveal = f"/api/tables/{table_id}/seal", f"/api/tables/{table_id}/reveal"
        assert await code(ann.post(reveal, {"number": ANNS}, 409)) == "numbers-not-sealed"
        # Before, another may take its place, or none.
        await bob.post(seal, {"sha256": None})
        await bob.post(seal, {"sha256": commitment_to("c" * 64)})
        await ann.post(f"/api/tables/{table_id}/start")
        other = {"sha256": commitment_to(BOBS)}
        assert await code(bob.post(seal, other, 409)) == "table-beginning"
        assert await code(bob.post(reveal, {"number": BOBS}, 400)) == "number-not-the-sealed-one"
        for door, body in {"start": {}, "leave": {}, "remove": {"seat": 1}, "close": {}, "join": {}}.items():
            assert await code(ann.post(f"/api/tables/{table_id}/{door}", body, 409)) == "table-beginning"
        stranger = await club.guest("Cora")
        assert await code(stranger.post(reveal, {"number": ANNS}, 403)) == "seat-none"
        opened = await ann.post(reveal, {"number": ANNS})
        assert await ann.post(reveal, {"number": ANNS}) == opened
        # What is open already is told to nobody before all of it is.
        assert not any(ANNS in told for told in club.seen)
        await bob.post(reveal, {"number": "c" * 64})
        assert (await stranger.table(table_id))["table"]["seats"][0]["number"] == ANNS
        assert (await bob.post(reveal, {"number": "c" * 64}))["status"] == "playing"

    in_club(sqlite, story)


@pytest.mark.parametrize("wrong", ["", "A" * 64, "a" * 63, "a" * 65, "a" * 64 + "\n", 5])
def test_what_is_no_number_is_refused(sqlite: str, wrong: Any) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await laid(club, CARDS)
        await ann.post(f"/api/tables/{table_id}/seal", {"sha256": wrong}, 400)
        await ann.post(f"/api/tables/{table_id}/reveal", {"number": wrong}, 400)

    in_club(sqlite, story)


def test_whoever_gets_up_takes_the_number_along_and_a_rematch_asks_for_new_ones(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await laid(club, CARDS)
        await bob.post(f"/api/tables/{table_id}/leave")
        joined = await bob.post(f"/api/tables/{table_id}/join")
        assert [bool(seat["number_sha256"]) for seat in joined["seats"]] == [True, False]
        await ann.post(f"/api/tables/{table_id}/start")
        await ann.post(f"/api/tables/{table_id}/reveal", {"number": ANNS})
        await ended(table_id, ann, bob)
        again = await bob.post(f"/api/tables/{table_id}/rematch")
        assert [seat["number_sha256"] for seat in again["seats"]] == [None, None]
        assert again["commitment"] != joined["commitment"]

    in_club(sqlite, story)


def test_a_game_from_a_position_takes_no_numbers_and_its_proof_says_what_is_not_proven(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await begun(club, CARDS)
        clone = await ann.post(f"/api/tables/{table_id}/clone", {"seats": ["me", "me:Zoe"]}, 201)
        sealing = ann.post(f"/api/tables/{clone['id']}/seal", {"sha256": commitment_to(ANNS)}, 409)
        assert await code(sealing) == "numbers-position"
        await ann.post(f"/api/tables/{clone['id']}/start")
        said = verify(await ended(clone["id"], ann))[1]
        assert "The game started from a position." in said
        assert "No player contributed a number" in said

    in_club(sqlite, story)


def test_whoever_leaves_for_good_takes_nothing_out_of_the_seed(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await laid(club, CARDS)
        seal = (await ann.post(f"/api/tables/{table_id}/start"))["seal"]
        await bob.post(f"/api/tables/{table_id}/reveal", {"number": BOBS})
        await bob.post("/api/account/delete")
        table = await ann.post(f"/api/tables/{table_id}/reveal", {"number": ANNS})
        assert (table["status"], table["seats"][1]["bot"]) == ("playing", "greedy")
        await club.quiet()
        status, said = verify(await ended(table_id, ann), "--seal", seal)
        assert (status, said[-len(PROVEN) :]) == (0, PROVEN)

    in_club(sqlite, story)


def test_a_stored_number_that_was_changed_is_found_before_serving(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            table_id, _, _ = await begun(club, CARDS)
            async with club.services.database.write() as connection:
                await connection.execute(sql(f"UPDATE seats SET number = '{BOBS}' WHERE seat = 0"))
        async with open_club(sqlite) as club:
            await club.app.state.checking
            assert club.services.broken == {table_id: "check-commitment"}

    asyncio.run(story())


# Frauds


@pytest.fixture(scope="module")
def proven(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A record with two numbers, and the seal that both browsers have kept."""
    found: list[str] = []

    async def story(club: Club) -> None:
        table_id, ann, bob = await begun(club, CARDS)
        await play_on(club, table_id, [ann, bob], "frauds")
        found.append(await ann.get(f"/api/tables/{table_id}/record"))
        found.append((await ann.table(table_id))["table"]["seal"])

    in_club(f"sqlite:///{tmp_path_factory.mktemp('numbers') / 'carson.db'}", story)
    return found[0], found[1]


def line(record: str, key: str, value: str | None) -> str:
    """With this head line, or without it."""
    return re.sub(rf"^{key}: .*\n", "" if value is None else f"{key}: {value}\n", record, flags=re.M)


def mixed(record: str) -> str:
    """With the seed that its secret and numbers now give."""
    head = parse(record).head
    numbers = {seat: head[f"number-{seat}"] for seat in (0, 1) if f"number-{seat}" in head}
    return line(record, "seed", seed_from(head["secret"], numbers))


def _promised(record: str) -> str:
    return line(record, "commitment", commitment_to(parse(record).head["secret"]))


def _sealed(record: str) -> str:
    return line(record, "sealed-1", commitment_to(parse(record).head["number-1"]))


def _another(record: str) -> str:
    return line(record, "number-1", "c" * 64)


def _dropped(record: str) -> str:
    return line(line(record, "number-1", None), "sealed-1", None)


NOT_DRAWN = "but the seed gives"
# What somebody did, and what is said then without anything remembered: every time it is not proven.
FRAUDS: dict[str, tuple[Callable[[str], str], str]] = {
    "the server has another secret": (lambda text: line(text, "secret", "f" * 48), "secret is not the promised one"),
    "and a seed to fit it": (lambda text: mixed(line(text, "secret", "f" * 48)), "secret is not the promised one"),
    "and a commitment too": (lambda text: mixed(_promised(line(text, "secret", "f" * 48))), NOT_DRAWN),
    "a number is another": (_another, "From Bob: the number is not the one that was sealed"),
    "and its seal fits it": (lambda text: _sealed(_another(text)), "The seed is not the one that follows"),
    "and so does the seed": (lambda text: mixed(_sealed(_another(text))), NOT_DRAWN),
    "a number is left out": (lambda text: line(text, "number-1", None), "The seed is not the one that follows"),
    "and its seal": (_dropped, "The seed is not the one that follows"),
    "and the seed fits": (lambda text: mixed(_dropped(text)), NOT_DRAWN),
    "the secret is left out": (lambda text: line(text, "secret", None), "The seed is not the promised one"),
    "a seal is left out": (lambda text: line(text, "sealed-1", None), "From Bob: the number is not the one"),
    "a player nobody knows put one in": (
        lambda text: text.replace("sealed-1:", f"sealed-9: {commitment_to('9' * 64)}\nnumber-9: {'9' * 64}\nsealed-1:"),
        "From seat 9: the number is not the one",
    ),
    "a number is none": (lambda text: line(text, "number-1", "12"), "The head line “number-1” must have 64 characters"),
}


@pytest.mark.parametrize("what", FRAUDS)
def test_whatever_is_done_to_secret_numbers_and_seals_is_found(proven: tuple[str, str], what: str) -> None:
    edit, reason = FRAUDS[what]
    forged = edit(proven[0])
    assert forged != proven[0]
    status, said = verify(forged)
    assert (status, said[-11:]) == (1, "Not proven.")
    assert reason in said


def played_by(record: str, numbers: dict[int, str]) -> str:
    """Another game of the same server's secret and of these numbers, from its first draw on, sealed as it should be."""
    from carson.kernel import Game, Numbers
    from carson.kernel import record as written
    from server.test_fairness import stored_rules_of

    head = parse(record).head
    game: Game[Any, Any, Any] = Game.start(stored_rules_of(head), seed_from(head["secret"], numbers))
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        game.apply(seat, game.legal_actions(seat)[0])
    sealed = {seat: commitment_to(number) for seat, number in numbers.items()}
    kept = {key: head[key] for key in ("commitment", "secret", "seat-0", "seat-1")}
    return written(game, {**kept, **Numbers(sealed, numbers).lines()}).text()


def test_a_number_chosen_after_the_others_were_known_is_found_by_the_seal_that_they_keep(
    proven: tuple[str, str],
) -> None:
    """Bob and the server chose his number when they knew Ann's, and played a game that holds in itself."""
    forged = played_by(proven[0], {0: ANNS, 1: "c" * 64})
    assert verify(forged)[1].endswith(PROVEN)
    status, said = verify(forged, "--seal", proven[1], "--number", ANNS)
    assert (status, said[-11:]) == (1, "Not proven.")
    assert f"but yours is {proven[1]}." in said
    assert "Your number is part of the seed." in said


def test_a_server_that_leaves_a_player_out_from_the_beginning_is_found_by_that_player(proven: tuple[str, str]) -> None:
    forged = played_by(proven[0], {1: BOBS})
    assert verify(forged)[0] == 0
    assert "From Ann: no number." in verify(forged)[1]
    status, said = verify(forged, "--number", ANNS)
    assert (status, f"Your number {ANNS} is not in the record" in said) == (1, True)


def test_a_record_with_numbers_can_be_brought_and_is_told_as_it_is(proven: tuple[str, str], sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        brought = await ann.post("/api/records", {"record": proven[0]}, 201)
        head = parse(proven[0]).head
        assert (brought["secret"], brought["seed"], brought["seal"]) == (head["secret"], head["seed"], proven[1])
        assert [seat["number"] for seat in brought["seats"]] == [ANNS, BOBS]
        assert await ann.get(f"/api/tables/{brought['id']}/record") == proven[0]

    in_club(sqlite, story)


@pytest.mark.parametrize("language", ["nl", "fr", "it", "de"])
def test_the_proof_of_the_numbers_is_told_in_the_readers_language(proven: tuple[str, str], language: str) -> None:
    there = verify(proven[0], "--lang", language, "--number", ANNS)[1]
    english = verify(proven[0], "--number", ANNS)[1]
    assert proven[1] in there
    assert not set(re.split(r"[.:] ", there)) & {part for part in re.split(r"[.:] ", english) if " " in part}


def test_games_from_before_players_put_numbers_in_are_still_proven() -> None:
    """A record as tables wrote it then: the commitment is the seed's."""
    kept = Path(__file__).parents[1] / "records" / "board" / "horses.carson"
    text = kept.read_text("utf-8")
    seed = parse(text).head["seed"]
    old = text.replace(f"seed: {seed}\n", f"seed: {seed}\ncommitment: {commitment_to(seed)}\n")
    status, said = verify(old, "--commitment", commitment_to(seed))
    assert status == 0
    assert "The seed is the promised one" in said
    assert said.endswith("so it is not proven that the server chose the seed at random.")
