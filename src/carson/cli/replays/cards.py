"""Records of The Card Game."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from carson.cards.library import CardGame
from carson.cards.views.view import View, plain
from carson.cli.cards.draw.city import card
from carson.cli.cards.finish import show_end
from carson.cli.cards.painter import CardPainter
from carson.cli.cards.seats import Namer, seating_of
from carson.cli.draw.style import LOUD
from carson.cli.terminal import Terminal
from carson.kernel import Record
from carson.words import Teller, Words


class CardStory:
    begins_round = "round"
    untold = frozenset({"bid-laid"})

    def __init__(self, words: Words, record: Record, game: CardGame) -> None:
        self.words = words
        namer = Namer(seating_of(words, record, game.view(None).table.options), words)
        self._painter = CardPainter(words, Teller(words, namer), namer)
        self.event = self._painter.teller.event

    def head(self, game: CardGame, record: Record, file: str) -> list[str]:
        teller, options = self._painter.teller, game.view(None).table.options
        lines = [self.words("cli-replay-title", file=file)]
        for seat, suit in enumerate(options.suits):
            name = self._painter.name(seat)
            if seat < options.real:
                lines.append(self.words("cli-replay-real", name=name, suit=teller.suit(suit)))
            else:
                level = teller.level(options.virtual[seat - options.real])
                lines.append(self.words("cli-replay-virtual", name=name, level=level))
        deck = record.head["deck"].partition(" ")[0]
        seed = record.head.get("seed", "-")
        return [*lines, self.words("cli-replay-facts", deck=deck, seed=seed, moves=game.version)]

    def position(self, view: View, width: int) -> list[RenderableType]:
        paint = self._painter
        parts = [paint.head(view), paint.everybody(view), Text(), paint.city_and_offer(view, None, {}), Text()]
        for player in view.players:
            parts += [paint.city(view, player.seat), Text()]
        if view.decision is not None:
            if view.decision.kind == "place":
                code = view.table.codes[view.decision.word("card")]
                parts.append(card(view.table.parcels[code]))
            parts.append(Text(paint.teller.waiting(view.decision), LOUD))
        return parts

    def show_end(self, game: CardGame, terminal: Terminal) -> None:
        show_end(game, terminal, self._painter)

    def players(self, game: CardGame) -> list[dict[str, Any]]:
        options = game.view(None).table.options
        levels = [""] * options.real + list(options.virtual)
        return [
            {"seat": number, "name": self._painter.name(number), "suit": suit, "level": level}
            for number, (suit, level) in enumerate(zip(options.suits, levels, strict=True))
        ]

    def plain(self, view: View) -> dict[str, Any]:
        return plain(view)
