"""Hands emails to the mail server."""

import smtplib
from email.message import EmailMessage
from typing import Final

from carson.server.delivery.posting import Trust, system_trust
from carson.server.delivery.results import Gone, Later, Refused, Result, SendFault, Sent
from carson.server.mail_settings import STARTTLS, TLS, Smtp

PATIENCE: Final = 10.0  # seconds for each answer of the mail server


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
