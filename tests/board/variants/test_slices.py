"""A variant's slice of a state: its own value, shared by copies until one of them has another."""

import pickle

from carson.board.library import new_rules
from carson.board.options import Options
from carson.board.state import State
from carson.board.variants.slices import Slice
from carson.kernel import Log, SeededChance

HERD = Slice("horses", 0)


def started(variants: str) -> State:
    return new_rules(Options(3, variants=variants)).start(Log(SeededChance("slices")))


def test_a_game_without_variants_has_no_slices() -> None:
    state = started("")
    assert state.slices == {}
    assert not HERD.in_play(state)


def test_each_variant_that_keeps_something_has_a_slice() -> None:
    variants = "new-beginning river might-is-right kit-carson outlaws horses"
    assert list(started(variants).slices) == ["new-beginning", "might-is-right", "kit-carson", "outlaws", "horses"]


def test_copies_share_what_they_have_and_do_not_see_what_the_other_puts() -> None:
    state = started("horses")
    other = state.copy()
    assert other.slices is state.slices
    HERD.put(other, 7)
    assert HERD.of(other) == 7
    assert HERD.of(state) != 7
    assert other != state


def test_slices_survive_pickling() -> None:
    state = started("horses outlaws")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.slices == state.slices
