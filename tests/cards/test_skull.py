"""A skull on the next back brings that card instead (CG-4.2), first card excepted (CG-10.5)."""

import pytest

from carson.cards.material.pieces import CHARACTERS
from support.cards import deck_of
from support.script import CardGame, offer, play_round, scripted, told

SKULLS = deck_of(skulls=("gunsmith", "mercenary", "undertaker"))


def under(game: CardGame) -> list[str]:
    """The characters put under the pile, the next to come first."""
    return [CHARACTERS[c] for c in game.state.under]


def top(game: CardGame) -> str:
    """The character whose back is on top: what no player may know."""
    return CHARACTERS[game.state.top]


def pile_of(characters: str) -> str:
    """All the other characters: out of the game, so that only these are in the pile."""
    return " ".join(name for name in CHARACTERS if name not in characters.split())


@pytest.mark.rule("CG-4.2")
def test_without_a_skull_on_the_next_back_the_revealed_character_stays() -> None:
    game = scripted(characters="doctor banker", deck=SKULLS)
    assert (offer(game)[0], top(game), under(game)) == ("doctor", "banker", [])


@pytest.mark.rule("CG-4.2")
def test_a_skull_on_the_next_back_sends_the_revealed_character_under_the_pile() -> None:
    game = scripted(characters="doctor gunsmith banker", deck=SKULLS)
    assert (offer(game)[0], top(game), under(game)) == ("gunsmith", "banker", ["doctor"])
    assert told(game, "skull") == [{"character": "doctor"}]


@pytest.mark.rule("CG-4.2")
def test_it_is_repeated_while_the_next_back_shows_a_skull() -> None:
    game = scripted(characters="doctor gunsmith mercenary undertaker banker", deck=SKULLS)
    assert (offer(game)[0], top(game)) == ("undertaker", "banker")
    assert under(game) == ["doctor", "gunsmith", "mercenary"]


@pytest.mark.rule("CG-4.2")
def test_it_happens_in_every_round() -> None:
    game = scripted(characters="doctor banker gunsmith captain mercenary cowboy", deck=SKULLS)
    play_round(game)
    assert (offer(game)[0], top(game), under(game)) == ("gunsmith", "captain", ["banker"])
    play_round(game)
    assert (offer(game)[0], top(game), under(game)) == ("mercenary", "cowboy", ["banker", "captain"])


@pytest.mark.rule("CG-4.2")
def test_a_character_put_under_the_pile_comes_again_when_the_rest_has_come() -> None:
    in_pile = "doctor gunsmith banker captain"
    game = scripted(at="I 1", gone=pile_of(in_pile), characters=in_pile, deck=SKULLS)
    assert (offer(game)[0], under(game)) == ("gunsmith", ["doctor"])
    play_round(game)
    assert (offer(game)[0], top(game)) == ("banker", "captain")
    play_round(game)
    assert (offer(game)[0], top(game), under(game)) == ("captain", "doctor", [])


@pytest.mark.rule("CG-4.2")
def test_a_skull_put_under_the_pile_works_again_when_it_comes_to_the_top() -> None:
    in_pile = "doctor gunsmith mercenary banker captain"
    game = scripted(gone=pile_of(in_pile), characters=in_pile, deck=SKULLS)
    assert (offer(game)[0], under(game)) == ("mercenary", ["doctor", "gunsmith"])
    play_round(game)  # banker; captain on top
    play_round(game)  # captain; doctor on top
    play_round(game)  # doctor; gunsmith on top, who comes instead and leaves only the doctor in the pile
    assert (offer(game)[0], top(game), under(game)) == ("gunsmith", "doctor", [])


@pytest.mark.rule("CG-4.2")
@pytest.mark.parametrize("in_pile", ["gunsmith mercenary", "mercenary gunsmith undertaker"])
def test_it_stops_when_each_card_of_a_pile_of_skulls_has_been_revealed_once(in_pile: str) -> None:
    game = scripted(gone=pile_of(in_pile), characters=in_pile, deck=SKULLS)
    first, *between, last = in_pile.split()
    assert offer(game)[0] == last
    assert [top(game), *under(game)] == [first, *between]
    assert told(game, "skull") == [{"character": name} for name in (first, *between)]


@pytest.mark.rule("CG-4.2")
def test_it_stops_so_in_the_next_round_too_with_what_lies_under_the_pile() -> None:
    in_pile = "gunsmith mercenary undertaker heroes"
    game = scripted(gone=pile_of(in_pile), characters=in_pile, deck=deck_of(skulls=in_pile.split()))
    assert (offer(game)[0], top(game), under(game)) == ("heroes", "gunsmith", ["mercenary", "undertaker"])
    play_round(game)
    assert (offer(game)[0], top(game), under(game)) == ("undertaker", "gunsmith", ["mercenary"])


@pytest.mark.rule("CG-4.2")
def test_a_whole_deck_of_skulls_is_turned_over_once() -> None:
    game = scripted(deck=deck_of(skulls=CHARACTERS))
    assert offer(game)[0] == CHARACTERS[-1]
    assert [top(game), *under(game)] == list(CHARACTERS[:-1])


@pytest.mark.rule("CG-4.2")
def test_every_card_of_the_pile_may_come_though_all_but_one_are_skulls() -> None:
    """The one back without a skull ends it, even as the last of the pile."""
    in_pile = "doctor gunsmith mercenary undertaker"
    game = scripted(gone=pile_of(in_pile), characters=in_pile, deck=SKULLS)
    assert (offer(game)[0], top(game), under(game)) == ("undertaker", "doctor", ["gunsmith", "mercenary"])


@pytest.mark.rule("CG-10.5")
def test_a_first_card_drawn_with_a_skull_back_has_no_effect() -> None:
    game = scripted(characters="gunsmith banker", deck=SKULLS)
    assert (offer(game)[0], top(game), under(game)) == ("gunsmith", "banker", [])
    assert told(game, "skull") == []


@pytest.mark.rule("CG-10.5")
def test_a_first_card_with_a_skull_back_goes_under_like_any_other() -> None:
    game = scripted(characters="gunsmith mercenary banker", deck=SKULLS)
    assert (offer(game)[0], top(game), under(game)) == ("mercenary", "banker", ["gunsmith"])
