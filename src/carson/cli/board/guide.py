"""The board game as a session plays it: its pages, its questions, its typed actions."""

import re
from collections.abc import Sequence
from typing import Final

from carson.board.actions import Action
from carson.board.library import BoardGame
from carson.cli.board.choices import Choice, numbered
from carson.cli.board.helpdesk import Helpdesk
from carson.cli.board.names import Names
from carson.cli.board.page import Page
from carson.cli.board.painter import BoardPainter
from carson.cli.board.reasons import why_not
from carson.cli.board.typed import VERBS, Reader
from carson.cli.faults import Unclear
from carson.cli.terminal import Terminal
from carson.kernel import Refusal
from carson.words import Words
from carson.words.board import BoardTeller

# Said by the page itself in another way: its head and the action track.
ON_THE_PAGE: Final = frozenset({"turn-order", "track", "round-begins"})
# BG-1.6: a road out of turn, by the seat of who lays it; whatever else is tried so is told why not.
_OUT_OF_TURN: Final = re.compile(rf"([0-9]) +((?:{'|'.join(VERBS)})\b.*|[a-h][1-8][nesw])", re.IGNORECASE)


class BoardGuide:
    on_the_page = ON_THE_PAGE
    takes_back_bots = True

    def __init__(self, terminal: Terminal, painter: BoardPainter, humans: Sequence[int]) -> None:
        self.words: Words = painter.words
        self.teller: BoardTeller = painter.teller
        self.name = painter.name
        self._humans = humans
        self._names = Names(painter.teller)
        self._page = Page(terminal, painter)
        self._help = Helpdesk(terminal, painter, self._names)

    def page(self, game: BoardGame, seat: int, news: Sequence[str]) -> None:
        self._page.print(game.view(seat), seat, game.legal_actions(seat), self._keys(game, seat), news)

    def answer(self, game: BoardGame, seat: int, typed: str) -> bool:
        head, _, rest = typed.partition(" ")
        match head.casefold():
            case "?" | "h" | "help":
                self._help.help(rest.strip(), game.view(seat))
            case "s" | "score":
                self._help.scores(game.view(seat))
            case "c" | "characters" if not rest:
                self._help.everything(game.view(seat))
            case "m" | "map" if not rest:
                self._help.map(game.view(seat))
            case "t" | "track" if not rest:
                self._help.track(game.view(seat))
            case "r" | "rules":
                self._help.desk.rules(rest.strip())
            case "i" | "income":
                self._help.income(rest, game.view(seat), seat)
            case "o" | "odds":
                self._help.odds(rest, game.view(seat))
            case "w" | "why":
                self._why(rest, game, seat)
            case _ if head.startswith("?"):
                self._help.help(typed[1:].strip(), game.view(seat))
            case _:
                return False
        return True

    def wish(self, game: BoardGame, seat: int, typed: str) -> tuple[int, Action]:
        whose, wish = self._whose(seat, typed)
        return whose, self._reader(game, seat).action(wish)

    def why_not(self, game: BoardGame, seat: int, action: Action) -> Refusal | None:
        return why_not(game, seat, action)

    def refuse(self, refusal: Refusal) -> None:
        self._help.desk.refuse(refusal)

    def _why(self, typed: str, game: BoardGame, seat: int) -> None:
        try:
            whose, wish = self._whose(seat, typed)
        except Unclear as unclear:
            self._help.desk.say(str(unclear))
            return
        self._help.why(wish, game, whose, self._reader(game, seat))

    def _whose(self, seat: int, typed: str) -> tuple[int, str]:
        found = _OUT_OF_TURN.fullmatch(typed.strip())
        if found is None:
            return seat, typed
        whose = int(found[1])
        if whose not in self._humans:
            raise Unclear(self.words("cli-board-not-here", seat=whose))
        return whose, found[2]

    def _keys(self, game: BoardGame, seat: int) -> list[Choice]:
        numbers: dict[str, int] = {}
        if game.decision is not None and game.decision.kind == "character":
            numbers = {name: int(number) for number, name in self._names.numbers.items()}
        return numbered(game.legal_actions(seat), numbers)

    def _reader(self, game: BoardGame, seat: int) -> Reader:
        assert game.decision is not None
        price = game.decision.about.get("price", 0)
        return Reader(
            self.words, game.decision.kind, game.legal_actions(seat), self._keys(game, seat), self._names, price
        )
