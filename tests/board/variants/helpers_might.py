"""Games with duel tiles in the middle of a round."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.variants.might_is_right.state import PILES
from support.board import BoardGame, Script, scripted, told


def armed(
    *hands: str,
    discard: str = "",
    rest: str = "",
    variants: str = "",
    tiles: Sequence[int] = (),
    **given: Any,
) -> BoardGame:
    """A scripted game with these tiles in the players' hands ("0 3 5") and in the discard; then `tiles` are drawn."""
    if "characters" in given:
        assert given["characters"].count(",") == len(hands) - 1
    else:
        given["players"] = len(hands)

    def prepare(state: State) -> None:
        PILES.put(
            state,
            replace(
                PILES.of(state),
                hands=tuple(map(as_tiles, hands)),
                chosen=((),) * len(hands),
                discard=as_tiles(discard),
                rest=as_tiles(rest),
            ),
        )

    game = scripted(variants=f"might-is-right {variants}", prepare=prepare, **given)
    to_draw(game, *tiles)
    return game


def to_draw(game: BoardGame, *tiles: int) -> None:
    """These tiles come next from the discard."""
    chance = game._chance
    assert isinstance(chance, Script)
    chance.queues["tile"] = list(tiles)


def as_tiles(words: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, words.split())))


def hand(game: BoardGame, seat: int) -> tuple[int, ...]:
    return PILES.of(game.state).hands[seat]


def strengths(game: BoardGame) -> dict[int, int]:
    """The strengths in the last duel."""
    return dict(told(game, "duel")[-1]["strengths"])


def rules_of(game: BoardGame) -> BoardRules:
    assert isinstance(game.rules, BoardRules)
    return game.rules
