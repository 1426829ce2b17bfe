"""HTTP on top of the services: reads requests, identifies the sender, writes JSON. Contains no rule of a game and no
SQL.
"""
