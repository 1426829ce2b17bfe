"""What can go wrong in a command, and the sentence that says so."""
