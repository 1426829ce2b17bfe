"""Other hosts, on this machine: a web server with a certificate of its own, and a mail server."""

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from msgspec import Struct

from carson.server.delivery.posting import Transport

HOST = "hook.example.org"
LOOPBACK = "127.0.0.1"


@cache
def _certificate() -> tuple[bytes, bytes]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    names = x509.SubjectAlternativeName([x509.DNSName(HOST), x509.IPAddress(ip_address(LOOPBACK))])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.public_bytes(Encoding.PEM), secret


@cache
def trust() -> ssl.SSLContext:
    """As the system's, with our certificate in the place of all others."""
    return ssl.create_default_context(cadata=_certificate()[0].decode())


def _served() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        chain = Path(folder) / "chain.pem"
        chain.write_bytes(_certificate()[0] + _certificate()[1])
        context.load_cert_chain(chain)
    return context


class Heard(Struct):
    first: str
    headers: dict[str, str]
    body: bytes


class Web:
    """`answers` are given one after the other, the last of them for ever."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.names: list[str] = []
        self.answers: list[bytes] = [b"HTTP/1.1 204 No Content\r\n\r\n"]
        self.port = 0
        self.asked: list[str] = []

    def says(self, *statuses: int, more: str = "") -> None:
        self.answers = [f"HTTP/1.1 {status} So\r\n{more}\r\n".encode() for status in statuses]

    def url(self, path: str = "/hook") -> str:
        return f"https://{HOST}:{self.port}{path}"

    def transport(self, *addresses: str, patience: float = 10.0) -> Transport:
        """A transport with which every name leads here."""

        async def resolve(host: str, _port: int) -> list[str]:
            self.asked.append(host)
            return list(addresses) or [LOOPBACK]

        return Transport(resolve=resolve, allowed=lambda _: True, tls=trust, patience=patience)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.heard.append(Heard(first, headers, body))
            writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
            await writer.drain()
            await reader.read()
        except (OSError, EOFError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def web() -> AsyncIterator[Web]:
    found = Web()
    context = _served()
    context.sni_callback = lambda _socket, name, _context: found.names.append(name)
    server = await asyncio.start_server(found.answer, LOOPBACK, 0, ssl=context)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


class Mail:
    """Takes letters as a mail server does; `rcpt` and `data` are its answers to an address and to a letter."""

    def __init__(self, starttls: bool) -> None:
        self.letters: list[bytes] = []
        self.said: list[str] = []
        self.rcpt = "250 fine"
        self.data = "250 taken"
        self.port = 0
        self._starttls = starttls

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(*lines: str) -> None:
            for number, line in enumerate(lines, 1):
                code, _, rest = line.partition(" ")
                writer.write(f"{code}{' ' if number == len(lines) else '-'}{rest}\r\n".encode())
            await writer.drain()

        secure = False
        try:
            await say("220 mail.example.org")
            while line := (await reader.readline()).decode().strip():
                self.said.append(line)
                match line.split()[0].upper():
                    case "EHLO":
                        offer = ["250 AUTH PLAIN"] if secure or not self._starttls else ["250 STARTTLS"]
                        await say("250 mail.example.org", *offer)
                    case "STARTTLS":
                        await say("220 go on")
                        await writer.start_tls(_served())
                        secure = True
                    case "AUTH":
                        await say("235 known")
                    case "RCPT":
                        await say(self.rcpt)
                    case "DATA":
                        await say("354 go on")
                        letter = await reader.readuntil(b"\r\n.\r\n")
                        if self.data.startswith("2"):
                            self.letters.append(letter.removesuffix(b".\r\n"))
                        await say(self.data)
                    case "QUIT":
                        await say("221 bye")
                        return
                    case _:
                        await say("250 fine")
        except (OSError, EOFError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def mail_server(starttls: bool = False) -> AsyncIterator[Mail]:
    found = Mail(starttls)
    server = await asyncio.start_server(found.talk, LOOPBACK, 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found
