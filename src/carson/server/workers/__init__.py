"""Processes that work for the server: `pool` hands work out, `worker` is the process. What is heavy runs there, and the
event loop stays free for everybody else.
"""
