"""What happens while an answer is tried out: when the seat chooses, what it gets, what rivals take."""

from collections import Counter

from carson.cards.actions import Action, Take
from carson.cards.views.view import View


class Watched:
    """The turns of one answer."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.turns = 0
        self.places: list[int] = []  # the own place in the order of choice, from 1
        self.got: Counter[str] = Counter()
        self.took: Counter[tuple[str, int]] = Counter()  # cards, by rival; virtual players' are not seen

    def __call__(self, view: View, seat: int, action: Action) -> None:
        if type(action) is not Take:
            return
        if seat == self._seat:
            self.got[action.card] += 1
            if seat in view.order:
                self.places.append(view.order.index(seat) + 1)
        else:
            self.took[action.card, seat] += 1

    def end(self) -> None:
        self.turns += 1
