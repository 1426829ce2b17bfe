"""Messages that are only text are read without Fluent, and say just what Fluent would say."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from carson.words import LANGUAGES
from carson.words.source import plain_forms, read
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
