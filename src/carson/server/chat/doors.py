"""Chat at a table, muted people, and private notes."""

import re
from typing import Final

from carson.server.chat import chat, notes, repository
from carson.server.chat import shapes as talk
from carson.server.chat.shapes import Chat, ChatForm, ChatQuery, Line, LineForm, Mutes, Note, NoteForm
from carson.server.errors import NotThere
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import SeatQuery

doors = Doors("chat")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}")


@doors.get("/api/tables/{table_id}/chat", free=True)
async def read(visit: Visit, query: ChatQuery) -> Chat:
    """The chat of a table: the newest lines, or those after a number.

    Everybody may read at a public table, and where spectators may chat; otherwise those who sit there. Lines of people
    you have muted are left out.
    """
    return talk.chat(await chat.since(visit.services, visit.reader, visit.table_id, query.since), visit.reader)


@doors.post("/api/tables/{table_id}/chat", limit=limits.LINES, status=201)
async def say(visit: Visit, body: LineForm) -> Line:
    """Send a chat line."""
    said = await chat.say(visit.services, visit.user, visit.table_id, body.text, body.seat)
    return talk.line(said, visit.reader)


@doors.put("/api/tables/{table_id}/chat")
async def set_(visit: Visit, body: ChatForm) -> Chat:
    """Allow or forbid spectators to chat. Host only."""
    await chat.let_spectators_speak(visit.services, visit.user, visit.table_id, body.spectators)
    return talk.chat(await chat.since(visit.services, visit.reader, visit.table_id, None), visit.reader)


@doors.delete("/api/tables/{table_id}/chat/{number}", limit=limits.LINES)
async def remove(visit: Visit) -> Line:
    """Take back one of your own lines."""
    number = str(visit.request.path_params["number"])
    if not _NUMBER.fullmatch(number):
        raise NotThere("line-unknown")
    return talk.line(await chat.remove(visit.services, visit.user, visit.table_id, int(number)), visit.reader)


@doors.get("/api/mutes")
async def mutes(visit: Visit) -> Mutes:
    """The people you have muted. Nobody else knows."""
    return talk.mutes(await visit.services.database.fetch(repository.muted_by, visit.user.id))


@doors.put("/api/mutes/{handle}", limit=limits.ACCOUNT)
async def mute(visit: Visit) -> None:
    """Mute somebody, at every table."""
    await chat.mute(visit.services, visit.user, visit.called("handle"))


@doors.delete("/api/mutes/{handle}", limit=limits.ACCOUNT)
async def unmute(visit: Visit) -> None:
    """Unmute somebody. You also see what they said in the meantime."""
    await chat.unmute(visit.services, visit.user, visit.called("handle"))


@doors.get("/api/tables/{table_id}/notes")
async def note(visit: Visit, query: SeatQuery) -> Note:
    """Your private note at this table, by seat if you have several; nobody else can read it."""
    return talk.note(await notes.read(visit.services, visit.user, visit.table_id, query.seat))


@doors.put("/api/tables/{table_id}/notes", limit=limits.NOTES)
async def write_note(visit: Visit, body: NoteForm) -> Note:
    """Replace your note; an empty text deletes it."""
    return talk.note(await notes.write(visit.services, visit.user, visit.table_id, body.text, body.seat))
