"""No catalogue says the same twice: of two messages of one name the reader would see only one."""

import re
from collections import Counter
from importlib import resources

import pytest

from carson.words import LANGUAGES

MESSAGE = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    found = Counter(
        name
        for file in resources.files("carson.words").joinpath("locales", language).iterdir()
        if file.name.endswith(".ftl")
        for name in MESSAGE.findall(file.read_text("utf-8"))
    )
    assert [name for name, count in found.items() if count > 1] == []
