"""Identifies this server as the sender of push messages, by its own key (RFC 8292). Made once, stored in the
database.
"""

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from carson.server.delivery.push_encryption import CURVE, base64url, from_base64url, public_point

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
