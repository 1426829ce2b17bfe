"""Which of the five languages a browser's reader wants."""

from starlette.requests import HTTPConnection

from carson.words import LANGUAGES, Words


def words_for(connection: HTTPConnection) -> Words:
    """`?lang=`, else what the person has set, else the first of Accept-Language that is spoken here, else English."""
    for asked in (connection.query_params.get("lang", ""), getattr(connection.state, "language", None)):
        if asked in LANGUAGES:
            return Words(asked)
    return Words(accepted(connection.headers.get("accept-language", "")))


def accepted(header: str) -> str:
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, quality = part.partition(";")
        language = name.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            wanted.append((-_weight(quality), language))
    # Sorting keeps the order of those that are wanted as much.
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
