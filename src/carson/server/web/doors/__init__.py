"""The API's addresses, by subject. Each door reads what it is given, calls the service, and says what came of it."""
