"""One game at this keyboard, from where it stands to its end."""

from collections.abc import Mapping

from carson.bots import Bot
from carson.cards.actions import Action
from carson.cards.library import CardGame
from carson.cards.pieces import CHARACTERS
from carson.cli.draw.screen import Painter
from carson.cli.draw.style import HEAD, QUIET, REFUSED
from carson.cli.table.choices import choices
from carson.cli.table.helpdesk import Helpdesk
from carson.cli.table.keeper import Keeper
from carson.cli.table.news import News
from carson.cli.table.page import Page
from carson.cli.table.seats import Seating
from carson.cli.table.typed import Reader, Unclear
from carson.cli.terminal import Terminal
from carson.kernel import Decision, UndoError


class Quit(Exception):
    """The player wants to stop."""


class Session:
    """Asks people and bots in turn. `hand_over` hides the screen between people's sealed bids."""

    def __init__(
        self,
        game: CardGame,
        seating: Seating,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        painter: Painter,
        keeper: Keeper,
        *,
        hints: bool = True,
        hand_over: bool = True,
    ) -> None:
        self.game = game
        self.keeper = keeper
        self._seating = seating
        self._bots = bots
        self._terminal = terminal
        self._painter = painter
        self._words = painter.words
        self._teller = painter.teller
        self._hints = hints
        self._secret = hand_over and len(seating.humans) > 1 and terminal.interactive
        self._page = Page(terminal, painter, hints)
        self._desk = Helpdesk(terminal, painter)
        self._news = News(painter.teller)
        if game.moves:
            self._news.resume(game, seating.humans)
        # Who sits before a page that others must not see; None when there is no such page.
        self._reading: int | None = None
        # What the next page says first.
        self._notes: list[str] = [self._words("cli-resumed", moves=game.version)] if game.moves else []

    def run(self) -> None:
        """Play to the end. Raises Quit when a player stops, EOFError when nothing more can be read."""
        try:
            while (decision := self.game.decision) is not None:
                seat = self._next(decision)
                if seat in self._bots:
                    self._apply(seat, self._bots[seat].choose(self.game.view(seat), self.game.legal_actions(seat)))
                else:
                    self._turn(seat, decision)
        finally:
            self._terminal.reveal()

    def _next(self, decision: Decision) -> int:
        """Bots first: what is sealed stays sealed, and people need not wait for them."""
        return next((seat for seat in decision.seats if seat in self._bots), decision.seats[0])

    def _apply(self, seat: int, action: Action) -> None:
        self.game.apply(seat, action)
        self.keeper.keep(self.game)

    # A person's turn

    def _turn(self, seat: int, decision: Decision) -> None:
        """Ask one person until the game has moved on, or back."""
        if self._secret and decision.together and self._reading != seat:
            if not self._hand_over(seat, decision):
                return
            self._reading = seat
        if self._reading is None:
            self._terminal.reveal()
        self._draw(seat)
        version = self.game.version
        while self.game.version == version:
            self._answer(seat, self._terminal.ask(self._words("cli-prompt") + " "))
        if self._reading == seat and not self._still_asked(seat, decision):
            self._terminal.hide()
            self._reading = None

    def _still_asked(self, seat: int, decision: Decision) -> bool:
        """Whether the same sealed decision still waits for the seat, as after selling a card."""
        now = self.game.decision
        return now is not None and now.kind == decision.kind and seat in now.seats

    def _draw(self, seat: int) -> None:
        view = self.game.view(seat)
        found = choices(view, seat, self.game.legal_actions(seat), self._hints)
        news = [*self._notes, *self._news.fresh(self.game, seat)]
        self._notes.clear()
        self._page.print(view, seat, found, news)

    def _hand_over(self, seat: int, decision: Decision) -> bool:
        """Nobody's page is on the screen until the right player sits there. False: a bid was taken back instead."""
        laid = [s for s in self._seating.humans if s not in decision.seats]
        self._terminal.hide()
        self._terminal.say()
        self._terminal.say("  " + self._words("cli-hand-over", name=self._painter.name(seat)), HEAD)
        self._terminal.say("  " + self._words("cli-hand-over-others"), QUIET)
        if laid:
            last = self._painter.name(laid[-1])
            self._terminal.say("  " + self._words("cli-hand-over-undo", name=last), QUIET)
        self._terminal.say()
        typed = self._terminal.ask("  " + self._words("cli-press-enter") + " ")
        if typed.casefold() == "u" and laid:
            self._take_back(laid[-1])
            return False
        return True

    # What was typed

    def _answer(self, seat: int, typed: str) -> None:
        head, _, rest = typed.partition(" ")
        match head.casefold():
            case "":
                self._draw(seat)
            case "?" | "h" | "help":
                self._desk.help(rest.strip(), self.game.view(seat))
            case "s" | "score":
                self._desk.scores(self.game.view(seat))
            case "l" | "log":
                self._desk.log(self._news.all(self.game, seat))
            case "c" | "cities":
                self._desk.cities(self.game.view(seat))
            case "r" | "rules":
                self._desk.rules(rest.strip())
            case "w" | "why":
                self._desk.why(rest, self.game, seat, self._reader(seat))
            case "u" | "undo":
                self._undo(seat)
            case "q" | "quit":
                raise Quit
            case _ if head.startswith("?"):
                self._desk.help(typed[1:].strip(), self.game.view(seat))
            case _:
                self._try(seat, typed)

    def _reader(self, seat: int) -> Reader:
        assert self.game.decision is not None
        view = self.game.view(seat)
        found = choices(view, seat, self.game.legal_actions(seat), self._hints)
        names: dict[str, tuple[str, ...]] = {card.id: () for card in view.table.deck.terrain}
        names |= {name: (self._teller.character(name),) for name in CHARACTERS}
        return Reader(self._words, self.game.decision.kind, found, names)

    def _try(self, seat: int, typed: str) -> None:
        """Do what was typed, or say why not."""
        try:
            action = self._reader(seat).action(typed)
        except Unclear as unclear:
            self._terminal.say("  " + str(unclear), REFUSED)
            return
        refusal = self.game.why_not(seat, action)
        if refusal is not None:
            self._desk.refuse(refusal)
            return
        self._apply(seat, action)

    def _undo(self, seat: int) -> None:
        """The own last action; else that of another person who sits here too."""
        game = self.game
        if game.undoable(seat) is not None:
            self._take_back(seat)
        elif game.undoable() is not None and game.moves[-1].seat not in self._bots:
            self._take_back(None)
        else:
            self._terminal.say("  " + self._teller.error(UndoError("undo-nothing")), REFUSED)

    def _take_back(self, seat: int | None) -> None:
        move = self.game.undo(seat)
        self.keeper.keep(self.game)
        self._notes.append(self._words("cli-undone", name=self._painter.name(move.seat)))
