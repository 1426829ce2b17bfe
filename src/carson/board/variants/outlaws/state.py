"""How strong the Outlaws are. Where they stand is `State.barred`."""

from typing import Final

from msgspec import Struct

from carson.board.variants.slices import Slice


class Gang(Struct, frozen=True):
    strength: int = 0  # this round's; 0 before they first come


GANG: Final = Slice("outlaws", Gang())
