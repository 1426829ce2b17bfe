"""Paperboy: 3 VP; at the end of the game one character that nobody owns (CG-7.24, CG-10.7)."""

from typing import Any

import pytest

from carson.cards.material.pieces import CHARACTERS
from support.cards import deck_of, worth
from support.script import FOUR, CardGame, answer, asked, last_round_over, options, owns, play_round, refused, scripted

pytestmark = pytest.mark.rule("CG-7.24")


def sent(owned: str = "", others: str = "", **given: Any) -> CardGame:
    """The moment for the Paperboy's owner to take; `others` is what a virtual player owns."""
    game = last_round_over(owned={0: f"paperboy {owned}", 1: others}, **given)
    assert asked(game) == "0 paperboy"
    return game


def test_the_paperboy_is_worth_3() -> None:
    assert worth("paperboy") == 3


def test_every_character_that_nobody_owns_may_be_taken() -> None:
    game = sent("doctor", others="captain sheriff")
    free = [name for name in CHARACTERS if name not in ("paperboy", "doctor", "captain", "sheriff", "banker")]
    assert options(game) == [*(f"take {name}" for name in free), "pass"]


def test_a_discarded_character_may_be_taken() -> None:
    game = sent(gone="heroes")
    assert "heroes" in game.view(None).gone
    answer(game, "0 take heroes")
    assert owns(game) == ("banker", "heroes", "paperboy")
    assert "heroes" not in game.view(None).gone


def test_a_character_put_back_under_the_pile_may_be_taken() -> None:
    game = scripted(
        at="II 9", owned={0: "paperboy"}, characters="doctor gunsmith editor", deck=deck_of(skulls=["gunsmith"])
    )
    answer(game, "0 bid 9", "0 take gunsmith")
    assert game.view(None).under == ("doctor",)
    answer(game, "0 take doctor")
    assert owns(game) == ("doctor", "gunsmith", "paperboy")
    assert game.view(None).under == ()


def test_a_character_in_the_pile_may_be_taken_even_the_one_on_top() -> None:
    for wanted in ("cowboy", "teacher"):
        game = scripted(at="II 9", owned={0: "paperboy"}, characters="banker cowboy")
        answer(game, "0 bid 9", "0 take banker")
        left = game.view(None).characters_left
        answer(game, f"0 take {wanted}")
        assert owns(game) == ("banker", *sorted((wanted, "paperboy")))
        assert game.view(None).characters_left == left - 1


def test_it_counts_as_owned() -> None:
    game = sent()
    answer(game, "0 take captain")
    assert game.outcome().scores[0] == 3 + 6


def test_only_one_is_taken_and_only_at_the_end() -> None:
    game = scripted(at="II 8", owned={0: "paperboy"}, characters="banker cowboy")
    play_round(game)
    assert asked(game) == "0 bid"
    game = sent()
    answer(game, "0 take captain")
    assert asked(game) == ""


def test_nobody_must_take_one() -> None:
    game = sent()
    answer(game, "0 pass")
    assert owns(game) == ("banker", "paperboy")
    assert game.outcome().scores[0] == 3


def test_no_other_card_and_nothing_else() -> None:
    game = sent()
    refused(game, "0 take I-01", "paperboy-no-character", "CG-7.24", card="I-01")
    refused(game, "0 take mayor", "paperboy-no-character", "CG-7.24", card="mayor")
    refused(game, "0 bid 9", "wrong-moment", "CG-7.24", asked="paperboy", action="bid 9")


@pytest.mark.rule("CG-10.7")
def test_what_anybody_owns_real_or_virtual_cannot_be_taken() -> None:
    game = last_round_over("star, cattle, hat, beginner boot", owned={0: "paperboy", 1: "captain", 3: "heroes"})
    for name in ("captain", "heroes", "paperboy"):
        refused(game, f"0 take {name}", "paperboy-owned", "CG-10.7", card=name)


@pytest.mark.rule("CG-10.7")
def test_editor_and_undertaker_count_it_and_the_paperboy() -> None:
    """Owned: Paperboy, Banker, Editor, Undertaker; taken: Lawyer, a ↷ character."""
    game = sent("editor undertaker")
    before = game.view(None).sheet(0).characters
    assert (before["editor"], before["undertaker"]) == (4, 8)
    answer(game, "0 take lawyer")
    after = game.view(None).sheet(0).characters
    assert (after["editor"], after["undertaker"]) == (4 + 4, 10)


@pytest.mark.rule("CG-10.7")
def test_a_captain_so_taken_is_worth_6_and_72_parcels_for_the_indian_and_nothing_more_is_placed() -> None:
    game = sent("indian", cities={0: "\n".join(["Mt Mt Mt Mt Mt Mt Mt Mt"] * 5)})
    assert game.view(None).sheet(0).characters["indian"] == 12
    answer(game, "0 take captain")
    assert asked(game) == ""
    assert game.view(None).sheet(0).characters == {"banker": 0, "captain": 6, "indian": 16, "paperboy": 3}


@pytest.mark.rule("CG-10.7")
def test_a_sheriff_so_taken_makes_outlaws_cost_nothing() -> None:
    game = sent(cities={0: "Ou Ra Ou"})
    assert game.view(None).points(0) == 3 - 12
    answer(game, "0 take sheriff")
    assert game.view(None).points(0) == 3 + 2


@pytest.mark.rule("CG-10.7")
def test_only_its_owner_takes() -> None:
    game = last_round_over(FOUR, owned={2: "paperboy"})
    assert asked(game) == "2 paperboy"
    refused(game, "0 take captain", "not-your-decision", "CG-7.24", seat=0, seats=(2,), asked="paperboy")
