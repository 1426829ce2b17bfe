"""Moving a cowboy that stands, where a variant lets one."""

from collections.abc import Callable, Iterable, Iterator

from carson.board.actions import PASS, Action, Shift, Withdraw
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import PLACE_BY_NAME
from carson.bots.board.greedy.cowboys import Placing
from carson.bots.board.greedy.valuation import Valuation
from carson.bots.board.judgement import Judgement
from carson.bots.board.stand import Stand, one_more, standing

SOURCES = 2  # only the worst placed cowboys are considered


def shifts_by_source(legal: list[Action]) -> dict[int, dict[int, Shift]]:
    """The moves that may be made, by where they begin and where they end."""
    found: dict[int, dict[int, Shift]] = {}
    for action in legal:
        if type(action) is Shift and action.source in PLACE_BY_NAME and action.to in PLACE_BY_NAME:
            found.setdefault(PLACE_BY_NAME[action.source], {})[PLACE_BY_NAME[action.to]] = action
    return found


def worst_placed(
    valuation: Judgement, sources: Iterable[int], likely: Callable[[int], float]
) -> list[tuple[float, int, Stand, float]]:
    """What each cowboy holds by how likely its place is to be won, that place, where the others are, and what these are
    worth without it.
    """
    stand = standing(valuation.state, valuation.seat)
    now = valuation.worth(stand)
    held = []
    for source in sources:
        without = one_more(stand, source, -1)
        there = valuation.worth(without)
        held.append((likely(source) * (now - there), source, without, there))
    return sorted(held)[:SOURCES]


def withdrawals(
    valuation: Judgement, legal: list[Action], likely: Callable[[int], float]
) -> Iterator[tuple[float, Withdraw]]:
    """What taking each cowboy back gains, by how likely its place is to be won."""
    stand = standing(valuation.state, valuation.seat)
    now = valuation.worth(stand)
    for action in legal:
        if type(action) is Withdraw and action.at in PLACE_BY_NAME:
            at = PLACE_BY_NAME[action.at]
            back = one_more(stand, at, -1)._replace(supply=stand.supply + 1)
            yield likely(at) * (valuation.worth(back) - now), action


def best_shift(valuation: Valuation, placing: Placing, legal: list[Action]) -> tuple[float, Action]:
    """The move that gains most, by what each place is worth and how likely it is to be won; PASS if none does."""
    by_source = shifts_by_source(legal)
    best: tuple[float, Action] = (0.0, PASS)
    for kept, source, without, there in worst_placed(valuation, by_source, placing.likely):
        parcels = placing.worth_a_look(by_source[source])
        for to, action in by_source[source].items():
            if to >= PARCELS or to in parcels:
                gain = placing.likely(to) * (valuation.worth(one_more(without, to, 1)) - there) - kept
                if gain > best[0]:
                    best = (gain, action)
    return best
