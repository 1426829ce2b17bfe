"""The score pad for the table at home: cities and characters from a file or from questions, made into score sheets."""
