"""Laying a table, sitting down, getting up, beginning."""

from carson.server.people.nicknames import NICKNAMES
from server.club import Club, in_club

FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}, "public": True}


def test_guests_sit_down_get_up_and_begin(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob, cleo = [await club.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.post("/api/tables", {**FOUR, "seats": ["me", "open", "greedy", "open"]}, 201)
        where = f"/api/tables/{table['id']}"
        bot = table["seats"][2]["name"]
        assert bot in NICKNAMES
        assert [seat["name"] for seat in table["seats"]] == ["Ann", None, bot, None]
        assert [found["id"] for found in (await cleo.get("/api/tables"))["tables"]] == [table["id"]]
        assert (await bob.post(f"{where}/join", {"seat": 0}, 409))["error"]["code"] == "seat-taken"
        assert (await bob.post(f"{where}/join", {"seat": 3}))["seats"][3]["mine"]
        await cleo.post(f"{where}/join")
        assert (await club.stranger().post(f"{where}/join", None, 401))["error"]["code"] == "who-unknown"
        assert (await cleo.post(f"{where}/join", None, 409))["error"]["code"] == "table-full"
        assert (await cleo.post(f"{where}/leave"))["seats"][1]["free"]
        assert (await bob.post(f"{where}/start", {"fill": "greedy"}, 403))["error"]["code"] == "table-not-yours"
        assert (await ann.post(f"{where}/start", None, 409))["error"]["details"] == {"count": 1}
        assert (await ann.get(f"{where}/record", 409))["error"]["code"] == "table-not-begun"
        begun = await ann.post(f"{where}/start", {"fill": "greedy"})
        assert [seat["bot"] for seat in begun["seats"]] == [None, "greedy", "greedy", None]
        assert len({"Ann", "Bob", bot, *(seat["name"] for seat in begun["seats"])}) == 4
        assert (await bob.post(f"{where}/leave", None, 409))["error"]["code"] == "table-not-open"
        assert (await bob.table(table["id"]))["seat"] == 3
        assert (await cleo.table(table["id"]))["seat"] is None
        assert (await cleo.act(table["id"], "bid 3", 0, 403))["error"]["code"] == "seat-none"
        assert (await cleo.get("/api/tables"))["tables"] == []

    in_club(url, story)


def test_bots_play_alone_to_the_end_while_their_host_looks_on(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**FOUR, "seats": ["random", "open", "random", "random"]}, 201)
        begun = await ann.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
        assert (begun["status"], begun["host"]) == ("playing", True)
        await club.quiet()
        seen = await ann.table(table["id"])
        assert (seen["table"]["status"], seen["table"]["ended"], seen["own"]) == ("finished", "played", [])

    in_club(url, story)


def test_one_person_has_but_a_few_games_of_bots_at_once(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        laid = [await ann.post("/api/tables", {**FOUR, "seats": ["random"] * 4}, 201) for _ in range(3)]
        where = [f"/api/tables/{table['id']}" for table in laid]
        await ann.post(f"{where[0]}/start")
        await ann.post(f"{where[1]}/start")
        refused = (await ann.post(f"{where[2]}/start", None, 409))["error"]
        assert (refused["code"], refused["details"]) == ("bot-games-too-many", {"most": 2})
        # Others have their own, and a table with a person is not one of them.
        theirs = await bob.post("/api/tables", {**FOUR, "seats": ["random"] * 4}, 201)
        assert (await bob.post(f"/api/tables/{theirs['id']}/start"))["status"] == "playing"
        against = await ann.post("/api/tables", {**FOUR, "seats": ["me", "random", "random", "random"]}, 201)
        assert (await ann.post(f"/api/tables/{against['id']}/start"))["status"] == "playing"
        # Only the host ends such a game, and then there is room for another.
        assert (await bob.post(f"{where[0]}/agree", {"agree": True}, 403))["error"]["code"] == "seat-none"
        assert (await ann.post(f"{where[0]}/agree", {"agree": False}))["status"] == "playing"
        ended = await ann.post(f"{where[0]}/agree", {"agree": True})
        assert (ended["status"], ended["ended"], ended["winners"]) == ("finished", "agreed", [])
        assert (await ann.post(f"{where[2]}/start"))["status"] == "playing"

    in_club(url, story, bot_pace=3600)


def test_one_browser_plays_several_seats(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**FOUR, "seats": ["me", "open", "random", "random"]}, 201)
        where = f"/api/tables/{table['id']}"
        await ann.post(f"{where}/join", {"name": "Her sister"})
        await ann.post(f"{where}/start")
        assert (await ann.act(table["id"], "bid 3", 0, 400))["error"]["code"] == "seat-which"
        await ann.act(table["id"], "bid 3", 0, seat=1)
        assert (await ann.table(table["id"], seat=1))["view"]["my_bid"] == 3
        assert (await ann.table(table["id"]))["view"]["my_bid"] == 0
        assert (await ann.act(table["id"], "bid 3", 0, 403, seat=2))["error"]["code"] == "seat-not-yours"

    in_club(sqlite, story)


def test_a_table_that_all_have_left_is_closed_and_one_by_link_is_not_listed(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await ann.post("/api/tables", {**FOUR, "public": False}, 201)
        assert (await bob.get("/api/tables"))["tables"] == []
        assert (await bob.table(table["id"]))["table"]["status"] == "open"
        assert (await ann.post(f"/api/tables/{table['id']}/leave"))["status"] == "closed"
        assert (await ann.get("/api/tables", of="mine"))["tables"] == []
        assert (await bob.post(f"/api/tables/{table['id']}/join", None, 409))["error"]["code"] == "table-not-open"

    in_club(url, story)


def test_the_host_puts_bots_on_free_seats_and_takes_them_off_again(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await ann.post("/api/tables", FOUR, 201)
        where = f"/api/tables/{table['id']}"
        assert (await bob.post(f"{where}/bot", {"seat": 1}, 403))["error"]["code"] == "table-not-yours"
        assert (await ann.post(f"{where}/bot", {"seat": 0}, 409))["error"]["code"] == "seat-taken"
        assert (await ann.post(f"{where}/bot", {"seat": 1, "bot": "oracle"}, 400))["error"]["code"] == "bot-unknown"
        seats = (await ann.post(f"{where}/bot", {"seat": 1, "bot": "random"}))["seats"]
        assert (seats[1]["bot"], seats[1]["free"]) == ("random", False)
        assert (await ann.post(f"{where}/remove", {"seat": 1}))["seats"][1]["free"]

    in_club(sqlite, story)


def test_a_bot_is_called_like_nobody_who_sits_there(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        model = {"game": "cards", "options": {"real": 6, "virtual": []}}
        laid = await ann.post("/api/tables", {**model, "seats": ["me", *["greedy"] * 5]}, 201)
        names = [seat["name"] for seat in laid["seats"]]
        assert len(set(names)) == 6
        # Whichever comes first at the next table: each of two people has a bot's name, and no bot has it too.
        for name in NICKNAMES:
            laid = await ann.post("/api/tables", {**model, "seats": ["me", f"me:{name}", *["random"] * 4]}, 201)
            names = [seat["name"] for seat in laid["seats"]]
            assert len(set(names)) == 6
            await ann.post(f"/api/tables/{laid['id']}/close")

    in_club(sqlite, story)


def test_games_that_are_played_in_public_are_listed_for_those_who_look_on(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        begun = []
        for public in (True, False):
            table = await ann.post("/api/tables", {**FOUR, "public": public}, 201)
            await ann.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
            begun.append(table["id"])
        listed = (await bob.get("/api/tables", of="playing"))["tables"]
        assert [table["id"] for table in listed] == begun[:1]

    in_club(sqlite, story)
