"""Live play over a WebSocket: what is said on it, who is there, and what each seat is sent after a commit."""
