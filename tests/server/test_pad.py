"""The score pad and the set-up for a table at home."""

from typing import Any

import pytest

from carson.board.characters.sets import playable
from carson.board.material.pieces import BEGINNERS, COUNTS, NAMES
from server.club import Club, in_club

BOOK = """\
    a  b  c  d  e  f  g  h
 1           Ho ..
 2        Ho Ho Ba Ho ..
 3     .. Ho Hl Ho Ho Dr
 4     .. Sa Ba .. Mi Mt Mt
 5     Ho Hl TH .. Mt Mi Mt
 6     .. Pr .. .. Ou Mi Mt
 7  Mt Mi    .. Ra Mt .. Mt
 8  Mt ..    Ou ..
"""


@pytest.mark.rule("CG-8.4")
def test_the_books_city_scores_109_and_a_virtual_player_its_attraction(sqlite: str) -> None:
    async def story(club: Club) -> None:
        alex = {"name": "Alex", "city": BOOK, "characters": ["doctor", "teacher", "banker", "lawyer"]}
        found = await club.stranger().post("/api/pad/cards", {"players": [alex, {"name": "Star", "virtual": 109}]})
        assert [sheet["total"] for sheet in found["sheets"]] == [109, 109]
        assert found["winners"] == [0, 1]
        assert [line["points"] for line in found["sheets"][0]["lines"]] == [6, 28, 2, 15, 16, 0, 1, 8, 0, 6, 0, 0, 27]
        assert found["sheets"][0]["characters"]["teacher"] == 14

    in_club(sqlite, story)


def test_a_city_that_cannot_be_is_refused_in_the_readers_language(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ask = club.stranger().post
        wide = {"name": "Ann", "city": "\n".join([" ".join(["Ho"] * 9)] * 2)}
        refused = await ask("/api/pad/cards", {"players": [wide]}, 400, headers={"accept-language": "de"})
        assert refused["error"]["message"].startswith("Ann: ")
        for player, code in (
            ({"name": "Ann", "city": "Ho Ho\n\n\nHo Ho"}, "pad"),
            ({"name": "Ann", "city": "Ho ??"}, "diagram-sign"),
            ({"name": "Ann", "characters": ["dentist"]}, "pad-character"),
            ({"name": "Ann", "characters": ["doctor", "doctor"]}, "pad"),
            ({"name": "Ann", "sold": 2}, "pad"),
        ):
            http = await club.stranger().http.post("/api/pad/cards", json={"players": [player]})
            assert (http.status_code // 100, http.json()["error"]["code"]) == (4, code)
        twice = [{"name": "Ann", "characters": ["doctor"]}, {"name": "Bob", "characters": ["doctor"]}]
        assert (await ask("/api/pad/cards", {"players": twice}, 400))["error"]["code"] == "pad"

    in_club(sqlite, story)


@pytest.mark.rule("BG-3.1", "BG-3.2")
def test_the_board_game_is_laid_out_as_the_engine_lays_it_out(sqlite: str) -> None:
    async def story(club: Club) -> None:
        get = club.stranger().get
        found = await get("/api/setup/board", players=3, bag="beginners", seed="one")
        assert found["begins"] == {"money": 15, "roads": 1, "revolvers": 1, "cowboys": 3, "tiles": 12, "horses": 0}
        assert found["stock"] == {NAMES[kind]: count for kind, count in enumerate(BEGINNERS) if count}
        assert [found["track"][at] for at in (0, 1, 5, 6)] == ["ranch", "mine", "ranch", "mine"]
        assert sum(found["bag"].values()) == sum(BEGINNERS) - 7
        assert (len(found["mountains"]), len(found["characters"]), sorted(found["order"])) == (9, 7, [0, 1, 2])
        assert found == await get("/api/setup/board", players=3, bag="beginners", seed="one")
        assert found["mountains"] != (await get("/api/setup/board", players=3, seed="two"))["mountains"]
        river = await get("/api/setup/board", variants="river horses new-beginning", characters="random", seed="three")
        assert (len(river["mountains"]), river["begins"]["horses"], len(river["river"])) == (6, 1, 9)
        assert sum(river["stock"].values()) == sum(COUNTS)
        assert [one["number"] for one in river["characters"]] == [int(one.strip("YR")) for one in river["set"].split()]
        assert len(river["characters"]) in (7, 8)
        assert len(await _sets_drawn(get)) > 1
        assert (await get("/api/setup/board", 422, characters="1Y 2Y"))["error"]["rule"] == "BG-3.7"
        assert (await get("/api/setup/board", 400, players=9))["error"]["code"] == "request-malformed"

    in_club(sqlite, story)


async def _sets_drawn(get: Any) -> set[str]:
    """Sets for a Dutch table without Horses, each of which the rules take as it is told (BG-15.6, BG-16.9)."""
    found = {(await get("/api/setup/board", characters="random", edition="dutch"))["set"] for _ in range(4)}
    for one in found:
        assert (await get("/api/setup/board", characters=one, edition="dutch"))["set"] == one
    return found


@pytest.mark.rule("CG-2.2")
def test_the_card_game_is_laid_out_with_everybodys_bid_cards(sqlite: str) -> None:
    async def story(club: Club) -> None:
        found = await club.stranger().get("/api/setup/cards", real=2, players=5, level="expert")
        assert [player["level"] for player in found["players"]] == ["", "", "expert", "expert", "expert"]
        assert found["players"][2]["bids"] == [3, 4, 5, 6, 7, 8, 9, 10, 11]
        assert (found["players"][0]["bids"], found["offered"]) == (list(range(1, 10)), 5)
        for wrong in ({"real": 0}, {"real": -999_999_999}, {"players": 7}):
            refused = await club.stranger().get("/api/setup/cards", 400, **wrong)
            assert refused["error"]["code"] == "request-malformed"
        refused = await club.stranger().get("/api/setup/cards", 400, real=6, players=4)
        assert refused["error"]["code"] == "setup-players"
        assert "at least 6" in refused["error"]["message"]
        assert len((await club.stranger().get("/api/setup/cards", real=6, players=6))["players"]) == 6

    in_club(sqlite, story)


def test_a_table_is_laid_with_characters_drawn_at_random(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "board", "options": {"players": 2, "characters": "random"}, "seats": ["me", "random"]}
        sets = {(await ann.post("/api/tables", form, 201))["options"]["characters"] for _ in range(4)}
        assert len(sets) > 1
        assert all(len(playable(characters)) in (7, 8) for characters in sets)

    in_club(sqlite, story)
