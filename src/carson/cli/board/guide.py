"""The board game as a session plays it: its pages, its questions, its typed actions."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from carson.board.actions import MARKS, Action, Choose
from carson.board.characters.cast import BY_NAME
from carson.board.library import BoardGame
from carson.cli.board.helpdesk import Helpdesk
from carson.cli.board.page import Asked, Page
from carson.cli.board.painter import BoardPainter
from carson.cli.board.sums import Sums
from carson.cli.board.typed.actions import VERBS, Reader
from carson.cli.board.typed.choices import TILES, Choice, numbered
from carson.cli.board.typed.names import Names
from carson.cli.draw.style import HEAD
from carson.cli.errors.kinds import Unclear
from carson.cli.terminal import Terminal
from carson.kernel import Decision, Refusal
from carson.words import Words
from carson.words.board import BoardTeller

# Said by the page itself in another way: its head and the action track.
ON_THE_PAGE: Final = frozenset({"turn-order", "track", "round-begins"})
# BG-1.6: a road out of turn, by the seat of who lays it; whatever else is tried so is told why not.
_OUT_OF_TURN: Final = re.compile(rf"([0-9]) +((?:{'|'.join(VERBS)})\b.*|[a-h][1-8][nesw])", re.IGNORECASE)

# Where all act as they like, any move may be another's.
_FREELY: Final = re.compile(r"([0-5])(?::| +|: +)(\S.*)")


class BoardGuide:
    on_the_page = ON_THE_PAGE
    takes_back_bots = True

    def __init__(
        self,
        terminal: Terminal,
        painter: BoardPainter,
        humans: Sequence[int],
        hand_over: bool = True,
        hints: bool = True,
    ) -> None:
        self.words: Words = painter.words
        self.teller: BoardTeller = painter.teller
        self.name = painter.name
        self._humans = humans
        self._hints = hints
        self._terminal = terminal
        self._painter = painter
        # Others see what is on the screen, so secrets are drawn only on pages that one player looks at.
        self._shared = hand_over and len(humans) > 1 and terminal.interactive
        self._names = Names(painter.teller)
        self._page = Page(terminal, painter)
        self._sums = Sums(painter.words, painter.name)
        self._help = Helpdesk(terminal, painter, self._names)

    def private(self, decision: Decision) -> bool:
        """Sheets and duel tiles; who plays a tile last chooses from a hand that others do not see."""
        return decision.together or decision.kind in TILES

    def hand_over(self, name: str) -> str:
        return self.words("cli-board-hand-over", name=name)

    def take_back(self, name: str) -> str:
        return self.words("cli-board-hand-over-undo", name=name)

    def _look(self, game: BoardGame) -> None:
        """From now on draw for whoever can see the screen."""
        self._painter.private = not self._shared or (game.decision is not None and self.private(game.decision))

    def page(self, game: BoardGame, seat: int, news: Sequence[str]) -> None:
        self._look(game)
        keys = self._keys(game, seat)
        sums = self._sums.of(game, seat, keys) if self._hints else {}
        self._page.print(Asked(game.view(seat), seat, game.legal_actions(seat), keys, sums), news)

    def answer(self, game: BoardGame, seat: int, typed: str) -> bool:
        self._look(game)
        head, _, rest = typed.partition(" ")
        match head.casefold():
            case "hand" if not rest and (found := self._in_hand(game, seat)) is not None:
                self._hand(found, seat)
            case "c" | "characters" if not rest:
                self._help.everything(game.view(seat))
            case "m" | "map" if not rest:
                self._help.map(game.view(seat))
            case "t" | "track" if not rest:
                self._help.track(game.view(seat))
            case "i" | "income":
                self._help.income(rest, game.view(seat), seat)
            case "o" | "odds":
                self._help.odds(rest, game.view(seat))
            case "w" | "why":
                self._why(rest, game, seat)
            case _:
                return self._help.answer(game, seat, typed, self._hints)
        return True

    def _in_hand(self, game: BoardGame, seat: int) -> Sequence[int] | None:
        """What a variant has put into the seat's hand; None where none does."""
        shown: Iterable[dict[str, Any]] = game.view(seat).variants.values()
        return next((one["hand"] for one in shown if "hand" in one), None)

    def _hand(self, tiles: Sequence[int], seat: int) -> None:
        """The own duel tiles; where others look on, on a screen of their own."""
        hand = self.words("cli-board-hand", tiles=" ".join(map(str, tiles)) or "–")
        if self._painter.private:
            self._help.say(hand)
            return
        self._terminal.hide()
        self._terminal.say("\n  " + self.words("cli-board-hand-over", name=self.name(seat)), HEAD)
        self._terminal.ask("\n  " + self.words("cli-press-enter") + " ")
        self._terminal.fresh()
        self._terminal.say("\n  " + hand)
        self._terminal.ask("\n  " + self.words("cli-press-enter") + " ")
        self._terminal.reveal()

    def read_action(self, game: BoardGame, seat: int, typed: str) -> tuple[int, Action]:
        whose, rest = self._whose(game, seat, typed)
        return whose, self._reader(game, self._asked(game, whose, seat)).action(rest)

    def _asked(self, game: BoardGame, whose: int, seat: int) -> int:
        """Whose choices a move is read by: the mover's own, where the game asks that player too."""
        return whose if game.decision is not None and whose in game.decision.seats else seat

    def why_not(self, game: BoardGame, seat: int, action: Action) -> Refusal | None:
        return game.why_not(seat, action)

    def refuse(self, refusal: Refusal) -> None:
        self._help.refuse(refusal)

    def _why(self, typed: str, game: BoardGame, seat: int) -> None:
        try:
            whose, rest = self._whose(game, seat, typed)
        except Unclear as unclear:
            self._help.say(str(unclear))
            return
        self._help.why(rest, game, whose, self._reader(game, self._asked(game, whose, seat)))

    def _whose(self, game: BoardGame, seat: int, typed: str) -> tuple[int, str]:
        """Whose move it is and the move: a seat's number or a player's name may stand before it."""
        text = typed.strip()
        freely = game.decision is not None and game.decision.freely
        for other in self._humans:
            name = self.name(other).casefold()
            if text.casefold().startswith((f"{name} ", f"{name}: ")):
                return other, text[len(name) :].lstrip(": ")
        found = _OUT_OF_TURN.fullmatch(text) or (_FREELY.fullmatch(text) if freely else None)
        if found is None or any(mark.startswith(found[2].casefold()) for mark in MARKS):
            return seat, typed
        whose = int(found[1])
        if whose not in self._humans:
            raise Unclear(self.words("cli-board-not-here", seat=whose))
        return whose, found[2]

    def _keys(self, game: BoardGame, seat: int) -> list[Choice]:
        numbers: dict[str, int] = {}
        if game.decision is not None and game.decision.kind == "character":
            for action in game.legal_actions(seat):
                # Of the two persons of 14 the first has the number.
                if type(action) is Choose and BY_NAME[action.option] not in numbers.values():
                    numbers[action.option] = BY_NAME[action.option]
        return numbered(game.legal_actions(seat), numbers)

    def _reader(self, game: BoardGame, seat: int) -> Reader:
        assert game.decision is not None
        price = game.decision.number("price")
        return Reader(
            self.words, game.decision.kind, game.legal_actions(seat), self._keys(game, seat), self._names, price
        )
