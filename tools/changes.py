"""A view from the one before and what has changed, as clients of a live connection make it (docs/server.md)."""

from typing import Any


def changed(before: Any, change: Any) -> Any:
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, count, values = change
        return [*before[:start], *values, *before[start + count :]]
    after = list(before) if isinstance(before, list) else dict(before)
    for place, inner in change.items():
        at = int(place) if isinstance(after, list) else place
        after[at] = changed(before[at], inner)
    return after


def position_from(before: Any, news: Any) -> Any:
    """The message `position` that `changes` stands for; `before`: the last of this seat."""
    assert before is not None
    assert (before["seat"], before["seq"]) == (news["seat"], news["after"]), "these are not changes of that position"
    rest = {name: value for name, value in news.items() if name not in ("after", "changes")}
    return {**rest, "type": "position", "view": changed(before["view"], news["changes"])}
