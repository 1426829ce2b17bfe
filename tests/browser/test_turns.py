"""At how many tables it is one's turn, told in the head of every page; and the room where one waits for the others."""

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor
from browser.played import CARDS

BADGE = "header nav .turns"


def _post(page: Page, path: str, body: dict[str, object]) -> dict[str, str]:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def _waiting(visit: Visitor) -> tuple[Page, Page, str]:
    """Ann has set up a card game for two, and Bob may come."""
    ann, bob = visit(), visit(width=390, height=844)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        _post(page, "/api/guest", {"name": name})
    table = _post(ann, "/api/tables", {"game": "cards", "options": CARDS, "seats": ["me", "open"]})["id"]
    return ann, bob, table


def test_the_count_of_ones_turns_follows_the_table_that_is_open_at_once(visit: Visitor) -> None:
    ann, bob, table = _waiting(visit)
    _post(bob, f"/api/tables/{table}/join", {})
    _post(ann, f"/api/tables/{table}/start", {})
    # The list of tables never comes: the table that is open knows it by itself.
    ann.route("**/api/tables?of=mine", lambda route: route.abort())
    ann.goto(f"/table/{table}")
    expect(ann.locator(BADGE)).to_contain_text("1")
    ann.locator("button.bid:enabled").first.click()
    ann.locator("button.confirm:enabled").click()
    expect(ann.locator(BADGE)).to_have_count(0)
    # And it stays so on the way to another page.
    ann.goto("/mine")
    expect(ann.locator(BADGE)).to_have_count(0)


def test_who_is_known_late_is_told_of_the_own_turn_all_the_same(visit: Visitor) -> None:
    ann, bob, table = _waiting(visit)
    _post(bob, f"/api/tables/{table}/join", {})
    _post(ann, f"/api/tables/{table}/start", {})
    held: list[Route] = []
    ann.route("**/api/me", lambda route: held.append(route))
    ann.clock.install()
    with ann.expect_request("**/api/me"):
        ann.goto("/rules")
    ann.wait_for_selector("header")
    ann.clock.run_for(5_000)
    held[0].continue_()
    expect(ann.locator("header .name")).to_have_text("Ann")
    ann.clock.run_for(1_000)
    expect(ann.locator(BADGE)).to_contain_text("1")


def test_the_invitation_comes_first_until_everybody_is_there_and_the_guest_reads_who_begins(visit: Visitor) -> None:
    ann, bob, table = _waiting(visit)
    ann.goto(f"/table/{table}")
    loud = ann.locator("main button.main")
    expect(loud).to_have_count(1)
    expect(ann.get_by_role("heading", name="Invite friends").locator("..").locator("button.main")).to_have_count(1)
    expect(ann.get_by_text("Nobody can choose what is drawn")).to_be_visible()
    _post(bob, f"/api/tables/{table}/join", {})
    bob.goto(f"/table/{table}")
    expect(bob.get_by_text("Everyone is here. The host will start the game.")).to_be_visible()
    expect(ann.get_by_role("heading", name="Invite friends")).to_have_count(0)
    expect(loud).to_have_text("Start")
