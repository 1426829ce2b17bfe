"""What Web Push encrypts and signs: a message that only the receiving browser can read (RFC 8291, in the aes128gcm
coding of RFC 8188), and this server as its sender, by a key of its own (RFC 8292) that is made once and stored in the
database.
"""

import base64
import binascii
import secrets
import struct
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # the size of a record; a message is one record
# What a push service must accept at least, less the header, the tag and the byte that ends the text.
MOST_TEXT: Final = 4096 - (16 + 4 + 1 + 65) - 16 - 1
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16


class Browser:
    """The keys that came with a subscription. A ValueError says that they are invalid."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point = from_base64url(p256dh)
        self.auth = from_base64url(auth)
        if len(self.point) != POINT or self.point[0] != 4 or len(self.auth) != AUTH:
            raise ValueError("keys of another length")
        self.key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)


def sealed(
    text: bytes, browser: Browser, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of the request. `key` and `salt` are new for every message; a test may bring its own."""
    if len(text) > MOST_TEXT:
        raise ValueError("a push message is too long")
    key = key or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    own = public_point(key.public_key())
    shared = key.exchange(ec.ECDH(), browser.key)
    material = _derived(browser.auth, shared, b"WebPush: info\0" + browser.point + own, 32)
    content_key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    # The 2 marks the last record.
    content = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(own)) + own + content


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(material)


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    try:
        plain = text.rstrip("=").encode("ascii")
        return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except (UnicodeError, binascii.Error):
        raise ValueError("not base64url") from None


# The sender


LIFETIME: Final = 12 * 3600  # seconds that a token lasts; 24 hours is the most
_HEADER: Final = base64url(b'{"typ":"JWT","alg":"ES256"}')


def new_key() -> str:
    """A private key as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return base64url(number.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64url(text), "big"), CURVE)


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """As a browser expects it (`applicationServerKey`)."""
    return base64url(public_point(key.public_key()))


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: int) -> str:
    """The header for messages to the push service at the origin `audience`; `contact` is where we can be found."""
    claims = msgspec.json.encode({"aud": audience, "exp": now + LIFETIME, "sub": contact})
    signed = f"{_HEADER}.{base64url(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_text(key)}"
