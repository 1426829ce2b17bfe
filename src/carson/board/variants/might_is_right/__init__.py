"""Might is Right (BG-11.3): duel tiles instead of dice, chosen secretly and shown together."""
