"""Which of the five languages the reader wants."""

from typing import Final

from starlette.requests import HTTPConnection

from carson.words import LANGUAGES, Words

# The language of our own page: whatever a person has set, an answer has the language of the page that shows it.
SHOWN_IN: Final = "x-carson-language"


def words_for(connection: HTTPConnection) -> Words:
    """`?lang=`, else the page's language, else what the person has set, else the first of Accept-Language that we have,
    else English.
    """
    asked = (connection.query_params.get("lang"), connection.headers.get(SHOWN_IN))
    for language in (*asked, getattr(connection.state, "language", None)):
        if language in LANGUAGES:
            return Words(language)
    return Words(accepted(connection.headers.get("accept-language", "")))


def accepted(header: str) -> str:
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, quality = part.partition(";")
        language = name.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            wanted.append((-_weight(quality), language))
    # Sorting is stable: it keeps the order of those with the same weight.
    return sorted(wanted, key=lambda found: found[0])[0][1] if wanted else "en"


def _weight(text: str) -> float:
    key, _, value = text.strip().partition("=")
    if key != "q":
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
