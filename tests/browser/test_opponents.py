"""Opponents by their strength, bots for an audience, spectators who chat, the next game, and one's statistics."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import CARDS, begun, play
from browser.playing import CHOICES
from browser.sizes import SIZES, at_every_size, fits

LEVELS = ["Easy", "Normal", "Hard", "Master"]


def _looked_over(page: Page, where: str = "main") -> None:
    """At every size nothing sticks out sideways; and axe finds nothing serious."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        fits(page)
    found = Axe().run(page, context=where)
    assert [one["id"] for one in found.response["violations"] if one["impact"] in ("serious", "critical")] == []


def _json(page: Page, path: str) -> Any:
    return page.request.get(path).json()


def test_a_level_is_chosen_with_a_sentence_and_remembered(visit: Visitor) -> None:
    page = visit("/")
    level = page.locator("[data-level=cards]")
    expect(level).to_have_value("easy")
    assert level.locator("option").all_inner_texts() == LEVELS
    expect(page.locator("#level-cards")).to_contain_text("like a beginner")
    level.select_option("hard")
    expect(page.locator("#level-cards")).to_contain_text("thousands of games")
    _looked_over(page)
    page.locator("[data-play=cards]").click()
    page.wait_for_selector(CHOICES, state="attached")
    table = _json(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "hard"]
    page.goto("/")
    expect(page.locator("[data-level=cards]")).to_have_value("hard")
    expect(page.locator("[data-level=board]")).to_have_value("easy")
    page.goto("/new")
    expect(page.locator("[data-seat='1'] option").nth(6)).to_be_attached()
    assert page.locator("[data-seat='1'] option").all_inner_texts()[3:] == [
        "easy bot",
        "normal bot",
        "hard bot",
        "master bot",
    ]
    expect(page.get_by_text("Knows the game and rarely blunders.").first).to_be_visible()
    _looked_over(page)


def test_two_wins_suggest_the_next_level_in_another_browser_too(visit: Visitor) -> None:
    page = visit()
    begun(page, "cards", ["me", "easy"])
    told = {"level": "easy", "wins": 2, "next": "normal"}
    none = {"level": None, "wins": 0, "next": None}
    page.route("**/api/me/opponents", lambda route: route.fulfill(json={"cards": told, "board": none}))
    page.goto("/")
    suggested = page.locator("[data-suggested]")
    expect(suggested).to_have_count(1)
    expect(suggested).to_contain_text("You have won 2 in a row against Easy. Try Normal?")
    _looked_over(page)
    suggested.get_by_role("button", name="Play against Normal").click()
    page.wait_for_selector(CHOICES, state="attached")
    table = _json(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "normal"]
    page.unroute("**/api/me/opponents")
    page.evaluate("localStorage.removeItem('carson.levels')")
    page.goto("/")
    expect(page.locator("[data-level=cards]")).to_have_value("easy")


def test_bots_play_for_an_audience_from_the_page_where_one_watches(visit: Visitor) -> None:
    page = visit("/watch")
    show = page.locator("[data-bot-show]")
    show.get_by_label("Game").select_option("cards")
    show.locator("[data-level=show]").select_option("easy")
    _looked_over(page)
    show.get_by_role("button", name="Let them play").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-question]")).to_contain_text("You are watching.")
    table = _json(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert table["public"]
    assert {seat["bot"] for seat in table["seats"]} == {"easy"}
    page.request.post(f"/api/tables/{table['id']}/agree", data={})


def test_spectators_chat_where_the_host_lets_them_and_a_player_may_hide_it(visit: Visitor) -> None:
    ann = visit()
    table_id = begun(ann, "cards", ["me", "easy"])
    ann.goto(f"/table/{table_id}")
    ann.wait_for_selector("#side-panel")
    ann.keyboard.press("t")
    cleo = visit(f"/table/{table_id}")
    cleo.request.post("/api/guest", data={"name": "Cleo"})
    cleo.reload()
    cleo.get_by_role("tab", name="Chat").click()
    expect(cleo.get_by_placeholder("Write a message")).to_have_count(0)
    ann.get_by_label("Spectators may chat").check()
    cleo.get_by_placeholder("Write a message").fill("Howdy")
    cleo.keyboard.press("Enter")
    lines = ann.locator("#side-panel [role=log]")
    expect(lines).to_contain_text("Howdy")
    expect(lines.locator("[data-spectator]")).to_have_text("spectator")
    ann.get_by_label("Hide spectators’ messages").check()
    expect(lines).not_to_contain_text("Howdy")
    expect(ann.locator("[data-hidden]")).to_contain_text("1 message from spectators is hidden.")
    _looked_over(ann, "#side-panel")
    ann.get_by_label("Hide spectators’ messages").uncheck()
    expect(lines).to_contain_text("Howdy")
    ann.get_by_label("Spectators may chat").uncheck()
    expect(cleo.get_by_placeholder("Write a message")).to_have_count(0)


def test_a_spectator_whom_nobody_knows_becomes_a_guest_with_the_first_line(visit: Visitor) -> None:
    ann = visit()
    table_id = begun(ann, "cards", ["me", "easy"], spectators_chat=True)
    cleo = visit(f"/table/{table_id}")
    cleo.get_by_role("tab", name="Chat").click()
    assert cleo.request.get("/api/me").status == 401
    cleo.get_by_placeholder("Write a message").fill("Howdy")
    cleo.keyboard.press("Enter")
    lines = cleo.locator("#side-panel [role=log]")
    expect(lines).to_contain_text("Howdy")
    expect(lines).to_contain_text(_json(cleo, "/api/me")["user"]["name"])
    expect(cleo.get_by_placeholder("Write a message")).to_have_value("")


def test_an_open_table_says_join_and_a_rematch_with_a_free_seat_is_offered_to_spectators(visit: Visitor) -> None:
    ann, bob = visit(), visit()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/guest", data={"name": name})
    wanted = {"game": "cards", "options": CARDS, "seats": ["me", "open"], "public": True}
    table_id = ann.request.post("/api/tables", data=wanted).json()["id"]
    cleo = visit("/")
    card = cleo.locator("article", has=cleo.locator(f"a[href='/table/{table_id}']"))
    for _ in at_every_size(cleo):
        card.get_by_role("link", name="Join").scroll_into_view_if_needed()
        expect(card.get_by_role("link", name="Join")).to_be_in_viewport(ratio=1)
    bob.request.post(f"/api/tables/{table_id}/join", data={})
    ann.request.post(f"/api/tables/{table_id}/start", data={})
    for page in (ann, bob):
        page.request.post(f"/api/tables/{table_id}/agree", data={})
    cleo.goto(f"/table/{table_id}")
    cleo.wait_for_selector("[data-ending]")
    expect(cleo.locator("[data-next]")).to_have_count(0)
    again = ann.request.post(f"/api/tables/{table_id}/rematch", data={}).json()["id"]
    expect(cleo.locator("[data-next=watch]")).to_contain_text("Watch the rematch")
    ann.request.post(f"/api/tables/{again}/remove", data={"seat": 1})
    cleo.reload()
    offer = cleo.locator("[data-next=join]")
    expect(offer).to_contain_text("a seat is free")
    _looked_over(cleo, "[data-ending]")
    offer.get_by_role("link", name="Join the rematch").click()
    cleo.get_by_role("button", name="Join", exact=True).click()
    expect(cleo.locator(".seats")).to_contain_text("you")


def test_statistics_tell_what_was_won_and_where_points_came_from(visit: Visitor) -> None:
    page = visit("/statistics")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    table_id = begun(page, "board", ["me"], {"players": 2, "solo": "rancher"})
    play(page, table_id, "statistics")
    page.goto("/mine")
    page.locator("main a[href='/statistics']").click()
    figures = page.locator("[data-figures=board]")
    expect(figures).to_contain_text("Standish")
    for language, title in (("en", "Points by source"), ("de", "Punkte nach Herkunft")):
        page.evaluate("language => localStorage.setItem('carson.language', language)", language)
        page.reload()
        rows = figures.locator("table", has_text=title)
        own = _json(page, f"/api/me/statistics?lang={language}")["board"]
        assert own["games"] == own["played"] == 1
        expect(rows.locator("tbody tr")).to_have_count(len(own["sources"]))
        for source in own["sources"]:
            expect(rows).to_contain_text(source["label"])
            assert source["label"] != source["name"]
    _looked_over(page)
