"""Phase 1 for tests: seat 0 is the first to choose a character; and the cash limit a character leaves its player."""

from typing import Any

from support.board import PLAIN, BoardGame, answer, asked, choices, refused, scripted

# The rivals and the rest of the set have plain characters, other than the one the test is about.
RIVALS = 2


def choosing(tile: str, **given: Any) -> BoardGame:
    """Round 2 begins, and seat 0 chooses first; `tile` ("red captain") is in play. Stops when cowboys are to be placed.

    What is `given` is as for `scripted`.
    """
    rivals = [words for words in PLAIN if words.removeprefix("red ") != tile.removeprefix("red ")][:RIVALS]
    return scripted(**{"at": "characters", "until": "cowboys", "characters": ", ".join((tile, *rivals)), **given})


def taking(tile: str, **given: Any) -> BoardGame:
    """Seat 0 has taken this character: whatever it does at once has been done or is being asked."""
    game = choosing(tile, **given)
    answer(game, f"0 choose {tile.removeprefix('red ')}")
    return game


def others_choose(game: BoardGame) -> None:
    """The rivals take the first characters left, nobody does anything, until the game pauses or the round is over."""
    now = game.state.round
    while asked(game) != "pause" and game.state.round == now:
        assert game.decision is not None
        seat = game.decision.seats[0]
        for wish in ("choose decline", "choose later", "pass"):
            if wish in choices(game):
                answer(game, f"{seat} {wish}")
                break
        else:
            answer(game, f"{seat} {choices(game)[0]}")


def cash_limit(tile: str) -> int:
    """What a player with this character may keep at the end of the round (BG-4.10)."""
    money = 500
    rival = "mercenary" if "captain" in tile else "captain"
    game = scripted(at="end", until="fill", characters=f"{tile}, {rival}", money={0: money})
    while asked(game) == "0 ask":
        answer(game, "0 choose decline")
    assert asked(game) == "0 cash"
    assert game.decision is not None
    limit: int = game.decision.about["limit"]
    refused(game, "0 pass", "must-spend", "BG-4.10")
    refused(game, f"0 spend {money - limit - 1}", "spend-amount", "BG-4.10")
    answer(game, f"0 spend {money - limit}")
    assert game.state.money[0] == limit
    return limit
