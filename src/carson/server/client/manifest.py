"""The name and the shortcuts of an installed client, in the reader's language."""

from typing import Any, Final

import msgspec

from carson.words import Words

# The message that names each shortcut, by its target.
SHORTCUTS: Final = {"/new": "web-new-table", "/mine": "web-my-tables", "/learn": "web-learn", "/pad": "web-pages-pad"}


def manifest_text(kept: bytes, language: str) -> str:
    """The built file has everything except words."""
    words = Words(language)
    found: dict[str, Any] = msgspec.json.decode(kept)
    told = {"name": words("web-title"), "description": words("server-preview-about"), "lang": language, "dir": "ltr"}
    shortcuts = [{"name": words(SHORTCUTS[one["url"]]), **one} for one in found.get("shortcuts", [])]
    return msgspec.json.encode({**told, **found, "shortcuts": shortcuts}).decode()
