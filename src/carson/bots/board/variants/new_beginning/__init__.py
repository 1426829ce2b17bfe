"""A New Beginning (BG-11.1), as a bot plays it."""
