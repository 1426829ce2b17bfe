"""Laying a table, sitting down, getting up, beginning."""

from server.club import Club, in_club

FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}, "public": True}


def test_guests_sit_down_get_up_and_begin(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob, cleo = [await club.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.post("/api/tables", {**FOUR, "seats": ["me", "open", "greedy", "open"]}, 201)
        where = f"/api/tables/{table['id']}"
        assert [seat["name"] for seat in table["seats"]] == ["Ann", None, "Greedy", None]
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
        assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Greedy 2", "Greedy", "Bob"]
        assert (await bob.post(f"{where}/leave", None, 409))["error"]["code"] == "table-not-open"
        assert (await bob.table(table["id"]))["seat"] == 3
        assert (await cleo.table(table["id"]))["seat"] is None
        assert (await cleo.act(table["id"], "bid 3", 0, 403))["error"]["code"] == "seat-none"
        assert (await cleo.get("/api/tables"))["tables"] == []

    in_club(url, story)


def test_bots_alone_do_not_begin(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        for seats in (["random"] * 4, ["random", "open", "random", "random"]):
            table = await ann.post("/api/tables", {**FOUR, "seats": seats}, 201)
            where = f"/api/tables/{table['id']}"
            assert (await ann.post(f"{where}/start", {"fill": "random"}, 409))["error"]["code"] == "table-nobody"
            assert (await ann.table(table["id"]))["table"]["status"] == "open"
        await ann.post(f"{where}/join")
        assert (await ann.post(f"{where}/start"))["status"] == "playing"

    in_club(sqlite, story)


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
