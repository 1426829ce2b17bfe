"""The map stays where it is: over a whole game of six, whatever is asked, told or shown, at three sizes."""

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.played import begun
from browser.playing import play_to_the_end
from browser.sizes import DESK, PHONE, WIDE

SIX = {"players": 6, "bag": "full", "characters": "beginners"}
# The browser's own record of what moved without being asked to, as far as it is the map or lies around it: everything
# from the first drawing of the table on. What the player's own clicks move counts, too.
WATCH = """() => {
    window.moved = []
    new PerformanceObserver((list) => {
        const sources = list.getEntries().flatMap((entry) => entry.sources)
        for (const { node, previousRect: from, currentRect: to } of sources) {
            const land = document.querySelector('.land')
            const map = node && land && (land.contains(node) || node.contains(land))
            const same = ['x', 'y', 'width', 'height'].every((side) => Math.abs(from[side] - to[side]) < 1)
            if (map && from.width && to.width && !same && !document.querySelector('[data-ending]'))
                window.moved.push([node.nodeName, node.className, from, to])
        }
    }).observe({ type: 'layout-shift', buffered: true })
    window.sizes = new Set()
    new ResizeObserver(([{ contentRect }]) => window.sizes.add(Math.round(contentRect.width)))
        .observe(document.querySelector('.land'))
}"""


@pytest.mark.parametrize(
    ("width", "height", "motion"), [(*DESK, "no-preference"), (*PHONE, "reduce"), (*WIDE, "reduce")]
)
def test_the_map_neither_moves_nor_shrinks_in_a_whole_game_of_six(
    visit: Visitor, width: int, height: int, motion: str
) -> None:
    page = visit(width=width, height=height, reduced_motion=motion)
    table = begun(page, "board", ["me", *["random"] * 5], SIX)
    page.goto(f"/table/{table}")
    page.wait_for_selector("#side-panel")
    page.evaluate(WATCH)
    if motion != "reduce":
        _skips_shows(page)
    play_to_the_end(page, "steady")
    moved = page.evaluate("() => window.moved")
    assert moved == [], moved
    assert len(page.evaluate("() => [...window.sizes]")) == 1


def _skips_shows(page: Page) -> None:
    """What others did is shown, for a moment each."""
    page.evaluate(
        """() => new MutationObserver(() => setTimeout(() => document.querySelector('[data-skip]')?.click(), 60))
            .observe(document.body, { childList: true, subtree: true })"""
    )
