"""Games of the past: records told in words, shown position by position, or given out as data."""
