"""What a player can do in A New Beginning."""

from typing import Annotated

from msgspec import Meta

from carson.kernel.actions import PlayerAction

_Count = Annotated[int, Meta(ge=0, le=999)]


class Sheet(PlayerAction, frozen=True, tag="sheet"):
    """Fill in the sheet of A New Beginning: what is bought, and the bid for the turn order."""

    cowboys: _Count
    revolvers: _Count
    roads: _Count
    parcels: _Count
    bid: _Count
