"""What the browser client knows of the games and of its pages is written by the engines and the server."""

import page_list
import vocabulary
from carson.server.client.pages import PAGES


def test_the_vocabulary_kept_for_the_browser_is_what_the_engines_give() -> None:
    """`make types` writes it anew."""
    assert vocabulary.FILE.read_text("utf-8") == vocabulary.text()


def test_the_list_of_pages_kept_for_the_browser_is_the_servers() -> None:
    """`make types` writes it anew."""
    assert page_list.FILE.read_text("utf-8") == page_list.text()
    assert all((page_list.FILE.parent / "pages" / f"{page.component}.svelte").is_file() for page in PAGES)
