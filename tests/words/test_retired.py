"""Words that were given up for better ones, so that none comes back; docs/terms.md has what took their place."""

import re
from pathlib import Path

import pytest

from carson.words import LANGUAGES
from words.ftl import LOCALES

RULES = Path(__file__).parents[2] / "docs" / "rules"
RETIRED = {
    "en": (
        r"\bMake free\b",
        r"\bGet up\b",
        r"\bBeing played\b",
        r"\blooks on\b",
        r"do not belong together",
        r"\bOthers are at it\b",
    ),
    "nl": (
        r"\bwint \{ \$points",
        r"\bwint [^.]*\bpunten op\b",
        r"Nog een plaats aan dit scherm",
        r"\bVrijmaken\b",
        r"\bstartwaarde\b",
        r"\bOP-vak\b",
        r"\bgastheer\b",
    ),
    # A round is a manche; a tour is a player's turn.
    "fr": (
        r"\btours\b",
        r"\b[Tt]our (?:\d|\{ \$round)",
        r"\b(?:ce|dernier|même|fin du) tour\b",
        r"\b[Tt]racez\b",
        r"\b[Pp]ersonnages?\b",
        r"\b[Cc]hances de victoire\b",
    ),
    "it": (
        r"\bcart[ae] asta\b",
        r"\bMinator[ei]\b",
        r"\bChiacchiere\b",
        r"\bCasella PV\b",
        r"\bestrazion[ei]\b",
        r"\bcopia di riserva\b",
    ),
    "de": (r"\bFreimachen\b", r"\bHändel\b", r"\bHingehen\b", r"\bVoreinstellung\b"),
}
KEPT = {"fr": ("l’un de ses tours", "ordre du tour")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_retired_word_comes_back(language: str) -> None:
    folder = RULES if language == "en" else RULES / language
    files = [*sorted((LOCALES / language).glob("*.ftl")), *sorted(folder.glob("*-game.md"))]
    assert len(files) > 20
    found = []
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            text = line
            for kept in KEPT.get(language, ()):
                text = re.sub(re.escape(kept), "", text, flags=re.IGNORECASE)
            found += [(file.name, line) for word in RETIRED[language] if re.search(word, text)]
    assert found == []


def test_every_language_has_its_list_and_the_list_finds_what_it_names() -> None:
    assert set(RETIRED) == set(LANGUAGES)
    examples = {
        "nl": "Ann wint 8 punten op de Mijn",
        "fr": "Époque I, tour 3 sur 9",
        "it": "una carta asta",
        "de": "Platz Freimachen",
    }
    for language, text in examples.items():
        assert any(re.search(word, text) for word in RETIRED[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percentage_is_written_as_the_language_does(language: str) -> None:
    """45% in English, Dutch and Italian; with a no-break space in French and German."""
    gap = "\N{NO-BREAK SPACE}" if language in ("fr", "de") else ""
    text = "\n".join(file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl"))
    found = re.findall(r"[\d}](\s?)%", text)
    assert len(found) > 5
    assert set(found) == {gap}


SETTINGS = re.compile(r"CARSON_|SMTP|\bmake (?:serve|play|web)\b|[“«„]\s*carson ")
HOSTS = ("web_hosts.ftl",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_of_no_setting_and_no_command(language: str) -> None:
    """What hosts need is on their page, /hosts. Some messages of the server are for whoever starts it."""
    seen = [file for file in (LOCALES / language).glob("web*.ftl") if file.name not in HOSTS]
    lines = [line for file in seen for line in file.read_text("utf-8").splitlines()]
    sent = [(LOCALES / language / file).read_text("utf-8") for file in ("server.ftl", "notifications.ftl")]
    served = [line for text in sent for line in text.splitlines()]
    lines += [line for line in served if not line.startswith(("#", "error-settings-", "server-no-client"))]
    assert len(lines) > 500
    assert [line for line in lines if SETTINGS.search(line) or "$setting" in line] == []
