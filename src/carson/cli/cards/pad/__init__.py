"""The Card Game's score pad: cities and characters from a file or from questions, made into score sheets."""
