"""What stays of finished games: a row for every seat, a person's statistics, and the bots to play next."""

from typing import Any

from sqlalchemy import delete, func, select

from carson.server.database.schema import results, seats
from server.club import Club, Person, in_club, play_on, seated
from server.someones import claimed

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD = {"players": 2, "characters": "quiet", "variants": "river"}
BOTS = {"real": 2, "virtual": ["beginner", "beginner"]}


async def stored(club: Club) -> int:
    async with club.services.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(results))).scalar_one())


async def against(club: Club, person: Person, bots: str) -> Any:
    """A table against such a bot, begun."""
    form = {"game": "cards", "options": BOTS, "seats": ["me", bots]}
    table = await person.post("/api/tables", form, 201)
    return await person.post(f"/api/tables/{table['id']}/start")


def test_a_game_that_is_played_to_its_end_is_in_both_players_statistics(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", BOARD)
        assert await stored(club) == 0
        await play_on(club, table_id, [ann, bob], "to the end")
        table = (await ann.table(table_id))["table"]
        found = [await person.get("/api/me/statistics") for person in (ann, bob)]
        assert [one["cards"] for one in found] == [None, None]
        for seat, one in enumerate(one["board"] for one in found):
            won = int(seat in table["winners"])
            assert (one["games"], one["wins"], one["played"], one["expected"]) == (1, won, 1, 0.5)
            assert (one["points"], one["best"]) == (table["scores"][seat], table["scores"][seat])
            assert one["others_points"] == table["scores"][1 - seat]
            assert one["players"] == [{"name": "2", "games": 1, "wins": won}]
            assert one["sets"] == [{"name": "quiet", "games": 1, "wins": won}]
            assert one["variants"] == [{"name": "river", "games": 1, "wins": won}]
            assert one["rivals"] == [{"name": "person", "games": 1, "wins": won}]
            assert round(sum(source["yours"] for source in one["sources"])) == table["scores"][seat]
            assert round(sum(source["others"] for source in one["sources"])) == table["scores"][1 - seat]
            assert 1 <= len(one["characters"]) <= 4, "one in each round, perhaps the same"
            assert {one["wins"] for one in one["characters"] + one["buildings"]} <= {won}

    in_club(url, story)


def test_the_card_game_tells_virtual_players_apart_and_an_agreement_does_not_count(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        for person in (ann, bob):
            await person.post(f"/api/tables/{table_id}/agree")
        assert await stored(club) == 2, "it is known, but nobody has won or lost"
        assert (await ann.get("/api/me/statistics"))["cards"] is None
        table_id = (await ann.post(f"/api/tables/{table_id}/rematch"))["id"]
        await bob.post(f"/api/tables/{table_id}/join")
        await ann.post(f"/api/tables/{table_id}/start")
        await bob.post(f"/api/tables/{table_id}/resign")
        await play_on(club, table_id, [ann], "alone")
        one = (await ann.get("/api/me/statistics"))["cards"]
        assert (one["games"], one["played"], one["expected"]) == (1, 1, 0.25)
        assert [tally["name"] for tally in one["rivals"]] == ["beginner", "expert", "person"]
        assert one["sets"] == one["variants"] == []
        assert (await bob.get("/api/me/statistics"))["cards"]["wins"] == 0
        assert (await club.stranger().get("/api/me/statistics", 401))["error"]["code"] == "who-unknown"

    in_club(url, story)


def test_moves_taken_back_leave_nothing(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        for _ in range(6):
            await play_on(club, table_id, [ann, bob], "and back", most=3)
            for person in (ann, bob):
                seen = await person.table(table_id)
                if seen["undo"] is not None:
                    wish = {"move": seen["undo"], "question": seen["question"], "id": f"undo-{seen['table']['seq']:08}"}
                    await person.post(f"/api/tables/{table_id}/undo", wish)
        await play_on(club, table_id, [ann, bob], "to the end")
        undone = [entry for entry in await ann.news(table_id) if entry["kind"] == "undo"]
        assert undone
        one = (await ann.get("/api/me/statistics"))["board"]
        assert round(sum(source["yours"] for source in one["sources"])) == round(one["points"])
        assert "other" not in [source["name"] for source in one["sources"]], "every VP has its source"

    in_club(url, story)


def test_games_that_ended_before_results_were_stored_get_them_from_a_running_server(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "to the end")
        before = await ann.get("/api/me/statistics")
        async with club.services.database.write() as connection:
            await connection.execute(delete(results))
        assert (await ann.get("/api/me/statistics"))["cards"] is None
        await club.app.state.timekeeper.sweep()
        assert await ann.get("/api/me/statistics") == before
        assert before["cards"]["games"] == 1

    in_club(url, story)


def test_two_wins_against_a_level_suggest_the_next_one(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        none = {"level": None, "wins": 0, "next": None}
        assert await ann.get("/api/me/opponents") == {"board": none, "cards": none}
        for number, (bot, won) in enumerate([("easy", True), ("normal", False), ("normal", True), ("normal", True)]):
            table = await against(club, ann, bot)
            async with club.services.database.write() as connection:
                row = {"table_id": table["id"], "seat": 0, "bot": None, "game": "cards", "players": 4, "won": won}
                row |= {"user_id": await user_of(connection, table["id"]), "setting": "{}", "ended": "played"}
                row |= {"rivals": f'["{bot}","beginner","beginner"]', "finished_at": number, "points": 50}
                await connection.execute(results.insert().values(row))
        assert (await ann.get("/api/me/opponents"))["cards"] == {"level": "normal", "wins": 2, "next": "hard"}
        one = (await ann.get("/api/me/statistics"))["cards"]
        assert [(tally["name"], tally["games"], tally["wins"]) for tally in one["rivals"]] == [
            ("beginner", 4, 3),
            ("normal", 3, 2),
            ("easy", 1, 1),
        ]

    in_club(url, story)


async def user_of(connection: Any, table_id: str) -> str:
    query = select(seats.c.user_id).where(seats.c.table_id == table_id, seats.c.seat == 0)
    return str((await connection.execute(query)).scalar_one())


def test_games_from_a_position_and_seats_of_several_people_at_one_screen_do_not_count(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": BOTS, "seats": ["me:Ann", "me:Zoe"]}
        table = await ann.post("/api/tables", form, 201)
        await ann.post(f"/api/tables/{table['id']}/start")
        await ann.post(f"/api/tables/{table['id']}/resign", {"seat": 0})
        await ann.post(f"/api/tables/{table['id']}/resign", {"seat": 1})
        assert await stored(club) == 2
        clone = await ann.post(f"/api/tables/{table['id']}/clone", {"move": 0, "seats": ["me", "easy"]}, 201)
        await ann.post(f"/api/tables/{clone['id']}/start")
        await ann.post(f"/api/tables/{clone['id']}/resign")
        assert await stored(club) == 2
        assert (await ann.get("/api/me/statistics")) == {"board": None, "cards": None}

    in_club(url, story)


def test_whoever_leaves_for_good_leaves_no_result_behind(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.post(f"/api/tables/{table_id}/resign")
        await bob.post(f"/api/tables/{table_id}/resign")
        assert len((await ann.get("/api/account/export"))["results"]) == 1
        await ann.post("/api/account/delete", {})
        async with club.services.database.read() as connection:
            owners = (await connection.execute(select(results.c.user_id).order_by(results.c.seat))).scalars().all()
        assert owners[0] is None
        assert owners[1] is not None

    in_club(url, story)


def test_an_account_keeps_what_a_guest_has_won(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await bob.post(f"/api/tables/{table_id}/resign")
        await ann.post(f"/api/tables/{table_id}/resign")
        await ann.post("/api/account/claim", {"password": "long enough"})
        assert (await ann.get("/api/me/statistics"))["cards"]["games"] == 1
        assert (await (await claimed(club, "Cora")).get("/api/me/statistics"))["cards"] is None

    in_club(url, story)
