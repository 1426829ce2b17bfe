"""Bots that think in separate processes: `pool` hands out questions, `answering` is what those processes do, `question`
is what passes between them. A bot gets its seat's view and the legal actions, and nothing else of the game.
"""
