"""Lessons: records of whole games with remarks for learners. docs/client.md ("Lessons") explains how to write one."""
