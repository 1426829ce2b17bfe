"""What has changed from one text of JSON to the next, for a client that has the one before.

Texts are compared, and taken apart only where they differ. As objects they would cost more: there are many of them, and
what was sent before is no longer in the processor's cache.
"""

from typing import Any, Final

from msgspec import Raw
from msgspec.json import Decoder

# One level of a value. What is neither an object nor a list is replaced as a whole.
_opened: Final = Decoder(dict[str, Raw] | list[Raw] | str | float | bool | None).decode


def change(before: Raw, after: Raw) -> dict[Any, Any] | list[Any]:
    """How one value becomes another. The client applies it (`web/src/live/line/changes.ts`).

    - `[value]`: the other one takes its place.
    - `[start, count, values]`: in a list, these take the place of `count` elements from `start` on.
    - `{place: change, …}`: in an object, or a list that is as long as before, these fields or elements change.
    """
    old, new = _opened(before), _opened(after)
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {name: change(old[name], value) for name, value in new.items() if value != old[name]}
    if isinstance(old, list) and isinstance(new, list):
        if len(old) != len(new):
            return _other_length(old, new)
        return {at: change(old[at], value) for at, value in enumerate(new) if value != old[at]}
    return [after]


def _other_length(before: list[Raw], after: list[Raw]) -> list[Any]:
    """All that lies between what is the same at the beginning and what is the same at the end."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    end = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    return [start, len(before) - start - end, after[start : len(after) - end]]
