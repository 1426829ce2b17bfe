"""Parts of a score pad as they are typed: things with their counts, numbers, names in order."""

import re

from carson.cli.abbreviations import listed, matches, nearest
from carson.cli.files import printable
from carson.pad.board import THINGS
from carson.words import Words


def things_of(typed: str, words: Words) -> dict[str, int]:
    """'saloon, ranch 2, 3 houses' by name; a ValueError says what is no such thing."""
    spellings = {name: (words.name("object", name),) for name in THINGS}
    found: dict[str, int] = {}
    for part in listed(typed.replace(";", ",")):
        if part == "-":
            continue
        split = re.fullmatch(r"(?:(\d{1,2})\s*[x×]?\s+)?(.*?)(?:\s+[x×]?\s*(\d{1,2}))?", part)
        assert split is not None  # every text can be read so
        name, count = split[2], int(split[1] or split[3] or 1)
        meant = matches(name, spellings) or matches(name.removesuffix("s"), spellings)
        if len(meant) != 1:
            known = [spelling for other, others in spellings.items() for spelling in (other, *others)]
            near = words.list([words.name("object", n) for n in meant], "or") if meant else nearest(name, known)
            raise ValueError(words("cli-board-pad-thing", found=printable(part), near=near))
        found[meant[0]] = found.get(meant[0], 0) + count
    return {name: count for name, count in found.items() if count}


def number_of(typed: str, most: int, words: Words) -> int:
    if not re.fullmatch(r"\$?\d{1,4}", typed) or int(typed.lstrip("$")) > most:
        raise ValueError(words("cli-ask-number-again", least=0, most=most))
    return int(typed.lstrip("$"))


def order_of(typed: str, names: list[str], words: Words) -> tuple[str, ...]:
    """Players' names in an order, as far as it is known."""
    found: list[str] = []
    for part in listed(typed):
        meant = [name for name in names if name == part] or [
            name for name in names if name.casefold().startswith(part.casefold())
        ]
        if len(meant) != 1 or meant[0] in found:
            raise ValueError(words("cli-board-pad-order", found=printable(part), known=names))
        found.append(meant[0])
    return tuple(found)
