"""The views of a table at one moment: what everybody sees, made once for all, and what a seat sees besides or instead.
Also what has changed since the moment before.
"""

from typing import Any, Final

from msgspec import Raw
from msgspec.json import Decoder, encode

from carson.server.live.changes import change

# A seat (None: a spectator) and a language.
Reader = tuple[int | None, str]
_parts: Final = Decoder(dict[str, Raw]).decode


def parts_of(view: dict[str, Any]) -> dict[str, Raw]:
    """Its parts as they are sent."""
    return _parts(encode(view))


class Views:
    """`public` are the parts of a spectator's view, without the question: that is put to each seat in words."""

    def __init__(self, seq: int, public: dict[str, Raw]) -> None:
        self.seq = seq
        self.public = public
        self._size = sum(map(len, public.values()))
        self._own: dict[Reader, dict[str, Raw]] = {}
        self._changes: dict[str, Raw] | None = None
        self._own_changes: list[tuple[tuple[Raw, Raw], Raw]] = []

    def __contains__(self, reader: Reader) -> bool:
        return reader in self._own

    def show(self, reader: Reader, own: dict[str, Raw]) -> None:
        """The reader has these parts besides the public ones, or instead."""
        self._own[reader] = own

    def whole(self, reader: Reader) -> dict[str, Raw]:
        return {**self.public, **self._own[reader]}

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
                if part != before.public[name]
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
