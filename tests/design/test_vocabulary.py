"""What the browser client knows of the games is written by the engines."""

import vocabulary


def test_the_vocabulary_kept_for_the_browser_is_what_the_engines_give() -> None:
    """`make types` writes it anew."""
    assert vocabulary.FILE.read_text("utf-8") == vocabulary.text()
