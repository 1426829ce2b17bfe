"""Going back as far as one likes, against bots: whatever was drawn or revealed since is taken back too.

The table is for practice from then on, and says so. What was drawn comes again as it came: each pile and die goes on
where it stood. So nobody learns anything that was not shown before, and going back does not bring kinder dice.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from carson.kernel import UndoError
from carson.server.core.services import Services
from carson.server.database.rows import MOVE, PRACTICE, UNDO, Entry, User
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import rules_of, snapshot_text
from carson.server.history.replaying import entry_of, playable, replayed
from carson.server.metrics import measured
from carson.server.notifications import due
from carson.server.play.playing import (
    ActionId,
    Done,
    Turn,
    done_together,
    load_asked,
    persist,
    publish,
    take_seat,
    undone_before,
)
from carson.server.play.table_state import Commit
from carson.server.tables.clock import Deed
from carson.server.tables.tables import SeatedTable

# Times that a game may be taken back so. Each is kept for ever and played again by whoever looks.
MOST_REWINDS: Final = 300


class RewindForm(Struct, frozen=True, forbid_unknown_fields=True):
    """To before the last move of the seat, whatever happened since."""

    question: int
    id: ActionId
    seat: int | None = None


@measured("undo")
async def rewind(services: Services, user: User, table_id: str, form: RewindForm) -> Done:
    """Go back to where the seat made its last move; everything since is taken back, whoever did it."""
    async with services.database.write() as connection:
        seated, seat = await take_seat(connection, user, table_id, form.seat)
        before = await undone_before(connection, seated.table, seat, form.id)
        if before is not None:
            return before
        waited = due.asked(await load_asked(connection, services, seated, form.question))
        _check(seated)
        entries = await log.since(connection, table_id, -1)
        with playable():
            game = replayed(rules_of(seated.table), seated.table.seed, entries, None)
        last = _last_of(game, seat)
        first = last - await done_together(connection, seated.table, seat, last)
        undone = _taken_back(game, first, entries, seat, form.id, services.now())
        deed = Deed(seat, form.question, undo=True, moves=sum(one.seat == seat for one in undone))
        found, turn = seated, Turn(connection, services, game)
        seated = await persist(turn, seated, undone, deed, practice=seated.table.practice + 1)
        # A snapshot from before would lead to a game that was never played on.
        if await log.snapshot_seq(connection, table_id):
            await log.keep_snapshot(connection, table_id, game.serial, snapshot_text(game))
        await due.tell_after_move(connection, seated.moment(services.now()), waited, game, user.id)
    publish(services, Commit(found, seated, game, turn.entries))
    return Done(game.serial, seat)


def _check(seated: SeatedTable) -> None:
    people = [seat for seat in seated.seats if seat.bot is None]
    if len(people) > 1:
        raise NotAllowed("rewind-people", people=len(people))
    if seated.table.practice >= MOST_REWINDS:
        raise Conflict("undo-too-often", most=MOST_REWINDS)


def _last_of(game: AnyGame, seat: int) -> int:
    """The number of the seat's last move; the first move of a game is number 1."""
    for number in range(game.version, 0, -1):
        if game.moves[number - 1].seat == seat:
            return number
    raise UndoError("undo-nothing")


def _taken_back(game: AnyGame, first: int, entries: list[Entry], seat: int, action_id: str, now: int) -> list[Entry]:
    """The log's entries for all moves after number `first`, the last of them first. The game is changed."""
    # What lay face down stays a secret.
    sealed = {entry.number: entry.sealed for entry in entries if entry.kind == MOVE}
    version, serial = game.version, game.serial
    found = []
    for back, move in enumerate(game.rewind(first)):
        number = version - back
        entry = entry_of(game, UNDO, move, number, now, sealed[number])
        # The request is known by the seat's own move, which it began with.
        named = action_id if number == first + 1 and move.seat == seat else None
        found.append(replace(entry, seq=serial + 1 + back, by=PRACTICE, action_id=named))
    return found
