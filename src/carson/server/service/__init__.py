"""What people do at tables, as async functions over a `Desk`. They know no HTTP; what is refused is raised as data."""
