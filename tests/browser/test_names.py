"""Names that are given and said, and talk that waits to be read."""

import json
import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import Visitor, until
from browser.playing import CHOICES
from browser.sizes import lies

PHONE = (390, 844)
SECRET = "sagebrush-1858"


def _name(page: Page) -> str:
    found: str = page.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]["name"]
    return found


def _post(page: Page, path: str, body: str = "{}") -> None:
    wish = "([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body})"
    assert page.evaluate(f"{wish}.then(answer => answer.ok)", [path, body])


def _two(visit: Visitor, width: int = 1280, height: int = 900) -> tuple[Page, Page, str]:
    """Ann and Bob at a game of theirs that has begun."""
    ann = visit("/", width, height)
    ann.evaluate("localStorage.setItem('carson.named', 'yes')")
    _post(ann, "/api/guest", '{"name": "Ann"}')
    form = {"method": "POST", "headers": {"content-type": "application/json"}}
    body = '{"game": "cards", "options": {"real": 2, "virtual": ["beginner", "beginner"]}}'
    laid = "([form, body]) => fetch('/api/tables', {...form, body}).then(answer => answer.json())"
    number = ann.evaluate(laid, [form, body])["id"]
    bob = visit("/")
    _post(bob, "/api/guest", '{"name": "Bob"}')
    _post(bob, f"/api/tables/{number}/join")
    _post(ann, f"/api/tables/{number}/start")
    for page in (ann, bob):
        # What is said from here on is news: all that had been said is known.
        with page.expect_response("**/chat"):
            page.goto(f"/table/{number}")
        page.wait_for_selector("[data-question]")
    return ann, bob, number


def test_one_click_plays_under_a_name_that_can_be_changed_at_the_table_and_others_see_it_there(visit: Visitor) -> None:
    ann = visit("/", *PHONE)
    ann.locator("[data-play=board]").click()
    ann.wait_for_selector(CHOICES, state="attached")
    given = _name(ann)
    assert re.fullmatch(r"[A-Z]\w+ [A-Z]\w+", given)
    row = ann.locator("[data-own-name]")
    expect(row).to_contain_text(f"You are playing as {given}.")
    bob = visit(ann.url)
    expect(bob.locator("main")).to_contain_text(given)
    row.get_by_role("button", name="Change").click()
    field = row.get_by_label("Your name")
    expect(field).to_be_focused()
    field.fill(" ")
    field.press("Enter")
    expect(row.get_by_role("alert")).not_to_be_empty()
    field.press("Escape")
    expect(row.get_by_role("button", name="Change")).to_be_focused()
    row.get_by_role("button", name="Change").click()
    field.fill("Calamity")
    field.press("Enter")
    expect(row).to_have_count(0)
    expect(ann.locator("main")).to_be_focused()
    for page in (ann, bob):
        expect(page.locator("main")).to_contain_text("Calamity")
        expect(page.locator("main")).not_to_contain_text(given)
    ann.reload()
    ann.wait_for_selector(CHOICES, state="attached")
    expect(row).to_have_count(0)


def test_who_likes_the_given_name_keeps_it_and_is_not_asked_again(visit: Visitor) -> None:
    page = visit("/")
    page.locator("[data-play=cards]").click()
    page.locator("[data-settle]").click()
    expect(page.locator("[data-own-name]")).to_have_count(0)
    page.goto("/")
    page.locator("[data-play=cards]").click()
    page.wait_for_selector(CHOICES, state="attached")
    expect(page.locator("[data-own-name]")).to_have_count(0)


def test_a_name_that_was_given_never_makes_the_bar_higher(visit: Visitor) -> None:
    page = visit("/", 1280, 800)
    page.locator("[data-play=board]").click()
    page.wait_for_selector("[data-step$=true]")
    lies(page, "one.height <= two.height", ".bar", ".slot")
    page.locator("rect.open").first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(".bar [data-undo], .bar .far button")  # there is more to do now
    expect(page.locator(".bar [data-own-name]")).to_have_count(0)
    expect(page.locator("[data-own-name]")).to_have_count(1)  # it is below the table
    lies(page, "one.height <= two.height", ".bar", ".slot")


def test_who_has_signed_out_still_plays_with_one_click(visit: Visitor) -> None:
    """The browser remembers a name that is now an account's."""
    page = visit("/account")
    form = page.locator("[data-form=claim]")
    form.get_by_label("Name").fill("Lola Montez")
    form.get_by_label("Password", exact=True).fill(SECRET)
    form.get_by_role("button").click()
    expect(page.get_by_text("The name belongs to you")).to_be_visible()
    assert page.evaluate("localStorage.getItem('carson.named')") == "yes"
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You are not signed in")).to_be_visible()
    page.goto("/")
    page.locator("[data-play=cards]").click()
    page.wait_for_selector(CHOICES, state="attached")
    given = _name(page)
    assert given != "Lola Montez"
    # She had said that name; the one that she has now she is told.
    expect(page.locator("[data-own-name]")).to_contain_text(f"You are playing as {given}.")


def test_the_waiting_room_and_the_account_take_a_new_name_too(visit: Visitor) -> None:
    page = visit("/new")
    page.locator("select[data-seat='1']").select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    row = page.locator("[data-own-name]")
    for name in ("Hattie May", "Hattie"):
        row.get_by_role("button", name="Change").click()
        row.get_by_label("Your name").fill(name)
        row.get_by_role("button", name="Save").click()
        expect(page.locator("main")).to_contain_text(name)
        expect(row.get_by_role("button", name="Change")).to_be_focused()
        if name == "Hattie May":
            expect(page.locator(".seats")).to_contain_text("Hattie May")
            page.goto("/account")
    assert _name(page) == "Hattie"


def test_talk_that_was_not_read_is_marked_at_the_bar_and_stays_so_after_a_reload(visit: Visitor) -> None:
    ann, bob, number = _two(visit, *PHONE)
    mark = ann.locator("[data-talk]")
    expect(mark).to_have_count(0)
    _post(bob, f"/api/tables/{number}/chat", '{"text": "howdy"}')
    expect(mark).to_be_in_viewport()
    expect(mark).to_have_accessible_name("1 new message")
    expect(ann.locator("[data-spoken]")).to_have_text("Bob says: howdy")
    # The same again is put there anew, and so told.
    ann.locator("[data-spoken] > *").evaluate("told => { told.dataset.before = '' }")
    _post(bob, f"/api/tables/{number}/chat", '{"text": "howdy"}')
    expect(mark).to_have_accessible_name("2 new messages")
    expect(ann.locator("[data-spoken]")).to_have_text("Bob says: howdy")
    expect(ann.locator("[data-before]")).to_have_count(0)
    _post(bob, f"/api/tables/{number}/chat", '{"text": "anybody there?"}')
    expect(mark).to_have_accessible_name("3 new messages")
    ann.reload()
    expect(mark).to_have_accessible_name("3 new messages")
    expect(ann.locator("[data-spoken]")).to_have_text("3 new messages")
    expect(ann.locator("#side-chat .unread")).to_contain_text("3")
    mark.click()
    expect(ann.get_by_text("anybody there?")).to_be_in_viewport()
    expect(mark).to_have_count(0)
    _post(bob, f"/api/tables/{number}/chat", '{"text": "good"}')
    expect(ann.locator("[data-spoken]")).to_have_text("Bob says: good")
    expect(mark).to_have_count(0)  # it is on the screen
    ann.reload()
    expect(ann.locator("#side-chat")).to_be_attached()
    _post(ann, f"/api/tables/{number}/chat", '{"text": "hello Bob"}')
    expect(bob.locator("[data-talk]")).to_have_accessible_name("1 new message")
    expect(mark).to_have_count(0)  # neither what was read nor what oneself said


def test_who_wants_to_speak_before_it_is_known_whether_he_may_is_led_to_the_field(visit: Visitor) -> None:
    ann, _, number = _two(visit)
    held: list[Route] = []
    ann.route("**/chat", lambda route: held.append(route))
    with ann.expect_request("**/chat"):
        ann.goto(f"/table/{number}")
    ann.keyboard.press("t")
    expect(ann.get_by_role("tab", name="Chat")).to_be_focused()
    held[0].continue_()
    expect(ann.get_by_placeholder("Write a message")).to_be_focused()


def test_those_who_wait_talk_to_each_other_however_late_the_table_is_told(visit: Visitor) -> None:
    page = visit("/new")
    told: list[Callable[[], None]] = []

    def keep_the_table_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        wanted = {"table": told.append}
        server.on_message(lambda text: wanted.get(json.loads(text)["type"], _now)(partial(line.send, text)))

    page.route_web_socket(re.compile("/live"), keep_the_table_back)
    page.clock.install()
    page.reload()
    page.locator("select[data-seat='1']").select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    until(page, lambda: bool(told))
    page.clock.fast_forward(2_000)
    for tell in told:
        tell()
    page.get_by_placeholder("Write a message").fill("who comes?")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log")).to_contain_text("who comes?")


def _now(tell: Callable[[], None]) -> None:
    tell()


def test_an_address_without_its_secret_says_what_is_missing(visit: Visitor) -> None:
    page = visit("/enter")
    expect(page.get_by_text("This address has no secret")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in")).to_have_count(0)


def test_a_surprise_has_the_characters_that_the_server_drew(visit: Visitor) -> None:
    page = visit("/new")
    page.add_init_script("Math.random = () => 0.5")  # no set of the books
    page.reload()
    with page.expect_response(lambda answer: "characters=random" in answer.url) as drawn:
        page.locator("[data-preset=surprise]").click()
    expect(page.locator(".told dl")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('carson.setup'))")
    assert (kept["set"], kept["own"]) == ("own", drawn.value.json()["set"])
