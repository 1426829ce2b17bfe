"""Every kind of error in a deck file is named with its file, its card and its field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from carson.cards.data.checks import check
from carson.cards.data.faults import DeckError, Fault, unfit
from carson.cards.data.loader import built_in
from carson.cards.material.deck import parse
from carson.kernel import fault
from carson.words import LANGUAGES, Teller, Words

Change = Callable[[Any], object]


def faults_after(change: Change) -> list[Fault]:
    """The errors of the built-in deck after a change; `parse` and `check` must agree on them."""
    tree = json.loads(built_in().to_json())
    change(tree)
    text = json.dumps(tree)
    faults = check(text, "box.json")
    with pytest.raises(DeckError) as caught:
        parse(text, "box.json")
    assert list(caught.value.faults) == faults
    assert not any(one.warning for one in faults)
    return faults


def said(faults: list[Fault]) -> list[str]:
    """In English, with their places."""
    teller = Teller(Words("en"), str)
    return [f"{one.place}: {teller.error(one.cause)}" for one in faults]


def era(tree: Any, name: str) -> Any:
    return tree["eras"][name]


SUITS = (
    "box.json, captain, back: It must show each of these once: hat, star, cactus, boot, horseshoe and cattle. [CG-1.3]"
)
CASES: list[tuple[Change, str]] = [
    # the deck as a whole
    (lambda t: t.pop("name"), "box.json, name: It is missing."),
    (lambda t: t.pop("eras"), "box.json, eras: It is missing."),
    (lambda t: t.pop("characters"), "box.json, characters: It is missing."),
    (lambda t: t["eras"].pop("II"), "box.json, eras, II: It is missing."),
    (
        lambda t: t.update(nmae="x"),
        "box.json, nmae: There is no such field here; did you mean “name”?",
    ),
    (
        lambda t: t.update(name="a b"),
        'box.json, name: A name has only letters, digits, “.”, “_” and “-”, unlike "a b".',
    ),
    (lambda t: t.update(format=2), "box.json, format: It must be 1, not 2."),
    (lambda t: t.update(format=True), "box.json, format: It must be 1, not true."),
    (lambda t: t.update(note=1), "box.json, note: It must be text, not 1."),
    (lambda t: t.update(eras=[]), "box.json, eras: It must be an object, not []."),
    (lambda t: t.update(characters={}), "box.json, characters: It must be a list, not {}."),
    (lambda t: t["eras"].update(I="x"), 'box.json, eras, I: It must be a list, not "x".'),
    # terrain cards
    (lambda t: era(t, "I")[4].pop("attraction"), "box.json, I-05, attraction: It is missing."),
    (lambda t: era(t, "I")[4].pop("id"), "box.json, eras.I #5, id: It is missing."),
    (lambda t: era(t, "I")[4].pop("parcels"), "box.json, I-05, parcels: It is missing."),
    (lambda t: era(t, "I")[4].update(cost=1), "box.json, I-05, cost: There is no such field here."),
    (
        lambda t: era(t, "II").__setitem__(4, None),
        "box.json, eras.II #5: It must be an object, not null.",
    ),
    (
        lambda t: era(t, "I")[4].update(id="I 05"),
        'box.json, eras.I #5, id: An id has at most 32 letters, digits and “-”, unlike "I 05".',
    ),
    (
        lambda t: era(t, "I")[4].update(id=5),
        "box.json, eras.I #5, id: An id has at most 32 letters, digits and “-”, unlike 5.",
    ),
    (
        lambda t: era(t, "I")[4].update(id="Sheriff"),
        "box.json, Sheriff, id: This is the name of a character; choose another id.",
    ),
    (
        lambda t: era(t, "I")[4].update(id="chinese-worker"),
        "box.json, chinese-worker, id: This is the name of a character; choose another id.",
    ),
    (
        lambda t: era(t, "II")[4].update(id="i-07"),
        "box.json, i-07, id: The id is used twice: eras.I #7 and eras.II #5.",
    ),
    (
        lambda t: era(t, "I")[4].update(parcels="church"),
        'box.json, I-05, parcels: It must be a list, not "church".',
    ),
    (
        lambda t: era(t, "I")[4]["parcels"].append(""),
        "box.json, I-05, parcels: A terrain card has 4 parcels; this one has 5. [CG-1.2]",
    ),
    (
        lambda t: era(t, "I")[4].update(parcels=["", "", "", "chruch"]),
        'box.json, I-05, parcels: Parcel 4 has an unknown object, "chruch"; did you mean “church”?',
    ),
    (
        lambda t: era(t, "II")[40].update(parcels=["", "house", "City Hall", "outlaws"]),
        'box.json, II-41, parcels: Parcel 3 has an unknown object, "City Hall"; did you mean “city_hall”?',
    ),
    (
        lambda t: era(t, "I")[0].update(parcels=["empty", "", "", ""]),
        'box.json, I-01, parcels: Parcel 1 has an unknown object, "empty".',
    ),
    (
        lambda t: era(t, "I")[0].update(parcels=["", None, "", ""]),
        'box.json, I-01, parcels: Parcel 2 must be the name of an object or empty (""), not null.',
    ),
    *[
        (
            lambda t, value=value: era(t, "I")[4].update(attraction=value),
            f"box.json, I-05, attraction: It must be a whole number from 0 to 99, not {quoted}. [CG-1.4]",
        )
        for value, quoted in [(-1, "-1"), (100, "100"), (1.5, "1.5"), (True, "true"), ("7", '"7"')]
    ],
    # characters
    (lambda t: t["characters"][2].pop("name"), "box.json, characters #3, name: It is missing."),
    (lambda t: t["characters"][2].pop("back"), "box.json, captain, back: It is missing."),
    (lambda t: t["characters"][2].pop("skull"), "box.json, captain, skull: It is missing."),
    (lambda t: t["characters"][2].pop("attraction"), "box.json, captain, attraction: It is missing."),
    (lambda t: t["characters"][2].update(vp=6), "box.json, captain, vp: There is no such field here."),
    (
        lambda t: t["characters"][2].update(name="Captain"),
        'box.json, characters #3, name: "Captain" is not a character; did you mean “captain”?',
    ),
    (
        lambda t: t["characters"][2].update(name=["captain"]),
        "box.json, characters #3, name: [...] is not a character.",
    ),
    (
        lambda t: t["characters"].__setitem__(2, "captain"),
        'box.json, characters #3: It must be an object, not "captain".',
    ),
    (
        lambda t: t["characters"].pop(2),
        "box.json, captain, name: This character is missing; all 21 must be there. [CG-1.3]",
    ),
    (
        lambda t: t["characters"].append(t["characters"][2]),
        "box.json, captain, name: This character is there 2 times; each must be there once. [CG-1.3]",
    ),
    (
        lambda t: t["characters"][2].update(attraction=None),
        "box.json, captain, attraction: It must be a whole number from 0 to 99, not null. [CG-1.4]",
    ),
    (lambda t: t["characters"][2].update(skull=0), "box.json, captain, skull: It must be true or false, not 0."),
    (lambda t: t["characters"][2].pop("dollar"), "box.json, captain, dollar: It is missing."),
    (
        lambda t: t["characters"][2].update(arrow="yes"),
        'box.json, captain, arrow: It must be true or false, not "yes".',
    ),
    *[
        (
            lambda t, name=name: next(c for c in t["characters"] if c["name"] == name).update(arrow=False),
            f"box.json, {name}, arrow: It must be true, because this character has a power. [CG-7]",
        )
        for name in ("governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor")
    ],
    # the order of powers
    (
        lambda t: t["powers"].update(before=["lawyer", "governor", "chinese_worker", "heroes", "gunsmith"]),
        'box.json, powers, before: It must begin with governor, who is asked first, not with "lawyer". [CG-4.3]',
    ),
    (lambda t: t.pop("powers"), "box.json, powers: It is missing."),
    (lambda t: t["powers"].pop("after"), "box.json, powers, after: It is missing."),
    (lambda t: t["powers"].update(after="doctor"), 'box.json, powers, after: It must be a list, not "doctor".'),
    (
        lambda t: t["powers"].update(after=["doctor"]),
        'box.json, powers, after: Name each of these once, instead of "doctor": mercenary and doctor. [CG-4.5]',
    ),
    (
        lambda t: t["powers"]["before"].append("banker"),
        (
            'box.json, powers, before: Name each of these once, instead of "governor", "lawyer", "chinese_worker", '
            '"heroes", "gunsmith", "banker": governor, lawyer, chinese_worker, heroes and gunsmith. [CG-4.3]'
        ),
    ),
    (lambda t: t["characters"][2].update(back="hat"), 'box.json, captain, back: It must be a list, not "hat".'),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, "cow"),
        'box.json, captain, back: "cow" is not a suit.',
    ),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, []),
        "box.json, captain, back: [] is not a suit.",
    ),
    (
        lambda t: t["characters"][2]["back"].pop(),
        SUITS,
    ),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, t["characters"][2]["back"][1]),
        SUITS,
    ),
]


@pytest.mark.parametrize(("change", "message"), CASES, ids=[message[:60] for _, message in CASES])
def test_an_error_is_said_once_with_file_card_and_field(change: Change, message: str) -> None:
    assert said(faults_after(change)) == [message]


def test_a_fault_can_be_read_part_by_part() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[4].pop("attraction"))
    assert faults == [Fault("box.json", "I-05", "attraction", fault("deck-missing"))]


@pytest.mark.rule("CG-1.2")
def test_an_era_has_exactly_48_cards() -> None:
    bare = {"parcels": [""] * 4, "attraction": 1}
    more = faults_after(lambda tree: era(tree, "II").append({"id": "II-49", **bare}))
    assert said(more) == ["box.json, eras, II: Era II has 49 cards; it must have 48. [CG-1.2]"]
    fewer = faults_after(lambda tree: era(tree, "I").pop(0))  # I-01 shows no object: no count changes
    assert said(fewer) == ["box.json, eras, I: Era I has 47 cards; it must have 48. [CG-1.2]"]


@pytest.mark.rule("CG-8.10", "CG-8.21")
def test_objects_are_counted_to_the_piece() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[10].update(parcels=["", "church", "", ""]))
    assert said(faults) == [
        "box.json, eras, I: Era I shows Mountain 31 times; it must be 32. [CG-8.10]",
        "box.json, eras, I: Era I shows Church 2 times; it must be 1. [CG-8.21]",
    ]


@pytest.mark.rule("CG-8.23", "CG-8.24")
def test_one_object_and_several_are_said_as_on_the_table() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[0].update(parcels=["city_hall", "", "", "outlaws"]))
    assert said(faults) == [
        "box.json, eras, I: Era I shows City Hall once; it must be 0. [CG-8.23]",
        "box.json, eras, I: Era I shows Outlaws 4 times; it must be 3. [CG-8.24]",
    ]


def test_an_unreadable_parcel_is_not_also_counted_as_lacking() -> None:
    """A misspelt Church is one fault to its author, not two; a Mountain too many is still one more."""

    def change(tree: Any) -> None:
        era(tree, "I")[4]["parcels"][3] = "chruch"
        era(tree, "I")[0]["parcels"][0] = "mountain"

    assert said(faults_after(change)) == [
        'box.json, I-05, parcels: Parcel 4 has an unknown object, "chruch"; did you mean “church”?',
        "box.json, eras, I: Era I shows Mountain 33 times; it must be 32. [CG-8.10]",
    ]


def test_a_misspelt_character_is_not_also_missing_but_another_may_be() -> None:
    def change(tree: Any) -> None:
        tree["characters"].pop(1)
        tree["characters"][1]["name"] = "capitan"

    assert [(fault.where, fault.field) for fault in faults_after(change)] == [
        ("characters #2", "name"),
        ("banker", "name"),
        ("captain", "name"),
    ]


def test_all_faults_are_collected_in_the_order_of_the_file() -> None:
    def change(tree: Any) -> None:
        tree["characters"][20]["skull"] = "yes"
        tree["characters"][0]["attraction"] = -1
        era(tree, "II")[7].pop("id")
        era(tree, "I")[3]["attraction"] = 1000
        tree["format"] = 7

    faults = faults_after(change)
    places = ["", "I-04", "eras.II #8", "auctioneer", "undertaker"]
    assert [fault.where for fault in faults] == places


def test_a_syntax_error_is_named_with_line_and_column() -> None:
    faults = check('{\n "name": "x",\n "format" 1\n}', "box.json")
    assert faults == [Fault("box.json", "3:11", "", fault("deck-json"))]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "box.json, 1:1: It is not valid JSON from here on."),
        ("[" * 100_000, "box.json: The lists in it are nested too deeply."),
        ("9" * 5000, "box.json: A number in it has too many digits."),
        ("[1]", "box.json: It must be an object, not [...]."),
        ("NaN", "box.json: It must be an object, not NaN."),
    ],
)
def test_what_is_no_deck_at_all_is_one_fault(text: str, message: str) -> None:
    assert said(check(text, "box.json")) == [message]


def test_a_key_given_twice_is_an_error_though_json_allows_it() -> None:
    text = built_in().to_json().replace('"id":"I-05"', '"id":"I-05","id":"I-05"')
    text = text.replace('"format":1', '"format":1,"format":1')
    assert said(check(text, "box.json")) == [
        "box.json, format: It is given twice.",
        "box.json, I-05, id: It is given twice.",
    ]


def test_a_message_stays_short_and_in_ascii_whatever_the_file_says() -> None:
    faults = faults_after(lambda tree: tree.update({"\ud800" * 10_000: 1, "name": "Kärsten" * 1000}))
    assert len(faults) == 2
    for found in faults:
        assert found.place.isascii()
        assert str(found.cause.details).isascii()
        assert len(found.place) + len(str(found.cause.details)) < 200


def test_an_error_tells_its_first_fault_and_keeps_them_all() -> None:
    error = unfit(faults_after(lambda tree: [card.pop("id") for card in era(tree, "I")]))
    assert len(error.faults) == 48
    told = Teller(Words("de"), str).error(error)
    assert told == "Dieser Kartensatz ist nicht brauchbar. box.json, eras.I #1, id: Das fehlt. (und 47 weitere Fehler)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_in_every_language(language: str) -> None:
    teller = Teller(Words(language), str)
    for change, _ in CASES:
        for found in faults_after(change):
            told = teller.error(found.cause)
            assert told
            assert "{" not in told.replace("{}", "").replace("{...}", "")
