"""The short ways of live connections keep to the protocol, and to what uvicorn promises."""

import asyncio
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from carson.server.app.websockets import MOST_WAITING, WebSockets


async def opened() -> WebSockets:
    async def app(scope: object, receive: object, send: object) -> None: ...

    found = WebSockets(uvicorn.Config(app, lifespan="off"), ServerState(), {})
    found.transport = Mock(asyncio.Transport)
    found.handshake_complete = True
    found.conn.state = State.OPEN
    return found


def test_texts_are_framed_as_the_library_frames_them() -> None:
    async def story() -> None:
        line = await opened()
        for size in (0, 1, 125, 126, 65_535, 65_536):
            texts = ["é" * (size // 2) + "x" * (size % 2), "next"]
            assert line.write(texts)
            framed = [Frame(Opcode.TEXT, text.encode()).serialize(mask=False) for text in texts]
            line.transport.write.assert_called_with(b"".join(framed))  # type: ignore[attr-defined]

    asyncio.run(story())


@pytest.mark.parametrize("hindrance", ["not open yet", "closing", "a slow reader"])
def test_nothing_is_written_where_uvicorn_would_wait_or_refuse(hindrance: str) -> None:
    async def story() -> None:
        line = await opened()
        if hindrance == "not open yet":
            line.handshake_complete = False
        elif hindrance == "closing":
            line.conn.state = State.CLOSING
        else:
            line.pause_writing()
        assert not line.write(["lost"])
        line.transport.write.assert_not_called()  # type: ignore[attr-defined]

    asyncio.run(story())


def test_a_client_is_listened_to_until_some_messages_wait_and_again_when_they_are_taken() -> None:
    async def story() -> None:
        line = await opened()
        pause, resume = line.transport.pause_reading, line.transport.resume_reading
        for _ in range(MOST_WAITING):
            line.handle_text(Frame(Opcode.TEXT, b"{}"))
        pause.assert_not_called()  # type: ignore[attr-defined]
        for _ in range(3):
            line.handle_text(Frame(Opcode.TEXT, b"{}"))
        pause.assert_called_once_with()  # type: ignore[attr-defined]
        for _ in range(MOST_WAITING + 3):
            resume.assert_not_called()  # type: ignore[attr-defined]
            assert (await line.receive())["type"] == "websocket.receive"
        resume.assert_called_once_with()  # type: ignore[attr-defined]

    asyncio.run(story())
