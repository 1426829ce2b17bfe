"""The Card Game as a session plays it: its pages, its questions, its typed actions."""

from collections.abc import Sequence
from typing import Final

from carson.cards.actions import Action
from carson.cards.library import CardGame
from carson.cards.material.pieces import CHARACTERS
from carson.cli.cards.choices import choices
from carson.cli.cards.helpdesk import Helpdesk
from carson.cli.cards.page import Page
from carson.cli.cards.painter import CardPainter
from carson.cli.cards.typed import Reader
from carson.cli.terminal import Terminal
from carson.kernel import Decision, Refusal
from carson.words import Teller, Words

# Said by the page itself in another way: the head has the round, the players' table the bids and the suits' order.
ON_THE_PAGE: Final = frozenset({"round", "revealed", "back", "bid-laid"})


class CardGuide:
    on_the_page = ON_THE_PAGE
    takes_back_bots = False

    def __init__(self, terminal: Terminal, painter: CardPainter, hints: bool) -> None:
        self.words: Words = painter.words
        self.teller: Teller = painter.teller
        self.name = painter.name
        self._hints = hints
        self._page = Page(terminal, painter, hints)
        self._help = Helpdesk(terminal, painter)

    def private(self, decision: Decision) -> bool:
        return decision.together

    def hand_over(self, name: str) -> str:
        return self.words("cli-hand-over", name=name)

    def take_back(self, name: str) -> str:
        return self.words("cli-hand-over-undo", name=name)

    def page(self, game: CardGame, seat: int, news: Sequence[str]) -> None:
        view = game.view(seat)
        self._page.print(view, seat, choices(view, seat, game.legal_actions(seat), self._hints), news)

    def answer(self, game: CardGame, seat: int, typed: str) -> bool:
        head, _, rest = typed.partition(" ")
        match head.casefold():
            case "c" | "cities":
                self._help.cities(game.view(seat))
            case "w" | "why":
                self._help.why(rest, game, seat, self._reader(game, seat))
            case _:
                return self._help.answer(game, seat, typed, self._hints)
        return True

    def read_action(self, game: CardGame, seat: int, typed: str) -> tuple[int, Action]:
        return seat, self._reader(game, seat).action(typed)

    def why_not(self, game: CardGame, seat: int, action: Action) -> Refusal | None:
        return game.why_not(seat, action)

    def refuse(self, refusal: Refusal) -> None:
        self._help.refuse(refusal)

    def _reader(self, game: CardGame, seat: int) -> Reader:
        assert game.decision is not None
        view = game.view(seat)
        found = choices(view, seat, game.legal_actions(seat), self._hints)
        names: dict[str, tuple[str, ...]] = {card.id: () for card in view.table.deck.terrain}
        names |= {name: (self.teller.character(name),) for name in CHARACTERS}
        return Reader(self.words, game.decision.kind, found, names)
