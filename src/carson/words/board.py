"""Tells the board game to players: its sentences, and the names of its things."""

from carson.words.sentences import DecisionLike, EventLike, Sentences, names_of, printable
from carson.words.ties import broken_by


class BoardTeller(Sentences):
    """Tells the board game."""

    def event(self, event: EventLike) -> str | None:
        """What happened, and what broke a tie, with its rule in brackets; None for what is not worth a line."""
        told = super().event(event)
        if told is None:
            return None
        ties = [self.words(f"tie-{what}", seat=self._seat_name(seat)) for what, seat in broken_by(event)]
        return " ".join([told, *ties])

    def action(self, text: str, decision: DecisionLike | None = None) -> str:
        """An action's text in words, such as "buy parcel d4", as an answer to the decision if there is one."""
        if decision is None:
            return self.words.action(printable(text))
        return self.words.action(printable(text), decision.kind, str(decision.about.get("character", "")))

    # Names

    character = names_of("character")  # `undertaker` and `editor` are the names of the red sides of 14 and 18
    building = names_of("object")  # anything that can be on a parcel
    token = names_of("token")  # what goes with a cowboy
    bag = names_of("bag")
    set = names_of("set")  # of characters
    line = names_of("board-line")  # of the score sheet

    def power(self, name: str, side: str) -> str:
        """What a side of a character does: "yellow" or "red"; for 14 and 17 also "either"."""
        return self.words.name("board-power", f"{name}-{side}")

    def place(self, name: str) -> str:
        """Where a cowboy can go: an action space's name; a parcel keeps its own."""
        return self.words.known("space", name)

    def what_space_does(self, name: str) -> str:
        return self.words.name("space", name, "does")

    def income(self, what: str, count: int, own: bool = False) -> str:
        """The source of one part of a building's income, with its number: "2 Houses"."""
        part = self.words(f"income-{what.replace('_', '-')}", count=count)
        return self.words("income-own", part=part) if own else part
