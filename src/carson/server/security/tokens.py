"""Tokens, ids that cannot be guessed, and seeds. All randomness here is the system's own."""

import hashlib
import secrets


def new_token() -> str:
    """What a guest holds to be recognised: 256 bits."""
    return secrets.token_urlsafe(32)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_id() -> str:
    """An id that is an address and cannot be guessed: anyone with a table's id may look at it."""
    return secrets.token_hex(10)


def new_handle() -> str:
    """The name that others may use for a person: it is not their id, and says nothing about them."""
    return secrets.token_hex(6)


def new_seed() -> str:
    """192 bits: nobody can try them all against the commitment, so it needs no salt."""
    return secrets.token_hex(24)
