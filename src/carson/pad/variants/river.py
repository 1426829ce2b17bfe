"""Carson River on the score pad: its bridges score (BG-10.1)."""

from typing import Final

from carson.pad.variants.model import PadVariant

VARIANT: Final = PadVariant("river", bridges=True)
