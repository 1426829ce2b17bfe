"""Bots that think in processes of their own: `pool` hands questions out, `answering` is what those processes do,
`question` is what passes between them. A bot gets what its seat sees and what it may do, and nothing else of the game.
"""
