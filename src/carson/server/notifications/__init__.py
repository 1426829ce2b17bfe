"""Notifications that are due: whom an event concerns, over which channels, and the outbox they wait in."""
