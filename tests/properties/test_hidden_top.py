"""Where several characters have the same back, nobody knows which of them is on top of the pile."""

from dataclasses import replace
from random import Random

import pytest

from carson.cards.data.loader import built_in
from carson.cards.library import new_rules
from carson.cards.material.pieces import CHARACTERS
from carson.cards.options import Options
from carson.kernel import Game


def test_a_character_taken_from_the_pile_at_the_end_is_not_put_back() -> None:
    deck = built_in()
    one_back = tuple(replace(card, back=deck.characters[0].back, skull=False) for card in deck.characters)
    rules = new_rules(Options(4, ()), replace(deck, characters=one_back))
    rng = Random(2)
    for seed in range(20):
        game = Game.start(rules, str(seed))
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            if decision.kind == "paperboy":
                top = CHARACTERS[game.state.top]
                assert top not in game.view(seat).offer
                assert game.apply(seat, f"take {top}").final
                return
            game.apply(seat, rng.choice(game.legal_actions(seat)))
    pytest.fail("no Paperboy in twenty games")
