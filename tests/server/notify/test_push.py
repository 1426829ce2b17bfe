"""Web Push: what only the browser can read, and who says it."""

import asyncio
import base64
import hashlib
import hmac
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from carson.server.delivery import push, push_crypto
from carson.server.delivery.push_crypto import MOST_TEXT, Browser, base64url, from_base64url, public_point, sealed
from carson.server.delivery.results import Gone, Sent
from carson.server.delivery.wording import Wording
from carson.server.errors import BadRequest
from server.notify.receiver import HOST, web

# The worked example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
TURN = Wording(
    "turn", "0123456789abcdef0123", "board", "Ann", "Your turn", "Ann, it is your turn.", "https://c.example/t"
)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """As a browser does it, with nothing of ours: RFC 8188 and 8291 in the words of HMAC alone."""

    def keyed(secret: bytes, text: bytes) -> bytes:
        return hmac.new(secret, text, hashlib.sha256).digest()

    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    point, content = body[21 : 21 + length], body[21 + length :]
    assert len(content) <= size
    sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    info = b"WebPush: info\0" + public_point(key.public_key()) + point
    material = keyed(keyed(auth, key.exchange(ec.ECDH(), sender)), info + b"\x01")
    pseudo_random = keyed(salt, material)
    content_key = keyed(pseudo_random, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = keyed(pseudo_random, b"Content-Encoding: nonce\0\x01")[:12]
    text, end, padding = AESGCM(content_key).decrypt(nonce, content, None).rpartition(b"\x02")
    assert end
    assert not padding.strip(b"\0")
    return text


def test_the_worked_example_of_the_standard() -> None:
    made = sealed(TEXT, Browser(BROWSER, AUTH), push_crypto.read_key(SENDER_KEY), from_base64url(SALT))
    assert base64url(made) == SEALED
    assert opened(made, push_crypto.read_key(BROWSER_KEY), from_base64url(AUTH)) == TEXT


def test_every_message_has_a_key_and_a_salt_of_its_own() -> None:
    browser = Browser(BROWSER, AUTH)
    first, second = sealed(TEXT, browser), sealed(TEXT, browser)
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    assert opened(second, push_crypto.read_key(BROWSER_KEY), from_base64url(AUTH)) == TEXT


def test_a_message_fits_what_every_push_service_takes_or_is_refused() -> None:
    assert len(sealed(b"x" * MOST_TEXT, Browser(BROWSER, AUTH))) == 4096
    with pytest.raises(ValueError, match="too long"):
        sealed(b"x" * (MOST_TEXT + 1), Browser(BROWSER, AUTH))


def claims_of(header: str, now: int) -> dict[str, Any]:
    """What a push service reads, when the signature is right."""
    scheme, _, rest = header.partition(" ")
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    assert scheme == "vapid"
    head, claims, signature = fields["t"].split(".")
    raw = from_base64url(signature)
    assert len(raw) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(fields["k"]))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(from_base64url(claims))
    assert now < found["exp"] <= now + 86_400
    return found


def test_the_server_signs_for_each_push_service_with_the_key_that_browsers_were_given() -> None:
    key = push_crypto.read_key(push_crypto.new_key())
    header = push_crypto.authorization(key, "https://push.example.org", "https://carson.example", 1_000)
    assert header.endswith(f"k={push_crypto.public_text(key)}")
    assert claims_of(header, 1_000) == {
        "aud": "https://push.example.org",
        "exp": 1_000 + 12 * 3600,
        "sub": "https://carson.example",
    }


def subscription(url: str, p256dh: str = BROWSER, auth: str = AUTH) -> push.Subscription:
    return push.Subscription(url, push.Keys(p256dh, auth))


def test_a_message_to_a_browser_is_sealed_signed_and_takes_the_place_of_an_older_one_of_its_table() -> None:
    async def story() -> None:
        async with web() as found:
            key = push_crypto.read_key(push_crypto.new_key())
            address = push.checked(subscription(found.url("/send/abc")))
            sent = await push.send(found.transport(), address, TURN, key, "https://carson.example", 1_000)
            assert isinstance(sent, Sent)
            heard = found.heard[0]
            assert heard.first == "POST /send/abc HTTP/1.1"
            wanted = {"content-encoding": "aes128gcm", "ttl": "259200", "urgency": "normal", "topic": TURN.table_id}
            assert wanted.items() <= heard.headers.items()
            assert claims_of(heard.headers["authorization"], 1_000)["aud"] == f"https://{HOST}:{found.port}"
            told = json.loads(opened(heard.body, push_crypto.read_key(BROWSER_KEY), from_base64url(AUTH)))
            assert told == {
                "kind": "turn",
                "table": TURN.table_id,
                "title": "Your turn",
                "body": "Ann, it is your turn.",
                "link": "https://c.example/t",
            }
            found.says(410)
            gone = await push.send(found.transport(), address, TURN, key, "https://carson.example", 1_000)
            assert isinstance(gone, Gone)

    asyncio.run(story())


def test_a_message_about_time_is_not_kept_longer_than_the_time_lasts() -> None:
    async def story() -> None:
        async with web() as found:
            key = push_crypto.read_key(push_crypto.new_key())
            told = Wording("clock", TURN.table_id, "board", "Ann", "Time", "Hurry.", "https://c.example/t", until=1_600)
            await push.send(found.transport(), push.checked(subscription(found.url())), told, key, "x", 1_000)
            assert found.heard[0].headers["ttl"] == "600"
            assert found.heard[0].headers["urgency"] == "high"

    asyncio.run(story())


NO_POINT = base64.urlsafe_b64encode(b"\x04" + b"\x01" * 64).decode()


@pytest.mark.parametrize(
    "found",
    [
        subscription("http://push.example.org/"),
        subscription("https://127.0.0.1/"),
        subscription("https://push.example.org/", p256dh=""),
        subscription("https://push.example.org/", p256dh=AUTH),
        subscription("https://push.example.org/", p256dh=NO_POINT),
        subscription("https://push.example.org/", p256dh="ä" + BROWSER[1:]),
        subscription("https://push.example.org/", auth=BROWSER),
        subscription("https://push.example.org/", auth="!" * 22),
    ],
)
def test_a_subscription_that_cannot_be_sent_to_is_refused(found: push.Subscription) -> None:
    with pytest.raises(BadRequest) as caught:
        push.checked(found)
    assert caught.value.code == "channel-push-unfit"
