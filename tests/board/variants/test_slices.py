"""A variant's slice of a state: its own value, shared by copies until one of them has another."""

import pickle

from carson.board.library import new_rules
from carson.board.options import Options
from carson.board.state import State
from carson.board.variants.registry import VARIANT_BY_NAME, VARIANTS
from carson.board.variants.slices import Slice
from carson.kernel import Log, SeededChance

KEEPS = next(variant for variant in VARIANT_BY_NAME.values() if variant.slice is not None).name  # any that has a slice
COUNT = Slice(KEEPS, 0)


def started(variants: str) -> State:
    return new_rules(Options(3, variants=variants)).start(Log(SeededChance("slices")))


def test_a_game_without_variants_has_no_slices() -> None:
    state = started("")
    assert state.slices == {}
    assert not COUNT.in_play(state)


def test_each_variant_that_keeps_something_has_a_slice() -> None:
    rules = new_rules(Options(3, variants=" ".join(VARIANTS)))
    state = rules.start(Log(SeededChance("slices")))
    assert list(state.slices) == [variant.name for variant in rules.table.variants if variant.slice is not None]
    assert len(state.slices) > 1


def test_copies_share_what_they_have_and_do_not_see_what_the_other_puts() -> None:
    state = started(KEEPS)
    other = state.copy()
    assert other.slices is state.slices
    COUNT.put(other, 7)
    assert COUNT.of(other) == 7
    assert COUNT.of(state) != 7
    assert other != state


def test_slices_survive_pickling() -> None:
    state = started(" ".join(VARIANTS))
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.slices == state.slices
