"""The room where one waits: sitting down once, a seat more at this screen, getting up, others' seats after a game."""

from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor, stop_clock, until
from browser.played import CARDS

THREE = {"real": 3, "virtual": ["expert"]}


def _post(page: Page, path: str, body: Any = None) -> Any:
    answer = page.request.post(path, data=body or {})
    assert answer.ok, answer.text()
    return answer.json()


def _known(visit: Visitor, name: str) -> Page:
    page = visit()
    _post(page, "/api/guest", {"name": name})
    return page


def _laid(page: Page, *seats: str, options: dict[str, Any] = THREE) -> str:
    """A table of a card game that waits; its path in the API."""
    number = _post(page, "/api/tables", {"game": "cards", "options": options, "seats": list(seats)})["id"]
    return f"/api/tables/{number}"


def _seats(page: Page, table: str) -> list[str | None]:
    return [seat["name"] for seat in page.request.get(table).json()["table"]["seats"]]


def _come(page: Page, table: str) -> None:
    page.goto(table.removeprefix("/api").replace("tables", "table"))
    page.wait_for_selector(".room .seats")


def _posted(page: Page, door: str) -> list[str]:
    """All that is sent there from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith(f"/{door}") else None)
    return sent


def test_two_quick_clicks_take_one_seat_and_begin_once(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _laid(ann, "me", "open", "open")
    _come(bob, table)
    joined = _posted(bob, "join")
    bob.get_by_role("button", name="Join").dblclick()
    expect(bob.locator(".seats")).to_contain_text("you")
    expect(bob.get_by_role("button", name="Join")).to_have_count(0)
    assert (len(joined), _seats(bob, table)) == (1, ["Ann", "Bob", None])
    _post(ann, f"{table}/bot", {"seat": 2})
    _come(ann, table)
    started = _posted(ann, "start")
    ann.get_by_role("button", name="Start").dblclick()
    ann.wait_for_selector("[data-question]")
    assert len(started) == 1
    expect(ann.locator("p.fault")).to_have_count(0)


def test_what_is_clicked_between_the_answer_and_the_news_does_nothing(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _laid(ann, "me", "open", "open")
    bob.route_web_socket("**/live*", lambda line: None)  # nothing is told at all
    bob.clock.install()
    _come(bob, table)
    stop_clock(bob)
    with bob.expect_response("**/join") as answered:
        bob.get_by_role("button", name="Join").click()
    answered.value.finished()
    until(bob, lambda: _seats(bob, table)[1] == "Bob")
    expect(bob.get_by_role("button", name="Join")).to_be_disabled()

    def enabled() -> bool:
        bob.clock.run_for(500)  # from the moment on at which the page has heard the answer
        return bob.get_by_role("button", name="Join").is_enabled()

    until(bob, enabled)


def test_who_was_known_before_he_sat_down_is_told_of_the_set_up(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _laid(ann, "me", "open", options=CARDS)
    _come(bob, table)
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_text("Everyone is here.")).to_be_visible()
    _post(ann, f"{table}/start")
    expect(bob.locator("#side-panel")).to_contain_text("On offer")


def test_after_a_game_it_is_said_who_is_waited_for_and_his_seat_is_found_by_the_link(visit: Visitor) -> None:
    ann, bob, eve = (_known(visit, name) for name in ("Ann", "Bob", "Eve"))
    over = _laid(ann, "me", "open", options=CARDS)
    _post(bob, f"{over}/join")
    _post(ann, f"{over}/start")
    for page in (ann, bob):
        _post(page, f"{over}/agree", {"agree": True})
    table = f"/api/tables/{_post(ann, f'{over}/rematch')['id']}"
    _come(ann, table)
    expect(ann.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(ann.get_by_text("Everyone is here.")).to_have_count(0)
    expect(ann.get_by_role("button", name="Start anyway, with bots in the empty seats")).to_be_visible()
    invitation = ann.get_by_role("heading", name="Invite friends").locator("..")
    expect(invitation.locator("button.main")).to_have_count(1)
    expect(ann.locator("main button.main")).to_have_count(1)
    _come(eve, table)
    expect(eve.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(eve.get_by_role("button", name="Join")).to_have_count(0)  # it is not hers
    _come(bob, table)
    bob.get_by_role("button", name="Join").click()
    expect(ann.get_by_text("Everyone is here.")).to_be_visible()
    expect(ann.locator("main button.main")).to_have_text("Start")


def test_a_table_is_left_and_closed_once_it_is_asked_twice(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _laid(ann, "me", "open", "open")
    _come(ann, table)
    up = ann.get_by_role("button", name="Leave seat", exact=True)
    up.press("Enter")
    expect(ann.get_by_text("Nobody else is seated here, so the table will be closed")).to_be_visible()
    no = ann.get_by_role("button", name="No", exact=True)
    expect(no).to_be_focused()
    no.press("Enter")
    expect(up).to_be_focused()
    ann.get_by_role("button", name="Close table").dblclick()
    expect(ann.get_by_role("button", name="Yes, close it")).to_be_visible()
    no.click()
    _post(bob, f"{table}/join")
    up.dblclick()
    expect(ann.get_by_text("Your seat becomes free. Bob becomes the host.")).to_be_visible()
    assert _seats(ann, table) == ["Ann", "Bob", None]
    ann.get_by_role("button", name="Yes, leave").click()
    expect(ann.get_by_role("button", name="Join")).to_be_visible()
    assert _seats(ann, table) == [None, "Bob", None]
    _come(bob, table)
    bob.get_by_role("button", name="Close table").click()
    bob.get_by_role("button", name="Yes, close it").click()
    expect(ann.get_by_text("This table has been closed.")).to_be_visible()


def test_one_more_seat_at_this_screen_has_a_name_of_its_own_and_is_given_back_alone(visit: Visitor) -> None:
    ann = _known(visit, "Ann")
    table = _laid(ann, "me", "open", "open")
    _come(ann, table)
    more = ann.get_by_role("button", name="Add a player on this screen")
    more.dblclick()
    field = ann.get_by_label("Name for seat 2")
    field.press("Escape")
    expect(more).to_be_focused()
    assert _seats(ann, table) == ["Ann", None, None]
    more.press("Enter")
    expect(field).to_be_focused()
    field.press("Escape")
    for seat, name in ((2, "Bob"), (3, "Eve")):
        more.click()
        ann.get_by_label(f"Name for seat {seat}").fill(name)
        ann.get_by_label(f"Name for seat {seat}").press("Enter")
        expect(ann.locator(".seats")).to_contain_text(name)
        expect(field).to_have_count(0)
    assert _seats(ann, table) == ["Ann", "Bob", "Eve"]
    # The seat that is looked from, by the address of a page that was opened there: the game is seen from another then.
    ann.reload()
    ann.locator("[data-back='0']").click()
    expect(ann.locator("[data-back]")).to_have_count(2)
    ann.locator("[data-back='2']").click()
    expect(ann.locator("[data-back]")).to_have_count(0)
    assert _seats(ann, table) == [None, "Bob", None]
    ann.get_by_role("button", name="Start, with bots").click()
    ann.wait_for_selector("[data-question^='1 ']")
    expect(ann.locator("button.bid:enabled").first).to_be_visible()


def test_enter_in_the_field_for_the_name_sits_down(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), visit()
    table = _laid(ann, "me", "open", "open")
    _come(bob, table)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_label("Your name").press("Enter")
    expect(bob.locator(".seats")).to_contain_text("you")
    assert _seats(ann, table) == ["Ann", "Bob", None]


def test_whose_seat_is_gone_when_the_line_comes_back_looks_on(visit: Visitor) -> None:
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _laid(ann, "me", "open", "open")
    _post(bob, f"{table}/join")
    lines: list[WebSocketRoute] = []
    mute = False

    def take(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: None if mute else line.send(text))
        lines.append(line)

    bob.route_web_socket("**/live*", take)
    _come(bob, table)
    expect(bob.locator(".seats")).to_contain_text("you")
    mute = True
    _post(bob, f"{table}/leave")
    mute = False
    lines[-1].close()
    expect(bob.get_by_role("button", name="Join")).to_be_visible()
    expect(bob.locator(".fault")).to_have_count(0)
