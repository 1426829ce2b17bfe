"""A game's record as text: as a spectator knows it while the game goes on, whole and with its seed when it is over."""

from functools import partial

from msgspec.structs import replace

from carson.kernel import Numbers, Record, record
from carson.server.service.desk import Desk
from carson.server.service.origin import imported
from carson.server.service.past import begun
from carson.server.service.tables import Laid, opened, sealed
from carson.server.service.whole import from_whole
from carson.server.store.rows import FINISHED, PLAYED


async def record_text(desk: Desk, table_id: str) -> str:
    """What a finished game's record says of its moves never changes, and is kept at hand; names may change."""
    async with desk.database.read() as connection:
        laid = await begun(connection, table_id)
    over = laid.table.status == FINISHED
    kept = desk.records.get(table_id) if over else None
    if kept is None:
        kept = await from_whole(desk, laid.table, partial(record, public=not over))
        if over:
            desk.records.put(table_id, kept, len(kept.text()))
    return _signed(kept, laid).text()


def _signed(kept: Record, laid: Laid) -> Record:
    """With the table's address, what the seed was made of, who sat there, and an end that the rules do not know.

    One that was brought here says what it said.
    """
    origin = imported(laid.table)
    if origin is not None:
        return replace(kept, head=origin.head, remarks=origin.remarks)
    tags = {"table": laid.table.id, "commitment": laid.table.commitment}
    if laid.table.secret is not None and laid.table.status == FINISHED:
        tags["secret"] = laid.table.secret
    tags |= Numbers(sealed(laid.seats), opened(laid.seats)).lines()
    for seat in laid.seats:
        tags[f"seat-{seat.seat}"] = f"{seat.bot or 'human'} {seat.name or ''}".strip()
    resigned = [str(seat.seat) for seat in laid.seats if seat.resigned]
    if resigned:
        tags["resigned"] = " ".join(resigned)
    if laid.table.ended not in (None, PLAYED):
        tags["ended"] = laid.table.ended or ""
    return replace(kept, head={**kept.head, **tags})
