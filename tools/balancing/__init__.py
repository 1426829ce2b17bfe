"""The tables and plots of docs/balance.md, from the rows that `carson balance` has written."""
