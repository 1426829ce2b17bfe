"""What a player can do with horses."""

from typing import Annotated

from msgspec import Meta

from carson.kernel.actions import PlayerAction


class Horse(PlayerAction, frozen=True, tag="horse"):
    """Put a horse into an enclosure, 1 to 5."""

    enclosure: Annotated[int, Meta(ge=0, le=9)]
