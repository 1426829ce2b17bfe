"""Whatever the engine can say has words, and its words use no figure it does not give."""

import pytest

from carson.cards.actions import ACTIONS as CARDS
from carson.words import LANGUAGES, UnknownLanguage
from words.codes import DOORS, PAYMENTS, reasons, said
from words.ftl import FILES, catalogue, choices, messages, variables

KINDS = ("event", "refusal", "error", "ask")


@pytest.mark.parametrize("kind", KINDS)
def test_the_scan_finds_codes_of_each_kind_with_their_figures(kind: str) -> None:
    """So that no test below passes because nothing was found."""
    found = [code for code in said() if code.message.startswith(f"{kind}-")]
    assert len({code.message for code in found}) >= 7
    assert any(code.figures for code in found)


@pytest.mark.parametrize(
    ("message", "figures"),
    [
        ("event-bid-chosen", {"seat", "value"}),
        ("refusal-wrong-moment", {"asked", "action"}),
        ("refusal-place-apart", {"card", "at"}),
        ("refusal-mark-not-there", {"mark", "at"}),
        ("refusal-mark-not-yours", {"mark", "at"}),
        ("ask-cash", {"limit", "excess", "seats", "count"}),
        ("error-position-parcel", {"found"}),
        ("error-record-cut-off", {"line"}),
    ],
)
def test_the_scan_reads_what_a_call_gives(message: str, figures: set[str]) -> None:
    assert frozenset(figures) in [code.figures for code in said() if code.message == message]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_in_the_source_has_words(language: str) -> None:
    engine = [code for code in said() if not code.message.startswith(DOORS)]
    assert [code for code in engine if code.message not in catalogue(language)] == []


def test_every_message_that_a_door_asks_for_is_there() -> None:
    doors = [code for code in said() if code.message.startswith(DOORS)]
    assert len(doors) > 20
    assert [code for code in doors if code.message not in catalogue("en")] == []


def test_every_refusal_of_options_names_the_option() -> None:
    """So that a form can tell it where that was chosen, and reads no code for it."""
    refusals = [code for code in said() if code.message.startswith("error-options-")]
    assert len(refusals) > 20
    assert [code for code in refusals if "option" not in (code.figures or ())] == []


@pytest.mark.parametrize("part", ["kernel", "cards", "board"])
def test_a_game_says_nothing_with_the_words_of_the_other(part: str) -> None:
    """What both say stands in kernel.ftl, and reads well for both."""
    own = set(messages("en", "kernel.ftl")) | set(messages("en", f"{part}.ftl"))
    if part == "board":
        own |= {name for file in FILES if file.startswith("variant") for name in messages("en", file)}
    codes = [code for code in said() if code.where.startswith(f"{part}/")]
    assert codes
    assert [code for code in codes if code.message not in own] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", sorted(set(PAYMENTS.values())))
def test_every_reason_for_a_payment_has_words(event: str, language: str) -> None:
    assert len(reasons()[event]) > 3
    told = dict(choices(catalogue(language)[f"event-{event}"]))["why"]
    assert set(told) == reasons()[event] | {"other"}


def test_words_use_only_figures_that_are_given() -> None:
    words = catalogue("en")
    wrong = [
        (code, variables(words[code.message]) - code.figures)
        for code in said()
        if code.message in words and code.figures is not None and not variables(words[code.message]) <= code.figures
    ]
    assert wrong == []


def test_no_words_are_left_of_codes_that_are_gone() -> None:
    used = {code.message for code in said()} | {"error-at-line", f"error-{UnknownLanguage('').code}"}
    used |= {f"error-{kind.not_a_number}" for kind in CARDS.types}
    there = {name for name in catalogue("en") if name.split("-")[0] in KINDS}
    assert there - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_are_asked_is_told_to_those_who_wait(language: str) -> None:
    """Every question says as `.wait` what is being done, without a name and without a full stop: the frame has both."""
    for name, message in catalogue(language).items():
        if name.startswith("ask-"):
            assert [form.id.name for form in message.attributes] == ["wait"], name
            assert "seats" not in variables(message.attributes[0]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_acts_at_the_wrong_moment_is_told_what_is_asked(language: str) -> None:
    asked = {code.message.removeprefix("ask-") for code in said() if code.message.startswith("ask-")}
    told = dict(choices(catalogue(language)["refusal-wrong-moment"]))["asked"]
    assert set(told) == asked | {"other"}
