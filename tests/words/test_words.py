"""Messages by name: formatting, lists, plurals, and what happens when something is missing."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from carson.words import LANGUAGES, UnknownLanguage, Words
from carson.words.catalogue import Catalogue, catalogue


def test_a_message_that_is_not_there_is_named() -> None:
    for language in LANGUAGES:
        assert not Words(language).has("event-flood")
        with pytest.raises(KeyError, match="event-flood"):
            Words(language)("event-flood")


def test_a_message_without_its_figures_is_a_bug() -> None:
    with pytest.raises(ValueError, match="event-placed in nl: Unknown external: at"):
        Words("nl")("event-placed", seat="Hoed", card="I-29")


def test_a_list_shown_without_a_function_is_a_bug() -> None:
    with pytest.raises(TypeError, match="a list is shown by a function"):
        Words("en")("event-bids", values=[1, 2])


def test_what_is_not_translated_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Catalogue("de")
    kept = german._entries
    lacking = {"event-era-two", "character-governor"}
    monkeypatch.setattr(german, "_entries", {name: kept[name] for name in kept if name not in lacking})
    assert german.has("event-era-two")
    assert german.say("event-era-two", {}) == Words("en")("event-era-two")
    assert german.say("event-power", {"seat": "Hut", "character": "governor"}) == ("Hut setzt the Governor ein.")


def test_a_language_we_do_not_speak() -> None:
    with pytest.raises(UnknownLanguage):
        Words("pt")


def test_a_language_is_read_once() -> None:
    assert Words("it")("line-hotel") == "Hotel"
    assert catalogue("it") is catalogue("it")


@pytest.mark.parametrize("code", ["import carson.words", "carson.words.Words('nl')('cli-help-score')"])
def test_what_is_only_text_is_said_without_fluent(code: str) -> None:
    """A command that says nothing, fails at once or shows its help does not wait for it."""
    code = f"import sys, carson.words; {code}; print([m for m in ('fluent.runtime', 'babel') if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "a, b and c", "a, b or c"),
        ("nl", "a, b en c", "a, b of c"),
        ("fr", "a, b et c", "a, b ou c"),
        ("it", "a, b e c", "a, b o c"),
        ("de", "a, b und c", "a, b oder c"),
    ],
)
def test_lists(language: str, both: str, either: str) -> None:
    words = Words(language)
    assert words.list(["a", "b", "c"]) == both
    assert words.list(["a", "b", "c"], "or") == either
    assert words.list(["a", "b", "c"], "comma") == "a, b, c"


@pytest.mark.parametrize(("items", "expected"), [([], ""), (["a"], "a"), (["a", "b"], "a and b")])
def test_short_lists(items: Sequence[str], expected: str) -> None:
    assert Words("en").list(items) == expected


def test_a_list_of_any_length_can_be_joined() -> None:
    items = [f"card-{number:028}" for number in range(200)]
    assert Words("en").list(items).count(", ") == 198


def test_a_long_list_in_a_message_is_cut() -> None:
    cards = [f"I-{number:028}" for number in range(96)]
    told = Words("en")("event-revealed", cards=cards)
    assert told.endswith(f"{cards[19]} and 76 more.")
    assert Words("en")("event-revealed", cards=cards[:21]).endswith(" and 1 more.")
    assert Words("en")("event-revealed", cards=cards[:20]).endswith(f" and {cards[19]}.")


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 1, "your city has one place for it."),
        ("en", 2, "your city has 2 places for it."),
        ("nl", 1, "je stad heeft er één plaats voor."),
        ("nl", 0, "je stad heeft er 0 plaatsen voor."),
        ("fr", 0, "votre ville a 0 place pour cette carte."),
        ("fr", 1, "votre ville a 1 place pour cette carte."),
        ("fr", 2, "votre ville a 2 places pour cette carte."),
        ("it", 1, "la tua città ha un posto per questa carta."),
        ("it", 3, "la tua città ha 3 posti per questa carta."),
        ("de", 1, "Deine Stadt hat einen Platz dafür."),
        ("de", 0, "Deine Stadt hat 0 Plätze dafür."),
    ],
)
def test_numbers_agree(language: str, count: int, expected: str) -> None:
    assert Words(language)("refusal-must-place", card="I-29", places=count).endswith(expected)


def test_one_or_several_are_asked() -> None:
    assert Words("de")("ask-bid", seats="Hut", count=1) == "Hut: Wähle eine Gebotskarte."
    assert Words("de")("ask-bid", seats="Hut und Rind", count=2) == "Hut und Rind: Wählt eure Gebotskarten."


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    assert "100,000 lines" in Words("en")("error-record-too-long", most=100_000)
    assert "100.000 Zeilen" in Words("de")("error-record-too-long", most=100_000)
