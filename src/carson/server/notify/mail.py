"""Letters: plain text with the headers that mail servers and readers look for."""

import hmac
import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from typing import Final

from msgspec import Struct

from carson.server.faults import BadRequest
from carson.server.notify.telling import Told
from carson.words import Words

LONGEST: Final = 254
LONGEST_LINE: Final = 998  # of a header, by the standard
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN: Final = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])", re.I)
CONFIRM_LINK: Final = "confirm"
STOP_LINK: Final = "stop"


def checked(text: str) -> str:
    """An address that can be written into a header as it is: no comment, no name, no second address, no line break."""
    local, _, domain = text.strip().rpartition("@")
    fits = len(local) <= 64 and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain)
    if not fits or len(text.strip()) > LONGEST:
        shown = "".join(sign for sign in text[:60] if sign.isprintable())
        raise BadRequest("channel-mail-unfit", found=shown)
    return f"{local}@{domain.lower()}"


def same_box(address: str) -> str:
    """The address as it is counted: who writes it in capitals writes to the same person."""
    return address.lower()


class Sender(Struct, frozen=True):
    """Who signs the letters, from a setting such as "Carson City <carson@example.org>"."""

    name: str
    user: str
    domain: str

    @property
    def address(self) -> str:
        return f"{self.user}@{self.domain}"


def read_sender(text: str) -> Sender | None:
    if not text.isprintable():
        return None
    name, address = parseaddr(text)
    try:
        user, _, domain = checked(address).rpartition("@")
    except BadRequest:
        return None
    return Sender(name, user, domain)


class Links(Struct, frozen=True):
    """The addresses in a letter that work without logging in. `stop` can end the letters, and nothing else."""

    confirm: str
    stop: str


def links(origin: str, channel_id: str, secret: str) -> Links:
    def link(what: str) -> str:
        return f"{origin}/api/mail/{channel_id}/{what}?token={token(secret, channel_id, what)}"

    return Links(link(CONFIRM_LINK), link(STOP_LINK))


def token(secret: str, channel_id: str, what: str) -> str:
    """From the channel's secret, so that one link's token says nothing about the other's."""
    return hmac.new(secret.encode(), f"{what}.{channel_id}".encode(), "sha256").hexdigest()


def token_fits(secret: str, channel_id: str, what: str, given: str) -> bool:
    return hmac.compare_digest(token(secret, channel_id, what).encode(), given.encode())


def notice_letter(told: Told, language: str, found: Links) -> tuple[str, str]:
    """Subject and text of a message from a table."""
    words = Words(language)
    parts = [told.text, told.link, words("notify-mail-stop"), found.stop]
    return f"Carson City: {told.title}", _paragraphs(parts)


def confirm_letter(language: str, origin: str, found: Links) -> tuple[str, str]:
    """The one letter that an address gets before its owner has agreed. No word of it is from whoever asked for it."""
    words = Words(language)
    parts = [words("notify-confirm-text", origin=origin), found.confirm, words("notify-confirm-else")]
    return f"Carson City: {words('notify-confirm-title')}", _paragraphs(parts)


def _paragraphs(parts: list[str]) -> str:
    return "\n\n".join(parts) + "\n"


def letter(
    sender: Sender, address: str, subject: str, text: str, language: str, name: str, now: int, stop: str = ""
) -> EmailMessage:
    """`name` is the letter's own: sent twice, it is still the same letter to a mail server."""
    local, _, domain = address.rpartition("@")
    found = EmailMessage(policy=SMTP.clone(max_line_length=76))
    found["From"] = Address(sender.name, sender.user, sender.domain)
    found["To"] = Address("", local, domain)
    found["Subject"] = subject
    found["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    found["Message-ID"] = f"<{name}@{sender.domain}>"
    found["Auto-Submitted"] = "auto-generated"
    found["Content-Language"] = language
    if stop:
        found["List-Unsubscribe"] = f"<{stop}>"
        if stop.startswith("https://"):
            found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(text, cte="quoted-printable")  # every mail server takes that
    # A long link is not broken up, nor written in a code that those who look for it do not read.
    found.policy = SMTP.clone(max_line_length=LONGEST_LINE)
    return found
