"""What there is: suits, objects, cards, and the grid a city lies on."""
