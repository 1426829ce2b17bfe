"""A person's channels over the wire: what is asked for and what is told."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from carson.server.delivery import push
from carson.server.delivery.addresses import read_url
from carson.server.delivery.results import SendFault
from carson.server.notifications import channel_repository as store
from carson.words import Teller, Words

Kind = Literal["push", "mail", "webhook"]
Notice = Literal["turn", "over", "begun", "seated", "clock"]
Language = Literal["en", "nl", "fr", "it", "de"]


class ChannelForm(Struct, forbid_unknown_fields=True):
    """`address` is a mail address or the webhook's; `subscription` what the browser gave, for push.

    `wants` are the kinds of message, all unless told.
    """

    kind: Kind
    address: str = ""
    subscription: push.Subscription | None = None
    wants: list[Notice] | None = None
    language: Language | None = None


class ChannelChange(Struct, forbid_unknown_fields=True):
    """What is not given stays as it is."""

    wants: list[Notice] | None = None
    language: Language | None = None


class ChannelFault(Struct, frozen=True):
    code: str
    message: str


class Channel(Struct, frozen=True, omit_defaults=True):
    """`address` is shown as far as its owner needs it: of push and webhooks the host.

    `state`: "on"; "unconfirmed", until the link in a mail was followed; "stopped" by a link in a mail; "failed", when
    nothing arrived any more, with the last `fault`. `secret` signs what a webhook gets, and is told once.
    """

    id: str
    kind: Kind
    address: str
    state: Literal["on", "unconfirmed", "stopped", "failed"]
    wants: list[Notice]
    language: Language
    created_at: int
    fault: ChannelFault | None = None
    secret: str | None = None


class Offer(Struct, frozen=True):
    """A kind of channel, and why this server has none of it, or None."""

    kind: Kind
    refused: str | None


class Channels(Struct, frozen=True):
    channels: list[Channel]
    kinds: list[Offer]


class PushKey(Struct, frozen=True):
    """The public key that a browser subscribes with (`applicationServerKey`)."""

    key: str


def channel(found: store.Channel, words: Words, told: bool = False) -> Channel:
    """`told`: with the secret, for an owner who has just made it."""
    return Channel(
        id=found.id,
        kind=found.kind,  # type: ignore[arg-type]
        address=_shown(found),
        state=found.state,  # type: ignore[arg-type]
        wants=list(found.wanted),  # type: ignore[arg-type]
        language=found.language,  # type: ignore[arg-type]
        created_at=found.created_at,
        fault=_fault(found.last_fault, words) if found.last_fault else None,
        secret=found.secret if told and found.kind == store.WEBHOOK else None,
    )


def _shown(found: store.Channel) -> str:
    """The rest of a hook's address is as good as a password."""
    if found.kind == store.MAIL:
        return found.address
    url = push.endpoint(found.address) if found.kind == store.PUSH else read_url(found.address)
    return url.origin if url is not None else ""


def _fault(text: str, words: Words) -> ChannelFault:
    kept: dict[str, Any] = msgspec.json.decode(text)
    fault = SendFault(kept["code"], **kept["details"])
    return ChannelFault(fault.code, Teller(words, str).error(fault))
