"""What tools/crash.py is made of: processes to kill, people who play, and a check that knows what must be there."""
