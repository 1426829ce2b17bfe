"""The five catalogues say the same things, and each message can be said."""

import re
from collections import Counter
from itertools import product

import pytest
from fluent.syntax import ast

from carson.words import LANGUAGES, Words
from words.ftl import FILES, LOCALES, calls, catalogue, choices, entries, messages, variables

# The doors' messages may run over several lines: help, tables.
DOORS = ("analysis_cli.ftl", "arena.ftl", "board_cli.ftl", "board_variants_cli.ftl", "cli.ftl", "operations_cli.ftl")
# What waits for its translation; whoever adds one takes it out here.
UNTRANSLATED: set[tuple[str, str]] = set()
TRANSLATED = [pair for pair in product(LANGUAGES, FILES) if pair not in UNTRANSLATED]

PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAMPLES: dict[str, list[object]] = {
    "ACTION": ["take chinese_worker", "pass", "place n14", "choose 8-now", "cowboy gambling luck", "build bank d4"],
    "CARD": ["chinese_worker", "heroes", "I-29", ["heroes", "I-29", "cowboy"]],
    "CHARACTER": ["chinese_worker", "heroes", ["heroes", "doctor"]],
    "ERA": [0, 1],
    "LEVEL": ["beginner", ["beginner", "expert"]],
    "LIST": [["one", 2], []],
    "NUMBER": [1, 12_000],
    "OBJECT": ["general_store", "outlaws", ["bank", "empty"]],
    "PLACE": ["parcels-income", "d4", ["buy-12", "d4"]],
    "SIDE": ["d4e", "a1n"],
    "SUIT": ["cattle", ["cattle", "hat", "star"]],
    "THING": ["general_store", "d4"],
    "LINE": ["hotel", ["hotel", "saloon"]],
    "VARIANT": ["kit-carson", ["kit-carson", "horses"]],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english_and_no_others(language: str) -> None:
    there = {path.name for path in (LOCALES / language).iterdir()}
    assert there == {file for file in FILES if (language, file) not in UNTRANSLATED}


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_every_line_of_a_catalogue_is_read(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    there = Counter(name for file in FILES if (language, file) in TRANSLATED for name in _names(language, file))
    assert [name for name, times in there.items() if times > 1] == []


def _names(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message | ast.Term)]


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_the_same_messages_in_every_language(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_the_same_figures_in_every_language(language: str, file: str) -> None:
    english = {name: variables(message) for name, message in messages("en", file).items()}
    assert {name: variables(message) for name, message in messages(language, file).items()} == english


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_a_translation_is_not_left_empty(language: str, file: str) -> None:
    assert _silent(language, file) == _silent("en", file)


def _silent(language: str, file: str) -> set[str]:
    found = messages(language, file)
    return {name for name in found if not variables(found[name]) and not Words(language)(name).strip()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_is_chosen_by_has_each_plural_of_the_language(language: str) -> None:
    """In these five languages one and other are all there is below a million."""
    for name, message in catalogue(language).items():
        for variable, keys in choices(message):
            plurals = [key for key in keys if not key.isdigit()]
            if PLURALS.intersection(plurals) - {"other"}:
                assert plurals == ["one", "other"], (name, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name, message in catalogue(language).items():
        for args in _sample_args(message):
            text = words(name, **args)
            assert not {"{", "}"}.intersection(text), (name, text)
            assert not [raw for raw in (name, "chinese_worker", "general_store") if raw in text], (name, text)
        for form in message.attributes:
            for args in _sample_args(message):
                text = words.form(name, form.id.name, **args)
                assert text.strip() == text != ""
                assert "  " not in text


@pytest.mark.parametrize(("language", "file"), [pair for pair in TRANSLATED if pair[1] not in DOORS])
def test_a_sentence_is_one_line_without_strange_signs(language: str, file: str) -> None:
    words = Words(language)
    for name, message in messages(language, file).items():
        for args in _sample_args(message):
            text = words(name, **args)
            assert text.replace("\N{NO-BREAK SPACE}", "").isprintable(), (name, text)
            assert "  " not in text, (name, text)


def _sample_args(message: ast.Message) -> list[dict[str, object]]:
    """Arguments for a message: of each variable all that makes a difference, in all combinations."""
    wanted = {name: list(_sample_values(message, name)) for name in sorted(variables(message))}
    return [dict(zip(wanted, values, strict=True)) for values in product(*wanted.values())]


def _sample_values(message: ast.Message, variable: str) -> list[object]:
    keys = [key for name, keys in choices(message) for key in keys if name == variable]
    if keys:
        if PLURALS.issuperset(keys) or any(key.isdigit() for key in keys):
            return [0, 1, 2, 5, 21, *(int(key) for key in keys if key.isdigit())]
        values: list[object] = [key for key in keys if key != "other"]
        return [*values, *(value for value in _named(message, variable, "bank") if value)]
    return _named(message, variable, "Xy")


def _named(message: ast.Message, variable: str, otherwise: str) -> list[object]:
    functions = [function for function, name, _ in calls(message) if name == variable]
    return SAMPLES.get(functions[0], [otherwise]) if functions else [otherwise]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_message_asks_for_is_there(language: str) -> None:
    asked = {
        (function.lower(), named["form"])
        for message in catalogue(language).values()
        for function, _, named in calls(message)
        if "form" in named
    }
    assert asked, "no message asks for a form"
    for kind, form in asked:
        kind = {"card": "character", "thing": "object"}.get(kind, kind)
        for name, message in catalogue(language).items():
            if name.startswith(f"{kind}-"):
                assert form in {attribute.id.name for attribute in message.attributes}, name


def test_french_signs_stay_with_their_words() -> None:
    """A no-break space goes before ; : ? ! » and after «, also where a figure stands beside them."""
    loose = re.compile(r"[^ ] [;:?!](?=[\s)\].,\"]|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|{\" \"}[;:?!]")
    for file in FILES:
        for line in (LOCALES / "fr" / file).read_text("utf-8").splitlines():
            assert line.startswith("#") or not loose.search(line), (file, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_quotes_as_the_other_catalogues_do(language: str) -> None:
    text = (LOCALES / language / "arena.ftl").read_text("utf-8")
    assert not re.search(r"\"(?!(?:or|and|comma)\")[^\"]+\"|\w'\w", text)
