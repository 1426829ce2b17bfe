"""What goes over the wire. Built up from what may be known; of a row nothing travels by itself."""

from collections.abc import Callable
from typing import Any

import msgspec

from carson.kernel import Event
from carson.server.games import plain_options, teller
from carson.server.service.loading import rules_of
from carson.server.service.looking import Look, News, revealed_seed
from carson.server.service.play import Done
from carson.server.service.seating import namer
from carson.server.service.tables import Laid
from carson.server.store.rows import SeatRow, User
from carson.words import Words

Plain = dict[str, Any]


def user(found: User) -> Plain:
    return {"name": found.name, "claimed": found.claimed}


def table(laid: Laid, reader: User | None) -> Plain:
    """A table as anybody may know it who has its address."""
    row = laid.table
    return {
        "id": row.id,
        "game": row.game,
        "options": plain_options(rules_of(row)),
        "public": row.public,
        "status": row.status,
        "host": reader is not None and row.host_id == reader.id,
        "seats": [_seat(seat, reader) for seat in laid.seats],
        "seq": row.seq,
        "commitment": row.commitment,
        "seed": revealed_seed(laid),
        "scores": msgspec.json.decode(row.scores) if row.scores else None,
        "winners": msgspec.json.decode(row.winners) if row.winners else None,
        "created_at": row.created_at,
        "started_at": row.started_at,
        "finished_at": row.finished_at,
    }


def _seat(seat: SeatRow, reader: User | None) -> Plain:
    mine = reader is not None and seat.user_id == reader.id
    return {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "free": seat.free, "mine": mine}


def look(found: Look, reader: User | None, words: Words) -> Plain:
    """A table from a seat, with all that may be done there now."""
    plain = table(found.laid, reader)
    plain |= {"own": found.own, "seat": found.seat, "question": None, "asked": None, "view": found.view}
    plain |= {"actions": found.actions, "undo": found.undo}
    if found.game is not None:
        plain["question"] = found.game.question
        if found.game.decision is not None:
            plain["asked"] = _teller(found.laid, words).question(found.game.decision)
    return plain


def news(found: News, words: Words) -> Plain:
    tell = _teller(found.laid, words).event
    told = [
        {
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "number": entry.number,
            "action": entry.action,
            "events": [_event(event, tell) for event in entry.events],
        }
        for entry in found.told
    ]
    return {"seq": found.seq, "status": found.laid.table.status, "entries": told}


def _event(event: Event, tell: Callable[[Event], str | None]) -> Plain:
    """`text` is None for what is not worth a line."""
    return {"kind": event.kind, "data": event.data, "private": event.to is not None, "text": tell(event)}


def done(found: Done) -> Plain:
    return {"seq": found.seq, "seat": found.seat, "repeated": found.repeated}


def _teller(laid: Laid, words: Words) -> Any:
    return teller(laid.table.game, words, namer(rules_of(laid.table), laid.seats, words))
