"""A record, checked and ready to be replayed: its game, its players' names, its moves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from carson.board.game import BOARD
from carson.cards.game import CARDS
from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable
from carson.cli.replays.board import BoardStory
from carson.cli.replays.cards import CardStory
from carson.cli.replays.story import Story
from carson.kernel import Game, Move, Record, parse
from carson.library import load
from carson.words import Words

STORIES: Final[Mapping[str, Callable[[Words, Record, Any], Story]]] = {CARDS.name: CardStory, BOARD.name: BoardStory}


@dataclass(frozen=True, slots=True)
class Replay:
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


def read_replay(text: str, words: Words) -> Replay:
    """The replay of a record's text; a RecordError says what is wrong with it."""
    record = parse(text)
    if record.game not in STORIES:
        raise BadInput(words("cli-board-error-replay", found=printable(record.game), known=list(STORIES)))
    game: Game[Any, Any, Any] = load(record)
    return Replay(record, game, STORIES[record.game](words, record, game))
