"""Games played over HTTP by whoever owns a page's cookies: a test of what comes after need not click its way there."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.conftest import Visitor, until
from browser.sizes import settled
from browsing.tables import Host

BOARD: dict[str, Any] = {"players": 2, "bag": "beginners", "characters": "beginners"}
CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "beginner"]}
OPTIONS = {"board": BOARD, "cards": CARDS}
MOST = 1_000
Wish = Callable[[dict[str, Any]], str]  # the move, of what is seen


def begun(
    page: Page,
    game: str,
    seats: list[str],
    options: dict[str, Any] | None = None,
    joined: Page | None = None,
    **more: Any,
) -> str:
    """A game of which some seats are the page's own, and an open one somebody else's; its number.

    The bots have answered what is asked first: what they do is news to a page only after its own move.
    """
    if page.request.get("/api/me").status == 401:
        _post(page, "/api/guest", {"name": "Ann"})
    wanted = {"game": game, "options": options or OPTIONS[game], "seats": seats, **more}
    table_id: str = _post(page, "/api/tables", wanted)["id"]
    if joined:
        _post(joined, f"/api/tables/{table_id}/join", {})
    _post(page, f"/api/tables/{table_id}/start", {})
    people = {number for number, seat in enumerate(seats) if seat == "open" or seat.split(":")[0] == "me"}
    if people:
        where = f"/api/tables/{table_id}"
        until(page, lambda: people.issuperset(page.request.get(where).json()["view"]["decision"]["seats"]))
    return table_id


def play(page: Page, table_id: str, seed: str, most: int = MOST) -> int:
    """Random moves of all of one's own seats until the end, or so many; how many it were."""
    chance, where = Random(seed), f"/api/tables/{table_id}"
    for number in range(most):
        seen = page.request.get(where).json()
        decision = seen["view"]["decision"]
        if decision is None:
            return number
        seat = next(seat for seat in decision["seats"] if seat in seen["own"])
        if seat != seen["seat"]:
            seen = page.request.get(f"{where}?seat={seat}").json()
        action = chance.choice(seen["actions"])
        wish = {"action": action, "question": seen["question"], "seat": seat, "id": f"test-{seed}-{number:04}"}
        _post(page, f"{where}/actions", wish)
    return most


def taken_up(page: Page, record: str, move: int, seats: list[str]) -> str:
    """A game that goes on where a record stood after a move: always the same one until something is drawn."""
    host = Host(page.context, "Ann")
    table_id: str = host.post(f"/api/tables/{host.past(record)}/clone", {"move": move, "seats": seats})["id"]
    host.post(f"/api/tables/{table_id}/start")
    return table_id


def asked_at(visit: Visitor, where: tuple[str, int, int, int], **more: Any) -> Page:
    """At a board that was taken up: its record, the move, how many play, and whose question it is."""
    record, move, players, seat = where
    page = visit(**more)
    table_id = taken_up(page, record, move, ["me" if one == seat else "random" for one in range(players)])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-step$=true]")
    settled(page)
    return page


def passing(seen: dict[str, Any]) -> str:
    """Who does as little as can be."""
    return "pass" if "pass" in seen["actions"] else str(seen["actions"][0])


def brought_to(visit: Visitor, wish: Wish | None = None, until: str = "claim", **more: Any) -> Page:
    """A table of two, where one's own moves are made over HTTP until this is asked."""
    page = visit(**more)
    table_id = begun(page, "board", ["me", "random"])
    for number in range(1_000):
        seen = page.request.get(f"/api/tables/{table_id}").json()
        decision = seen["view"]["decision"]
        if decision is None:
            break
        if 0 in decision["seats"]:
            if decision["kind"] == until:
                page.goto(f"/table/{table_id}")
                page.wait_for_selector("[data-step$=true]")
                return page
            action = wish(seen) if wish else seen["actions"][0]
            body = {"action": action, "question": seen["question"], "id": f"brought-{number:04}"}
            assert page.request.post(f"/api/tables/{table_id}/actions", data=body).ok
    raise AssertionError(f"nobody was asked for {until}")


def act(page: Page, table_id: str, seat: int, action: str) -> None:
    """One move of one of one's own seats."""
    where = f"/api/tables/{table_id}"
    question = page.request.get(f"{where}?seat={seat}").json()["question"]
    wish = {"action": action, "question": question, "seat": seat, "id": f"test-{seat}-{question}"}
    _post(page, f"{where}/actions", wish)


def caught_up(page: Page, table_id: str) -> None:
    """What was done over HTTP is on the page as well; nobody moves meanwhile."""
    seq = page.request.get(f"/api/tables/{table_id}").json()["table"]["seq"]
    page.wait_for_selector(f"[data-question$=' {seq}']")


def take_back(page: Page, table_id: str, seat: int) -> None:
    """The last move of one of one's own seats."""
    where = f"/api/tables/{table_id}"
    seen = page.request.get(f"{where}?seat={seat}").json()
    wish = {"move": seen["undo"], "question": seen["question"], "seat": seat, "id": f"back-{seat}-{seen['question']}"}
    _post(page, f"{where}/undo", wish)


def _post(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()
