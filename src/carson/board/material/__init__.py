"""What there is: the map, its pieces, the action spaces and the reconstructed figures."""
