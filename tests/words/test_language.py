"""Which language is spoken."""

import pytest

from carson.words import LANGUAGES, Teller, UnknownLanguage, Words, choose_language


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": ""}, "de"),
        ({"LC_ALL": "fr_FR", "CARSON_LANG": "nl"}, "nl"),
        ({"LC_ALL": "fr_FR", "CARSON_LANG": ""}, "fr"),
    ],
)
def test_the_environment_decides_when_nothing_is_asked(environ: dict[str, str], expected: str) -> None:
    assert choose_language(None, environ) == expected


@pytest.mark.parametrize(("wanted", "expected"), [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH.UTF-8", "de")])
def test_a_wish_goes_before_the_environment(wanted: str, expected: str) -> None:
    assert choose_language(wanted, {"CARSON_LANG": "nl", "LC_ALL": "fr_FR"}) == expected


@pytest.mark.parametrize("wanted", ["pt", "", "english", "C"])
def test_a_wish_that_cannot_be_met_is_refused(wanted: str) -> None:
    with pytest.raises(UnknownLanguage):
        choose_language(wanted, {"LANG": "nl_NL"})


def test_the_setting_for_this_program_is_a_wish_too() -> None:
    with pytest.raises(UnknownLanguage, match="'pt' is none of en, nl, fr, it, de"):
        choose_language(None, {"CARSON_LANG": "pt", "LANG": "nl_NL"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_the_five(language: str) -> None:
    told = Teller(Words(language), str).error(UnknownLanguage("pt"))
    assert "pt" in told
    assert Words(language).list(LANGUAGES, "or") in told
