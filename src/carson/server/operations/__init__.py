"""For those who run the server: health, metrics, and a check of stored games."""
