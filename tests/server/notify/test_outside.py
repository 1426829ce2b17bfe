"""Where this server may not speak to, however it is written and whatever a name's owner answers."""

import asyncio
from ipaddress import ip_address

import pytest

from carson.server.delivery.addresses import Url, checked_addresses, is_public, look_up, read_url
from server.taken import all_threads_taken

NOT_PUBLIC = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::808:808",
    "100::1",
    "2001::1",
    "2001:0:7f00:1::1",
    "2001:db8::1",
    "2001:10::1",
    "2002:7f00:1::1",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fd12:3456:789a::1",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700:4700::1111%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.1",
    "172.15.0.1",
    "172.32.0.1",
    "192.169.0.1",
    "223.255.255.254",
]
PUBLIC += ["2606:4700:4700::1111", "2a00:1450:4001:80b::200e", "2001:4860:4860::8888", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_an_address_that_is_not_a_host_of_the_open_internet_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("https://hook.example.org", Url("hook.example.org", 443, "/")),
        ("HTTPS://Hook.Example.ORG/A?b=c%20d", Url("hook.example.org", 443, "/A?b=c%20d")),
        ("https://hook.example.org:8443/x", Url("hook.example.org", 8443, "/x")),
        ("https://xn--bcher-kva.example/", Url("xn--bcher-kva.example", 443, "/")),
    ],
)
def test_an_https_address_of_a_named_host_is_read(text: str, found: Url) -> None:
    assert read_url(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://hook.example.org/",
        "ftp://hook.example.org/",
        "file:///etc/passwd",
        "//hook.example.org/",
        "https:hook.example.org",
        "https://",
        "https:///x",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0177.0.0.1/",
        "https://0x7f.0.0.1/",
        "https://0x7f000001/",
        "https://1.2.3.0x7f/",
        "https://8.8.8.8/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[2606:4700:4700::1111]/",
        "https://localhost/",
        "https://localhost:8443/",
        "https://intranet/",
        "https://printer.local/",
        "https://metadata.google.internal/",
        "https://a.localhost/",
        "https://1.0.0.127.in-addr.arpa/",
        "https://example.org./",
        "https://.example.org/",
        "https://a..example.org/",
        "https://-a.example.org/",
        f"https://{'a' * 64}.example.org/",
        "https://user@example.org/",
        "https://user:pass@example.org/",
        "https://example.org@10.0.0.1/",
        "https://example.org:22/",
        "https://example.org:80/",
        "https://example.org:1023/",
        "https://example.org:65536/",
        "https://example.org:0443/",
        "https://example.org:/",
        "https://example.org:443x/",
        "https://example.org/#x",
        "https://example.org\\@10.0.0.1/",
        "https://example.org/a b",
        "https://example.org/a\r\nHost: x",
        "https://example.org/\x00",
        " https://example.org/",
        "https://example.org/\n",
        "https://１２７.0.0.1/",
        "https://ⓔxample.org/",
        "https://example。org/",
        f"https://example.org/{'a' * 1000}",
    ],
)
def test_any_other_address_is_refused_by_its_form(text: str) -> None:
    assert read_url(text) is None


URL = Url("hook.example.org", 443, "/")


@pytest.mark.parametrize(
    "answer",
    [
        [],
        ["127.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["10.0.0.1", "8.8.8.8"],
        ["8.8.8.8", "::1"],
        ["8.8.8.8", "fe80::1%eth0"],
        ["8.8.8.8", "no address"],
    ],
)
def test_a_name_with_one_address_that_is_not_public_has_none_to_connect_to(answer: list[str]) -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        return answer

    assert asyncio.run(checked_addresses(URL, resolve)) == []


def test_a_name_that_is_not_there_has_no_address() -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        raise OSError

    assert asyncio.run(checked_addresses(URL, resolve)) == []


def test_a_name_is_looked_up_once_and_all_its_addresses_are_given() -> None:
    asked: list[tuple[str, int]] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["8.8.8.8", "2606:4700:4700::1111"]

    assert asyncio.run(checked_addresses(URL, resolve)) == ["8.8.8.8", "2606:4700:4700::1111"]
    assert asked == [("hook.example.org", 443)]


def test_a_name_is_looked_up_in_threads_of_its_own() -> None:
    """One whose server is silent holds its thread; nobody else may have to wait for that one."""

    async def story() -> None:
        async with all_threads_taken():
            assert await look_up("127.0.0.1", 443) == ["127.0.0.1"]

    asyncio.run(story())
