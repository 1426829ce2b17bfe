"""What the terminal draws of The Card Game. Takes views, gives rich renderables."""
