"""A game's record as text: what a spectator knows while the game goes on; complete and with its seed when it
is over.
"""

from functools import partial

from msgspec.structs import replace

from carson.kernel import Numbers, Record, record
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, PLAYED, PRACTICE
from carson.server.records.past import load_begun
from carson.server.records.whole_game import from_whole
from carson.server.tables.origin import imported
from carson.server.tables.tables import SeatedTable, opened, sealed


async def record_text(services: Services, table_id: str) -> str:
    """The moves in a finished game's record never change, so they are cached; names may change."""
    seated = await services.database.fetch(load_begun, table_id)
    over = seated.table.status == FINISHED
    kept = services.records.get(table_id) if over else None
    if kept is None:
        kept = await from_whole(services, seated.table, partial(record, public=not over))
        if over:
            services.records.put(table_id, kept)
    return _signed(kept, seated).text()


def _signed(kept: Record, seated: SeatedTable) -> Record:
    """With the table's address, the parts of the seed, who sat there, and an ending that the rules do not know.

    An imported record keeps what it said.
    """
    origin = imported(seated.table)
    if origin is not None:
        return replace(kept, head=origin.head, remarks=origin.remarks)
    tags = {"table": seated.table.id, "commitment": seated.table.commitment}
    if seated.table.secret is not None and seated.table.status == FINISHED:
        tags["secret"] = seated.table.secret
    tags |= Numbers(sealed(seated.seats), opened(seated.seats)).lines()
    for seat in seated.seats:
        tags[f"seat-{seat.seat}"] = f"{seat.bot or 'human'} {seat.name or ''}".strip()
    resigned = [str(seat.seat) for seat in seated.seats if seat.resigned]
    if resigned:
        tags["resigned"] = " ".join(resigned)
    if seated.table.practice:
        tags[PRACTICE] = str(seated.table.practice)
    if seated.table.ended not in (None, PLAYED):
        tags["ended"] = seated.table.ended or ""
    return replace(kept, head={**kept.head, **tags})
