"""What a finished game is remembered by: where points came from, which characters were taken, what was built."""
