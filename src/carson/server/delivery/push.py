"""Web Push: to a browser that need not be open (RFC 8030)."""

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from carson.server.delivery.addresses import Url, read_url
from carson.server.delivery.posting import Transport, post, result_of
from carson.server.delivery.push_crypto import Browser, authorization, sealed
from carson.server.delivery.results import Gone, Result, SendFault
from carson.server.delivery.wording import Wording
from carson.server.errors import BadRequest
from carson.server.notifications.message import CLOCK, OVER

DAY: Final = 86_400
KEPT: Final = 3 * DAY  # how long a push service keeps a message for a browser that is off
URGENCY: Final = {CLOCK: "high", OVER: "low"}


class Keys(Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(Struct, frozen=True):
    """What a browser's `PushSubscription.toJSON()` gives; the rest is not needed."""

    endpoint: str
    keys: Keys


_SUBSCRIPTION: Final = msgspec.json.Decoder(Subscription)


def checked(found: Subscription) -> str:
    """The subscription as it is stored, if messages can be sent to it."""
    url = read_url(found.endpoint)
    try:
        Browser(found.keys.p256dh, found.keys.auth)
    except ValueError:
        url = None
    if url is None:
        raise BadRequest("channel-push-unfit")
    return msgspec.json.encode(found).decode()


def endpoint(address: str) -> Url | None:
    return read_url(_SUBSCRIPTION.decode(address).endpoint)


async def send(
    transport: Transport, address: str, wording: Wording, key: ec.EllipticCurvePrivateKey, contact: str, now: int
) -> Result:
    found = _SUBSCRIPTION.decode(address)
    url = read_url(found.endpoint)
    if url is None:
        return Gone(SendFault("notify-host-unfit", host=""))
    headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "authorization": authorization(key, url.origin, contact, now),
        "ttl": str(max(0, wording.until - now) if wording.until else KEPT),
        "urgency": URGENCY.get(wording.kind, "normal"),
    }
    if wording.table_id:
        # A newer message about the same table replaces one that was not delivered yet.
        headers["topic"] = wording.table_id
    return result_of(
        await post(transport, url, headers, sealed(payload(wording), Browser(found.keys.p256dh, found.keys.auth)))
    )


def payload(wording: Wording) -> bytes:
    """What the browser's service worker gets."""
    shown = {
        "kind": wording.kind,
        "table": wording.table_id,
        "title": wording.title,
        "body": wording.text,
        "link": wording.link,
    }
    return msgspec.json.encode(shown)
