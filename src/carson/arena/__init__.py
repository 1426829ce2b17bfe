"""Many games: simulations, tournaments, benchmarks."""
