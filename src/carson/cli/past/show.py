"""A tale on the terminal: told round by round, as one position, or step by step."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from carson.cards.view import View
from carson.cli.draw.city import card
from carson.cli.draw.screen import Painter
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.past.tale import Tale
from carson.cli.table.finish import show_end
from carson.cli.terminal import Terminal


class Show:
    def __init__(self, tale: Tale, terminal: Terminal, seat: int | None) -> None:
        self._tale = tale
        self._terminal = terminal
        self._seat = seat
        self._painter: Painter = tale.painter
        self._words = tale.painter.words

    def head(self, name: str) -> None:
        tale, teller = self._tale, self._painter.teller
        options = tale.game.view(None).table.options
        self._terminal.say(self._words("cli-replay-title", file=name), HEAD)
        for seat, suit in enumerate(options.suits):
            if seat < options.real:
                line = self._words("cli-replay-real", name=self._painter.name(seat), suit=teller.suit(suit))
            else:
                level = teller.level(options.virtual[seat - options.real])
                line = self._words("cli-replay-virtual", name=self._painter.name(seat), level=level)
            self._terminal.say(f"  {line}")
        deck = tale.record.head["deck"].partition(" ")[0]
        seed = tale.record.head.get("seed", "-")
        self._terminal.say("  " + self._words("cli-replay-facts", deck=deck, seed=seed, moves=tale.game.version), QUIET)

    def whole(self) -> None:
        """Every round in words, then the end, or how it stands."""
        for number in range(len(self._tale.moves)):
            self._move(number)
        self._terminal.say()
        if self._tale.game.decision is None:
            show_end(self._tale.game, self._terminal, self._painter)
        else:
            self._terminal.say(self._words("cli-replay-unfinished"), LOUD)
            self.position(None)

    def position(self, upto: int | None) -> None:
        """The table after so many moves."""
        view = self._tale.view(self._seat, upto)
        number = self._tale.game.version if upto is None else upto
        self._terminal.say(self._words("cli-replay-after", moves=number), QUIET)
        self._terminal.show(self._painter.head(view), self._painter.everybody(view), Text())
        self._terminal.show(self._painter.city_and_offer(view, None, {}), Text())
        for part in self._cities(view):
            self._terminal.show(part, Text())
        if view.decision is not None:
            if view.decision.kind == "place":
                code = view.table.codes[view.decision.about["card"]]
                self._terminal.show(card(view.table.parcels[code]))
            self._terminal.say(self._painter.teller.question(view.decision), LOUD)

    def steps(self) -> None:
        """Move by move, each when Enter is pressed; q ends it."""
        for number in range(len(self._tale.moves)):
            self._terminal.fresh()
            self._move(number)
            self.position(number)
            last = number == len(self._tale.moves) - 1
            prompt = self._words("cli-replay-last" if last else "cli-replay-next") + " "
            if self._terminal.ask(prompt).casefold() in self._words("cli-quit-words").split():
                return
        if self._tale.game.decision is None:
            show_end(self._tale.game, self._terminal, self._painter)

    def _move(self, number: int) -> None:
        for kind, said in self._tale.lines(number, self._seat):
            if kind == "round":
                self._terminal.show(Text(), Line(Text(f" {said} ", HEAD), style=QUIET, align="left"))
            elif kind != "bid-laid":  # without interest once everybody knows the bids
                self._terminal.show(Padding(Text(said, "italic" if kind == "remark" else ""), (0, 0, 0, 2)))

    def _cities(self, view: View) -> list[RenderableType]:
        return [self._painter.city(view, player.seat) for player in view.players]
