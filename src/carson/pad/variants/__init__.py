"""What each variant adds to the board game's score pad."""
