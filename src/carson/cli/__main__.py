"""`python -m carson.cli`, for when the `carson` command is not on the path."""

from carson.cli.main import main

main()
