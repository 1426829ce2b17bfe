"""Web Push: to a browser that need not be open (RFC 8030)."""

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from carson.server.delivery.addresses import Url, read_url
from carson.server.delivery.posting import Line, judged, post
from carson.server.delivery.push_encryption import Browser, sealed
from carson.server.delivery.results import Gone, Result, SendFault
from carson.server.delivery.vapid import authorization
from carson.server.delivery.wording import Told
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


async def send(line: Line, address: str, told: Told, key: ec.EllipticCurvePrivateKey, contact: str, now: int) -> Result:
    found = _SUBSCRIPTION.decode(address)
    url = read_url(found.endpoint)
    if url is None:
        return Gone(SendFault("notify-host-unfit", host=""))
    headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "authorization": authorization(key, url.origin, contact, now),
        "ttl": str(max(0, told.until - now) if told.until else KEPT),
        "urgency": URGENCY.get(told.kind, "normal"),
    }
    if told.table_id:
        # A newer message about the same table replaces one that was not delivered yet.
        headers["topic"] = told.table_id
    return judged(await post(line, url, headers, sealed(payload(told), Browser(found.keys.p256dh, found.keys.auth))))


def payload(told: Told) -> bytes:
    """What the browser's service worker gets."""
    shown = {"kind": told.kind, "table": told.table_id, "title": told.title, "body": told.text, "link": told.link}
    return msgspec.json.encode(shown)
