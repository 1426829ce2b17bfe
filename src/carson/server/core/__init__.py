"""What every feature works with: the services of a process, news for those who wait, caches, metrics, the clock."""
