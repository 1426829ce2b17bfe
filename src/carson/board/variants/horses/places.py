"""Every player's own enclosures (BG-13.2), as places where a cowboy can stand."""

from typing import Final

NAMES: Final = ("enclosure-1", "enclosure-2", "enclosure-3", "enclosure-4", "enclosure-5")
