"""Carson River as a variant: the base rules know water as parcels that are nobody's and free."""

from carson.board.variants.model import Variant

RIVER = Variant("river", "BG-11.2")
