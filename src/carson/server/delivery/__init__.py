"""Delivering notifications: email, Web Push and webhooks, and the channels that people set up for them."""
