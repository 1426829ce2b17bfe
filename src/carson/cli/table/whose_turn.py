"""Whose turn it is at this keyboard when several seats may act as they like (Kit Carson, BG-11.4).

People are asked one after the other, and may answer for each other; after each of them every bot acts once, in an order
left to chance. So nobody is skipped, and nobody waits for somebody who has stopped.
"""

from collections.abc import Collection, Sequence
from random import Random

from carson.kernel import Decision


class Free:
    def __init__(self, bots: Collection[int], seed: str) -> None:
        self._bots = bots
        self._chance = Random(f"{seed} at this keyboard")
        self._due: list[int] = []
        self._first = 0

    def next(self, decision: Decision) -> int:
        """A bot that is due; else a person, those who sit behind the last one first; else any bot."""
        while self._due:
            seat = self._due.pop()
            if seat in decision.seats:
                return seat
        people = self.people(decision)
        if people:
            return next((seat for seat in people if seat >= self._first), people[0])
        return self._chance.choice(decision.seats)

    def people(self, decision: Decision) -> Sequence[int]:
        return [seat for seat in decision.seats if seat not in self._bots]

    def others(self, decision: Decision, seat: int) -> bool:
        """Whether somebody else could act now."""
        return any(other != seat for other in decision.seats)

    def note_action(self, seat: int, decision: Decision | None) -> None:
        """A person has acted, or lets the others go first."""
        self._first = seat + 1
        self._due = [bot for bot in (decision.seats if decision is not None else ()) if bot in self._bots]
        self._chance.shuffle(self._due)

    def back_to(self, seat: int) -> None:
        """After a move was taken back its player is asked again."""
        self._first = seat
        self._due = []
