"""The Card Game at this keyboard: setting it up, its pages, its questions and what can be typed."""
