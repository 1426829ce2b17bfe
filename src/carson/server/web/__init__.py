"""HTTP over the service: reads requests, says who asks, writes JSON. Holds no rule of a game and no SQL."""
