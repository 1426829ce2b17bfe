"""The variants that change the score, in the order of their lines on a sheet."""

from typing import Final

from carson.pad.variants import horses, kit_carson, river, solo
from carson.pad.variants.model import Field, PadVariant

PAD_VARIANTS: Final[tuple[PadVariant, ...]] = (horses.VARIANT, river.VARIANT, kit_carson.VARIANT, solo.VARIANT)
FIELDS: Final[dict[str, Field]] = {field.key: field for variant in PAD_VARIANTS for field in variant.fields}
