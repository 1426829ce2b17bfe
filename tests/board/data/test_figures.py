"""Figures of one's own: what a file may say, what it may not, and records that carry theirs along."""

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from board.games import played
from carson.board.data.loader import MOST_BYTES, built_in, load
from carson.board.library import Options, new_game, new_rules, replayed, rules_of
from carson.board.material.figures import Figures, FiguresError, parse
from carson.board.material.pieces import NAMES
from carson.board.mechanics.incomes import refresh_all
from carson.kernel import RecordError, record, replay
from carson.kernel import parse as parse_record
from carson.words import BoardTeller, Words
from support.board import BoardGame, city, income_of

Change = Callable[[Any], object]


def changed(change: Change) -> str:
    tree = json.loads(built_in().to_json())
    change(tree)
    return json.dumps(tree)


def said_of(text: str) -> str:
    with pytest.raises(FiguresError) as caught:
        parse(text, "box.json")
    return told(caught.value)


def told(error: FiguresError) -> str:
    said = BoardTeller(Words("en"), str).error(error)
    return said.removeprefix("These figures cannot be used. ")


def own_figures(name: str = "my-box") -> Figures:
    """A box with a river down the middle, a dearer step of City Hall and a smaller purse."""

    def change(tree: Any) -> None:
        tree["name"] = name
        tree["river"] = ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"]
        tree["city_hall_step"]["bank"] = 4
        tree["beginning"]["purse"] = 30

    return parse(changed(change), "my-box.json")


# What a file may not say

WARES = "Name exactly these: bank, blacksmith, drugstore, general_store and saloon."
SOME = "bank, blacksmith, drugstore, general_store, hotel, mine, prison, ranch, saloon and mountain"
RIVER = "A river has 1 to 15 parcels, each once."
STANDISH = "Name one or more of these, each once: rancher, miner, strength and urban."
CARD = "It must be A, B, C, D, E, F, G, H, I or X."
WARE = "It needs 0 ≤ fewest ≤ most ≤"
PRICE = "and a price from 0 to 20."
TYPES = "bank, blacksmith, drugstore, general_store, hotel, mine, prison, ranch and saloon"
CASES: list[tuple[Change, str]] = [
    (lambda t: t.update(format="carson board figures 2"), "format: The format must be “carson board figures 1”."),
    (lambda t: t.update(name=""), "name: The name must be one word of at most 60 letters."),
    (lambda t: t.update(name="my box"), "name: The name must be one word of at most 60 letters."),
    (lambda t: t.update(name="x" * 61), "name: The name must be one word of at most 60 letters."),
    (lambda t: t.update(name="my\nbox"), "name: The name must be one word of at most 60 letters."),
    (lambda t: t["city_hall_step"].pop("bank"), f"city_hall_step: {WARES}"),
    (lambda t: t["city_hall_step"].update(hotel=6), f"city_hall_step: {WARES}"),
    (lambda t: t["city_hall_step"].update(bank=0), "city_hall_step: Each step must be from $1 to $20."),
    (lambda t: t["city_hall_step"].update(bank=21), "city_hall_step: Each step must be from $1 to $20."),
    (lambda t: t.update(river=["a1", "i1"]), "river: “i1” is not a parcel; parcels are a1 to h8."),
    (lambda t: t.update(river=["a1", "b1", "a1"]), f"river: {RIVER}"),
    (lambda t: t.update(river=[]), f"river: {RIVER}"),
    (lambda t: t["outlaw_vp"].pop("13"), "outlaw_vp: It must have 8, 9, 10, 11, 12 and 13, in this order."),
    (lambda t: t["outlaw_vp"].update({"9": -1}), "outlaw_vp: It must be from 0 to 20."),
    (lambda t: t["outlaw_vp"].update({"9": 21}), "outlaw_vp: It must be from 0 to 20."),
    (lambda t: t["hats"].pop(), "hats: It must have 5 numbers from 0 to 20, one for each enclosure."),
    (
        lambda t: t.update(hats=[1, 2, -1, 3, 5]),
        "hats: It must have 5 numbers from 0 to 20, one for each enclosure.",
    ),
    (
        lambda t: t["beginning"]["cowboys"].update(most=11),
        f"beginning, cowboys: {WARE} 10 {PRICE}",
    ),
    (
        lambda t: t["beginning"]["roads"].update(fewest=5),
        f"beginning, roads: {WARE} 9 {PRICE}",
    ),
    (
        lambda t: t["beginning"]["revolvers"].update(price=-1),
        f"beginning, revolvers: {WARE} 9 {PRICE}",
    ),
    (
        lambda t: t["beginning"]["parcels"].update(most=7),
        f"beginning, parcels: {WARE} 6 {PRICE}",
    ),
    (
        lambda t: t["beginning"].update(purse=3),
        "beginning, purse: The purse must be from $4 (what must be bought) to $100.",
    ),
    (
        lambda t: t["beginning"].update(purse=101),
        "beginning, purse: The purse must be from $4 (what must be bought) to $100.",
    ),
    (
        lambda t: t["beginning"].update(purse=92),
        "beginning: 34,500 different sheets would be possible; the limit is 10,000. Make the purse smaller.",
    ),
    (
        lambda t: t["beginning"]["roads"].update(price=21),
        f"beginning, roads: {WARE} 9 {PRICE}",
    ),
    (
        lambda t: t.update(notes=["a note"] * 21),
        "notes: It may have at most 20 notes of up to 200 letters.",
    ),
    (
        lambda t: t.update(notes=["x" * 201]),
        "notes: It may have at most 20 notes of up to 200 letters.",
    ),
    (
        lambda t: t.update(strategies=dict(reversed(t["strategies"].items()))),
        "strategies: It must have rancher, miner, strength and urban, in this order.",
    ),
    (
        lambda t: t["strategies"]["miner"]["priority"].pop(),
        f"strategies, miner, priority: Name each of these once: {TYPES}.",
    ),
    (
        lambda t: t["strategies"]["miner"]["priority"].append("bank"),
        f"strategies, miner, priority: Name each of these once: {TYPES}.",
    ),
    (
        lambda t: t["strategies"]["urban"].update(bonus=["church"]),
        f"strategies, urban, bonus: Name one or more of these, each once: {SOME}.",
    ),
    (
        lambda t: t["strategies"]["urban"].update(bonus=[]),
        f"strategies, urban, bonus: Name one or more of these, each once: {SOME}.",
    ),
    (
        lambda t: t["strategies"]["urban"].update(bonus=["bank", "bank"]),
        f"strategies, urban, bonus: Name one or more of these, each once: {SOME}.",
    ),
    (
        lambda t: t["strategies"]["urban"].update(bonus_vp=21),
        "strategies, urban, bonus_vp: It must be from 0 to 20.",
    ),
    (
        lambda t: t["cowboy_cards"][2].update(card="J"),
        f"cowboy_cards, 3, card: {CARD}",
    ),
    (
        lambda t: t["cowboy_cards"][2].update(card="AB"),
        f"cowboy_cards, 3, card: {CARD}",
    ),
    (lambda t: t["cowboy_cards"][2].update(firepower=21), "cowboy_cards, 3, firepower: It must be from 0 to 20."),
    (
        lambda t: t["cowboy_cards"][2].update(of=["hearts"]),
        f"cowboy_cards, 3, of: {STANDISH}",
    ),
    (
        lambda t: t["cowboy_cards"][2].update(of=[]),
        f"cowboy_cards, 3, of: {STANDISH}",
    ),
    (
        lambda t: t["cowboy_cards"][2].update(of=["miner", "miner"]),
        f"cowboy_cards, 3, of: {STANDISH}",
    ),
    (
        lambda t: t["cowboy_cards"][15].update(of=["rancher"]),
        "cowboy_cards, 16, of: G is only for miner and urban. [BG-14.9]",
    ),
    (lambda t: t["cowboy_cards"].pop(), "cowboy_cards: There are 11 cards for miner; 12 are needed."),
]


@pytest.mark.parametrize(("change", "said"), CASES, ids=[said[:40] for _, said in CASES])
def test_a_file_that_says_what_cannot_be_is_refused_with_place_and_remedy(change: Change, said: str) -> None:
    assert said_of(changed(change)) == f"box.json, {said}"


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda t: t.pop("hats"), "Object missing required field `hats`"),
        (lambda t: t.update(hatz=[1]), "Object contains unknown field `hatz`"),
        (lambda t: t.update(hats="12235"), "Expected `array`, got `str` - at `$.hats`"),
        (lambda t: t["hats"].__setitem__(2, True), "Expected `int`, got `bool` - at `$.hats[2]`"),
        (lambda t: t["beginning"]["roads"].pop("price"), "Object missing required field `price` - at"),
        (lambda t: t["strategies"]["miner"].update(color="club"), "Object contains unknown field `color` - at"),
        (lambda t: t["cowboy_cards"][0].update(firepower=1.5), "Expected `int`, got `float` - at"),
    ],
)
def test_a_file_of_another_shape_is_refused_with_the_place(change: Change, part: str) -> None:
    said = said_of(changed(change))
    assert said.startswith("box.json: ")
    assert part in said


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"format": "\ud800"}', "carson"])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    assert said_of(text).startswith("box.json: ")


# Files


def loading(path: Path | str) -> str:
    with pytest.raises(FiguresError) as caught:
        load(path)
    return told(caught.value)


def test_a_players_own_figures_are_loaded(tmp_path: Path) -> None:
    path = tmp_path / "my-box.json"
    path.write_text(json.dumps(json.loads(own_figures().to_json()), indent=1), "utf-8-sig")
    assert load(path) == load(str(path)) == own_figures()


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    assert loading(path) == f"{path}: It cannot be read: No such file or directory"
    assert loading(tmp_path) == f"{tmp_path}: It is a directory, not a file."
    assert "cannot be read" in loading("box\0.json")
    path.write_bytes(b'{"name": "caf\xe9"}')
    assert loading(path) == f"{path}: It is not valid UTF-8 (from byte 13)."
    path.write_bytes(b" " * (MOST_BYTES + 1))
    assert loading(path) == f"{path}: It is larger than 1,000,000 bytes."


def test_a_faulty_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(changed(lambda t: t.update(hats=[])), "utf-8")
    assert loading(path) == f"{path}, hats: It must have 5 numbers from 0 to 20, one for each enclosure."


def test_the_error_can_be_sent_to_another_process() -> None:
    with pytest.raises(FiguresError) as caught:
        parse(changed(lambda t: t.update(hats=[])), "box.json")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, FiguresError)
    assert told(again) == told(caught.value)


# The built-in figures, the digest and the text


def test_the_built_in_figures_are_read_once_and_are_sound() -> None:
    assert built_in() is built_in()
    assert built_in().name == "reconstructed-1"
    assert parse(built_in().to_json(), "again") == built_in()


def test_the_text_is_one_plain_line_that_reads_back_whatever_the_notes_say() -> None:
    figures = replace(own_figures(), notes=("Größe\n\u2028 of the hats", "\x85"))
    text = figures.to_json()
    assert text.isascii()
    assert len(text.splitlines()) == 1
    assert parse(text, "again") == figures


def test_the_digest_names_what_is_played_with_and_not_what_it_is_called() -> None:
    figures = own_figures()
    assert replace(figures, name="other", notes=("a note",)).digest == figures.digest
    assert len({figures.digest, built_in().digest, replace(figures, hats=(1, 2, 3, 3, 5)).digest}) == 3
    assert len(figures.digest) == 16


def test_the_order_of_the_fields_does_not_matter() -> None:
    tree = json.loads(built_in().to_json())
    tree["city_hall_step"] = dict(reversed(tree["city_hall_step"].items()))
    assert parse(json.dumps(dict(reversed(tree.items()))), "box").digest == built_in().digest


# Games with figures of one's own


def started(figures: Figures | None) -> BoardGame:
    return new_game(Options(2, variants="new-beginning river"), "a", figures)


@pytest.mark.rule("BG-8.14")
def test_a_game_is_played_with_the_figures_it_was_given() -> None:
    rules = new_rules(Options(2, variants="river"), own_figures())
    game = new_game(Options(2, variants="river"), "a", own_figures())
    assert game.view(0).river == ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8")
    assert rules.table.mountains == 6  # they are printed on the board (BG-11.2)
    state = city("    a   b   c\n1   CH  ..  ..\n2   ..  ..  Ba0\n3   ..  ..  Ho")
    state.step, state.occupant = rules.table.step, 0
    refresh_all(state)
    assert income_of(state, "c2") == 3 + 4
    assert rules.table.step[NAMES.index("saloon")] == 5


def test_a_record_names_its_figures_and_carries_those_that_are_not_built_in() -> None:
    usual, own = record(started(None)).head, record(started(own_figures())).head
    assert usual["figures"] == f"reconstructed-1 {built_in().digest}"
    assert "figures-data" not in usual
    assert own["figures"] == f"my-box {own_figures().digest}"
    assert parse(own["figures-data"], "record") == own_figures()


def test_a_record_with_its_own_figures_plays_through() -> None:
    rules = new_rules(Options(2, variants="new-beginning river"), own_figures())
    game = played(rules, "own", lambda g, seat, actions: Random(g.version).choice(actions), 60)
    text = record(game).text()
    again = replayed(parse_record(text))
    assert record(again).text() == text
    assert again.rules.table.figures == own_figures()


def test_built_in_figures_under_another_name_are_the_built_in_ones() -> None:
    game = started(replace(built_in(), name="my-box", notes=()))
    stored = record(game)
    assert stored.head["figures"] == f"reconstructed-1 {built_in().digest}"
    assert record(replayed(parse_record(stored.text()))).text() == stored.text()


def test_a_record_of_other_figures_is_refused() -> None:
    stored = record(started(own_figures()))
    without = replace(stored, head={key: value for key, value in stored.head.items() if key != "figures-data"})
    with pytest.raises(RecordError) as caught:
        rules_of(without)
    assert caught.value.code == "record-other-figures"
    assert caught.value.details == {
        "name": "my-box",
        "expected": own_figures().digest,
        "found": built_in().digest,
    }
    said = BoardTeller(Words("en"), str).error(caught.value)
    assert said.startswith("The record needs the figures “my-box” (")
    with pytest.raises(RecordError) as caught:
        replay(new_rules(Options(2, variants="new-beginning river")), stored)
    assert (caught.value.code, caught.value.details["key"]) == ("record-other-options", "figures")


def test_figures_that_were_changed_in_a_record_are_refused() -> None:
    stored = record(started(own_figures()))
    data = stored.head["figures-data"].replace('"purse":30', '"purse":31')
    with pytest.raises(RecordError) as caught:
        rules_of(replace(stored, head={**stored.head, "figures-data": data}))
    assert caught.value.code == "record-other-figures"


def test_figures_in_a_record_that_cannot_be_played_with_are_refused() -> None:
    stored = record(started(own_figures()))
    data = stored.head["figures-data"].replace('"purse":30', '"purse":0')
    with pytest.raises(RecordError) as caught:
        rules_of(replace(stored, head={**stored.head, "figures-data": data}))
    assert caught.value.code == "record-bad-figures"
    said = BoardTeller(Words("en"), str).error(caught.value)
    assert said.endswith("figures-data, beginning, purse: The purse must be from $4 (what must be bought) to $200.")
