"""uvicorn's WebSockets, with shorter ways for what happens thousands of times a second.

A text goes through five coroutines, of middleware that looks at headers only, before uvicorn makes a frame of it. Live
connections may give theirs straight to it instead, several in one piece (live/socket.py). And uvicorn stops listening
to a connection after every message, until the application has taken it: two calls to the system each time.
"""

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from carson.server.live.socket import WRITE

# Messages that may wait for the application before a connection is no longer listened to.
MOST_WAITING: Final = 4
_TEXT: Final = b"\x81"  # a text, all in one frame


class WebSockets(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, texts: Sequence[str]) -> bool:
        """Sends these texts. False if it cannot right now, and has sent nothing: `send` waits, or says why not."""
        if not self.handshake_complete or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        parts: list[bytes] = []
        for text in texts:
            data = text.encode()
            parts += (_TEXT, _length(len(data)), data)
        self.transport.write(b"".join(parts))
        return True

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so uvicorn does not pause it
        super().send_receive_event_to_app()
        self.read_paused = False


def _length(size: int) -> bytes:
    """As RFC 6455 (5.2) writes it, without a mask."""
    if size < 126:
        return bytes((size,))
    return b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big")
