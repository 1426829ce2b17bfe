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
        self._plain = view
        self._own: dict[Reader, dict[str, Any]] = {}
        self._changes: dict[str, Raw] | None = None

    def show(self, reader: Reader, view: dict[str, Any]) -> None:
        """This is the reader's view, made from the public one."""
        self._own[reader] = {name: part for name, part in view.items() if not isinstance(part, Raw)}

    def changes(self, before: "Views", reader: Reader) -> Raw | None:
        """What has changed for the reader, by the names of the parts. None if the whole view has to be sent: it is not
        longer, or the reader was not shown the one before.
        """
        old, own = before._own.get(reader), self._own[reader]
        if old is None or old.keys() != own.keys() or before._plain.keys() != self._plain.keys():
            return None
        found: dict[str, Any] = {name: part for name, part in self._from(before).items() if name not in own}
        found |= {name: change(old[name], part) for name, part in own.items() if part != old[name]}
        text = encode(found)
        return Raw(text) if len(text) < self._size else None

    def _from(self, before: "Views") -> dict[str, Raw]:
        """The same for every reader, so made once: `before` is always the same."""
        if self._changes is None:
            self._changes = {
                name: Raw(encode(change(before._plain[name], self._plain[name])))
                for name, part in self.public.items()
                if part != before.public[name]
            }
        return self._changes
