"""Webhooks: a signed body that Discord and Slack understand as it is."""

import asyncio
import hashlib
import hmac
import json
from collections.abc import Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from carson.server.delivery import webhook
from carson.server.delivery.results import Gone, SendFault, Sent
from carson.server.delivery.wording import Wording
from carson.server.errors import BadRequest
from server.notify.receiver import web

TURN = Wording(
    "turn", "0123456789abcdef0123", "board", "Ann", "Your turn", "Ann, it is your turn.", "https://c.example/t"
)


def test_a_hook_gets_json_that_its_owner_can_check() -> None:
    async def story() -> None:
        async with web() as found:
            assert isinstance(await webhook.send(found.transport(), found.url("/in?a=b"), "secret", TURN, 1_000), Sent)
            heard = found.heard[0]
            assert heard.first == "POST /in?a=b HTTP/1.1"
            assert heard.headers["content-type"] == "application/json"
            given = dict(part.split("=") for part in heard.headers["carson-signature"].split(","))
            expected = hmac.new(b"secret", b"1000." + heard.body, hashlib.sha256).hexdigest()
            assert given == {"t": "1000", "v1": expected}
            body = json.loads(heard.body)
            assert {key: body[key] for key in ("kind", "table", "game", "seat", "link", "time")} == {
                "kind": "turn",
                "table": TURN.table_id,
                "game": "board",
                "seat": "Ann",
                "link": "https://c.example/t",
                "time": 1000,
            }
            assert body["content"] == body["text"] == "Your turn: Ann, it is your turn. https://c.example/t"

    asyncio.run(story())


def test_a_players_name_calls_nobody_in_a_chat() -> None:
    body = webhook.payload(replace(TURN, text="<!channel> & @everyone"), 1_000)
    assert "<" not in body["text"]
    assert "&lt;!channel&gt; &amp; @everyone" in body["text"]
    assert body["allowed_mentions"] == {"parse": []}


def test_an_address_kept_from_before_is_checked_again() -> None:
    async def story() -> Any:
        async with web() as found:
            return await webhook.send(found.transport(), "https://127.0.0.1/", "secret", TURN, 1_000)

    assert isinstance(asyncio.run(story()), Gone)


def test_a_private_address_behind_a_name_is_a_fault_that_names_the_host_alone() -> None:
    async def story() -> None:
        async with web() as found:
            transport = replace(found.transport(), allowed=lambda _: False)
            sending: Coroutine[Any, Any, Any] = webhook.send(transport, found.url("/secret"), "secret", TURN, 1_000)
            with pytest.raises(SendFault) as caught:
                await sending
            assert caught.value.details == {"host": "hook.example.org"}
            assert found.heard == []

    asyncio.run(story())


def test_an_address_that_is_not_https_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadRequest) as caught:
        webhook.checked("http://hook.example.org/")
    assert (caught.value.code, caught.value.details) == ("channel-webhook-unfit", {"port": 1024})
