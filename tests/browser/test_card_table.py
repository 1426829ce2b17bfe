"""The Card Game's table: what a choice would bring is seen before it is made, by mouse, finger or keys."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor
from browser.played import begun, caught_up
from browser.sizes import fits, lies, settled
from browsing.tables import Host

ALONE = {"real": 1, "virtual": ["beginner", "beginner", "expert"]}
ASKED = "document.querySelector('[data-question]')?.dataset.question"
MOST = 400
LAWYER = "cards/1-with-3-beginners.carson"  # a game in which it is used
_ids = count(1)

Wanted = Callable[[Any], bool]


def _look(page: Page, table_id: str) -> Any:
    return page.request.get(f"/api/tables/{table_id}").json()


def _play_until(page: Page, table_id: str, wanted: Wanted) -> bool:
    """Characters where there are any, else what comes first, until it is as wanted; or the game is over."""
    for _ in range(MOST):
        seen = _look(page, table_id)
        if seen["view"]["decision"] is None:
            return False
        if wanted(seen):
            return True
        _move(page, table_id)
    raise AssertionError("it never comes to that")


def _move(page: Page, table_id: str) -> None:
    seen = _look(page, table_id)
    actions = seen["actions"]
    people = [action for action in actions if action.startswith("take ") and "I-" not in action]
    if seen["view"]["decision"]["kind"] == "power":
        action = "pass"
    else:
        action = people[0] if people and len(seen["view"]["players"][0]["city"]) > 1 else actions[0]
    wish = {"action": action, "question": seen["question"], "id": f"cards-{next(_ids):06}"}
    assert page.request.post(f"/api/tables/{table_id}/actions", data=wish).ok


def _placing(seen: Any) -> bool:
    return seen["view"]["decision"]["kind"] == "place" and len(seen["view"]["players"][0]["city"]) > 1


def _bidding(seen: Any) -> bool:
    return seen["view"]["decision"]["kind"] == "bid" and len(seen["view"]["players"][0]["city"]) > 1


def _at_table(page: Page, wanted: Wanted, options: dict[str, Any] | None = None, **more: Any) -> str:
    table_id = begun(page, "cards", ["me"], options or ALONE, **more)
    assert _play_until(page, table_id, wanted)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")
    settled(page)
    return table_id


def _points(page: Page, table_id: str) -> int:
    points: int = page.request.get(f"/api/tables/{table_id}/scores").json()["sheets"][0]["total"]
    return points


def _cards(page: Page, table_id: str) -> int:
    return len(_look(page, table_id)["view"]["players"][0]["city"])


def _answered(page: Page, asked: str) -> None:
    page.wait_for_function(f"asked => {ASKED} !== asked", arg=asked)


def _focused(page: Page, what: str) -> None:
    page.wait_for_function("what => document.activeElement.matches(what)", arg=what)


def test_the_points_shown_on_a_place_are_those_the_score_sheet_gives_after_placing_there(visit: Visitor) -> None:
    page = visit()
    table_id = _at_table(page, _placing)
    page.wait_for_selector("g.place[data-gain]")
    places = page.locator("g.place")
    gains = places.evaluate_all("all => all.map(one => Number(one.dataset.gain))")
    number = gains.index(max(gains))
    before, cards, asked = _points(page, table_id), _cards(page, table_id), page.evaluate(ASKED)
    places.nth(number).dispatch_event("click")
    expect(page.locator("g.place.chosen")).to_have_attribute("data-gain", str(gains[number]))
    sign = "+" if gains[number] > 0 else "−" if gains[number] < 0 else ""
    expect(page.locator("section.act")).to_contain_text(f"{sign}{abs(gains[number])} point")
    assert _cards(page, table_id) == cards, "the first click only shows it"
    page.locator("g.place.chosen").dispatch_event("click")
    _answered(page, asked)
    assert _cards(page, table_id) == cards + 1
    assert _points(page, table_id) == before + gains[number]


def test_the_card_can_be_carried_to_its_place(visit: Visitor) -> None:
    page = visit()
    table_id = _at_table(page, _placing)
    page.wait_for_selector("g.place[data-gain]")
    goal = page.locator("g.place").last
    name = goal.get_attribute("data-place")
    piece, place = page.locator(".piece").bounding_box(), goal.bounding_box()
    assert piece is not None
    assert place is not None
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    expect(page.locator(".stage .tip")).to_be_visible()
    page.mouse.up()
    expect(page.locator("g.place.chosen")).to_have_attribute("data-place", name or "")
    cards, asked = _cards(page, table_id), page.evaluate(ASKED)
    page.locator("button.confirm").click()
    _answered(page, asked)
    assert _cards(page, table_id) == cards + 1


def test_what_is_chosen_can_be_let_go_and_points_of_places_can_be_hidden_for_good(visit: Visitor) -> None:
    page = visit()
    _at_table(page, _placing)
    page.locator("g.place[data-gain]").first.dispatch_event("click")
    expect(page.locator("button.confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("button.confirm")).to_have_count(0)
    expect(page.locator("g.place text").first).to_be_visible()
    page.get_by_label("Show points for each place").uncheck()
    expect(page.locator("g.place text")).to_have_count(0)
    page.reload()
    page.wait_for_selector("g.place")
    expect(page.locator("g.place text")).to_have_count(0)


def test_what_is_greyed_out_says_why_and_by_which_rule(visit: Visitor) -> None:
    page = visit()
    table_id = _at_table(page, _bidding)
    page.locator("button.spent").first.click(force=True)
    expect(page.get_by_role("button", name="Rule CG-4.9")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-card^='I-']").first.click()
    page.locator("button.unready").click(force=True)
    expect(page.get_by_role("button", name="Rule CG-4.4")).to_be_visible()
    page.keyboard.press("Escape")
    assert _play_until(page, table_id, _placing)
    caught_up(page, table_id)
    page.wait_for_selector("g.place[data-gain]")
    # In the corner of the drawing nothing that touches the city could lie.
    box = page.locator(".ground svg").bounding_box()
    assert box is not None
    taken = page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y).closest('g.place, g.laid')", [box["x"] + 8, box["y"] + 8]
    )
    if not taken:
        page.mouse.click(box["x"] + 8, box["y"] + 8)
        expect(page.get_by_role("button", name="Rule CG-6.")).to_be_visible()


def test_a_bid_is_shown_with_what_it_means_and_only_then_laid(visit: Visitor) -> None:
    page = visit()
    table_id = _at_table(page, _bidding)
    bids = page.locator("button.bid")
    value = int(bids.nth(1).inner_text())
    told = next(
        one for one in page.request.get(f"/api/tables/{table_id}/outlook").json()["bids"] if one["bid"] == value
    )
    asked, before = page.evaluate(ASKED), bids.nth(1).bounding_box()
    bids.nth(1).click()
    meant = page.locator("section.act .steady")
    expect(meant).to_contain_text(f"With {value} you choose in position {told['first']}")
    if told["first"] != told["last"]:
        expect(meant).to_contain_text(f"beats {told['beats']} of the {told['against']} bid cards")
    assert page.evaluate(ASKED) == asked, "the first click only shows it"
    expect(bids.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("button.confirm, button.bid.chosen")).to_have_count(0)
    after = bids.nth(1).bounding_box()
    assert (before and before["x"]) == (after and after["x"]), "what is looked at stays where it is"
    bids.nth(1).dblclick()
    _answered(page, asked)
    assert _look(page, table_id)["view"]["players"][0]["bid"] == value


def test_what_a_bid_means_is_told_when_it_is_known_and_nothing_wrong_before(visit: Visitor) -> None:
    page = visit()
    table_id = _at_table(page, _placing)
    page.wait_for_selector("g.place[data-gain]")  # what is known now tells nothing of bids
    held: list[Route] = []
    known = False
    page.route("**/outlook?*", lambda route: route.continue_() if known else held.append(route))
    assert _play_until(page, table_id, lambda seen: seen["view"]["decision"]["kind"] == "bid")
    caught_up(page, table_id)
    page.locator("button.bid").nth(1).click()
    meant = page.locator("section.act .steady p")
    expect(page.locator("button.confirm")).to_be_visible()
    expect(meant).to_have_text("Choose a bid card. You see what it means before you play it.")
    known = True  # also what is asked for only now
    for route in held:
        route.continue_()
    expect(meant).to_contain_text("you choose in position")


def test_who_used_the_lawyer_is_told_that_a_bid_brings_no_card(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past(LAWYER)
    for move in range(host.get(f"/api/tables/{past}/replay")["moves"]):
        view = host.get(f"/api/tables/{past}/replay?move={move}")["view"]
        if view["decision"]["kind"] == "bid" and not view["players"][0]["has_turn"]:
            break
    table = host.post(f"/api/tables/{past}/clone", {"move": move, "seats": ["me"], "clock": None})
    host.post(f"/api/tables/{table['id']}/start")
    page.goto(f"/table/{table['id']}")
    page.locator("button.bid").first.click()
    expect(page.locator("section.act .steady p")).to_contain_text("you have used the Lawyer")


def test_after_a_reload_and_in_the_replay_the_order_tells_what_was_taken(visit: Visitor) -> None:
    page = visit()

    def later(seen: Any) -> bool:
        """Others have chosen before."""
        return seen["view"]["decision"]["kind"] == "take" and len(seen["view"]["offer"]) < 4

    table_id = _at_table(page, later)
    gone = [
        event["data"]["card"]
        for entry in page.request.get(f"/api/tables/{table_id}/events").json()["entries"][-2:]
        for event in entry["events"]
        if event["kind"] == "took" and event["data"]["seat"] > 0
    ]
    assert gone
    taken = page.locator(".order .took")
    expect(taken).to_have_count(len(gone))
    told = taken.all_inner_texts()
    page.reload()
    expect(taken).to_have_text(told)
    page.goto(f"/replay/{table_id}")
    expect(taken).to_have_text(told)
    page.keyboard.press("Home")
    expect(page.locator("[data-replay='0']")).to_be_visible()
    expect(taken).to_have_count(0)


def test_in_a_game_taken_up_in_the_middle_of_a_round_the_order_tells_what_had_been_taken(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past(LAWYER)
    entries = host.get(f"/api/tables/{past}/events")["entries"]
    events = [(entry["number"], event) for entry in entries for event in entry["events"]]
    move = next(number for number, event in reversed(events) if event["kind"] == "took" and event["data"]["seat"] > 0)
    round_ = [event for number, event in events if number <= move]
    begins = max(index for index, event in enumerate(round_) if event["kind"] == "bids")
    gone = [event["data"]["card"] for event in round_[begins:] if event["kind"] == "took"]
    table = host.post(f"/api/tables/{past}/clone", {"move": move, "seats": ["me"], "clock": None})
    host.post(f"/api/tables/{table['id']}/start")
    taken = page.locator(".order .took")
    for address in (f"/table/{table['id']}", f"/replay/{table['id']}"):
        page.goto(address)
        expect(taken).to_have_text(gone)  # terrain cards are called what they are called there


# Cards whose places were asked for though they lie neither on offer nor to be placed.
STRAYS = """
window.strays = []
const ask = window.fetch
window.fetch = (path, ...rest) => {
    const card = new URL(path, location.href).searchParams.get('card')
    if (card && !document.querySelector(`.offer [data-card='${card}'], .answers .piece`)) strays.push(card)
    return ask(path, ...rest)
}
"""


def test_places_are_asked_for_only_of_cards_that_have_some(visit: Visitor) -> None:
    page = visit()
    page.add_init_script(STRAYS)
    table_id = _at_table(page, _bidding)
    # Looked at until it is gone: taken, by oneself or another, or out of the game.
    for _ in range(2):
        assert _play_until(page, table_id, _bidding)
        caught_up(page, table_id)
        page.wait_for_selector("button.bid")
        card = page.locator(".offer [data-card^='I-']").first
        with page.expect_response(re.compile("/places")):
            card.click()
        name = card.get_attribute("data-card") or ""
        # One move after the other, as each is seen.
        while name in _look(page, table_id)["view"]["offer"]:
            asked = page.evaluate(ASKED)
            _move(page, table_id)
            _answered(page, asked)
    assert page.evaluate("strays") == []


def test_a_round_is_played_by_keyboard_alone(visit: Visitor) -> None:
    page = visit(reduced_motion="reduce")
    table_id = _at_table(page, _bidding)
    cards = _cards(page, table_id)
    page.wait_for_selector("button.bid")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('button.bid')"):
            break
    asked = page.evaluate(ASKED)
    page.keyboard.press("Enter")
    expect(page.locator("button.bid.chosen")).to_be_focused()
    page.keyboard.press("Enter")
    _answered(page, asked)
    while _look(page, table_id)["view"]["decision"]["kind"] == "power":
        _focused(page, ".choices button")
        asked = page.evaluate(ASKED)
        page.keyboard.press("Enter")
        _focused(page, "button.confirm")
        page.keyboard.press("Enter")
        _answered(page, asked)
    _focused(page, "button.takeable")
    if "I-" not in page.evaluate("document.activeElement.dataset.card"):
        page.keyboard.press("Tab")
    asked = page.evaluate(ASKED)
    page.keyboard.press("Enter")
    expect(page.locator("button.card.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    _answered(page, asked)
    _focused(page, "g.place")
    assert page.locator("g.place[tabindex='0']").count() == 1, "one stop for all places"
    first = page.evaluate("document.activeElement.dataset.at")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.at") != first:
            break
    assert page.evaluate("document.activeElement.dataset.at") != first
    asked = page.evaluate(ASKED)
    page.keyboard.press("Enter")
    expect(page.locator("g.place.chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    _answered(page, asked)
    assert _cards(page, table_id) == cards + 1


def test_on_a_phone_the_answers_lie_at_the_foot_and_nothing_is_cut_off(visit: Visitor) -> None:
    page = visit(width=390, height=844, has_touch=True)
    table_id = _at_table(page, _placing)
    cards = _cards(page, table_id)
    page.wait_for_selector("g.place[data-gain]")
    fits(page)
    page.locator("g.place[tabindex='0']").tap()
    confirm = page.locator("button.confirm")
    confirm.wait_for()
    lies(page, "one.bottom > 700 && one.bottom <= 844", "button.confirm")
    asked = page.evaluate(ASKED)
    confirm.tap()
    _answered(page, asked)
    assert _cards(page, table_id) == cards + 1


def test_on_a_phone_everybodys_points_and_bid_cards_are_in_sight_while_one_bids(visit: Visitor) -> None:
    page = visit(width=390, height=844, has_touch=True)
    table_id = begun(page, "cards", ["me", *["greedy"] * 5], {"real": 6, "virtual": []})
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("button.bid:enabled")
    left = page.locator("[data-bids] tbody tr")
    expect(left).to_have_count(6)
    expect(left.last).to_be_in_viewport(ratio=1)
    # Nothing lies over them, and no row of the bar is spent on one button.
    page.wait_for_function("""() => {
        const box = (what) => document.querySelector(what).getBoundingClientRect()
        const clear = box('[data-bids] tbody tr:last-child').bottom <= box('.answers').top
        return clear && box('.bar .doors button').top < box('.bar .ask').bottom
    }""")
    page.locator("button.bid:enabled").first.tap()
    asked = page.evaluate(ASKED)
    page.locator("button.confirm:enabled").tap()
    _answered(page, asked)
    expect(page.locator("[data-bids]")).to_have_count(0)  # the order of choice is there instead
    expect(page.locator("#order-title")).to_be_visible()


def test_the_auctioneers_cards_are_chosen_in_the_city(visit: Visitor) -> None:
    page = visit()
    for _ in range(6):
        table_id = begun(page, "cards", ["me"], ALONE, deck=_plain_auctioneer(page))
        if _play_until(page, table_id, lambda seen: any(action.startswith("sell") for action in seen["actions"])):
            break
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("g.laid.sellable")
    card = page.locator("g.laid.sellable").first
    name = card.get_attribute("data-card")
    before, asked = _points(page, table_id), page.evaluate(ASKED)
    worth = page.request.get(f"/api/tables/{table_id}/outlook").json()["sales"][name]
    card.dispatch_event("click")
    page.get_by_role("button", name=f"Sell {name}").click()
    _answered(page, asked)
    assert _points(page, table_id) == before + worth
    expect(page.locator(f"g.laid[data-card='{name}']")).to_have_count(0)


def _plain_auctioneer(page: Page) -> Any:
    """The deck, with an Auctioneer that no virtual player would take."""
    table_id = begun(page, "cards", ["me"], ALONE)
    deck = page.request.get(f"/api/tables/{table_id}/deck").json()
    for card in deck["characters"]:
        if card["name"] == "auctioneer":
            card["attraction"] = 1
    return {**deck, "name": "plain-auctioneer"}


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_axe_finds_nothing_serious_while_a_card_is_looked_at_and_placed(
    visit: Visitor, width: int, height: int
) -> None:
    page = visit(width=width, height=height, reduced_motion="reduce")
    table_id = _at_table(page, _bidding)
    page.locator("[data-card^='I-']").first.click()
    page.wait_for_selector("g.place[data-gain]")
    assert _serious(page) == []
    assert _play_until(page, table_id, _placing)
    caught_up(page, table_id)
    page.locator("g.place[data-gain]").first.dispatch_event("click")
    page.wait_for_selector("button.confirm")
    assert _serious(page) == []


def _serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("language", ["nl", "fr", "it", "de"])
def test_no_message_of_the_table_is_missing(visit: Visitor, language: str) -> None:
    page = visit(language=language)
    _at_table(page, _placing)
    page.locator("g.place[data-gain]").first.dispatch_event("click")
    for button in page.locator(".tabs button").all():
        button.click()
        words = page.locator("main").inner_text().split()
        assert not [word for word in words if word.startswith(("web-", "line-", "object-", "power-", "character-"))]
