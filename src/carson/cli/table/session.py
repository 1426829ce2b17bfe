"""One game at this keyboard, from where it stands to its end. Which game it is, its guide knows."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.padding import Padding
from rich.text import Text

from carson.bots import Bot
from carson.bots.playing import play_turn
from carson.cli.draw.style import HEAD, QUIET, REFUSED
from carson.cli.errors.kinds import Unclear
from carson.cli.table.news import News, Telling
from carson.cli.table.record_file import RecordFile
from carson.cli.table.whose_turn import Free
from carson.cli.terminal import Terminal
from carson.kernel import Decision, Game, Refusal, UndoError
from carson.words import Words


class Quit(Exception):
    """The player wants to stop."""


class Tongue(Telling, Protocol):
    """A teller, as far as a session needs one."""

    def error(self, error: Any, /) -> str: ...


class Guide(Protocol):
    """What a game brings to a session: its pages, answers to questions, and what typed words mean."""

    @property
    def words(self) -> Words: ...
    @property
    def teller(self) -> Tongue: ...
    @property
    def on_the_page(self) -> frozenset[str]:
        """Kinds of events that a page shows in a way of its own."""
        ...

    @property
    def takes_back_bots(self) -> bool:
        """Whether a person's undo takes the bots' answers back too: where nothing is sealed, they can answer again."""
        ...

    def name(self, seat: int, /) -> str: ...

    def private(self, decision: Decision, /) -> bool:
        """Whether what the seat sees and answers is hidden from others at this keyboard."""
        ...

    def hand_over(self, name: str, /) -> str:
        """Asks for the person of this name to sit down, while everybody else looks away."""
        ...

    def take_back(self, name: str, /) -> str:
        """That what this person just answered in secret can be taken back."""
        ...

    def page(self, game: Any, seat: int, news: Sequence[str], /) -> None:
        """The table as the seat sees it, with what is asked."""
        ...

    def answer(self, game: Any, seat: int, typed: str, /) -> bool:
        """Answer a question about the game; False: what was typed is none."""
        ...

    def read_action(self, game: Any, seat: int, typed: str, /) -> tuple[int, Any]:
        """The action meant, legal or not, and whose it is; Unclear when there is none."""
        ...

    def why_not(self, game: Any, seat: int, action: Any, /) -> Refusal | None:
        """Why a seat may not do something; None when it may."""
        ...

    def refuse(self, refusal: Refusal, /) -> None: ...


class Session:
    """Asks people and bots in turn. `secret`: people do not see each other's sealed decisions."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        humans: Sequence[int],
        bots: Mapping[int, Bot[Any, Any]],
        terminal: Terminal,
        guide: Guide,
        record_file: RecordFile,
        *,
        secret: bool = False,
    ) -> None:
        self.game = game
        self.record_file = record_file
        self._humans = humans
        self._bots = bots
        self._terminal = terminal
        self._guide = guide
        self._words = guide.words
        self._secret = secret and len(humans) > 1 and terminal.interactive
        self._free = Free(bots, game.seed or "")
        self._news = News(guide.teller, guide.on_the_page)
        if game.moves:
            self._news.resume(game, humans)
        # Who sits before a page that others must not see; None when there is no such page.
        self._reading: int | None = None
        self._waits = False  # the player lets the others act first
        # What the next page says first.
        self._notes: list[str] = [self._words("cli-resumed", moves=game.version)] if game.moves else []

    def run(self) -> None:
        """Play to the end. Raises Quit when a player stops, EOFError when nothing more can be read."""
        try:
            while (decision := self.game.decision) is not None:
                seat = self._next(decision)
                if seat in self._bots:
                    play_turn(self.game, seat, self._bots[seat])
                    self.record_file.keep(self.game)
                else:
                    self._turn(seat, decision)
        finally:
            self._terminal.reveal()

    def _next(self, decision: Decision) -> int:
        """Bots first: what is sealed stays sealed, and people need not wait for them."""
        if decision.freely:
            return self._free.next(decision)
        return next((seat for seat in decision.seats if seat in self._bots), decision.seats[0])

    def _apply(self, seat: int, action: Any) -> None:
        self.game.apply(seat, action)
        self.record_file.keep(self.game)

    # A person's turn

    def _turn(self, seat: int, decision: Decision) -> None:
        """Ask one person until the game has moved on, or back."""
        if self._secret and self._guide.private(decision) and self._reading != seat:
            if not self._hand_over(seat, decision):
                return
            self._reading = seat
        if self._reading is None:
            self._terminal.reveal()
        self._draw(seat)
        serial = self.game.serial
        self._waits = False
        while self.game.serial == serial and not self._waits:
            self._answer(seat, self._terminal.ask(self._words("cli-prompt") + " "))
        if not self._still_asked(seat, decision):
            self._reading = None  # the next page, secret or not, begins by wiping this one

    def _still_asked(self, seat: int, decision: Decision) -> bool:
        """Whether the same sealed decision still waits for the seat, as after selling a card."""
        now = self.game.decision
        return now is not None and now.kind == decision.kind and seat in now.seats

    def _draw(self, seat: int) -> None:
        news = [*self._notes, *self._news.fresh(self.game, seat, self._open)]
        self._notes.clear()
        self._guide.page(self.game, seat, news)

    @property
    def _open(self) -> bool:
        """Whether others read what is on the screen, so that nothing may stand there that one seat alone knows."""
        return self._secret and self._reading is None

    def _hand_over(self, seat: int, decision: Decision) -> bool:
        """Nobody's page is on the screen until the right player sits there. False: a bid was taken back instead."""
        laid = self._laid(decision)
        self._terminal.hide()
        self._terminal.say()
        self._terminal.say("  " + self._guide.hand_over(self._guide.name(seat)), HEAD)
        self._terminal.say("  " + self._words("cli-hand-over-others"), QUIET)
        if laid:
            last = self._guide.name(laid[-1])
            self._terminal.say("  " + self._guide.take_back(last), QUIET)
        self._terminal.say()
        typed = self._terminal.ask("  " + self._words("cli-press-enter") + " ")
        if typed.casefold() == "u" and laid:
            self._take_back(laid[-1])
            return False
        return True

    def _laid(self, decision: Decision) -> list[int]:
        """The people who have answered this sealed decision already, the last one last."""
        if not decision.together:
            return []
        game = self.game
        answered = [move.seat for move in game.moves if move.turn == game.turn and move.seat not in decision.seats]
        return [seat for seat in answered if seat in self._humans and game.undoable(seat) is not None]

    # What was typed

    def _answer(self, seat: int, typed: str) -> None:
        match typed.casefold():
            case "":
                self._draw(seat)
            case "l" | "log":
                lines = self._news.all(self.game, seat, self._open)
                log = Text("\n".join(lines) or self._words("cli-nothing-yet"))
                self._terminal.show(Padding(log, (0, 0, 0, 2)))
            case "u" | "undo":
                self._undo(seat)
            case "q" | "quit":
                raise Quit
            case "wait" if self._may_wait(seat):
                self._free.note_action(seat, self.game.decision)
                self._waits = True
            case _:
                if not self._guide.answer(self.game, seat, typed):
                    self._try(seat, typed)

    def _may_wait(self, seat: int) -> bool:
        """Where all act as they like one may let the others go first, if there are any."""
        decision = self.game.decision
        return decision is not None and decision.freely and self._free.others(decision, seat)

    def _try(self, seat: int, typed: str) -> None:
        """Do what was typed, or say why not."""
        try:
            whose, action = self._guide.read_action(self.game, seat, typed)
        except Unclear as unclear:
            self._terminal.say("  " + str(unclear), REFUSED)
            return
        refusal = self._guide.why_not(self.game, whose, action)
        if refusal is not None:
            self._guide.refuse(refusal)
            return
        self._apply(whose, action)
        self._free.note_action(whose, self.game.decision)

    def _undo(self, seat: int) -> None:
        """The own last action; else that of another person who sits here too."""
        game = self.game
        if game.undoable(seat) is not None:
            self._take_back(seat)
        elif game.undoable() is not None and game.moves[-1].seat not in self._bots:
            self._take_back(None)
        elif self._guide.takes_back_bots and self._reaches_a_person():
            while game.moves[-1].seat in self._bots:
                game.undo()
            self._take_back(None)
        else:
            self._terminal.say("  " + self._guide.teller.error(UndoError("undo-nothing")), REFUSED)

    def _reaches_a_person(self) -> bool:
        """Whether undo goes back through what bots did last to a person's move."""
        back = self.game.copy()
        while back.undoable() is not None:
            if back.undo().seat not in self._bots:
                return True
        return False

    def _take_back(self, seat: int | None) -> None:
        move = self.game.undo(seat)
        self.record_file.keep(self.game)
        self._free.back_to(move.seat)
        self._notes.append(self._words("cli-undone", name=self._guide.name(move.seat)))
