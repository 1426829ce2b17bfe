"""Emails: plain text with the headers that mail servers and readers look for, handed to the mail server."""

import hmac
import smtplib
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final

from msgspec import Struct

from carson.server.delivery.posting import Trust, system_trust
from carson.server.delivery.results import Gone, Later, Refused, Result, SendFault, Sent
from carson.server.delivery.wording import Wording
from carson.server.mail_settings import STARTTLS, TLS, Smtp
from carson.words import Words

PATIENCE: Final = 10.0  # seconds for each answer of the mail server
LONGEST_LINE: Final = 998  # maximum length of a header line, by the standard
CONFIRM_LINK: Final = "confirm"
STOP_LINK: Final = "stop"


class Links(Struct, frozen=True):
    """The links in an email that work without logging in. `stop` can unsubscribe, and nothing else."""

    confirm: str
    stop: str


def links(origin: str, channel_id: str, secret: str) -> Links:
    def link(what: str) -> str:
        return f"{origin}/api/mail/{channel_id}/{what}?token={token(secret, channel_id, what)}"

    return Links(link(CONFIRM_LINK), link(STOP_LINK))


def token(secret: str, channel_id: str, what: str) -> str:
    """Derived from the channel's secret, so that one link's token says nothing about the other's."""
    return hmac.new(secret.encode(), f"{what}.{channel_id}".encode(), "sha256").hexdigest()


def token_fits(secret: str, channel_id: str, what: str, given: str) -> bool:
    return hmac.compare_digest(token(secret, channel_id, what).encode(), given.encode())


def notice_letter(wording: Wording, language: str, found: Links) -> tuple[str, str]:
    """Subject and text of a notification about a table."""
    words = Words(language)
    parts = [wording.text, wording.link, words("notify-mail-stop"), found.stop]
    return f"Carson City: {wording.title}", _paragraphs(parts)


def confirm_letter(language: str, origin: str, found: Links) -> tuple[str, str]:
    """The only email that an address gets before its owner has agreed. None of its words come from the person who
    asked.
    """
    words = Words(language)
    parts = [words("notify-confirm-text", origin=origin), found.confirm, words("notify-confirm-else")]
    return f"Carson City: {words('notify-confirm-title')}", _paragraphs(parts)


def _paragraphs(parts: list[str]) -> str:
    return "\n\n".join(parts) + "\n"


def letter(
    sender: Address, address: str, subject: str, text: str, language: str, name: str, now: int, stop: str = ""
) -> EmailMessage:
    """`name` identifies the email: sent twice, it is still the same email to a mail server."""
    local, _, domain = address.rpartition("@")
    found = EmailMessage(policy=SMTP.clone(max_line_length=76))
    found["From"] = sender
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
    found.set_content(text, cte="quoted-printable")  # every mail server accepts that
    # A long link is not wrapped, nor encoded in a way that mail readers do not recognise.
    found.policy = SMTP.clone(max_line_length=LONGEST_LINE)
    return found


def deliver(server: Smtp, letter: EmailMessage, tls: Trust = system_trust) -> Result:
    """Hand it to the mail server. Blocks: call it in a thread.

    If the mail server is away or rejects us, that is not the fault of the address.
    """
    try:
        with _connect(server, tls) as connection:
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


def _connect(server: Smtp, tls: Trust) -> smtplib.SMTP:
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
