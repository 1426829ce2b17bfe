"""How email is set up: the mail server (smtp+starttls://user:password@host:587), the sender, and what an address is."""

import re
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from carson.server.errors import BadRequest

LONGEST: Final = 254
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN: Final = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])", re.I)
PLAIN: Final = "smtp"
STARTTLS: Final = "smtp+starttls"
TLS: Final = "smtps"
_PORTS: Final = {PLAIN: 25, STARTTLS: 587, TLS: 465}
FORMS: Final = ("smtp+starttls://USER:PASSWORD@HOST:587", "smtps://USER:PASSWORD@HOST:465", "smtp://HOST:25")


class Smtp(Struct, frozen=True):
    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        """Without the password: settings may be logged."""
        return f"Smtp({self.scheme}://{self.host}:{self.port})"


def read_smtp(text: str) -> Smtp | None:
    """None: not the address of a mail server. A password is only sent over an encrypted connection."""
    try:
        parts = urlsplit(text)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        return None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if user and parts.scheme == PLAIN:
        return None
    return Smtp(parts.scheme, parts.hostname, port, user, password)


def checked_mailbox(text: str) -> str:
    """An address that can go into a header as it is: no comment, no name, no second address, no line break."""
    local, _, domain = text.strip().rpartition("@")
    fits = len(local) <= 64 and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain)
    if not fits or len(text.strip()) > LONGEST:
        shown = "".join(sign for sign in text[:60] if sign.isprintable())
        raise BadRequest("channel-mail-unfit", found=shown)
    return f"{local}@{domain.lower()}"


def same_box(address: str) -> str:
    """The address for comparison: capitals make no difference."""
    return address.lower()


def read_sender(text: str) -> Address | None:
    """Who signs the emails, from a setting such as "Carson City <carson@example.org>"."""
    if not text.isprintable():
        return None
    name, address = parseaddr(text)
    try:
        user, _, domain = checked_mailbox(address).rpartition("@")
    except BadRequest:
        return None
    return Address(name, user, domain)
