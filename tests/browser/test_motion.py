"""What others did is played scene by scene: it can be paused, stepped through, skipped, slowed and seen again."""

from playwright.sync_api import Page, expect

from browser.conftest import Visitor, stop_clock
from browser.sizes import lies
from browsing.tables import Host

SHOW = "[data-show]"
KNOWN = {1760: "coin", 150: "place"}  # by their first note, in hertz
LISTENING = """
  localStorage.setItem('carson.sound', 'on')
  globalThis.heard = []
  const note = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...more) {
    heard.push(Math.round(this.frequency.value))
    note.apply(this, more)
  }
"""


def _after_passing(visit: Visitor, before: str = "") -> Page:
    """The others play on to the end of the round, and the rules do what follows from it. Time stands still then."""
    page = visit(reduced_motion="no-preference")
    table = Host(page.context, "Ann").late("board/4-prosper.carson", "cowboy", 0.55)
    page.add_init_script(before)
    page.clock.install()
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-question]")
    stop_clock(page)
    page.locator("[data-action=pass]").click()
    page.locator("[data-sure]").click()
    page.wait_for_selector(SHOW)
    page.wait_for_selector(f"[data-question$=' {_asked_again(page, table)}']")
    return page


def _asked_again(page: Page, table: str) -> int:
    """The number of the last thing that happened before one is asked oneself."""
    while True:
        seen = page.request.get(f"/api/tables/{table}").json()
        seq: int = seen["table"]["seq"]
        if seen["view"]["decision"] is None or set(seen["view"]["decision"]["seats"]) & set(seen["own"]):
            return seq
        page.request.get(f"/api/tables/{table}/events?since={seq}&wait=5")


def test_on_a_phone_a_show_takes_no_more_room_than_a_question(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_hidden()
    lies(page, "one.height <= two.height + 1", ".bar", ".slot")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()


def test_a_show_is_paused_stepped_through_skipped_and_seen_again(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_role("button", name="Pause").click()
    told = page.locator(f"{SHOW} p")
    first = told.inner_text()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(told).not_to_have_text(first)
    page.get_by_role("button", name="Previous", exact=True).click()
    expect(told).to_have_text(first)
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(SHOW)).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(SHOW)).to_have_count(1)


def test_a_show_goes_on_by_itself_until_the_next_question_is_put(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_label("Speed").select_option("fast")
    for _ in range(5):  # however much has happened
        page.clock.run_for(3_000)
    expect(page.locator(SHOW)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('carson.pace')") == "fast"


def test_who_wants_no_motion_is_shown_the_table_as_it_is_and_may_still_look_at_what_happened(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_label("Speed").select_option("off")
    expect(page.locator(SHOW)).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(SHOW)).to_have_count(1)


def test_what_is_built_and_earned_is_heard_by_who_wants_sounds(visit: Visitor) -> None:
    page = _after_passing(visit, LISTENING)
    page.get_by_role("button", name="Pause").click()
    while page.locator(SHOW).count():
        page.get_by_role("button", name="Next", exact=True).click()
    heard = page.evaluate("heard")
    assert {"coin", "place"} <= {KNOWN[hertz] for hertz in heard if hertz in KNOWN}
