"""The rule books, for anyone to read."""

from msgspec import Struct

from carson.rulebook.layout import LaidBook, laid_books
from carson.server.web.door import Doors, Visit

doors = Doors("rules")


class RuleBooks(Struct, frozen=True):
    """`language` is the one asked for; each book says which one it is written in."""

    language: str
    books: tuple[LaidBook, ...]


@doors.get("/api/rules", free=True, tagged=True, packed=True)
async def rules(visit: Visit) -> RuleBooks:
    """Both rule books complete, in the reader's language: sections, numbered rules, tables, and what is
    marked in them.
    """
    language = visit.words.language
    return RuleBooks(language, laid_books(language))
