"""The places on players' own boards that variants bring. Their order is that of the numbers after the action track."""

from typing import Final

from carson.board.variants.horses.places import NAMES as HORSES

OWN_PLACE_NAMES: Final = (*HORSES,)
