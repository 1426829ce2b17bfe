"""Lessons: records of whole games with remarks for who learns. docs/client.md ("Lessons") tells how to write one."""
