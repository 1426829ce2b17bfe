"""What the terminal draws: cities, offers, players, score sheets, rules. Takes views, gives rich renderables."""
