"""Processes that work for the server: `pool` hands out work, `worker` is the process. Heavy work runs there, and the
event loop stays free for everybody else.
"""
