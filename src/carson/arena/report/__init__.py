"""The games of a contest as one page with plots: no script, nothing fetched, light and dark, wide and narrow."""
