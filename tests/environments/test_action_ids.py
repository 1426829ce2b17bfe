"""Every action has one id, with all options, and none has two."""

from typing import Any

import pytest

import carson
from carson.board.actions import ACTIONS, Claim, Spend
from carson.environments import board_actions
from carson.environments.action_ids import ActionIds, Section
from carson.environments.games import NUMBERS
from environments.tables import moments
from words.ftl import catalogue


def ids_of(game: str, **options: Any) -> ActionIds[Any]:
    rules = carson.new_game(game, seed=1, **options).rules
    return NUMBERS[game].action_ids(rules.table)


def test_every_legal_action_of_random_games_has_an_id_that_leads_back_to_it() -> None:
    kinds = set()
    for game, numbers, seat in moments(8, "ids"):
        table = game.rules.table  # type: ignore[attr-defined]
        ids = numbers.action_ids(table)
        legal = game.legal_actions(seat)
        found = ids.ids(legal)
        assert [ids.action(number) for number in found] == legal
        assert max(found) < ids.size(numbers.variants(table))
        kinds |= {type(action) for action in legal}
    assert len(kinds) >= 20


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_ids_are_a_bijection(game: str) -> None:
    ids = ids_of(game)
    texts = [ids.text(number) for number in range(len(ids))]
    assert len(set(texts)) == len(texts)


def test_every_answer_that_has_words_has_an_id() -> None:
    characters = {name.replace("_", "-") for name in board_actions.CHARACTERS}
    words = {name.removeprefix("option-") for name in catalogue("en") if name.startswith("option-")}
    for_one = {word for word in words for name in characters if word.removesuffix(f"-{name}") in words - {word}}
    assert words - for_one == set(board_actions.ANSWERS)


def test_a_kind_of_action_without_a_section_is_noticed() -> None:
    with pytest.raises(TypeError, match="kinds without a section: Ask, Build"):
        ActionIds(ACTIONS, (Section((Claim("a1"),), "one parcel"),))


def test_an_action_or_a_number_that_is_none_is_refused_in_words() -> None:
    ids = ids_of("board")
    with pytest.raises(LookupError, match="“spend 9999” has no id"):
        ids.ids([Spend(9999)])
    with pytest.raises(LookupError, match="There is no action -1; ids run from 0 to"):
        ids.action(-1)


def test_variants_lengthen_the_space_and_move_no_id() -> None:
    ids = ids_of("board")
    sizes = [ids.size(names) for names in ((), ("river",), ("kit-carson",), ("new-beginning",))]
    assert sizes[0] == sizes[1] < sizes[2] < sizes[3] == len(ids)
    assert ids_of("board", variants="horses").id(Claim("d4")) == ids.id(Claim("d4"))
