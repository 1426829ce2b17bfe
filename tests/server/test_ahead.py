"""What lies ahead, over the wire: worked out by the rules, from what a seat may know and no more."""

from random import Random
from typing import Any

from carson.server.games.adapter import AnyGame
from server.club import Club, Person, in_club, seated, to_move
from server.test_wire import game_of


def test_a_seat_is_told_incomes_prices_and_what_its_actions_mean(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        mover = await to_move(table_id, ann, bob)
        seen = await mover.table(table_id)
        found = await mover.get(f"/api/tables/{table_id}/ahead")
        assert found["seq"] == seen["table"]["seq"]
        assert found["actions"] == seen["actions"]
        assert [one["action"] for one in found["previews"]] == seen["actions"]
        assert all(price["price"] == 1 + price["around"] for price in found["prices"])
        other = bob if mover is ann else ann
        waits = await other.get(f"/api/tables/{table_id}/ahead")
        assert all(one["action"].startswith("road") for one in waits["previews"]), "roads may be laid out of turn"
        assert (await club.stranger().get(f"/api/tables/{table_id}/ahead"))["prices"] == []

    in_club(sqlite, story)


def test_a_plan_is_thought_through_and_changes_nothing(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        where = f"/api/tables/{table_id}/ahead"
        mover = await to_move(table_id, ann, bob)
        before = await mover.table(table_id)
        wish = before["actions"][3]
        planned = await mover.get(where, plan=wish)
        assert planned["plan"] == [wish]
        assert planned["asked"] is None, "the other one goes on"
        refused = await mover.get(where, 422, plan="cowboy wages")
        assert refused["error"]["rule"].startswith("BG-")
        assert "dance" in (await mover.get(where, 422, plan="dance"))["error"]["message"]
        await mover.get(where, 400, plan="pass," * 20)
        await mover.get(where, 400, plan="x" * 2001)
        assert await mover.table(table_id) == before

    in_club(sqlite, story)


def test_the_card_game_has_no_outlook_and_neither_has_a_table_that_waits(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        found = await ann.get(f"/api/tables/{table_id}/ahead")
        assert (found["incomes"], found["previews"]) == ([], [])
        await ann.get("/api/tables/ffffffffffffffffffff/ahead", 404)

    in_club(sqlite, story)


def test_what_a_seat_cannot_know_makes_no_difference_to_its_outlook(sqlite: str) -> None:
    """Duel tiles in others' hands are drawn anew: the odds told are those that the seat itself can reckon."""

    async def story(club: Club) -> None:
        chance = Random("ahead")
        options = {"players": 2, "variants": "might-is-right new-beginning"}
        table_id, ann, bob = await seated(club, "board", options)
        people: dict[int | None, Person] = {0: ann, 1: bob, None: club.stranger()}
        where = f"/api/tables/{table_id}/ahead"
        differing = contests = 0
        while (decision := game_of(club, table_id).decision) is not None and differing < 40:
            whole = game_of(club, table_id)
            for viewer, person in people.items() if whole.serial % 3 == 0 else ():
                before = await person.get(where)
                other = whole.copy()
                other.state = whole.rules.redraw(whole.state, viewer, chance)
                differing += whole.rules.position_text(other.state) != whole.rules.position_text(whole.state)
                club.services.game_cache.put(table_id, other)
                assert await person.get(where) == before
                club.services.game_cache.put(table_id, whole)
                contests += len(before["contests"])
            seat = chance.choice(decision.seats)
            seen = await people[seat].table(table_id)
            await people[seat].act(table_id, _liking(whole, chance, seen["actions"]), seen["question"])
        assert differing, "nothing was hidden"
        assert contests, "nobody fought"

    in_club(sqlite, story)


def _liking(game: AnyGame, chance: Random, actions: list[Any]) -> str:
    """Rather where somebody stands already: there a duel comes."""
    there = {standing.place for standing in game.view(None).standing}
    fights = [action for action in actions if action.startswith("cowboy") and action.split()[1] in there]
    return str(chance.choice(fights or actions))


def test_the_past_has_the_figures_of_its_time_and_nothing_to_do(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        where = f"/api/tables/{table_id}/ahead"
        mover = await to_move(table_id, ann, bob)
        before = await mover.table(table_id)
        prices = (await mover.get(where))["prices"]
        await mover.act(table_id, before["actions"][0], before["question"])
        then = await mover.get(where, move=0, seat=before["seat"])
        assert then["prices"] == prices
        assert then["previews"] == []
        assert (await mover.get(where))["prices"] != prices, "a parcel less is for sale"
        await mover.get(where, 409, move=9)
        await club.stranger().get(where, 403, move=0, seat=0)

    in_club(sqlite, story)


def test_a_private_copy_has_its_own_outlook(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        mover = await to_move(table_id, ann, bob)
        seen = await mover.table(table_id)
        step = {"seat": seen["seat"], "action": seen["actions"][0]}
        tried = await mover.post(f"/api/tables/{table_id}/try", {"actions": [step]})
        taken = seen["actions"][0].split()[1]
        assert taken not in [price["at"] for price in tried["ahead"]["prices"]]
        claims = [one["action"] for one in tried["ahead"]["previews"]]
        assert claims == list(tried["actions"])

    in_club(sqlite, story)
