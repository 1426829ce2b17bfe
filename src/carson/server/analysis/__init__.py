"""What-if: outlooks, plans on a private copy, and why something is not allowed."""
