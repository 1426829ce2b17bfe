"""`make bench`: how fast the browser client is. JavaScript sent, time to an interactive board, frames while dragging.

    python tools/browsing/bench.py

The board is opened in an empty cache with Chromium's four times slower processor and its "Fast 3G": 1.44 Mbit/s down,
675 kbit/s up, 562.5 ms for every answer.
"""

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page

from browsing.site import browsing, serving
from browsing.tables import Host

FAST_3G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
SLOWER = 4
TRIES = 5
# The time at which something can be chosen, the page is painted and the next input would be answered at once.
INTERACTIVE = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector('rect.open, button.open')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now()), 0))
    }).observe(document, { childList: true, subtree: true, attributes: true })
"""


def sent(page: Page) -> list[tuple[str, int]]:
    """What the page fetched and how many bytes of it came over the wire, gzipped."""
    return [
        (name, size)
        for name, size in page.evaluate(
            "performance.getEntriesByType('resource').map(entry => [entry.name, entry.encodedBodySize])"
        )
    ]


def opened(browser: Browser, site: str) -> tuple[list[float], list[tuple[str, int]]]:
    times: list[float] = []
    files: list[tuple[str, int]] = []
    for _ in range(TRIES):
        context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 900}, locale="en")
        table = Host(context, "Bench").late("board/6-all-yellow.carson", "cowboy")
        page = context.new_page()
        page.add_init_script(INTERACTIVE)
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", FAST_3G)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"/table/{table}", wait_until="commit")
        page.wait_for_function("() => window.interactive")
        times.append(page.evaluate("window.interactive"))
        files = sent(page)
        context.close()
    return times, files


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as site, browsing() as browser:
        times, files = opened(browser, site)
        scripts = [(name.rpartition("/")[2], size) for name, size in files if name.endswith(".js")]
        for name, size in sorted(files, key=lambda file: -file[1]):
            print(f"  {size:>8,}  {name.replace(site, '')}")
        print(f"JavaScript for a playable board, gzipped: {sum(size for _, size in scripts) / 1024:.1f} KB")
        print(f"to an interactive board: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")


if __name__ == "__main__":
    main()
