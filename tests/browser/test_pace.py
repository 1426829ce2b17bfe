"""How long what others did takes to be shown: a long series is over soon, and what is to be read can be read."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.client_code import worked_out
from browser.conftest import Visitor
from browsing.tables import RECORDS, Host
from carson.kernel import parse, replay
from carson.library import rules_of
from carson.server.games.adapter import teller
from carson.words import Words

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fred")
ONESELF = 0
ORDINARY = ("board/4-prosper.carson", "cards/6.carson")
# And one of six players in which everybody fights everybody.
GAMES = (*ORDINARY, "board/6-own-bag.carson")
STAGED = """
  const found = given.map((entries) => {
    const scenes = client.scenesOf(client.momentsOf(entries))
    const seconds = client.paced(scenes)
    return scenes.map(({ moments, text, spot }, at) => {
      return { kinds: moments.map((one) => one.event.kind), text, spot, seconds: seconds[at] }
    })
  })
  console.log(JSON.stringify(found))
"""

Stretch = list[dict[str, Any]]
Staged = list[dict[str, Any]]


@cache
def _stretches(name: str) -> list[Stretch]:
    """What the server tells of a recorded game, cut where the first player has moved."""
    record = parse((RECORDS / name).read_text("utf-8"))
    game = replay(rules_of(record), record)
    tell = teller(record.game, Words("en"), NAMES.__getitem__)
    found: list[Stretch] = []
    for number, move in enumerate(game.moves):
        if move.seat == ONESELF or not found:
            found.append([])
        events = [
            {"kind": event.kind, "data": event.data, "text": tell.event(event)}
            for event in move.events
            if event.visible_to(ONESELF)
        ]
        found[-1].append({"seq": number, "kind": "move", "events": events})
    return found


def _staged(stretches: list[Stretch]) -> list[Staged]:
    found: list[Staged] = worked_out("motion/scenes.ts", STAGED, stretches)
    return found


def _lasting(name: str) -> list[float]:
    """The seconds of each stretch at the usual pace, the longest last."""
    return sorted(sum(scene["seconds"] for scene in scenes) for scenes in _staged(_stretches(name)))


def _said(stretch: Stretch) -> list[str]:
    return [event["kind"] for entry in stretch for event in entry["events"] if event["text"]]


@pytest.mark.parametrize("name", GAMES)
def test_all_that_was_told_is_shown_once_and_in_its_order(name: str) -> None:
    stretches = _stretches(name)
    for stretch, scenes in zip(stretches, _staged(stretches), strict=True):
        assert [kind for scene in scenes for kind in scene["kinds"]] == _said(stretch)


@pytest.mark.parametrize("name", GAMES)
def test_a_long_series_takes_a_bounded_time(name: str) -> None:
    assert _lasting(name)[-1] <= 24.01


@pytest.mark.parametrize("name", ORDINARY)
def test_it_nearly_always_takes_less_than_ten_seconds(name: str) -> None:
    lasting = _lasting(name)
    assert lasting[int(0.9 * len(lasting))] <= 10


def test_a_duel_can_be_read_however_much_is_waiting() -> None:
    for scenes in _staged(_stretches("board/4-prosper.carson")):
        for scene in scenes:
            if "duel" in scene["kinds"]:
                assert scene["seconds"] >= 1.1
            elif "earned" in scene["kinds"]:
                assert scene["seconds"] >= 0.6


def test_the_log_tells_what_broke_a_tie_and_leads_to_its_rule(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past("board/6-own-bag.carson")
    entries = host.get(f"/api/tables/{past}/events?since=-1")["entries"]
    told = ((entry["number"], event["text"] or "") for entry in entries for event in entry["events"])
    move = next(number for number, text in told if text.endswith("[BG-4.5]"))
    page.goto(f"/replay/{past}/{move}")
    line = page.get_by_role("log").locator("p", has_text="Tie: Boot is ahead in the pass order.").first
    expect(line).not_to_contain_text("[")
    line.get_by_role("link", name="BG-4.5").click()
    expect(page.get_by_role("dialog")).to_contain_text("The pass order breaks every tie")


def test_the_odds_tell_who_wins_a_tie(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    table = host.late("board/6-own-bag.carson", "cowboy", 0.5)
    found = host.get(f"/api/tables/{table}/ahead")["previews"]
    place = next(one["action"].split()[1] for one in found if one.get("chances"))
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-question]")
    page.locator(f"[data-place='{place}']").first.click()
    odds = page.locator(f"[data-chosen='{place}'] .odds")
    expect(odds).to_contain_text("If it is a tie, the player who passes earlier wins. BG-4.5")
    odds.get_by_role("link", name="BG-4.5").click()
    expect(page.get_by_role("dialog")).to_contain_text("The pass order breaks every tie")
