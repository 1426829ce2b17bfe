"""`make bench`: how fast the browser client is. JavaScript sent, time to an interactive board, frames while dragging.

    python tools/browsing/bench.py            everything
    python tools/browsing/bench.py --json     the figures alone

A board late in a six-player game is opened with an empty cache, a processor slowed down four times (Chromium's
throttle) and a fast 3G network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for every answer. What developer tools call
"Fast 3G" has 1.44 Mbit/s and 562.5 ms for every answer: that is measured too.
"""

import json
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browsing.site import browsing, serving
from browsing.tables import Host

NETWORKS: dict[str, dict[str, float]] = {
    "none": {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
    "fast 3G": {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8},
    "developer tools’ Fast 3G": {"latency": 562.5, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 0.675e6 / 8},
}
SLOWER = 4
TRIES = 5
LATE = ("board/6-all-yellow.carson", "cowboy")
# When a place can be chosen, the page is painted and the next input would be answered at once; and when everything else
# is there: the track, the players' boards and the panels beside the game.
INTERACTIVE = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-place]')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now()), 0))
    }).observe(document, { childList: true, subtree: true })
    new MutationObserver((_, observer) => {
        if (!['.way [data-place]', '[data-player]', '#side-panel'].every((one) => document.querySelector(one))) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => (window.whole = performance.now()), 0))
    }).observe(document, { childList: true, subtree: true })
"""
# Times between frames, from now on.
FRAMES = """() => {
    window.frames_ = []
    let last = 0
    const next = (now) => {
        if (last) window.frames_.push(now - last)
        last = now
        window.watching = requestAnimationFrame(next)
    }
    window.watching = requestAnimationFrame(next)
}"""
FETCHED = "performance.getEntriesByType('resource').map(entry => [new URL(entry.name).pathname, entry.encodedBodySize])"


def opened(
    browser: Browser, site: str, network: dict[str, float]
) -> tuple[list[float], list[float], list[tuple[str, int]]]:
    """Times to an interactive and to a complete board in milliseconds, and what was fetched for it, in bytes
    as sent.
    """
    times: list[float] = []
    wholes: list[float] = []
    files: list[tuple[str, int]] = []
    for _ in range(TRIES):
        context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 900}, locale="en")
        table = Host(context, "Bench").late(*LATE)
        page = context.new_page()
        page.add_init_script(INTERACTIVE)
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **network})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"/table/{table}", wait_until="commit")
        page.wait_for_function("() => window.whole")
        times.append(page.evaluate("window.interactive"))
        wholes.append(page.evaluate("window.whole"))
        files = [(name, size) for name, size in page.evaluate(FETCHED)]
        context.close()
    return times, wholes, files


def _gzipped(site: str, name: str) -> int:
    """Browsers that can read it are sent something smaller; this counts what all of them can read."""
    wish = urllib.request.Request(site + name, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(wish) as answer:
        return len(answer.read())


def dragged(browser: Browser, site: str) -> list[float]:
    """Times between frames in milliseconds while a cowboy is dragged over the whole map."""
    context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    table = Host(context, "Bench").late(*LATE)
    page = context.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand")
    page.wait_for_load_state("networkidle")
    page.locator(".hand").hover()
    page.mouse.down()
    page.evaluate(FRAMES)
    _over_the_map(page)
    found: list[float] = page.evaluate("() => (cancelAnimationFrame(window.watching), window.frames_)")
    page.mouse.up()
    context.close()
    return found


def _over_the_map(page: Page) -> None:
    box = page.locator(".map svg").first.bounding_box()
    assert box is not None
    for row in range(8):
        for step in range(40):
            across = step / 40 if row % 2 == 0 else 1 - step / 40
            page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * (row + 0.5) / 8)


def measured() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as site, browsing() as browser:
        found: dict[str, Any] = {"interactive_ms": {}, "whole_ms": {}}
        for name, network in NETWORKS.items():
            times, wholes, files = opened(browser, site, network)
            found["interactive_ms"][name] = [round(time) for time in sorted(times)]
            found["whole_ms"][name] = [round(time) for time in sorted(wholes)]
        found["files"] = sorted(files, key=lambda file: -file[1])
        scripts = [name for name, _ in files if name.endswith(".js")]
        found["javascript_kb"] = round(sum(_gzipped(site, name) for name in scripts) / 1024, 1)
        frames = dragged(browser, site)
        found["frames"] = len(frames)
        found["frame_ms"] = {
            "median": round(statistics.median(frames), 1),
            "p95": round(sorted(frames)[int(len(frames) * 0.95)], 1),
            "worst": round(max(frames), 1),
        }
        return found


def main() -> None:
    found = measured()
    if "--json" in sys.argv[1:]:
        print(json.dumps(found))
        return
    print("The browser client: a board late in a game of six, an empty cache, a processor four times slower.")
    for name, size in found["files"]:
        print(f"  {size:>8,}  {name}")
    print(f"JavaScript for a playable board, gzipped: {found['javascript_kb']} KB")
    for name, times in found["interactive_ms"].items():
        median = statistics.median(times)
        whole = statistics.median(found["whole_ms"][name])
        print(
            f"to an interactive board, network {name}: median {median:.0f} ms, worst {max(times)} ms; "
            f"with all around it: {whole:.0f} ms"
        )
    frame = found["frame_ms"]
    print(f"carrying a cowboy over the map, processor as it is: {1000 / frame['median']:.0f} frames a second")
    print(f"between frames: median {frame['median']} ms, 95 of 100 below {frame['p95']} ms, worst {frame['worst']} ms")


if __name__ == "__main__":
    main()
