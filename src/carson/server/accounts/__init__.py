"""Accounts: claiming a name, renaming, and leaving for good, with or without a copy of everything."""
