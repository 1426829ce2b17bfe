"""Every player's browser puts a number into the seed, keeps what it saw, and proves after the game that it fits."""

import json
import shlex
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor, until
from browser.played import CARDS
from carson.kernel import parse
from cli.driving import carson


def _post(page: Page, path: str, body: Any = None) -> Any:
    answer = page.request.post(path, data=body or {})
    assert answer.ok, answer.text()
    return answer.json()


def _known(visit: Visitor, name: str) -> Page:
    page = visit()
    _post(page, "/api/guest", {"name": name})
    return page


def _sealed(page: Page, *names: str) -> None:
    for name in names:
        expect(page.locator("[data-sealed]")).to_contain_text(name)


def _waiting(visit: Visitor) -> tuple[Page, Page, str]:
    """Ann and Bob in the waiting room, with their numbers sealed; the table's path in the API."""
    ann, bob = _known(visit, "Ann"), _known(visit, "Bob")
    table = _post(ann, "/api/tables", {"game": "cards", "options": CARDS, "seats": ["me", "open"]})["id"]
    ann.goto(f"/table/{table}")
    bob.goto(f"/table/{table}")
    bob.get_by_role("button", name="Join").click()
    for page in (ann, bob):
        _sealed(page, "Ann", "Bob")
    return ann, bob, f"/api/tables/{table}"


def _ended(table: str, *people: Page) -> None:
    for page in people:
        _post(page, f"{table}/agree")
    for page in people:
        page.wait_for_selector("[data-fairness]")


def _opened(page: Page, proof: Locator) -> None:
    """Once all is drawn: until then what is clicked may still move away."""
    page.wait_for_selector("#side-panel")
    proof.locator("summary").click()
    expect(proof).to_have_attribute("open", "")


def _kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(json.loads(page.evaluate("localStorage['carson.numbers']")).values()))
    return found


def test_two_browsers_put_their_numbers_in_and_both_see_the_proof(visit: Visitor) -> None:
    ann, bob, table = _waiting(visit)
    ann.get_by_role("button", name="Start").click()
    for page in (ann, bob):
        page.wait_for_selector("[data-question]")
    _ended(table, ann, bob)
    record = ann.request.get(f"{table}/record").text()
    numbers = [_kept(page)["number"] for page in (ann, bob)]
    assert [parse(record).head[f"number-{seat}"] for seat in (0, 1)] == numbers
    for page in (ann, bob):
        proof = page.locator("[data-fairness=all]")
        expect(proof.locator("summary")).to_have_text(
            "Fair play: nobody chose the seed, neither the server nor a player"
        )
        _opened(page, proof)
        for seat in (0, 1):
            expect(proof.locator(f"[data-put='{seat}'] td")).to_have_text(numbers[seat])
        expect(proof.locator("[data-own]")).to_contain_text("is part of the seed")
        command = shlex.split(proof.locator("code").inner_text().replace("RECORD", "-"))
        done = carson(*command[1:], stdin=record)
        assert done.status == 0
        assert "Your number is part of the seed." in " ".join(done.out.split())
        assert done.out.rstrip().endswith("neither the server nor a player.")


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        ({"commitment": "0" * 64}, "not the one it committed to"),
        ({"seal": "0" * 64}, "not the ones sealed before the game"),
        ({"number": "0" * 64}, "revealed its number, but the seed was made without it"),
    ],
)
def test_a_browser_that_saw_something_else_before_the_game_says_what_does_not_fit(
    visit: Visitor, seen: dict[str, str], said: str
) -> None:
    ann, bob, table = _waiting(visit)
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_selector("[data-question]")
    _ended(table, ann, bob)
    kept = {table.rpartition("/")[2]: {**_kept(ann), **seen}}
    ann.evaluate("kept => { localStorage['carson.numbers'] = kept }", json.dumps(kept))
    ann.reload()
    proof = ann.locator("[data-fairness=wrong]")
    _opened(ann, proof)
    expect(proof.get_by_role("alert")).to_contain_text(said)


def test_whoever_has_left_the_page_is_not_waited_for_and_reads_so_at_the_end(visit: Visitor) -> None:
    ann, bob, table = _waiting(visit)
    bob.goto("/rules")
    expect(ann.locator("[data-sealed]")).not_to_contain_text("Bob")
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_selector("[data-question]")
    bob.goto(table.replace("/api/tables", "/table"))
    _ended(table, ann, bob)
    proof = bob.locator("[data-fairness=some]")
    expect(proof.locator("summary")).to_contain_text("unless the server was in league with everybody who contributed")
    expect(ann.locator("[data-fairness=all]")).to_be_visible()
    _opened(bob, proof)
    expect(proof.locator("[data-own]")).to_contain_text("your browser was away when the game started")
    expect(proof.locator("[data-put='1'] td")).to_have_text("none")
    expect(ann.locator("[data-own]")).to_contain_text("is part of the seed")


def test_a_page_that_is_loaded_again_seals_its_number_again(visit: Visitor) -> None:
    _, bob, table = _waiting(visit)
    before = _kept(bob)["number"]
    bob.reload()
    _sealed(bob, "Ann", "Bob")
    until(bob, lambda: bob.request.get(table).json()["table"]["seats"][1]["number_sha256"] is not None)
    assert _kept(bob)["number"] == before


def test_a_single_player_puts_a_number_in_when_the_game_begins_at_once(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector("[data-question]")
    table = f"/api/tables/{page.url.rpartition('/')[2]}"
    assert page.request.get(table).json()["table"]["seats"][0]["number"] == _kept(page)["number"]
