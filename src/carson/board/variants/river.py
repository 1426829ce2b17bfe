"""Carson River (BG-11.2). Where water is, nothing is: the base rules know it as parcels that are nobody's and free."""

from carson.board.variants.model import Variant

RIVER = Variant("river", "BG-11.2")
