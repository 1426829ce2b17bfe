"""Notifications about your tables while you are away."""

from typing import Final

from carson.server.delivery import channels
from carson.server.delivery.shapes import Channel, ChannelChange, ChannelForm, Channels, Offer, PushKey, channel
from carson.server.notifications.channel_repository import MAIL
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.limits import HOUR, Rate
from carson.words import Teller

doors = Doors("channels")

CHANGES: Final = Rate("channels", 30)
TESTS: Final = Rate("channel-tests", 6)
NEW_MAIL: Final = Rate("new-mail", 10, HOUR, together=True)  # email addresses given from one network address


@doors.get("/api/me/channels")
async def listed(visit: Visit) -> Channels:
    """Your channels, and the kinds that this server offers."""
    return await _all(visit)


@doors.post("/api/me/channels", limit=CHANGES, status=201)
async def add(visit: Visit, body: ChannelForm) -> Channel:
    """Add a channel.

    An email address gets one message with a link, and nothing else until you follow it. The answer for a webhook has
    the secret that signs its messages. Adding the same address again restarts the same channel.
    """
    if body.kind == MAIL:
        counter: limits.Limits = visit.request.app.state.limits
        await counter.count(NEW_MAIL, "new-mail", limits.address(visit.request))
    language = body.language or visit.words.language
    made, new = await channels.add(
        visit.services, visit.user, body.kind, body.address, body.subscription, body.wants, language
    )
    return channel(made, visit.words, told=new)


@doors.put("/api/me/channels/{channel_id}", limit=CHANGES)
async def change(visit: Visit, body: ChannelChange) -> Channel:
    """Choose what you are told over a channel, and in which language."""
    channel_id = visit.request.path_params["channel_id"]
    return channel(
        await channels.change(visit.services, visit.user, channel_id, body.wants, body.language), visit.words
    )


@doors.delete("/api/me/channels/{channel_id}", limit=CHANGES)
async def remove(visit: Visit) -> Channels:
    """Remove a channel, with everything that was still to be sent there."""
    await channels.remove(visit.services, visit.user, visit.request.path_params["channel_id"])
    return await _all(visit)


@doors.post("/api/me/channels/{channel_id}/test", limit=TESTS)
async def test(visit: Visit) -> Channels:
    """Send a test message. A moment later the channel's state and fault show how it went."""
    await channels.test(visit.services, visit.user, visit.request.path_params["channel_id"])
    return await _all(visit)


@doors.get("/api/push/key", free=True)
async def push_key(visit: Visit) -> PushKey:
    """The key that a browser needs to subscribe."""
    return PushKey(await channels.public_push_key(visit.services))


async def _all(visit: Visit) -> Channels:
    words = visit.words
    found = await channels.listed(visit.services, visit.user)
    offers = []
    for kind in channels.CHANNEL_KINDS:
        refused = channels.refusal(visit.services, kind)
        offers.append(Offer(kind, Teller(words, str).error(refused) if refused is not None else None))
    return Channels([channel(one, words) for one in found], offers)
