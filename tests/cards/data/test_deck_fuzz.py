"""Whatever a deck file holds, it is either a deck or a DeckError that names a fault."""

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.cards.data.checks import check
from carson.cards.data.faults import DeckError
from carson.cards.data.loader import built_in, load
from carson.cards.material import pieces
from carson.cards.material.deck import Deck, parse

TEXT = built_in().to_json()

words = st.sampled_from((*pieces.OBJECT_NAMES, *pieces.SUITS, *pieces.CHARACTERS, "", "I", "I-01", "id", "note"))
scalars = st.none() | st.booleans() | st.integers() | st.floats() | words | st.text()
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(words | st.text(), inner, max_size=4)
)


def mutate(data: st.DataObject, tree: Any) -> Any:
    """The tree after one change at a random place: something replaced, removed, added or repeated."""
    node = tree
    while isinstance(node, (dict, list)) and node:
        key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        child = node[key]
        if isinstance(child, (dict, list)) and child and data.draw(st.integers(0, 3)):
            node = child
            continue
        match data.draw(st.sampled_from(("replace", "remove", "add", "repeat", "swap"))):
            case "replace":
                node[key] = data.draw(values)
            case "remove":
                del node[key]
            case "add" if isinstance(node, dict):
                node[data.draw(words | st.text())] = data.draw(values)
            case "add" if isinstance(node, list):
                node.insert(key, data.draw(values))
            case "repeat" if isinstance(node, list):
                node.append(child)
            case _:
                other = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
                node[key], node[other] = node[other], node[key]
        return tree
    return data.draw(values)


def parsed(text: str) -> Deck | DeckError:
    """The deck or what was wrong with it; any other exception fails the test."""
    try:
        return parse(text, "box.json")
    except DeckError as error:
        return error


def assert_deck_or_fault(text: str) -> None:
    faults = check(text, "box.json")
    for fault in faults:
        assert fault.file == "box.json"
        assert fault.cause.code.startswith("deck-")
    result = parsed(text)
    if isinstance(result, Deck):
        assert all(fault.warning for fault in faults)
        assert parse(result.to_json(), "again") == result
    else:
        assert faults
        assert list(result.faults) == faults
        assert result.details["where"].startswith("box.json")


@settings(deadline=None)
@given(st.data())
def test_a_deck_changed_at_random_places(data: st.DataObject) -> None:
    tree = json.loads(TEXT)
    for _ in range(data.draw(st.integers(1, 4))):
        tree = mutate(data, tree)
    assert_deck_or_fault(json.dumps(tree))


@settings(deadline=None)
@given(st.data())
def test_a_text_with_a_piece_cut_out_or_put_in(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 40)))
    piece = data.draw(st.text(alphabet='{}[]",:0123456789-eE.\\u\ud800 aId', max_size=10))
    assert_deck_or_fault(TEXT[:start] + piece + TEXT[end:])


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_a_file_of_any_bytes(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "box.json"
        path.write_bytes(content)
        with pytest.raises(DeckError, match=r"box\.json") as caught:  # so few bytes hold no deck
            load(path)
        assert caught.value.faults
