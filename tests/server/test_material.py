"""Tables with figures or a deck of their host's own."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from carson.board.data.loader import built_in as built_in_figures
from carson.board.library import Options, new_rules, replayed
from carson.board.material.figures import ONCE_ALLOWED
from carson.board.material.figures import parse as parse_figures
from carson.cards.data.loader import built_in as built_in_deck
from carson.kernel import parse
from carson.server.games.adapter import head_of
from server.club import Club, in_club, play_on

FIGURES: dict[str, Any] = {**json.loads(built_in_figures().to_json()), "name": "my-box", "hats": [1, 1, 1, 1, 1]}
DECK: dict[str, Any] = {**json.loads(built_in_deck().to_json()), "name": "my-deck"}
DECK["eras"]["I"][0]["attraction"] += 1
LARGE: dict[str, Any] = {**FIGURES, "beginning": {**FIGURES["beginning"], "purse": 92}}
CARDS = {"real": 1, "virtual": ["beginner"] * 3}


def test_a_board_game_is_played_with_the_figures_its_host_brings(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "board", "options": {"players": 2}, "seats": ["me", "random"], "figures": FIGURES}
        table = await ann.post("/api/tables", form, 201)
        assert (table["material"]["name"], table["material"]["own"]) == ("my-box", True)
        assert (await club.stranger().get(f"/api/tables/{table['id']}/figures"))["hats"] == [1, 1, 1, 1, 1]
        await ann.post(f"/api/tables/{table['id']}/start")
        await club.quiet()
        await play_on(club, table["id"], [ann], "own")
        text = await ann.get(f"/api/tables/{table['id']}/record")
        assert replayed(parse(text)).rules.table.figures.hats == (1, 1, 1, 1, 1)

    in_club(url, story)


def test_a_card_game_is_played_with_the_deck_its_host_brings(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {"game": "cards", "options": CARDS, "deck": DECK}, 201)
        assert (table["material"]["name"], table["material"]["own"]) == ("my-deck", True)
        assert await ann.get(f"/api/tables/{table['id']}/deck") == DECK
        await ann.post(f"/api/tables/{table['id']}/start")
        head = parse(await ann.get(f"/api/tables/{table['id']}/record")).head
        assert json.loads(head["deck-cards"]) == DECK

    in_club(sqlite, story)


def test_without_any_the_built_in_ones_are_played_with(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        cards = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        digest = built_in_deck().digest
        assert cards["material"] == {"name": "reconstructed-1", "digest": digest, "own": False}
        assert (await ann.get(f"/api/tables/{cards['id']}/deck"))["name"] == "reconstructed-1"
        await ann.get(f"/api/tables/{cards['id']}/figures", 404)
        board = await ann.post("/api/tables", {"game": "board", "figures": None}, 201)
        assert board["material"]["own"] is False
        await ann.get(f"/api/tables/{board['id']}/deck", 404)
        assert (await ann.get(f"/api/tables/{board['id']}/figures"))["name"] == "reconstructed-1"

    in_club(sqlite, story)


FAULTS: list[tuple[dict[str, Any], int, str, str]] = [
    (
        {"game": "board", "figures": {**FIGURES, "hats": [1]}},
        422,
        "figures",
        "nicht brauchbar. figures, hats: Es müssen 5 Zahlen von 0 bis 20 sein, eine für jede Koppel.",
    ),
    ({"game": "board", "figures": {}}, 422, "figures", "figures: Das lässt sich nicht lesen: "),
    ({"game": "cards", "deck": {**DECK, "name": "my deck"}}, 422, "deck", "deck, name"),
    ({"game": "cards", "deck": {}}, 422, "deck", "(und 4 weitere Fehler)"),
    ({"game": "cards", "figures": FIGURES}, 400, "figures-unused", "Kartensatz"),
    ({"game": "board", "deck": DECK}, 400, "deck-unused", "Zahlen"),
    ({"game": "board", "figures": {**FIGURES, "notes": ["x" * 70_000]}}, 413, "request-too-large", "65.536"),
]


@pytest.mark.parametrize(("form", "status", "code", "part"), FAULTS, ids=range(len(FAULTS)))
def test_what_cannot_be_played_with_is_refused_with_the_reason(
    sqlite: str, form: dict[str, Any], status: int, code: str, part: str
) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        error = (await ann.post("/api/tables?lang=de", form, status))["error"]
        assert error["code"] == code
        assert part in error["message"]

    in_club(sqlite, story)


@pytest.mark.parametrize("depth", [200, 900, 980, 1000, 5000])
def test_figures_nested_without_end_are_refused(sqlite: str, depth: int) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        body = b'{"game": "board", "figures": {"name": ' + b"[" * depth + b"]" * depth + b"}}"
        response = await ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert response.status_code in (400, 422)

    in_club(sqlite, story)


def test_figures_with_too_many_sheets_are_refused_with_the_bound(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "board", "options": {"players": 2, "variants": "new-beginning"}, "figures": LARGE}
        refused = await ann.post("/api/tables", form, 422)
        assert "34,500 different sheets would be possible; the limit is 10,000" in refused["error"]["message"]

    in_club(sqlite, story)


def test_a_game_begun_with_larger_figures_goes_on_but_no_other_begins(sqlite: str) -> None:
    head = head_of(new_rules(Options(2, variants="new-beginning"), parse_figures(json.dumps(LARGE), "", ONCE_ALLOWED)))

    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        form = {"game": "board", "options": {"players": 2, "variants": "new-beginning"}}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await bob.post(f"/api/tables/{table_id}/join")
        async with club.services.database.write() as connection:
            await connection.execute(text("UPDATE tables SET head = :head"), {"head": head})
        await ann.post(f"/api/tables/{table_id}/start")
        seen = await ann.table(table_id)
        assert seen["view"]["decision"]["about"]["ranges"]["bid"] == [0, 88]
        assert len(seen["actions"]) == 6
        await ann.act(table_id, "sheet 2 1 1 1 60", seen["question"])
        assert (await ann.post(f"/api/tables/{table_id}/clone", {}, 422))["error"]["code"] == "figures"
        await play_on(club, table_id, [ann, bob], "large", most=8)
        await ann.get(f"/api/tables/{table_id}/replay", move=1)
        await bob.post(f"/api/tables/{table_id}/resign")
        assert (await ann.post(f"/api/tables/{table_id}/rematch", None, 422))["error"]["code"] == "figures"

    in_club(sqlite, story)
