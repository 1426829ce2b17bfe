"""One message over one channel, of any kind."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from carson.server.core.services import Services
from carson.server.delivery import channels, mail, push, push_crypto, webhook
from carson.server.delivery.posting import Transport, Trust, system_trust
from carson.server.delivery.results import Later, Refused, Result, SendFault
from carson.server.delivery.wording import Wording, word
from carson.server.mail_settings import same_box
from carson.server.notifications import key_repository as keys
from carson.server.notifications.channel_repository import MAIL, PUSH, Channel
from carson.server.notifications.message import CONFIRM, Notice, decoded
from carson.server.notifications.outbox import Letter
from carson.server.security.tokens import sha256

MOST_LETTERS: Final = 60  # a day to one address
_ALL: Final = "all"
MAIL_THREADS: Final = 4


class Sender:
    """`transport` leads to other hosts; `tls` says which certificates of the mail server are trusted."""

    def __init__(
        self,
        services: Services,
        transport: Transport | None = None,
        tls: Trust = system_trust,
    ) -> None:
        self._services = services
        self._transport = transport if transport is not None else Transport()
        self._tls = tls
        # Separate threads: a mail server that keeps us waiting delays nothing else.
        self._threads = ThreadPoolExecutor(MAIL_THREADS, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, channel: Channel, letter: Letter) -> Result:
        try:
            if channel.kind == MAIL:
                return await self._mail(channel, letter)
            shown = self._worded(channel, letter)
            if channel.kind == PUSH:
                key = push_crypto.read_key(await channels.push_key(self._services))
                contact = self._services.settings.origin
                return await push.send(self._transport, channel.address, shown, key, contact, self._services.now())
            return await webhook.send(self._transport, channel.address, channel.secret, shown, self._services.now())
        except SendFault as fault:
            return Later(fault)

    async def _mail(self, channel: Channel, letter: Letter) -> Result:
        settings, now = self._services.settings, self._services.now()
        if settings.smtp is None or settings.mail_from is None:
            return Later(SendFault("notify-mail-server"), blame=False)
        found = mail.links(settings.origin, channel.id, channel.secret)
        if letter.kind == CONFIRM:
            subject, text = mail.confirm_letter(channel.language, settings.origin, found)
            stop = ""
        else:
            if not await self._may_write(channel, now):
                return Refused(SendFault("notify-mail-too-many", most=MOST_LETTERS))
            subject, text = mail.notice_letter(self._worded(channel, letter), channel.language, found)
            stop = found.stop
        written = mail.letter(
            settings.mail_from, channel.address, subject, text, channel.language, f"{letter.id}.{letter.seq}", now, stop
        )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, mail.deliver, settings.smtp, written, self._tls)

    def _worded(self, channel: Channel, letter: Letter) -> Wording:
        notice = Notice(letter.kind, letter.table_id or "", decoded(letter.data))
        return word(notice, channel.language, self._services.settings.origin)

    async def _may_write(self, channel: Channel, now: int) -> bool:
        """Counted before it is sent, across all people who use the address."""
        box, day = sha256(same_box(channel.address)), now // channels.DAY
        count = await self._services.database.store(keys.count_mail, box, _ALL, day)
        return count <= MOST_LETTERS
