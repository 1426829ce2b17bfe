"""A record, checked and ready to be told: its game, its players' names, its moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from carson.cli.faults import BadInput
from carson.cli.files import printable
from carson.cli.past.story import GAMES, Story
from carson.kernel import Game, Move, Record, parse
from carson.words import Words


@dataclass(frozen=True, slots=True)
class Tale:
    record: Record
    game: Game[Any, Any, Any]
    story: Story

    @property
    def moves(self) -> list[Move[Any]]:
        """The set-up, then the moves."""
        return [self.game.setup, *self.game.moves]

    def view(self, seat: int | None, upto: int | None = None) -> Any:
        """The table as the seat saw it after so many moves; None: all of them, or a spectator."""
        if upto is None:
            return self.game.view(seat)
        return next(islice(self.game.positions(), upto, None)).view(seat)

    def lines(self, number: int, seat: int | None) -> Iterator[tuple[str, str]]:
        """What happened in a move (0: the set-up), as (kind of event, words)."""
        for event in self.moves[number].events:
            said = self.story.event(event) if event.visible_to(seat) else None
            if said:
                yield event.kind, said
        for remark in self.record.remarks.get(number, ()):
            yield "remark", f"# {printable(remark, most=300)}"


def read_tale(text: str, words: Words) -> Tale:
    """The tale of a record's text; a RecordError says what is wrong with it."""
    record = parse(text)
    if record.game == "cards":
        from carson.cards.library import replayed as cards_replayed
        from carson.cli.past.cards import CardStory

        cards = cards_replayed(record)
        return Tale(record, cards, CardStory(words, record, cards))
    if record.game == "board":
        from carson.board.library import replayed as board_replayed
        from carson.cli.past.board import BoardStory

        board = board_replayed(record)
        return Tale(record, board, BoardStory(words, record, board))
    raise BadInput(words("cli-board-error-replay", found=printable(record.game), known=list(GAMES)))
