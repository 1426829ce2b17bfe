"""A game in which somebody may build, alone or with a rival's consent."""

from functools import lru_cache
from random import Random
from typing import Any

from carson.board.actions import Ask, Build, House
from carson.board.library import Options, new_game
from carson.kernel import record

PLAYERS = 2


@lru_cache
def building() -> tuple[str, int, int, tuple[str, ...], tuple[str, ...]]:
    """A whole game, the move after which somebody builds, his seat, and two ways: alone, and with a rival's consent."""
    for number in range(200):
        game, chance = new_game(Options(PLAYERS), f"building {number}"), Random(number)
        found = None
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            legal = game.legal_actions(seat)
            if found is None and decision.kind == "build":
                found = _ways(game, seat)
            building_first = [one for one in legal if isinstance(one, Build | House)]
            game.apply(seat, chance.choice(building_first or legal))
        if found is not None:
            return record(game).text(), *found
    raise AssertionError("no such game")


def _ways(game: Any, seat: int) -> tuple[int, int, tuple[str, ...], tuple[str, ...]] | None:
    alone = _chain(game.copy(), seat, ())
    for ask in game.legal_actions(seat):
        if isinstance(ask, Ask):
            copy = game.copy()
            copy.apply(seat, ask)
            if copy.decision.kind == "consent":
                copy.apply(copy.decision.seats[0], "choose agree")
                asking = _chain(copy, seat, (f"ask {ask.at}",), ask.at)
                if alone and asking:
                    return len(game.moves), seat, alone, asking
    return None


def _chain(game: Any, seat: int, before: tuple[str, ...], at: str = "") -> tuple[str, ...]:
    """Build something that brings one House, the House on this parcel if one is named."""
    for build in game.legal_actions(seat):
        if isinstance(build, Build):
            copy = game.copy()
            copy.apply(seat, build)
            if copy.decision.kind != "house" or copy.decision.about["left"] != 1:
                continue
            for house in copy.legal_actions(seat):
                after = copy.copy()
                if isinstance(house, House) and at in ("", house.at) and not after.apply(seat, house).final:
                    return (*before, copy.rules.action_text(build), copy.rules.action_text(house))
    return ()
