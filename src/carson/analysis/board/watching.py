"""What happens while an answer is tried out: where rivals put their cowboys, which characters they take."""

from collections import Counter

from carson.board.actions import Action, Choose, Cowboy
from carson.board.characters.cast import BY_NAME
from carson.board.state import State


class Watched:
    """The turns of one answer. `wanted` counts, for each place, in how many turns each rival put a cowboy there."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._state: State | None = None
        self._ordered = False  # the order of this turn's round is known
        self._now: set[tuple[str, int]] = set()
        self.turns = 0
        self.wanted: Counter[tuple[str, int]] = Counter()
        self.took: Counter[tuple[str, int]] = Counter()  # characters, by rival
        self.sure: Counter[str] = Counter()  # where own cowboys with a token went that fight nobody
        self.order: list[int] = []  # the own place in the order of turns, from 1

    def begin(self, state: State) -> None:
        self._state = state
        self._ordered = False

    def __call__(self, seat: int, action: Action) -> None:
        state = self._state
        assert state is not None
        if type(action) is Cowboy:
            if not self._ordered and self._seat in state.order:
                self._ordered = True
                self.order.append(state.order.index(self._seat) + 1)
            if seat != self._seat:
                self._now.add((action.at, seat))
            elif action.mark:
                self.sure[action.at] += 1
        elif type(action) is Choose and seat != self._seat and action.option in BY_NAME:
            self.took[action.option, seat] += 1

    def end(self) -> None:
        self.turns += 1
        self.wanted.update(self._now)
        self._now.clear()

    def rivals_at(self, place: str) -> list[int]:
        """The rivals who put a cowboy there in at least a third of the turns."""
        return sorted(seat for (at, seat), count in self.wanted.items() if at == place and 3 * count >= self.turns)
