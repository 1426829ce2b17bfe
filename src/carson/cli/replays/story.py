"""What a game brings to the replay of its records."""

from typing import Any, Protocol

from rich.console import RenderableType

from carson.cli.terminal import Terminal
from carson.kernel import Game, Record
from carson.words import Words


class Story(Protocol):
    """One record's game and players."""

    @property
    def words(self) -> Words: ...
    @property
    def begins_round(self) -> str:
        """The kind of event that a new part of the replay begins with."""
        ...

    @property
    def untold(self) -> frozenset[str]:
        """Kinds of events without interest once everybody knows how it went on."""
        ...

    def event(self, event: Any, /) -> str | None: ...

    def head(self, game: Game[Any, Any, Any], record: Record, file: str, /) -> list[str]:
        """The title, then who played, then with what."""
        ...

    def position(self, view: Any, width: int, /) -> list[RenderableType]:
        """The table, and what is asked, for a page so wide."""
        ...

    def show_end(self, game: Game[Any, Any, Any], terminal: Terminal, /) -> None: ...

    def players(self, game: Game[Any, Any, Any], /) -> list[dict[str, Any]]:
        """The players as data."""
        ...

    def plain(self, view: Any, /) -> dict[str, Any]:
        """A view as data."""
        ...
