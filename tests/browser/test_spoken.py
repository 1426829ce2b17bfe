"""In which language one is answered."""

from playwright.sync_api import expect

from browser.conftest import Visitor


def test_answers_have_the_language_of_the_page_whatever_the_person_has_set_elsewhere(visit: Visitor) -> None:
    page = visit("/pad", language="it")
    assert page.request.post("/api/guest", data={"name": "Ann"}).ok
    assert page.request.put("/api/account/language", data={"language": "de"}).ok
    page.goto("/learn")
    lesson = page.locator("li", has=page.locator("[data-lesson=board-basics]"))
    expect(lesson).to_contain_text("il tuo primo round")
    page.get_by_label("Lingua").first.select_option("nl")
    expect(lesson).to_contain_text("je eerste ronde")
