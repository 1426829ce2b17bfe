"""What a browser calls itself: stored as "Firefox|Linux", and shown in the reader's language ("Firefox on Linux")."""

from typing import Final

from carson.words import Words

# The first match counts: most browsers also name the browsers that they imitate.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("python", "Python"),
    ("Python", "Python"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """From the User-Agent; nothing else of it is stored."""
    head = agent[:400]
    browser = next((name for sign, name in _BROWSERS if sign in head), "")
    system = next((name for sign, name in _SYSTEMS if sign in head), "")
    return f"{browser}|{system}"


def label_words(label: str, words: Words) -> str:
    browser, _, system = label.partition("|")
    if browser and system:
        return words("session-browser-system", browser=browser, system=system)
    return browser or system or words("session-unknown")
