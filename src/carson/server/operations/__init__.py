"""For operators of the server: health, metrics, and a check of stored games."""
