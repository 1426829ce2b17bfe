"""Live play over a WebSocket: messages, who is present, and what each seat is sent after a commit."""
