"""One message over one channel, whatever kind it is."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from carson.server.notify import channels, mail, push, smtp, vapid, webhook
from carson.server.notify.message import CONFIRM, Notice, decoded
from carson.server.notify.posting import Line, Trust, system_trust
from carson.server.notify.results import Later, Refused, Result, SendFault
from carson.server.notify.telling import told
from carson.server.secret import sha256
from carson.server.service.desk import Desk
from carson.server.store import keys
from carson.server.store.channels import MAIL, PUSH, Channel
from carson.server.store.outbox import Letter

MOST_LETTERS: Final = 60  # a day to one address
_ALL: Final = "all"
MAIL_THREADS: Final = 4


class Ways:
    """How messages leave: the line to other hosts, and the trust in the mail server's certificate."""

    def __init__(
        self,
        desk: Desk,
        line: Line | None = None,
        tls: Trust = system_trust,
    ) -> None:
        self._desk = desk
        self._line = line if line is not None else Line()
        self._tls = tls
        # Threads of their own: a mail server that keeps us waiting keeps nothing else waiting.
        self._threads = ThreadPoolExecutor(MAIL_THREADS, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, channel: Channel, letter: Letter) -> Result:
        try:
            if channel.kind == MAIL:
                return await self._mail(channel, letter)
            notice = Notice(letter.kind, letter.table_id or "", decoded(letter.data))
            shown = told(notice, channel.language, self._desk.settings.origin)
            if channel.kind == PUSH:
                key = vapid.read_key(await channels.push_key(self._desk))
                contact = self._desk.settings.origin
                return await push.send(self._line, channel.address, shown, key, contact, self._desk.now())
            return await webhook.send(self._line, channel.address, channel.secret, shown, self._desk.now())
        except SendFault as fault:
            return Later(fault)

    async def _mail(self, channel: Channel, letter: Letter) -> Result:
        settings, now = self._desk.settings, self._desk.now()
        if settings.smtp is None or settings.mail_from is None:
            return Later(SendFault("notify-mail-server"), blame=False)
        found = mail.links(settings.origin, channel.id, channel.secret)
        if letter.kind == CONFIRM:
            subject, text = mail.confirm_letter(channel.language, settings.origin, found)
            stop = ""
        else:
            if not await self._may_write(channel, now):
                return Refused(SendFault("notify-mail-too-many", most=MOST_LETTERS))
            notice = Notice(letter.kind, letter.table_id or "", decoded(letter.data))
            shown = told(notice, channel.language, settings.origin)
            subject, text = mail.notice_letter(shown, channel.language, found)
            stop = found.stop
        written = mail.letter(
            settings.mail_from, channel.address, subject, text, channel.language, f"{letter.id}.{letter.seq}", now, stop
        )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, smtp.deliver, settings.smtp, written, self._tls)

    async def _may_write(self, channel: Channel, now: int) -> bool:
        """Counted before it is sent, whoever of several people it is for."""
        async with self._desk.database.write() as connection:
            count = await keys.count_mail(connection, sha256(mail.same_box(channel.address)), _ALL, now // channels.DAY)
        return count <= MOST_LETTERS
