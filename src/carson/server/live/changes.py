"""What has changed from one view to the next, for a client that has the one before."""

from typing import Any, Final

_LISTS: Final = (list, tuple)


def change(before: Any, after: Any) -> Any:
    """How one value becomes another, which is not equal to it. The client applies it (`web/src/live/changes.ts`).

    - `[value]`: the other one takes its place.
    - `[start, count, values]`: in a list, these take the place of `count` elements from `start` on.
    - `{place: change, …}`: in an object, or a list that is as long as before, these fields or elements change.
    """
    if isinstance(after, dict):
        if isinstance(before, dict) and before.keys() == after.keys():
            return {name: change(before[name], value) for name, value in after.items() if value != before[name]}
    elif isinstance(after, _LISTS) and isinstance(before, _LISTS):
        if len(before) != len(after):
            return _other_length(before, after)
        return {str(at): change(before[at], value) for at, value in enumerate(after) if value != before[at]}
    return [after]


def _other_length(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...]) -> list[Any]:
    """All that lies between what is the same at the beginning and what is the same at the end."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    end = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    return [start, len(before) - start - end, after[start : len(after) - end]]
