"""The doors for the terminal: `carson play`, `score`, `replay` and what else app.py registers."""

from carson.cli.main import main

__all__ = ["main"]
