"""What-if: outlooks, plans on a private copy, and the reason why something is not allowed."""
