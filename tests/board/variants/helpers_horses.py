"""Games with horses in the middle of a round."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from carson.board.state import State
from carson.board.variants.horses.state import HERD, power
from support.board import BoardGame, scripted


def stabled(
    herd: Sequence[int] = (1, 1, 1),
    pens: Mapping[int, str] | None = None,
    rodeos: Sequence[int] | None = None,
    variants: str = "",
    **given: Any,
) -> BoardGame:
    """A scripted game with horses: those in the supplies by seat, and in the five enclosures ({0: "0 0 1 0 0"})."""
    players = len(herd)
    if "characters" in given:
        assert given["characters"].count(",") == players - 1
    else:
        given["players"] = players

    def prepare(state: State) -> None:
        full = [tuple(map(int, (pens or {}).get(seat, "0 0 0 0 0").split())) for seat in range(players)]
        won = tuple(rodeos) if rodeos is not None else (state.round - 1, *[0] * (players - 1))
        HERD.put(state, replace(HERD.of(state), supply=tuple(herd), pens=tuple(full), rodeos=won))
        for seat, there in enumerate(full):
            state.bonus[seat] += power(there[0])

    return scripted(**{"variants": f"horses {variants}", "prepare": prepare, **given})


def horses(game: BoardGame, seat: int) -> tuple[int, str]:
    """A player's horses: in the own supply, and in the enclosures."""
    herd = HERD.of(game.state)
    return herd.supply[seat], " ".join(map(str, herd.pens[seat]))
