"""The sheets on the table: by seat what was bought and the bid, () while not filled in. After set-up there are none."""

from typing import Final

from carson.board.variants.slices import Slice

Sheets = tuple[tuple[int, ...], ...]
NO_SHEETS: Final[Sheets] = ()

SHEETS: Final = Slice("new-beginning", NO_SHEETS)
