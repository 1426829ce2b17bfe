"""A POST to a host that a stranger named, over a real connection."""

import asyncio

import pytest

from carson.server.delivery.addresses import read_url
from carson.server.delivery.posting import LONGEST_HEAD, PostAnswer, Transport, post, result_of
from carson.server.delivery.results import Gone, Later, Refused, SendFault, Sent
from server.notify.receiver import HOST, LOOPBACK, Web, trust, web


async def posted(found: Web, transport: Transport | None = None, path: str = "/hook") -> PostAnswer:
    url = read_url(found.url(path))
    assert url is not None
    return await post(transport or found.transport(), url, {"content-type": "text/plain"}, b"hello")


async def fault(found: Web, transport: Transport | None = None) -> SendFault:
    with pytest.raises(SendFault) as caught:
        await posted(found, transport)
    return caught.value


def test_it_is_said_to_the_address_that_was_checked_under_the_hosts_name() -> None:
    async def story() -> None:
        async with web() as found:
            assert (await posted(found, path="/a?b=c")).status == 204
            assert found.asked == [HOST], "the name was looked up once"
            assert found.names == [HOST], "the host's name in the handshake"
            heard = found.heard[0]
            assert heard.first == "POST /a?b=c HTTP/1.1"
            assert heard.headers["host"] == f"{HOST}:{found.port}"
            assert heard.body == b"hello"

    asyncio.run(story())


def test_an_answer_that_leads_to_a_private_address_is_not_connected_to() -> None:
    """Also if the name had a public address when it was first given: it is looked up anew, and checked, each time."""

    async def story() -> None:
        async with web() as found:
            answers = iter([["93.184.215.14"], [LOOPBACK]])

            async def resolve(_host: str, _port: int) -> list[str]:
                return next(answers)

            transport = Transport(resolve=resolve, tls=trust, patience=5)
            assert await transport.resolve(HOST, found.port) == ["93.184.215.14"]
            assert (await fault(found, transport)).code == "notify-host-unfit"
            assert found.heard == []
            assert found.names == []

    asyncio.run(story())


def test_a_redirect_is_followed_nowhere() -> None:
    async def story() -> None:
        async with web() as found:
            found.says(307, more=f"location: https://{HOST}:{found.port}/other\r\n")
            answer = await posted(found)
            assert answer.status == 307
            assert isinstance(result_of(answer), Refused)
            assert len(found.heard) == 1

    asyncio.run(story())


def test_a_certificate_of_another_name_or_of_nobody_known_is_not_spoken_to() -> None:
    async def story() -> None:
        async with web() as found:
            other = read_url(f"https://other.example.org:{found.port}/")
            assert other is not None
            with pytest.raises(SendFault) as caught:
                await post(found.transport(), other, {}, b"hello")
            assert caught.value.code == "notify-unreachable"
            transport = found.transport()
            assert (await fault(found, Transport(transport.resolve, transport.allowed))).code == "notify-unreachable"
            assert found.heard == []

    asyncio.run(story())


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    async def story() -> None:
        async with web() as found:
            assert (await posted(found, found.transport("127.0.0.2", LOOPBACK))).status == 204
            transport = found.transport("127.0.0.2", "127.0.0.3", "127.0.0.4", LOOPBACK)
            assert (await fault(found, transport)).code == "notify-unreachable", "three addresses are enough"

    asyncio.run(story())


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"hello\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"HTTP/1.1 \xb2\xb2\xb2 x\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nx: " + b"y" * (LONGEST_HEAD + 100) + b"\r\n\r\n",
        b"HTTP/1.1 103 Early\r\n\r\n" * 9,
    ],
)
def test_what_is_no_answer_is_a_fault_and_no_more_than_a_head_is_read(answer: bytes) -> None:
    async def story() -> None:
        async with web() as found:
            found.answers = [answer]
            # Nothing more comes after these bytes: the other side waits for us.
            assert (await fault(found, found.transport(patience=0.5))).code == "notify-unreachable"

    asyncio.run(story())


def test_answers_before_the_answer_are_passed_over() -> None:
    async def story() -> None:
        async with web() as found:
            found.answers = [b"HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 429 Slow\r\nRetry-After: 120\r\n\r\n"]
            assert await posted(found) == PostAnswer(429, 120)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("status", "result"),
    [
        (200, Sent),
        (201, Sent),
        (204, Sent),
        (301, Refused),
        (400, Refused),
        (403, Refused),
        (404, Gone),
        (410, Gone),
        (408, Later),
        (429, Later),
        (500, Later),
        (503, Later),
    ],
)
def test_what_a_status_means(status: int, result: type) -> None:
    assert isinstance(result_of(PostAnswer(status)), result)


@pytest.mark.parametrize("value", ["soon", "-5", "٣", "Wed, 21 Oct 2026 07:28:00 GMT"])
def test_a_pause_that_is_no_number_is_none(value: str) -> None:
    async def story() -> None:
        async with web() as found:
            found.answers = [f"HTTP/1.1 503 So\r\nretry-after: {value}\r\n\r\n".encode()]
            assert await posted(found) == PostAnswer(503, 0)

    asyncio.run(story())


def test_a_header_cannot_bring_a_second_one() -> None:
    async def story() -> None:
        async with web() as found:
            url = read_url(found.url())
            assert url is not None
            with pytest.raises(AssertionError):
                await post(found.transport(), url, {"x": "y\r\nz: w"}, b"")
            assert found.heard == []

    asyncio.run(story())
