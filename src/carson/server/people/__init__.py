"""People: guests, accounts, sessions, secret links, names, and leaving for good."""
