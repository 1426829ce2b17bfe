"""What a player of the board game types: the choices there are, their names, and the action that was meant."""
