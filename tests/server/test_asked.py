"""Questions put to several at once: who is asked reads his own name alone, others read who is waited for."""

from typing import Any

import pytest

from server.club import Club, in_club
from server.line import dial

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "bid": ("cards", {"real": 3, "virtual": ["expert"]}),
    "sheet": ("board", {"players": 3, "variants": "new-beginning"}),
    "free-cowboys": ("board", {"players": 3, "bag": "beginners", "characters": "beginners", "variants": "kit-carson"}),
}
NAMES = ("Ann", "Bob", "Cleo")


def _named(told: Any) -> list[str]:
    return [name for name in NAMES if name in told["asked"]]


@pytest.mark.parametrize("kind", GAMES)
def test_who_is_asked_with_others_is_named_alone_and_all_others_read_who_is_waited_for(sqlite: str, kind: str) -> None:
    async def story(club: Club) -> None:
        game, options = GAMES[kind]
        people = [await club.guest(name) for name in NAMES]
        table = await people[0].post("/api/tables", {"game": game, "options": options}, 201)
        where = f"/api/tables/{table['id']}"
        for person in people[1:]:
            await person.post(f"{where}/join")
        await people[0].post(f"{where}/start")
        while (decision := (await people[0].get(where))["view"]["decision"])["kind"] != kind:
            person = people[decision["seats"][0]]
            seen = await person.get(where)
            await person.act(table["id"], seen["actions"][0], seen["question"])
        stranger = club.stranger()
        for waiting in (decision["seats"], decision["seats"][1:]):
            for seat, person in enumerate(people):
                mine = [NAMES[seat]] if seat in waiting else [NAMES[one] for one in waiting]
                for language in ("en", "nl", "fr", "it", "de"):
                    assert _named(await person.get(where, lang=language)) == mine
                assert _named(await dial(club, table["id"], person).until("position")) == mine
                planned = await person.post(f"{where}/try", {"actions": []})
                assert _named(planned) == [NAMES[planned["acting"]]], "whose move is chosen"
            assert _named(await stranger.get(where)) == [NAMES[one] for one in waiting]
            assert _named(await dial(club, table["id"]).until("position")) == [NAMES[one] for one in waiting]
            first = people[waiting[0]]
            seen = await first.get(where)
            done = "pass" if kind == "free-cowboys" else seen["actions"][0]
            await first.act(table["id"], done, seen["question"])

    in_club(sqlite, story)
