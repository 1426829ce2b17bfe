"""Letters, and the mail server that takes them."""

import asyncio
import email
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import default
from urllib.parse import parse_qs, urlsplit

import pytest

from carson.server.delivery import mail
from carson.server.delivery.mail import deliver
from carson.server.delivery.results import Gone, Later, Refused, Result, Sent
from carson.server.delivery.wording import Wording
from carson.server.errors import BadRequest
from carson.server.mail_settings import Smtp, checked_mailbox, read_sender, read_smtp
from server.notify.receiver import LOOPBACK, Mail, mail_server, trust

SENDER = Address("Carson City", "carson", "example.org")
TURN = Wording(
    "turn", "0123456789abcdef0123", "board", "Zoë", "Your turn", "Zoë, it is your turn.", "https://c.example/t"
)
LINKS = mail.links("https://a-long-name-of-a-server.games.example.org", "chan", "secret")


def a_letter(subject: str = "Your turn", text: str = "Hello\n", stop: str = LINKS.stop) -> EmailMessage:
    return mail.letter(SENDER, "Ann.X+y@example.com", subject, text, "en", "abc.1", 1_000_000_000, stop)


async def handed(found: Mail, letter: EmailMessage, scheme: str = "smtp", user: str = "") -> Result:
    server = Smtp(scheme, LOOPBACK, found.port, user, "pass word" if user else "")
    return await asyncio.to_thread(deliver, server, letter, trust)


def test_a_letter_has_what_mail_readers_look_for() -> None:
    async def story() -> None:
        async with mail_server() as found:
            subject, text = mail.notice_letter(TURN, "de", LINKS)
            assert isinstance(await handed(found, a_letter(subject, text)), Sent)
            assert any(line.upper().startswith("RCPT TO:<ANN.X+Y@EXAMPLE.COM>") for line in found.said)
            assert f"\r\nList-Unsubscribe: <{LINKS.stop}>\r\n".encode() in found.letters[0], "not in a code"
            assert max(len(line) for line in found.letters[0].partition(b"\r\n\r\n")[2].split(b"\r\n")) <= 76
            read = email.message_from_bytes(found.letters[0], policy=default)
            assert read["From"] == "Carson City <carson@example.org>"
            assert read["To"] == "Ann.X+y@example.com"
            assert read["Subject"] == "Carson City: Your turn"
            assert read["Date"] == "Sun, 09 Sep 2001 01:46:40 +0000"
            assert read["Message-ID"] == "<abc.1@example.org>"
            assert read["Auto-Submitted"] == "auto-generated"
            assert read["List-Unsubscribe"] == f"<{LINKS.stop}>"
            assert read["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert read.get_content_type() == "text/plain"
            body = read.get_content()
            assert "Zoë, it is your turn." in body
            assert TURN.link in body
            assert LINKS.stop in body
            assert LINKS.confirm not in body

    asyncio.run(story())


def test_one_click_is_promised_only_where_it_is_safe() -> None:
    assert a_letter(stop="http://c.example/stop")["List-Unsubscribe-Post"] is None
    assert a_letter(stop="")["List-Unsubscribe"] is None


def test_a_letter_goes_over_tls_with_a_password_where_the_setting_says_so() -> None:
    async def story() -> None:
        async with mail_server(starttls=True) as found:
            assert isinstance(await handed(found, a_letter(), "smtp+starttls", "me"), Sent)
            assert "STARTTLS" in [line.upper() for line in found.said]
            assert [line for line in found.said if line.startswith("AUTH PLAIN ")]
            assert len(found.letters) == 1

    asyncio.run(story())


def test_no_letter_goes_to_a_mail_server_that_offers_no_tls_when_it_should() -> None:
    async def story() -> None:
        async with mail_server() as found:
            result = await handed(found, a_letter(), "smtp+starttls", "me")
            assert isinstance(result, Later)
            assert not result.blame
            assert found.letters == []
            assert not [line for line in found.said if line.startswith("AUTH")]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("rcpt", "data", "result", "status"),
    [
        ("550 nobody here", "250 taken", Gone, 550),
        ("450 box is full", "250 taken", Later, 450),
        ("250 fine", "554 looks like spam", Refused, 554),
        ("250 fine", "451 try later", Later, 451),
    ],
)
def test_what_a_mail_server_refuses(rcpt: str, data: str, result: type, status: int) -> None:
    async def story() -> None:
        async with mail_server() as found:
            found.rcpt, found.data = rcpt, data
            became = await handed(found, a_letter())
            assert isinstance(became, result)
            assert became.fault.details == {"status": status}  # type: ignore[union-attr]

    asyncio.run(story())


def test_a_mail_server_that_is_away_is_not_the_fault_of_the_address() -> None:
    async def story() -> None:
        async with mail_server() as found:
            port = found.port
        became = await asyncio.to_thread(deliver, Smtp("smtp", LOOPBACK, port), a_letter())
        assert isinstance(became, Later)
        assert not became.blame

    asyncio.run(story())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ann",
        "@example.org",
        "ann@",
        "ann@localhost",
        "ann@127.0.0.1",
        "ann@[127.0.0.1]",
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org\nBcc: x",
        "ann\r\n@example.org",
        "ann@example.org, bob@example.org",
        "ann@bob@example.org",
        "Ann <ann@example.org>",
        '"ann smith"@example.org',
        "ann smith@example.org",
        ".ann@example.org",
        "ann.@example.org",
        "a..b@example.org",
        "änn@example.org",
        "ann@exämple.org",
        "ann@-example.org",
        "ann@example.o",
        "ann@example.org;x",
        "ann\x00@example.org",
        "a" * 65 + "@example.org",
        "a@" + "b." * 130 + "org",
    ],
)
def test_what_is_not_one_plain_address_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as caught:
        checked_mailbox(text)
    assert caught.value.details["found"].isprintable()


@pytest.mark.parametrize("text", ["ann@example.org", "Ann.B+tag@Mail.Example.co.uk", "o'x_y-z@example.travel"])
def test_a_plain_address_is_taken(text: str) -> None:
    assert checked_mailbox(f" {text} ").lower() == text.lower()


def test_a_name_with_a_line_break_cannot_become_a_header() -> None:
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        a_letter(subject="Hi\r\nBcc: all@example.org")
    written = bytes(a_letter(text="Hello\r\n\r\nBcc: all@example.org\n.\nRCPT TO:<x@example.org>\n"))
    assert email.message_from_bytes(written, policy=default)["Bcc"] is None


def test_a_line_with_a_dot_alone_does_not_end_a_letter() -> None:
    async def story() -> None:
        async with mail_server() as found:
            await handed(found, a_letter(text="Hello\n.\nRCPT TO:<x@example.org>\n"))
            assert len(found.letters) == 1
            assert not [line for line in found.said if "x@example.org" in line]

    asyncio.run(story())


def test_a_link_can_do_one_thing_for_one_channel() -> None:
    def token(link: str) -> str:
        return parse_qs(urlsplit(link).query)["token"][0]

    assert urlsplit(LINKS.stop).path == "/api/mail/chan/stop"
    assert mail.token_fits("secret", "chan", "stop", token(LINKS.stop))
    assert not mail.token_fits("secret", "chan", "confirm", token(LINKS.stop))
    assert not mail.token_fits("secret", "other", "stop", token(LINKS.stop))
    assert not mail.token_fits("another", "chan", "stop", token(LINKS.stop))
    assert not mail.token_fits("secret", "chan", "stop", "é")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("smtp://mail.example.org", Smtp("smtp", "mail.example.org", 25)),
        ("smtp://127.0.0.1:1025", Smtp("smtp", "127.0.0.1", 1025)),
        ("smtps://me:p%40ss@mail.example.org", Smtp("smtps", "mail.example.org", 465, "me", "p@ss")),
        (
            "smtp+starttls://me%40x.org:p@mail.example.org/",
            Smtp("smtp+starttls", "mail.example.org", 587, "me@x.org", "p"),
        ),
    ],
)
def test_the_address_of_a_mail_server_is_read(text: str, found: Smtp) -> None:
    assert read_smtp(text) == found
    assert "p@ss" not in repr(found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://me:pass@mail.example.org",
        "smtps://mail.example.org/x",
        "smtps://mail.example.org:99999",
        "smtps://mail.example.org?x=y",
    ],
)
def test_what_is_no_address_of_a_mail_server_or_sends_a_password_for_all_to_read_is_refused(text: str) -> None:
    assert read_smtp(text) is None


def test_the_sender_is_read_with_or_without_a_name() -> None:
    assert read_sender("Carson City <carson@example.org>") == SENDER
    assert read_sender("carson@example.org") == Address("", "carson", "example.org")
    for text in ("", "Carson City", "carson@localhost", "a@example.org\r\nBcc: b@example.org"):
        assert read_sender(text) is None
