"""How messages are named, and the ways to join several things."""

from typing import Literal

Join = Literal["and", "or", "comma"]


def message_id(kind: str, name: str) -> str:
    """Names in the games may have underscores; messages have hyphens."""
    return f"{kind}-{name}".replace("_", "-")
