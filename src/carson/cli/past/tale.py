"""A record, checked and ready to be told: its game, its players' names, its moves."""

from collections.abc import Iterator
from dataclasses import dataclass

from carson.cards.library import CardGame, replayed
from carson.cards.view import View
from carson.cli.draw.screen import Painter
from carson.cli.faults import BadInput
from carson.cli.files import printable
from carson.cli.table.seats import Namer, seating_of
from carson.kernel import Move, Record, parse
from carson.words import Teller, Words


@dataclass(frozen=True, slots=True)
class Tale:
    record: Record
    game: CardGame
    painter: Painter

    @property
    def moves(self) -> list[Move]:
        """The set-up, then the moves."""
        return [self.game.setup, *self.game.moves]

    def view(self, seat: int | None, upto: int | None = None) -> View:
        """The table as the seat saw it after so many moves; None: all of them, or a spectator."""
        game = self.game if upto is None else replayed(self.record, upto=upto)
        view: View = game.view(seat)
        return view

    def lines(self, number: int, seat: int | None) -> Iterator[tuple[str, str]]:
        """What happened in a move (0: the set-up), as (kind of event, words)."""
        for event in self.moves[number].events:
            said = self.painter.teller.event(event) if event.visible_to(seat) else None
            if said:
                yield event.kind, said
        for remark in self.record.remarks.get(number, ()):
            yield "remark", f"# {printable(remark, most=300)}"


def read_tale(text: str, words: Words) -> Tale:
    """The tale of a record's text; a RecordError says what is wrong with it."""
    record = parse(text)
    if record.game != "cards":
        raise BadInput(words("cli-error-game", found=printable(record.game)))
    game = replayed(record)
    seats = seating_of(words, record, game.view(None).table.options)
    namer = Namer(seats, words)
    return Tale(record, game, Painter(words, Teller(words, namer), namer))
