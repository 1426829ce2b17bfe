"""The numbered rules as a book to read and search, and the check that each has a test. Knows no game."""
