"""Why not, after the moves of a plan: the reason that would hold then, and nothing that the seat does not know."""

from random import Random
from typing import Any

import pytest

from carson.server.games.adapter import AnyGame
from carson.server.tables import tables
from server.club import Club, Person, in_club, seated, to_move
from server.test_importing import RECORDS
from server.test_wire import game_of

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
HIDDEN: dict[str, Any] = {"players": 2, "variants": "might-is-right new-beginning"}
NONE = {"allowed": True, "code": "", "rule": "", "message": ""}


@pytest.fixture(autouse=True)
def _always_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: "0123456789abcdef" * 3)


class Asking:
    """Two people at a table, who play whatever comes and remember every action they met."""

    def __init__(self, club: Club, table_id: str, people: list[Person], seed: str) -> None:
        self.club, self.table_id, self.people = club, table_id, people
        self.chance = Random(seed)
        self.met: list[str] = []

    async def turn(self) -> tuple[AnyGame, Person, int, str]:
        """The game, who is asked, the seat, and what it is about to do."""
        person = await to_move(self.table_id, *self.people)
        seen = await person.table(self.table_id)
        action = self.chance.choice([one for one in seen["actions"] if one != "pass"] or seen["actions"])
        self.met += [one for one in seen["actions"] if one not in self.met]
        return game_of(self.club, self.table_id), person, seen["seat"], action

    def some(self, most: int) -> list[str]:
        return self.chance.sample(self.met, min(most, len(self.met)))

    async def why(self, person: Person, action: str, plan: list[str]) -> Any:
        told: Any = await person.get(f"/api/tables/{self.table_id}/why", action=action, plan=",".join(plan))
        return told

    async def why_then(self, person: Person, action: str, steps: list[Any], status: int = 200, luck: str = "") -> Any:
        body = {"plan": {"actions": steps, "luck": luck}, "action": action}
        return await person.post(f"/api/tables/{self.table_id}/try/why", body, status)

    async def do(self, person: Person, action: str) -> bool:
        """Whether anybody is asked after it."""
        await person.act(self.table_id, action, (await person.table(self.table_id))["question"])
        await self.club.quiet()
        return game_of(self.club, self.table_id).decision is not None


async def _asking(club: Club, game: str, options: dict[str, Any], seed: str) -> Asking:
    table_id, ann, bob = await seated(club, game, options)
    return Asking(club, table_id, [ann, bob], seed)


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", {"players": 2})], ids=["cards", "board"])
def test_the_reason_is_the_one_that_would_hold_after_the_plan(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        asking = await _asking(club, game, options, "held")
        others = later = 0
        for _ in range(16):
            whole, person, seat, action = await asking.turn()
            then = whole.copy()
            # Where nothing is drawn or shown, the plan leads where the move itself would.
            if not then.apply(seat, action).final:
                acting = seat if then.decision is None or seat in then.decision.seats else then.decision.seats[0]
                for wish in [action, *asking.some(3)]:
                    told = await asking.why(person, wish, [action])
                    refusal = then.why_not(seat, wish)
                    assert (told["code"], told["rule"]) == ((refusal.code, refusal.rule) if refusal else ("", ""))
                    assert told["allowed"] == (told == NONE) == (refusal is None)
                    planned = await asking.why_then(person, wish, [{"seat": seat, "action": action}])
                    assert acting != seat or planned == told
                    refusal = then.why_not(acting, wish)
                    assert planned["code"] == (refusal.code if refusal else "")
                    others += acting != seat
                    later += told != await asking.why(person, wish, [])
            assert game_of(club, asking.table_id) is whole, "asking changes nothing"
            if not await asking.do(person, action):
                break
        assert later > 10, "the plan made no difference"
        assert others or game == "cards", "nobody else's move was supposed"

    in_club(sqlite, story)


def test_a_house_is_refused_for_its_place_once_its_building_is_planned(sqlite: str) -> None:
    """BG-7.2: what is wrong with a rival's parcel is told before the building itself stands."""

    async def story(club: Club) -> None:
        bob = await club.guest("Bob")
        past = await bob.post("/api/records", {"record": (RECORDS / "board" / "3-beginners.carson").read_text()}, 201)
        seats = ["greedy", "me", "greedy"]
        laid = await bob.post(f"/api/tables/{past['id']}/clone", {"move": 29, "seats": seats}, 201)
        await bob.post(f"/api/tables/{laid['id']}/start")
        where = f"/api/tables/{laid['id']}/why"
        for parcel, code in {"b3": "rival-not-asked", "e1": "not-connected", "a1": "not-free"}.items():
            now = await bob.get(where, action=f"house {parcel}")
            assert (now["code"], now["rule"]) == ("wrong-moment", "BG-6.6")
            then = await bob.get(where, action=f"house {parcel}", plan="build bank c1")
            assert (then["code"], then["rule"]) == (code, "BG-7.2")

    in_club(sqlite, story)


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", HIDDEN)], ids=["cards", "board"])
def test_what_a_seat_cannot_know_makes_no_difference_to_the_reason(
    sqlite: str, game: str, options: dict[str, Any]
) -> None:
    """Whatever is hidden from who asks is drawn anew: all that can be found out by asking stays the same."""

    async def all_told(asking: Asking, person: Person, steps: list[Any], wishes: list[str]) -> list[Any]:
        told = []
        for wish in wishes:
            told.append(await asking.why(person, wish, [steps[0]["action"]]))
            told += [await asking.why_then(person, wish, steps, luck=luck) for luck in ("", "other")]
        return told

    async def story(club: Club) -> None:
        asking = await _asking(club, game, options, "hidden")
        differing = refused = 0
        for _ in range(10):
            whole, person, seat, action = await asking.turn()
            steps = [{"seat": seat, "action": action}]
            wishes = [action, *asking.some(2)]
            before = await all_told(asking, person, steps, wishes)
            refused += sum(not one["allowed"] for one in before)
            for _ in range(2):
                other = whole.copy()
                other.state = whole.rules.redraw(whole.state, seat, asking.chance)
                differing += whole.rules.position_text(other.state) != whole.rules.position_text(whole.state)
                club.services.game_cache.put(asking.table_id, other)
                assert await all_told(asking, person, steps, wishes) == before
                club.services.game_cache.put(asking.table_id, whole)
            if not await asking.do(person, action):
                break
        assert differing, "nothing was hidden"
        assert refused, "nothing was refused"

    in_club(sqlite, story)


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", {"players": 2})], ids=["cards", "board"])
def test_a_plan_that_cannot_be_is_refused_with_its_own_reason(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        asking = await _asking(club, game, options, "bad")
        whole, person, seat, action = await asking.turn()
        where, step = f"/api/tables/{asking.table_id}/why", {"seat": seat, "action": action}
        wrong = "place n14" if game == "cards" else "cowboy wages"
        for refused in (
            await person.get(where, 422, action=action, plan=wrong),
            await asking.why_then(person, action, [{"seat": seat, "action": wrong}], 422),
        ):
            assert refused["error"]["rule"][:2] == ("CG" if game == "cards" else "BG")
            assert refused["error"]["message"]
        assert "dance" in (await person.get(where, 422, action=action, plan="dance"))["error"]["message"]
        assert "16" in (await person.get(where, 400, action=action, plan="pass," * 17))["error"]["message"]
        await person.get(where, 400, action=action, plan="x" * 2001)
        await asking.why_then(person, "x" * 201, [], 400)
        await asking.why_then(person, action, [step] * 41, 400)
        await asking.why_then(await club.guest("Cas"), action, [], 403)
        await asking.why_then(club.stranger(), action, [], 401)
        # Signs between nothing are no plan.
        assert await person.get(where, action=action, plan=" ,,") == NONE
        assert await asking.why_then(person, action, []) == NONE
        assert game_of(club, asking.table_id) is whole

    in_club(sqlite, story)
