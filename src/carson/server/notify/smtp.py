"""The mail server that takes this server's mail, as one setting names it: smtp+starttls://user:password@host:587."""

import smtplib
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from carson.server.notify.posting import Trust, system_trust
from carson.server.notify.results import Gone, Later, Refused, Result, SendFault, Sent

PATIENCE: Final = 10.0  # seconds for each answer of the mail server
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
    """None: no address of a mail server. A password goes over a connection that others cannot read, or not at all."""
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


def deliver(server: Smtp, letter: EmailMessage, tls: Trust = system_trust) -> Result:
    """Hand it to the mail server. Waits: to be called in a thread.

    A mail server that is away, or does not let us in, is not the fault of the address.
    """
    try:
        with _connected(server, tls) as connection:
            connection.send_message(letter)
        return Sent()
    except smtplib.SMTPRecipientsRefused as refused:
        code = next((int(code) for code, _ in refused.recipients.values()), 0)
        fault = SendFault("notify-mail-refused", status=code)
        return Gone(fault) if code >= 500 else Later(fault)
    except smtplib.SMTPDataError as refused:
        fault = SendFault("notify-mail-refused", status=int(refused.smtp_code))
        return Refused(fault) if refused.smtp_code >= 500 else Later(fault)
    except (OSError, smtplib.SMTPException):
        return Later(SendFault("notify-mail-server"), blame=False)


def _connected(server: Smtp, tls: Trust) -> smtplib.SMTP:
    if server.scheme == TLS:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=tls())
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    try:
        if server.scheme == STARTTLS:
            connection.starttls(context=tls())
        if server.user:
            connection.login(server.user, server.password)
    except BaseException:
        connection.close()
        raise
    return connection
