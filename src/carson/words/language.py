"""Which of the five languages to use."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "nl", "fr", "it", "de")

# Set for this program, or for all; as in POSIX, the first that is set decides.
_OWN: Final = "CARSON_LANG"
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """A language that was asked for but does not exist; a Teller can put it into words, as it has a code and
    details.
    """

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.code = "language-unknown"
        self.details = {"wanted": wanted, "known": LANGUAGES}

    def __str__(self) -> str:
        return f"{self.details['wanted']!r} is none of {', '.join(LANGUAGES)}"


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for (`wanted`, else CARSON_LANG), else the system's, else English.

    A language that is asked for but missing raises UnknownLanguage; the system's setting was not meant for us, so a
    language we do not have becomes English.
    """
    named = environ.get(_OWN) or None if wanted is None else wanted
    if named is not None:
        language = _language_of(named)
        if language not in LANGUAGES:
            raise UnknownLanguage(named)
        return language
    system = next((environ[name] for name in _SYSTEM if environ.get(name)), "")
    language = _language_of(system)
    return language if language in LANGUAGES else "en"


def _language_of(locale: str) -> str:
    """The language in "nl", "nl-BE" or "nl_BE.UTF-8"."""
    name, _, _ = locale.partition(".")
    return name.replace("-", "_").partition("_")[0].lower()
