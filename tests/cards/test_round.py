"""The cards that are turned up when a round begins (CG-4.1), and the books' round (CG-4.12)."""

import pytest

from support.cards import deck_of
from support.script import FOUR, SIX, answer, asked, look, offer, owns, scripted, told

FIVE = "star, cattle, hat, boot, cactus"


@pytest.mark.rule("CG-4.1")
def test_the_character_lies_nearest_the_piles_then_the_terrain_in_the_order_drawn() -> None:
    game = scripted(FOUR, characters="doctor", terrain="I-30 I-10 I-41 I-02")
    assert offer(game) == ["doctor", "I-30", "I-10", "I-41", "I-02"]


@pytest.mark.rule("CG-4.1")
@pytest.mark.parametrize(
    ("players", "terrain"),
    [
        (FOUR, 4),
        ("star, beginner cattle, beginner hat, beginner boot", 4),
        (FIVE, 5),
        ("star, cattle, hat, boot, beginner cactus", 5),
        (SIX, 5),
        ("star, cattle, hat, boot, beginner cactus, expert horseshoe", 5),
    ],
)
def test_four_terrain_cards_come_or_five_with_five_or_six_players(players: str, terrain: int) -> None:
    for at in ("I 1", "II 9"):
        assert len(offer(scripted(players, at=at))) == 1 + terrain


@pytest.mark.rule("CG-4.1")
def test_every_round_turns_up_new_cards() -> None:
    game = scripted(characters="doctor banker captain", terrain="I-01 I-02 I-03 I-04 I-45 I-46 I-47 I-48")
    answer(game, "0 bid 9", "0 take I-01", "0 place n14")
    assert offer(game) == ["banker", "I-45", "I-46", "I-47", "I-48"]


def test_every_question_says_which_round_it_is_and_what_it_is_about() -> None:
    game = scripted(FOUR, at="II 4", owned={0: "governor"}, terrain="II-01")
    seen = []
    for reply in ("use governor", "take II-01", "place n14", "bid 9", ""):
        decision = game.decision
        seen.append((decision.kind, decision.rule, decision.about))
        if reply:
            answer(game, f"0 {reply}")
        if reply == "bid 9":
            answer(game, "1 bid 4", "2 bid 5", "3 bid 6")
    when = {"era": 1, "round": 4}
    assert seen == [
        ("power", "CG-4.3", {**when, "character": "governor"}),
        ("take-now", "CG-10.1", when),
        ("place", "CG-6.7", {**when, "card": "II-01"}),
        ("bid", "CG-4.4", when),
        ("take", "CG-4.6", {**when, "left": 1}),
    ]


# The books' round. The card that leaves the game is not named there: a card with nothing on it.
BOOKS_DECK = deck_of(
    cards={
        "I-01": "Mi ..\n.. Mt",
        "I-02": "Pr ..\n.. Ho",
        "I-03": "Ra ..\n.. ..",
        "I-04": ".. ..\n.. ..",
    },
    attraction={"I-01": 7, "I-02": 7, "I-03": 6, "I-04": 2, "banker": 6},
    backs={"editor": "horseshoe star hat cattle"},
)


@pytest.mark.rule("CG-4.12", "CG-4.6", "CG-4.7", "CG-4.8", "CG-4.10")
@pytest.mark.parametrize("column", ["I-04 I-01 I-02 I-03", "I-01 I-03 I-04 I-02", "I-03 I-01 I-04 I-02"])
@pytest.mark.parametrize("second", [6, 7])
def test_the_books_round(column: str, second: int) -> None:
    game = scripted(
        "star, cattle, beginner hat, beginner boot",
        characters="banker editor",
        terrain=column,
        bids={2: [8], 3: [second]},
        deck=BOOKS_DECK,
    )
    alex, paul, virtual_1, virtual_2 = range(4)
    answer(game, f"{alex} bid 5", f"{paul} bid 5")
    # Two cards have attraction 7: the first virtual player takes the nearer, the Mine; the second the Prison.
    players = game.view(None).players
    assert players[virtual_1].kept == ("I-01",)
    assert players[virtual_2].kept == ("I-02",)
    # Star stands above cattle on the back: Alex is first, and takes the character.
    assert asked(game) == "0 take"
    answer(game, f"{alex} take banker")
    assert owns(game, alex) == ("banker",)
    assert asked(game) == "1 take"
    answer(game, f"{paul} take I-03", f"{paul} place n14")
    assert look(game, paul) == "    n  o\n14  Ra ..\n15  .. ..\n"
    assert game.view(None).gone == ("I-04",)
    assert told(game, "left") == [{"cards": ["I-04"]}]
