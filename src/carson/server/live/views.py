"""The views of a table at one moment: what everybody sees, made once for all, and what a seat sees besides or instead.
Also what has changed since the moment before.
"""

from typing import Any

from msgspec import Raw
from msgspec.json import encode

from carson.server.live.changes import change

# A seat (None: a spectator) and a language.
Reader = tuple[int | None, str]


class Views:
    """`public` is a spectator's view, with its parts as they are sent; the question is put to each seat in words."""

    def __init__(self, seq: int, view: dict[str, Any]) -> None:
        self.seq = seq
        self.public = {name: part if name == "decision" else Raw(encode(part)) for name, part in view.items()}
        self._size = sum(len(part) for part in self.public.values() if isinstance(part, Raw))
        self._own: dict[Reader, dict[str, Raw]] = {}
        self._changes: dict[str, Raw] | None = None
        self._own_changes: list[tuple[tuple[Raw, Raw], Raw]] = []

    def show(self, reader: Reader, view: dict[str, Any]) -> None:
        """This is the reader's view, made from the public one. What is not a text yet becomes one."""
        own = {name: Raw(encode(part)) for name, part in view.items() if not isinstance(part, Raw)}
        self._own[reader] = own
        view.update(own)

    def changes(self, before: "Views", reader: Reader) -> Raw | None:
        """What has changed for the reader, by the names of the parts. None if the whole view has to be sent: it is not
        longer, or the reader was not shown the one before. `before` is always the same.
        """
        old, own = before._own.get(reader), self._own[reader]
        if old is None or old.keys() != own.keys() or before.public.keys() != self.public.keys():
            return None
        if self._changes is None:
            self._changes = {
                name: Raw(encode(change(before.public[name], part)))
                for name, part in self.public.items()
                if name != "decision" and part != before.public[name]
            }
        found = {name: part for name, part in self._changes.items() if name not in own}
        found |= {name: self._own_change(old[name], part) for name, part in own.items() if part != old[name]}
        text = encode(found)
        return Raw(text) if len(text) < self._size else None

    def _own_change(self, old: Raw, part: Raw) -> Raw:
        """Most seats are asked the same."""
        for pair, text in self._own_changes:
            if pair == (old, part):
                return text
        text = Raw(encode(change(old, part)))
        self._own_changes.append(((old, part), text))
        return text
