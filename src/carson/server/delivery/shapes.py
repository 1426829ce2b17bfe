"""A person's channels on the wire."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from carson.server.delivery import push
from carson.server.delivery.addresses import read_url
from carson.server.delivery.results import SendFault
from carson.server.notifications import channel_repository as store
from carson.server.web.shapes import shown
from carson.words import Teller, Words

Kind = Literal["push", "mail", "webhook"]
Notice = Literal["turn", "over", "begun", "seated", "clock"]
Language = Literal["en", "nl", "fr", "it", "de"]


class ChannelForm(Struct, forbid_unknown_fields=True):
    """`address`: an email address or the webhook's; `subscription`: what the browser gave, for push.

    `wants`: the kinds of message, all by default.
    """

    kind: Kind
    address: str = ""
    subscription: push.Subscription | None = None
    wants: list[Notice] | None = None
    language: Language | None = None


class ChannelChange(Struct, forbid_unknown_fields=True):
    """Fields that are left out stay as they are."""

    wants: list[Notice] | None = None
    language: Language | None = None


class ChannelFault(Struct, frozen=True):
    code: str
    message: str


class Channel(Struct, frozen=True, omit_defaults=True):
    """`address` is shortened to what its owner needs: for push and webhooks the host.

    `state`: "on"; "unconfirmed", until the link in an email is followed; "stopped" by a link in an email; "failed",
    when messages no longer arrived, with the last `fault`. `secret` signs what a webhook gets, and is shown once.
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
    """A kind of channel, and why this server does not offer it, or None."""

    kind: Kind
    refused: str | None


class Channels(Struct, frozen=True):
    channels: list[Channel]
    kinds: list[Offer]


class PushKey(Struct, frozen=True):
    """The public key that a browser subscribes with (`applicationServerKey`)."""

    key: str


def channel(found: store.Channel, words: Words, told: bool = False) -> Channel:
    """`told`: include the secret, for an owner who has just made the channel."""
    return shown(
        Channel,
        found,
        address=_address(found),
        wants=list(found.wanted),
        fault=_fault(found.last_fault, words) if found.last_fault else None,
        secret=found.secret if told and found.kind == store.WEBHOOK else None,
    )


def _address(found: store.Channel) -> str:
    """The rest of a hook's address is as good as a password."""
    if found.kind == store.MAIL:
        return found.address
    url = push.endpoint(found.address) if found.kind == store.PUSH else read_url(found.address)
    return url.origin if url is not None else ""


def _fault(text: str, words: Words) -> ChannelFault:
    kept: dict[str, Any] = msgspec.json.decode(text)
    fault = SendFault(kept["code"], **kept["details"])
    return ChannelFault(fault.code, Teller(words, str).error(fault))
