"""The actions that variants bring, in the order in which they are named to somebody who wrote none."""

from typing import Final

from carson.board.variants.horses.actions import Horse
from carson.board.variants.new_beginning.actions import Sheet

VariantAction = Horse | Sheet
KINDS: Final = (Horse, Sheet)
