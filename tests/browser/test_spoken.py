"""In which language a page answers, and what it is called for those who hear it."""

import re

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.played import act, begun, brought_to, play


def test_answers_have_the_language_of_the_page_whatever_the_person_has_set_elsewhere(visit: Visitor) -> None:
    page = visit("/pad", language="it")
    assert page.request.post("/api/guest", data={"name": "Ann"}).ok
    assert page.request.put("/api/account/language", data={"language": "de"}).ok
    page.goto("/learn")
    lesson = page.locator("li", has=page.locator("[data-lesson=board-basics]"))
    expect(lesson).to_contain_text("il tuo primo round")
    page.get_by_label("Lingua").first.select_option("nl")
    expect(lesson).to_contain_text("je eerste ronde")


def test_what_is_told_by_ear_has_the_language_of_the_page(visit: Visitor) -> None:
    page = brought_to(visit, until="cowboy")
    table_id = page.url.rsplit("/", 1)[1]
    told = page.locator("[data-announcer]")
    act(page, table_id, 0, "cowboy wages")
    page.wait_for_selector("[data-question]:not([data-question=''])")
    expect(told).to_contain_text(re.compile("(passes|places a cowboy).*Your turn"))
    page.get_by_label("Language").first.select_option("de")
    expect(told).to_contain_text(re.compile("(passt|setzt einen Cowboy).*Du bist"))
    page.get_by_label("Sprache").first.select_option("fr")
    expect(told).to_contain_text(re.compile("(passe|place un cowboy).*À vous"))
    expect(told).not_to_contain_text("Cowboy")


def test_who_is_waited_for_is_told_by_ear_if_it_is_a_person(visit: Visitor) -> None:
    ann, bob = visit(), visit()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/guest", data={"name": name})
    table_id = begun(ann, "board", ["me", "open"], joined=bob)
    seats = [int(ann.request.get(f"/api/tables/{table_id}").json()["view"]["decision"]["seats"][0])]
    asked, waiting = (ann, bob) if seats == [0] else (bob, ann)
    waiting.goto(f"/table/{table_id}")
    name = "Ann" if asked is ann else "Bob"
    expect(waiting.locator("[data-announcer]")).to_contain_text(f"Waiting for {name}: choosing a start parcel")


def test_a_table_and_its_end_have_one_title(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "board", ["me:Ann", "me:Bob"])
    page.goto(f"/table/{table_id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Carson City: Ann, Bob")
    play(page, table_id, "title")
    page.goto(f"/table/{table_id}")
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins?"))
    expect(page.get_by_text("Waiting for")).to_have_count(0)
