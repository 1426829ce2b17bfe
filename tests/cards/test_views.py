"""What everybody may see, and what nobody (CG-10.9)."""

from random import Random
from typing import get_args

import pytest

from carson.cards.material.pieces import CHARACTERS
from carson.cards.steps import STEPS
from carson.cards.views.view import Phase, plain, restore
from support.cards import deck_of
from support.script import FOUR, CardGame, answer, offer, scripted, told

pytestmark = pytest.mark.rule("CG-10.9")

EVERYBODY = (0, 1, None)  # two real players and a spectator


def middle_of_a_game() -> CardGame:
    """One round is over: seat 1 chose before seat 0, a skull came, a card left the game."""
    game = scripted(
        "star, cattle, beginner hat, expert boot",
        owned={0: "heroes", 2: "singer"},
        characters="doctor gunsmith banker captain",
        terrain="I-21 I-05 I-01 I-02",
        bids={2: [8], 3: [11]},
        deck=deck_of(skulls=["gunsmith"]),
    )
    answer(game, "0 use heroes", "0 bid 1", "1 bid 7", "1 take gunsmith", "0 take I-01", "0 place n14")
    return game


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_offer_and_the_top_back(seat: int | None) -> None:
    game = middle_of_a_game()
    view = game.view(seat)
    assert view.offer[0] == "banker"
    assert view.back == ("cattle", "horseshoe", "star", "cactus", "boot", "hat")
    assert told(game, "back", seat)[-1] == {"suits": list(view.back)}
    assert not view.skull
    assert (view.characters_left, view.terrain_left) == (17, 40)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_discards_cities_characters_and_the_virtual_players_cards(seat: int | None) -> None:
    star, cattle, hat, boot = middle_of_a_game().view(seat).players
    assert [player.bids_left for player in (star, boot)] == [(2, 3, 4, 5, 6, 7, 8, 9), (3, 4, 5, 6, 7, 8, 9, 10)]
    assert (star.city.covered.bit_count(), cattle.city.covered.bit_count()) == (4, 0)
    assert (star.characters, star.used) == (("heroes",), ("heroes",))
    assert (cattle.characters, hat.characters) == (("gunsmith",), ("singer",))
    assert (boot.kept, hat.kept) == (("I-21",), ("I-05",))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_cards_put_under_the_pile_and_out_of_the_game(seat: int | None) -> None:
    view = middle_of_a_game().view(seat)
    assert view.under == ("doctor",)
    assert view.gone == ("I-02",)
    assert "doctor" in view.unowned
    assert "singer" not in view.unowned


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_the_order_of_what_lies_under_the_pile(seat: int | None) -> None:
    game = middle_of_a_game()
    state = game.state
    state.unseen = [c for c in state.unseen if CHARACTERS[c] not in ("cowboy", "teacher")]
    views = []
    for names in (("teacher", "doctor", "cowboy"), ("cowboy", "teacher", "doctor")):
        state.under = [CHARACTERS.index(name) for name in names]
        views.append(game.view(seat))
    assert views[0] == views[1]
    assert views[0].under == ("cowboy", "doctor", "teacher")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_whose_back_is_on_top(seat: int | None) -> None:
    """Two characters with the same back: which of them it is makes no difference to anybody."""
    deck = deck_of(backs={"captain": "star", "cowboy": "star"})
    views, news = [], []
    for top in ("captain", "cowboy"):
        game = scripted("star, cattle, hat, boot", characters=f"banker {top}", deck=deck)
        # Rules are made for each game: only what they hold must be alike.
        views.append(plain(game.view(seat)))
        news.append(game.events(seat))
    assert views[0] == views[1]
    assert news[0] == news[1]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_bid_face_down_is_known_to_its_owner_alone(seat: int | None) -> None:
    views = []
    for value in (4, 9):
        game = scripted(FOUR)
        answer(game, f"0 bid {value}")
        views.append(plain(game.view(seat)))
    assert (views[0] == views[1]) == (seat != 0)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_hidden_may_be_drawn_anew_without_a_difference(seat: int | None) -> None:
    deck = deck_of(backs={"captain": "star", "cowboy": "star"})
    game = scripted(FOUR, characters="banker captain", deck=deck)
    answer(game, "0 bid 4", "2 bid 7")
    rng = Random(1)
    redrawn = [game.rules.redraw(game.state, seat, rng) for _ in range(50)]
    assert all(game.rules.view(state, seat) == game.view(seat) for state in redrawn)
    # All that is hidden does vary: both others' bids (or one), and the character on top.
    assert {CHARACTERS[state.top] for state in redrawn} == {"captain", "cowboy"}
    assert {state.sealed[2] for state in redrawn} == set(range(1, 10))
    assert {state.sealed[0] for state in redrawn} == ({4} if seat == 0 else set(range(1, 10)))


def test_what_is_drawn_anew_does_not_depend_on_what_was_hidden() -> None:
    """Who learns the chance it was drawn with, as the seed of a game taken from here, cannot reckon back."""
    deck = deck_of(backs={"captain": "star", "cowboy": "star"})
    found = []
    for top, bid in (("captain", 4), ("cowboy", 9)):
        game = scripted(FOUR, characters=f"banker {top}", deck=deck)
        answer(game, f"0 bid {bid}")
        redrawn = [game.rules.redraw(game.state, None, Random(n)) for n in range(20)]
        found.append([(state.top, state.unseen, state.sealed) for state in redrawn])
    assert found[0] == found[1]


def test_piles_hold_no_order_that_could_be_seen() -> None:
    """What is not drawn yet is a set: the next card is decided when it is turned up."""
    game = scripted(terrain="I-30 I-20 I-10 I-40")
    assert game.state.terrain == sorted(game.state.terrain)
    assert game.state.unseen == sorted(game.state.unseen)
    assert offer(game)[1:] == ["I-30", "I-20", "I-10", "I-40"]


def test_a_view_says_the_phase_as_data() -> None:
    game = scripted(FOUR, owned={0: "heroes"})
    before = game.view(0)
    answer(game, "0 use heroes")
    assert (before.phase, game.view(0).phase) == ("before", "bid")
    sent = plain(before)
    assert sent["phase"] == "before"
    del sent["phase"]  # as it was before views said it
    assert restore(game.rules.table, sent) == before


def test_the_phases_of_views_are_those_of_the_steps() -> None:
    assert set(get_args(Phase)) == {"", *STEPS.phases}
