"""Webhooks: a signed JSON body to the person's own address. Discord and Slack understand it as it is."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

from carson.server.delivery.addresses import LOWEST_PORT, read_url
from carson.server.delivery.posting import Transport, post, result_of
from carson.server.delivery.results import Gone, Result, SendFault
from carson.server.delivery.wording import Wording
from carson.server.errors import BadRequest

SIGNATURE: Final = "carson-signature"


def checked(text: str) -> str:
    """An address that we may connect to, by its form; its name is looked up for every message."""
    if read_url(text) is None:
        raise BadRequest("channel-webhook-unfit", port=LOWEST_PORT)
    return text


async def send(transport: Transport, address: str, secret: str, wording: Wording, now: int) -> Result:
    url = read_url(address)
    if url is None:
        return Gone(SendFault("notify-host-unfit", host=""))
    body = msgspec.json.encode(payload(wording, now))
    headers = {"content-type": "application/json", SIGNATURE: signature(secret, body, now)}
    return result_of(await post(transport, url, headers, body))


def payload(wording: Wording, now: int) -> dict[str, Any]:
    """Discord shows `content`, Slack shows `text`. A player's name must not ping anybody in either."""
    sentence = f"{wording.title}: {wording.text} {wording.link}"
    return {
        "kind": wording.kind,
        "table": wording.table_id,
        "game": wording.game,
        "seat": wording.seat,
        "link": wording.link,
        "time": now,
        "content": sentence,
        "text": sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),
        "allowed_mentions": {"parse": []},
    }


def signature(secret: str, body: bytes, now: int) -> str:
    """`t=TIME,v1=HEX`: HMAC-SHA256 of "TIME." and the body. The time is signed, so that nothing old can be replayed."""
    found = hmac.new(secret.encode(), f"{now}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={now},v1={found}"
