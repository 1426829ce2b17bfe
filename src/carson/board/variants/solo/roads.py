"""Standish's roads: as many as he needs, as few as will do (BG-14.1), and one bridge in the game (BG-14.11)."""

from heapq import heappop, heappush
from typing import Final

from msgspec.structs import replace

from carson.board.material.ground import CORNERS, ENDS, LATTICE, LINE_NAMES, LINES, REACHED
from carson.board.mechanics.roads import lay
from carson.board.state import State
from carson.board.variants.solo.person import HUMAN, STANDISH
from carson.board.variants.solo.reasons import choose
from carson.board.variants.solo.state import HAND
from carson.kernel import Log

FAR: Final = 999  # no way leads there
BRIDGE: Final = 2  # roads a bridge takes (BG-11.2)

# For each corner the lines that meet there, and the corner at the other end of each.
_NEXT: Final = tuple(
    tuple((line, sum(ENDS[line]) - corner) for line in range(LINES) if corner in ENDS[line])
    for corner in range(LATTICE * LATTICE)
)


class Ways:
    """How many new roads it takes to reach each corner: over land, and over his one bridge where land does not do."""

    __slots__ = ("_land", "_over", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        starts = {corner: 0 for corner in range(LATTICE * LATTICE) if state.corners >> corner & 1}
        self._land = _spread(state, starts)
        self._over = [FAR] * (LATTICE * LATTICE)
        if state.bridges and not HAND.of(state).bridged:
            landings: dict[int, int] = {}
            for corner, near in enumerate(self._land):
                if near < FAR:
                    for line, end in _NEXT[corner]:
                        if (state.bridges & ~state.roads) >> line & 1:
                            landings[end] = min(landings.get(end, FAR), near + BRIDGE)
            self._over = _spread(state, landings)

    def cost(self, parcel: int) -> int:
        """How many roads it takes to connect a parcel, 0 for one that is; FAR if it cannot be."""
        over_land = min([self._land[corner] for corner in CORNERS[parcel]])
        return over_land if over_land < FAR else min([self._over[corner] for corner in CORNERS[parcel]])

    def reaches(self, parcel: int) -> bool:
        return self.cost(parcel) < FAR

    def lines_to(self, parcel: int, log: Log) -> list[int]:
        """A shortest way, from the roads that are there; of several the one that connects least of the human's."""
        cost = self.cost(parcel)
        dry = any(self._land[corner] == cost for corner in CORNERS[parcel])
        near = self._land if dry else self._over
        corners = [corner for corner in CORNERS[parcel] if near[corner] == cost]
        found: list[int] = []
        corner = corners[0] if len(corners) == 1 or not cost else corners[choose(log, range(len(corners)))[0]]
        while cost:
            steps = self._steps_back(corner, near)
            line, corner, crossed = self._one_of(steps, log)
            found.append(line)
            if crossed:
                near = self._land
            cost = near[corner]
        return found[::-1]

    def _steps_back(self, corner: int, near: list[int]) -> list[tuple[int, int, bool]]:
        """The last lines of shortest ways to a corner, where they come from, and whether they are the bridge."""
        wet = self._state.bridges & ~self._state.roads
        found = []
        for line, before in _NEXT[corner]:
            if not wet >> line & 1:
                if near[before] + 1 == near[corner]:
                    found.append((line, before, False))
            elif near is self._over and self._land[before] + BRIDGE == near[corner]:
                found.append((line, before, True))
        return found

    def _one_of(self, steps: list[tuple[int, int, bool]], log: Log) -> tuple[int, int, bool]:
        hidden = self._state.owned[HUMAN] & ~self._state.linked

        def helps(number: int) -> int:
            return (REACHED[steps[number][0]] & hidden).bit_count()

        return steps[choose(log, range(len(steps)), ("worst-for-you", helps))[0]]


def _spread(state: State, starts: dict[int, int]) -> list[int]:
    """Distances over lines that need no bridge, or have one."""
    wet = state.bridges & ~state.roads
    near = [FAR] * (LATTICE * LATTICE)
    heap: list[tuple[int, int]] = []
    for corner, cost in starts.items():
        near[corner] = cost
        heappush(heap, (cost, corner))
    while heap:
        cost, corner = heappop(heap)
        if cost > near[corner]:
            continue
        for line, end in _NEXT[corner]:
            if not wet >> line & 1 and cost + 1 < near[end]:
                near[end] = cost + 1
                heappush(heap, (cost + 1, end))
    return near


def connect(state: State, parcel: int, log: Log) -> None:
    """Lay the roads that connect a parcel."""
    if state.linked >> parcel & 1:
        return
    for line in Ways(state).lines_to(parcel, log):
        wet = state.bridges >> line & 1
        lay(state, line)
        log.say("bridge" if wet else "road", seat=STANDISH, line=LINE_NAMES[line])
        if wet:
            HAND.put(state, replace(HAND.of(state), bridged=True))
