"""Messages that are only text are read without Fluent, and say just what Fluent would say."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from carson.words import LANGUAGES
from carson.words.catalogue import Catalogue
from carson.words.functions import functions
from carson.words.source import lines_of, plain_forms, read
from words.ftl import LOCALES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_with_its_forms(language: str) -> None:
    found = {name: set(plain_forms(entry)) for name, entry in read(language).items()}
    expected = {
        name: {*([""] if message.value else []), *(attribute.id.name for attribute in message.attributes)}
        for name, message in catalogue(language).items()
    }
    assert found == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_text_is_what_fluent_makes_of_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    compared = 0
    for name, entry in read(language).items():
        message = bundle.get_message(name)
        for form, text in plain_forms(entry).items():
            pattern = message.attributes[form] if form else message.value
            if text is not None and pattern is not None:
                assert bundle.format_pattern(pattern) == (text, []), name
                compared += 1
    assert compared > 500


def test_text_in_several_lines_keeps_what_is_indented_further() -> None:
    entry = "help =\n    One:\n\n      two\n    three   \n\n"
    assert plain_forms(entry) == {"": "One:\n\n  two\nthree"}
    assert plain_forms("a =   first\n    second\n    .the = the first\n") == {"": "first\nsecond", "the": "the first"}
    assert plain_forms("a = { $x } b\n    .the = b\n") == {"": None, "the": "b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_with_values_is_what_fluent_makes_of_it(language: str) -> None:
    """With each value in turn: texts, numbers, and a name of each kind that a function knows."""
    calls, entries = functions(Catalogue(language)), read(language)
    kinds = ("character", "level", "line", "object", "space", "suit", "variant")
    names = [next(name.removeprefix(f"{kind}-") for name in entries if name.startswith(f"{kind}-")) for kind in kinds]
    bundle = FluentBundle([language], functions=calls, use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    compared = called = 0
    for name, entry in entries.items():
        message, lines = bundle.get_message(name), lines_of(entry)
        for form, line in lines.items():
            pattern = message.attributes[form] if form else message.value
            for value in ("{ $x } & co", 0, 7, "b", 999, " , ", "d4e", *names):
                args = dict.fromkeys(_variables(entry), value)
                text, faults = bundle.format_pattern(pattern, args)
                found = line.filled(args, calls)
                assert found == (None if faults else text), name
                compared += 1
                called += line.calls and found is not None
    assert compared > 2_000
    assert called > 200


def _variables(entry: str) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", entry))


@pytest.mark.parametrize("value", [1000, -1, True, 1.5, None, ["a"], "x" * 2501])
def test_what_has_to_be_formatted_is_left_to_fluent(value: object) -> None:
    line = lines_of("a = Round { $round }")[""]
    assert line.filled({"round": 3}, {}) == "Round 3"
    assert line.filled({"round": value}, {}) is None
    assert line.filled({}, {}) is None
    assert lines_of("a = { NUMBER($round) }")[""].filled({"round": 3}, {}) is None


def test_a_line_has_nothing_else_in_braces() -> None:
    several = "a = One { $x }\n    and another"
    chosen = "a = { $x ->\n    [one] one\n   *[other] many\n  }"
    for entry in ("a = Only text", "a = { CARD($x }", "a = { CARD(x) }", 'a = { $x }{" "}', several, chosen):
        assert lines_of(entry) == {}, entry
    assert set(lines_of("a = {$x} b\n    .the = the { $y }\n    .an = an")) == {"", "the"}
