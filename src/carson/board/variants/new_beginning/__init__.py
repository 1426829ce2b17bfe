"""A New Beginning (BG-11.1): everybody buys the start material in secret, and all sheets are revealed together."""
