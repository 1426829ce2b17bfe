"""One POST to an address given by a stranger: to the very address that was checked, under the host's name, with a short
timeout, reading only the head of the answer and following no redirect.
"""

import asyncio
import ssl
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from carson.server.delivery.addresses import Address, Resolver, Url, checked_addresses, is_public, look_up
from carson.server.delivery.results import Gone, Later, Refused, Result, SendFault, Sent

Trust = Callable[[], ssl.SSLContext]

PATIENCE: Final = 10.0  # seconds for all of it
CONNECTING: Final = 4.0  # seconds for one address
MOST_ADDRESSES: Final = 3
LONGEST_HEAD: Final = 16_384
MOST_INTERIM: Final = 4  # answers such as 103, before the final one
LONGEST_PAUSE: Final = 86_400


# The certificates that the system trusts, loaded when first needed.
system_trust: Final[Trust] = cache(ssl.create_default_context)


class PostAnswer(Struct, frozen=True):
    status: int
    retry_after: int = 0


class Transport(Struct, frozen=True):
    """How a message gets to another host. A test may connect to itself over it; nobody else may."""

    resolve: Resolver = look_up
    allowed: Callable[[Address], bool] = is_public
    tls: Trust = system_trust
    patience: float = PATIENCE


async def post(transport: Transport, url: Url, headers: Mapping[str, str], body: bytes) -> PostAnswer:
    """The status of the answer. Raises SendFault if there is none."""
    try:
        async with asyncio.timeout(transport.patience):
            addresses = await checked_addresses(url, transport.resolve, transport.allowed)
            if not addresses:
                raise SendFault("notify-host-unfit", host=url.host)
            return await _exchange(transport, url, addresses[:MOST_ADDRESSES], _request(url, headers, body))
    except (OSError, EOFError, ValueError, TimeoutError):  # ssl's errors are OSErrors
        raise SendFault("notify-unreachable", host=url.host) from None


def _request(url: Url, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"POST {url.path} HTTP/1.1", f"host: {url.authority}", "user-agent: carson", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines.append(f"content-length: {len(body)}")
    if any("\r" in line or "\n" in line for line in lines):
        raise AssertionError("a header with a line break")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _exchange(transport: Transport, url: Url, addresses: list[str], request: bytes) -> PostAnswer:
    reader, writer = await _connect(transport, url, addresses)
    try:
        writer.write(request)
        await writer.drain()
        return await _answer(reader)
    finally:
        writer.transport.abort()


async def _connect(
    transport: Transport, url: Url, addresses: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first address that answers; the certificate must match the name."""
    for number, address in enumerate(addresses, 1):
        try:
            async with asyncio.timeout(CONNECTING):
                return await asyncio.open_connection(
                    address, url.port, ssl=transport.tls(), server_hostname=url.host, limit=LONGEST_HEAD
                )
        except OSError:
            if number == len(addresses):
                raise
    raise AssertionError("no address")


async def _answer(reader: asyncio.StreamReader) -> PostAnswer:
    for _ in range(MOST_INTERIM):
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except asyncio.LimitOverrunError:
            raise ValueError("the head of the answer is too long") from None
        first, *rest = head.split("\r\n")
        version, _, status = first.partition(" ")
        if not version.startswith("HTTP/1.") or not (status[:3].isascii() and status[:3].isdigit()):
            raise ValueError("not an answer of HTTP/1")
        if int(status[:3]) >= 200:
            return PostAnswer(int(status[:3]), _retry_after(rest))
    raise ValueError("no end of interim answers")


def _retry_after(lines: list[str]) -> int:
    for line in lines:
        name, _, value = line.partition(":")
        if name.lower() == "retry-after" and value.strip().isascii() and value.strip().isdigit():
            return min(int(value.strip()[:9]), LONGEST_PAUSE)
    return 0


def result_of(answer: PostAnswer) -> Result:
    """What the status means for a message. Several services answer 404 for a hook that was removed."""
    status = answer.status
    if 200 <= status < 300:
        return Sent()
    fault = SendFault("notify-status", status=status)
    if status in (404, 410):
        return Gone(fault)
    if status in (408, 425, 429) or status >= 500:
        return Later(fault, after=answer.retry_after)
    return Refused(fault)
