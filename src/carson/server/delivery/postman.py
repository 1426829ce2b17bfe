"""Sends what is due, after the commit and without holding up play; one task in each process.

A message is claimed, checked once more (is it still their turn? do they have the table open by now?), sent, and
removed. If it fails it is tried again after growing pauses; if it fails too often it is dropped, and a channel that
always fails is turned off.
"""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from carson.kernel import CarsonError
from carson.server.background import end
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, OPEN, PLAYING
from carson.server.delivery.channels import CONFIRM_DAYS, DAY
from carson.server.delivery.results import Gone, Later, Refused, Result, SendFault, Sent
from carson.server.delivery.sending import Sender
from carson.server.history.loading import load
from carson.server.notifications import channel_repository as channels
from carson.server.notifications import key_repository as keys
from carson.server.notifications import outbox
from carson.server.notifications.channel_repository import FAILED, ON, UNCONFIRMED, Channel
from carson.server.notifications.due import PATIENCE
from carson.server.notifications.message import BEGUN, CLOCK, CONFIRM, OVER, SEATED, TURN
from carson.server.notifications.outbox import Claim, Letter
from carson.server.tables import repository as tables

_log = logging.getLogger(__name__)

PAUSES: Final = (60, 300, 1800, 7200, 21_600)  # seconds after each failed attempt; after the last one it is dropped
MOST_FAILURES: Final = 5  # messages dropped in a row before the channel is turned off
LOOK_AGAIN: Final = 60  # seconds, longer than PATIENCE, until we check again whether somebody has the table open
LEASE: Final = 180  # seconds that a claim lasts: longer than any sending takes
BATCH: Final = 16
MOST_SOON: Final = 200
POLL: Final = 10.0  # seconds between two checks of the outbox
PARTING: Final = 5.0  # seconds to finish sending when the server stops
HOUSEKEEPING: Final = 3600

# The status that a table has while a message about it is true.
_STATUS: Final = {TURN: PLAYING, CLOCK: PLAYING, BEGUN: PLAYING, SEATED: OPEN, OVER: FINISHED}


class Postman:
    def __init__(self, services: Services, sender: Sender | None = None) -> None:
        self._services = services
        self._sender = sender if sender is not None else Sender(services)
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._tidied = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finishes what is being sent, if that takes only a moment; the rest stays in the outbox."""
        self._closing = True
        self._services.letters.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=PARTING)
            await end(self._task)
        self._sender.close()

    async def _run(self) -> None:
        while not self._closing:
            try:
                await self.round()
            except Exception:
                _log.exception("the postman stumbled")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._services.letters.wait(), POLL)

    async def round(self) -> int:
        """Sends everything that is due now; returns how many messages were checked."""
        self._services.letters.clear()
        await self._tidy()
        await self._postpone_for_present()
        seen = 0
        while not self._closing and (claims := await self._claim()):
            await asyncio.gather(*(self._handle(claim) for claim in claims))
            seen += len(claims)
        return seen

    async def _claim(self) -> list[Claim]:
        """A check that writes nothing comes first: most of the time nothing is due."""
        now = self._services.now()
        due = await self._services.database.fetch(outbox.next_due)
        if due is None or due > now:
            return []
        return await self._services.database.store(outbox.claim, now, LEASE, BATCH)

    async def _postpone_for_present(self) -> None:
        """A person may have a table open through this process while another process has their message to send. So each
        process postpones the messages of people it sees, before they are due.
        """
        if self._services.database.sqlite:
            return
        now = self._services.now()
        for claim in await self._services.database.fetch(outbox.coming, now, now + PATIENCE, MOST_SOON):
            if await self._services.is_present(claim.channel.user_id, claim.letter.table_id or ""):
                await self._postpone(claim.letter, claim.letter.tries)

    async def _tidy(self) -> None:
        now = self._services.now()
        if now - self._tidied < HOUSEKEEPING:
            return
        self._tidied = now
        async with self._services.database.write() as connection:
            await channels.forget_unconfirmed(connection, now - CONFIRM_DAYS * DAY)
            await keys.forget_mail_counts(connection, now // DAY - 1)

    # One letter

    async def _handle(self, claim: Claim) -> None:
        letter, channel = claim.letter, claim.channel
        try:
            if not await self._still_true(letter, channel):
                await self._drop(letter)
            elif letter.table_id and await self._services.is_present(channel.user_id, letter.table_id):
                await self._postpone(letter, letter.tries - 1)
            else:
                await self._settle(letter, channel, await self._sender.send(channel, letter))
        except Exception:
            # It stays claimed, and comes up again when the claim expires, until its attempts are used up.
            _log.exception("letter %s (%s) could not be handled", letter.id, letter.kind)
            if letter.tries > len(PAUSES):
                await self._drop(letter)

    async def _still_true(self, letter: Letter, channel: Channel) -> bool:
        if channel.state != (UNCONFIRMED if letter.kind == CONFIRM else ON):
            return False
        if letter.table_id is None:
            return True
        async with self._services.database.read() as connection:
            table = await tables.get(connection, letter.table_id)
            if table is None or table.status != _STATUS[letter.kind]:
                return False
            if letter.kind not in (TURN, CLOCK):
                return True
            seats = (await tables.sitting(connection, [table.id]))[table.id]
            try:
                game = await load(connection, table, self._services.game_cache)
            except CarsonError:  # a table with unknown rules: nobody can act there
                return False
        asked = game.decision.seats if game.decision is not None else ()
        return any(seat.user_id == channel.user_id and seat.seat in asked for seat in seats)

    async def _drop(self, letter: Letter) -> None:
        await self._services.database.store(outbox.remove, letter)

    async def _postpone(self, letter: Letter, tries: int) -> None:
        """They have the table open. If they leave without having acted, they are told that it is their turn."""
        if letter.kind != TURN:
            await self._drop(letter)
            return
        await self._services.database.store(outbox.put_off, letter, self._services.now() + LOOK_AGAIN, tries)

    async def _settle(self, letter: Letter, channel: Channel, result: Result) -> None:
        now = self._services.now()
        async with self._services.database.write() as connection:
            # The channel before its messages: removing it locks them in this order too.
            await channels.get(connection, channel.id, lock=True)
            match result:
                case Sent():
                    if letter.kind == TURN:
                        await outbox.mark_sent(connection, letter, now)
                    else:
                        await outbox.remove(connection, letter)
                    if channel.failures or channel.last_fault:
                        await channels.change(connection, channel.id, failures=0, last_fault=None)
                    return
                case Gone(fault):
                    _log.info("channel %s is gone: %s", channel.id, fault.code)
                    await channels.failed(connection, channel.id, _text(fault), count=True)
                    await channels.silence(connection, channel.id, FAILED)
                    return
                case Refused(fault):
                    blame, pause = True, None
                case Later(fault, blame, after):
                    pause = max(PAUSES[letter.tries - 1], after) if letter.tries <= len(PAUSES) else None
            if pause is None:
                _log.warning("letter %s (%s) was given up: %s", letter.id, letter.kind, fault.code)
                await outbox.remove(connection, letter)
            else:
                await outbox.put_off(connection, letter, now + pause, letter.tries)
            if not blame:
                return
            # Counted when a message is dropped, not at each attempt: an hour without a network turns nobody off.
            failures = await channels.failed(connection, channel.id, _text(fault), count=pause is None)
            if failures >= MOST_FAILURES:
                _log.info("channel %s is turned off after %d failures: %s", channel.id, failures, fault.code)
                await channels.silence(connection, channel.id, FAILED)


def _text(fault: SendFault) -> str:
    return msgspec.json.encode({"code": fault.code, "details": fault.details}).decode()
