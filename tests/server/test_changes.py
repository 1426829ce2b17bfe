"""What has changed is enough for a client that says so, and leads to exactly what would have been sent whole."""

import json
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import decode, encode
from msgspec.structs import replace

from carson.board.variants.registry import VARIANTS
from carson.server.live.changes import change
from carson.server.live.picture import Picture
from carson.server.live.views import Views, parts_of
from carson.server.play.table_state import TableState, standing
from carson.server.tables import tables
from carson.words import Words
from changes import changed, position_from
from server.club import Club, Person, in_club, seated
from server.line import Line, dial

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"real": 4, "virtual": []}),
    ("cards", {"real": 3, "virtual": ["expert"]}),
    ("board", {"players": 4}),
    ("board", {"players": 3, "variants": " ".join(VARIANTS)}),
    ("board", {"players": 2, "variants": " ".join(VARIANTS[::2])}),
    ("board", {"players": 2, "variants": " ".join(VARIANTS[1::2])}),
]
WORDS = [Words("en"), Words("de")]


# One value and another


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (1, 2, [2]),
        (1, True, [True]),
        ({}, [], [[]]),
        ([1], None, [None]),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ({"a": 1, "b": [], "c": "x"}, {"a": True, "b": [], "c": "y"}, {"a": [True], "c": ["y"]}),
        ([1, 2, 3], [7, 2, []], {"0": [7], "2": [[]]}),
        ([{"a": 1, "b": 2}, {"a": 3}], [{"a": 1, "b": 5}, {"a": 3}], {"0": {"b": [5]}}),
        ([1, 4], [1, 2, 3, 4], [1, 0, [2, 3]]),
        ([1, 2, 3, 4], [1, 4], [1, 2, []]),
        ([1, 1, 1], [1, 1], [2, 1, []]),
        ([1, 2, 3], [9, 3], [0, 2, [9]]),
        ([], ["a", "b"], [0, 0, ["a", "b"]]),
        (["a"], [], [0, 1, []]),
    ],
)
def test_a_change_names_what_is_different_and_leads_from_one_value_to_the_other(
    before: Any, after: Any, expected: Any
) -> None:
    found = decode(encode(change(Raw(encode(before)), Raw(encode(after)))))
    assert (found, json.dumps(found)) == (expected, json.dumps(expected))
    assert json.dumps(changed(before, found)) == json.dumps(after)


def _views(view: dict[str, Any]) -> Views:
    found = Views(1, parts_of(view))
    found.show((None, "en"), {})
    return found


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": [1, 2, 3, 4, 5, 6, 7, 8]}, {"a": [1, 2, 3, 4, 5, 6, 7, 9]}, {"a": {"7": [9]}}),
        ({"a": [1, 2]}, {"a": [3, 4]}, None),  # is longer than what it leads to
        ({"a": 1, "b": "much more than that"}, {"a": 2, "b": "much more than that"}, {"a": [2]}),
        ({"a": 1, "b": "much more than that"}, {"b": "much more than that"}, None),
        ({"b": "much more than that"}, {"a": 1, "b": "much more than that"}, None),
    ],
)
def test_changes_are_sent_where_they_are_shorter_and_nothing_comes_or_goes(
    before: dict[str, Any], after: dict[str, Any], expected: Any
) -> None:
    found = _views(after).changes(_views(before), (None, "en"))
    assert (decode(found) if found is not None else None) == expected


def test_there_are_no_changes_for_a_reader_who_was_not_shown_the_view_before() -> None:
    view = {"a": "much more than what has changed", "b": 1}
    before, after = _views(view), _views({**view, "b": 2})
    after.show((0, "en"), parts_of({"seat": 0}))
    assert after.changes(before, (0, "en")) is None
    assert after.changes(before, (None, "en")) is not None


# Whole games


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_in_a_whole_game_changes_lead_to_exactly_the_position_for_every_seat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    """Also where a move is taken back."""
    monkeypatch.setattr(tables, "new_seed", lambda: "89ab" * 12)

    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        people = options.get("real") or options["players"]
        form = {"game": game, "options": options, "seats": ["me"] * people}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        state = await standing(club.services, table_id, None)
        assert state.game is not None
        chance, playing, picture = Random("changes"), state.game.copy(), Picture(state)
        readers = [*((seat, WORDS[0]) for seat in (*range(people), None)), (0, WORDS[1])]
        known = [json.loads(picture.position(*reader, state.seq)) for reader in readers]
        as_changes = moves = undone = 0
        while playing.decision is not None:
            seat = chance.choice(playing.decision.seats)
            if chance.random() < 0.1 and playing.undoable(seat) is not None:
                playing.undo(seat)
                undone += 1
            else:
                playing.apply(seat, chance.choice(playing.legal_actions(seat)))
            moves += 1
            number, table = picture.number, replace(state.seated.table, seq=state.seq + moves)
            picture = Picture(TableState(replace(state.seated, table=table), playing, []), picture)
            for at, reader in enumerate(readers):
                whole = picture.position(*reader, picture.seq)
                text = picture.position(*reader, picture.seq, number)
                found = json.loads(text)
                if found["type"] == "changes":
                    assert len(text) < len(whole)
                    as_changes += 1
                    found = position_from(known[at], found)
                known[at] = found
                assert found == json.loads(whole)
        assert as_changes > 0.9 * moves * len(readers)
        assert undone > 0

    in_club(sqlite, story)


# Connections


class Follower:
    """A client of a live connection that has a position for each seat it watches from; `kinds` is how each came."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.kinds: list[str] = []
        self.seen: dict[int | None, Any] = {}

    async def until(self, seq: int, seat: int | None) -> Any:
        """Its position for the seat, as soon as that has this number."""
        while seat not in self.seen or self.seen[seat]["seq"] < seq:
            await self.next()
        return self.seen[seat]

    async def next(self) -> Any:
        message = await self.line.until_any("position", "changes")
        self.kinds.append(message["type"])
        if message["type"] == "changes":
            message = position_from(self.seen.get(message["seat"]), message)
        self.seen[message["seat"]] = message
        return message


def _follow(club: Club, table_id: str, person: Person | None, **query: Any) -> Follower:
    return Follower(dial(club, table_id, person, changes="true", **query))


async def _move(table_id: str, *people: Person) -> int:
    """One of them who is asked does the first thing possible; the number of that move."""
    for person in people:
        seen = await person.table(table_id)
        if seen["actions"]:
            return int((await person.act(table_id, seen["actions"][0], seen["question"]))["seq"])
    raise AssertionError("nobody is asked")


def _same(position: Any, single: Any) -> None:
    for key in ("seat", "question", "asked", "view", "actions", "choices", "undo"):
        assert position[key] == single[key], key


def test_a_client_that_asks_for_changes_gets_them_and_any_other_gets_positions(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        followers = {person: _follow(club, table_id, person) for person in (ann, bob, None)}
        old = Follower(dial(club, table_id, ann))
        for follower in (*followers.values(), old):
            await follower.next()
        for _ in range(6):
            seq = await _move(table_id, ann, bob)
            for seat, (person, follower) in zip((0, 1, None), followers.items(), strict=True):
                _same(await follower.until(seq, seat), await (person or club.stranger()).table(table_id))
            assert await old.until(seq, 0) == followers[ann].seen[0]
        assert old.kinds == ["position"] * len(old.kinds)
        for follower in followers.values():
            assert follower.kinds == ["position", *["changes"] * (len(follower.kinds) - 1)]

    in_club(url, story)


def test_whoever_looks_again_says_hello_again_or_comes_back_gets_all_of_it_once(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        follower = _follow(club, table_id, ann)
        last = await follower.next()
        for message, then in (
            ({"kind": "look"}, "changes"),
            ({"kind": "hello", "changes": True}, "changes"),
            ({"kind": "hello"}, "position"),
            ({"kind": "look"}, "position"),
        ):
            follower.line.say(**message)
            await follower.next()
            assert follower.kinds[-1] == "position"
            last = await follower.until(await _move(table_id, ann, bob), 0)
            assert follower.kinds[-1] == then
            _same(last, await ann.table(table_id))
        await follower.line.hang_up()
        missed = [await _move(table_id, ann, bob) for _ in range(3)]
        again = _follow(club, table_id, ann, since=last["seq"])
        found = await again.next()
        assert again.kinds == ["position"]
        assert [entry["seq"] for entry in found["entries"]] == missed

    in_club(sqlite, story)


def test_a_reader_who_has_missed_a_position_gets_the_next_whole(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        awake, sleeper = _follow(club, table_id, ann), _follow(club, table_id, bob)
        for follower in (awake, sleeper):
            await follower.next()
        seq = await _move(table_id, ann, bob)
        first = await sleeper.until(seq, 1)
        assert sleeper.kinds[-1] == "changes"
        sleeper.line.reading.clear()
        for _ in range(5):
            seq = await _move(table_id, ann, bob)
            await awake.until(seq, 0)
        sleeper.line.reading.set()
        heard = [first["seq"]]
        while heard[-1] < seq:
            heard += [entry["seq"] for entry in (await sleeper.next())["entries"]]
        assert heard == list(range(first["seq"], seq + 1))
        assert sleeper.kinds[-1] == "position", "it has skipped some"
        seq = await _move(table_id, ann, bob)
        _same(await sleeper.until(seq, 1), await bob.table(table_id))
        assert sleeper.kinds[-1] == "changes"

    in_club(sqlite, story)


def test_each_seat_and_each_language_has_changes_of_its_own(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": CARDS, "seats": ["me", "me"]}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        english = _follow(club, table_id, ann, seat=[0, 1], lang="en")
        german = _follow(club, table_id, ann, seat=1, lang="de")
        whole = Follower(dial(club, table_id, ann, seat=1, lang="de"))
        for _ in range(8):
            looks = [await ann.table(table_id, seat=seat) for seat in (0, 1)]
            seen = next(look for look in looks if look["actions"])
            done = await ann.act(table_id, seen["actions"][-1], seen["question"], seat=seen["seat"])
            for seat in (0, 1):
                _same(await english.until(done["seq"], seat), await ann.table(table_id, seat=seat, lang="en"))
            assert await german.until(done["seq"], 1) == await whole.until(done["seq"], 1)
            assert german.seen[1]["view"]["decision"]["sentence"] != english.seen[1]["view"]["decision"]["sentence"]
        assert english.kinds.count("position") == 2
        assert german.kinds.count("position") == 1

    in_club(sqlite, story)


def test_another_seat_starts_with_all_that_it_sees(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": CARDS, "seats": ["me", "me"]}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        follower = _follow(club, table_id, ann, seat=0)
        await follower.next()
        seen = await ann.table(table_id, seat=0)
        await ann.act(table_id, seen["actions"][0], seen["question"], seat=0)
        await follower.until(seen["table"]["seq"] + 1, 0)
        assert follower.kinds[-1] == "changes"
        for seat in (1, 0):  # also one that has been watched before
            follower.line.say("hello", seats=[seat], changes=True)
            _same(await follower.next(), await ann.table(table_id, seat=seat))
            assert follower.kinds[-1] == "position"

    in_club(sqlite, story)


def test_what_is_taken_back_comes_as_changes(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        followers = {0: _follow(club, table_id, ann), 1: _follow(club, table_id, bob)}
        for follower in followers.values():
            await follower.next()
        for number in range(3):
            await _move(table_id, ann)
            seen = await ann.table(table_id)
            wish = {"move": seen["undo"], "question": seen["question"], "id": f"take-back-{number}"}
            seq = (await ann.post(f"/api/tables/{table_id}/undo", wish))["seq"]
            for seat, person in enumerate((ann, bob)):
                _same(await followers[seat].until(seq, seat), await person.table(table_id))
        for follower in followers.values():
            assert follower.kinds == ["position", *["changes"] * 6]

    in_club(sqlite, story)


def test_where_one_goes_back_to_against_bots_is_followed(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "board", "options": {"players": 3}, "seats": ["me", "random", "random"]}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        await club.quiet()
        follower = _follow(club, table_id, ann)
        await follower.next()
        for number in range(3):
            for _ in range(2):
                await _move(table_id, ann)
                await club.quiet()
            wish = {"question": (await ann.table(table_id))["question"], "id": f"go-back-{number}"}
            await ann.post(f"/api/tables/{table_id}/rewind", wish)
            await club.quiet()
            seen = await ann.table(table_id)
            _same(await follower.until(seen["table"]["seq"], 0), seen)
        assert "changes" in follower.kinds

    in_club(sqlite, story)
