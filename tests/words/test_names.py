"""Everything on the table has a name in every language."""

from typing import get_args

import pytest
from msgspec.structs import fields

from carson.board.actions import MARKS
from carson.board.actions import Action as BoardAction
from carson.board.characters.cast import CAST
from carson.board.characters.sets import SETS
from carson.board.editions import EDITIONS
from carson.board.material.figures import STRATEGIES
from carson.board.material.pieces import NAMES as KINDS
from carson.board.material.pieces import SYMBOLS
from carson.board.material.spaces import SPACE_NAMES
from carson.board.mechanics.scoring import Sheet
from carson.board.variants.places import OWN_PLACE_NAMES
from carson.board.variants.registry import VARIANTS, WITH_SOLO
from carson.cards.actions import Action as CardAction
from carson.cards.material.pieces import CHARACTERS, LEVELS, OBJECT_NAMES, SUITS
from carson.cards.mechanics.scoring import LINES
from carson.words import LANGUAGES, BoardTeller, Teller, Words
from words.codes import said
from words.ftl import catalogue, choices

PEOPLE = {name for character in CAST for name in (character.name, character.red_name) if name}
# What each side is called; 14 is taken on either side, and 17 has its side by the round.
SIDES = {
    *(f"{character.name}-yellow" for character in CAST),
    *(f"{character.red_name or character.name}-red" for character in CAST),
    *(f"{CAST[number].name}-either" for number in (14, 17)),
}
# Lines that variants add to the score sheet.
VARIANT_LINES = ("kit-carson", "horses", "strategy")
NAMES = {
    "character": {*CHARACTERS, *PEOPLE},
    "power": CHARACTERS,
    "board-power": SIDES,
    "object": {*OBJECT_NAMES, *KINDS},
    "suit": SUITS,
    "level": LEVELS,
    "line": LINES,
    "board-line": [*(field.name for field in fields(Sheet) if field.name != "variants"), *VARIANT_LINES],
    "space": (*SPACE_NAMES, *OWN_PLACE_NAMES),
    "variant": VARIANTS,
    "edition": EDITIONS,
    "strategy": STRATEGIES,
    "side": "nesw",
    "token": MARKS,
    "bag": ("full", "beginners"),
    "set": SETS,
    "income": (
        *(name for name, symbols in zip(KINDS, SYMBOLS, strict=True) if symbols),
        *(
            "mountain",
            "free",
            "river",
            "own-ranch",
            "own-mine",
            "round",
            "basic",
            "at-least",
            "city-hall-step",
        ),
        *(variant.stranger for variant in WITH_SOLO if variant.stranger),
        "own",
    ),
}
SENTENCES = ("power", "board-power", "side", "income")  # or with a number in them
# What the set-up screen and the terminal's help say about each variant.
ABOUT = {
    *(f"web-pages-about-{name}" for name in VARIANTS),
    *(f"cli-board-about-{variant.name}" for variant in WITH_SOLO),
}
# What can be chosen, other than a parcel, a character or a building.
ANSWERS = {
    *("8-now", "later", "8", "3-vp", "5-vp", "6-vp", "7-vp", "9-vp", "revolvers", "money"),
    *("1-cowboy", "2-cowboys", "3-cowboys", "1-revolver", "2-revolvers"),
    *(f"from-{price}" for price in (3, 4, 5, 6, 8, 10, 12)),
    *("from-the-bag", "decline", "occupy"),
    *("agree", "refuse", "always-agree", "always-refuse", "reroll", "reroll-second", "stand", "pay", "lose"),
    *("vp", "attack"),
}


def teller(language: str) -> Teller:
    return Teller(Words(language), str)


def board_teller(language: str) -> BoardTeller:
    return BoardTeller(Words(language), str)


def _of_kind(language: str, kind: str) -> set[str]:
    return {name.removeprefix(f"{kind}-") for name in catalogue(language) if name.startswith(f"{kind}-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_every_name_has_words_and_no_words_are_left_over(kind: str, language: str) -> None:
    assert _of_kind(language, kind) == {name.replace("_", "-") for name in NAMES[kind]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in NAMES if kind not in SENTENCES])
def test_no_two_things_of_a_kind_share_a_name(kind: str, language: str) -> None:
    names = [Words(language).name(kind, name).casefold() for name in NAMES[kind]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_screen_and_the_terminal_say_what_each_variant_is(language: str) -> None:
    assert catalogue(language).keys() >= ABOUT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_is_told_in_sentences(language: str) -> None:
    for name in CHARACTERS:
        assert teller(language).power(name).endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_is_told_in_one_or_two_sentences(language: str) -> None:
    for side in SIDES:
        name, _, colour = side.rpartition("-")
        text = board_teller(language).power(name, colour)
        assert text.endswith("."), side
        assert text[:-1].count(". ") <= 1, side


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_bags_and_sets_are_explained(language: str) -> None:
    tell = board_teller(language)
    texts = [tell.what_space_does(name) for name in SPACE_NAMES]
    texts += [tell.words.name("bag", name, "about") for name in NAMES["bag"]]
    texts += [tell.words.name("set", name, "about") for name in SETS]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    """An action may have other words for a decision of some kind, and for the character who puts it."""
    verbs = {action.__struct_config__.tag for game in (CardAction, BoardAction) for action in get_args(game)}
    asked = {code.message.removeprefix("ask-") for code in said() if code.message.startswith("ask-")}
    asked |= {f"{kind}-{character}" for kind in ("ask", "take-parcel") for character in PEOPLE}
    there = _of_kind(language, "action")
    assert verbs <= there
    assert there - verbs <= {f"{verb}-{kind}" for verb in verbs for kind in asked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_who_asks_something_has_words_for_it(language: str) -> None:
    faces = [(character.name, face) for character in CAST for face in (character.yellow, character.red)]
    asking = {name for name, face in faces if face.questions}
    giving = {name for name, face in faces if face.claims}
    assert set(dict(choices(catalogue(language)["ask-ask"]))["character"]) == asking | {"other"}
    assert set(dict(choices(catalogue(language)["ask-take-parcel"]))["character"]) == giving | {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    there = _of_kind(language, "option")
    assert there >= ANSWERS
    assert there - ANSWERS <= {f"{answer}-{name.replace('_', '-')}" for answer in ANSWERS for name in PEOPLE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_mean_the_same(language: str) -> None:
    words = Words(language)
    assert len({words.action(f"choose {answer}") for answer in ANSWERS}) == len(ANSWERS)


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


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("Father Christmas", "Train Station", "Cowboy income", "white cowboy", "Gold rush", "Money")),
        ("nl", ("Kerstman", "Station", "Inkomsten voor vuurkracht", "witte cowboy", "Goudkoorts", "Geld")),
        ("fr", ("Père Noël", "Gare", "Revenu des cowboys", "cowboy blanc", "La ruée vers l’or", "Argent")),
        ("it", ("Babbo Natale", "Stazione", "Rendita dei cowboy", "cowboy bianco", "La corsa all’oro", "Denaro")),
        ("de", ("Weihnachtsmann", "Bahnhof", "Cowboyeinkommen", "weißer Cowboy", "Goldrausch", "Geld")),
    ],
)
def test_names_on_the_board_are_those_of_the_language(language: str, expected: tuple[str, ...]) -> None:
    tell = board_teller(language)
    found = (
        tell.character("father_christmas"),
        tell.building("train_station"),
        tell.place("cowboy-income"),
        tell.token("white"),
        tell.set("gold"),
        tell.line("money"),
    )
    assert found == expected


def test_a_card_is_a_character_or_keeps_its_id() -> None:
    assert teller("nl").card("governor") == "Gouverneur"
    assert teller("nl").card("I-29") == "I-29"


def test_a_place_is_an_action_space_or_a_parcel() -> None:
    assert board_teller("de").place("vp-3") == "SP-Kauf zu $3"
    assert board_teller("de").place("d4") == "d4"


def test_a_road_has_a_side_of_a_parcel() -> None:
    assert Words("en").side("d4e") == "the east side of d4"
    assert Words("fr").side("a1n") == "le côté nord de a1"
    assert Words("fr").side("nowhere") == "nowhere"


def test_a_part_of_an_income_has_its_number() -> None:
    assert board_teller("en").income("own-ranch", 2) == "2 Ranches, same owner"
    assert board_teller("en").income("house", 1, own=True) == "1 House (same owner)"
    assert board_teller("en").income("train_station", 1) == "Train Station"


def test_a_name_that_is_not_there_is_a_bug() -> None:
    with pytest.raises(KeyError, match="object-circus"):
        teller("de").object("circus")
    with pytest.raises(KeyError, match="board-power-captain-green"):
        board_teller("de").power("captain", "green")
