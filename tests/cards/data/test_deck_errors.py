"""Every kind of error in a deck file is named with its file, its card and its field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from carson.cards.data.checks import check
from carson.cards.data.faults import DeckError, Fault
from carson.cards.data.loader import built_in
from carson.cards.material.deck import parse

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
    assert {fault.severity for fault in faults} == {"error"}
    return faults


def era(tree: Any, name: str) -> Any:
    return tree["eras"][name]


CASES: list[tuple[Change, str]] = [
    # the deck as a whole
    (lambda t: t.pop("name"), "box.json: deck, name: is missing"),
    (lambda t: t.pop("eras"), "box.json: deck, eras: is missing"),
    (lambda t: t.pop("characters"), "box.json: deck, characters: is missing"),
    (lambda t: t["eras"].pop("II"), "box.json: deck, II: is missing"),
    (
        lambda t: t.update(nmae="x"),
        'box.json: deck, nmae: is not a field of this deck, did you mean "name"?',
    ),
    (
        lambda t: t.update(name="a b"),
        "box.json: deck, name: should be letters, digits, '.', '_' and '-', is \"a b\"",
    ),
    (lambda t: t.update(format=2), "box.json: deck, format: should be 1, is 2"),
    (lambda t: t.update(format=True), "box.json: deck, format: should be 1, is true"),
    (lambda t: t.update(note=1), "box.json: deck, note: should be text, is 1"),
    (lambda t: t.update(eras=[]), "box.json: deck, eras: should be an object, is a list of 0"),
    (lambda t: t.update(characters={}), "box.json: deck, characters: should be a list, is an object"),
    (lambda t: t["eras"].update(I="x"), 'box.json: deck, I: should be a list, is "x"'),
    # terrain cards
    (lambda t: era(t, "I")[4].pop("attraction"), "box.json: I-05, attraction: is missing"),
    (lambda t: era(t, "I")[4].pop("id"), "box.json: era I, card 5, id: is missing"),
    (lambda t: era(t, "I")[4].pop("parcels"), "box.json: I-05, parcels: is missing"),
    (lambda t: era(t, "I")[4].update(cost=1), "box.json: I-05, cost: is not a field of this terrain card"),
    (
        lambda t: era(t, "II").__setitem__(4, None),
        "box.json: era II, card 5, terrain card: should be an object, is null",
    ),
    (
        lambda t: era(t, "I")[4].update(id="I 05"),
        "box.json: era I, card 5, id: should be at most 32 letters, digits and '-', is \"I 05\"",
    ),
    (
        lambda t: era(t, "I")[4].update(id=5),
        "box.json: era I, card 5, id: should be at most 32 letters, digits and '-', is 5",
    ),
    (lambda t: era(t, "I")[4].update(id="Sheriff"), "box.json: Sheriff, id: is the name of a character"),
    (
        lambda t: era(t, "I")[4].update(id="chinese-worker"),
        "box.json: chinese-worker, id: is the name of a character",
    ),
    (
        lambda t: era(t, "II")[4].update(id="i-07"),
        "box.json: i-07, id: is used twice: era I, card 7 and era II, card 5",
    ),
    (
        lambda t: era(t, "I")[4].update(parcels="church"),
        'box.json: I-05, parcels: should be a list, is "church"',
    ),
    (
        lambda t: era(t, "I")[4]["parcels"].append(""),
        "box.json: I-05, parcels: a terrain card has 4 parcels (CG-1.2), this one 5",
    ),
    (
        lambda t: era(t, "I")[4].update(parcels=["", "", "", "chruch"]),
        'box.json: I-05, parcels: bottom right has the unknown object "chruch", did you mean "church"?',
    ),
    (
        lambda t: era(t, "II")[40].update(parcels=["", "house", "City Hall", "outlaws"]),
        'box.json: II-41, parcels: bottom left has the unknown object "City Hall", did you mean "city_hall"?',
    ),
    (
        lambda t: era(t, "I")[0].update(parcels=["empty", "", "", ""]),
        'box.json: I-01, parcels: top left has the unknown object "empty"',
    ),
    (
        lambda t: era(t, "I")[0].update(parcels=["", None, "", ""]),
        'box.json: I-01, parcels: top right should be an object\'s name or "", is null',
    ),
    *[
        (
            lambda t, value=value: era(t, "I")[4].update(attraction=value),
            f"box.json: I-05, attraction: should be a whole number from 0 to 99 (CG-1.4), is {quoted}",
        )
        for value, quoted in [(-1, "-1"), (100, "100"), (1.5, "1.5"), (True, "true"), ("7", '"7"')]
    ],
    # characters
    (lambda t: t["characters"][2].pop("name"), "box.json: characters, card 3, name: is missing"),
    (lambda t: t["characters"][2].pop("back"), "box.json: captain, back: is missing"),
    (lambda t: t["characters"][2].pop("skull"), "box.json: captain, skull: is missing"),
    (lambda t: t["characters"][2].pop("attraction"), "box.json: captain, attraction: is missing"),
    (lambda t: t["characters"][2].update(vp=6), "box.json: captain, vp: is not a field of this character"),
    (
        lambda t: t["characters"][2].update(name="Captain"),
        'box.json: characters, card 3, name: unknown character "Captain", did you mean "captain"?',
    ),
    (
        lambda t: t["characters"][2].update(name=["captain"]),
        "box.json: characters, card 3, name: should be a character's name, is a list of 1",
    ),
    (
        lambda t: t["characters"].__setitem__(2, "captain"),
        'box.json: characters, card 3, character: should be an object, is "captain"',
    ),
    (
        lambda t: t["characters"].pop(2),
        "box.json: captain, name: the character is missing, all 21 are in (CG-1.3)",
    ),
    (
        lambda t: t["characters"].append(t["characters"][2]),
        "box.json: captain, name: the character is there 2 times, each is in once (CG-1.3)",
    ),
    (
        lambda t: t["characters"][2].update(attraction=None),
        "box.json: captain, attraction: should be a whole number from 0 to 99 (CG-1.4), is null",
    ),
    (lambda t: t["characters"][2].update(skull=0), "box.json: captain, skull: should be true or false, is 0"),
    (lambda t: t["characters"][2].pop("dollar"), "box.json: captain, dollar: is missing"),
    (lambda t: t["characters"][2].update(arrow="yes"), 'box.json: captain, arrow: should be true or false, is "yes"'),
    *[
        (
            lambda t, name=name: next(c for c in t["characters"] if c["name"] == name).update(arrow=False),
            f"box.json: {name}, arrow: should be true: the character has a power (CG-7), is false",
        )
        for name in ("governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor")
    ],
    # the order of powers
    (
        lambda t: t["powers"].update(before=["lawyer", "governor", "chinese_worker", "heroes", "gunsmith"]),
        'box.json: powers, before: should begin with governor, who is asked first (CG-4.3), is "lawyer"',
    ),
    (lambda t: t.pop("powers"), "box.json: deck, powers: is missing"),
    (lambda t: t["powers"].pop("after"), "box.json: deck, after: is missing"),
    (lambda t: t["powers"].update(after="doctor"), 'box.json: powers, after: should be a list, is "doctor"'),
    (
        lambda t: t["powers"].update(after=["doctor"]),
        'box.json: powers, after: should name each of mercenary, doctor once (CG-4.5), is "doctor"',
    ),
    (
        lambda t: t["powers"]["before"].append("banker"),
        (
            "box.json: powers, before: should name each of governor, lawyer, chinese_worker, heroes, gunsmith once "
            '(CG-4.3), is "governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "banker"'
        ),
    ),
    (lambda t: t["characters"][2].update(back="hat"), 'box.json: captain, back: should be a list, is "hat"'),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, "cow"),
        'box.json: captain, back: unknown suit "cow"',
    ),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, []),
        "box.json: captain, back: unknown suit a list of 0",
    ),
    (
        lambda t: t["characters"][2]["back"].pop(),
        "box.json: captain, back: should show each of the six suits once (CG-1.3)",
    ),
    (
        lambda t: t["characters"][2]["back"].__setitem__(0, t["characters"][2]["back"][1]),
        "box.json: captain, back: should show each of the six suits once (CG-1.3)",
    ),
]


@pytest.mark.parametrize(("change", "message"), CASES, ids=[message[:60] for _, message in CASES])
def test_an_error_is_said_once_with_file_card_and_field(change: Change, message: str) -> None:
    assert [str(fault) for fault in faults_after(change)] == [message]


def test_a_fault_can_be_read_part_by_part() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[4].pop("attraction"))
    assert faults == [Fault("box.json", "I-05", "attraction", "is missing", "error")]


@pytest.mark.rule("CG-1.2")
def test_an_era_has_exactly_48_cards() -> None:
    bare = {"parcels": [""] * 4, "attraction": 1}
    more = faults_after(lambda tree: era(tree, "II").append({"id": "II-49", **bare}))
    assert [str(fault) for fault in more] == ["box.json: era II, cards: Era II has 49 cards, CG-1.2 says 48"]
    fewer = faults_after(lambda tree: era(tree, "I").pop(0))  # I-01 shows no object: no count changes
    assert [str(fault) for fault in fewer] == ["box.json: era I, cards: Era I has 47 cards, CG-1.2 says 48"]


@pytest.mark.rule("CG-8.10", "CG-8.21")
def test_objects_are_counted_to_the_piece() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[10].update(parcels=["", "church", "", ""]))
    assert [str(fault) for fault in faults] == [
        "box.json: era I, parcels: Era I has 31 Mountains, the table CG-8.10 says 32",
        "box.json: era I, parcels: Era I has 2 Churches, the table CG-8.21 says 1",
    ]


@pytest.mark.rule("CG-8.23", "CG-8.24")
def test_one_object_and_several_are_said_as_on_the_table() -> None:
    faults = faults_after(lambda tree: era(tree, "I")[0].update(parcels=["city_hall", "", "", "outlaws"]))
    assert [fault.message for fault in faults] == [
        "Era I has 1 City Hall, the table CG-8.23 says 0",
        "Era I has 4 Outlaws, the table CG-8.24 says 3",
    ]


def test_an_unreadable_parcel_is_not_also_counted_as_lacking() -> None:
    """A misspelt Church is one fault to its author, not two; a Mountain too many is still one more."""

    def change(tree: Any) -> None:
        era(tree, "I")[4]["parcels"][3] = "chruch"
        era(tree, "I")[0]["parcels"][0] = "mountain"

    messages = [fault.message for fault in faults_after(change)]
    assert messages == [
        'bottom right has the unknown object "chruch", did you mean "church"?',
        "Era I has 33 Mountains, the table CG-8.10 says 32",
    ]


def test_a_misspelt_character_is_not_also_missing_but_another_may_be() -> None:
    def change(tree: Any) -> None:
        tree["characters"].pop(1)
        tree["characters"][1]["name"] = "capitan"

    assert [(fault.where, fault.field) for fault in faults_after(change)] == [
        ("characters, card 2", "name"),
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
    places = ["deck", "I-04", "era II, card 8", "auctioneer", "undertaker"]
    assert [fault.where for fault in faults] == places


def test_a_syntax_error_is_named_with_line_and_column() -> None:
    faults = check('{\n "name": "x",\n "format" 1\n}', "box.json")
    assert faults == [Fault("box.json", "line 3, column 11", "JSON", "Expecting ':' delimiter")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "box.json: line 1, column 1, JSON: Expecting value"),
        ("[" * 100_000, "box.json: deck, JSON: lists within lists without end"),
        ("9" * 5000, "box.json: deck, JSON: a number of thousands of digits"),
        ("[1]", "box.json: deck, deck: should be an object, is a list of 1"),
        ("NaN", "box.json: deck, deck: should be an object, is NaN"),
    ],
)
def test_what_is_no_deck_at_all_is_one_fault(text: str, message: str) -> None:
    assert [str(fault) for fault in check(text, "box.json")] == [message]


def test_a_key_given_twice_is_an_error_though_json_allows_it() -> None:
    text = built_in().to_json().replace('"id":"I-05"', '"id":"I-05","id":"I-05"')
    text = text.replace('"format":1', '"format":1,"format":1')
    assert [str(fault) for fault in check(text, "box.json")] == [
        "box.json: deck, format: is given twice",
        "box.json: I-05, id: is given twice",
    ]


def test_a_message_stays_short_and_in_ascii_whatever_the_file_says() -> None:
    faults = faults_after(lambda tree: tree.update({"\ud800" * 10_000: 1, "name": "Kärsten" * 1000}))
    assert len(faults) == 2
    for fault in faults:
        assert str(fault).isascii()
        assert len(str(fault)) < 200


def test_a_long_list_of_faults_is_cut_in_the_text_and_kept_in_the_error() -> None:
    error = DeckError(faults_after(lambda tree: [card.pop("id") for card in era(tree, "I")]))
    assert len(error.faults) == 48
    lines = str(error).splitlines()
    assert lines[0] == "box.json: era I, card 1, id: is missing"
    assert (len(lines), lines[-1]) == (21, "... and 28 more faults")
    assert len(str(DeckError(error.faults[:20])).splitlines()) == 20
