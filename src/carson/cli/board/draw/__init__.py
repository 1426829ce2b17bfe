"""What the terminal draws of the board game. Takes views, gives rich renderables."""
