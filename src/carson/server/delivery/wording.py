"""A message in words, in its reader's language."""

from msgspec import Struct

from carson.server.notifications.message import OVER, SEATED, Notice
from carson.words import Words


class Wording(Struct, frozen=True):
    """A message as every channel can show it: a title, a sentence or two, and a link."""

    kind: str
    table_id: str
    game: str
    seat: str
    title: str
    text: str
    link: str
    until: int = 0


def table_link(origin: str, table_id: str) -> str:
    """The page of the table. Only this function knows the browser client's address of a table."""
    return f"{origin}/table/{table_id}" if table_id else f"{origin}/"


def word(notice: Notice, language: str, origin: str) -> Wording:
    words, about = Words(language), notice.about
    game = words(f"notify-game-{about.game}") if about.game else ""
    sentences = [words(f"notify-{notice.kind}-text", name=about.name, game=game, who=words.list(about.names))]
    if notice.kind == SEATED:
        sentences.append(words("notify-seated-free", count=about.free))
    if notice.kind == OVER and about.names:
        sentences.append(words("notify-over-won", count=len(about.names), who=words.list(about.names)))
    return Wording(
        kind=notice.kind,
        table_id=notice.table_id,
        game=about.game,
        seat=about.name,
        title=words(f"notify-{notice.kind}-title"),
        text=" ".join(sentences),
        link=table_link(origin, notice.table_id),
        until=about.until,
    )
