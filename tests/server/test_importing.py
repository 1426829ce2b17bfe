"""Records that people bring: played through, kept, shown as what they are, or refused with the line and the reason."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carson.kernel import CarsonError, parse
from carson.server.records.imported import LONGEST_HEAD, played
from server.club import Club, Person, in_club, play_on, seated

RECORDS = Path(__file__).parent.parent / "records"
CARDS = (RECORDS / "cards" / "2-with-2-of-two-levels.carson").read_text("utf-8")
BOARD = (RECORDS / "board" / "all-variants.carson").read_text("utf-8")
ALL = sorted(RECORDS.glob("*/*.carson"))
OPTIONS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}


async def _brought(person: Person, text: str, status: int = 201) -> Any:
    return await person.post("/api/records", {"record": text}, status)


def _without(text: str, key: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{key}: "))


def test_every_stored_record_comes_back_as_it_was_brought(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, stranger = await club.guest("Ann"), club.stranger()
        for path in ALL:
            text = path.read_text("utf-8")
            table = await _brought(ann, text)
            assert (table["status"], table["imported"], table["public"]) == ("finished", True, False)
            assert await stranger.get(f"/api/tables/{table['id']}/record") == parse(text).text(), path.name
            then = await stranger.get(f"/api/tables/{table['id']}/replay", seat=0)
            assert then["moves"] == len(parse(text).lines) - 1

    in_club(sqlite, story)


@pytest.mark.parametrize("text", [CARDS, BOARD], ids=["cards", "board"])
def test_a_record_without_a_seed_is_played_by_its_draws(url: str, text: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await _brought(ann, _without(text, "seed"))
        assert (table["seed"], table["commitment"]) == (None, None)
        scores = parse(text).scores
        assert scores is not None
        assert table["scores"] == list(scores)
        seen = await ann.table(table["id"])
        assert seen["view"]["decision"] is None
        assert seen["own"] == []
        assert (await ann.get(f"/api/tables/{table['id']}/scores"))["final"]
        assert (await ann.get(f"/api/tables/{table['id']}/events"))["seq"] == table["seq"]

    in_club(url, story)


def test_what_was_brought_is_listed_for_who_brought_it_alone(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await _brought(ann, CARDS)
        assert [one["id"] for one in (await ann.get("/api/tables", of="mine"))["tables"]] == [table["id"]]
        for person in (ann, bob):
            assert (await person.get("/api/tables", of="finished"))["tables"] == []
        assert (await bob.get("/api/tables", of="mine"))["tables"] == []
        # Nobody sits there, and nobody can sit down.
        assert not any(seat["free"] or seat["mine"] for seat in table["seats"])
        assert (await bob.post(f"/api/tables/{table['id']}/join", None, 409))["error"]["code"] == "table-not-open"

    in_club(url, story)


def test_a_game_played_here_comes_back_from_its_record_as_imported(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", OPTIONS)
        running = await ann.get(f"/api/tables/{table_id}/record")
        refused = await _brought(ann, running, 422)
        assert refused["error"]["code"] == "record-still-open"
        assert "in progress" in refused["error"]["message"]
        await play_on(club, table_id, [ann, bob], "home")
        played = (await ann.table(table_id))["table"]
        text = await ann.get(f"/api/tables/{table_id}/record")
        table = await _brought(bob, text)
        assert (table["imported"], played["imported"]) == (True, False)
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
        assert (table["scores"], table["seed"]) == (played["scores"], played["seed"])
        assert await ann.get(f"/api/tables/{table['id']}/record") == text

    in_club(sqlite, story)


BROKEN = [
    (CARDS.replace("carson record 1", "carson record 7"), 1, "record-not-one"),
    (CARDS.replace("game: cards", "game: chess"), None, "game-unknown"),
    (CARDS[: CARDS.index("\nend ")] + "\n", len(CARDS.splitlines()) - 1, "record-cut-off"),
    (CARDS.replace("scores ", "scores 9"), None, "record-other-scores"),
    (CARDS.replace("\n0 bid 1", "\n0 bid 99"), None, "record-does-not-play"),
    ("", 1, "record-not-one"),
]


@pytest.mark.parametrize(("text", "line", "code"), BROKEN, ids=[code + str(at) for at, (*_, code) in enumerate(BROKEN)])
def test_a_record_that_does_not_hold_is_refused_with_line_and_reason(
    sqlite: str, text: str, line: int | None, code: str
) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        response = await ann.http.post("/api/records", json={"record": text})
        assert response.status_code in (400, 422), response.text
        error = response.json()["error"]
        assert error["code"] == code, error
        if line is not None:
            assert error["details"]["line"] == line
        if code == "record-does-not-play":
            wrong = next(at for at, row in enumerate(text.splitlines(), 1) if "bid 99" in row)
            assert error["details"]["line"] == wrong
            assert f"{wrong}" in error["message"]
        assert (await ann.get("/api/tables", of="mine"))["tables"] == []

    in_club(sqlite, story)


def test_a_board_records_fault_is_told_in_the_readers_words(sqlite: str) -> None:
    lines = BOARD.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if " cowboy " in line)
    lines[at] = lines[at].partition(" cowboy ")[0] + " cowboy wages white\n"

    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        response = await ann.http.post("/api/records?lang=nl", json={"record": "".join(lines)})
        error = response.json()["error"]
        assert (response.status_code, error["details"]["line"]) == (422, at + 1)
        assert error["message"].startswith(f"Regel {at + 1}")
        assert "kan niet gespeeld worden" in error["message"]

    in_club(sqlite, story)


def test_a_record_too_large_or_too_long_is_refused(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        assert (await _brought(ann, CARDS + "x" * 600_000, 413))["error"]["details"]["most"] == 524_288
        many = CARDS[: CARDS.index("\nend ")] + "\n0 pass" * 5_000
        moves = many.count("\n", many.index("\nstart")) - 1
        refused = await _brought(ann, f"{many}\nend {moves} moves, position {'0' * 16}\n", 422)
        assert refused["error"]["code"] == "record-many-moves"

    in_club(sqlite, story)


def _with_remarks(count: int, letters: int) -> str:
    before, end = CARDS[: CARDS.index("\nend ")], CARDS[CARDS.index("\nend ") :]
    return before + ("\n# " + "x" * letters) * count + end


@pytest.mark.parametrize(
    "text",
    [
        CARDS.replace("\n", f"\nevent: {'x' * LONGEST_HEAD}\n", 1),
        CARDS.replace("\n", "\n" + "".join(f"x{number}: {'y' * 90}\n" for number in range(LONGEST_HEAD // 90)), 1),
        _with_remarks(1, LONGEST_HEAD),
        _with_remarks(LONGEST_HEAD // 90, 90),
    ],
    ids=["one line", "many lines", "one remark", "many remarks"],
)
def test_what_is_read_whenever_a_table_is_listed_has_a_bound(sqlite: str, text: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        refused = await _brought(ann, text, 422)
        assert refused["error"]["code"] == "record-long-head"
        assert refused["error"]["details"]["found"] > refused["error"]["details"]["most"] == LONGEST_HEAD
        await _brought(ann, _with_remarks(500, 100))

    in_club(sqlite, story)


def test_one_may_bring_so_many_records_and_delete_ones_own(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        tables = [await _brought(ann, CARDS) for _ in range(2)]
        assert (await _brought(ann, CARDS, 409))["error"]["code"] == "imports-too-many"
        path = f"/api/records/{tables[0]['id']}"
        assert (await bob.http.delete(path)).status_code == 409
        assert (await ann.http.delete(path)).status_code == 204
        await ann.get(f"/api/tables/{tables[0]['id']}", 404)
        await _brought(ann, CARDS)
        laid = await ann.post("/api/tables", {"game": "cards", "options": OPTIONS}, 201)
        assert (await ann.http.delete(f"/api/records/{laid['id']}")).status_code == 409

    in_club(url, story, max_imports=2)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from([CARDS, BOARD]), st.randoms(use_true_random=False), st.text(max_size=12))
def test_no_text_is_ever_the_servers_fault(text: str, chance: Random, noise: str) -> None:
    lines = text.splitlines()
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        what = chance.randrange(4)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines[at] = lines[at][: chance.randint(0, len(lines[at]))] + noise
        elif what == 2:
            lines[at] = chance.choice(lines)
        else:
            lines.insert(at, noise)
    try:
        found = played("\n".join(lines), 0)
    except CarsonError:
        return
    assert len(found.entries) == len(found.record.lines)
