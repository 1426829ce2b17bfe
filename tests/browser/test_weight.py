"""What a browser has to fetch before the first move can be made."""

import gzip

from browser.conftest import Visitor
from browser.played import begun

MOST = 150 * 1024  # bytes of JavaScript, gzipped: every browser can read that
SCRIPTS = """() => performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => new URL(name).pathname.endsWith('.js'))"""


def test_a_table_is_playable_with_at_most_150_kb_of_javascript(visit: Visitor) -> None:
    for game, language in (("board", "en"), ("board", "fr"), ("cards", "en")):  # French has the longest words
        page = visit(language=language)
        page.goto(f"/table/{begun(page, game, ['me', 'random'])}")
        page.wait_for_selector("[data-question]")
        page.wait_for_selector("#side-panel")  # the last to be drawn
        scripts = {name: page.request.get(name).body() for name in page.evaluate(SCRIPTS)}
        weights = {name.rsplit("/", 1)[1]: len(gzip.compress(script, 9)) for name, script in scripts.items()}
        assert 50 * 1024 < sum(weights.values()) <= MOST, weights
