"""Playing: one transaction a request. Lock the table, check the seat and the question, let the engine decide, append,
commit; only then is the game cached and the news published.

What a client repeats is recognised by the name it gave its action, and done once.
"""

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import ActionForm, CarsonError, Outcome
from carson.kernel.rules import Rules
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, MOVE, ORDER, PLAYED, PLAYING, UNDO, Entry, TableRow, User
from carson.server.errors import BadRequest, Conflict, Stopping
from carson.server.games.adapter import AnyGame, winners_but
from carson.server.history import log
from carson.server.history.loading import load, rules_of, snapshot_text
from carson.server.history.replaying import entry_of
from carson.server.metrics import measured
from carson.server.notifications import due
from carson.server.play.chains import Rest, awaits_consent, check_chain, id_of, place_of, rehearse
from carson.server.play.orders import OrdersForm, checked, due_order, orders_of, with_rest
from carson.server.play.table_state import Commit
from carson.server.results.recording import record_results
from carson.server.tables import repository as tables
from carson.server.tables.clock import Deed, by_standin, clock_of, seats_after
from carson.server.tables.seating import playing_seat
from carson.server.tables.tables import SeatedTable, load_table
from carson.server.tables.timeouts import come_back, nobody_waited, update_seats

_ACTION_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
ActionId = Annotated[str, Meta(extra_json_schema={"pattern": f"^{_ACTION_ID.pattern}$"})]
# Moves that orders may lead to one after the other; what is left waits for the next move.
MOST_ORDERS: Final = 50
# Times that a seat may take back its answer to one question. Each is kept for ever and played again by whoever looks.
MOST_UNDOS: Final = 50


class MoveForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action as a text or an object, the question it answers, and an id that the client makes up.

    `actions`, in place of `action`: several actions of the seat that happen together or not at all.
    """

    action: ActionForm | None = None
    actions: list[ActionForm] | None = None
    question: int
    id: ActionId
    seat: int | None = None

    def chain(self) -> list[ActionForm]:
        if (self.action is None) == (self.actions is None):
            raise BadRequest("actions-or-action")
        found = [self.action] if self.action is not None else self.actions or []
        check_chain(found, self.id)
        return found


class UndoForm(Struct, frozen=True, forbid_unknown_fields=True):
    """`move` is the number of the move to be taken back, as the view gives it."""

    move: int
    question: int
    id: ActionId
    seat: int | None = None


class Done(Struct, frozen=True):
    """The result: `seq` is the number of the last entry. `repeated`: it had been done before and was not done again.

    `waiting`: how many of the actions wait for somebody's consent; if it is given, all of them are done.
    """

    seq: int
    seat: int
    repeated: bool = False
    waiting: int = 0


class Turn(Struct):
    """One transaction at a table, which is locked: what it works with, and the entries that it has written."""

    connection: AsyncConnection
    services: Services
    game: AnyGame
    entries: list[Entry] = []


class Steps(Struct, frozen=True):
    """Moves of one seat, made together; the first of them is number `number` of the chain that has this id."""

    actions: Sequence[ActionForm]
    id: str = ""
    number: int = 0


async def take_seat(
    connection: AsyncConnection, user: User, table_id: str, wanted: int | None
) -> tuple[SeatedTable, int]:
    """The table, which is locked from now on, and the seat that somebody who plays there plays for."""
    seated = await load_table(connection, table_id, lock=True)
    return seated, playing_seat(seated.seats, user, wanted)


@measured("person")
async def act(services: Services, user: User, table_id: str, form: MoveForm) -> Done:
    """Whether it was done before, only the few need to know who are refused: the log takes no name a second time."""
    with services.admission.one_of(table_id):
        try:
            return await _act_first(services, user, table_id, form)
        except (CarsonError, IntegrityError):
            before = await _acted_before(services, user, table_id, form)
            if before is None:
                raise
            return before


async def _act_first(services: Services, user: User, table_id: str, form: MoveForm) -> Done:
    async with services.database.write() as connection:
        seated, seat = await take_seat(connection, user, table_id, form.seat)
        chain = form.chain()
        _check_id(form.id)
        game = await load_asked(connection, services, seated, form.question)
        found, turn = seated, Turn(connection, services, game)
        seated = await come_back(connection, seated, user.id, game, services.now(), acting=seat)
        first, waited = game.serial, due.asked(game)
        if len(chain) > 1:
            rehearse(game, seat, chain)
        seated, left = await _play(turn, seated, seat, Steps(chain, form.id))
        seated = await follow_orders(turn, seated)
        done = Done(first + len(chain) - left, seat, waiting=left if _rest(seated, seat) else 0)
        await due.tell_after_move(connection, seated.moment(services.now()), waited, game, user.id)
    publish(services, Commit(found, seated, game, turn.entries))
    return done


async def _acted_before(services: Services, user: User, table_id: str, form: MoveForm) -> Done | None:
    """What came of the same request if it was made before."""
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        seat = playing_seat(seated.seats, user, form.seat)
        chain = form.chain()
        if await done_before(connection, seated.table, seat, form.id) is None:
            return None
        return await _done_again(connection, seated, seat, form.id, chain)


@measured("bot")
async def act_for_bot(services: Services, table_id: str, seat: int, action: str, serial: int, by: str) -> bool:
    """A bot's move, chosen at the situation `serial`; False when that has passed and it must think again.

    Or when it stood in for a person who has come back meanwhile.
    """
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        if seated.table.status != PLAYING or seated.table.seq != serial or not _plays(seated, seat):
            return False
        game = (await load(connection, seated.table, services.game_cache)).copy()
        turn, waited = Turn(connection, services, game), due.asked(game)
        after, _ = await _play(turn, seated, seat, Steps([action]), by)
        after = await follow_orders(turn, after)
        after = await nobody_waited(connection, after, game, services.now())
        await due.tell_after_move(connection, seated.moment(services.now()), waited, game, None)
    publish(services, Commit(seated, after, game, turn.entries))
    return True


def _plays(seated: SeatedTable, number: int) -> bool:
    return any(seat.seat == number and seat.program is not None for seat in seated.seats)


@measured("undo")
async def undo(services: Services, user: User, table_id: str, form: UndoForm) -> Done:
    """Take your last move back, as far as the engine allows, with those that were made together with it."""
    with services.admission.one_of(table_id):
        return await _undo(services, user, table_id, form)


async def _undo(services: Services, user: User, table_id: str, form: UndoForm) -> Done:
    async with services.database.write() as connection:
        seated, seat = await take_seat(connection, user, table_id, form.seat)
        before = await undone_before(connection, seated.table, seat, form.id, form.move)
        if before is not None:
            return before
        game = await load_asked(connection, services, seated, form.question)
        number = undoable(game, seat)
        if number is not None and number != form.move:
            raise Conflict("undo-other", asked=form.move, found=number)
        if number is not None and by_standin(seated.seats, seat):
            raise Conflict("undo-standin")
        if number is not None:
            await _check_often(connection, seated.table, seat, game.moves[number - game.version - 1].turn)
        found, turn = seated, Turn(connection, services, game)
        seated = await come_back(connection, seated, user.id, game, services.now(), acting=seat)
        together = await done_together(connection, seated.table, seat, form.move)
        deed, waited = Deed(seat, game.question, undo=True, moves=together), due.asked(game)
        entries = []
        for back in range(together):
            move = game.undo(seat)
            named = None if back else form.id
            entries.append(entry_of(game, UNDO, move, form.move - back, services.now(), _sealed(game), named))
        seated = await persist(turn, seated, entries, deed)
        await due.tell_after_move(connection, seated.moment(services.now()), waited, game, user.id)
    publish(services, Commit(found, seated, game, turn.entries))
    return Done(game.serial, seat)


async def done_together(connection: AsyncConnection, table: TableRow, seat: int, number: int) -> int:
    """How many moves up to this one were made together: they are taken back together."""
    last = await log.move_numbered(connection, table.id, seat, number)
    chain, place = place_of(last.action_id if last is not None else None)
    count = 1
    for back in range(1, place + 1):
        one = await log.by_action_id(connection, table.id, seat, id_of(chain, place - back) or "")
        if one is None or one.number != number - back:
            break  # somebody agreed to it in between
        count += 1
    return count


async def _check_often(connection: AsyncConnection, table: TableRow, seat: int, turn: int) -> None:
    if await log.times_undone(connection, table.id, seat, turn) >= MOST_UNDOS:
        raise Conflict("undo-too-often", most=MOST_UNDOS)


async def done_before(connection: AsyncConnection, table: TableRow, seat: int, action_id: str) -> Entry | None:
    _check_id(action_id)
    return await log.by_action_id(connection, table.id, seat, action_id)


def _check_id(action_id: str) -> None:
    if not _ACTION_ID.fullmatch(action_id):
        raise BadRequest("action-id-unfit")


async def undone_before(
    connection: AsyncConnection, table: TableRow, seat: int, action_id: str, move: int | None = None
) -> Done | None:
    """What came of the same request to take something back (this move, or any) if it was made before."""
    before = await done_before(connection, table, seat, action_id)
    if before is None:
        return None
    if before.kind != UNDO or move not in (None, before.number):
        raise Conflict("action-id-used", id=action_id)
    return Done(before.seq, seat, repeated=True)


async def _done_again(
    connection: AsyncConnection, seated: SeatedTable, seat: int, action_id: str, chain: Sequence[ActionForm]
) -> Done:
    """The same request once more: what came of it, and what of it still waits."""
    entries = await log.by_chain(connection, seated.table.id, seat, action_id)
    rest = _rest(seated, seat)
    waiting = rest.actions if rest is not None and rest.id == action_id else ()
    done = [entry.action for entry in entries]
    wanted = _canonical(seated.table, chain)
    moves = all(entry.kind == MOVE for entry in entries)
    # What waited and was refused is in neither.
    if not moves or wanted is None or wanted[: len(done)] != done or (waiting and wanted[len(done) :] != [*waiting]):
        raise Conflict("action-id-used", id=action_id)
    return Done(entries[-1].seq, seat, repeated=True, waiting=len(waiting))


def _canonical(table: TableRow, chain: Sequence[ActionForm]) -> list[str] | None:
    rules: Rules[Any, Any, Any] = rules_of(table)
    try:
        return [rules.action_text(rules.parse_action(action)) for action in chain]
    except CarsonError:
        return None


async def load_asked(connection: AsyncConnection, services: Services, seated: SeatedTable, question: int) -> AnyGame:
    """A copy of the game, if it still waits for an answer to this question."""
    game = await _load_playing(connection, services, seated)
    if question != game.question:
        raise Conflict("action-stale", question=game.question, seq=game.serial)
    return game


async def _load_playing(connection: AsyncConnection, services: Services, seated: SeatedTable) -> AnyGame:
    """A copy of the game, if it may be played on here and now."""
    if seated.table.status != PLAYING:
        raise Conflict("table-not-playing")
    if services.stopping:
        raise Stopping("server-stopping")
    if seated.table.id in services.broken:
        raise Conflict("table-broken")
    return (await load(connection, seated.table, services.game_cache)).copy()


async def follow_orders(turn: Turn, seated: SeatedTable) -> SeatedTable:
    """Do what the people who are asked have ordered. Each move is an entry of its own, all in one transaction."""
    for _ in range(MOST_ORDERS):
        answer = due_order(turn.game, seated.seats)
        if answer is None:
            break
        await tables.seat_of(turn.connection, answer.seat)
        seated = SeatedTable(
            seated.table, [answer.seat if seat.seat == answer.seat.seat else seat for seat in seated.seats]
        )
        if answer.does.actions:
            steps = Steps(answer.does.actions, answer.does.id, answer.does.number)
            seated, _ = await _play(turn, seated, answer.seat.seat, steps, ORDER)
    return seated


async def _play(
    turn: Turn, seated: SeatedTable, seat: int, steps: Steps, by: str | None = None
) -> tuple[SeatedTable, int]:
    """The table after these moves, or after those up to the first that somebody has to agree to: what is left waits
    with the seat. And how many are left.
    """
    game, actions = turn.game, list(steps.actions)
    question = game.question
    entries: list[Entry] = []
    while actions and not (entries and awaits_consent(game, seat)):
        sealed, named = _sealed(game), id_of(steps.id, steps.number + len(entries))
        move = game.apply(seat, actions.pop(0))
        entry = entry_of(game, MOVE, move, game.version, turn.services.now(), sealed, named)
        entries.append(replace(entry, by=by or None))
    rest = None
    if actions:
        texts = tuple(game.rules.action_text(game.rules.parse_action(action)) for action in actions)
        rest = Rest(steps.id, steps.number + len(entries), texts)
    deed = Deed(seat, question, by=by, moves=len(entries))
    return await persist(turn, seated, entries, deed, rest), len(actions)


def _rest(seated: SeatedTable, number: int) -> Rest | None:
    return next((orders_of(seat).rest for seat in seated.seats if seat.seat == number), None)


def undoable(game: AnyGame, seat: int) -> int | None:
    """The number of the move that the seat may take back; the first move of a game is number 1."""
    before = game.undoable(seat)
    return None if before is None else before + 1


def _sealed(game: AnyGame) -> bool:
    """Whether answers to what is asked now are secret until all are in."""
    return game.decision is not None and game.decision.together


async def persist(
    turn: Turn,
    seated: SeatedTable,
    entries: Sequence[Entry],
    deed: Deed,
    rest: Rest | None = None,
    **columns: Any,
) -> SeatedTable:
    """Write it down: the entries, the new number, whose time runs, sometimes a snapshot, at the end how it ended.

    `rest` is what the seat still has to do; what was left of another chain is given up. `columns`: what else the
    table's row says from now on.
    """
    connection, game, table, entry = turn.connection, turn.game, seated.table, entries[-1]
    now = entry.created_at
    turn.entries.extend(entries)
    columns["seq"] = entry.seq
    outcome = game.outcome() if game.decision is None else None
    if outcome is not None:
        resigned = {seat.seat for seat in seated.seats if seat.resigned}
        columns |= over(PLAYED, Outcome(outcome.scores, winners_but(game, outcome, resigned)), now)
    after = seats_after(clock_of(table.clock), seated.seats, game, now, deed)
    seats = [with_rest(seat, rest) if seat.seat == deed.seat else seat for seat in after]
    appended = [log.entry_insert(table.id, one) for one in entries]
    seated = await update_seats(connection, seated, seats, game, now, appended, **columns)
    if outcome is not None:
        await record_results(connection, seated, game)
    # Only where nothing can be taken back: a game taken up from a snapshot has no past.
    cache, every = turn.services.game_cache, turn.services.settings.snapshot_every
    if game.undoable() is None and entry.seq - cache.snapshots.get(table.id, -every) >= every:
        kept = cache.snapshots[table.id] = await log.snapshot_seq(connection, table.id)
        if entry.seq - kept >= every:
            await log.keep_snapshot(connection, table.id, entry.seq, snapshot_text(game))
    return seated


def over(how: str, outcome: Outcome | None, now: int) -> dict[str, Any]:
    """What a table's row says when its game has come to an end."""
    return {
        "status": FINISHED,
        "ended": how,
        "finished_at": now,
        "scores": None if outcome is None else msgspec.json.encode(outcome.scores).decode(),
        "winners": "[]" if outcome is None else msgspec.json.encode(outcome.winners).decode(),
    }


async def give_orders(services: Services, user: User, table_id: str, form: OrdersForm) -> tuple[SeatedTable, int]:
    """In place of all that were given before; what is asked already is done at once."""
    async with services.database.write() as connection:
        seated, seat = await take_seat(connection, user, table_id, form.seat)
        game = await _load_playing(connection, services, seated)
        before, turn, waited = seated, Turn(connection, services, game), due.asked(game)
        seated = await come_back(connection, seated, user.id, game, services.now())
        orders = checked(form, game, _rest(seated, seat))
        seats = [replace(one, orders=orders) if one.seat == seat else one for one in seated.seats]
        await tables.seats_of(connection, seats)
        seated = await follow_orders(turn, SeatedTable(seated.table, seats))
        if seated.table.seq != before.table.seq:
            await due.tell_after_move(connection, seated.moment(services.now()), waited, game, user.id)
    if seated.table != before.table:  # that an order was given is nobody else's affair
        publish(services, Commit(before, seated, game, turn.entries))
    return seated, seat


def publish(services: Services, commit: Commit) -> None:
    """After the commit: from here on everybody may know."""
    table_id = commit.after.table.id
    services.game_cache.put(table_id, commit.game)
    services.hub.publish(table_id, commit.game.serial, commit=commit)
