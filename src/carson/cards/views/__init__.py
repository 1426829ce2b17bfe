"""What a player sees: the view of a seat, and the points that open cards could score."""
