"""Addresses given by strangers, and whether this server may connect to them. They could point into its own network.

Only https, only host names, and only names whose addresses are all public. A name is looked up once: we connect to the
address that was checked (`posting`), so a second, different answer for the name changes nothing.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from msgspec import Struct

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str, int], Awaitable[list[str]]]

LONGEST_URL: Final = 1000
LOWEST_PORT: Final = 1024  # or 443: lower ones are the ports of mail, old databases and the like
HTTPS: Final = 443
# Separate threads: a name whose server is silent blocks its thread long after nobody waits for the answer.
_THREADS: Final = ThreadPoolExecutor(8, "names")

_URL: Final = re.compile(r"https://(?P<host>[a-z0-9.-]{4,253})(?::(?P<port>[1-9][0-9]{2,4}))?(?P<path>/[!-~]*)?", re.I)
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
# Names that mean something on the local network, or nothing.
_LOCAL: Final = (
    "localhost",
    "local",
    "internal",
    "intranet",
    "lan",
    "home",
    "corp",
    "private",
    "test",
    "invalid",
    "arpa",
)

# In addition to what Python calls not global, which differs between its versions.
_NOT_PUBLIC: Final = tuple(
    ipaddress.ip_network(block)
    for block in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # a cloud's metadata service, on a public-looking address
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        "2001::/23",  # reserved for protocols, including Teredo
        "2001:db8::/32",
        "2002::/16",  # 6to4 carries any IPv4 address inside
        "2620:4f:8000::/48",
        "3fff::/20",
    )
)
_GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class Url(Struct, frozen=True):
    """The parts of an https address."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"


def read_url(text: str) -> Url | None:
    """The address, if we may connect to it by its form: https, a host name, port 443 or from 1024 up.

    A host is a name, not a number, however it is written; so nothing can be read in two ways.
    """
    found = _URL.fullmatch(text) if len(text) <= LONGEST_URL else None
    if found is None or "#" in text or "\\" in text:
        return None
    host, port = found["host"].lower(), int(found["port"] or HTTPS)
    labels = host.split(".")
    if len(labels) < 2 or not all(_LABEL.fullmatch(label) for label in labels):
        return None
    if labels[-1][0].isdigit() or labels[-1] in _LOCAL:
        return None
    if port != HTTPS and not LOWEST_PORT <= port <= 65_535:
        return None
    return Url(host, port, found["path"] or "/")


def is_public(address: Address) -> bool:
    """Whether it is one host on the open internet."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.scope_id:
            return False
        if address in _NAT64:  # how a gateway writes an IPv4 address
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
        if address not in _GLOBAL_UNICAST:  # mapped, compatible, site-local, unique local, multicast, …
            return False
    if any(address.version == block.version and address in block for block in _NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a name, as the system finds them."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_THREADS, ask)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def checked_addresses(
    url: Url, resolve: Resolver = look_up, allowed: Callable[[Address], bool] = is_public
) -> list[str]:
    """The addresses to connect to: all of the name's, or none if one is not public or cannot be read."""
    try:
        found = await resolve(url.host, url.port)
        addresses = [ipaddress.ip_address(address) for address in found]
    except (OSError, UnicodeError, ValueError):
        return []
    return [str(address) for address in addresses] if all(allowed(address) for address in addresses) else []
