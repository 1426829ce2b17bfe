"""Tables: setting them up, seats, the numbers behind a seed, clocks and deadlines, rematches."""
