"""Everything on the table has a name in every language."""

from typing import get_args

import pytest

from carson.cards.actions import Action
from carson.cards.pieces import CHARACTERS, LEVELS, OBJECT_NAMES, SUITS
from carson.cards.scoring import LINES
from carson.words import LANGUAGES, Teller, Words
from words.ftl import catalogue

NAMES = {
    "character": CHARACTERS,
    "power": CHARACTERS,
    "object": OBJECT_NAMES,
    "suit": SUITS,
    "level": LEVELS,
    "line": LINES,
}


def teller(language: str) -> Teller:
    return Teller(Words(language), str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_every_name_has_words_and_no_words_are_left_over(kind: str, language: str) -> None:
    there = {name for name in catalogue(language) if name.startswith(f"{kind}-")}
    assert there == {f"{kind}-{name.replace('_', '-')}" for name in NAMES[kind]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in NAMES if kind != "power"])
def test_no_two_things_of_a_kind_share_a_name(kind: str, language: str) -> None:
    tell = getattr(teller(language), kind)
    names = [tell(name).casefold() for name in NAMES[kind]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_is_told_in_sentences(language: str) -> None:
    for name in CHARACTERS:
        assert teller(language).power(name).endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    verbs = {action.__struct_config__.tag for action in get_args(Action)}
    there = {name for name in catalogue(language) if name.startswith("action-")}
    passes = {f"action-pass-{asked}" for asked in ("power", "sell", "paperboy")}
    assert there == {f"action-{verb}" for verb in verbs} | passes


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("Chinese Worker", "General Store", "Cattle", "intermediate")),
        ("nl", ("Chinese arbeider", "General Store", "Koe", "gevorderde")),
        ("fr", ("Ouvrier chinois", "General Store", "Tête de vache", "intermédiaire")),
        ("it", ("Lavoratore Cinese", "Emporio", "Bestiame", "intermedio")),
        ("de", ("Chinesischer Arbeiter", "Gemischtwarenladen", "Rind", "Fortgeschrittener")),
    ],
)
def test_names_are_those_of_the_language(language: str, expected: tuple[str, ...]) -> None:
    tell = teller(language)
    found = (
        tell.character("chinese_worker"),
        tell.object("general_store"),
        tell.suit("cattle"),
        tell.level("intermediate"),
    )
    assert found == expected


def test_a_card_is_a_character_or_keeps_its_id() -> None:
    assert teller("nl").card("governor") == "Gouverneur"
    assert teller("nl").card("I-29") == "I-29"


def test_a_name_that_is_not_there_is_a_bug() -> None:
    with pytest.raises(KeyError, match="object-circus"):
        teller("de").object("circus")
